package import BidiAlgorithm
package import TextModel

/// What the last key did to the levels of a paragraph, besides the scalars that it put in.
package struct LevelChange: Hashable, Sendable {
  package let paragraph: ParagraphIndex
  /// The scalars that have another level than before, as positions in the paragraph.
  package let positions: RangeSet<Int>
  /// The paragraph level before; nil where it stayed.
  package let formerParagraphLevel: EmbeddingLevel?

  /// The difference of two versions of a paragraph; nil where there is none. O(*n*).
  package init?(
    _ paragraph: ParagraphIndex, from before: ParagraphLayout, to after: ParagraphLayout
  ) {
    guard before.content.id != after.content.id || before.direction != after.direction else {
      return nil
    }
    let change = ParagraphChange(from: before.content.scalars, to: after.content.scalars)
    let (old, new) = (before.resolved, after.resolved)
    let (oldLevels, newLevels) = (old.levels, new.levels)
    func changed(_ kept: Range<Int>, movedBy delta: Int) -> [Range<Int>] {
      kept.lazy.filter { oldLevels[$0 - delta] != newLevels[$0] }.asRanges
    }
    let ranges =
      changed(0..<change.replaced.lowerBound, movedBy: 0)
      + changed(change.inserted.upperBound..<after.count, movedBy: after.count - before.count)
    let former = old.paragraphLevel == new.paragraphLevel ? nil : old.paragraphLevel
    if ranges.isEmpty, former == nil { return nil }
    self.paragraph = paragraph
    positions = RangeSet(ranges)
    formerParagraphLevel = former
  }
}

/// The caret's paragraph before a key, to compare with the one after it.
package struct FormerParagraph {
  private let index: ParagraphIndex
  private let count: Int
  private let layout: ParagraphLayout

  /// The caret's paragraph; nil where it is too long to be compared.
  package init?(_ app: AppState) {
    let document = app.session.document
    index = document.paragraph(containing: app.session.selection.focus.offset)
    count = document.paragraphCount
    layout = app.session.layout.paragraph(index)
    guard layout.count <= AskedStructure.longest else { return nil }
  }

  /// What has changed since; nil where nothing has, or where paragraphs came or went.
  package func change(in app: AppState) -> LevelChange? {
    guard app.session.document.paragraphCount == count else { return nil }
    return LevelChange(index, from: layout, to: app.session.layout.paragraph(index))
  }
}
