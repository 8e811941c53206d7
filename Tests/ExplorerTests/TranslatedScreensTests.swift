import Calendars
import Foundation
import Keyboards
import Languages
import Testing
import WritingDirection
import Wording

/// Nothing on a screen stays English by accident: what screens look up is found.
@Suite struct TranslatedScreensTests {
  /// What is called the same in every language.
  private static let names: Set<String> = {
    var names: Set<String> = [
      "ltr", "rtl", "dir", "sos", "eos", "AltGr", "Shift", "Backspace", "Esc",
    ]
    names.formUnion(EveryScreen.locales)
    names.formUnion(EveryScreen.letters)
    for strategy in DirectionStrategy.all { names.insert(strategy.name) }
    for calendar in CalendarID.all { names.insert(calendar.description) }
    for keyboard in KeyboardCatalogue.names() {
      names.formUnion([keyboard, String(keyboard.prefix(8))])
    }
    return names
  }()

  /// Whether a text is made of names, numbers and signs; `<control-0009>` is the name of a scalar.
  private func isMadeOfNames(_ text: String) -> Bool {
    text.split { " /+,\"=\u{2026}".contains($0) }.allSatisfy {
      Self.names.contains(String($0)) || $0.hasPrefix("<control-") || !$0.contains(/[a-z]{2}/)
    }
  }

  /// What was looked up and is not translated: it holds English words, or letters of the language, which were
  /// translated before.
  private func untranslated(_ texts: Set<String>, _ language: String) -> [String] {
    // Languages are named by CLDR.
    let named = EveryScreen.locales.compactMap { LocaleNames.name(of: $0, in: language) }
    return texts.subtracting(named).filter { text in
      let isForeign = text.unicodeScalars.contains { (0x590..<0x700).contains($0.value) }
      return isForeign || !isMadeOfNames(text)
    }.sorted()
  }

  /// What is found depends on the English words of the entries, and those are the same in both languages.
  @Test(arguments: ["he"]) func everyWordOnEveryScreenIsTranslated(_ language: String) throws {
    let listener = TranslationListener()
    let words = try #require(Catalogue(language, listener: listener))
    EveryScreen(words: words).walk()
    let missing = untranslated(listener.missing, language)
    if let path = ProcessInfo.processInfo.environment["RECORD_MISSING"] {
      let kept = listener.kept.map { "\($0.key)\t\($0.value.sorted().prefix(8))" }.sorted()
      try (missing + ["", "KEPT"] + kept + ["", "USED"] + listener.used.sorted())
        .joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(missing.isEmpty, "\(missing.count) are not translated")
    for text in missing { Issue.record("not translated into \(language): \(text)") }
  }
}
