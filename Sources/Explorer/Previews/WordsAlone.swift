package import BidiAlgorithm
internal import ExplorerCore
internal import Fixing
package import TextModel
package import Wording

/// The words of a paragraph that was read from markup, where they stand otherwise as plain text.
package struct WordsAlone {
  /// The words, without what the markup put there.
  package let text: String
  /// Their direction as plain text.
  package let base: TextDirection
  /// Whether that is another one than with the markup.
  package let hasOtherDirection: Bool
  /// Whether they are seen in another order, or mirrored otherwise, than with the markup.
  package let hasOtherDisplay: Bool

  /// That the words stand otherwise; nil where they do not.
  package var displaySentence: Words? {
    hasOtherDisplay ? "As plain text the words stand otherwise." : nil
  }

  /// The other direction; nil where it is the same.
  package var directionSentence: Words? {
    hasOtherDirection ? "As plain text the direction is \(base.words)." : nil
  }

  /// The words alone; nil where they have the same direction and display with the markup, and where
  /// there are none. What the markup itself shows, as a picture or a quotation mark, counts for
  /// nothing. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: the paragraph with the controls that the markup means, without its separator.
  ///   - direction: what decides its direction.
  ///   - inserted: the positions of what the markup put there.
  ///   - decide: what decides the direction of a plain text of one paragraph.
  package init?(
    of scalars: [Unicode.Scalar], _ direction: BaseDirection, without inserted: Set<Int>,
    deciding decide: (Document) -> BaseDirection
  ) {
    let words = scalars.indices.filter { !inserted.contains($0) }.map { scalars[$0] }
    guard !words.isEmpty else { return nil }
    text = String(String.UnicodeScalarView(words))
    let marked = DrawnParagraph(scalars, direction)
    let plain = DrawnParagraph(words, decide(Document(text: text)))
    let seen = zip(marked.visibleOrder, marked.display).filter { !inserted.contains($0.0) }
    base = plain.base
    hasOtherDirection = plain.base != marked.base
    hasOtherDisplay = plain.display != seen.map { $0.1 }
    guard hasOtherDirection || hasOtherDisplay else { return nil }
  }
}

extension WordsAlone {
  /// What is asked about the caret's paragraph.
  private struct Asked: Question {
    let content: ParagraphContent
    let direction: BaseDirection
    let inserted: Set<Int>
    let directions: DirectionDecider
    let keyboard: TextDirection?

    func answer(_ memory: Memory) -> WordsAlone? {
      WordsAlone(
        of: content.scalars.dropLast(content.separatorCount).map(\.scalar), direction,
        without: inserted
      ) { document in
        var text = DirectedText(document)
        text.keyboard = keyboard
        if keyboard != nil { text.cursor = ParagraphIndex(0) }
        return directions.decide(ParagraphIndex(0), in: text).base
      }
    }
  }

  /// Those of the caret's paragraph; nil where it is not as it was read from markup, and where it
  /// is too long to be looked at for a frame.
  static func ofCaretsParagraph(_ app: AppState, _ analysis: Analysis) -> WordsAlone? {
    let layout = analysis.paragraphLayout
    guard layout.count <= AskedStructure.longest,
      let read = app.markup?.paragraph(analysis.content, at: analysis.paragraph)
    else { return nil }
    return analysis.memory[
      Asked(
        content: analysis.content, direction: layout.direction, inserted: read.inserted,
        directions: app.session.policies.directions, keyboard: app.session.keyboard)]
  }
}
