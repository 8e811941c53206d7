import Calendars
import Fixing
import Keyboards
import Learning
import Testing
import Wording
import WritingDirection

/// Every name and sign that a screen shows for a strategy, a calendar, an era, a keyboard, a
/// library, a form of files or a field leads somewhere, and what it leads to holds.
@Suite struct LookedUpNamesTests {
  private static func named(_ name: String) -> [NamedEntry] {
    Reference.senses(of: name).compactMap { found -> NamedEntry? in
      guard case .named(let entry) = found else { return nil }
      return entry
    }
  }

  @Test func everyStrategyLeadsToItsRule() {
    for strategy in DirectionStrategy.all {
      for name in [strategy.name, strategy.label] + strategy.aliases {
        #expect(Self.named(name).contains { $0.name == strategy.name }, "\(name)")
      }
    }
    #expect(NamedEntry.strategies.map(\.name) == DirectionStrategy.all.map(\.name))
  }

  @Test func everyCalendarLeadsToItsSource() {
    for calendar in CalendarID.all {
      let name = calendar.description
      #expect(Self.named(name).contains { $0.name == name }, "\(name)")
    }
    #expect(NamedEntry.calendars.map(\.name) == CalendarID.all.map(\.description))
  }

  @Test func whatIsSaidOfNamesHolds() {
    for entry in NamedEntry.strategies + NamedEntry.calendars + NamedEntry.eras {
      #expect(entry.plain.english.hasSuffix("."), "\(entry.name)")
      let areSentences = entry.precise.allSatisfy {
        $0.english.hasSuffix(".") && $0.english.first?.isUppercase == true
      }
      #expect(areSentences, "\(entry.name)")
      #expect(!entry.precise.isEmpty && !entry.facts.isEmpty, "\(entry.name)")
      for fact in entry.facts {
        let fault = fact.fault(on: entry.text ?? LearnedText("a", .pseudo))
        #expect(fault == nil, "\(entry.name): \(fact.written)")
      }
    }
  }

  /// The example is one of which the strategy makes something else than the standard, where such a
  /// text is known.
  @Test(arguments: [
    ("closure", "ab CD EF GH", "rtl", "ltr"), ("majority", "ab CD EF GH", "rtl", "ltr"),
    ("android-anyrtl-ltr", "ab CD EF GH", "rtl", "ltr"),
    ("android-rtl", "ab CD EF GH", "rtl", "ltr"), ("twitter", "ab CD EF GH", "rtl", "ltr"),
    ("html-auto", "{RLI}AB{PDI} ab", "rtl", "ltr"), ("pango", "{RLI}AB{PDI} ab", "rtl", "ltr"),
    ("icu-base", "{RLI}AB{PDI} ab", "rtl", "ltr"), ("java-rtl", "12", "rtl", "ltr"),
    ("terminal", "- AB", "ltr", "rtl"), ("first-character", "- AB", "ltr", "rtl"),
    ("qt", "ab CD EF GH", "ltr", "ltr"), ("iOS 18", "ab CD EF GH", "ltr", "ltr"),
  ]) func theExampleTellsAStrategyFromTheStandard(
    _ name: String, _ text: String, _ own: String, _ standard: String
  ) throws {
    let entry = try #require(Self.named(name).first)
    #expect(entry.text?.written == text)
    let facts = entry.facts.map(\.written)
    #expect(facts == ["direction \(entry.name) \(own)", "direction uax9 \(standard)"])
  }

  @Test func whatAlwaysAgreesIsNamed() throws {
    let qt = try #require(Self.named("qt").first)
    let same = try #require(qt.precise.map(\.english).first { $0.hasPrefix("It always agrees") })
    #expect(same.contains("java-ltr") && !same.contains("java-rtl") && !same.contains("qt"))
  }

  /// A name that means several things leads to all of them: Hebrew is a script, a calendar and a
  /// keyboard.
  @Test func aNameLeadsToAllThatItMeans() {
    let names = Reference.senses(of: "hebrew").map(\.name)
    #expect(Set(names) == ["right-to-left script", "keyboard name", "hebrew"], "\(names)")
    #expect(Reference.senses(of: "textkit").map(\.name) == ["TextKit", "textkit"])
    #expect(Reference.senses(of: "naturel").isEmpty)
  }

  @Test func everyKeyboardIsLookedUp() {
    let names = KeyboardCatalogue.names()
    #expect(names.count > 40)
    for name in names {
      #expect(Reference.senses(of: name).contains { $0.name == "keyboard name" }, "\(name)")
    }
  }

  /// The era of every calendar, as English screens name it; those of Japan without their years, the
  /// cycles of China without their numbers.
  @Test func everyEraIsLookedUp() throws {
    let book = CalendarBook()
    var eras: Set<String> = ["B.R.O.C."]
    for calendar in CalendarID.all {
      for (_, name) in try book.eras(of: calendar) {
        let plain = name.hasPrefix("cycle ") ? "cycle" : name
        eras.insert(plain.split(separator: " (").first.map(String.init) ?? plain)
      }
    }
    #expect(eras.isSuperset(of: ["BE", "AP", "Minguo", "Reiwa", "Amete Alem", "Kollam"]))
    for era in eras.sorted() {
      #expect(Reference.look(up: era) != nil, "\(era)")
    }
  }

  /// Each past era of Japan says its own first year and days, and not those of another.
  @Test(arguments: [
    ("Heisei", "1989", ["1989-01-08 1-1-8", "2019-04-30 31-4-30"]),
    ("Showa", "1926", ["1926-12-25 1-12-25", "1989-01-07 64-1-7"]),
    ("taish\u{14D}", "1912", ["1912-07-30 1-7-30", "1926-12-24 15-12-24"]),
    ("Meiji", "1868", ["1868-10-23 1-10-23", "1912-07-29 45-7-29"]),
    ("Tenpo", "1830", ["1831-01-23 2-1-23", "1845-01-08 16-1-8"]),
    // There are no dates before 1800.
    ("Kansei", "1789", ["1801-03-18 13-3-18"]),
  ]) func anEraSaysItsOwnYears(_ name: String, _ year: String, _ days: [String]) throws {
    #expect(Reference.senses(of: name).count == 1)
    let entry = try #require(Self.named(name).first)
    #expect(entry.plain.english.hasSuffix("is an era of Japan: its year 1 began in \(year)."))
    #expect(entry.facts.map(\.written) == days.map { "date japanese \($0)" })
    #expect(entry.precise.count == (name == "Tenpo" ? 2 : 1))
    #expect(NamedEntry.eras.count == 16)
  }

  /// Each kind of piece that a sentence of fix names is looked up by that name.
  @Test(arguments: PieceKind.allCases) func everyKindOfPieceIsLookedUp(_ kind: PieceKind) {
    #expect(!Reference.senses(of: kind.noun.english).isEmpty, "\(kind.noun.english)")
  }

  /// A dead key is a key: it waits, and with a space after it types its own sign.
  @Test func theExampleOfADeadKeyIsAKey() throws {
    let entry = try #require(Glossary.shipped.entry(named: "dead key"))
    #expect(entry.text == nil)
    #expect(entry.facts.map { $0.screen?.words } == ["dead", "~ab"])
  }

  /// Where a browser finds a direction is said, and executed, beside what its selection does.
  @Test func webKitSaysHowADirectionIsFound() throws {
    let entry = try #require(Glossary.shipped.entry(named: "WebKit"))
    let facts = entry.facts.map(\.written)
    #expect(facts.contains("direction html-auto rtl"))
    #expect(facts.contains("direction css-plaintext ltr"))
    #expect(facts.contains { $0.hasPrefix("ranges snap ") })
    for word in ["dir=auto", "unicode-bidi: plaintext"] { #expect(entry.precise.contains(word)) }
  }

  @Test(arguments: [
    "FriBidi", "ICU", "HarfBuzz", "ERFA", "Foundation", "TextKit", "UIKit", "SwiftUI", "WebKit",
    "CLDR", "Pango", "HTML", "ANSI", "SVG", "asciicast", "JSON", "Markdown", "MessageFormat",
    "CSS", "XML", "YAML", "TOML", "SARIF", "TAP", "JUnit", "LSP", "ASCII", "ISO", "ISO 639",
    "ISO 3166", "ISO 4217", "ISO 8601", "ISO 15924", "IBAN", "UTC", "UAX", "UTS", "PO", "XLIFF",
    "WWDC", "CLD2", "AttributedString", "trojan-source", "pseudo alphabet", "conformance",
  ]) func everyLibraryAndFormIsLookedUp(_ name: String) {
    #expect(Reference.look(up: name) != nil)
  }

  /// Words and signs of panes lead to what is meant there.
  @Test(arguments: [
    ("=", "="), ("~", "~"), ("!", "!"), ("*", "star"), ("+", "+"), ("?", "?"), ("-", "dash"),
    ("BE", "Buddhist Era"), ("AH", "Hijri"), ("AM", "Anno Mundi"), ("AP", "Solar Hijri"),
    ("Amete Mihret", "Amete Mihret"), ("Reiwa", "Reiwa"), ("property", "property"),
    ("soft hyphen", "soft hyphen"), ("SHY", "soft hyphen"), ("line separator", "line separator"),
    ("picture", "picture"), ("repairs", "fix"), ("canonical equivalent", "canonical equivalent"),
    ("N'Ko", "right-to-left script"), ("Syriac", "right-to-left script"),
    ("Hebr", "right-to-left script"), ("writing dir.", "writing direction"),
    ("dead key", "dead key"), ("astronomy", "astronomy"), ("share", "share"),
    ("a guess", "guess"), ("BCP 47", "BCP 47"), ("spellout", "format"),
    ("Gregorian year of Tet", "Tet"), ("KACST", "Umm al-Qura"), ("BC", "BC"), ("AD", "Anno Domini"),
    ("Before R.O.C.", "Before R.O.C."), ("Before Martyrs", "Before Martyrs"),
    ("Amete Alem", "Amete Alem"), ("Heisei", "Heisei"), ("Man\u{2019}en", "Man\u{2019}en"),
  ]) func whatPanesWriteIsLookedUp(_ written: String, _ term: String) {
    #expect(Reference.look(up: written)?.name == term)
  }

  /// What a pane writes leads to what it means there, beside a term that has another sense.
  @Test func everyHeadIsLookedUp() {
    for (pane, heads) in PaneHeads.shipped.panes {
      for label in heads.flatMap(\.labels) {
        #expect(!Reference.senses(of: label).isEmpty, "\(pane): \(label)")
      }
    }
    let moves = Reference.senses(of: "moves").map(\.name)
    #expect(moves.first == "motion" && moves.contains("moves"), "\(moves)")
    #expect(Reference.senses(of: "level").count == 1)
    #expect(Reference.look(up: "hours")?.name == "hours")
  }

  /// What is found only where it is looked up is no word of a sentence: "be" is no era.
  @Test func aNameToLookUpIsNoWordOfASentence() {
    #expect(Glossary.shipped.entry(named: "BE") == nil)
    #expect(Glossary.shipped.terms(of: "I am to be here - or not") == [])
    #expect(Glossary.shipped.entries(lookedUp: "be").map(\.term) == ["Buddhist Era"])
  }
}
