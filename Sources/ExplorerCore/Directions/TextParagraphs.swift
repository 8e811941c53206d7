internal import Algorithms
internal import BidiAlgorithm
package import TextModel
package import WritingDirection

/// The paragraphs of a text as a strategy asks for them.
package struct TextParagraphs: DirectedParagraphs {
  package let decider: StrategyDecider
  package let text: DirectedText
  /// How much may be read; nil where everything may.
  package let limit: DirectionLimit?

  package init(_ decider: StrategyDecider, _ text: DirectedText, limit: DirectionLimit?) {
    self.decider = decider
    self.text = text
    self.limit = limit
  }

  package var count: Int { text.document.paragraphCount }

  package func context(of paragraph: Int) -> DirectionContext {
    let note = text.notes[ParagraphIndex(paragraph)]
    var context = DirectionContext(
      locale: decider.locale, keyboard: text.keyboard, state: note.state, pinned: note.pinned,
      caret: note.caret)
    context.hadText = note.hadText
    context.holdsCursor = text.cursor?.rawValue == paragraph
    return context
  }

  package func reading(_ paragraph: Int) -> DirectionReading {
    guard limit?.isTooLong(paragraph, in: text.document) != true else { return .nothing }
    return decider.reading(ParagraphIndex(paragraph), in: text)
  }

  package func last(_ sign: DirectionSign, before paragraph: Int) -> Int? {
    decider.withIndex { $0.last(sign, before: paragraph, in: self) }
  }

  package func first(_ sign: DirectionSign, from paragraph: Int) -> Int? {
    decider.withIndex { $0.first(sign, from: paragraph, in: self) }
  }

  package func lastNoted(in paragraphs: Range<Int>) -> Int? {
    let noted = text.notes.last(in: paragraphs, where: mayDecide)
    guard decider.strategy.heedsLanguages else { return noted }
    let marked = text.languages.lastMarked(in: paragraphs, of: text.document)
    return [noted, marked].compacted().max()
  }

  package func firstNoted(in paragraphs: Range<Int>) -> Int? {
    let noted = text.notes.first(in: paragraphs, where: mayDecide)
    guard decider.strategy.heedsLanguages else { return noted }
    let marked = text.languages.firstMarked(in: paragraphs, of: text.document)
    return [noted, marked].compacted().min()
  }

  /// Whether a note may give an answer where the text decides nothing, or take it away where the
  /// text decides.
  private func mayDecide(_ note: DirectionNotes.Note) -> Bool {
    note.pinned != nil || note.caret != nil || (decider.strategy.keepsState && note.state != nil)
  }
}

extension TextParagraphs: IndexedParagraphs {
  package var version: UInt64 { text.document.version }
  package var blockCount: Int { text.document.blockCount }

  package func block(containing paragraph: Int) -> IndexedBlock {
    let block = text.document.block(containing: ParagraphIndex(paragraph))
    return IndexedBlock(id: block.id, paragraphs: block.paragraphs)
  }

  package func isSurelyNeutral(_ block: IndexedBlock) -> Bool {
    guard let sign = decider.strategy.asciiSign, limit?.mayRead(block, of: text.document) != false
    else { return false }
    return text.document.hasNoLetter(
      text.document.block(containing: ParagraphIndex(block.paragraphs.lowerBound)),
      norDigit: sign == .letterOrDigit)
  }

  package func sign(of paragraph: Int) -> DirectionSign? {
    guard limit?.mayRead(paragraph, of: text.document) != false else { return nil }
    return decider.sign(of: ParagraphIndex(paragraph), in: text.document)
  }
}
