/// A key's wish to move the caret.
public enum CaretMotion: Hashable, Sendable {
  /// The arrow keys, as the policy says.
  case left, right
  /// To the next place on the screen, whatever the policy.
  case visualLeft, visualRight
  /// To the next cluster in storage, whatever the policy.
  case logicalForward, logicalBackward
  /// Over a word on the screen; in storage where the policy is logical.
  case wordLeft, wordRight
  /// To the line above or below, keeping the column on the screen.
  case up, down
  /// So many lines up or down, keeping the column on the screen.
  case pageUp(lines: Int), pageDown(lines: Int)
  /// To the visual line's start or end in its paragraph's direction; from there to the paragraph's.
  case lineStart, lineEnd
  /// To the paragraph's start or end; from there to that of the paragraph before or after.
  case paragraphStart, paragraphEnd
  case documentStart, documentEnd
}

/// How the arrow keys move, under the numbers of Firefox's `bidi.edit.caret_movement_style`.
public enum MotionPolicy: Int, CaseIterable, Hashable, Sendable {
  /// On the screen.
  case visual = 1
  /// On the screen; in storage order while a selection is extended.
  case visualWithLogicalSelection = 2
  /// In storage order: towards the paragraph's end for the arrow of its direction.
  case logical = 0

  /// Whether the arrows move in storage order, while a selection is extended or not.
  func isLogical(extending: Bool) -> Bool {
    self == .logical || (self == .visualWithLogicalSelection && extending)
  }
}

/// How many stops visual motion makes where a line wraps.
public enum WrapPolicy: UInt8, CaseIterable, Hashable, Sendable {
  /// One, at the start of the line below: every press moves on in the text. The line's end is reached by End.
  case oneStop
  /// One at each side of the wrap, though both are the same gap in storage.
  case twoStops
}

/// Left or right on the screen.
public enum HorizontalSide: Hashable, Sendable {
  case left, right

  /// The other side.
  public var opposite: HorizontalSide { self == .left ? .right : .left }
}
