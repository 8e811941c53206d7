internal import Wording

/// Where the direction of a paragraph without strong text is taken from.
public enum NeutralSource: String, Hashable, Sendable {
  /// The paragraph's direction until now.
  case state
  /// The previous paragraph.
  case previous
  /// The next paragraph with strong text.
  case next
  /// The active keyboard.
  case keyboard
  /// The active keyboard, for the paragraph that the cursor is in.
  case cursorKeyboard
  /// The locale.
  case locale
  /// The higher-level default (HL1).
  case handedIn
  /// Left-to-right, whatever surrounds it.
  case leftToRight
  /// Right-to-left, whatever surrounds it.
  case rightToLeft

  /// The source in words, to end the sentence "the text decides nothing:".
  var title: Words {
    switch self {
    case .state: "as it was"
    case .previous: "as the previous paragraph"
    case .next: "as the next paragraph"
    case .keyboard: "as the keyboard"
    case .cursorKeyboard: "as the keyboard, because the cursor is here"
    case .locale: "as the locale"
    case .handedIn: "the default given (HL1)"
    case .leftToRight: "left-to-right"
    case .rightToLeft: "right-to-left"
    }
  }
}
