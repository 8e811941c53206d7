/// That a press on some cells of a row asks for something.
struct Offer: Sendable {
  /// The row of the frame.
  var row: Int
  /// The columns of the frame.
  var columns: Range<Int>
  /// What it asks for: drawing knows no actions.
  var meaning: any Sendable
}
