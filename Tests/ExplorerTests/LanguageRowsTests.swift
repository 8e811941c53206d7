import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// The rows of the Languages pane: what has a place, and where.
@Suite struct LanguageRowsTests {
  private let pane = LanguagesPaneTests()

  private static let survey: LocaleSurvey = {
    let environment = ["LANGUAGE": "he_IL:fr", "LANG": "en_US.UTF-8"]
    return LocaleSurvey(
      PreferredLocales(environment: environment), offered: ["ar", "he", "fr"],
      system: SystemSetup(environment: environment))
  }()

  /// The row of a language that is not preferred and the bar name the key that asks about it, and
  /// the title has room for the caret.
  @Test(arguments: ["en", "he", "ar"])
  func theRowThatAsksNamesItsKey(_ language: String) throws {
    for (rows, columns) in [(24, 80), (40, 120), (60, 200)] {
      var stage = Stage("abc DEF", rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      let asked = try #require(pane.content(stage.pass(.arrange(.languages))))
      _ = pane.act(&stage, .read(Self.survey))
      _ = pane.act(&stage, .identified(content: asked, pane.answer("ur")))
      let shown = stage.rows(of: LanguagesFeature.languages)
      let row = try #require(shown.first { $0.contains("ur +") || $0.contains("+ ur") }, "\(stage)")
      #expect(row.contains("Enter") && !row.contains("\u{2026}"), "\(stage)")
      #expect(!stage.rows[rows - 1].contains("Enter"), "\(stage)")
      // The heading, the language, and the row below it.
      stage.press(KeyPress(.down), KeyPress(.down))
      #expect(stage.rows[rows - 1].contains("Enter"), "\(stage)")
      if columns >= 120, language == "en" {
        #expect(
          stage.rows[0].contains("language Urdu   ") && stage.rows[0].contains("caret 0"),
          "\(stage)")
      }
    }
  }

  private static let settle = Action.feature(LanguagesFeature.self, .settle)

  private func found(_ language: String, _ confidence: Double) -> IdentifiedText {
    IdentifiedText(language: language, confidence: confidence, isReliable: true, spans: [])
  }

  /// Text that comes at once is recognised once: the percentage is that of the language named, and
  /// where the user rests the language found counts.
  @Test func thePastedTextsLanguageComesWithRest() throws {
    var stage = Stage("abc ", rows: 40, columns: 120)
    let first = try #require(pane.content(stage.pass(.arrange(.languages))))
    _ = pane.act(&stage, .read(Self.survey))
    _ = pane.act(&stage, .identified(content: first, found("en", 0.93)))
    #expect(!timers(for: stage.app).contains { $0.action == Self.settle })
    let pasted = try #require(pane.content(stage.pass(.edit(.paste("def ghi jkl")))))
    #expect(!timers(for: stage.app).contains { $0.action == Self.settle })
    _ = pane.act(&stage, .identified(content: pasted, found("he", 0.78)))
    #expect(stage.shows("93%") && !stage.shows("78%"), "\(stage)")
    #expect(timers(for: stage.app).contains { $0.action == Self.settle && $0.waitsForRest })
    _ = stage.pass(Self.settle)
    #expect(stage.shows("78%") && !stage.shows("93%"), "\(stage)")
    #expect(stage.rows[0].contains("language Hebrew"), "\(stage)")
    #expect(!stage.rows[0].contains("Hebrew?"), "\(stage)")
    #expect(!timers(for: stage.app).contains { $0.action == Self.settle })
  }

  /// The language of the whole text likewise.
  @Test func theWholeTextsLanguageComesWithRest() throws {
    var stage = Stage("abc{LF}def", rows: 40, columns: 120)
    stage.pass(.arrange(.languages))
    _ = pane.act(&stage, .read(Self.survey))
    for (language, confidence) in [("en", 0.93), ("he", 0.78)] {
      stage.press(KeyPress(.character("x")))
      let content = stage.app.session.revision
      _ = pane.act(&stage, .identified(content: content, found(language, confidence)))
    }
    #expect(stage.shows("93%") && !stage.shows("78%"), "\(stage)")
    _ = stage.pass(Self.settle)
    #expect(stage.shows("78%") && !stage.shows("93%"), "\(stage)")
  }

  /// What a heading says of the columns begins where they do.
  @Test func headingsStandOverTheirColumns() throws {
    for (rows, columns) in [(40, 120), (60, 200)] {
      var stage = Stage("abc", rows: rows, columns: columns)
      stage.act(.arrange(.languages))
      _ = pane.act(&stage, .read(Self.survey))
      let shown = stage.rows(of: LanguagesFeature.languages)
      func column(_ words: String) throws -> Int {
        let row = try #require(shown.first { $0.contains(words) }, "\(stage)")
        let start = try #require(row.firstRange(of: words)?.lowerBound)
        return row.distance(from: row.startIndex, to: start)
      }
      let first = try column("its own name, from")
      #expect(try column("isEquivalent, hasCommonParent, why") == first, "\(stage)")
    }
  }

  /// What Foundation tells any program stands apart from what the user prefers.
  @Test func whatFoundationTellsIsNotPreferred() throws {
    var stage = Stage("abc", rows: 40, columns: 120)
    stage.act(.arrange(.languages))
    _ = pane.act(&stage, .read(Self.survey))
    let shown = stage.rows(of: LanguagesFeature.languages)
    func row(_ words: String) throws -> Int {
      try #require(shown.firstIndex { $0.contains(words) }, "\(stage)")
    }
    let head = try row("what Foundation tells a Swift program here")
    #expect(try row("preferred") < row("en-US") && row("en-US") < head, "\(stage)")
    let told = try #require(LocaleFacts.foundation.first)
    #expect(shown[head + 1].contains(told), "\(stage)")
  }

  /// The name of a language is no text with levels, in whatever script and on whatever screen, and
  /// how sure it is is said in words.
  @Test(arguments: ["en", "he", "ar"]) func namesHaveNoLevels(_ language: String) throws {
    var stage = Stage("abc", rows: 40, columns: 120)
    stage.app.speak(Catalogue(language) ?? .english)
    let asked = try #require(pane.content(stage.pass(.arrange(.languages))))
    _ = pane.act(&stage, .read(Self.survey))
    _ = pane.act(&stage, .identified(content: asked, pane.answer("he")))
    let inner = try #require(stage.app.plan[LanguagesFeature.languages]?.inner)
    let left =
      stage.app.words.isRightToLeft
      ? stage.app.size.columns - inner.column - inner.columns : inner.column
    let frame = stage.frame
    for row in inner.row..<inner.row + inner.rows {
      for column in left..<left + inner.columns {
        let role = Look(of: frame[row, column].style)?.role
        if case .level(let level)? = role { Issue.record("\(level): \(row) \(column) \(stage)") }
      }
    }
    let sure = try #require(stage.rows(of: LanguagesFeature.languages).first { $0.contains("90%") })
    #expect(!sure.replacing(" ", with: "").hasSuffix("90%"), "\(stage)")
  }

  /// Values, and the sentences in the place of one, begin in one column; what headings say begins
  /// in one, too. Both where the system names locales and where it names none.
  @Test(arguments: [true, false]) func columnsAreStraight(_ isNamed: Bool) throws {
    let environment = isNamed ? ["LANGUAGE": "he_IL:fr", "LANG": "en_US.UTF-8"] : [:]
    let survey = LocaleSurvey(
      PreferredLocales(environment: environment), offered: ["ar", "he", "fr"],
      system: SystemSetup(environment: environment))
    for (rows, columns) in [(24, 80), (30, 100), (40, 120), (60, 200)] {
      var stage = Stage("abc", rows: rows, columns: columns)
      let asked = try #require(pane.content(stage.pass(.arrange(.languages))))
      _ = pane.act(&stage, .read(survey))
      _ = pane.act(&stage, .identified(content: asked, pane.answer("en")))
      var (heads, values): (Set<Int>, Set<Int>) = ([], [])
      for _ in 0..<30 {
        let shown = stage.rows(of: LanguagesFeature.languages)
        func add(_ words: String, _ columns: inout Set<Int>) {
          for row in shown {
            guard let start = row.firstRange(of: words)?.lowerBound else { continue }
            columns.insert(row.distance(from: row.startIndex, to: start))
          }
        }
        add("its own name", &heads)
        add("isEquivalent", &heads)
        add("English   ", &values)
        add("no variable", &values)
        add("nothing matches", &values)
        add("fran\u{E7}ais", &values)
        stage.press(KeyPress(.down))
      }
      #expect(heads.count == 1 && values.count == 1, "\(heads) \(values) \(stage)")
      #expect(heads.first ?? 0 >= values.first ?? 0)
    }
  }
}
