/// What a file is written in.
public enum SourceKind: String, CaseIterable, Hashable, Sendable {
  case swift, c, js, python, rust, go, java
  case json, yaml, html, xml, markdown
  case po, strings, xcstrings, android, ftl, properties
  case plain

  /// The kind that a file's name tells; nil where it tells none: what is in such a file is nobody's
  /// prose.
  public init?(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      guard ["README", "NEWS", "AUTHORS", "TODO", "CHANGELOG"].contains(name) else { return nil }
      self = .plain
      return
    }
    let ending = name[name.index(after: dot)...].lowercased()
    if ending == "xml", folder == "values" || folder.hasPrefix("values-") {
      self = .android
      return
    }
    guard let kind = Self.byEnding[ending] else { return nil }
    self = kind
  }

  private static let byEnding: [String: SourceKind] = [
    "swift": .swift, "c": .c, "h": .c, "cc": .c, "cpp": .c, "cxx": .c, "hh": .c, "hpp": .c,
    "hxx": .c, "m": .c, "mm": .c, "js": .js, "mjs": .js, "cjs": .js, "jsx": .js, "ts": .js,
    "tsx": .js, "py": .python, "pyi": .python, "pyw": .python, "rs": .rust, "go": .go,
    "java": .java, "kt": .java, "kts": .java, "scala": .java, "json": .json, "arb": .json,
    "yaml": .yaml, "yml": .yaml, "html": .html, "htm": .html, "xhtml": .html, "xml": .xml,
    "xlf": .xml, "xliff": .xml, "svg": .xml, "md": .markdown, "markdown": .markdown, "po": .po,
    "pot": .po, "strings": .strings, "xcstrings": .xcstrings, "ftl": .ftl,
    "properties": .properties, "txt": .plain, "text": .plain, "srt": .plain,
  ]

  /// Whether a program is written in it, so that its lines are laid out from left to right.
  public var isCode: Bool {
    switch self {
    case .swift, .c, .js, .python, .rust, .go, .java: true
    default: false
    }
  }

  /// Whether a file of this kind is read whatever its bytes are. A compiler or a browser takes a
  /// NUL, in a comment for example, and reads on; plain text has none, and Apple compiles string
  /// tables to property lists of the same name.
  public func reads(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .plain: false
    case .strings: !bytes.starts(with: "bplist".utf8)
    default: true
    }
  }

  /// Whether it is markup, in which a reference stands for a character.
  var hasReferences: Bool {
    switch self {
    case .html, .xml, .markdown, .android: true
    default: false
    }
  }
}
