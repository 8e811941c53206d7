import Explorer
import ExplorerCore
import Languages
import Screen
import Testing

/// Scripts are named in the language of the screen.
@Suite struct ScriptNamesTests {
  @Test(arguments: ["en", "he", "ar"]) func runsAreOfNamedScripts(_ language: String) throws {
    var stage = Stage("abc DEF", rows: 40, columns: 120)
    stage.app.speak(Catalogue(language) ?? .english)
    var asked: UInt64?
    for case .feature(let effect) in stage.pass(.arrange(.languages)) {
      if case .identify(let content, _) = effect.of(LanguagesFeature.self) { asked = content }
    }
    let spans = [
      IdentifiedText.Span(range: 0..<4, script: "Latn", language: "en"),
      IdentifiedText.Span(range: 4..<7, script: "Hebr", language: "he", confidence: 0.5),
    ]
    let text = IdentifiedText(language: "en", confidence: 0.9, isReliable: true, spans: spans)
    stage.pass(
      .feature(
        LanguagesFeature.self, .identified(content: try #require(asked), text)))
    let rows = stage.rows.filter { $0.contains("0,4") || $0.contains("4,7") }
    #expect(rows.count >= 2, "\(stage)")
    #expect(!rows.contains { $0.contains("Latn") || $0.contains("Hebr") && language != "en" })
    if language == "en" {
      #expect(stage.shows("in Latin") && stage.shows("in Hebrew, a guess"), "\(stage)")
    }
  }

  /// Every script of right-to-left letters has a name in each language of the screen.
  @Test(arguments: ["en", "he", "ar"]) func eachScriptHasAName(_ language: String) {
    for script in ["Latn", "Hebr", "Arab", "Syrc", "Thaa", "Nkoo", "Grek", "Cyrl", "Deva", "Thai"] {
      let name = LocaleNames.name(ofScript: script, in: language)
      #expect(name != nil && (name != script || script == "Thai"), "\(script)")
    }
  }
}
