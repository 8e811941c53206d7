import Languages
import Testing
import Wording

/// Text with its languages marked: ranges, HTML, quotation marks.
@Suite struct LanguageMarksTests {
  private static let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5DC}"

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  private func marks(
    _ language: String?, _ others: (Range<Int>, String)...
  ) -> LanguageMarks {
    var marks = LanguageMarks()
    marks.language = language
    marks.others = others.map { LanguageMark($0.0, language: $0.1) }
    return marks
  }

  private func html(_ text: String, _ marks: LanguageMarks) -> String {
    LanguageMarkup.html(scalars(text), direction: "ltr", marks)
  }

  @Test func aRunReachesFromItsFirstLetterToItsLast() {
    let text = scalars("abc (\(Self.hebrew)) d")
    let found = IdentifiedText(
      language: "en", confidence: 0.6, isReliable: true,
      spans: [
        .init(range: 0..<5, script: "Latn", language: "en"),
        .init(range: 5..<15, script: "Hebr", language: "he"),
        .init(range: 15..<16, script: "Latn", language: "en"),
      ])
    let marks = LanguageMarks(found, of: text)
    #expect(marks.language == "en")
    #expect(marks.others == [LanguageMark(5..<13, language: "he")])
  }

  @Test func digitsAndSignsAtItsEndsAreNoPartOfARun() {
    let text = scalars("a \"\(Self.hebrew)\" 5\" x")
    let found = IdentifiedText(
      language: "en", confidence: 0.6, isReliable: true,
      spans: [
        .init(range: 0..<3, script: "Latn", language: "en"),
        .init(range: 3..<15, script: "Hebr", language: "he"),
      ])
    #expect(LanguageMarks(found, of: text).others == [LanguageMark(3..<11, language: "he")])
  }

  @Test func whatIsNotSureIsNotMarked() {
    let guess = IdentifiedText(
      language: "fr", confidence: 0.5, isReliable: false,
      spans: [.init(range: 0..<3, script: "Latn", language: "fr", confidence: 0.5)])
    #expect(LanguageMarks(guess, of: scalars("abc")) == LanguageMarks())
    #expect(html("abc", LanguageMarks()) == "<p dir=\"ltr\">abc</p>")
  }

  @Test func marksByHandGoBeforeWhatWasRecognised() {
    let found = marks("en", (4..<10, "he"))
    let over = found.overlaid(by: [LanguageMark(2..<6, language: "fi")], count: 12)
    #expect(over == marks("en", (2..<6, "fi"), (6..<10, "he")))
    #expect(found.overlaid(by: [LanguageMark(0..<12, language: "sv")], count: 12) == marks("sv"))
    #expect(found.overlaid(by: [LanguageMark(4..<10, language: "en")], count: 12) == marks("en"))
    #expect(found.overlaid(by: [], count: 12) == found)
    let pieces = over.pieces(count: 12)
    #expect(pieces.map(\.range) == [0..<2, 2..<6, 6..<10, 10..<12])
    #expect(pieces.map(\.language) == ["en", "fi", "he", "en"])
  }

  @Test func straightMarksBecomeQ() {
    #expect(html("a \"b c\" d", marks("de")) == "<p dir=\"ltr\" lang=\"de\">a <q>b c</q> d</p>")
    #expect(html("(\"b\").", marks("de")) == "<p dir=\"ltr\" lang=\"de\">(<q>b</q>).</p>")
    // Where the language is not known they stay.
    #expect(html("a \"b\" c", LanguageMarks()) == "<p dir=\"ltr\">a \"b\" c</p>")
    // A quotation in another language stands in the language around it, its words in theirs.
    #expect(
      html("a \"xy\" c", marks("de", (3..<5, "fi")))
        == "<p dir=\"ltr\" lang=\"de\">a <q><span lang=\"fi\">xy</span></q> c</p>")
    // No element is cut by another.
    #expect(
      html("a \"xy\" c", marks("de", (2..<5, "fi")))
        == "<p dir=\"ltr\" lang=\"de\">a <span lang=\"fi\">\"xy</span>\" c</p>")
  }

  @Test(arguments: [
    "5\" and 7\"", "\"", "a\"b", "\u{5E6}\u{5D4}\"\u{5DC}", "\"\"", " \" a \" ", "say \"hello",
    "hello\" he said",
    "\u{5D3}\u{5D5}\"\u{5D7} \u{5D5}\u{5EA}\u{5E0}\"\u{5DB}",
  ])
  func otherMarksAreNone(_ text: String) {
    #expect(!html(text, marks("he")).contains("<q>"), "\(text)")
    #expect(LanguageMarkup.typographic(scalars(text), marks("he")) == text)
  }

  @Test func quotationMarksAreThoseOfTheLanguageAround() {
    func typographic(_ text: String, _ language: String) -> String {
      LanguageMarkup.typographic(scalars(text), marks(language))
    }
    #expect(typographic("a \"b\" c", "en") == "a \u{201C}b\u{201D} c")
    #expect(typographic("a \"b\" c", "de-AT") == "a \u{201E}b\u{201C} c")
    #expect(typographic("a \"b\" c", "fr") == "a \u{AB}b\u{BB} c")
    #expect(typographic("a \"b\" c", "fi") == "a \u{201D}b\u{201D} c")
    #expect(typographic("a \"b\" c", "ja") == "a \u{300C}b\u{300D} c")
    let both = LanguageMarkup.typographic(
      scalars("a \"b\" \"c\" d"), marks("en", (6..<9, "de")))
    #expect(both == "a \u{201C}b\u{201D} \u{201E}c\u{201C} d")
  }

  @Test func aTagIsReadAsItIsWritten() {
    for (name, tag) in [
      ("fi", "fi"), ("zh_Hant", "zh-Hant"), (" ar-lb ", "ar-LB"),
      ("ja-u-lb-loose", "ja-u-lb-loose"),
      ("iw", "he"),
    ] { #expect(LocaleNames.languageTag(name) == tag) }
    for name in ["", "C", "qqx", "ja-u-lb-\u{1B}", "ja-u-lb-\"", "finnish", "12"] {
      #expect(LocaleNames.languageTag(name) == nil, "\(name)")
    }
  }
}
