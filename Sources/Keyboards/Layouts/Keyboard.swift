public import BidiAlgorithm

/// A way to turn keys into text.
public enum Keyboard: Hashable, Sendable {
  /// Each key types what a table says.
  case layout(KeyboardLayout)
  /// Latin letters spell words of another script.
  case spelling(SpellingKeyboard)
  /// Few keys, pressed again for their next letter.
  case pad(KeyPad)

  /// Its name, which `--keyboard` takes.
  public var name: String {
    switch self {
    case .layout(let layout): layout.name
    case .spelling(let spelling): spelling.name
    case .pad(let pad): pad.name
    }
  }

  /// Its name in xkb-data, such as `il(phonetic)`; nil where it is not from there.
  public var xkbName: String? {
    if case .layout(let layout) = self { layout.xkbName } else { nil }
  }

  /// What it is, for a list.
  public var title: String {
    switch self {
    case .layout(let layout): layout.title
    case .spelling(let spelling): spelling.title
    case .pad(let pad): pad.title
    }
  }

  /// The language that it is for, as BCP 47 tags it.
  public var language: String {
    switch self {
    case .layout(let layout): layout.language
    case .spelling(let spelling): spelling.language
    case .pad(let pad): pad.language
    }
  }

  /// The direction of the text that it types.
  public var direction: TextDirection {
    switch self {
    case .layout(let layout): layout.direction
    case .spelling(let spelling): spelling.direction
    case .pad: .leftToRight
    }
  }
}
