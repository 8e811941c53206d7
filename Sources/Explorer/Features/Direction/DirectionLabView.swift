internal import BidiAlgorithm
internal import Languages
internal import TextModel
internal import UnicodeData
internal import WritingDirection
package import Wording

/// What every strategy says of the caret's paragraph, as the Direction pane shows it.
///
/// Strategies that always agree share a row. Rows with one answer stand together: first those that say what the
/// paragraph has, then the others.
struct DirectionLabView {
  /// The longest paragraph, in scalars, that is typed again in thought or fixed.
  static let longest = 20_000

  /// An answer, and who gives it.
  struct Row {
    /// What pressing Enter lets decide.
    var choice: DirectionChoice
    /// The strategies that always give this answer; none where one direction is set for all paragraphs.
    var strategies: [DirectionStrategy]
    var estimate: DirectionEstimate
    /// How typing came to it; nil where the paragraph is too long.
    var history: DirectionHistory?
    /// What each fix would make of it.
    var fixed: [DirectionEstimate]

    /// Its name: the strategy's, and how many more say the same whatever the text is.
    func name(columns: Int, _ words: Catalogue) -> ScreenWords {
      let name = words.onScreen(choice.name)
      guard strategies.count > 1 else { return name.clipped(to: columns) }
      let more = " +\(strategies.count - 1)"
      return name.clipped(to: columns - more.count) + more
    }
  }

  let paragraph: ParagraphIndex
  let scalars: [Unicode.Scalar]
  /// Where it stands pinned; the rows say what they would without.
  let pinned: TextDirection?
  let rows: [Row]
  let fixes: [DirectionFix]
  /// The chosen row.
  let chosen: Int

  /// The view of a state: the last one, where nothing has changed that it shows.
  static func of(_ state: AppState, _ memos: some MemoHolder) -> DirectionLabView {
    let question = Question(
      version: LayoutVersion(state.session), paragraph: state.caretParagraph,
      direction: state.direction, locale: state.locale, lab: state.lab)
    return memos.memo(LastAnswer<Question, DirectionLabView>.self).answer(to: question) {
      DirectionLabView(state, memos.memo(DirectionDesk.self))
    }
  }

  private struct Question: Equatable {
    var version: LayoutVersion
    var paragraph: ParagraphIndex
    var direction: DirectionChoice
    var locale: TextDirection
    var lab: DirectionLab
  }

  private init(_ state: AppState, _ desk: DirectionDesk) {
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
    let forgetful = text.forgetting(paragraph)
    var rows = DirectionStrategy.families.map { family in
      var family = family
      // The one that decides stands for its like.
      if case .strategy(let driving) = state.direction, let index = family.firstIndex(of: driving) {
        family.insert(family.remove(at: index), at: 0)
      }
      let strategy = family[0]
      let decider = desk[strategy, state.locale]
      // A strategy that does not drive meets the text for the first time.
      let here = state.direction == .strategy(strategy) ? text : forgetful
      let context = fixes.isEmpty ? nil : decider.surroundings(of: paragraph, in: here)
      return Row(
        choice: .strategy(strategy), strategies: family,
        estimate: decider.estimate(paragraph, in: here),
        history: isShort ? decider.history(paragraph, in: here) : nil,
        fixed: fixes.map { fix in
          fix.preview(of: scalars, under: strategy, in: context ?? DirectionContext())
        })
    }
    let shown = layout.direction(of: paragraph)
    rows = rows.filter { $0.estimate.base == shown } + rows.filter { $0.estimate.base != shown }
    if case .fixed(let direction) = state.direction {
      let estimate = DirectionEstimate(
        direction: direction, base: direction, reason: .constant, alignment: direction)
      rows.insert(
        Row(
          choice: state.direction, strategies: [], estimate: estimate,
          history: isShort ? DirectionHistory(first: direction, flips: []) : nil,
          fixed: fixes.map { _ in estimate }), at: 0)
    }
    self.rows = rows
    let hand = state.lab.hand ?? state.direction
    chosen =
      rows.firstIndex { $0.choice == hand || $0.strategies.contains { .strategy($0) == hand } } ?? 0
  }

  /// The fixes of the caret's paragraph in the direction wanted; none while none are shown.
  static func fixes(_ state: AppState, _ analyser: Analyser) -> [DirectionFix] {
    let scalars = analyser.memo(DirectionDesk.self).scalars
    return fixes(state, scalars.of(state.caretParagraph, state.session.document))
  }

  private static func fixes(_ state: AppState, _ scalars: [Unicode.Scalar]) -> [DirectionFix] {
    guard let fixing = state.lab.fixing, scalars.count <= longest else { return [] }
    return DirectionFix.fixes(for: scalars, towards: fixing.towards)
  }

  /// How many strategies read the text: all counts are of these, here, in the title and in reports.
  static let readerCount = DirectionStrategy.all.count { $0.readsText }
  /// How many have one answer for every text.
  static let otherCount = DirectionStrategy.all.count - readerCount

  /// How many strategies that read the text lay the paragraph out in a direction.
  func count(_ direction: TextDirection) -> Int {
    count(where: { $0.estimate.base == direction })
  }

  /// How many strategies that read the text have a row like this.
  func count(where isCounted: (Row) -> Bool) -> Int {
    rows.reduce(0) { $0 + (isCounted($1) ? $1.strategies.count { $0.readsText } : 0) }
  }
}

/// How many strategies that read the text differ from what a paragraph has.
struct Disagreement {
  /// How many say the other direction.
  let count: Int
  /// How many read the text.
  let all = DirectionLabView.readerCount
  /// The direction that they say.
  let direction: TextDirection

  /// Of the caret's paragraph; nil where all agree, and where a paragraph that decides is too long to ask.
  static func of(_ analysis: Analysis) -> Disagreement? {
    let question = Question(
      version: analysis.version, paragraph: analysis.paragraph, direction: analysis.direction,
      locale: analysis.locale)
    return analysis.memo(LastAnswer<Question, Disagreement?>.self).answer(to: question) {
      Disagreement(analysis)
    }
  }

  private struct Question: Equatable {
    var version: LayoutVersion
    var paragraph: ParagraphIndex
    var direction: DirectionChoice
    var locale: TextDirection
  }

  private init?(_ analysis: Analysis) {
    guard analysis.paragraphLayout.count <= DirectionLabView.longest else { return nil }
    let desk = analysis.memo(DirectionDesk.self)
    let shown = analysis.levels.paragraphLevel.direction
    let text = analysis.layout.directed.unpinned(analysis.paragraph)
    let forgetful = text.forgetting(analysis.paragraph)
    let document = text.document
    let mayBeLong = document.scalarCount > DirectionLabView.longest
    func isLong(_ number: Int) -> Bool {
      document.range(of: ParagraphIndex(number)).count > DirectionLabView.longest
    }
    lazy var isAnyLongNear = StrategyDecider.near(analysis.paragraph, in: document)
      .contains(where: isLong)
    var count = 0
    for family in DirectionStrategy.families where family[0].readsText {
      let drives = family.contains { analysis.direction == .strategy($0) }
      let known = drives ? text : forgetful
      let decider = desk[family[0], analysis.locale]
      if mayBeLong,
        decider.mayRead(
          around: analysis.paragraph, in: known, isLong: isLong, isAnyLongNear: isAnyLongNear)
      {
        return nil
      }
      let estimate = decider.estimate(analysis.paragraph, in: known)
      if estimate.base != shown { count += family.count }
    }
    guard count > 0 else { return nil }
    (self.count, direction) = (count, shown.opposite)
  }
}
