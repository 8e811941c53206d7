import BidiAlgorithm
import Explanation
import Learning
import Testing
import UnicodeData
import Wording

/// Every term is said twice, its example holds, and what is looked up is found or said to be
/// absent.
@Suite struct GlossaryTests {
  @Test func everyFactHolds() {
    let faults = Glossary.shipped.proof()
    #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
    #expect(Glossary.shipped.entries.count > 80)
  }

  /// Each sentence ends as one, and each term has an executed example.
  @Test func entriesAreWhole() {
    for entry in Glossary.shipped.entries {
      #expect(entry.plain.hasSuffix("."), "\(entry.term)")
      #expect(entry.precise.hasSuffix("."), "\(entry.term)")
      #expect(!entry.facts.isEmpty, "\(entry.term)")
      for name in entry.see {
        #expect(Reference.look(up: name) != nil, "\(entry.term): see \(name)")
      }
    }
  }

  @Test(arguments: [
    "natural", "gap", "upstream", "downstream", "scalar", "depth", "run", "level run",
    "isolating run sequence", "storage", "display", "visual", "logical", "level", "sos", "eos",
    "cluster", "affinity", "UTF-16", "sweep", "torn", "steady",
  ]) func wordsOfTheFirstScreenAreDefined(_ word: String) throws {
    guard case .term(let entry, _)? = Reference.look(up: word) else {
      Issue.record("\(word) is not defined")
      return
    }
    #expect(!entry.plain.isEmpty && !entry.precise.isEmpty)
  }

  /// The embedding direction is that of what a sign stands in: in `results: AB (3)` the opening
  /// bracket stands between right-to-left letters and a number, and R is the opposite direction.
  @Test(arguments: ["embedding direction", "opposite direction", "neutral"])
  func theEmbeddingDirectionIsNotThatOfNeighbours(_ word: String) throws {
    guard case .term(let entry, _)? = Reference.look(up: word) else {
      Issue.record("\(word) is not defined")
      return
    }
    #expect(entry.plain.contains("paragraph, isolate or embedding in which"), "\(entry.plain)")
    #expect(!entry.plain.contains("around"), "\(entry.plain)")
    let paragraph = ExplainedParagraph(
      Array("results: \u{5D0}\u{5D1} (3)".unicodeScalars), direction: .auto)
    let told = paragraph.story(at: 12).map(\.english).joined(separator: " ")
    #expect(told.contains("the opposite direction") && told.contains("become R"), "\(told)")
  }

  @Test func rulesAreFoundStill() {
    for name in ["W4", "bd16", "AL", "b", "NI", "HL3"] {
      guard case .rule? = Reference.look(up: name) else {
        Issue.record("\(name) is not found")
        continue
      }
    }
    guard case .term(_, let definition?)? = Reference.look(up: "level run") else {
      Issue.record("a level run has no definition")
      return
    }
    #expect(definition.name == "BD7")
  }

  @Test func aWordThatIsNotThereHasThreeNeighbours() {
    #expect(Reference.look(up: "naturel") == nil)
    #expect(Reference.nearest("naturel").first == "natural")
    #expect(Reference.nearest("zzzzzz").count == 3)
    // Nothing is near to a sign.
    #expect(Reference.nearest("\u{2603}").isEmpty && Reference.nearest("%").isEmpty)
    #expect(Reference.nearest("").count == 3)
    // What begins so goes first, and no two lead to the same.
    #expect(Reference.nearest("wrongl").first == "wrongly")
    let leads = Reference.nearest("leve").compactMap { Reference.look(up: $0)?.name }
    #expect(leads.first == "level" && Set(leads).count == 3, "\(leads)")
  }

  /// Each term has a name and both sentences in each language, and each name leads to it.
  @Test(arguments: LearnedTranslations.languages)
  func everyTermIsSaidInEachLanguage(_ language: String) {
    let glossary = Glossary.shipped
    for entry in glossary.entries {
      #expect(glossary.translations.has(entry.plain, in: language), "\(entry.term): plain")
      #expect(glossary.translations.has(entry.precise, in: language), "\(entry.term): precise")
      let names = entry.translated[language] ?? []
      #expect(!names.isEmpty, "\(entry.term) has no name in \(language)")
      for name in names {
        #expect(Reference.look(up: name)?.name == entry.term, "\(name)")
        let first = Reference.name(beginning: name).flatMap { Reference.look(up: $0)?.name }
        #expect(first != nil, "\(name)")
        #expect(glossary.entries(beginning: name).contains { $0.term == entry.term }, "\(name)")
        #expect(name.unicodeScalars.count <= 34, "\(name)")
        #expect(name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
      }
    }
  }

  /// Each rule, definition and class is said in each language, and what the file translates is
  /// what it says. That a file with some words of a language has all of them is for its proof.
  @Test(arguments: LearnedTranslations.languages)
  func everyRuleIsSaidInEachLanguage(_ language: String) {
    let told = RuleTranslations.shipped
    #expect(told.faults == [])
    for rule in RuleReference.all + RuleReference.terms {
      let original = told.originals[rule.name]
      #expect(original?.summary == rule.summary, "\(rule.name)")
      #expect(original?.body == rule.paragraphs, "\(rule.name)")
      #expect(original?.example == rule.example, "\(rule.name)")
      #expect(told.summary(of: rule, in: language) != rule.summary, "\(rule.name)")
      #expect(told.body(of: rule, in: language) != rule.paragraphs, "\(rule.name)")
    }
    #expect(RuleTranslations(reading: "rule: X\nfoo: y").faults.count == 1)
    #expect(RuleTranslations(reading: "rule: X\nplain: Of W4.\nhe: W5").faults.count == 1)
  }

  /// A comma between two Latin names would take their direction, and the list would read from the
  /// left: a mark behind it keeps the sentence's. What is in code is one piece.
  @Test(arguments: LearnedTranslations.languages)
  func listsOfNamesGoAsTheirSentence(_ language: String) {
    let told = RuleTranslations.shipped
    for rule in RuleReference.all + RuleReference.terms {
      let said =
        [told.summary(of: rule, in: language), told.example(of: rule, in: language)]
        + told.body(of: rule, in: language)
      for text in said {
        let sentence = text.replacing(/`[^`]*`/, with: "``")
        let commas = sentence.matches(of: /[A-Za-z]\d*[,\u{60C}] \(?[A-Za-z]/)
        #expect(commas.isEmpty, "\(rule.name): \(text)")
      }
    }
  }

  /// As they are typed: with the article, with marks, with another form of a letter.
  @Test(arguments: [
    ("\u{5D4}\u{5E8}\u{5DE}\u{5D4}", "level"), ("\u{5E8}\u{5B8}\u{5DE}\u{5D4}", "level"),
    ("\u{627}\u{644}\u{645}\u{633}\u{62A}\u{648}\u{649}", "level"),
    ("\u{645}\u{633}\u{62A}\u{648}\u{64A}", "level"),
    ("\u{627}\u{632}\u{627}\u{62D}\u{647}", "offset"),
  ]) func aNameIsFoundAsItIsTyped(_ typed: String, _ term: String) {
    #expect(Reference.look(up: typed)?.name == term)
  }

  /// Words and signs of sentences, columns and panes lead to what they mean.
  @Test(arguments: [
    ("touches", "touches"), ("since", "since"), ("hull", "hull"), ("words", "word"),
    ("weight", "weight"), ("hasCommonParent", "isEquivalent"), ("established", "established"),
    ("[", "range"), ("half-open", "range"), ("\u{2265}1", "\u{2265}2"), ("\u{25B2}", "arrow"),
    ("\u{2192}", "arrow"), ("place on the line", "place on the line"), ("space", "white space"),
    ("col", "column"), ("ICU", "ICU"), ("unicode", "Unicode"), ("theme", "theme"),
    ("selectedRange", "selectedRange"), ("selectedRanges", "selectedRanges"),
    ("too much", "too much"), ("missed", "missed"), ("order", "Order"), ("wrong", "wrong"),
    ("glossary", "glossary"), ("agree", "agree"), ("opposite direction", "opposite direction"),
    ("\u{2022}", "\u{2022}"), ("\u{D7}", "\u{D7}"), ("\u{B6}", "\u{B6}"), ("AltGr", "AltGr"),
    ("UITextView", "UIKit"), ("layoutManager", "TextKit"), ("new moon", "conjunction"),
    ("ZWNJ", "joiner"), ("LRI", "LRI"), ("Bidi_Mirrored", "mirrored"),
    ("hyphen", "hyphen"), ("solidus", "slash"), ("parenthesis", "parenthesis"),
    ("Persian digits", "Persian digit"), ("era", "era"), ("calendars", "calendar"),
    ("collation", "collation"), ("Explain", "explain pane"), ("Text", "text pane"),
    ("At the caret", "preview"), ("If inserted at the caret", "preview"),
    ("Replacing the selection", "preview"), ("If it replaces the selection", "preview"),
    ("plain", "plain text"),
    ("caption", "caption"), ("scene", "play"), ("sample", "sample"), ("code units", "utf-16"),
    ("UAX #29", "UAX #29"), ("reference", "rule reference"), ("bold", "attribute"),
    ("vi", "keys of vi"), ("typed in", "typed in"), ("back to your text", "back to your text"),
    ("\u{5DE}\u{5D5}\u{5E1}\u{5EA}\u{5E8}", "hidden"),
    ("\u{5E8}\u{5D5}\u{5D5}\u{5D7}", "white space"),
    ("\u{5D4}\u{5D8}\u{5D1}\u{5E2}\u{5D4}", "embedding"),
  ]) func whatAScreenWritesIsLookedUp(_ written: String, _ term: String) {
    #expect(Reference.look(up: written)?.name == term)
  }

  /// Every label that a screen can draw in the place of a scalar leads to that scalar, to its class
  /// or to its term; what has no label leads nowhere.
  @Test func everyLabelIsLookedUp() {
    var count = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let label = ScalarFacts.label(of: scalar),
        // Whole planes without characters are all alike.
        value < 0x3000 || value % 0x101 == 0 || !label.hasPrefix("U+")
      else { continue }
      count += 1
      switch Reference.look(up: label) {
      case .label(let entry): #expect(entry.scalar == scalar, "\(label)")
      case .rule, .term, .named, .head: #expect(!label.hasPrefix("U+"), "\(label)")
      case nil: Issue.record("\(label) is not found")
      }
    }
    #expect(count > 500)
    guard case .label(let entry)? = Reference.look(up: "nbsp") else {
      Issue.record("NBSP is no label")
      return
    }
    #expect(
      entry.sentence.english.hasPrefix("NBSP is the label of NO-BREAK SPACE, U+00A0"),
      "\(entry.sentence.english)")
    #expect(entry.classText?.name == "CS")
    for none in ["SP", "U+0041", "U+", "U+110000", "U+D800", "VS0", "VS257"] {
      #expect(Reference.look(up: none) == nil, "\(none)")
    }
  }

  /// An example shows what its word means.
  @Test(arguments: [
    ("flip", "After the keys C-home \"x\": The paragraph level is 0."),
    ("keyboard", "keyboard-rtl \"1\" => ab CD1<|"), ("keyboard", "keyboard-ltr \"1\" => ab 1<|CD"),
  ]) func anExampleShowsItsWord(_ name: String, _ said: String) throws {
    let entry = try #require(Glossary.shipped.entry(named: name))
    #expect(entry.facts.contains { $0.sentence.english.contains(said) })
  }

  /// A name in braces that follows itself is counted, as it is written and read.
  @Test func manyControlsAreCounted() {
    let many = LearnedText("{RLE*64}a{LRM}{LRM}", .pseudo)
    #expect(many.scalars.count == 67)
    #expect(many.written == "{RLE*64}a{LRM}{LRM}")
    #expect(LearnedText(many.written, .pseudo) == many)
    #expect(LearnedText("{RLE*4}", .letters).scalars.count == 4)
    #expect(LearnedText("a*2 {b*c}", .letters).written.hasPrefix("a*2 "))
  }

  /// What was false, or said nothing, stays mended.
  @Test func sentencesHoldOfEverySign() throws {
    func entry(_ name: String) throws -> GlossaryEntry {
      try #require(Glossary.shipped.entry(named: name))
    }
    // An arrow is not mirrored, a less-than sign is; digits of N'Ko run right to left.
    #expect(BidiProperties.mirror(of: "\u{2192}") == nil)
    #expect(BidiProperties.mirror(of: "<") == ">")
    #expect(BidiProperties.bidiClass(of: "\u{7C1}") == .r)
    #expect(try !entry("mirrored").plain.contains("arrow-like"))
    #expect(try entry("digit").plain.contains("EN and AN"))
    #expect(try entry("neutral").facts.map(\.written) == ["rule 1 N2 L", "rule 6 N1 R"])
    #expect(try !entry("unit").plain.contains("Backspace"))
    // What stands in an isolate inside an override is free of it; letters have one to three bytes.
    #expect(try entry("override").facts.map(\.written) == ["rule 1 X6 R", "display cdba"])
    #expect(try entry("utf-8").facts.map(\.written) == ["utf8 6"])
    #expect(try entry("database").precise.contains("the system's ICU"))
    // What a lesson asks for is defined, and not the signs at which a rule looked.
    #expect(try entry("decides").term == "decide" && entry("deciding").term == "deciding")
    #expect(try !entry("deciding").precise.contains("every pane"))
    #expect(try entry("overflow").facts.map(\.written).contains("rule 64 X6 125"))
  }

  /// Terms are found as the sentences of the screen write them: with the articles of all their
  /// words, bound to another word, and behind a preposition.
  @Test(arguments: [
    (
      "\u{5E9}\u{5D5}\u{5E8}\u{5EA} \u{5D4}\u{5E0}\u{5D9}\u{5D8}\u{5E8}\u{5DC}\u{5D9}\u{5D9}\u{5DD}",
      "neutral"
    ),
    ("\u{5D4}\u{5DE}\u{5E1}\u{5D3}", "database"), ("\u{5D1}\u{5DE}\u{5E1}\u{5D3}", "database"),
    ("\u{5DE}\u{5E1}\u{5D3} \u{5D4}\u{5EA}\u{5D5}\u{5D5}\u{5D9}\u{5DD}", "database"),
    ("\u{5D1}\u{5E1}\u{5D9}\u{5E1}", "mark"), ("\u{5D4}\u{5D1}\u{5E1}\u{5D9}\u{5E1}", "mark"),
    (
      "\u{5E1}\u{5D3}\u{5E8}\u{5EA} \u{5D4}\u{5E8}\u{5E6}\u{5E4}\u{5D9}\u{5DD} "
        + "\u{5D4}\u{5DE}\u{5D1}\u{5D5}\u{5D3}\u{5D3}\u{5EA}", "isolating run sequence"
    ),
    ("\u{635}\u{641} \u{627}\u{644}\u{645}\u{62D}\u{627}\u{64A}\u{62F}\u{627}\u{62A}", "neutral"),
    (
      "\u{645}\u{62A}\u{62A}\u{627}\u{644}\u{64A}\u{629} "
        + "\u{627}\u{644}\u{645}\u{642}\u{627}\u{637}\u{639} "
        + "\u{627}\u{644}\u{645}\u{639}\u{632}\u{648}\u{644}\u{629}", "isolating run sequence"
    ),
    ("\u{628}\u{627}\u{644}\u{645}\u{633}\u{62A}\u{648}\u{649}", "level"),
    ("\u{5D1}\u{5E8}\u{5DE}\u{5D4}", "level"), ("isolate formatting", "isolate"),
  ]) func aTermIsFoundAsSentencesWriteIt(_ word: String, _ term: String) {
    #expect(Reference.look(up: word)?.name == term, "\(word)")
  }

  /// The nearest of a word in Hebrew are in Hebrew, of an English one in English.
  @Test func theNearestNamesAreOfTheSameLetters() throws {
    let nearest = Reference.nearest("\u{5E8}\u{5DE}\u{5D4}\u{5D4}")
    #expect(nearest.first.flatMap { Reference.look(up: $0)?.name } == "level", "\(nearest)")
    #expect(Reference.nearest("levvel").first == "level")
    #expect(Reference.nearest("zzz").allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test(arguments: [
    ("levels 000 00", "'levels 000 00' does not hold of 'ab CD': it is 00011"),
    ("display ab CD", "'display ab CD' does not hold of 'ab CD': it is ab DC"),
    ("class 9 R", "'class 9 R': there is no scalar at 9"),
    ("rule 0 W4 R", "W4 leaves it as it was"),
    ("caret 3 5 3", "it is 3 5"), ("sos 2 L", "there is no sequence 2"),
    ("rule 0 W9 R", "'W9' is no rule"), ("class", "a word is missing"),
    ("keys foo => x", "is not a key"), ("direction foo ltr", "'foo' is no strategy"),
    ("ranges foo 1 2 3", "'foo' is no policy"), ("scalars 4", "it is 5"),
    ("lines 99999999 x", "is no number"), ("torn yes", "it is no"),
    ("date hebrew 2025-09-23 5786-1-2", "does not hold: it is 5786-1-1"),
    ("date foo 2025-09-23 1", "it needs CALENDAR DAY DATE"),
    ("date hebrew 1500-01-01 1", "out of range"), ("match nb nn no", "it is close"),
    ("match nb nn", "it needs OFFERED PREFERRED RANK"), ("named lesson foo", "it is not there"),
    ("named thing foo", "it needs lesson, play or sample"), ("screen F5", "it needs KEYS => WORDS"),
  ]) func aFactThatDoesNotHoldIsSaid(_ fact: String, _ said: String) {
    let glossary = Glossary(
      reading: "term: x\nplain: X.\nprecise: X.\ntext: ab CD\nfact: \(fact)\n")
    let faults = glossary.proof()
    #expect(faults.count == 1 && faults[0].line == 5, "\(faults)")
    #expect(faults.first?.text.contains(said) == true, "\(faults)")
  }

  /// What is about no text needs none.
  @Test(arguments: ["date hebrew 2025-09-23 5786-1-1", "match nb nn close", "named sample welcome"])
  func aFactAboutNoTextStandsAlone(_ fact: String) {
    let glossary = Glossary(reading: "term: x\nplain: X.\nprecise: X.\nfact: \(fact)\n")
    #expect(glossary.proof() == [])
    #expect(glossary.entries.first?.facts.count == 1)
  }

  @Test(arguments: [
    ("plain: x", "an entry begins with 'term:'"), ("term: a\nfact: levels 0", "needs a 'text:'"),
    ("term: a\ntext: x\nfact: foo 1", "'foo 1' is no fact"), ("term: a\nfoo: 1", "no field"),
    ("term: a\nhe: x\nterm: b", "'b' has no name in 'he'"), ("term: a\nhe:", "a name is missing"),
    ("term: a\nhe: x\nhe: y", "the names in 'he' stand twice"), ("he: x", "stands below the words"),
    ("term: a\nhe: x\nterm: b\nhe: x", "'x' stands twice"),
    ("term: a\nplain: It is W4.\nhe: W5", "'W5' is not in what it translates"),
    ("term: a\nplain: It.\nhe: x\nprecise: So.", "'So.' is not there in 'he'"),
    ("term: a\n???", "is no field such as"), ("term: a\nterm: A", "stands twice"),
  ]) func aFileThatIsNotUnderstoodIsSaid(_ file: String, _ said: String) {
    #expect(Glossary(reading: file).proof().contains { $0.text.contains(said) })
  }
}
