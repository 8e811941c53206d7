/// A piece of text that is never divided on the screen, before it has a column.
struct CellUnit {
  var range: Range<Int>
  var kind: VisualCell.Kind
  var base: Unicode.Scalar
  var marks: [Unicode.Scalar]
  /// Columns; of a tab 0 until its place is known.
  var width: Int
}
