import BidiAlgorithm
import Explanation
import Learning
import Testing
import UnicodeData
import Wording

/// What someone who learns looks up, in everyday words, leads to what is meant, and to nothing that
/// is not so.
@Suite struct LearnersWordsTests {
  /// A sign is found by its ordinary names and by itself, and its class is said in words first.
  @Test(arguments: [
    (",", ["comma", "commas", "a comma"]), (":", ["colon"]), (".", ["full stop", "period", "dot"]),
    ("/", ["slash", "solidus"]), ("-", ["hyphen", "hyphen-minus", "minus sign"]),
    ("+", ["plus", "plus sign"]), ("%", ["percent", "percent sign", "per cent", "a percent sign"]),
    ("$", ["dollar", "dollar sign", "currency sign"]), ("#", ["number sign", "hash"]),
    ("(", ["parenthesis", "parentheses", "round bracket"]), (")", ["right parenthesis"]),
    ("[", ["square bracket"]), ("}", ["curly bracket", "brace"]), ("<", ["less-than sign"]),
    (">", ["greater-than sign"]), ("?", ["question mark"]), ("!", ["exclamation mark"]),
    (";", ["semicolon"]), ("\"", ["quotation mark"]), ("'", ["apostrophe"]),
    ("=", ["equals sign"]), ("*", ["asterisk"]), ("_", ["low line", "underscore"]),
  ]) func aSignIsFoundByItsNames(_ sign: String, _ names: [String]) throws {
    let scalar = try #require(sign.unicodeScalars.first)
    let name = BidiProperties.bidiClass(of: scalar).shortName
    for written in names {
      guard case .term(let entry, _)? = Reference.look(up: written) else {
        Issue.record("\(written) leads nowhere")
        continue
      }
      #expect(entry.plain.contains("has the class \(name)"), "\(written): \(entry.plain)")
      // The character comes before what a pane means by the sign.
      let senses = Reference.senses(of: sign).map(\.name)
      #expect(senses.first == entry.term, "\(written) and \(sign): \(senses)")
    }
  }

  /// Every sign of ASCII that is no letter, digit, space or control has an entry with its class.
  @Test func everySignOfTheKeyboardIsFound() {
    for value in UInt8(0x21)...0x7E {
      let sign = Unicode.Scalar(value)
      let bidiClass = BidiProperties.bidiClass(of: sign)
      guard bidiClass != .l, bidiClass != .en else { continue }
      let said = Reference.senses(of: String(sign)).contains { found in
        guard case .term(let entry, _) = found else { return false }
        return entry.plain.contains("has the class \(bidiClass.shortName)")
      }
      #expect(said, "\(sign)")
    }
  }

  @Test(arguments: [
    ("tab", "tab"), ("TAB", "tab"), ("letter", "letter of a script"),
    ("letters", "letter of a script"), ("a letter", "letter of a script"),
    ("neighbour", "neighbour"), ("neighbours", "neighbour"), ("adjacent", "neighbour"),
    ("reorder", "reorder"), ("reordered", "reorder"), ("emoji", "emoji"),
    ("unmatched", "unmatched"), ("matching", "unmatched"), ("joining", "joining"),
    ("shaping", "shaping"), ("side", "both sides"), ("both sides", "both sides"),
    ("implicit", "implicit level"), ("implicit level", "implicit level"),
    ("ligature", "ligature"), ("presentation form", "ligature"), ("diacritic", "mark"),
    ("vowel", "mark"), ("combining", "mark"), ("newline", "newline"), ("line break", "newline"),
    ("invisible", "control"), ("kashida", "joining"), ("font", "font"),
    ("no-break space", "no-break space"), ("Persian", "right-to-left script"),
    ("the gap", "gap"), ("marked", "selection"), ("Latin", "letter of a script"),
    ("Hebrew letter", "letter of a script"), ("command", "command of the program"),
    ("commands", "command of the program"), ("key", "key of the keyboard"),
    ("keys", "key of the keyboard"),
    ("mixed text", "bidi"), ("typed", "typed text"), ("Esc", "Esc key"), ("CR", "newline"),
    ("explicit", "explicit level"), ("original class", "class"), ("numeral", "digit"),
    ("codepoint", "scalar"), ("embed", "embedding"), ("euro", "currency sign"),
    ("nikud", "mark"), ("vocalization", "mark"), ("blank", "white space"), ("split caret", "caret"),
    ("screen", "screen of the program"), ("window", "screen of the program"),
    ("context", "context of a sign"), ("heuristic", "heuristic"), ("zero width", "zero width"),
    ("em dash", "em dash"), ("\u{2014}", "em dash"), ("reads", "way of reading"),
    ("at once", "deletion"),
  ]) func aWordOfALearnerIsFound(_ word: String, _ term: String) {
    #expect(Reference.look(up: word)?.name == term)
  }

  /// A line is one row of a wrapped paragraph, and nothing else is called so.
  @Test func aLineIsOneThing() throws {
    func plain(_ name: String) throws -> String {
      try #require(Glossary.shipped.entry(named: name)).plain
    }
    #expect(try plain("line").contains("one row of a paragraph as it is wrapped"))
    for name in ["paragraph", "newline", "row"] {
      #expect(try !plain(name).contains(/\blines?\b/), "\(name)")
    }
  }

  /// Letters are signs: where only others are meant, these are named.
  @Test func aSignMayBeALetter() throws {
    let sign = try #require(Glossary.shipped.entry(named: "sign"))
    #expect(sign.plain.contains("a letter"))
    let texts = LessonFile.shipped.lessons.flatMap { $0.introduction + $0.reveal }
      .flatMap { $0.sentences() }.map(\.english)
    let entries = Glossary.shipped.entries.flatMap { [$0.plain, $0.precise] }
    for text in texts + entries {
      #expect(!text.contains(/(Digits|Letters) and signs (do|have)/), "\(text)")
    }
  }

  /// A name of several words needs no quotes; names one after the other are still several.
  @Test(arguments: [
    (["isolating", "run", "sequence"], ["isolating run sequence"]),
    (["W4", "gap"], ["W4", "gap"]),
    (["level", "run", "W4"], ["level run", "W4"]), (["BD16"], ["BD16"]), ([], []),
    (["isolating", "naturel", "run"], ["isolating", "naturel", "run"]),
  ]) func wordsAreTriedTogether(_ typed: [String], _ names: [String]) {
    #expect(Reference.typedNames(typed) == names)
  }

  /// Where nothing has a name, what shares a word with it comes before what is spelled alike.
  @Test func theNearestShareAWord() {
    let names = Reference.nearest("natural order").compactMap { Reference.look(up: $0)?.name }
    #expect(names.contains("natural") && names.contains("Order"), "\(names)")
  }

  /// What X9 removes has no level here, wherever this is said; what another implementation may do
  /// is said as such.
  @Test func aRemovedSignHasNoLevel() throws {
    let x9 = try #require(RuleReference.text(named: "X9")).paragraphs.joined()
    var said = [x9]
    for name in ["removed", "\u{D7}", "soft hyphen"] {
      said.append(try #require(Glossary.shipped.entry(named: name)).precise)
    }
    for sentence in said {
      #expect(sentence.contains("no level"), "\(sentence)")
      #expect(!sentence.contains("carry") && !sentence.contains("no level of its own"))
    }
    #expect(said.filter { $0.contains("(section 5.2)") }.allSatisfy { $0.contains("retains") })
    let removed = try #require(Glossary.shipped.entry(named: "removed"))
    #expect(removed.facts.map(\.written).contains("levels 0-2-"))
  }

  /// The glossary says no more of the proof than it does: this false statement passes.
  @Test func theProofIsOfFactsAndNotOfWords() throws {
    let file = """
      lesson: l
      title: T
      text: ab CD.
      say: The full stop stands at the left of the Hebrew.
      fact: display ab DC.
      ask: direction = ltr
      try: a
      """
    #expect(LessonFile(reading: file).proof().isEmpty)
    let entry = try #require(Glossary.shipped.entry(named: "lesson"))
    #expect(entry.precise.contains("for people to read"), "\(entry.precise)")
    #expect(!entry.precise.contains("none says"))
  }

  /// The number is drawn before the name, and what there is to try is torn.
  @Test func theTornLessonHolds() throws {
    let lesson = try #require(LessonFile.shipped.lesson(named: "fix-what-is-torn"))
    let prediction = try #require(lesson.prediction)
    #expect(prediction.text.shown == "results: (3) BA")
    let said = lesson.introduction.flatMap { $0.sentences() }.map(\.english).joined()
    #expect(!said.contains("far side") && said.contains("drawn before it"), "\(said)")
    let free = try #require(lesson.freeText)
    let torn = Glossary(
      reading: "term: x\nplain: X.\nprecise: X.\ntext: \(free.written)\nfact: torn yes\n")
    #expect(torn.proof() == [])
  }

  /// A space in a piece is seen.
  @Test func theSpacesOfPiecesAreSeen() {
    let pieces = LessonFile.shipped.lessons.compactMap(\.prediction).flatMap(\.pieces)
    #expect(pieces.contains { $0.contains("\u{B7}") } && !pieces.contains { $0.contains(" ") })
  }

  /// Where the line is not broken, one line is asked for.
  @Test func oneLineIsAskedForAsOne() throws {
    for (name, words) in [("marks-on-letters", "the line"), ("wrapping", "the lines")] {
      let prediction = try #require(LessonFile.shipped.lesson(named: name)?.prediction)
      let question = prediction.question.english
      #expect(question.contains(words + " "), "\(question)")
    }
    let lesson = try #require(LessonFile.shipped.lesson(named: "marks-on-letters"))
    let said = lesson.reveal.flatMap { $0.sentences() }.map(\.english)
    #expect(said.contains { $0.contains("from the left (counted from 0)") }, "\(said)")
  }
}
