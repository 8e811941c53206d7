internal import TextModel

/// What a drag from one gap on the screen to another selects.
struct SelectionInspection {
  var policy: SelectionPolicy
  /// What the policy takes, in storage order.
  var ranges: [Piece]
  /// The one range between the two ends in storage.
  var single: Piece
  /// How many scalars that one range takes and what is on the screen between the gaps does not
  /// hold.
  var wrong: Int
  /// How many scalars on the screen between the gaps that one range does not take.
  var missed: Int
  /// The pieces on the screen: visual line from 1, columns.
  var rectangles: [(line: Int, columns: Range<Column>)]
  /// Where a left-to-right letter typed over it goes; nil where nothing is selected.
  var leftToRightLetter: Landing?
  /// Where a right-to-left letter typed over it goes.
  var rightToLeftLetter: Landing?

  /// Where a letter typed over a selection goes.
  struct Landing {
    /// The range in whose place it goes.
    var range: Range<ScalarOffset>
    /// The visual line from 1 and the column where it appears; nil where that is not known.
    var place: (line: Int, column: Int)?
    /// Whether it appears where the selection was.
    var isAtSelection: Bool
  }

  /// A range and its text.
  struct Piece {
    var range: StorageRange
    var text: String
  }
}
