/// What the user has selected: a gesture from an anchor to a focus.
///
/// Only the two ends are kept, each tied to a character's edge; the storage ranges follow from them, the
/// layout and a ``SelectionPolicy``. So a selection keeps its meaning when lines wrap elsewhere.
public struct Selection: Hashable, Sendable {
  /// What the gesture takes at once.
  public enum Granularity: UInt8, CaseIterable, Hashable, Sendable {
    case character, word, line, paragraph, document
  }

  /// Where the gesture began.
  public var anchor: TextPosition
  /// Where it is now: the caret.
  public var focus: TextPosition
  /// What the gesture takes at once.
  public var granularity: Granularity
  /// What a word is, where the gesture takes words.
  public var words = WordPolicy.pieces
  /// The columns of a visual rectangle, where the gesture is one: then it takes what is between them on each line,
  /// whatever the policy.
  public var block: ColumnBlock?
  /// The column on the screen that up and down aim at.
  public var goalColumn: Int?

  /// A selection between two positions.
  public init(
    anchor: TextPosition, focus: TextPosition, granularity: Granularity = .character
  ) {
    self.anchor = anchor
    self.focus = focus
    self.granularity = granularity
  }

  /// A caret without a selection.
  public init(caret: TextPosition) { self.init(anchor: caret, focus: caret) }

  /// Whether there is only a caret, whatever the layout.
  public var isCaret: Bool { anchor == focus && granularity == .character }
}

/// What storage ranges a gesture takes.
public enum SelectionPolicy: String, CaseIterable, Hashable, Sendable {
  /// What is between the two ends on the screen, in as many ranges as it takes.
  case natural
  /// One range in storage between the two ends, torn on the screen where directions meet.
  case single
  /// The smallest range around the natural selection that is one in storage and one on the screen.
  case snap
}

/// What a double click takes.
public enum WordPolicy: String, CaseIterable, Hashable, Sendable {
  /// The part of a word (UAX #29) that runs in one direction, and where it is torn on the screen all its
  /// pieces, never what stands between.
  case pieces
  /// From the word's leftmost cell to its rightmost, with what stands between.
  case hull
  /// The word of UAX #29 as it is in storage.
  case logical
}

/// A gap between cells on the screen.
public struct VisualGap: Hashable, Comparable, Sendable {
  /// The visual line.
  public var line: LinePosition
  /// From the left end of the line's own text.
  public var column: Column

  /// A gap by its line and column.
  public init(line: LinePosition, column: Column) {
    self.line = line
    self.column = column
  }

  /// Whether a gap stands above another, or left of it on its line.
  public static func < (a: VisualGap, b: VisualGap) -> Bool {
    a.line == b.line ? a.column < b.column : a.line < b.line
  }
}
