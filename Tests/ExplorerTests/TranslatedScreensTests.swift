import Explorer
import Foundation
import Languages
import Testing

/// Nothing on a screen stays English by accident: whatever the screens look up is found.
@Suite struct TranslatedScreensTests {
  /// What is looked up are the keys of the entries, and those are the same in both languages.
  @Test(arguments: ["he"]) func everyWordOnEveryScreenIsTranslated(_ language: String) throws {
    let listener = TranslationListener()
    let words = try #require(Catalogue(language, listener: listener))
    EveryScreen(words: words).walk()
    #expect(listener.used.count > 800)
    for key in listener.missing.sorted() { Issue.record("not translated into \(language): \(key)") }
  }
}
