import BidiAlgorithm
import Explorer
import ExplorerCore
import Keyboards
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording
import WritingDirection

/// The languages preferred and typed, as the screen shows them.
@Suite struct LanguagesPaneTests {
  private static let survey = survey(["LANGUAGE": "he_IL:fr", "LANG": "en_US.UTF-8"])

  private static func survey(_ environment: [String: String]) -> LocaleSurvey {
    LocaleSurvey(
      PreferredLocales(environment: environment), offered: ["ar", "he", "fr"],
      system: SystemSetup(environment: environment))
  }

  func act(_ stage: inout Stage, _ action: LanguagesFeature.Action) -> [Effect] {
    stage.pass(.feature(LanguagesFeature.self, action))
  }

  /// The screen with the pane, and the question that it asked.
  func stage(_ text: String) -> (Stage, UInt64?) {
    var stage = Stage(text, rows: 40, columns: 100)
    let effects = stage.pass(.arrange(.languages))
    let asked = content(effects)
    _ = act(&stage, .read(Self.survey))
    return (stage, asked)
  }

  func content(_ effects: [Effect]) -> UInt64? {
    for case .feature(let effect) in effects {
      if case .identify(let content, _) = effect.of(LanguagesFeature.self) { return content }
    }
    return nil
  }

  func answer(_ language: String, reliable: Bool = true) -> IdentifiedText {
    IdentifiedText(
      language: language, confidence: 0.9, isReliable: reliable,
      spans: [])
  }

  @Test func aParagraphIsAskedAboutOnceAndAgainWhenItChanges() throws {
    var (stage, asked) = stage("abc")
    #expect(asked != nil)
    #expect(content(stage.press(KeyPress(.right))) == nil)
    #expect(content(stage.press(KeyPress(.character("x")))) != nil)
    var elsewhere = Stage("abc")
    #expect(content(elsewhere.press(KeyPress(.character("x")))) == nil)
  }

  /// Headings stand before the rows below them, and none is the last row of a list that goes on.
  @Test(arguments: [(12, 40), (24, 80), (30, 100), (40, 120), (60, 200)])
  func headingsAreNoRows(_ rows: Int, _ columns: Int) throws {
    var isCut = false
    for height in rows - 4...rows + 4 where height >= 12 {
      var stage = Stage("abc", rows: height, columns: columns)
      stage.act(.arrange(.languages))
      _ = act(&stage, .read(Self.survey))
      for _ in 0..<60 {
        let shown = stage.rows(of: LanguagesFeature.languages)
        let isHeading = shown.last { $0.contains { $0 != " " } }.map { row in
          Array(row).dropFirst(2).first != " "
        }
        let outer = try #require(stage.app.plan[LanguagesFeature.languages]?.outer)
        let hasMore = stage.rows[outer.row].contains(" of ")
        isCut = isCut || hasMore
        let isChosen = shown.last?.unicodeScalars.first == Sign.caretRow
        #expect(!hasMore || isHeading != true || isChosen || shown.count < 3, "\(stage)")
        stage.press(KeyPress(.down))
      }
    }
    #expect(isCut || columns > 80)
  }

  /// Without the pane, a language that is surely typed and not preferred has a hint in the title,
  /// once in a text.
  @Test func aLanguageIsDiscoveredWithoutThePane() throws {
    var stage = Stage("", rows: 24, columns: 100)
    var asked: UInt64?
    func type(_ text: String, _ stage: inout Stage) {
      for scalar in text.unicodeScalars {
        asked = content(stage.press(KeyPress(.character(scalar)))) ?? asked
      }
    }
    type("abc def", &stage)
    #expect(asked == nil)
    type("ghi jkl ", &stage)
    let first = try #require(asked)
    _ = act(&stage, .read(Self.survey))
    _ = act(&stage, .identified(content: first, answer("ur-Latn", reliable: false)))
    #expect(!stage.shows("ur-Latn"))
    type("mno ", &stage)
    _ = act(&stage, .identified(content: try #require(asked), answer("ur-Latn")))
    #expect(stage.shows("typed in Roman Urdu? Alt+H"))
    #expect(stage.app.memory(for: .document)["hinted-languages"] == "ur-Latn")
    _ = act(&stage, .take)
    stage.press(KeyPress(.escape))
    #expect(!stage.shows("in Roman Urdu?"))
    #expect(stage.app.languages.survey?.preferred.entries.last?.identifier == "ur-PK")

    var preferred = Stage("", rows: 24, columns: 100)
    asked = nil
    type("abc def ghi jkl ", &preferred)
    _ = act(&preferred, .read(Self.survey))
    _ = act(&preferred, .identified(content: try #require(asked), answer("fr")))
    #expect(!preferred.shows("in French?") && preferred.app.languages.hint == nil)
  }

  /// Types and answers each question about the text with a language.
  private func type(_ text: String, as language: String, _ stage: inout Stage) {
    for scalar in text.unicodeScalars {
      let key = scalar == "\n" ? KeyPress(.enter) : KeyPress(.character(scalar))
      guard let asked = content(stage.press(key)) else { continue }
      _ = act(&stage, .identified(content: asked, answer(language)))
    }
  }

  private func undoAll(_ stage: inout Stage) {
    while stage.app.session.document.scalarCount > 0 {
      guard let asked = content(stage.act(.edit(.undo))) else { continue }
      let isEmpty = stage.app.session.document.scalarCount == 0
      _ = act(&stage, .identified(content: asked, isEmpty ? .none : answer("ar")))
    }
  }

  /// The hint goes with what it was about, and does not come again in the text: not when that is
  /// typed again, nor in another paragraph. Another language, or another text, has its own.
  @Test func theHintComesOnceALanguageAndText() throws {
    var stage = Stage("", rows: 24, columns: 100)
    _ = act(&stage, .read(Self.survey))
    type("abc def ghi jkl ", as: "ar", &stage)
    #expect(stage.shows("typed in Arabic? Alt+H"))
    undoAll(&stage)
    #expect(!stage.shows("in Arabic?"))
    type("abc def ghi jkl ", as: "ar", &stage)
    #expect(!stage.shows("in Arabic?"))
    type("\nmno pqr stu vwx ", as: "ar", &stage)
    #expect(!stage.shows("in Arabic?"))
    type("\nabc def ghi jkl ", as: "fa", &stage)
    #expect(stage.shows("in Persian?"))
    let memory = stage.app.memory(for: .document)
    #expect(memory["hinted-languages"] == "ar fa")

    for (memory, isHinted) in [(memory, false), ([:], true)] {
      var other = Stage("", rows: 24, columns: 100)
      _ = act(&other, .read(Self.survey))
      type("abc def ghi jkl ", as: "ur-Latn", &other)
      #expect(other.shows("in Roman Urdu?"))
      LanguagesFeature.recall(memory, for: .document, &other.app, other.analyser)
      #expect(!other.shows("in Roman Urdu?"))
      type("mno pqr ", as: "ar", &other)
      #expect(other.shows("in Arabic?") == isHinted)
    }
  }

  /// An answer about what is deleted by then gives no hint.
  @Test func anAnswerThatComesLateGivesNoHint() throws {
    var stage = Stage("", rows: 24, columns: 100)
    _ = act(&stage, .read(Self.survey))
    let text = "abc def ghi "
    let asked = text.unicodeScalars.compactMap { content(stage.press(KeyPress(.character($0)))) }
    for _ in text { stage.press(KeyPress(.backspace)) }
    _ = act(&stage, .identified(content: try #require(asked.last), answer("ar")))
    #expect(!stage.shows("in Arabic?"))
  }

  /// A long paragraph is asked about without a blank at its end, and a blank in its middle counts.
  @Test func aSentenceIsDiscoveredWithoutABlankAtItsEnd() throws {
    var stage = Stage("", rows: 24, columns: 100)
    _ = act(&stage, .read(Self.survey))
    type("abcdefghijklmnopqrs", as: "ar", &stage)
    #expect(!stage.shows("in Arabic?"))
    type("t", as: "ar", &stage)
    #expect(stage.shows("in Arabic?"))

    var inside = Stage("abcdefg hijkl", rows: 24, columns: 100)
    _ = act(&inside, .read(Self.survey))
    inside.press(KeyPress(.home))
    type("mno", as: "ar", &inside)
    #expect(!inside.shows("in Arabic?"))
    type(" pqr stu", as: "ar", &inside)
    #expect(!inside.shows("in Arabic?"))
    type(" ", as: "ar", &inside)
    #expect(inside.shows("in Arabic?"))
  }

  @Test func preferredLocalesAndMatchesAreShown() {
    let (stage, _) = stage("abc")
    #expect(stage.shows("he-IL") && stage.shows("LANGUAGE") && stage.shows("en-001"))
    #expect(stage.shows("offered and matched"))
  }

  @Test func aLateAnswerIsDropped() throws {
    var (stage, asked) = stage("abc")
    let first = try #require(asked)
    _ = stage.press(KeyPress(.character("x")))
    _ = act(&stage, .identified(content: first, answer("fr")))
    #expect(stage.app.languages.label.language == nil)
  }

  @Test func aLanguageThatIsNotPreferredIsSuggestedUntilItIsDeclined() throws {
    var (stage, asked) = stage("abc")
    _ = act(&stage, .identified(content: try #require(asked), answer("ur-Latn")))
    #expect(stage.shows("ur-Latn") && stage.shows("not one of your languages"))
    _ = act(&stage, .suggest)
    #expect(stage.shows("You write Roman Urdu"))
    #expect(stage.shows("Add ur-PK?"))
    let effects = act(&stage, .copySetting)
    #expect(effects.contains(.copy("export LANGUAGE=he_IL:fr:en_US:ur_PK")))
    #expect(stage.shows("Settings for ur-PK") && stage.shows("~/.profile"))
    stage.press(KeyPress(.escape))
    _ = act(&stage, .decline)
    #expect(!stage.shows("not one of your languages"))
  }

  /// Taken up, a language has its keyboard, its digits, its direction, and the setting on the
  /// clipboard.
  @Test(arguments: [
    ("ar", "arabic-digits", "ar-IL"), ("ur-Latn", "roman-urdu", "ur-PK"),
    ("fa", "persian", "fa-IR"),
  ])
  func aSuggestionIsTakenUp(_ language: String, _ keyboard: String, _ locale: String) throws {
    var (stage, asked) = stage("abc")
    _ = act(&stage, .identified(content: try #require(asked), answer(language)))
    let effects = act(&stage, .take)
    let copied = "export LANGUAGE=he_IL:fr:en_US:\(locale.replacing("-", with: "_"))"
    #expect(effects.contains(.copy(copied)))
    #expect(stage.shows("Settings for \(locale)") && stage.shows("Here: keyboard \(keyboard)"))
    stage.press(KeyPress(.escape))
    #expect(stage.app[KeyboardsFeature.self].active == keyboard)
    #expect(stage.app.session.keyboard == .rightToLeft)
    #expect(stage.app.direction.name == Words(verbatim: "Apple 26"))
    #expect(stage.app.preferredLocales.contains(locale))
    #expect(!stage.shows("not one of your languages"))
  }

  @Test func lettersAreCountedOnlyIfTheUserSaysSo() throws {
    var (stage, _) = stage("")
    stage.type("abc")
    #expect(stage.app.memory(for: .user)["typed"] == nil)
    #expect(act(&stage, .count).contains(.remember))
    _ = stage.press(KeyPress(.character("d")))
    let asked = try #require(content(stage.press(KeyPress(.character("e")))))
    _ = act(&stage, .identified(content: asked, answer("fr", reliable: false)))
    #expect(stage.app.languages.typed.counts.words == "")
    let again = try #require(content(stage.press(KeyPress(.character("f")))))
    _ = act(&stage, .identified(content: again, answer("fr")))
    #expect(stage.app.memory(for: .user)["typed"] == "fr=3")
    #expect(stage.shows("typed over time") && stage.shows("3 letters"))
    _ = stage.press(KeyPress(.backspace))
    stage.pass(.edit(.paste("a longer text that nobody typed")))
    #expect(stage.app.languages.typed.counts.words == "fr=3")
    _ = act(&stage, .eraseCounts)
    #expect(stage.app.memory(for: .user)["typed"] == nil)
    #expect(stage.app.memory(for: .user)["counts-typed"] == "yes")
    _ = act(&stage, .count)
    #expect(stage.app.memory(for: .user)["counts-typed"] == nil)
  }

  @Test func theLanguagesStandBelowTheLines() throws {
    var stage = Stage("abc DEF{LF}ghi", rows: 40, columns: 100)
    var contents: [UInt64] = []
    for case .feature(let effect) in act(&stage, .mark) {
      if case .identify(let content, _) = effect.of(LanguagesFeature.self) {
        contents.append(content)
      }
    }
    #expect(contents.count == 2)
    let spans = [("en", 0..<4), ("he", 4..<7)].map {
      IdentifiedText.Span(range: $0.1, script: $0.0 == "he" ? "Hebr" : "Latn", language: $0.0)
    }
    _ = act(
      &stage,
      .identified(
        content: try #require(contents.first),
        IdentifiedText(language: "en", confidence: 0.9, isReliable: true, spans: spans)))
    #expect(stage.shows("en\u{2500} he\u{2500}"))
    _ = act(&stage, .mark)
    #expect(!stage.shows("en\u{2500}"))
  }

  @Test func theSelectionIsMarkedUpByParagraph() throws {
    var stage = Stage("abc{LF}DEF gh", rows: 40, columns: 100)
    stage.press(KeyPress(.character("a"), .control))
    var found: [LanguagesFeature.Paragraph] = []
    for case .feature(let effect) in act(&stage, .copyMarked(.html)) {
      if case .markUp(let paragraphs, .html) = effect.of(LanguagesFeature.self) {
        found = paragraphs
      }
    }
    #expect(found.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(found.map(\.scalars.count) == [3, 6])
    #expect(
      act(&stage, .marked("<p></p>", .html, isKnown: true)).contains(.copy("<p></p>")))
    _ = act(&stage, .marked("x", .html, isKnown: false))
    #expect(stage.app.message?.english.contains("libcld2") == true)
  }

  /// In an X11 session the keyboard's command is copied beside the language's.
  @Test func theSystemsKeyboardIsSetToo() throws {
    var stage = Stage("abc", rows: 40, columns: 100)
    let asked = content(stage.pass(.arrange(.languages)))
    _ = act(
      &stage,
      .read(Self.survey(["LANG": "en_US.UTF-8", "LC_TIME": "ar_LB.UTF-8", "DISPLAY": ":0"])))
    _ = act(&stage, .identified(content: try #require(asked), answer("ar")))
    let effects = act(&stage, .take)
    let commands =
      "export LANGUAGE=en_US:ar_LB\nsetxkbmap -layout us,ara -option grp:alt_shift_toggle"
    #expect(effects.contains(.copy(commands)))
    #expect(stage.shows("ar-LB, because LC_TIME is ar_LB.UTF-8."))
    #expect(stage.shows("X11, because DISPLAY is set"))
  }

  /// A mark by hand goes with the text, stands below its line, and comes along in what is copied.
  @Test func aLanguageIsSetByHand() throws {
    var stage = Stage("abc def", rows: 40, columns: 100)
    _ = act(&stage, .openLanguage)
    #expect(stage.shows("Nothing is selected."))
    for _ in 0..<3 { stage.press(KeyPress(.right, .shift)) }
    _ = act(&stage, .setLanguage("qqx"))
    #expect(stage.shows("is not a known language tag"))
    _ = act(&stage, .setLanguage("FI"))
    #expect(stage.shows("Marked 1 range in fi."))
    _ = act(&stage, .mark)
    #expect(stage.shows("fi\u{2500}"))
    var found: [LanguagesFeature.Paragraph] = []
    for case .feature(let effect) in act(&stage, .copyMarked(.quotations)) {
      if case .markUp(let paragraphs, _) = effect.of(LanguagesFeature.self) { found = paragraphs }
    }
    #expect(found.map(\.marks) == [[LanguageMark(0..<3, language: "fi")]])
  }

  @Test func theCaseOfLettersWaitsForTheirLanguages() throws {
    var stage = Stage("istanbul", rows: 40, columns: 100)
    _ = act(&stage, .changeCase(.upper))
    #expect(stage.shows("Nothing is selected."))
    stage.press(KeyPress(.character("a"), .control))
    var revision: UInt64 = 0
    for case .feature(let effect) in act(&stage, .changeCase(.upper)) {
      if case .changeCase(.upper, let paragraphs, let asked) = effect.of(LanguagesFeature.self) {
        revision = asked
        #expect(paragraphs.map(\.selected) == [[0..<8]])
      }
    }
    let piece = LanguagePiece(ScalarOffset(0)..<ScalarOffset(8), language: "tr")
    _ = act(&stage, .changeCaseOf([piece], .upper, revision))
    #expect(stage.app.session.document.text == "\u{130}STANBUL")
    #expect(stage.shows("Upper case by the rules of tr."))
    // The text is another one by now.
    _ = act(&stage, .changeCaseOf([piece], .lower, revision))
    #expect(stage.app.session.document.text == "\u{130}STANBUL")
  }

  /// What was refused is said, not what would have been done.
  @Test func whatIsRefusedIsNotSaidToBeDone() {
    var stage = Stage("istanbul", rows: 40, columns: 100)
    stage.press(KeyPress(.character("a"), .control))
    stage.app.session.protection.isDocumentReadOnly = true
    let piece = LanguagePiece(ScalarOffset(0)..<ScalarOffset(8), language: "tr")
    _ = act(&stage, .changeCaseOf([piece], .upper, stage.app.session.revision))
    #expect(stage.text == "istanbul")
    #expect(stage.shows("read-only") && !stage.shows("by the rules of"))
  }

  /// The source waits for the survey, however long that takes, and is copied once.
  @Test func theSourceWaitsForTheSurvey() {
    var stage = Stage("abc", rows: 40, columns: 100)
    let asked = act(&stage, .copySource)
    #expect(asked == [.feature(LanguagesFeature.self, .read)])
    let copied = act(&stage, .read(Self.survey))
    #expect(copied == [.copy(Self.survey.swiftSource)])
    #expect(stage.shows("Copied the loop as Swift source."))
    #expect(act(&stage, .read(Self.survey)).isEmpty)
  }

  @Test func theWholeTextHasItsLanguage() throws {
    var stage = Stage("abc{LF}def", rows: 40, columns: 100)
    var contents: [UInt64] = []
    for case .feature(let effect) in stage.pass(.arrange(.languages)) {
      if case .identify(let content, _) = effect.of(LanguagesFeature.self) {
        contents.append(content)
      }
    }
    #expect(contents.count == 2 && contents.contains(stage.app.session.revision))
    _ = act(&stage, .identified(content: stage.app.session.revision, answer("fr")))
    #expect(stage.shows("in the whole text") && stage.shows("French"))
  }
}
