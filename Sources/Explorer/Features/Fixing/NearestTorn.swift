internal import ExplorerCore
internal import TextModel
internal import Wording

/// What is torn in the nearest paragraph in which anything is known to be, without the caret's. Of
/// two that are as near the upper one is meant.
private struct NearestTorn: Question {
  let layout: TextLayout
  /// The caret's.
  let paragraph: ParagraphIndex
  /// Those of which something may be known.
  let judged: Range<Int>
  let torn: [JudgedContent: Words]

  func answer(_ memory: Memory) -> Verdict.Elsewhere? {
    guard let last = judged.last else { return nil }
    let own = paragraph.rawValue
    let numbers = Set(torn.keys.map(\.number))
    let furthest = max(abs(own - judged.lowerBound), abs(last - own))
    for distance in 0...furthest where distance > 0 {
      for place in [own - distance, own + distance] where judged.contains(place) {
        let index = ParagraphIndex(rawValue: place)
        guard numbers.contains(layout.document.paragraphID(index)),
          let noun = torn[JudgedContent(layout.paragraph(index))]
        else { continue }
        return Verdict.Elsewhere(
          "\u{00B6} \(number: place + 1) is torn: the \(noun).",
          inBrief: "\u{00B6} \(number: place + 1) is torn",
          inSigns: Words(verbatim: "\(Sign.torn) \u{00B6} \(place + 1)"),
          press: .goTo(layout.document.range(of: index).lowerBound))
      }
    }
    return nil
  }
}

extension AppState {
  /// What is torn in the nearest paragraph in which anything is known to be, without the caret's;
  /// nil where nothing is, and where a pane shows it already.
  func tornElsewhere(_ analysis: Analysis) -> Verdict.Elsewhere? {
    guard !fixing.inView.torn.isEmpty,
      !arrangement.panes.contains(where: { $0.pane.tellsOfWholeText })
    else { return nil }
    let question = NearestTorn(
      layout: analysis.layout, paragraph: analysis.paragraph, judged: judgedParagraphs,
      torn: fixing.inView.torn)
    return analysis.memory[question]
  }
}
