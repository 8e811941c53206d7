import Explorer
import ExplorerCore
import Languages
import Learning
import Screen
import Testing
import TextModel
import Wording

/// What `?` says of each column head, title fact and field of each pane.
@Suite struct PaneHeadsTests {
  @Test func everyPaneHasHeadsAndEachIsSaidTwice() {
    #expect(PaneHeads.shipped.faults.isEmpty, "\(PaneHeads.shipped.faults)")
    let panes = Set(Registry.standard.arrangements.flatMap { $0.panes.map(\.title.english) })
    #expect(panes.count >= 20)
    #expect(
      Set(PaneHeads.shipped.panes.keys).subtracting(["Title"]) == panes.union(["Text"]))
    for (pane, heads) in PaneHeads.shipped.panes {
      #expect(!heads.isEmpty, "\(pane)")
      for head in heads {
        #expect(head.plain.hasSuffix(".") && head.precise.hasSuffix("."), "\(pane): \(head.label)")
        for language in LearnedTranslations.languages {
          let isTold = [head.label, head.plain, head.precise].allSatisfy {
            PaneHeads.shipped.translations.has($0, in: language)
          }
          #expect(isTold, "\(language): \(pane): \(head.label)")
        }
      }
    }
  }

  /// The rows of each pane, in every arrangement, by the pane's name.
  private static func screens() -> [String: [String]] {
    var seen: [String: [String]] = [:]
    let everywhere = EveryScreen(words: .english)
    for (text, isSelected) in [
      ("ab (CD) 12 e <F{LF}X", false), ("ab (CD) 12 e", true), ("{RLI}x", false),
    ] {
      var stage = everywhere.stage(text, rows: 60, columns: 200)
      if isSelected { for _ in 0..<6 { stage.press(KeyPress(.right, .shift)) } }
      for arrangement in Registry.standard.arrangements {
        everywhere.answer(stage.act(.arrange(arrangement)), &stage)
        for _ in 0..<2 {
          let rows = stage.rows.map { Array($0) }
          seen["Title", default: []].append(String(rows[0]))
          for placement in stage.state.plan.panes {
            let outer = placement.outer
            seen[placement.pane.title.english, default: []] +=
              rows[outer.row..<outer.row + outer.rows].map {
                String($0.dropFirst(outer.column).prefix(outer.columns))
              }
          }
          stage.press(KeyPress(.function(7)))
        }
      }
    }
    return seen
  }

  /// What is said stands on the screen, and each head and field of the tables is said.
  @Test func whatIsSaidIsSeenAndWhatIsSeenIsSaid() {
    let seen = Self.screens()
    for (pane, heads) in PaneHeads.shipped.panes {
      let rows = seen[pane] ?? []
      for head in heads where !Self.inOtherWords.contains("\(pane): \(head.label)") {
        #expect(rows.contains { $0.contains(head.label) }, "\(pane): \(head.label)")
      }
    }
    // The head rows of tables, word by word, and the names before the rows of strips and fields.
    for (pane, head) in [("Characters", "scalar"), ("Log: should the text change?", "in ranges")] {
      let said = PaneHeads.shipped.heads(of: pane).map(\.label)
      for row in Set(seen[pane] ?? []) where row.contains(head) {
        let rest = said.reduce(row) { $0.replacing($1, with: " ") }
        #expect(!rest.contains { $0.isLetter }, "\(pane): \(row)")
      }
    }
    for pane in ["Order", "Policies", "Selection"] {
      let said = PaneHeads.shipped.heads(of: pane).map(\.label)
      let names = (seen[pane] ?? []).compactMap { row in
        row.firstMatch(of: #/^\W([a-zA-Z]+)\s\s/#).map { String($0.1) }
      }
      for name in Set(names) {
        #expect(said.contains { $0.hasPrefix(name) }, "\(pane): \(name)")
      }
    }
  }

  /// Heads that say what is meant by what stands there, and what these texts do not bring about.
  private static let inOtherWords: Set = [
    "Title: rules say", "Paragraph: torn", "Text: \u{25B8} \u{25C2}", "Month: S M T W T F S",
    "Findings: line:column",
    "Keyboard: keyboard", "Messages: bare", "Messages: isolated",
    "Platforms of the message: by the rule of", "Attributes: in storage",
    "Attributes: on this line",
    "Structure: bracket pairs", "Structure: isolates", "Structure: sequence",
  ]

  @Test func aQuestionMarkSaysTheHeadsOfThePane() {
    var stage = Stage("ab CD 12", rows: 40, columns: 100)
    stage.press(KeyPress(.tab), KeyPress(.character("?")))
    let name = stage.state.focus.title.english
    let first = PaneHeads.shipped.heads(of: name)[0]
    #expect(stage.shows("\(first.label): "), "\(stage)")
  }
}
