import Foundation
import Languages
import Testing

/// Nothing on a screen stays English by accident: what screens look up is found.
@Suite struct TranslatedScreensTests {
  /// What was looked up and is not translated, as far as it holds English words; what is translated already holds
  /// letters of the language.
  private func english(_ texts: Set<String>) -> [String] {
    texts.filter { text in
      text.contains(/[a-z]{2}/)
        && !text.unicodeScalars.contains { (0x590..<0x700).contains($0.value) }
    }.sorted()
  }

  @Test(arguments: ["he", "ar"]) func everyWordOnEveryScreenIsTranslated(_ language: String) throws
  {
    let listener = TranslationListener()
    let words = try #require(Catalogue(language, listener: listener))
    EveryScreen(words: words).walk()
    let missing = english(listener.missing)
    if let path = ProcessInfo.processInfo.environment["RECORD_MISSING"] {
      let kept = listener.kept.map { "\($0.key)\t\($0.value.sorted().prefix(8))" }.sorted()
      try (missing + ["", "KEPT"] + kept + ["", "USED"] + listener.used.sorted())
        .joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(missing.isEmpty, "\(missing.count) are not translated")
    for text in missing { Issue.record("not translated into \(language): \(text)") }
  }
}
