internal import Markup

/// What a language's comments and strings look like.
struct SyntaxTable: Sendable {
  /// A comment between two signs.
  struct Block: Sendable {
    var open: [Unicode.Scalar]
    var close: [Unicode.Scalar]
    var nests = false
  }

  /// A string between two signs.
  struct Quotes: Sendable {
    var open: [Unicode.Scalar]
    var close: [Unicode.Scalar]
    var hasEscapes = true
    var isMultiline = false
    /// What begins code within, such as `${`, and the brackets that are counted until its end.
    var interpolation: [Unicode.Scalar] = []
    /// Whether it holds one character, so that a sign alone may mean something else.
    var isCharacter = false
  }

  /// What begins a comment to the end of the line.
  var lineComments: [[Unicode.Scalar]] = []
  var blocks: [Block] = []
  /// The longer opening signs first.
  var strings: [Quotes] = []
  /// What is read in its strings as an escape.
  var forms: Set<EscapeForm> = []
  /// How a control is written in its strings.
  var form: EscapeForm? = nil
  /// Letters before a quote that make a string raw.
  var rawPrefixes: Set<Unicode.Scalar> = []
  /// Whether number signs around quotes make them others.
  var hasNumberSigns = false
  /// Whether a slash may begin a regular expression.
  var hasRegularExpressions = false
  /// Whether escapes count outside strings, too.
  var hasEscapesEverywhere = false

  /// The table of a language.
  static func of(_ kind: SourceKind) -> SyntaxTable? {
    switch kind {
    case .swift: swift
    case .c: c
    case .js: javaScript
    case .python: python
    case .rust: rust
    case .go: go
    case .java: java
    default: nil
    }
  }

  private static func signs(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  private static func quotes(
    _ sign: String, escapes: Bool = true, multiline: Bool = false, interpolation: String = "",
    character: Bool = false
  ) -> Quotes {
    Quotes(
      open: signs(sign), close: signs(sign), hasEscapes: escapes, isMultiline: multiline,
      interpolation: signs(interpolation), isCharacter: character)
  }

  private static let slashes = signs("//")
  private static let block = Block(open: signs("/*"), close: signs("*/"))
  private static let nestingBlock = Block(open: signs("/*"), close: signs("*/"), nests: true)

  private static let swift = SyntaxTable(
    lineComments: [slashes], blocks: [nestingBlock],
    strings: [
      quotes("\"\"\"", multiline: true, interpolation: "\\("), quotes("\"", interpolation: "\\("),
    ], forms: [.braces], form: .braces, hasNumberSigns: true)
  private static let c = SyntaxTable(
    lineComments: [slashes], blocks: [block],
    strings: [quotes("\""), quotes("'", character: true)],
    forms: [.long, .named, .hexBytes, .octal], form: .long, rawPrefixes: ["R"])
  private static let javaScript = SyntaxTable(
    lineComments: [slashes], blocks: [block],
    strings: [quotes("\""), quotes("'"), quotes("`", multiline: true, interpolation: "${")],
    forms: [.utf16, .braces], form: .utf16, hasRegularExpressions: true)
  private static let python = SyntaxTable(
    lineComments: [signs("#")], blocks: [],
    strings: [
      quotes("\"\"\"", multiline: true), quotes("'''", multiline: true), quotes("\""), quotes("'"),
    ], forms: [.long, .named], form: .long, rawPrefixes: ["r", "R"])
  private static let rust = SyntaxTable(
    lineComments: [slashes], blocks: [nestingBlock],
    strings: [quotes("\"", multiline: true), quotes("'", character: true)], forms: [.braces],
    form: .braces, rawPrefixes: ["r"], hasNumberSigns: true)
  private static let go = SyntaxTable(
    lineComments: [slashes], blocks: [block],
    strings: [
      quotes("\""), quotes("`", escapes: false, multiline: true), quotes("'", character: true),
    ], forms: [.long, .hexBytes, .octal], form: .long)
  private static let java = SyntaxTable(
    lineComments: [slashes], blocks: [block],
    strings: [quotes("\"\"\"", multiline: true), quotes("\""), quotes("'", character: true)],
    forms: [.utf16], form: .utf16, hasEscapesEverywhere: true)
}
