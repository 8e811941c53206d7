import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// That nothing is torn is said of the caret's paragraph; where another one is torn, in view or
/// not, that is said in the same place.
@Suite struct TornElsewhereTests {
  private static let judge = Action.fixing(.judgeInView)
  private static let languages = ["en", "he", "ar"]
  private static let torn = [
    "results: ABC (3)", "total: {U+0633}{U+0644}{U+0627}{U+0645} (7)",
    "result: {U+062F}{U+0646}{U+06CC}{U+0627} (4)",
  ]
  private static let here: Words = "Nothing is torn here."
  /// So many lines in which nothing is torn.
  private static func whole(_ count: Int) -> String {
    (0..<count).map { $0 % 2 == 0 ? "abc def{LF}" : "ABC DEF{LF}" }.joined()
  }

  private static func elsewhere(_ number: Int) -> String { "\u{00B6} \(number) is torn" }
  /// The number of a paragraph behind its sign, as it is read.
  private static func numbered(_ number: Int, _ words: Catalogue) -> String {
    words.isRightToLeft ? "\(number) \u{00B6}" : "\u{00B6} \(number)"
  }

  /// What a pane says, and whether a row of it warns.
  private func said(_ pane: PaneID, _ stage: Stage) throws -> (words: String, warns: Bool) {
    let inner = try #require(stage.app.plan[pane]?.inner)
    let warning = stage.app.theme[.warning].foreground
    let rows = inner.row..<inner.row + inner.rows
    let left =
      stage.app.words.isRightToLeft
      ? stage.app.size.columns - inner.column - inner.columns : inner.column
    let frame = stage.frame
    let warns = rows.contains { row in
      (left..<left + inner.columns).contains { column in
        let cell = frame[row, column]
        return cell.content != .blank && cell.style.foreground == warning
      }
    }
    let words = stage.rows(of: pane).flatMap { $0.split(separator: " ") }.joined(separator: " ")
    return (words, warns)
  }

  /// Far below the view, and far above it.
  @Test(arguments: torn) func aTornParagraphOutOfViewIsNamed(_ torn: String) throws {
    for isBelow in [true, false] {
      let text = isBelow ? Self.whole(60) + torn : "\(torn){LF}\(Self.whole(60))abc"
      var stage = Stage(text)
      if !isBelow { stage.press(KeyPress(.end, .control)) }
      let before = try said(InspectionFeature.paragraph, stage)
      #expect(before.words.hasPrefix(Self.here.english) && !before.warns, "\(stage)")
      stage.pass(Self.judge)
      let after = try said(InspectionFeature.paragraph, stage)
      let named = Self.elsewhere(isBelow ? 61 : 1)
      #expect(after.words.hasPrefix("\(Self.here.english) \(named)") && after.warns, "\(stage)")
      // F9 says what is.
      stage.press(KeyPress(.function(9)))
      let message = "\(Self.here.english) \(named): the number in brackets."
      #expect(stage.overlaySays == [message])
    }
  }

  /// It stays while one types elsewhere, and goes with what is torn.
  @Test(arguments: torn) func noKeyElsewhereChangesIt(_ torn: String) throws {
    var stage = Stage("\(torn){LF}abc{LF}ABC")
    stage.press(KeyPress(.down))
    stage.pass(Self.judge)
    let named = Self.elsewhere(1)
    for _ in 0..<3 {
      stage.type("d")
      let said = try said(InspectionFeature.paragraph, stage)
      #expect(said.words.contains(named) && said.warns, "\(stage)")
    }
    stage.press(KeyPress(.up), KeyPress(.end))
    // In the torn paragraph itself its own verdict stands.
    #expect(try !said(InspectionFeature.paragraph, stage).words.contains(named), "\(stage)")
    for _ in 0..<4 { stage.press(KeyPress(.backspace)) }
    stage.press(KeyPress(.down))
    let after = try said(InspectionFeature.paragraph, stage)
    #expect(after.words.hasPrefix(Self.here.english) && !after.warns, "\(stage)")
  }

  /// A press on it goes there.
  @Test func aPressGoesThere() throws {
    var stage = Stage("abc{LF}\(Self.torn[0])")
    stage.pass(Self.judge)
    let pane = InspectionFeature.paragraph
    let inner = try #require(stage.app.plan[pane]?.inner)
    let row = try #require(stage.rows(of: pane).firstIndex { $0.contains(Self.elsewhere(2)) })
    let analysis = stage.analyser.analysis(of: stage.app)
    let action = pane.pane.action(
      forPressAt: Point(row: row, column: 3), size: inner.size, stage.app, analysis)
    #expect(action == .goTo(ScalarOffset(4)), "\(stage)")
    let first = pane.pane.action(
      forPressAt: Point(row: 0, column: 3), size: inner.size, stage.app, analysis)
    #expect(first == .fixing(.open), "\(stage)")
  }

  /// Of several the nearest is named, and how many more there are, as words and as signs.
  @Test(arguments: torn) func theOthersAreCounted(_ torn: String) throws {
    let text = "abc{LF}" + Array(repeating: torn, count: 3).joined(separator: "{LF}")
    for (rows, columns) in [(24, 80), (40, 120)] {
      var stage = Stage(text, rows: rows, columns: columns)
      stage.pass(Self.judge)
      let said = try said(InspectionFeature.paragraph, stage).words
      let forms = ["\u{B6} 2 and 2 more are torn", "2 more paragraphs are torn."]
      #expect(forms.contains { said.contains($0) }, "\(stage)")
      stage.press(KeyPress(.function(9)))
      let message =
        "\(Self.here.english) \(Self.elsewhere(2)): the number in brackets. \(forms[1])"
      #expect(stage.overlaySays == [message])
    }
    var small = Stage(text, rows: 12, columns: 40)
    small.pass(Self.judge)
    let title = small.rows[0]
    #expect(title.contains("\u{B6} 2 and 2 more") || title.contains("\u{B6} 2 +2"), "\(small)")
  }

  /// Of a long text not all is known: there is no count.
  @Test func whereNotAllIsKnownNothingIsCounted() {
    var stage = Stage("\(Self.torn[0]){LF}\(Self.torn[0]){LF}abc{LF}\(Self.whole(600))")
    stage.press(KeyPress(.down), KeyPress(.down))
    stage.pass(Self.judge)
    stage.press(KeyPress(.function(9)))
    let message = "\(Self.here.english) \(Self.elsewhere(2)): the number in brackets."
    #expect(stage.overlaySays == [message], "\(stage)")
  }

  /// Above the rules, and on the smallest screen in the title, in every language.
  @Test(arguments: languages) func everyVerdictSaysIt(_ language: String) throws {
    let words = Catalogue(language) ?? .english
    func made(rows: Int, columns: Int) -> Stage {
      var stage = Stage(Self.whole(20) + Self.torn[0], rows: rows, columns: columns)
      stage.app.speak(words)
      stage.app.measure(stage.analyser, again: true)
      stage.pass(Self.judge)
      return stage
    }
    for (rows, columns) in [(24, 80), (40, 120), (60, 200)] {
      var stage = made(rows: rows, columns: columns)
      #expect(try said(InspectionFeature.paragraph, stage).warns, "\(stage)")
      stage.act(.arrange(.explain))
      let above = try said(ExplanationFeature.trace, stage)
      #expect(above.words.contains(Self.numbered(21, words)) && above.warns, "\(stage)")
    }
    for name in ["stage", String(repeating: "x", count: 40)] {
      for types in [false, true] {
        var small = made(rows: 12, columns: 40)
        small.app.name = name
        if types { small.type("Z") }
        #expect(small.rows[0].contains(Self.numbered(21, words)), "\(small)")
        #expect(!small.rows[0].contains("0 torn"), "\(small)")
      }
    }
  }

  /// On one row with it, what is said of the caret's paragraph does not warn.
  @Test(arguments: languages) func onOneRowTheTornParagraphAloneWarns(_ language: String) throws {
    for (rows, columns) in [(24, 80), (40, 120), (60, 200)] {
      var stage = Stage(Self.whole(20) + Self.torn[0], rows: rows, columns: columns)
      stage.app.speak(try #require(Catalogue(language)))
      stage.app.measure(stage.analyser, again: true)
      stage.pass(Self.judge)
      stage.act(.arrange(.explain))
      // The pane of the trace is as wide as the screen.
      let inner = try #require(stage.app.plan[ExplanationFeature.trace]?.inner)
      let frame = stage.frame
      let cells = (inner.column..<inner.column + inner.columns).map { frame[inner.row, $0] }
      let written = cells.filter { $0.content != .blank }.map(\.style.foreground)
      let colors = stage.app.words.isRightToLeft ? written.reversed() : written
      let theme = stage.app.theme
      #expect(colors.first == theme[.good].foreground, "\(stage)")
      #expect(colors.last == theme[.warning].foreground, "\(stage)")
      #expect(zip(colors, colors.dropFirst()).count { $0 != $1 } == 1, "\(stage)")
    }
  }

  /// Where no other paragraph is torn, and beside the list of what is, nothing more is said.
  @Test func nothingIsSaidWithoutReason() throws {
    for text in ["abc", "abc{LF}ABC DEF{LF}", "\(Self.whole(30))ABC: DEF"] {
      var stage = Stage(text)
      stage.pass(Self.judge)
      let said = try said(InspectionFeature.paragraph, stage)
      #expect(said.words.hasPrefix(Self.here.english) && !said.warns, "\(stage)")
    }
    var listed = Stage("abc{LF}\(Self.torn[0])", rows: 12, columns: 40)
    listed.pass(Self.judge)
    #expect(listed.rows[0].contains("\(Sign.torn) \u{B6} 2"), "\(listed)")
    listed.act(.arrange(.findings))
    #expect(!listed.rows[0].unicodeScalars.contains(Sign.torn), "\(listed)")
  }

  /// Of a long text only the paragraphs in view are judged, and it is not asked again.
  @Test func aLongTextIsNotReadThrough() throws {
    for text in [Self.whole(600), String(repeating: "abc def ghi, ", count: 140) + "{LF}"] {
      let long = text.count < 3_000 ? String(repeating: text, count: 8) : text
      var stage = Stage(long + Self.torn[0])
      for _ in 0..<4 { stage.pass(Self.judge) }
      #expect(!timers(for: stage.app).contains { $0.action == Self.judge }, "\(stage)")
      #expect(try !said(InspectionFeature.paragraph, stage).warns, "\(stage)")
    }
  }
}
