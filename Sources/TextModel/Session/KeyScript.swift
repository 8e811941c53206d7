internal import BidiAlgorithm
internal import UnicodeData
public import Wording

/// Keys and gestures written as words: `S-right C-left backspace "text" drag 1:0..2:3`.
///
/// `S-` is Shift and `C-` Control; names of keys as the explorer has them are read too. Text to
/// type stands in quotes, with `\n`, `\t`, `\"`, `\\` and `\u{…}`. `replace "a" "b"` replaces
/// every match.
public enum KeyScript {
  /// Why a script is not understood.
  public struct Mistake: WordedError, Hashable {
    /// What stands there.
    public var word: String
    /// What is wrong with it.
    public var words: Words
  }

  /// The keys that take no argument, by name.
  static let keys: [(name: String, step: SessionStep)] = motions + settings + others

  private static let motions: [(name: String, step: SessionStep)] = [
    ("left", .move(.left, extending: false)), ("right", .move(.right, extending: false)),
    ("up", .move(.up, extending: false)), ("down", .move(.down, extending: false)),
    ("home", .move(.lineStart, extending: false)), ("end", .move(.lineEnd, extending: false)),
    ("pageup", .move(.pageUp(lines: 10), extending: false)),
    ("pagedown", .move(.pageDown(lines: 10), extending: false)),
    ("C-left", .move(.wordLeft, extending: false)),
    ("C-right", .move(.wordRight, extending: false)),
    ("C-up", .move(.paragraphStart, extending: false)),
    ("C-down", .move(.paragraphEnd, extending: false)),
    ("C-home", .move(.documentStart, extending: false)),
    ("C-end", .move(.documentEnd, extending: false)),
    ("forward", .move(.logicalForward, extending: false)),
    ("backward", .move(.logicalBackward, extending: false)),
    ("backspace", .backspace), ("delete", .delete), ("enter", .paste("\n")), ("tab", .type("\t")),
    ("space", .type(" ")), ("undo", .undo), ("redo", .redo), ("copy", .copy(.storage)),
    ("cut", .cut),
    ("paste", .pasteRegister), ("all", .selectAll), ("grow", .grow), ("shrink", .shrink),
  ]

  private static let settings =
    SelectionPolicy.keys + MotionPolicy.keys + WordPolicy.keys + WrapPolicy.keys
    + DeletionPolicy.keys + DeletionUnit.keys

  private static let others: [(name: String, step: SessionStep)] = [
    ("keyboard-ltr", .keyboard(.leftToRight)), ("keyboard-rtl", .keyboard(.rightToLeft)),
    ("copy-display", .copy(.display)), ("copy-scalars", .copy(.scalarEscapes)),
    ("copy-utf16", .copy(.utf16Escapes)), ("copy-html", .copy(.html)),
    ("copy-swift", .copy(.swiftLiteral)), ("copy-json", .copy(.jsonLiteral)),
    ("wrap-lri", .wrap(.lri)), ("wrap-rli", .wrap(.rli)), ("wrap-fsi", .wrap(.fsi)),
    ("strip", .stripControls), ("columns", .toggleColumns), ("bold", .mark(.bold)),
    ("unmark", .unmark), ("protect", .protect), ("unprotect", .unprotect),
    ("read-only", .readOnly(true)), ("writable", .readOnly(false)),
  ]

  /// Other names of keys: the explorer's own chords, and those of other programs.
  private static let synonyms = [
    "C-z": "undo", "C-y": "redo", "C-a": "all", "C-c": "copy", "C-x": "cut", "C-v": "paste",
    "ret": "enter", "return": "enter", "del": "delete",
  ]

  /// The signs of the arrows, and the words for them.
  private static let arrows = [
    "\u{2190}": "left", "\u{2191}": "up", "\u{2192}": "right", "\u{2193}": "down",
  ]

  /// Modifiers as the explorer writes them, in lower case, and as scripts do.
  private static let modifiers = [("shift+", "S-"), ("ctrl+", "C-"), ("alt+", "A-")]

  /// A name of a key in the letters of scripts: `Shift+Left`, `S-\u{2190}` and `S-left` are one.
  private static func spelled(_ name: String) -> String {
    var (prefix, rest) = ("", name[...])
    while let (long, short) = modifiers.first(where: { rest.lowercased().hasPrefix($0.0) }) {
      prefix += short
      rest = rest.dropFirst(long.count)
    }
    if let sign = rest.last, let word = arrows[String(sign)] {
      rest.removeLast()
      rest += word
    }
    // Where there is a `-`, case tells modifiers and letters apart.
    return prefix + (rest.contains("-") ? String(rest) : rest.lowercased())
  }

  private static let gestures = [
    "click", "S-click", "double", "triple", "quadruple", "drag", "drag-columns",
  ]

  /// The names of all keys and gestures, for help.
  public static var names: [String] {
    keys.map(\.name) + synonyms.keys.sorted() + gestures + ["replace"]
  }

  /// The steps of a script.
  ///
  /// - Parameters:
  ///   - script: words between white space.
  ///   - more: further names of keys; those known here go before them.
  ///   - read: what a text in quotes stands for.
  /// - Returns: one step for each key, text or gesture, with what was written for it.
  /// - Throws: ``Mistake`` at the first word that is not understood.
  public static func steps(
    _ script: String, and more: [(name: String, step: SessionStep)] = [],
    reading read: (String) -> String = { $0 }
  ) throws(Mistake) -> [(word: String, step: SessionStep)] {
    var result: [(word: String, step: SessionStep)] = []
    var words = try Self.words(script).map {
      Word(text: $0.isQuoted ? read($0.text) : $0.text, isQuoted: $0.isQuoted)
    }[...]
    while let word = words.popFirst() {
      if word.isQuoted {
        result.append((word.text, .type(word.text)))
      } else if let step = named(word.text, more) ?? named(spelled(word.text), more) {
        result.append((word.text, step))
      } else if word.text == "replace" {
        result.append(try replacement(words.popFirst(), words.popFirst()))
      } else if gestures.contains(word.text) {
        let argument = words.popFirst()?.text ?? ""
        guard let step = gesture(word.text, argument) else {
          throw Mistake(
            word: word.text,
            words: isDrag(word.text)
              ? "'\(verbatim: word.text)' needs two places, as \(verbatim: "\(word.text) 1:0..2:3")"
              : "'\(verbatim: word.text)' needs a place, as \(verbatim: "\(word.text) 1:4")")
        }
        result.append((word.text + " " + argument, step))
      } else {
        throw Mistake(
          word: word.text,
          words: "'\(verbatim: word.text)' is not a key; 'bidiscope help keys' lists them")
      }
    }
    return result
  }

  /// A script in ASCII, words between single spaces: its texts in quotes have escapes for all else.
  ///
  /// - Parameters:
  ///   - script: words between white space.
  ///   - read: what a text in quotes stands for.
  /// - Returns: the script, which stands for itself.
  /// - Throws: ``Mistake`` where a quote or an escape is not understood.
  static func inASCII(
    _ script: String, reading read: (String) -> String
  ) throws(Mistake) -> String {
    try words(script).map { $0.isQuoted ? quote(read($0.text)) : $0.text }.joined(separator: " ")
  }

  private static func quote(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case " "..."~": String(scalar)
      default: Hexadecimal.escape(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// `replace "what" "with"`: every match.
  private static func replacement(
    _ what: Word?, _ with: Word?
  ) throws(Mistake) -> (word: String, step: SessionStep) {
    guard let what, let with, what.isQuoted, with.isQuoted,
      let pattern = SearchPattern(text: what.text)
    else {
      throw Mistake(word: "replace", words: #"'replace' needs two texts: replace "a" "b""#)
    }
    return (
      #"replace "\#(what.text)" "\#(with.text)""#, .replaceAll(pattern, with: with.text)
    )
  }

  private static func named(
    _ name: String, _ more: [(name: String, step: SessionStep)]
  ) -> SessionStep? {
    key(name) ?? more.first { $0.name == name }?.step
  }

  private static func key(_ name: String) -> SessionStep? {
    let canonical = synonyms[name] ?? name
    if let found = keys.first(where: { $0.name == canonical }) { return found.step }
    let plain = name.hasPrefix("S-C-") ? "C-" + name.dropFirst(4) : String(name.dropFirst(2))
    let isShifted = name.hasPrefix("S-") || name.hasPrefix("C-S-")
    let unshifted = name.hasPrefix("C-S-") ? "C-" + name.dropFirst(4) : plain
    guard isShifted, let found = keys.first(where: { $0.name == unshifted }),
      case .move(let motion, _) = found.step
    else { return nil }
    return .move(motion, extending: true)
  }

  private static func isDrag(_ name: String) -> Bool { name.hasPrefix("drag") }

  private static func gesture(_ name: String, _ argument: String) -> SessionStep? {
    if isDrag(name) {
      let ends = argument.split(separator: ".", omittingEmptySubsequences: false)
      guard ends.count == 3, ends[1].isEmpty, let from = VisualPoint(String(ends[0])),
        let to = VisualPoint(String(ends[2]))
      else { return nil }
      return name == "drag" ? .drag(from, to) : .dragColumns(from, to)
    }
    guard let point = VisualPoint(argument) else { return nil }
    switch name {
    case "click": return .press(point, .character, extending: false)
    case "S-click": return .press(point, .character, extending: true)
    case "double": return .press(point, .word, extending: false)
    case "triple": return .press(point, .line, extending: false)
    case "quadruple": return .press(point, .paragraph, extending: false)
    default: return nil
    }
  }

  // MARK: Words

  private struct Word {
    var text: String
    var isQuoted: Bool
  }

  private static func words(_ script: String) throws(Mistake) -> [Word] {
    var words: [Word] = []
    var rest = script.unicodeScalars[...]
    while let first = rest.first {
      if ScalarFacts.isWhiteSpace(first) {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        words.append(Word(text: try quoted(&rest), isQuoted: true))
      } else {
        let word = rest.prefix { !ScalarFacts.isWhiteSpace($0) }
        words.append(Word(text: String(word), isQuoted: false))
        rest = rest[word.endIndex...]
      }
    }
    return words
  }

  /// The text up to the closing quote, which it takes with it.
  private static func quoted(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(Mistake) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      text.append(scalar == "\\" ? try escaped(&rest) : scalar)
    }
    throw Mistake(word: String(text), words: "the quote is not closed")
  }

  private static func escaped(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(Mistake) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      if rest.first == "{", digits.endIndex < rest.endIndex,
        let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
      {
        rest = rest[rest.index(after: digits.endIndex)...]
        return scalar
      }
      throw Mistake(word: "\\u", words: "\\u needs a scalar; write \\u{5D0}")
    case let other:
      let word = "\\" + (other.map { String($0) } ?? "")
      throw Mistake(
        word: word,
        words:
          "'\(verbatim: word)' is not an escape; the escapes are \(verbatim: #"\n \t \r \" \\ \u{}"#)"
      )
    }
  }
}
