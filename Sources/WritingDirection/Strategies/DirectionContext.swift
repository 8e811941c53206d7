public import BidiAlgorithm

/// What surrounds a paragraph, as far as a strategy may ask for it.
public struct DirectionContext: Hashable, Sendable {
  /// The direction the previous paragraph is laid out in; nil where there is none.
  public var previous: TextDirection?
  /// The direction that the next paragraph with strong text has; nil where there is none.
  public var next: TextDirection?
  /// The first strong direction of the earlier lines of the unit that decides: the block between
  /// blank lines, or the whole text.
  public var blockBefore: TextDirection?
  /// The first strong direction of the later lines of that unit.
  public var blockAfter: TextDirection?
  /// The layout direction of the locale.
  public var locale: TextDirection
  /// The direction of the active keyboard, or nil where it is not known.
  public var keyboard: TextDirection?
  /// Whether the cursor is in the paragraph: GTK asks the keyboard there, and nowhere else.
  public var holdsCursor = false
  /// The direction the paragraph had until now; nil for text that is met for the first time.
  public var state: TextDirection?
  /// Whether the paragraph's text had a direction of its own when it had ``state``. If not, that
  /// came from its surroundings: it serves text that is still neutral, and other text is met for
  /// the first time.
  public var hadText = true
  /// The direction set by hand; it wins over every estimate until it is removed.
  public var pinned: TextDirection?
  /// The default that a higher-level protocol hands to UAX #9 in place of level 0 (HL1).
  public var handedIn: TextDirection?
  /// The side the previous paragraph's lines lean on, where alignment follows it.
  public var previousAlignment: TextDirection?
  /// The gap after the scalar just typed, in scalars from the paragraph's start; nil after a
  /// deletion, a paste or on opening. With it and a ``state``, `steady` waits for the end of a
  /// word.
  public var caret: Int?
  /// The languages of the paragraph, where they are known.
  public var languages: ParagraphLanguages?

  /// Surroundings: all unknown, but for the locale, which is left-to-right.
  public init(
    previous: TextDirection? = nil, next: TextDirection? = nil,
    blockBefore: TextDirection? = nil, blockAfter: TextDirection? = nil,
    locale: TextDirection = .leftToRight, keyboard: TextDirection? = nil,
    state: TextDirection? = nil, pinned: TextDirection? = nil, handedIn: TextDirection? = nil,
    previousAlignment: TextDirection? = nil, caret: Int? = nil
  ) {
    self.previous = previous
    self.next = next
    self.blockBefore = blockBefore
    self.blockAfter = blockAfter
    self.locale = locale
    self.keyboard = keyboard
    self.state = state
    self.pinned = pinned
    self.handedIn = handedIn
    self.previousAlignment = previousAlignment
    self.caret = caret
  }

  /// The direction of an empty or neutral paragraph whose strategy leaves it as it was: its state,
  /// else the previous paragraph's direction, else the locale's.
  public var unchanged: TextDirection { state ?? previous ?? locale }
}

extension NeutralSource {
  /// The direction the source gives in a context, or nil where it is not known.
  func direction(in context: DirectionContext) -> TextDirection? {
    switch self {
    case .state: context.state
    case .previous: context.previous
    case .next: context.next
    case .keyboard: context.keyboard
    case .cursorKeyboard: context.holdsCursor ? context.keyboard : nil
    case .locale: context.locale
    case .handedIn: context.handedIn
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
