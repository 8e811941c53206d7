import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording
import WritingDirection

/// The lab's timelines end where its answers are, and its counts are of the same strategies
/// everywhere.
@Suite struct DirectionHistoryTests {
  /// The direction in which a row's timeline ends.
  private func end(_ row: String, from column: Int) -> TextDirection? {
    row.unicodeScalars.dropFirst(column).reversed().lazy.compactMap { sign in
      switch sign {
      case "\u{2500}", "\u{25B8}": TextDirection.leftToRight
      case "\u{2550}", "\u{25C2}": TextDirection.rightToLeft
      default: nil
      }
    }.first
  }

  /// Where the timelines begin: under the text.
  private func column(_ stage: Stage) -> Int? {
    let head = stage.rows.first { $0.contains("writing direction of") }
    return head?.firstRange(of: "do not read it").map {
      head!.distance(from: head!.startIndex, to: $0.lowerBound) + 16
    }
  }

  private func check(_ stage: Stage, _ what: String, _ wrong: inout [String]) {
    guard let column = column(stage) else { return wrong.append("no head: \(what)") }
    for family in DirectionStrategy.families {
      let name = family[0].name.prefix(17)
      guard let row = stage.rows.dropFirst().first(where: { $0.contains(" \(name)") }) else {
        continue
      }
      let result = row.unicodeScalars.dropFirst(28).prefix(13)
      let answer: TextDirection = result.contains("\u{25C2}") ? .rightToLeft : .leftToRight
      // The pane's own frame is no timeline.
      if let end = end(String(row.dropLast()), from: column), end != answer {
        wrong.append("\(what) under \(name): \(row)")
      }
    }
  }

  /// While a word is typed, `steady` has not turned yet, and its timeline says so.
  @Test func aWordBeingTypedHasNotTurnedTheTimeline() {
    var stage = Stage("", rows: 60, columns: 110, direction: .steady)
    stage.press(KeyPress(.function(4)))
    stage.app.focus = .text
    stage.type("ab AB ef")
    let row = DirectionLabTests.row("steady", stage)
    let column = column(stage) ?? 0
    let arrows: [Unicode.Scalar] = ["\u{25B8}", "\u{25C2}"]
    let timeline = row.unicodeScalars.dropFirst(column).drop { !arrows.contains($0) }
    let line = timeline.prefix(10).map { String($0) }.joined()
    #expect(line.contains("\u{25B8}\u{2500}") && !line.hasPrefix("\u{25C2}"), "\(row)")
    var wrong: [String] = []
    check(stage, "ab AB ef", &wrong)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func everyTimelineEndsWithItsAnswer() {
    let seed: UInt64 = 4_343
    var random = SeededGenerator(seed: seed)
    let pieces = ["ab ", "AB ", "e", "A", "\"", "12 ", "(", ")", "Web ", ". ", "{U+0627}", "- "]
    var wrong: [String] = []
    for direction in [DirectionChoice.steady, .standard, .strategy(.pango), .strategy(.closure)] {
      for _ in 0..<6 {
        var stage = Stage("AB\nab", rows: 60, columns: 110, direction: direction)
        stage.press(KeyPress(.function(4)))
        stage.app.focus = .text
        stage.press(KeyPress(.home))
        var keys = ""
        for _ in 0..<8 {
          switch Int.random(in: 0..<7, using: &random) {
          case 0: stage.press(KeyPress(.backspace)); keys += "<"
          case 1: stage.press(KeyPress(.left)); keys += "L"
          case 2: stage.press(KeyPress(.end)); keys += "E"
          default:
            let piece = pieces.randomElement(using: &random) ?? ""
            stage.type(piece)
            keys += piece
          }
          check(stage, "\(direction.name) \(keys)", &wrong)
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(4).joined(separator: "\n"))")
  }

  /// Title, table and fixes count the strategies that read the text, and tell the others apart.
  @Test func thereIsOneDenominator() throws {
    let readers = DirectionStrategy.all.count { $0.readsText }
    let others = DirectionStrategy.all.count - readers
    for text in ["{U+05E9}{U+05DC}{U+05D5}{U+05DD} (abc) 12%", "iphone AB CDEFGH.", "{U+0627}b"] {
      var stage = Stage(text, rows: 40, columns: 120)
      stage.press(KeyPress(.function(4)))
      let head = try #require(stage.rows.first { $0.contains("writing direction of") })
      let counts = head.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
      // The paragraph's number, the counts of both directions, and those that do not read.
      #expect(counts.prefix(4).dropFirst().prefix(2).reduce(0, +) == readers, "\(head)")
      #expect(head.contains("\(others) do not read it"), "\(head)")
      let said = Int(
        stage.rows[0].split(separator: " of \(readers) strategies:").first?
          .split(separator: " ").last ?? ""
      )
      #expect(said.map { counts.dropFirst().prefix(2).contains($0) } ?? true, "\(stage.rows[0])")
      stage.press(KeyPress(.function(9), .shift))
      #expect(stage.shows(" of \(readers) then say") && stage.shows("\(others) more do not read"))
      #expect(!stage.shows("of \(DirectionStrategy.all.count)"))
    }
  }

  @Test func atEightyColumnsTheTitleNamesTheKey() {
    let stage = Stage("{U+05E9}{U+05DC}{U+05D5}{U+05DD} (abc) 12%")
    #expect(stage.rows[0].contains("1 of 27 strategies: "), "\(stage.rows[0])")
  }

  /// The answers that a pin hides are headed as those without it.
  @Test(arguments: [(24, 80), (40, 120), (12, 40)])
  func underAPinTheAnswersAreWithoutIt(_ rows: Int, _ columns: Int) {
    var stage = Stage("AB cd EF", rows: rows, columns: columns)
    stage.press(KeyPress(.function(9), .shift))
    #expect(stage.shows(" now"))
    stage.act(.lab(.pin(.leftToRight)))
    #expect(columns < 60 || stage.shows("unpinned"), "\(stage)")
    #expect(columns > 60 || stage.shows("no\u{2020}"), "\(stage)")
    #expect(stage.shows("without the pin") || columns < 60, "\(stage)")
    #expect(!stage.shows(" now"), "\(stage)")
  }
}
