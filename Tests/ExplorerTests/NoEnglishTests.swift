import Foundation
import Languages
import Learning
import Testing
import Wording

/// No English word is left in a sentence of another language.
@Suite struct NoEnglishTests {
  /// After the tour the lessons are offered by the name that they have on the screen.
  @Test(arguments: ["he", "ar"]) func theLessonsAreOfferedByTheirName(_ language: String) throws {
    let words = try #require(Catalogue(language))
    let offer = words("There are lessons: \(verbatim: "x"), then type Lessons.")
    #expect(offer.contains(words("Lessons")) && !offer.contains("Lessons"), "\(offer)")
  }

  @Test(arguments: ["he", "ar"]) func theSourceOfUAX9IsTranslated(_ language: String) throws {
    let words = try #require(Catalogue(language))
    let entries = Reference.senses(of: "uax9").compactMap { found -> NamedEntry? in
      if case .named(let entry) = found { entry } else { nil }
    }
    let said = try #require(entries.first).precise.map { words($0) }
    #expect(said.contains { $0.contains("P2") && $0.contains("P3") }, "\(said)")
    #expect(!said.contains { $0.contains(" and ") }, "\(said)")
  }

  /// An isolating run sequence has one name in Arabic: it isolates, and is not isolated.
  @Test func aSequenceHasOneNameInArabic() throws {
    let words = try #require(Catalogue("ar"))
    let legend = words(
      "Below each character stands the number of the isolating run sequence that it is in, counted from 1."
    )
    let name = try #require(
      Glossary.shipped.entry(named: "isolating run sequence")?.name(in: "ar"))
    let isolating = try #require(name.split(separator: " ").last)
    #expect(legend.contains(isolating), "\(legend) without \(name)")
  }

  /// A short Hebrew word is joined to what follows by a maqaf everywhere; a hyphen stands only in
  /// the form in which a date is typed.
  @Test(arguments: ["CLanguageData/data/he.po", "CLearningData/data/plays.txt"])
  func hebrewWordsAreJoinedByAMaqaf(_ path: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = try String(contentsOf: root.appending(path: "Sources/\(path)"), encoding: .utf8)
    let date = "\u{5E9}\u{5E0}\u{5D4}-\u{5D7}\u{5D5}\u{5D3}\u{5E9}-\u{5D9}\u{5D5}\u{5DD}"
    let lines = file.split(separator: "\n").filter { !$0.hasPrefix("msgid") && !$0.contains(date) }
    #expect(lines.count > 100)
    for line in lines { #expect(!line.contains(/[\u{5D0}-\u{5EA}]-[^\s-]/), "\(line)") }
  }
}
