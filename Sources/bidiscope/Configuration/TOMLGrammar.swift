internal import Wording

/// The grammar of TOML, as far as settings need it: text that keeps to it is safe to parse.
///
/// The parser ends the program over some texts that are no TOML, a table without a name or half a
/// date, and goes so deep into names of many parts that the stack ends. So it is asked only about
/// text that is well-formed. Dates and numbers that are not decimal are left out: no setting takes
/// them.
struct TOMLGrammar {
  private let scalars: [Unicode.Scalar]
  private var at = 0
  private var line = 1
  /// The name of the value that is read, as it is written.
  private var name = ""

  /// The most parts of a name, and how deep arrays and tables may be in each other.
  private static let mostParts = 100
  private static let deepest = 64

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { at = 1 }
  }

  /// Looks through a text. O(*n*).
  ///
  /// - Throws: the first line that is wrong, and what is.
  static func check(_ text: String) throws(TOMLText.Fault) {
    var grammar = TOMLGrammar(text)
    try grammar.statements()
  }

  private mutating func statements() throws(TOMLText.Fault) {
    blankLines()
    while next != nil {
      if take("[") {
        let isArray = take("[")
        try key()
        try expect("]")
        if isArray { try expect("]") }
      } else {
        try pair(depth: 0)
      }
      blanks()
      comment()
      guard next == nil || take("\n") else { throw wrong("the line goes on") }
      blankLines()
    }
  }

  private mutating func pair(depth: Int) throws(TOMLText.Fault) {
    try key()
    try expect("=")
    blanks()
    try value(depth: depth)
  }

  private mutating func key() throws(TOMLText.Fault) {
    var parts = 0
    repeat {
      blanks()
      let first = at
      parts += 1
      guard parts <= Self.mostParts else { throw wrong("a name of too many parts") }
      if next == "\"" || next == "'" {
        try string(isKey: true)
      } else {
        let start = at
        while let scalar = next, scalar.isOfName { at += 1 }
        guard at > start else { throw wrong("no name") }
      }
      let isQuoted = !scalars[first].isOfName
      let part = isQuoted ? scalars[first + 1..<at - 1] : scalars[first..<at]
      name = String(String.UnicodeScalarView(part))
      blanks()
    } while take(".")
  }

  private mutating func value(depth: Int) throws(TOMLText.Fault) {
    guard depth < Self.deepest else { throw wrong("too deep") }
    switch next {
    case "\"", "'": try string(isKey: false)
    case "[":
      at += 1
      repeat {
        blankLines()
        if next == "]" { break }
        try value(depth: depth + 1)
        blankLines()
      } while take(",")
      try expect("]")
    case "{":
      at += 1
      blanks()
      guard !take("}") else { return }
      repeat { try pair(depth: depth + 1) } while takeBehindBlanks(",")
      try expect("}")
    default:
      let start = at
      while let scalar = next, scalar.isOfValue { at += 1 }
      let word = String(String.UnicodeScalarView(scalars[start..<at]))
      guard !word.isEmpty else { throw wrong("no value") }
      guard ["true", "false"].contains(word) || Self.isNumber(word) else {
        throw TOMLText.Fault(line: line, words: words(about: word))
      }
    }
  }

  /// What is said of a value that no setting takes: a word is probably a text without its quotes.
  private func words(about word: String) -> Words {
    guard let first = word.first, first.isASCII, first.isLetter,
      !["inf", "nan"].contains(word)
    else { return "there is a value that no setting takes" }
    if case .truth? = ConfiguredSetting.named(name)?.kind {
      return "'\(verbatim: name)' is true or false, not '\(verbatim: word)'"
    }
    return "the value of '\(verbatim: name)' needs quotation marks: \"\(verbatim: word)\""
  }

  /// Whether a word is a decimal number.
  private static func isNumber(_ word: String) -> Bool {
    word.wholeMatch(of: /[+-]?(0|[1-9](_?[0-9])*)(\.[0-9](_?[0-9])*)?([eE][+-]?[0-9]{1,3})?/)
      != nil
  }

  private mutating func string(isKey: Bool) throws(TOMLText.Fault) {
    let (start, quote) = (line, scalars[at])
    let isLong = scalars[at...].starts(with: [quote, quote, quote])
    guard !isLong || !isKey else { throw wrong("a name of several lines") }
    at += isLong ? 3 : 1
    while let scalar = next {
      if scalar == quote {
        guard isLong else {
          at += 1
          return
        }
        let count = scalars[at...].prefix { $0 == quote }.count
        at += count
        // Up to two quotes may stand before the three that close it.
        if count >= 3 {
          at -= max(0, count - 5)
          return
        }
      } else if scalar == "\\", quote == "\"" {
        at += 1
        try pass(isLong)
      } else {
        try pass(isLong)
      }
    }
    throw TOMLText.Fault(
      line: start, words: "this is not TOML (\(verbatim: "a string that does not end"))")
  }

  /// Passes a scalar of a string.
  private mutating func pass(_ isLong: Bool) throws(TOMLText.Fault) {
    if next == "\n" {
      guard isLong else { throw wrong("a string that does not end") }
      line += 1
    }
    at += 1
  }

  // MARK: - Between them

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    at += 1
    if scalar == "\n" { line += 1 }
    return true
  }

  private mutating func takeBehindBlanks(_ scalar: Unicode.Scalar) -> Bool {
    blanks()
    return take(scalar)
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(TOMLText.Fault) {
    guard takeBehindBlanks(scalar) else { throw wrong("no '\(Character(scalar))'") }
  }

  /// Spaces and tabs, and the first half of a CR LF.
  private mutating func blanks() {
    while let scalar = next {
      let isLineEnd = scalar == "\r" && at + 1 < scalars.count && scalars[at + 1] == "\n"
      guard scalar == " " || scalar == "\t" || isLineEnd else { return }
      at += 1
    }
  }

  private mutating func comment() {
    guard next == "#" else { return }
    while let scalar = next, scalar != "\n" { at += 1 }
  }

  private mutating func blankLines() {
    repeat {
      blanks()
      comment()
    } while take("\n")
  }

  private func wrong(_ what: String) -> TOMLText.Fault {
    TOMLText.Fault(line: line, words: "this is not TOML (\(verbatim: what))")
  }
}

extension Unicode.Scalar {
  /// Whether it may stand in a name without quotation marks.
  fileprivate var isOfName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    default: false
    }
  }

  /// Whether it may stand in a number or a word.
  fileprivate var isOfValue: Bool { isOfName || self == "+" || self == "." || self == ":" }
}
