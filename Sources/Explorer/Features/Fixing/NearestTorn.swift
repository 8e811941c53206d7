internal import ExplorerCore
internal import TextModel
internal import Wording

/// What is torn in the nearest paragraph in which anything is known to be, without the caret's, and
/// how many more are. Of two that are as near the upper one is meant.
private struct NearestTorn: Question {
  let layout: TextLayout
  /// The caret's.
  let paragraph: ParagraphIndex
  /// Those of which something may be known.
  let judged: Range<Int>
  let torn: [JudgedContent: Words]
  let markup: ReadMarkup?
  /// Whether these are all there are, so that it can be said how many are torn.
  let areAll: Bool

  func answer(_ memory: Memory) -> Verdict.Elsewhere? {
    let own = paragraph.rawValue
    let numbers = Set(torn.keys.map(\.number))
    let others = judged.compactMap { place -> (place: Int, noun: Words)? in
      let index = ParagraphIndex(rawValue: place)
      guard place != own, numbers.contains(layout.document.paragraphID(index)),
        let noun = torn[JudgedContent(layout.paragraph(index), at: index, markup)]
      else { return nil }
      return (place: place, noun: noun)
    }
    guard let nearest = others.min(by: { abs($0.place - own) < abs($1.place - own) }) else {
      return nil
    }
    let number = nearest.place + 1
    let sentence: Words = "\u{00B6} \(number: number) is torn: the \(nearest.noun)."
    let signs = Words(own: Sign.torn) + " " + Words.paragraph(number)
    let more = areAll ? others.count - 1 : 0
    return Verdict.Elsewhere(
      more == 0 ? sentence : sentence + " " + Self.alsoTorn(more),
      inBrief: more == 0
        ? "\u{00B6} \(number: number) is torn"
        : "\u{00B6} \(number: number) and \(number: more) more are torn",
      inSigns: more == 0 ? signs : signs + " " + Words(own: "+\(more)"),
      press: .goTo(
        layout.document.range(of: ParagraphIndex(rawValue: nearest.place)).lowerBound))
  }

  private static func alsoTorn(_ count: Int) -> Words {
    Words(
      count: count, one: "\(number: count) more paragraph is torn.",
      other: "\(number: count) more paragraphs are torn.")
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
      torn: fixing.inView.torn, markup: markup, areAll: ShortText(self) != nil)
    return analysis.memory[question]
  }
}
