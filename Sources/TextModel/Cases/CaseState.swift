/// A text, its selected ranges and its caret.
public struct CaseState: Hashable, Sendable {
  /// A gap, and which neighbour it leans on where that is said.
  public struct Position: Hashable, Sendable {
    /// In scalars.
    public var offset: Int
    /// Nil where it is not said, as by an editor that has none.
    public var affinity: TextPosition.Affinity?

    /// A gap and its affinity.
    public init(_ offset: Int, _ affinity: TextPosition.Affinity?) {
      self.offset = offset
      self.affinity = affinity
    }

    /// The same gap in the model; downstream where no affinity is said.
    var position: TextPosition { TextPosition(ScalarOffset(offset), affinity ?? .downstream) }

    fileprivate func isMet(by given: Position) -> Bool {
      offset == given.offset
        && (affinity == given.affinity || affinity == nil || given.affinity == nil)
    }
  }

  /// The text.
  public var scalars: [Unicode.Scalar]
  /// Where the selection began; nil where it is not said, or where there is only a caret.
  public var anchor: Position?
  /// The caret.
  public var focus: Position
  /// The selected ranges, in storage order.
  public var ranges: [Range<Int>]

  /// A text, its selected ranges and its caret.
  public init(
    scalars: [Unicode.Scalar], anchor: Position?, focus: Position, ranges: [Range<Int>]
  ) {
    self.scalars = scalars
    self.anchor = anchor
    self.focus = focus
    self.ranges = ranges
  }

  /// The state of a session.
  public init(_ session: EditingSession) {
    func position(_ position: TextPosition) -> Position {
      Position(position.offset.rawValue, position.affinity)
    }
    let selection = session.selection
    self.init(
      scalars: session.document.scalars(in: session.document.fullRange).map(\.scalar),
      anchor: selection.isCaret ? nil : position(selection.anchor),
      focus: position(selection.focus),
      ranges: session.ranges.ranges.map { $0.lowerBound.rawValue..<$0.upperBound.rawValue })
  }

  /// Whether an answer says the same. The anchor, and the neighbour on which a gap leans, count
  /// only where both say them.
  public func isMet(by answer: CaseState) -> Bool {
    guard scalars == answer.scalars, ranges == answer.ranges, focus.isMet(by: answer.focus) else {
      return false
    }
    // Where nothing is selected the anchor says nothing.
    guard !ranges.isEmpty, let anchor, let given = answer.anchor else { return true }
    return anchor.isMet(by: given)
  }

  /// The selection in the model.
  var selection: Selection {
    Selection(anchor: (anchor ?? focus).position, focus: focus.position)
  }
}
