import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording
import WritingDirection

/// The columns of the Direction pane: names and heads have room, and stand over what they name.
@Suite struct DirectionColumnsTests {
  private static let lengths = [4, 9, 12, 13, 17, 25, 29, 31, 40, 100]

  /// The rows of the pane in the order of reading: the head of strategies or of marks, the list.
  private static func table(
    _ language: String, length: Int, columns: Int, marks: Bool
  ) -> [[Character]] {
    let text = String(repeating: "abc DEF GH ", count: 10).prefix(length)
    var stage = Stage(String(text), rows: 40, columns: columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(KeyPress(.function(4)))
    if marks { stage.press(KeyPress(.function(9), .shift)) }
    let rows = stage.rows(of: DirectionFeature.direction).map(Array.init)
    return language == "en" ? rows : rows.map { Array($0.reversed()) }
  }

  /// No name is cut beside as many free columns as it lacks.
  @Test(arguments: ["en", "he", "ar"]) func noNameIsCutBesideFreeColumns(_ language: String) {
    for columns in [72, 80, 90, 100, 108, 120] {
      for length in Self.lengths {
        for marks in [false, true] {
          let all = Self.table(language, length: length, columns: columns, marks: marks).prefix(20)
          let rows = all.dropFirst()
          // The head of the last mark is longer than the answers below it.
          let used = (marks ? all : rows).map { row in row.lastIndex { $0 != " " } ?? 0 }.max() ?? 0
          let free = columns - 2 - 1 - used - 1
          // The name stands in the columns up to the blank before the first answer.
          let isCut = rows.contains { $0[4..<30].contains("\u{2026}") }
          #expect(
            !isCut || free < 3,
            "\(columns) \(length) \(marks)\n\(rows.map { String($0) }.joined(separator: "\n"))")
        }
      }
    }
  }

  /// Of two blanks before the reasons one is for the last letter of a name.
  @Test(arguments: ["en", "he", "ar"]) func aBlankGoesBeforeALetterOfAName(_ language: String) {
    var stage = Stage("the title is ABCD EFGH in hebrew.{LF}ABC", rows: 24, columns: 80)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(KeyPress(.function(4)))
    let names = stage.rows(of: DirectionFeature.direction).filter { $0.contains("android-first") }
    #expect(!names.isEmpty && !names.contains { $0.contains("\u{2026}") }, "\(stage)")
  }

  /// The counts in the head have their arrows over those of the answers that they count.
  @Test(arguments: ["en", "he", "ar"]) func headsStandOverTheirColumns(_ language: String) {
    let arrows: [Character] = ["\u{25B8}", "\u{25C2}"]
    for columns in [62, 72, 80, 100, 120, 160] {
      for length in Self.lengths {
        let rows = Self.table(language, length: length, columns: columns, marks: false)
        for arrow in arrows {
          // In the first columns stands the mark of the chosen row.
          let head = rows[0].indices.dropFirst(6).first { rows[0][$0] == arrow }
          let answers = rows.dropFirst().prefix(18).compactMap { row -> Int? in
            let first = row.indices.dropFirst(6).first { arrows.contains(row[$0]) }
            return first.flatMap { row[$0] == arrow ? $0 : nil }
          }
          #expect(head != nil)
          #expect(answers.allSatisfy { $0 == head }, "\(columns) \(length) \(arrow) \(rows[0])")
        }
      }
    }
  }

  /// What stands over a timeline is whole.
  @Test(arguments: ["en", "he", "ar"]) func theHeadOfTheTimelineIsWhole(_ language: String) {
    for columns in [80, 90, 100, 120] {
      for length in Self.lengths where length > 13 {
        let head = Self.table(language, length: length, columns: columns, marks: false)[0]
        #expect(!head.contains("\u{2026}"), "\(columns) \(length) \(String(head))")
      }
    }
  }
}
