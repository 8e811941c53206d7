internal import Linting

/// A text that is open in an editor, with what was found in it.
struct OpenDocument {
  private(set) var text: FileText
  private(set) var version: Int
  let path: String
  /// What the editor calls it, where that is known.
  private let named: SourceKind?
  /// What was found in this version.
  private(set) var findings: [Finding] = []

  /// What the project says about the file.
  private var rules: FileRules

  /// A text that an editor opens, with what is said about files by their paths.
  init(item: JSONValue, path: String, rules: FileRules) {
    self.path = path
    self.rules = rules
    named = Self.kinds[item["languageId"].text ?? ""]
    version = item["version"].integer ?? 0
    text = FileText(Array((item["text"].text ?? "").unicodeScalars))
    find()
  }

  /// What it is written in; nil where nobody knows.
  var kind: SourceKind? { rules.kind ?? named ?? SourceKind(path: path) }

  /// Searches again by other rules.
  mutating func follow(_ rules: FileRules) {
    self.rules = rules
    find()
  }

  private mutating func find() {
    guard !rules.isLeftOut else {
      findings = []
      return
    }
    findings = Linter(rules.options()).findings(in: text, path: path, kind: kind)
      .filter { !$0.isAboutName }
  }

  /// Takes changes in, one after another.
  mutating func change(_ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding) {
    for change in changes {
      let new = Array((change["text"].text ?? "").unicodeScalars)
      if case .null = change["range"] {
        text = FileText(new)
      } else {
        let range = encoding.range(change["range"], in: text)
        text = FileText(TextEdit.applied([TextEdit(range, new)], to: text.scalars))
      }
    }
    self.version = version ?? self.version + 1
    find()
  }

  /// The path of an address, percent signs read.
  static func path(of uri: String) -> String {
    let rest = uri.hasPrefix("file://") ? uri.dropFirst(7) : uri[...]
    var bytes: [UInt8] = []
    var iterator = Array(rest.utf8)[...]
    while let byte = iterator.popFirst() {
      let digits = String(decoding: iterator.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        iterator = iterator.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What editors call the kinds.
  private static let kinds: [String: SourceKind] = [
    "swift": .swift, "c": .c, "cpp": .c, "objc": .c, "objective-c": .c, "objcpp": .c,
    "objective-cpp": .c, "javascript": .js, "javascriptreact": .js, "typescript": .js,
    "typescriptreact": .js, "python": .python, "rust": .rust, "go": .go, "java": .java,
    "kotlin": .java, "json": .json, "jsonc": .json, "yaml": .yaml, "html": .html,
    "markdown": .markdown, "po": .po, "gettext": .po, "strings": .strings, "fluent": .ftl,
    "ftl": .ftl, "properties": .properties, "java-properties": .properties,
    "jproperties": .properties, "plaintext": .plain, "text": .plain,
  ]
}
