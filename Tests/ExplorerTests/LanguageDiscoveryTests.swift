import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData

/// The hint at a language that is typed for the first time, when the caret goes on.
@Suite struct LanguageDiscoveryTests {
  private func stage(_ text: String = "", rows: Int = 24, columns: Int = 100) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    let environment = ["LANG": "en_US.UTF-8"]
    let survey = LocaleSurvey(
      PreferredLocales(environment: environment), offered: ["ar", "he"],
      system: SystemSetup(environment: environment))
    act(&stage, .read(survey))
    return stage
  }

  private func act(_ stage: inout Stage, _ action: LanguagesFeature.Action) {
    _ = stage.pass(.feature(LanguagesFeature.self, action))
  }

  private func asked(_ effects: [Effect]) -> UInt64? {
    for case .feature(let effect) in effects {
      if case .identify(let content, _) = effect.of(LanguagesFeature.self) { return content }
    }
    return nil
  }

  /// The paragraph that was asked about: it comes after the whole text.
  private func askedLast(_ effects: [Effect]) -> UInt64? {
    effects.compactMap { asked([$0]) }.last
  }

  /// Types a text; what was asked about last.
  private func type(_ text: String, _ stage: inout Stage) -> UInt64? {
    var last: UInt64?
    for scalar in text.unicodeScalars {
      let key = scalar == "\n" ? KeyPress(.enter) : KeyPress(.character(scalar))
      last = asked(stage.press(key)) ?? last
    }
    return last
  }

  private func answer(_ content: UInt64?, _ language: String?, _ stage: inout Stage) throws {
    let text = IdentifiedText(
      language: language, confidence: 0.9, isReliable: language != nil, spans: [])
    act(&stage, .identified(content: try #require(content), text))
  }

  /// It rests once what is typed there is known to be in another language, and can be taken still.
  @Test func theHintStaysInTheNextParagraphAndIsTakenThere() throws {
    var stage = stage()
    try answer(type("abc def ghi jkl ", &stage), "ar", &stage)
    #expect(stage.shows("in Arabic?"))
    try answer(type("\n", &stage), "ar", &stage)
    #expect(stage.shows("in Arabic?"))
    let next = type("mno pqr stu vwx ", &stage)
    #expect(stage.shows("in Arabic?"))
    try answer(next, "en", &stage)
    #expect(!stage.shows("in Arabic?") && !stage.shows("in English?"))
    act(&stage, .suggest)
    #expect(stage.shows("Add ar-EG?"))
    act(&stage, .take)
    stage.press(KeyPress(.escape))
    #expect(!stage.shows("in Arabic?") && stage.app.preferredLocales.contains("ar-EG"))
  }

  /// Other facts of the title give way to the hint and its key, not so the keyboard in use.
  @Test func theHintGoesBeforeOtherFacts() throws {
    var stage = stage(columns: 80)
    stage.act(.keyboards(.use("arabizi")))
    try answer(type("ana ra7 3al beit ", &stage), "ar", &stage)
    #expect(stage.shows("typed in Arabic? Alt+H"), "\(stage)")
    #expect(stage.rows[0].contains("arabizi"))
  }

  /// Beside a sentence in a preferred language a long run of another script gives the hint, and a
  /// short one or Latin letters do not.
  @Test func aRunOfAnotherScriptGivesTheHint() throws {
    for (script, count, isHinted) in [("Arab", 20, true), ("Arab", 5, false), ("Latn", 20, false)] {
      var stage = stage()
      let text = "abc def ghi jkl ABCD EFGHI JKLMN OPQ "
      let span = IdentifiedText.Span(
        range: 16..<16 + count, script: script, language: "ar", confidence: 0.99)
      let found = IdentifiedText(
        language: "en", confidence: 0.54, isReliable: false, spans: [span])
      act(&stage, .identified(content: try #require(type(text, &stage)), found))
      #expect(stage.shows("in Arabic?") == isHinted, "\(stage)")
    }
  }

  /// The key of the hint, Enter and the answer are all that it takes.
  @Test func thePaneOpensOnTheHint() throws {
    var stage = stage(rows: 40)
    try answer(type("abc def ghi jkl ", &stage), "ar", &stage)
    stage.press(KeyPress(.character("h"), .alt), KeyPress(.enter))
    #expect(stage.shows("Add ar-EG?"))
    stage.press(KeyPress(.character("u")))
    #expect(stage.app.preferredLocales.contains("ar-EG"))
    #expect(stage.app.session.document.text == "abc def ghi jkl ")
  }

  @Test func theHintGoesWithItsParagraphAndWithARefusal() throws {
    var deleted = stage()
    try answer(type("one\nabc def ghi jkl ", &deleted), "ar", &deleted)
    #expect(deleted.shows("in Arabic?"))
    deleted.press(KeyPress(.character("a"), .control))
    deleted.press(KeyPress(.backspace))
    #expect(!deleted.shows("in Arabic?"))
    act(&deleted, .suggest)
    #expect(!deleted.shows("Add ar-EG?"))

    var declined = stage()
    try answer(type("abc def ghi jkl ", &declined), "ar", &declined)
    _ = type("\n", &declined)
    act(&declined, .decline)
    #expect(!declined.shows("in Arabic?"))
  }

  /// Paragraphs that come above the hint's own do not take its place, and the hint goes with its
  /// paragraph still.
  @Test func theHintMovesWithItsParagraph() throws {
    var stage = stage()
    try answer(type("one\nabc def ghi jkl ", &stage), "ar", &stage)
    #expect(stage.shows("in Arabic?"))
    for _ in 0..<2 { stage.press(KeyPress(.up)) }
    stage.press(KeyPress(.end))
    try answer(type("\nmno pqr stu vwx ", &stage), "en", &stage)
    #expect(stage.app.session.document.text == "one\nmno pqr stu vwx \nabc def ghi jkl ")
    #expect(stage.app.languages.hint?.language == "ar" && !stage.shows("in Arabic?"))
    stage.press(KeyPress(.down))
    #expect(stage.shows("in Arabic?"))
    stage.press(KeyPress(.end))
    try answer(type(" mno", &stage), "en", &stage)
    #expect(!stage.shows("in Arabic?"))
  }

  /// A paragraph that goes with its separator leaves its number to the next one, and a paragraph
  /// that is emptied keeps its number; neither keeps the hint.
  @Test func theHintIsNotTakenByAnotherParagraph() throws {
    for isWhole in [true, false] {
      var stage = stage()
      try answer(type("one\nabc def ghi jkl ", &stage), "ar", &stage)
      _ = type("\nMNO two", &stage)
      stage.press(KeyPress(.up), KeyPress(.home), KeyPress(.end, .shift))
      if isWhole { stage.press(KeyPress(.right, .shift)) }
      #expect(stage.app.languages.hint?.language == "ar")
      stage.press(KeyPress(.backspace))
      #expect(stage.app.session.document.text == (isWhole ? "one\nMNO two" : "one\n\nMNO two"))
      #expect(stage.app.languages.hint == nil)
    }
  }

  /// What was found of a paragraph is not said of the one that has its number now.
  @Test func theLabelIsNotThatOfAParagraphThatIsGone() throws {
    var stage = stage(rows: 40)
    try answer(type("abc def ghi jkl ", &stage), "en", &stage)
    try answer(type("\n", &stage), "en", &stage)
    _ = type("MNO two", &stage)
    try answer(askedLast(stage.pass(.arrange(.languages))), "en", &stage)
    stage.pass(.focus(.text))
    stage.press(KeyPress(.home))
    try answer(askedLast(stage.press(KeyPress(.up, .shift))), "ar", &stage)
    #expect(stage.app.languages.label.language == "ar")
    let next = askedLast(stage.press(KeyPress(.backspace)))
    #expect(stage.app.session.document.text == "MNO two")
    #expect(stage.app.languages.label.language == nil)
    try answer(next, "en", &stage)
    #expect(stage.app.languages.label.language == "en")
  }

  /// Keys that come faster than answers: the paragraph before is recognised when it was left.
  @Test func aParagraphThatWasLeftHasItsHint() throws {
    var stage = stage()
    let first = type("one\nabc def ghi jkl\n", &stage)
    let second = type("m", &stage)
    try answer(first, "ar", &stage)
    try answer(second, nil, &stage)
    #expect(stage.shows("in Arabic?"))

    var changed = self.stage()
    let before = type("abc def ghi jkl ", &changed)
    _ = type("\n", &changed)
    changed.press(KeyPress(.up))
    _ = type("x", &changed)
    try answer(before, "ar", &changed)
    #expect(!changed.shows("in Arabic?"))
  }

  /// A word without an end is asked about now and then, not at each of its letters; Enter ends it.
  @Test func noLetterIsAQuestion() throws {
    var stage = stage()
    var questions = 0
    for _ in 0..<40 {
      guard let content = asked(stage.press(KeyPress(.character("a")))) else { continue }
      questions += 1
      try answer(content, nil, &stage)
    }
    #expect((2...4).contains(questions))
    try answer(asked(stage.press(KeyPress(.enter))), "ar", &stage)
    #expect(stage.shows("in Arabic?"))
  }

  /// Of scripts other than Latin a word is enough, and its end may be a full stop.
  @Test func lettersOfAnotherScriptAreDiscoveredSooner() throws {
    let word = "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}"
    var stage = stage()
    #expect(type(word, &stage) == nil)
    try answer(type(".", &stage), "he", &stage)
    #expect(stage.shows("in Hebrew?"))
    var latin = self.stage()
    #expect(type("abcde.", &latin) == nil)
    var unended = self.stage()
    #expect(type(word + " " + word, &unended) != nil)
  }

  /// The hint is about letters that were typed: those of a text that was opened or pasted are none,
  /// however it is changed beside them.
  @Test func whatWasNotTypedIsNotAskedAbout() {
    let text = "abc def ghi jkl mno pqr "
    var stage = stage(text)
    stage.press(KeyPress(.end))
    for key in [
      KeyPress(.character("p"), .alt), KeyPress(.character(" ")),
      KeyPress(.character("z"), .control), KeyPress(.enter),
    ] {
      #expect(asked(stage.press(key)) == nil, "\(key)")
    }
    #expect(type("one, two, ", &stage) == nil)
    var pasted = self.stage()
    #expect(asked(pasted.send(.paste(text))) == nil)
    #expect(type("one, two, ", &pasted) == nil)
    // Typed, as many letters are asked about.
    #expect(type("thr ", &pasted) != nil)
  }

  /// What is taken back takes the hint along, in a text that is in the language all the same.
  @Test func theHintGoesWithTheTypedLetters() throws {
    var stage = stage("abc def ghi jkl mno pqr ")
    stage.press(KeyPress(.end))
    try answer(type("stu vwx abc def ", &stage), "ar", &stage)
    #expect(stage.shows("in Arabic?"))
    for _ in 0..<4 {
      guard let question = asked(stage.act(.edit(.undo))) else { continue }
      try answer(question, "ar", &stage)
    }
    #expect(stage.text == "abc def ghi jkl mno pqr ")
    #expect(!stage.shows("in Arabic?"), "\(stage)")
    // Done again it was not typed again.
    for _ in 0..<4 { #expect(asked(stage.act(.edit(.redo))) == nil) }
    #expect(!stage.shows("in Arabic?"), "\(stage)")
  }

  /// Of a paragraph in two languages the hint is at the one that the typed letters are in.
  @Test func theHintIsAtTheLanguageOfTheTypedLetters() throws {
    for typed in ["Hebr", "Latn"] {
      var stage = stage("abc def ghi jkl mno pqr stu vwx yz ")
      stage.press(KeyPress(.end))
      let spans = [
        IdentifiedText.Span(range: 0..<35, script: "Latn", language: "fr", confidence: 0.99),
        IdentifiedText.Span(
          range: 35..<55, script: typed, language: typed == "Latn" ? "fr" : "he", confidence: 0.99),
      ]
      let found = IdentifiedText(
        language: "fr", confidence: 0.9, isReliable: true, spans: spans)
      let question = try #require(type("abcde abcde abcde ab ", &stage))
      act(&stage, .identified(content: question, found))
      #expect(stage.shows("in French?") == (typed == "Latn"), "\(stage)")
      #expect(stage.shows("in Hebrew?") == (typed == "Hebr"), "\(stage)")
    }
  }

  /// The hint is not seen from a paragraph that the caret was moved to, and is there again in its
  /// own.
  @Test func theHintRestsWhileTheCaretIsElsewhere() throws {
    var stage = stage("one{LF}")
    stage.press(KeyPress(.end, .control))
    try answer(type("abc def ghi jkl ", &stage), "ar", &stage)
    #expect(stage.shows("in Arabic?"))
    stage.press(KeyPress(.home))
    #expect(stage.shows("in Arabic?"))
    stage.press(KeyPress(.up))
    #expect(!stage.shows("in Arabic?"), "\(stage)")
    stage.press(KeyPress(.down))
    #expect(stage.shows("in Arabic?"), "\(stage)")
  }
}
