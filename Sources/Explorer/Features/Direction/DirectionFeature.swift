package import BidiAlgorithm
package import ExplorerCore
package import Screen
internal import TextModel
internal import Wording

/// What decides the paragraphs' directions: every platform's strategy, pins, and insertions that
/// fix a line.
package enum DirectionFeature: Feature {
  package typealias State = DirectionLab

  package enum Action: Hashable, Sendable {
    /// To another row of the Direction pane, so many rows away; or to the row under the pointer.
    case move(by: Int)
    case press(row: Int, fix: Int?)
    /// To another fix, or the caret to the left or right where none are shown.
    case sideways(Int)
    /// Lets the chosen strategy decide, or applies the chosen fix.
    case accept
    /// To the next choice of what decides.
    case next
    /// Between `steady` and `uax9`.
    case toggleStandard
    /// A direction for the selected paragraphs by hand; nil leaves them to the text again.
    case pin(TextDirection?)
    /// The paragraph's direction, then the other one, then none.
    case cyclePin
    /// Shows the fixes, or the strategies' answers again.
    case toggleFixes
    /// Fixes towards the other direction.
    case turnFixes
    case toggleWords
  }

  package static let initial = DirectionLab()
  package static let direction = PaneID(DirectionPane.self)
  package static let panes = [direction]
  package static var text: (any TextContribution.Type)? { WordRow.self }

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    let shown = app.shownParagraph
    let isCarets = shown == analysis.paragraph
    let levels = analysis.layout.paragraph(shown).levels
    let level = levels.paragraphLevel
    let arrow = "\(Sign.arrow(level.direction))" + (levels.isLevelKnown ? "" : "?")
    // The blank is the sentence's: beside words from right to left it stands between.
    let sign: Words = " \(verbatim: arrow)"
    let isPinned = analysis.layout.directed.notes[shown].pinned != nil
    let rule: Words = isPinned ? "\(verbatim: Sign.pin) pinned" : app.direction.rule
    let labelled: Words = "writing: \(rule)"
    // On a short line few words say what decides.
    let byHand: Words = "set"
    let inBrief: Words = isPinned ? "writing: \(byHand)" : app.direction.ruleInBrief
    // Where the pane has the focus already, a press says the fact in full.
    func press(_ fact: Words) -> ExplorerCore.Action {
      app.focus == DirectionFeature.direction
        ? .say("\(fact).") : app.showing(DirectionFeature.direction)
    }
    let inFull: Words = "writing \(level.direction.inBrief): \(rule)" + sign
    var facts = [
      TitleFact(
        20, weight: 9, inFull, short: labelled + sign, bare: inBrief + sign,
        isPinned ? .caretMark : .level(Int(level.rawValue)), press: press(inFull))
    ]
    if isCarets, let disagreement = Disagreement.of(analysis) {
      facts.append(
        TitleFact(
          30, weight: 6, disagreement.inFull, short: disagreement.inShort,
          bare: disagreement.inBrief, .quiet, press: press(disagreement.inFull)))
    }
    return facts
  }

  /// What is remembered, by name.
  private enum MemoryKey {
    static let direction = "direction"
  }

  /// What decides the directions is the user's choice, in every text.
  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    guard scope == .user, let name = app.lab.remembered else { return [:] }
    return [MemoryKey.direction: name]
  }

  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState, _ analyser: Analyser
  ) {
    guard scope == .user,
      let choice = memory[MemoryKey.direction].flatMap(DirectionChoice.init(named:))
    else { return }
    app.choose(choice, analyser)
    app.lab.remembered = choice.argument
  }

  /// Esc goes from the fixes back to the strategies.
  package static func meaning(of key: KeyPress, _ app: AppState) -> ExplorerCore.Action? {
    key == KeyPress(.escape) && app.lab.fixing != nil && app.plan[DirectionFeature.direction] != nil
      ? .lab(.toggleFixes) : nil
  }

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    // The pane's own key shows the strategies first, and what is not shown cannot be turned.
    if case .arranged = signal { app.lab.fixing = nil }
    return .nothing
  }
}

extension AppState {
  /// What the Direction pane shows.
  package var lab: DirectionLab {
    get { self[DirectionFeature.self] }
    _modify { yield &self[DirectionFeature.self] }
  }
}

extension Action {
  /// Something to do about the paragraphs' directions.
  package static func lab(_ action: DirectionFeature.Action) -> Action {
    .feature(DirectionFeature.self, action)
  }
}

extension Disagreement {
  /// How many strategies say another direction; the word is not "rules", which are those of UAX #9.
  fileprivate var inFull: Words {
    ofAll(direction == .rightToLeft ? "right-to-left" : "left-to-right")
  }

  /// The same where there is less space.
  fileprivate var inShort: Words { ofAll(direction.inBrief) }

  /// The same where the line is short.
  fileprivate var inBrief: Words {
    count == 1
      ? "1 strategy: \(direction.inBrief)"
      : "\(number: count) strategies: \(direction.inBrief)"
  }

  private func ofAll(_ name: Words) -> Words {
    "\(number: count) of \(number: all) strategies: \(name)"
  }
}
