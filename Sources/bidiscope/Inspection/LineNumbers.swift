package import TextModel

/// The numbers of a layout's visual lines over the whole text, from 1.
///
/// How many lines stand before each paragraph is added up once, as far as somebody asks.
package final class LineNumbers {
  private let layout: TextLayout
  /// How many lines stand before each paragraph, of the first paragraphs.
  private var linesBefore = [0]

  /// The numbers of a layout's lines.
  package init(_ layout: TextLayout) { self.layout = layout }

  /// The number of a visual line. O(paragraphs before it) for the first question that goes so far.
  package func number(of line: LinePosition) -> Int {
    let paragraph = line.paragraph.rawValue
    for next in linesBefore.count..<max(linesBefore.count, paragraph + 1) {
      linesBefore.append(
        linesBefore[next - 1] + layout.paragraph(ParagraphIndex(next - 1)).lineCount)
    }
    return linesBefore[paragraph] + line.line + 1
  }
}
