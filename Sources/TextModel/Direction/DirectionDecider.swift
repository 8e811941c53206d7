public import BidiAlgorithm

/// What decides each paragraph's base direction.
///
/// A direction set by hand wins over whatever it would decide.
public struct DirectionDecider: Hashable, Sendable {
  private let identity: any Hashable & Sendable
  private let answer: @Sendable (ParagraphIndex, DirectedText) -> DecidedDirection

  /// A decider that may ask for what surrounds a paragraph.
  ///
  /// - Parameters:
  ///   - identity: what decides; deciders of equal identities decide alike.
  ///   - answer: the direction of a paragraph.
  public init(
    _ identity: some Hashable & Sendable,
    inText answer: @escaping @Sendable (ParagraphIndex, DirectedText) -> DecidedDirection
  ) {
    self.identity = identity
    self.answer = answer
  }

  /// A decider that needs nothing but the text, and what tells it apart from others.
  public init(
    _ identity: some Hashable & Sendable,
    _ decide: @escaping @Sendable (ParagraphIndex, Document) -> BaseDirection
  ) {
    self.init(identity) { paragraph, text in
      DecidedDirection(decide(paragraph, text.document), alignment: nil, isNeutral: false)
    }
  }

  /// P2 and P3 for every paragraph.
  public static let automatic = DirectionDecider(.auto)

  /// The same for every paragraph.
  public init(_ direction: BaseDirection) {
    self.init(direction) { (_: ParagraphIndex, _: Document) in direction }
  }

  /// The direction of a paragraph.
  public func decide(_ paragraph: ParagraphIndex, in text: DirectedText) -> DecidedDirection {
    if let pinned = text.notes[paragraph].pinned {
      return DecidedDirection(.explicit(pinned), alignment: nil, isNeutral: false)
    }
    return answer(paragraph, text)
  }

  /// Whether both decide alike.
  public static func == (a: DirectionDecider, b: DirectionDecider) -> Bool {
    AnyHashable(a.identity) == AnyHashable(b.identity)
  }
  /// Hashes what decides.
  public func hash(into hasher: inout Hasher) { identity.hash(into: &hasher) }
}

/// The direction of a paragraph, and the side its lines lean on.
public struct DecidedDirection: Hashable, Sendable {
  /// The writing direction: what orders the text.
  public var base: BaseDirection
  /// Whose leading edge the lines lean on; nil for that of the writing direction.
  public var alignment: TextDirection?
  /// Whether the paragraph's own text decided nothing.
  public var isNeutral: Bool

  /// A direction, and what is said of the lines.
  public init(_ base: BaseDirection, alignment: TextDirection?, isNeutral: Bool) {
    self.base = base
    self.alignment = alignment
    self.isNeutral = isNeutral
  }
}
