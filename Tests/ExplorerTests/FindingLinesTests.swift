import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// The line of the chosen finding, as it is and as its first fix makes it.
@Suite struct FindingLinesTests {
  private func stage(
    _ text: String, _ language: String = "en", rows: Int = 40, columns: Int = 120
  ) throws -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.app.speak(try #require(Catalogue(language)))
    stage.act(.arrange(.findings))
    EveryScreen(words: .english).answer(stage.pass(.findings(.ask)), &stage)
    try #require(!stage.app.findings.found.isEmpty, "\(stage)")
    return stage
  }

  /// Both stand below what is said, with the arrow of their direction, and what a fix puts in or
  /// takes out is seen.
  @Test(arguments: ["en", "he", "ar"], [(24, 80), (40, 120), (60, 200)])
  func bothAreShown(_ language: String, _ size: (Int, Int)) throws {
    let stage = try stage(
      "abc{LF}pass{U+200B}word", language, rows: size.0, columns: size.1)
    let shown = stage.rows(of: FindingsFeature.findings)
    let now = shown.firstIndex { $0.contains("\u{25B8} passZWSPword") }
    let then = shown.firstIndex { $0.contains("\u{25B8} password") }
    #expect(now != nil && then == now.map { $0 + 1 }, "\(stage)")
  }

  /// A line from right to left ends at the other side.
  @Test func aLineFromRightToLeftStandsAtTheRight() throws {
    let stage = try stage("AB{U+200B}C DEF 12")
    let shown = stage.rows(of: FindingsFeature.findings)
    let rows = shown.filter { $0.contains(" \u{25C2}  ") && $0.contains("12 ") }
    #expect(rows.count == 2 && rows.allSatisfy { $0.hasSuffix(" ") }, "\(stage)")
  }

  /// Nothing is cut for them: they are there together, where rows are left.
  @Test func theyTakeRowsThatAreLeft() throws {
    for rows in 12...40 {
      let stage = try stage("pass{U+200B}word", rows: rows, columns: 72)
      let shown = stage.rows(of: FindingsFeature.findings)
      let count = shown.count { $0.contains("\u{25B8} pass") }
      #expect(count == 0 || count == 2, "\(stage)")
      #expect(shown.contains { $0.contains("200B") || $0.contains("ZWSP") }, "\(stage)")
    }
  }

  /// What a finding is about is seen in a long line, as it is and after each fix.
  @Test(arguments: ["abc ", "ABC "])
  func whatItIsAboutIsSeenWhereItIsFixed(_ word: String) throws {
    let long = String(repeating: word, count: 40)
    var stage = try stage("\(long)pass{U+200B}word \(long)")
    stage.act(.findings(.fix))
    let title = try #require(stage.rows.lastIndex { $0.contains("Fix it") }, "\(stage)")
    let shown = stage.rows[title...]
    #expect(shown.contains { $0.contains("passZWSPword") }, "\(stage)")
    #expect(shown.contains { $0.contains("password") }, "\(stage)")
  }
}
