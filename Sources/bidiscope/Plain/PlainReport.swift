internal import BidiAlgorithm
internal import Explanation
internal import Explorer
internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

/// What there is to say about one paragraph, in sentences that a screen reader can read and no
/// terminal reorders.
struct PlainReport {
  /// Which paragraph of its document it is of.
  let index: ParagraphIndex
  private(set) var paragraph: ExplainedParagraph
  private let layout: ParagraphLayout
  private let line: VisualLine

  /// The report of one paragraph of a document, as one line.
  ///
  /// - Parameters:
  ///   - index: the paragraph.
  ///   - document: its document.
  ///   - surroundings: what is known beside it: what decides its direction, and how controls are
  ///     shown.
  init(_ index: ParagraphIndex, of document: Document, _ surroundings: PlainSurroundings) {
    self.index = index
    let direction = surroundings.decider.decide(index, in: surroundings.directed(document)).base
    let content = document.content(of: index)
    paragraph = ExplainedParagraph(
      content.scalars.map(\.scalar), direction: direction,
      firstOffset: document.range(of: index).lowerBound.rawValue)
    paragraph.overruler = surroundings.overruler
    layout = ParagraphLayout(
      content, direction: direction,
      settings: .ofReports(surroundings.controls.invisibles, width: nil), languages: .root,
      waiting: .forEverything)
    line = layout.line(0)
  }

  /// The text as it is stored, to be read aloud in whole words; nil where there is none.
  var text: Words? {
    var scalars = paragraph.scalars[...]
    while let last = scalars.last, BidiProperties.bidiClass(of: last) == .b { scalars.removeLast() }
    return scalars.isEmpty
      ? nil : "The text: \(verbatim: String(String.UnicodeScalarView(scalars)))"
  }

  /// The paragraph in three or four sentences: direction and reason, runs, order on the screen.
  var summary: [Words] { level + runs + (order.map { [$0] } ?? []) }

  /// Its level, and what decides that.
  var level: [Words] {
    let level = paragraph.paragraph.paragraphLevel
    guard !paragraph.scalars.isEmpty else {
      return ["An empty paragraph, level \(verbatim: level), \(level.direction.words)."]
    }
    var sentences: [Words] = ["Level \(verbatim: level), \(level.direction.words)."]
    if let reason = paragraph.events.first(where: { [.p2, .p3, .hl1].contains($0.rule) }) {
      sentences.append(paragraph.sentence(reason))
    }
    return sentences
  }

  /// How many runs it has, and which in storage order; nothing of an empty one.
  var runs: [Words] {
    let count = paragraph.scalars.count
    guard count > 0 else { return [] }
    var sentences: [Words] = [
      "\(counted(count, .scalars)) in \(counted(line.runs.count, .runs))."
    ]
    if line.runs.count > 1 {
      let stored = line.runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
      let runs = stored.map(words).paired { "\($0); \($1)" } ?? .none
      sentences.append("In storage: \(runs).")
    }
    return sentences
  }

  /// What is on the screen, cell by cell; nil where nothing is.
  var order: Words? {
    let cells = line.cells.filter { $0.isVisible }.map(name)
    return cells.isEmpty ? nil : "On the screen from the left: \(cells.joined(by: ", "))."
  }

  /// A sentence for each scalar, in storage order.
  var characters: [Words] {
    let levels = (0..<layout.lineCount).flatMap {
      paragraph.paragraph.line(layout.range(ofLine: $0)).levels
    }
    return paragraph.scalars.indices.map { position in
      let scalar = paragraph.scalars[position]
      let bidiClass = paragraph.paragraph.input.classes[position].shortName
      // As the line is shown: after L1.
      let level = levels[position]
      let place: Words =
        paragraph.paragraph.isRemoved(at: position)
        ? "removed by X9"
        : paragraph.place(of: position).map {
          "level \(verbatim: level), number \(number: $0) from the left (counted from 0)"
        } ?? "level \(verbatim: level)"
      let name = ScalarSentence.fullName(scalar)
      let long = paragraph.paragraph.input.classes[position].words
      return """
        \(number: paragraph.firstOffset + position): \(name), class \(verbatim: bidiClass), \(long), \
        \(place).
        """
    }
  }

  /// Why a scalar is where it is, in sentences; nil where it is not of this paragraph.
  func story(at offset: Int) -> [Words]? {
    let position = offset - paragraph.firstOffset
    guard paragraph.scalars.indices.contains(position) else { return nil }
    var paragraph = paragraph
    let lines = (0..<layout.lineCount).lazy.map { layout.range(ofLine: $0) }
    if let line = lines.first(where: { $0.contains(position) }) { paragraph.show(line: line) }
    return paragraph.story(at: position)
  }

  private func words(_ run: VisualRun) -> Words {
    """
    \(verbatim: RangeNotation.run(run.range, from: paragraph.firstOffset)) at level \
    \(verbatim: run.level), \(run.level.direction.words)
    """
  }

  /// A cell by the name of its letter; what is more of its cluster is counted.
  private func name(_ cell: VisualCell) -> Words {
    let scalar = paragraph.scalars[cell.range.lowerBound]
    if case .label(let label) = cell.kind { return Words(verbatim: label) }
    if cell.kind == .tab { return "tab" }
    let base =
      cell.base == " " ? "space" : ScalarSentence.name(cell.base.isASCII ? cell.base : scalar)
    let marks = cell.range.count - 1
    return marks > 0 ? base + " " + "and \(counted(marks, .marks))" : base
  }
}
