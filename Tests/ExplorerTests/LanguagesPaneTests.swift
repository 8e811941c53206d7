import BidiAlgorithm
import Explorer
import Keyboards
import Languages
import Screen
import TextModel
import Testing

/// The languages preferred and typed, as the screen shows them.
@Suite struct LanguagesPaneTests {
  private static let survey = LocaleSurvey(
    PreferredLocales(environment: ["LANGUAGE": "he_IL:fr", "LANG": "en_US.UTF-8"]),
    offered: ["ar", "he", "fr"])

  private func act(_ stage: inout Stage, _ action: LanguagesFeature.Action) -> [Effect] {
    stage.pass(.feature(LanguagesFeature.self, action))
  }

  /// The screen with the pane, and the question that it asked.
  private func stage(_ text: String) -> (Stage, UInt64?) {
    var stage = Stage(text, rows: 40, columns: 100)
    let effects = stage.pass(.arrange(.languages))
    let asked = content(effects)
    _ = act(&stage, .read(Self.survey))
    return (stage, asked)
  }

  private func content(_ effects: [Effect]) -> UInt64? {
    for case .feature(let effect) in effects {
      if case .identify(let content, _) = effect.of(LanguagesFeature.self) { return content }
    }
    return nil
  }

  private func answer(_ language: String, reliable: Bool = true) -> IdentifiedText {
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
    #expect(stage.state.languages.label.language == nil)
  }

  @Test func aLanguageThatIsNotPreferredIsSuggestedUntilItIsDeclined() throws {
    var (stage, asked) = stage("abc")
    _ = act(&stage, .identified(content: try #require(asked), answer("ur-Latn")))
    #expect(stage.shows("ur-Latn") && stage.shows("not one of your languages"))
    _ = act(&stage, .suggest)
    #expect(stage.shows("You write Roman Urdu"))
    let effects = act(&stage, .copySetting)
    #expect(effects.contains(.copy("export LANGUAGE=he_IL:fr:en_US:ur")))
    _ = act(&stage, .decline)
    #expect(!stage.shows("not one of your languages"))
  }

  /// Taken up, a language has its keyboard, its digits, its direction, and the setting on the clipboard.
  @Test(arguments: [("ar", "arabic-digits"), ("ur-Latn", "roman-urdu"), ("fa", "persian")])
  func aSuggestionIsTakenUp(_ language: String, _ keyboard: String) throws {
    var (stage, asked) = stage("abc")
    _ = act(&stage, .identified(content: try #require(asked), answer(language)))
    let effects = act(&stage, .take)
    let base = language.prefix { $0 != "-" }
    #expect(effects.contains(.copy("export LANGUAGE=he_IL:fr:en_US:\(base)")))
    #expect(stage.state[KeyboardsFeature.self].active == keyboard)
    #expect(stage.state.session.keyboard == .rightToLeft)
    #expect(stage.state.direction.name == "content")
    #expect(stage.state.preferredLocales.contains(String(base)))
    #expect(!stage.shows("not one of your languages"))
  }

  @Test func lettersAreCountedOnlyIfTheUserSaysSo() throws {
    var (stage, _) = stage("")
    stage.type("abc")
    #expect(stage.state.memory(for: .user)["typed"] == nil)
    #expect(act(&stage, .count).contains(.remember))
    _ = stage.press(KeyPress(.character("d")))
    let asked = try #require(content(stage.press(KeyPress(.character("e")))))
    _ = act(&stage, .identified(content: asked, answer("fr", reliable: false)))
    #expect(stage.state.languages.typed.counts.words == "")
    let again = try #require(content(stage.press(KeyPress(.character("f")))))
    _ = act(&stage, .identified(content: again, answer("fr")))
    #expect(stage.state.memory(for: .user)["typed"] == "fr=3")
    #expect(stage.shows("typed over time") && stage.shows("3 letters"))
    _ = stage.press(KeyPress(.backspace))
    stage.pass(.edit(.paste("a longer text that nobody typed")))
    #expect(stage.state.languages.typed.counts.words == "fr=3")
    _ = act(&stage, .eraseCounts)
    #expect(stage.state.memory(for: .user)["typed"] == nil)
    #expect(stage.state.memory(for: .user)["counts-typed"] == "yes")
    _ = act(&stage, .count)
    #expect(stage.state.memory(for: .user)["counts-typed"] == nil)
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
    for case .feature(let effect) in act(&stage, .copyMarked) {
      if case .markUp(let paragraphs) = effect.of(LanguagesFeature.self) { found = paragraphs }
    }
    #expect(found.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(found.map(\.scalars.count) == [3, 6])
    #expect(act(&stage, .marked("<p></p>")).contains(.copy("<p></p>")))
  }

  @Test func aGuessIsNoSuggestion() throws {
    var (stage, asked) = stage("abc")
    _ = act(&stage, .identified(content: try #require(asked), answer("ur-Latn", reliable: false)))
    #expect(stage.shows("a guess") && !stage.shows("not one of your languages"))
  }

  @Test func aMissingDetectorIsSaid() {
    var (stage, _) = stage("abc")
    _ = act(&stage, .isOff(LanguageIdentifier.missing))
    #expect(stage.shows("detection is off"))
    #expect(content(stage.press(KeyPress(.character("x")))) == nil)
  }
}
