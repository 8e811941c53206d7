extension Document {
  /// What an edit is about to change; groups and their new paragraphs are in ascending order.
  func summary(
    of edit: Edit, _ groups: [Group], _ rebuilt: [[ParagraphEntry]]
  ) -> ChangeSummary {
    guard let first = groups.first, let last = groups.last, let entries = rebuilt.first,
      let lastEntries = rebuilt.last
    else {
      let start = ParagraphIndex(0)
      return ChangeSummary(before: start..<start, after: start..<start)
    }
    let growth = zip(groups, rebuilt).reduce(0) { $0 + $1.1.count - $1.0.paragraphs.count }
    var lower = first.paragraphs.lowerBound
    var upper = last.paragraphs.upperBound
    if entries.first?.id == table.place(ofParagraph: lower).entry.id { lower += 1 }
    if lastEntries.last?.id == table.place(ofParagraph: upper - 1).entry.id { upper -= 1 }
    var change = ChangeSummary(
      before: ParagraphIndex(lower)..<ParagraphIndex(upper),
      after: ParagraphIndex(lower)..<ParagraphIndex(upper + growth))
    if upper - lower == 1, growth == 0 { change.inParagraph = changeInside(lower, edit) }
    return change
  }

  private func changeInside(_ paragraph: Int, _ edit: Edit) -> ChangeSummary.InParagraph? {
    guard let first = edit.replacements.first, let last = edit.replacements.last else { return nil }
    let start = table.place(ofParagraph: paragraph).start.scalars
    let lower = first.range.lowerBound.rawValue - start
    let upper = last.range.upperBound.rawValue - start
    let growth = edit.replacements.reduce(0) { $0 + $1.text.scalarCount - $1.range.count }
    guard lower >= 0, upper + growth >= lower else { return nil }
    return .init(before: lower..<upper, after: lower..<upper + growth)
  }
}
