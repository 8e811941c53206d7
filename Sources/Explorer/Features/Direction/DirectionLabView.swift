internal import BidiAlgorithm
internal import TextModel
internal import UnicodeData
internal import WritingDirection

/// What every strategy says of the caret's paragraph, as the Direction pane shows it.
struct DirectionLabView {
  /// The longest paragraph, in scalars, that is typed again in thought or fixed.
  static let longest = 20_000

  /// A strategy's answer.
  struct Row {
    var strategy: DirectionStrategy
    var estimate: DirectionEstimate
    /// Nil where the paragraph is too long.
    var flips: [Int]?
    /// What each fix would make of it.
    var afterFixes: [DirectionEstimate]
  }

  let paragraph: ParagraphIndex
  let scalars: [Unicode.Scalar]
  /// Where it stands pinned; the rows say what they would without.
  let pinned: TextDirection?
  let rows: [Row]
  let fixes: [DirectionMend]

  init(_ state: AppState, _ desk: DirectionDesk) {
    let layout = state.session.layout
    var text = layout.directed
    let paragraph = state.caretParagraph
    self.paragraph = paragraph
    pinned = text.notes[paragraph].pinned
    scalars = desk.scalars.of(paragraph, text.document)
    let isShort = scalars.count <= Self.longest
    text = text.unpinned(paragraph)
    fixes = isShort ? Self.fixes(state, scalars) : []
    let scalars = scalars
    let fixes = fixes
    rows = DirectionStrategy.all.map { strategy in
      let decider = desk[strategy, state.locale]
      // A strategy that does not drive meets the text for the first time.
      let here = state.direction == .strategy(strategy) ? text : text.forgetting(paragraph)
      let context = fixes.isEmpty ? nil : decider.surroundings(of: paragraph, in: here)
      return Row(
        strategy: strategy, estimate: decider.estimate(paragraph, in: here),
        flips: isShort ? decider.flips(paragraph, in: here) : nil,
        afterFixes: fixes.map { fix in
          fix.preview(of: scalars, under: strategy, in: context ?? DirectionContext())
        })
    }
  }

  /// The fixes of the caret's paragraph in the direction wanted; none while none are shown.
  static func fixes(_ state: AppState, _ analyser: Analyser) -> [DirectionMend] {
    let scalars = analyser.memo(DirectionDesk.self).scalars
    return fixes(state, scalars.of(state.caretParagraph, state.session.document))
  }

  private static func fixes(_ state: AppState, _ scalars: [Unicode.Scalar]) -> [DirectionMend] {
    guard let fixing = state.lab.fixing, scalars.count <= longest else { return [] }
    return DirectionMend.mends(for: scalars, towards: fixing.towards)
  }

  /// How many strategies lay the paragraph out in a direction.
  func count(_ direction: TextDirection) -> Int { rows.count { $0.estimate.base == direction } }
}
