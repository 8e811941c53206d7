internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording
internal import WritingDirection

/// What every strategy says of the caret's paragraph, as the Direction pane shows it.
///
/// Strategies that always agree share a row. The standard's rule, Apple's and the one that decides
/// stand first; of the others, rows with one answer stand together: first those that say other than
/// what the paragraph has, which are what the list is read for, and have a place where it is cut.
/// Those that do not read the text come last.
struct DirectionLabView {
  /// The longest paragraph, in scalars, that is typed again in thought or fixed.
  static let longest = 20_000

  /// How many rows have their place whatever they say: the standard's rule, and Apple's.
  private static let heads = 2

  /// An answer, and who gives it.
  struct Row {
    /// What pressing Enter lets decide.
    var choice: DirectionChoice
    /// The strategies that always give this answer; none where one direction is set for all
    /// paragraphs.
    var strategies: [DirectionStrategy]
    var estimate: DirectionEstimate
    /// How typing came to it; nil where the paragraph is too long.
    var history: DirectionHistory?
    /// What each fix would make of it.
    var fixed: [DirectionEstimate]

    /// Whether the text decides; a direction that is set for all paragraphs is no strategy.
    var readsText: Bool { strategies.isEmpty || strategies.contains { $0.readsText } }

    /// Its name: the strategy's, and how many more say the same whatever the text is.
    func name(columns: Int, _ words: Catalogue) -> ScreenWords {
      let name = words.onScreen(choice.name)
      guard strategies.count > 1 else { return name.clipped(to: columns) }
      let more: ScreenSigns = " +\(number: strategies.count - 1)"
      let space = columns - more.columns
      if case .strategy(let strategy) = choice, space >= Self.leastForEnds {
        // Names differ in their ends.
        let label = strategy.label.clipped(to: space, keepingEnd: 4)
        return words.onScreen(Words(own: label + more.text))
      }
      return name.clipped(to: space) + more
    }

    /// With so many columns the beginning of a name and its end say which it is.
    private static let leastForEnds = 16
  }

  let paragraph: ParagraphIndex
  let scalars: [Unicode.Scalar]
  /// Where it stands pinned; the rows say what they would without.
  let pinned: TextDirection?
  let rows: [Row]
  let fixes: [DirectionFix]
  /// The chosen row.
  let chosen: Int

  /// How many columns the longest name of a row takes.
  func longestName(_ words: Catalogue) -> Int {
    rows.map { $0.name(columns: 200, words).columns }.max() ?? 0
  }

  /// The view of a state.
  static func of(_ app: AppState, _ memory: Memory) -> DirectionLabView {
    memory[
      Asked(
        layout: app.session.layout, paragraph: app.caretParagraph,
        direction: app.direction, locale: app.locale, lab: app.lab)]
  }

  /// All that it depends on.
  private struct Asked: Question {
    let layout: TextLayout
    let paragraph: ParagraphIndex
    let direction: DirectionChoice
    let locale: TextDirection
    let lab: DirectionLab

    func answer(_ memory: Memory) -> DirectionLabView { DirectionLabView(self, memory) }
  }

  private init(_ asked: Asked, _ memory: Memory) {
    let layout = asked.layout
    var text = layout.directed
    let paragraph = asked.paragraph
    self.paragraph = paragraph
    pinned = text.notes[paragraph].pinned
    scalars = memory[SharedScalars()].of(paragraph, text.document)
    let isShort = scalars.count <= Self.longest
    text = text.unpinned(paragraph)
    fixes = isShort ? Self.fixes(asked.lab, scalars) : []
    let scalars = scalars
    let fixes = fixes
    let forgetful = text.forgetting(paragraph)
    var rows = DirectionStrategy.families.map { family in
      var family = family
      // The one that decides stands for its like.
      if case .strategy(let driving) = asked.direction, let index = family.firstIndex(of: driving) {
        family.insert(family.remove(at: index), at: 0)
      }
      let strategy = family[0]
      let decider = memory[StrategyAtWork(strategy: strategy, locale: asked.locale)]
      // A strategy that does not drive meets the text for the first time.
      let here = asked.direction == .strategy(strategy) ? text : forgetful
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
    let heads = rows.prefix(Self.heads)
    rows.removeFirst(heads.count)
    func rest(_ isThere: (Row) -> Bool) -> [Row] {
      rows.filter { isThere($0) && $0.choice != asked.direction }
    }
    let others = rest { $0.estimate.base != shown } + rest { $0.estimate.base == shown }
    let sorted = rows.filter { $0.choice == asked.direction } + others
    rows = heads + sorted.filter(\.readsText) + sorted.filter { !$0.readsText }
    if case .fixed(let direction) = asked.direction {
      let estimate = DirectionEstimate(
        direction: direction, base: direction, reason: .constant, alignment: direction)
      rows.insert(
        Row(
          choice: asked.direction, strategies: [], estimate: estimate,
          history: isShort ? DirectionHistory(first: direction, flips: []) : nil,
          fixed: fixes.map { _ in estimate }), at: 0)
    }
    self.rows = rows
    let choice = asked.lab.chosen ?? asked.direction
    chosen =
      rows.firstIndex { $0.choice == choice || $0.strategies.contains { .strategy($0) == choice } }
      ?? 0
  }

  /// The fixes of the caret's paragraph in the direction wanted; none while none are shown.
  static func fixes(_ app: AppState, _ analyser: Analyser) -> [DirectionFix] {
    let scalars = analyser.memory[SharedScalars()]
    return fixes(app.lab, scalars.of(app.caretParagraph, app.session.document))
  }

  private static func fixes(_ lab: DirectionLab, _ scalars: [Unicode.Scalar]) -> [DirectionFix] {
    guard let fixing = lab.fixing, scalars.count <= longest else { return [] }
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

  /// How many scalars of the neighbours a strategy may read for the title.
  private static let mostRead = 1 << 20

  /// Of the caret's paragraph; nil where all agree, and where those that decide are too long to ask
  /// or too far away.
  static func of(_ analysis: Analysis) -> Disagreement? {
    analysis.memory[
      Asked(
        layout: analysis.layout, paragraph: analysis.paragraph, direction: analysis.direction,
        locale: analysis.locale)]
  }

  /// All that it depends on.
  private struct Asked: Question {
    let layout: TextLayout
    let paragraph: ParagraphIndex
    let direction: DirectionChoice
    let locale: TextDirection

    func answer(_ memory: Memory) -> Disagreement? { Disagreement(self, memory) }
  }

  private init?(_ asked: Asked, _ memory: Memory) {
    let (layout, paragraph) = (asked.layout, asked.paragraph)
    let paragraphLayout = layout.paragraph(paragraph)
    guard paragraphLayout.count <= DirectionLabView.longest else { return nil }
    let shown = paragraphLayout.levels.paragraphLevel.direction
    let text = layout.directed.unpinned(paragraph)
    let forgetful = text.forgetting(paragraph)
    var count = 0
    for family in DirectionStrategy.families where family[0].readsText {
      let drives = family.contains { asked.direction == .strategy($0) }
      let limit = DirectionLimit(longest: DirectionLabView.longest, total: Self.mostRead)
      let decider = memory[StrategyAtWork(strategy: family[0], locale: asked.locale)]
      let estimate = decider.estimate(paragraph, in: drives ? text : forgetful, within: limit)
      guard let estimate else { return nil }
      if estimate.base != shown { count += family.count }
    }
    guard count > 0 else { return nil }
    (self.count, direction) = (count, shown.opposite)
  }
}
