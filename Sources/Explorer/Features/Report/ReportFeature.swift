internal import Explanation
package import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// A report of the caret's paragraph, to be pasted where it is talked about.
package enum ReportFeature: Feature {
  package struct State: Equatable, Sendable {
    /// The program with its versions.
    package var program = ""
    /// The terminal as it calls itself.
    package var terminal: String?
  }

  package enum Action: Hashable, Sendable { case copy }

  package static let initial = State()

  package static let commands = [
    Command(
      "Copy a Markdown report",
      "Copies a report of the paragraph: characters, levels, what decided and the display, in ASCII.",
      .explain, keys: [KeyPress(.character("m"), [.alt, .shift])],
      menu: [.selection(1, 20), .caret(2, 2)], .feature(ReportFeature.self, .copy))
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    let analysis = analyser.analysis(of: app)
    let layout = analysis.paragraphLayout
    guard layout.count <= ExplainedParagraph.longestResolved else {
      app.message =
        "\(number: layout.count) scalars: paragraphs of at most \(verbatim: ExplainedParagraph.longestResolved) are explained."
      return .nothing
    }
    let window = ParagraphReport.window(count: layout.count, at: analysis.caretScalar ?? 0)
    var explained = ExplainedParagraph(
      layout.content.scalars.map(\.scalar), direction: layout.direction, line: 0..<0,
      firstOffset: analysis.paragraphStart, window: window)
    explained.illFormed = layout.content.illFormed
    explained.overruler = analysis.overruler
    let report = ParagraphReport(explained, lines: layout.lines(in: window))
    let state = app[ReportFeature.self]
    let colophon = ParagraphReport.colophon(program: state.program, terminal: state.terminal)
    app.message =
      window.count < layout.count
      ? """
      Copied a report of \(number: window.count) of the paragraph's \(number: layout.count) \
      scalars as Markdown.
      """
      : "Copied a report of the paragraph as Markdown."
    return .effect(.copy(report.markdown + "\n" + colophon))
  }
}

extension ParagraphLayout {
  /// The lines with scalars of a range, from the paragraph's start; of an empty paragraph its one.
  fileprivate func lines(in range: Range<Int>) -> [Range<Int>] {
    var number = line(of: range.lowerBound, .downstream)
    var lines = [self.range(ofLine: number)]
    while let last = lines.last, last.upperBound < range.upperBound,
      let next = line(after: number)
    {
      number = next
      lines.append(self.range(ofLine: next))
    }
    return lines
  }
}
