import BidiAlgorithm
import Explorer
import ExplorerCore
import Fixing
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import WritingDirection

/// What is offered for a paragraph holds where it stands, among its neighbours.
@Suite struct FixedPlaceTests {
  private static let lines = [
    "ABC DEF", "abc def", "", " ", "7 (8) - 9", "-3 (4)", "+25 (3)", "ABC -5", "ABC c++ DEF.",
    "results: ABC (3)", "1 - +5", "{RLM}-3 (4)", "{LRI}ab{PDI} -4 (2)", "{U+0639} +12 (6)",
  ]

  /// The lines of a small text.
  private static func text(_ random: inout SeededGenerator) -> [[Unicode.Scalar]] {
    (0..<Int.random(in: 2...5, using: &random)).map { _ in
      Array(PseudoText.decode(lines.randomElement(using: &random) ?? "").unicodeScalars)
    }
  }

  /// What a survey of all lines says of one.
  private static func base(
    _ strategy: DirectionStrategy, _ number: Int, of lines: [[Unicode.Scalar]]
  ) -> TextDirection {
    var survey = DirectionSurvey(strategy)
    for line in lines { survey.add(line) }
    return survey.answers()[number].estimate.base
  }

  /// The strategies under which a candidate is drawn as it says, put in place of its paragraph.
  private static func holding(
    _ candidate: Candidate, _ number: Int, of lines: [[Unicode.Scalar]]
  ) -> Set<String> {
    var changed = lines
    changed[number] = candidate.text
    let displays = [TextDirection.leftToRight, .rightToLeft].map {
      DrawnParagraph(candidate.text, .explicit($0)).display
    }
    let holding = DirectionStrategy.all.filter { strategy in
      let set = strategy.takesDirection ? candidate.direction : nil
      let base = set ?? Self.base(strategy, number, of: changed)
      return displays[base == .leftToRight ? 0 : 1] == candidate.display
    }
    return Set(holding.map(\.name))
  }

  /// For each line of random texts, under each strategy that may ask neighbours, and under none.
  @Test func whatHoldsIsWhatTheWholeTextSays() {
    let seed: UInt64 = 3502
    var random = SeededGenerator(seed: seed)
    let asking = DirectionStrategy.families.map { $0[0] }.filter(\.asksNeighbours)
    let rules: [DirectionStrategy?] = [nil] + asking.map { $0 }
    var wrong: [String] = []
    var (asked, byNeighbours) = (0, 0)
    for _ in 0..<24 {
      let lines = Self.text(&random)
      let text = lines.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
      let document = Document(text: text)
      let places = ParagraphPlaces(DirectedText(document), locale: .leftToRight)
      for number in lines.indices {
        for rule in rules {
          let direction =
            rule.map { BaseDirection.explicit(Self.base($0, number, of: lines)) } ?? .auto
          var fixer = Fixer()
          fixer.strategy = rule
          fixer.keepsDirection = rule != nil
          fixer.place = places.place(of: ParagraphIndex(number), drivenBy: nil, from: .auto)
          for candidate in fixer.fix(lines[number], direction: direction).candidates {
            asked += 1
            let said = Set(candidate.holds)
            let holding = Self.holding(candidate, number, of: lines)
            let isKept = candidate.direction != nil || rule.map { said.contains($0.name) } != false
            if said != holding || !isKept
              || candidate.fails.count + said.count != DirectionStrategy.all.count
            {
              wrong.append("\(rule?.name ?? "auto"), \(number) of \(PseudoText.encode(text))")
            }
            if holding != Self.holding(candidate, 0, of: [lines[number]]) { byNeighbours += 1 }
          }
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.count), \(wrong.prefix(4))")
    #expect(asked > 100 && byNeighbours > 20)
  }

  /// A line of numbers below a right-to-left one takes its direction, and so does what mends it:
  /// F9 offers that, and nothing is torn afterwards.
  @Test(arguments: ["steady", "gtk-textview", "emacs", "draft-js", "pango", "content", "richedit"])
  func aLineThatFollowsItsNeighboursIsMended(_ name: String) throws {
    let strategy = try #require(DirectionStrategy(name: name))
    var stage = Stage("ABC DEF\n7 (8) - 9\n-3 (4)", direction: .strategy(strategy))
    stage.press(KeyPress(.down), KeyPress(.down), KeyPress(.function(9)))
    #expect(stage.shows("1. "), "\(stage)")
    stage.press(KeyPress(.enter))
    #expect(stage.shows("Fixed: "), "\(stage)")
    let mended = stage.app.session.document.plainScalars(of: ParagraphIndex(2))
    let base = stage.app.session.layout.direction(of: ParagraphIndex(2))
    #expect(mended.count > 6 && base == .rightToLeft)
    #expect(Judge().problems(of: mended, direction: .explicit(base)).isEmpty)
  }
}
