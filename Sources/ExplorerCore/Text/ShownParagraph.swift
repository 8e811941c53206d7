package import TextModel

extension AppState {
  /// The paragraph that the title tells of: the caret's, unless that is out of view and the pane
  /// with the focus shows another one in its place. O(lines of the view).
  package var shownParagraph: ParagraphIndex {
    let own = caretParagraph
    guard plan[.text] != nil, let place = focus.pane.shownPlace(self) else { return own }
    let layout = session.layout
    let other = layout.document.paragraph(containing: min(place, layout.document.endOffset))
    guard other != own else { return own }
    let lines = layout.lines(from: layout.clamp(top), count: lineCount)
    let isInView = lines.contains { $0.paragraph == own }
    return !isInView && lines.contains { $0.paragraph == other } ? other : own
  }
}
