import BidiAlgorithm
import Learning
import Testing
import Wording

/// Every lesson is whole and everything it states holds.
@Suite struct LessonTests {
  @Test func everythingInTheLessonsHolds() {
    let faults = LessonFile.shipped.proof()
    #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
    #expect(LessonFile.shipped.lessons.count >= 30)
  }

  @Test func everyKindOfPredictionIsThere() {
    let kinds = Set(
      LessonFile.shipped.lessons.compactMap(\.prediction).map { prediction -> String in
        switch prediction.kind {
        case .order: "order"
        case .levels, .level: "levels"
        case .direction: "direction"
        case .caret: "caret"
        case .ranges: "ranges"
        case .rule: "rule"
        case .fix: "fix"
        case .result: "result"
        case .lines: "lines"
        }
      })
    #expect(kinds.count == 9, "\(kinds)")
  }

  /// The lessons go from the rules to what comes of them, in the order of the rules.
  @Test func theLessonsAreInTheirOrder() throws {
    let names = LessonFile.shipped.lessons.map(\.name)
    let order = [
      "storage-and-display", "first-strong", "no-letter-at-all", "marks-follow-their-letter",
      "arabic-letters-and-digits", "arabic-letters-become-r", "one-separator",
      "signs-beside-numbers", "signs-alone", "numbers-after-latin", "brackets-together",
      "neutrals-between-equals", "neutrals-at-an-edge", "sos-and-eos", "levels-in-ltr",
      "levels-in-rtl", "numbers-in-hebrew", "numbers-in-arabic", "three-isolates",
      "isolates-have-their-own-world", "embeddings", "removed-signs", "embeddings-and-overrides",
      "tabs-and-ends", "white-space-at-the-end", "marks-on-letters", "mirroring",
      "brackets-with-their-word", "phone-numbers", "paths", "code", "lists", "names-in-templates",
      "wrapping", "caret-with-two-places", "natural-selection", "insertion-after-deletion",
      "platforms", "hidden-controls", "fix-what-is-torn", "find-the-wrong-rule",
    ]
    let places = try order.map { name in try #require(names.firstIndex(of: name), "\(name)") }
    #expect(places == places.sorted(), "\(names)")
  }

  /// A rule that a lesson names was at work in it or in one before; an isolate stands in none
  /// before the lesson on isolates. Each has a reason, but for the first: no rule is known there.
  @Test func noLessonNeedsALaterOne() throws {
    let file = LessonFile.shipped
    let isolates = try #require(file.lessons.firstIndex { $0.name == "three-isolates" })
    var known: Set<String> = []
    for (index, lesson) in file.lessons.enumerated() {
      var said = lesson.title
      var hasReason = false
      for part in lesson.parts {
        switch part {
        case .say(let text, let facts, _):
          said += " " + text
          for fact in facts {
            known.formUnion(fact.written.matches(of: /\b[PXWNIL]\d+\b/).map { String($0.0) })
          }
        case .because(let rule, _, _):
          known.insert(rule.rawValue)
          hasReason = true
        case .ask(let prediction):
          let written = ([prediction.text.written] + prediction.options).joined()
          #expect(index >= isolates || !written.contains(/\{(LRI|RLI|FSI)\}/), "\(lesson.name)")
        case .act, .free: break
        }
      }
      #expect(hasReason != (index == 0), "\(lesson.name)")
      for rule in said.matches(of: /\b[PXWNIL]\d+\b/) {
        #expect(known.contains(String(rule.0)), "\(lesson.name): \(rule.0)")
      }
    }
  }

  /// A question is asked in plain order, and no answer speaks of more than its facts show.
  @Test func questionsAndAnswersAreInPlainEnglish() {
    let file = LessonFile.shipped
    let questions = file.lessons.compactMap { $0.prediction?.question.english }
    #expect(questions.contains { $0.hasPrefix("What level does each sign have?") })
    #expect(questions.contains { $0.hasPrefix("What level does the sign at ") })
    #expect(questions.contains { $0.contains("[1,3) means the signs 1 and 2.") })
    let texts = file.lessons.flatMap { lesson in
      lesson.parts.compactMap { part -> String? in
        guard case .say(let text, _, _) = part else { return nil }
        return text
      }
    }
    for clumsy in ["Nothing of the control", "alef of Arabic", "says the other way"] {
      #expect(!texts.contains { $0.contains(clumsy) }, "\(clumsy)")
    }
    #expect(texts.contains { $0.hasPrefix("Each hyphen is between two numbers") })
  }

  /// What capitals stand for is said where they stand for others.
  @Test func capitalsAreExplained() throws {
    for lesson in LessonFile.shipped.lessons {
      let written = lesson.prediction?.text.written ?? ""
      let letters = written.replacing(/\{[^}]*\}/, with: "")
      #expect(!letters.contains(/[A-Z]/) || lesson.capitalsNote != nil, "\(lesson.name)")
    }
    for (text, isSaid) in [("text: ab CD", true), ("text: {RLI}ab", false), ("letters: AB", false)]
    {
      let file = LessonFile(reading: "lesson: x\ntitle: X\n\(text)\nask: direction = ltr\ntry: a")
      #expect((file.lessons.first?.capitalsNote != nil) == isSaid, "\(text)")
    }
  }

  private static func faults(_ body: String) -> [String] {
    LessonFile(reading: "lesson: x\ntitle: X\ntry: a\n\(body)").proof().map(\.text)
  }

  @Test(arguments: [
    ("text: ab CD\nask: levels = 000 11", ""),
    ("text: ab CD\nask: levels = 000 10", "is 00011, not 000 10"),
    ("text: ab CD\nask: order = 2 1", "is 1 2, not 2 1"),
    ("text: ab CD\nask: caret 3 = 5 3", ""), ("text: ab CD\nask: caret 3 = 3", "is 3 5, not 3"),
    ("text: ab CD\nask: foo = 3", "'foo' is no question"),
    ("text: ab CD\nask: levels", "KIND = ANSWER"),
    ("ask: levels = 0", "a question needs a 'text:'"),
    ("text: ab\nask: levels = 00\nsay: Bold words.", "states something without a fact"),
    ("text: ab\nask: levels = 00\nbecause: 0 W4", "W4 does nothing at 0"),
    ("text: ab\nask: levels = 00\nbecause: 9 W4", "there is no scalar at 9"),
    ("text: A % b\nask: rule 2 = N2\nbecause: 2 W6", "no 'because: 2 N2' shows the answer"),
    ("text: A % b\nask: rule 2 = N2\nbecause: 2 N2", ""),
    // X10 puts a sign in a sequence: it gives it neither a class nor a level.
    ("text: A b! C\nask: rule 0 = X10\nbecause: 0 X10", "is nothing, not X10"),
    ("text: AB CD\nask: lines 3 = 1\noption: BA / DC\noption: DC / BA", ""),
    (
      "text: AB CD\nask: lines 3 = 1\noption: AB / DC\noption: DC / BA",
      "0 of the options, not 1 (true is 'BA / DC')"
    ),
    (
      "text: ab\nask: result end \"c\" = 1\noption: ab\noption: cab",
      "0 of the options, not 1 (true is 'abc')"
    ),
    ("text: ab\nsay: Two.\nfact: scalars 3\nask: levels = 00", "it is 2"),
    ("text: ab\nsay: F5.\nfact: screen F5 => Engines\nask: levels = 00", "in the glossary"),
    ("text: ab\ndo: Look.\nfact: scalars 2\nask: levels = 00", "below the 'say:'"),
    ("text: ab\ndo: The first sign is a.\nask: levels = 00", "states something"),
    ("text: ab\ndo: On the screen this is: ab.\nask: levels = 00", "states something"),
    ("text: ab\ndo: An engine gives other ones.\nask: levels = 00", "states something"),
    ("text: ab\ndo: Look at 1.\nask: levels = 00", "'1' of 'Look at 1.' is no number"),
    ("text: ab\ndo: Which level is at 1? Press End.\nask: level 1 = 0", ""),
    ("text: ab CD\nask: fix ab DC = 1\noption: ab CD\noption: ab DC", ""),
    ("text: ab CD\nask: fix ab DC = 2\noption: ab CD\noption: ab DC", "is 1, not 2"),
    ("text: ab CD\nask: fix ab DC = 1\noption: ab CD\noption: ab CD", "is 2 of the options"),
    (
      "text: ab\nsay: Two.\nfact: scalars 2\ntext: abc\nask: levels = 000",
      "the text changes before the question"
    ),
    ("text: ab\nask: levels = 00\ntext: abc\nsay: Three.\nfact: scalars 3", ""),
    ("text: ab\nwhat: x\nask: levels = 00", "'what' is no field"), ("", "no prediction"),
  ]) func claimsAreProved(_ body: String, _ said: String) {
    let faults = Self.faults(body)
    if said.isEmpty {
      #expect(faults.isEmpty, "\(faults)")
    } else {
      #expect(faults.contains { $0.contains(said) }, "\(faults)")
    }
  }

  /// Whatever is wrong with a part, its own line is named; what a lesson lacks is at its beginning.
  @Test func eachFaultHasItsLine() {
    let file = """
      lesson: x
      title: X
      text: ab % CD
      say: Two.
      do: The first sign
        is a.
      ask: rule 2 = N1
      because: 2 W6
      say: Three.
      fact: scalars 3
      do: Look at 9.
      lesson: y
      text: ab CD
      ask: fix ab DC = 3
      option: ab CD
      because: 0 W1
      because: x
      """
    let lines = Set(LessonFile(reading: file).proof().map(\.line))
    #expect(lines == [1, 4, 5, 7, 8, 10, 11, 12, 14, 16, 17], "\(lines.sorted())")
  }

  @Test(arguments: ["", "lesson:", "lesson: A B\ntitle: x", "foo", "say: x", "\u{0}\n:::"])
  func aFileThatIsNoneIsSaid(_ file: String) {
    #expect(!LessonFile(reading: file).proof().isEmpty)
  }

  @Test(arguments: [
    ("order = 1 3 2 ", "132", true), ("levels", "0 0 0 1 1", true), ("levels", "00010", false),
  ]) func anAnswerIsReadHoweverItIsSpaced(_ kind: String, _ answer: String, _ isRight: Bool) throws
  {
    let text = kind.hasPrefix("order") ? "x = A + 1" : "ab CD"
    let ask = kind.hasPrefix("order") ? kind : "levels = 00011"
    let file = LessonFile(reading: "lesson: x\ntitle: X\ntext: \(text)\nask: \(ask)\ntry: a\n")
    let prediction = try #require(file.lessons.first?.prediction)
    #expect(prediction.isRight(answer) == isRight, "\(prediction.truth)")
  }

  @Test func everyCaptionOfThePlaysHolds() {
    let faults = PlayFile.shipped.proof()
    #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
    #expect(PlayFile.shipped.plays.count == 10)
    let wrong = PlayFile(reading: "play: x\ntitle: X\ntext: ab\nkeys: foo\nsay: Bold.\nwhat: 1")
    #expect(wrong.proof().count == 3, "\(wrong.proof())")
  }

  /// The scenes type real words: Hebrew, Arabic with a mark, Persian with its digits and ZWNJ, and
  /// Urdu, beside English. No letter stands for another one.
  @Test func theScenesTypeTheFiveLanguages() {
    var typed = ""
    for play in PlayFile.shipped.plays {
      #expect(play.text?.notation == .letters, "\(play.name)")
      for case .say(_, _, let subject) in play.steps { typed += subject.text + "\n" }
    }
    for word in [
      "Hello", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{63A}\u{62F}\u{627}\u{64B}",
      "\u{6F1}\u{6F2} \u{6A9}\u{62A}\u{627}\u{628} \u{645}\u{6CC}\u{200C}\u{62E}",
      "\u{6AF}\u{6BE}\u{631}", "\u{6C1}\u{6D2}",
    ] {
      #expect(typed.unicodeScalars.contains(word.unicodeScalars), "\(word)")
    }
  }

  /// Each step has the levels of its text, which printed plays show, by the play's own strategy.
  @Test(arguments: [
    ("storage", ["00000", "0000001111"]),
    ("languages", ["0000000", "22222211111", "222222111111111"]),
  ]) func theStepsOfAPlayHaveTheirLevels(_ name: String, _ levels: [String]) throws {
    let play = try #require(PlayFile.shipped.play(named: name))
    let found = play.steps.compactMap { step -> String? in
      if case .keys(_, _, let levels, _) = step { levels } else { nil }
    }
    #expect(found == levels)
  }

  /// Titles and captions are there in the languages of the screen, with the same numbers and names
  /// of rules and keys: what holds of the one holds of the others.
  @Test(arguments: LearnedTranslations.languages)
  func everyCaptionIsTranslated(_ language: String) {
    let told = PlayFile.shipped.translations
    for play in PlayFile.shipped.plays {
      let captions = play.steps.compactMap { step -> String? in
        if case .say(let text, _, _) = step { text } else { nil }
      }
      for text in [play.title] + captions {
        #expect(told.has(text, in: language), "\(play.name): \(text)")
        let translated = told(text, in: language)
        func facts(_ text: String) -> [String] {
          text.matches(of: /[0-9]+|UAX|Backspace/).map { String($0.0) }.sorted()
        }
        #expect(facts(translated) == facts(text), "\(translated)")
        #expect(translated.contains { $0.unicodeScalars.contains { $0.value >= 0x590 } })
      }
    }
  }

  /// The proof of the file has that all is there and names the same numbers, rules and letters.
  @Test(arguments: LearnedTranslations.languages)
  func everyLessonIsTranslated(_ language: String) {
    let file = LessonFile.shipped
    for lesson in file.lessons {
      var texts = [lesson.title]
      for part in lesson.parts {
        switch part {
        case .say(let text, _, _), .act(let text): texts.append(text)
        case .ask, .because, .free: break
        }
      }
      for text in texts {
        #expect(file.translations.has(text, in: language), "\(lesson.name): \(text)")
        let translated = file.translations(text, in: language)
        #expect(translated.contains { $0.unicodeScalars.contains { $0.value >= 0x590 } })
      }
    }
  }

  @Test(arguments: [
    ("he: x\ntitle: A", "below the words that it translates"),
    ("say: W4 takes 3.\nhe: W5 3\nfact: scalars 5", "'W5' is not in what it translates"),
    ("say: W4 takes 3.\nhe: W4\nfact: scalars 5", "it has W4, not 3 W4"),
    ("say: W4 takes 3.\nhe: W4 3 foo\nfact: scalars 5", "'foo' is not in what"),
    ("say: W4 takes 3.\nfact: scalars 5\ndo: B.\nhe: -", "'W4 takes 3.' is not there in 'he'"),
    ("say: W4 takes 3.\nhe: 3 - W4.\nfact: left 3 W4", ""),
  ]) func translationsAreHeldAgainstTheEnglish(_ body: String, _ said: String) {
    let file = "lesson: x\ntitle: X\nhe: X\ntext: ab CD\nask: levels = 00011\ntry: a\n\(body)"
    let faults = LessonFile(reading: file).proof().map(\.text)
    if said.isEmpty {
      #expect(faults.isEmpty, "\(faults)")
    } else {
      #expect(faults.contains { $0.contains(said) }, "\(faults)")
    }
  }

  @Test func aTranslationOfNothingIsSaid() {
    let file = PlayFile(
      reading: "play: x\nhe: x\ntitle: A\nhe: b\nhe: c\ntext:\nkeys: \"a\"\nspelled: \"a\"")
    // Besides, what is there in Hebrew is another word than the title's.
    #expect(file.proof().count == 4, "\(file.proof())")
  }

  @Test func samplesAreCompiledIn() {
    #expect(SampleText.all.count >= 11)
    #expect(SampleText.named("Hebrew")?.text.isEmpty == false)
    let isolates = SampleText.named("isolates").map { LearnedText($0.text, .letters).labelled }
    #expect(isolates?.contains("{RLI}") == true || isolates?.contains("{FSI}") == true)
  }

  private static func prediction(_ body: String) -> Prediction? {
    LessonFile(reading: "lesson: x\n\(body)").lessons.first?.prediction
  }

  /// What is no answer is told from what is a wrong one.
  @Test(arguments: [
    ("text: ab CD\nask: levels = 00011", "0001", true),
    ("text: ab CD\nask: levels = 00011", "00000", false),
    ("text: ab CD\nask: order = 1 2", "1 1", true), ("text: ab CD\nask: order = 1 2", "2 1", false),
    ("text: ab\nask: direction = ltr", "x", true), ("text: ab\nask: direction = ltr", "rtl", false),
    ("text: ab\nask: rule 0 = X6", "Q9", true), ("text: ab\nask: rule 0 = X6", "n1", false),
    // Only what is offered can be the answer.
    ("text: ab\nask: rule 0 = X6", "L2", true), ("text: ab\nask: rule 0 = X6", "P2", true),
    ("text: ab\nask: rule 0 = X6", "X1", false), ("text: ab\nask: rule 0 = X6", "I2", false),
    ("text: ab\nask: ranges natural 0 1 = 0-1", "1", true),
    ("text: ab\nask: ranges natural 0 1 = 0-1", "0-2", false),
    ("text: ab\nask: ranges natural 0 1 = 0-1", "[0,2)", false),
    ("text: ab\nask: ranges natural 0 1 = 0-1", "0-99", true),
    ("text: ab\nask: ranges natural 0 1 = 0-1", "1-1", true),
    ("text: ab\nask: caret 0 = 0", "two", true),
    ("text: ab\nask: fix ab = 1\noption: ab\noption: a", "3", true),
    ("text: ab\nask: fix ab = 1\noption: ab\noption: a", "2", false),
    ("text: ab\nask: caret 0 = 0", "1 2 3", true), ("text: ab\nask: level 0 = 0", "x", true),
    ("text: ab\nask: level 0 = 0", "", false), ("text: ab\nask: caret 0 = 0", "x", true),
    ("text: ab\nask: caret 0 = 0", "x 0", true), ("text: ab\nask: caret 0 = 0", "1, 0", false),
    ("text: ab\nask: fix ab = 1\noption: ab\noption: a", "1 x", true),
  ]) func whatIsNoAnswerIsSaid(_ body: String, _ answer: String, _ isRefused: Bool) throws {
    let prediction = try #require(Self.prediction(body))
    #expect((prediction.complaint(on: answer) != nil) == isRefused)
  }

  /// A wrong answer stands below the true one, with a mark under what differs.
  @Test func aWrongAnswerIsComparedWithTheTrueOne() throws {
    let levels = try #require(Self.prediction("text: ab {RLI}C\nask: levels = 00001"))
    #expect(
      levels.comparison(with: "00011").map(\.text) == [
        "ab\u{B7}\u{B7}C", "00011", "00001", "   ^ ",
      ])
    #expect(levels.comparison(with: "00001").isEmpty && levels.comparison(with: "0").isEmpty)
    let fix = try #require(
      Self.prediction(
        "text: A b! C\nask: fix C b! A = 2\noption: A {LRM}b! C\noption: A {FSI}b!{PDI} C"))
    #expect(fix.comparison(with: "1").map(\.text) == ["C !b A", "C b! A"])
    let ranges = try #require(Self.prediction("text: ab CDE fg\nask: ranges natural 1 5 = 1-3 4-6"))
    #expect(ranges.comparison(with: "1-4").map(\.text) == ["b\u{B7}C", "b\u{B7} | DE"])
    // Ranges are shown as screens write them, and taken as they are written there and in files.
    #expect(ranges.shownTruth == "[1,3) [4,6)" && ranges.isRight("[1,3) [4,6)"))
    #expect(ranges.isRight("[1, 3), [4,6)") && ranges.isRight("1-3 4-6"))
    #expect(ranges.answer("", choosing: "1") == "[1,2)")
    #expect(ranges.answer("[1,2)", choosing: "2") == "[1,3)")
    let drag = "ranges natural 1 5"
    let body = "text: ab CDE fg\nask: \(drag) = [1,3) [4,6)\nsay: So.\nfact: \(drag) [1,3) [4,6)"
    #expect(Self.faults(body) == [])
  }

  /// A rule is predicted from a few: the true one, those that were named, and those that change the
  /// line.
  @Test func aRuleIsChosenFromAFew() throws {
    var asked = 0
    for prediction in LessonFile.shipped.lessons.compactMap(\.prediction) {
      guard case .rule = prediction.kind else {
        #expect(prediction.offeredRules.isEmpty)
        continue
      }
      asked += 1
      let offered = prediction.offeredRules
      #expect((4...6).contains(offered.count), "\(offered)")
      #expect(offered.map(\.rawValue).contains(prediction.truth), "\(offered)")
      #expect(offered == offered.sorted() && Set(offered).count == offered.count)
      #expect(prediction.choices(within: 80)?.rows.count == 1, "\(offered)")
    }
    #expect(asked >= 10)
    let comma = try #require(LessonFile.shipped.lesson(named: "one-separator")?.prediction)
    #expect(comma.offeredRules.contains(.w6) && !comma.offeredRules.contains(.x5a))
  }
}
