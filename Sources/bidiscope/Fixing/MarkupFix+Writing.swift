package import Explorer
internal import ExplorerCore
internal import Fixing
internal import TextModel

extension MarkupFix {
  /// The document as it was written, with the change and nothing else put into it; nil where the
  /// change has no place in it. O(*n*).
  package var written: String? {
    let direction = DirectionArgument(argument: markup.direction) ?? .automatic
    let marked = MarkedDocument(html: markup.source, direction: direction)
    var fixed = FixedMarkup(markup.source, marked)
    let document = marked.document
    for number in 0..<document.paragraphCountOfText {
      let candidates = number == paragraph ? [candidate] : []
      fixed.add(
        FixedParagraph(
          text: document.plainScalars(of: ParagraphIndex(number)), display: [], problems: [],
          candidates: candidates))
    }
    let mended = fixed.mended(direction)
    return fixed.hasUnmended || fixed.hasUnwritten ? nil : mended.text
  }
}
