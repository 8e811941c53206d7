import Explorer
import Languages
import Screen
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
    #expect(stage.shows("ur-Latn") && stage.shows("not among your languages"))
    _ = act(&stage, .suggest)
    #expect(stage.shows("You write Roman Urdu"))
    let effects = act(&stage, .copySetting)
    #expect(effects.contains(.copy("export LANGUAGE=he_IL:fr:en_US:ur_Latn")))
    _ = act(&stage, .decline)
    #expect(!stage.shows("not among your languages"))
  }

  @Test func aGuessIsNoSuggestion() throws {
    var (stage, asked) = stage("abc")
    _ = act(&stage, .identified(content: try #require(asked), answer("ur-Latn", reliable: false)))
    #expect(stage.shows("a guess") && !stage.shows("not among your languages"))
  }

  @Test func aMissingDetectorIsSaid() {
    var (stage, _) = stage("abc")
    _ = act(&stage, .isOff(LanguageIdentifier.missing))
    #expect(stage.shows("detection is off"))
    #expect(content(stage.press(KeyPress(.character("x")))) == nil)
  }
}
