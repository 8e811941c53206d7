public import BidiAlgorithm
internal import UnicodeData

/// A file as rules see it: its text, the atoms of a program, the passages of text, the messages of
/// a catalogue.
public struct LintedFile: Sendable {
  /// Its name with its folders, as text.
  public let path: String
  /// Its text.
  public let text: FileText
  /// What it is written in; nil where nobody knows.
  public let kind: SourceKind?
  /// The comments and strings of a program.
  public let atoms: [Atom]
  /// The paragraphs of text.
  public let passages: [Passage]
  /// The messages of a catalogue.
  public let messages: [CatalogueMessage]

  /// Reads a file. O(*n*).
  ///
  /// - Parameters:
  ///   - text: its text.
  ///   - kind: what it is written in; nil where nobody knows, and then only what is hidden is
  ///     looked for.
  ///   - path: its name.
  ///   - direction: the direction of paragraphs; programs are laid out from left to right.
  ///   - paragraphs: the directions of paragraphs of plain text that are known.
  public init(
    _ text: FileText, kind: SourceKind?, path: String = "", direction: BaseDirection = .auto,
    paragraphs: ParagraphDirections = ParagraphDirections()
  ) {
    self.path = path
    self.text = text
    self.kind = kind
    guard let kind else {
      atoms = []
      messages = []
      passages = DocumentPassages.plain(text, .auto).map {
        var passage = $0
        passage.origin = .string
        passage.hasHoles = true
        return passage
      }
      return
    }
    if let table = SyntaxTable.of(kind) {
      atoms = Lexer.atoms(of: text.scalars, table)
      passages = CodePassages.of(text, atoms, table)
      messages = []
      return
    }
    atoms = []
    let reader = CatalogueLanguage.ofDocument(path: path).map(LocaleDirection.of)
    func read(_ documents: [Passage]) -> [Passage] {
      guard reader != nil else { return documents }
      return documents.map { passage in
        var passage = passage
        passage.reader = reader
        return passage
      }
    }
    messages = CatalogueReader.messages(of: text, kind, path: path, direction: direction)
    switch kind {
    case .html:
      passages = read(
        DocumentPassages.html(text, direction) + AttributePassages.of(text, direction))
    case .markdown: passages = read(DocumentPassages.markdown(text, direction))
    case .plain: passages = read(DocumentPassages.plain(text, direction, paragraphs))
    case .xml where messages.isEmpty: passages = DataPassages.xml(text)
    case .json:
      passages = messages.flatMap { $0.passage.paragraphs() } + JSONKeys.passages(text)
    default: passages = messages.flatMap { $0.passage.paragraphs() }
    }
  }

  /// Whether a program is written in it.
  var isCode: Bool { kind?.isCode ?? false }

  /// The line of a position, drawn as an editor draws it: from left to right in programs. O(*n*) of
  /// the line.
  func display(lineOf position: Int) -> [Unicode.Scalar] {
    let range = text.range(ofLine: text.line(of: position))
    // Nobody reads a longer line in a report.
    let start = max(range.lowerBound, min(position - 200, range.upperBound - 400))
    let part = text.scalars[start..<min(range.upperBound, start + 400)]
    return Display.of(Array(part), isCode ? .explicit(.leftToRight) : .auto)
  }
}
