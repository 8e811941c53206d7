internal import BidiAlgorithm
internal import Explanation
internal import Explorer
internal import Languages
internal import TextModel
internal import UnicodeData

/// What there is to say about one paragraph, in sentences that a screen reader can read and no terminal reorders.
struct PlainReport {
  let paragraph: ExplainedParagraph
  private let layout: ParagraphLayout
  private let line: VisualLine
  /// The language of the sentences; whole ones are looked up where they are told.
  private let catalogue: Catalogue

  /// The report of one paragraph of a document, as one line.
  init(
    _ index: ParagraphIndex, of document: Document, _ decider: DirectionDecider, _ words: Catalogue
  ) {
    catalogue = words
    let direction = decider.decide(index, in: DirectedText(document)).base
    let content = document.content(of: index)
    paragraph = ExplainedParagraph(
      content.scalars.map(\.scalar), direction: direction,
      firstOffset: document.range(of: index).lowerBound.rawValue)
    layout = ParagraphLayout(content, direction: direction)
    line = layout.line(0)
  }

  /// The paragraph in three or four sentences: direction and reason, runs, order on the screen.
  var summary: [String] {
    let level = paragraph.paragraph.paragraphLevel
    let count = paragraph.scalars.count
    guard count > 0 else {
      return ["An empty paragraph, level \(level), \(level.direction.words)."]
    }
    var sentences = ["Level \(level), \(level.direction.words)."]
    if let reason = paragraph.events.first(where: { [.p2, .p3, .hl1].contains($0.rule) }) {
      sentences.append(paragraph.sentence(reason))
    }
    sentences.append("\(counted(count, "scalar")) in \(counted(line.runs.count, "run")).")
    if line.runs.count > 1 {
      let stored = line.runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
      sentences.append("In storage: " + stored.map(words).joined(separator: "; ") + ".")
    }
    let cells = line.cells.filter { $0.isVisible }.map(name)
    if !cells.isEmpty {
      sentences.append("On the screen from the left: " + cells.joined(separator: ", ") + ".")
    }
    return sentences
  }

  /// A sentence for each scalar, in storage order.
  var characters: [String] {
    paragraph.scalars.indices.map { position in
      let scalar = paragraph.scalars[position]
      let bidiClass = paragraph.paragraph.input.classes[position].shortName
      let place =
        paragraph.paragraph.isRemoved(at: position)
        ? "removed by X9"
        : "level \(paragraph.paragraph.level(at: position))"
          + (paragraph.place(of: position).map { ", number \($0) from the left" } ?? "")
      return "\(paragraph.firstOffset + position): \(ScalarFacts.codePoint(scalar.value)) "
        + "\(ScalarFacts.name(of: scalar)), class \(bidiClass), \(place)."
    }
  }

  /// Why a scalar is where it is, in sentences; nil where it is not of this paragraph.
  func story(at offset: Int) -> [String]? {
    let position = offset - paragraph.firstOffset
    guard paragraph.scalars.indices.contains(position) else { return nil }
    var paragraph = paragraph
    let lines = (0..<layout.lineCount).lazy.map { layout.range(ofLine: $0) }
    if let line = lines.first(where: { $0.contains(position) }) { paragraph.show(line: line) }
    return paragraph.story(at: position)
  }

  private func words(_ run: VisualRun) -> String {
    RangeNotation.text(run.range, from: paragraph.firstOffset)
      + " at level \(run.level), \(run.level.direction.words)"
  }

  /// A cell by the name of its letter; what is more of its cluster is counted.
  private func name(_ cell: VisualCell) -> String {
    let scalar = paragraph.scalars[cell.range.lowerBound]
    let more =
      cell.range.count > 1 ? " " + catalogue("and \(counted(cell.range.count - 1, "mark"))") : ""
    if case .label(let label) = cell.kind { return label }
    if cell.kind == .tab { return catalogue("tab") }
    if cell.base == " " { return catalogue("space") + more }
    if cell.base.isASCII { return String(cell.base) + more }
    if LatinLetters.standsFor(scalar) { return LatinLetters.name(of: scalar) + more }
    return ScalarFacts.name(of: scalar).lowercased() + more
  }
}

extension TextDirection {
  fileprivate var words: String { self == .leftToRight ? "left to right" : "right to left" }
}
