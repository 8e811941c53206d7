import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Learning
import Screen
import Testing
import Wording

/// What is this, lessons and samples in the explorer.
@Suite struct LearningOverlayTests {
  private static func opened(_ command: String, _ text: String = "ab CD 12") -> Stage {
    var stage = Stage(text, rows: 40, columns: 100)
    stage.press(KeyPress(.character("p"), .control))
    stage.act(.insert(command))
    stage.press(KeyPress(.enter))
    return stage
  }

  @Test func aQuestionMarkAsksOutsideTheTextOnly() {
    var stage = Stage("ab CD 12", rows: 40, columns: 100)
    stage.press(KeyPress(.character("?")))
    #expect(stage.text == "?ab CD 12" && stage.app.overlay == nil)
    stage.press(KeyPress(.tab), KeyPress(.character("?")))
    #expect(stage.text == "?ab CD 12" && stage.shows("What is this?"), "\(stage)")
    #expect(stage.shows("storage: This row has"), "\(stage)")
  }

  /// In the Direction pane the strategy of the chosen row is said first, with its rule.
  @Test func theChosenStrategyIsSaid() throws {
    var stage = Stage("ab CD EF GH", rows: 24, columns: 80)
    stage.press(KeyPress(.function(4)))
    let direction = try #require(
      Arrangement.direction.panes.first { $0.title.english == "Direction" })
    stage.act(.focus(direction))
    var met: Set<String> = []
    for _ in 0..<4 {
      let chosen = try #require(
        direction.pane.subjects(stage.app, stage.analyser.analysis(of: stage.app)).first)
      met.insert(chosen)
      stage.press(KeyPress(.character("?")))
      #expect(stage.shows("is a strategy, a way to decide on which side"), "\(stage)")
      #expect(stage.shows(chosen), "\(chosen): \(stage)")
      stage.press(KeyPress(.escape), KeyPress(.down))
    }
    #expect(met.count == 4 && met.contains("uax9"), "\(met)")
    // Where all paragraphs have one direction, its row is of no strategy.
    stage.app.choose(.fixed(.rightToLeft), stage.analyser)
    for _ in 0..<40 { stage.press(KeyPress(.up)) }
    #expect(
      direction.pane.subjects(stage.app, stage.analyser.analysis(of: stage.app)).isEmpty)
  }

  @Test func theCaretIsSaidInPlainWords() {
    var stage = Stage("ab CD 12", rows: 40, columns: 100)
    stage.press(KeyPress(.character("?"), .alt))
    #expect(stage.shows("The caret is in gap 0, at the start of its paragraph."), "\(stage)")
    #expect(stage.shows("It is at level 0, that of the paragraph."))
    stage.press(KeyPress(.escape))
    stage.act(.stepScalar(3))
    stage.press(KeyPress(.character("?"), .alt))
    #expect(stage.shows("It is at level 1, one deeper than the left-to-right"), "\(stage)")
    stage.press(KeyPress(.escape))
    stage.act(.stepScalar(3))
    stage.press(KeyPress(.character("?"), .alt))
    #expect(stage.shows("It is at level 2, two deeper than"), "\(stage)")
  }

  /// The words of the text are not the program's: they are no terms of the screen.
  @Test(arguments: [0, 1]) func theWordsOfTheTextAreNoTerms(_ panes: Int) throws {
    var stage = Stage("calendar molad surrogate", rows: 40, columns: 100)
    for _ in 0..<panes { stage.press(KeyPress(.tab)) }
    stage.press(KeyPress(.character("?"), .alt))
    let overlay = try #require(stage.app.overlay?.overlay as? TermsOverlay)
    let lines = overlay.lines(stage.app, columns: 100).map { $0.words?.text ?? $0.text }
    for term in ["molad: ", "surrogate: "] {
      #expect(!lines.contains { $0.contains(term) }, "\(lines)")
    }
    #expect(lines.contains { $0.contains("level: ") }, "\(lines)")
  }

  /// Those who want to learn, or to know what a word means, find where by their own words.
  @Test(arguments: [
    ("learn", "Lessons"), ("quiz", "Lessons"), ("meaning", "What is this?"),
    ("define", "What is this?"), ("goto", "Go to offset"),
  ]) func learningIsFoundByWhatOneCallsIt(_ word: String, _ title: String) {
    var stage = Stage("ab CD", rows: 40, columns: 100)
    stage.press(KeyPress(.character("p"), .control))
    stage.act(.insert(word))
    #expect(stage.shows(title), "\(stage)")
    stage.press(KeyPress(.escape), KeyPress(.function(1)))
    stage.act(.insert(word))
    #expect(stage.shows(title) && !stage.shows("?. "), "\(stage)")
  }

  /// A label that a screen draws is said with its class; near to a sign there is nothing.
  @Test func labelsAndSignsAreLookedUp() {
    var stage = Stage("ab", rows: 40, columns: 100)
    stage.press(KeyPress(.character("?"), .alt))
    stage.act(.insert("nbsp"))
    #expect(stage.shows("NBSP is the label of NO-BREAK SPACE, U+00A0"), "\(stage)")
    #expect(stage.shows("CS: "), "\(stage)")
    for _ in 0..<4 { stage.press(KeyPress(.backspace)) }
    stage.act(.insert("\u{25C6}"))
    #expect(stage.shows("marks the sign that decided"), "\(stage)")
    stage.press(KeyPress(.backspace))
    stage.act(.insert("\u{2603}"))
    #expect(stage.shows("There is no rule, definition") && !stage.shows("the nearest"), "\(stage)")
  }

  @Test func aWordIsLookedUp() {
    var stage = Stage("ab", rows: 40, columns: 100)
    stage.press(KeyPress(.character("?"), .alt))
    stage.act(.insert("gap"))
    #expect(stage.shows("gap: A gap is the place"), "\(stage)")
    stage.act(.insert("zzz"))
    #expect(
      stage.shows("There is no rule, definition, class or term 'gapzzz'; the nearest are "),
      "\(stage)")
    #expect(stage.text == "ab")
  }

  /// Every term is found by its name in the language of the screen and said in it, with its English
  /// name beside the name; no line is cut off.
  @Test(arguments: ["he", "ar"])
  func everyTermIsSaidInTheLanguageOfTheScreen(_ language: String) throws {
    var stage = Stage("ab CD 12", rows: 24, columns: 80)
    stage.app.speak(try #require(Catalogue(language)))
    stage.press(KeyPress(.character("?"), .alt))
    var overlay = try #require(stage.app.overlay?.overlay as? TermsOverlay)
    for entry in Glossary.shipped.entries {
      let name = try #require(entry.name(in: language))
      overlay.query = name
      for columns in [40, 80] {
        let lines = overlay.lines(stage.app, columns: columns)
        // Each line closes the isolate that it leaves open.
        let text = lines.map { $0.words?.text ?? $0.text }.joined(separator: " ")
          .filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
        #expect(text.contains("\(name) (\(entry.term)): "), "\(text)")
        for line in lines {
          let room = line.words?.columns ?? line.text.unicodeScalars.count
          #expect(room <= columns - 4, "\(language) \(entry.term): \(line)")
        }
      }
    }
    // Alt+R goes there as well.
    stage.press(KeyPress(.escape))
    stage.press(KeyPress(.character("r"), .alt))
    let level = try #require(Glossary.shipped.entry(named: "level")?.name(in: language))
    stage.act(.insert(level))
    #expect((stage.app.overlay?.overlay as? RuleOverlay)?.name == "level", "\(stage)")
  }

  /// What the glossary says of screens is there after the keys.
  @Test func everyFactAboutAScreenHolds() throws {
    let facts = Glossary.shipped.entries.flatMap(\.facts).compactMap(\.screen)
    #expect(facts.count >= 6)
    for fact in facts {
      let frame = try ScreenScenario("text: ab CD 12\nsize: 100x30\nkeys: \(fact.keys)\n---\n")
        .frame()
      let rows = (0..<frame.size.rows).map { row in
        String(
          String.UnicodeScalarView(
            (0..<frame.size.columns).map { column -> Unicode.Scalar in
              guard case .glyph(let base, _) = frame[row, column].content else { return " " }
              return base
            }))
      }
      #expect(
        rows.contains { $0.contains(fact.words) }, "\(fact): \(rows.joined(separator: "\n"))")
    }
  }

  @Test func aLessonIsTaken() {
    var stage = Self.opened("Lessons")
    #expect(stage.shows("The order you type is not the order you see"), "\(stage)")
    stage.press(KeyPress(.enter))
    #expect(stage.shows("Enter shows the answer."), "\(stage)")
    #expect(stage.shows("Capitals stand for Hebrew letters, small letters are"), "\(stage)")
    #expect(!stage.shows("EDC"))
    stage.act(.insert("1 2 3"))
    let effects = stage.press(KeyPress(.enter))
    #expect(stage.shows("Yes: 1 2 3") && stage.shows("EDC"), "\(stage)")
    #expect(effects.contains(.remember))
    #expect(LearningFeature.memory(stage.app, for: .user)["lessons-done"] != nil)
    stage.press(KeyPress(.enter))
    #expect(stage.shows("Levels: even runs to the right"), "\(stage)")
    stage.press(KeyPress(.enter), KeyPress(.character("t")))
    #expect(stage.app.overlay == nil && stage.text == "ab CD ef GH")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "ab CD 12")
  }

  private static func asked(_ name: String, _ stage: inout Stage) -> LessonOverlay? {
    stage.app.open(LessonOverlay(name: name))
    return stage.app.overlay?.overlay as? LessonOverlay
  }

  /// The key of What is this? asks for the words of the lesson, and goes back to what was answered;
  /// the sign alone is typed.
  @Test func theWordsOfALessonAreAskedFor() throws {
    var stage = Stage("ab", rows: 24, columns: 80)
    _ = try #require(Self.asked("caret-with-two-places", &stage))
    #expect(stage.shows("Alt+? says what the words mean."), "\(stage)")
    stage.press(KeyPress(.character("3")), KeyPress(.character("?"), .alt))
    #expect(stage.shows("What is this?") && stage.shows("At which columns"), "\(stage)")
    #expect(stage.shows("gap: A gap is the place"), "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.shows("> 3 "), "\(stage)")
    stage.press(KeyPress(.character("?")))
    #expect(stage.shows("> 3? "), "\(stage)")
  }

  /// Commands whose keys mean nothing in an overlay still mean nothing in a lesson.
  @Test func otherKeysLeaveTheLesson() throws {
    var stage = Stage("ab CD", rows: 24, columns: 80)
    let lesson = try #require(Self.asked("levels", &stage))
    for key in [KeyPress(.function(3)), .alt("s"), .control("x")] { stage.press(key) }
    #expect(stage.app.overlay == AnyOverlay(lesson), "\(stage)")
  }

  /// After a wrong answer what was given stands beside what is true, and all up to the rule that
  /// decides is on the screen at the usual size; Enter shows the rest before it goes on.
  @Test(arguments: ["en", "he", "ar"])
  func whatDecidesIsSeenAtOnce(_ language: String) throws {
    let words = language == "en" ? .english : try #require(Catalogue(language))
    for lesson in LessonFile.shipped.lessons {
      let prediction = try #require(lesson.prediction)
      let wrong = try #require(prediction.wrongAnswer, "\(lesson.name)")
      #expect(!prediction.comparison(with: wrong).isEmpty, "\(lesson.name): \(wrong)")
      var stage = Stage("ab", rows: 24, columns: 80)
      stage.app.speak(words)
      var overlay = LessonOverlay(name: lesson.name)
      overlay.typed = wrong
      stage.app.open(overlay)
      stage.press(KeyPress(.enter))
      for case .because(let rule, _, _) in lesson.reveal {
        #expect(stage.shows("\(rule.rawValue)"), "\(lesson.name): \(stage)")
      }
      // Enter reads on as long as there is more, and never past anything.
      var overlays = 0
      while let shown = stage.app.overlay?.overlay as? LessonOverlay, shown.name == lesson.name {
        overlays += 1
        try #require(overlays < 20)
        stage.press(KeyPress(.enter))
      }
    }
  }

  /// Whether its edge says how many of how many rows are shown.
  private static func isCut(_ stage: Stage) -> Bool {
    stage.rows.contains { $0.contains(#/\d+ of \d+ /#) }
  }

  @Test func enterReadsOnBeforeItGoesOn() throws {
    var stage = Stage("ab", rows: 12, columns: 50)
    _ = try #require(Self.asked("find-the-wrong-rule", &stage))
    #expect(stage.shows("Enter read on") && Self.isCut(stage), "\(stage)")
    // The question is read to its end before the answer is seen.
    for _ in 0..<6 where !stage.shows("Enter shows the answer.") { stage.press(KeyPress(.enter)) }
    #expect(!stage.shows("read on") && !stage.shows("It is: "), "\(stage)")
    stage.press(KeyPress(.enter))
    #expect(stage.shows("read on") && Self.isCut(stage), "\(stage)")
    for _ in 0..<12 where stage.shows("read on") {
      #expect((stage.app.overlay?.overlay as? LessonOverlay)?.name == "find-the-wrong-rule")
      stage.press(KeyPress(.enter))
    }
    #expect(stage.shows("go on"), "\(stage)")
  }

  /// The last lesson says that it is the last, and leads back to the list.
  @Test func theLastLessonLeadsToTheList() throws {
    var stage = Stage("ab", rows: 40, columns: 100)
    stage.app.open(LessonOverlay(name: "fix-what-is-torn"))
    stage.press(KeyPress(.character("1")), KeyPress(.enter))
    #expect(stage.shows("Enter goes on to the next lesson"), "\(stage)")
    stage.press(KeyPress(.enter))
    for letter in ["N", "0"] { stage.act(.insert(letter)) }
    stage.press(KeyPress(.enter))
    #expect(stage.shows("This was the last lesson."), "\(stage)")
    stage.press(KeyPress(.enter))
    #expect(stage.shows("Lessons: type a word") && stage.app.overlay != nil, "\(stage)")
  }

  /// On a small screen what is typed is seen, and nothing is answered by reading on.
  @Test func whatIsTypedIsSeenOnASmallScreen() throws {
    var stage = Stage("ab", rows: 12, columns: 40)
    _ = try #require(Self.asked("right-to-left-paragraph", &stage))
    #expect(Self.isCut(stage) && !stage.shows("> "), "\(stage)")
    stage.press(KeyPress(.character("3")))
    #expect(stage.shows("> 3 "), "\(stage)")
    stage.press(KeyPress(.home), KeyPress(.enter))
    #expect((stage.app.overlay?.overlay as? LessonOverlay)?.isRevealed == false, "\(stage)")
  }

  /// The free text of a lesson leads back to it, and the list opens where one was.
  @Test func theCourseIsNotLost() {
    var stage = Self.opened("Lessons")
    for _ in 0..<2 { stage.press(KeyPress(.enter)) }
    #expect(stage.shows("It is: 1 2 3"), "\(stage)")
    stage.press(KeyPress(.character("t")))
    #expect(stage.app.overlay == nil && stage.text == "one TWO three FOUR", "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "ab CD 12" && stage.shows("It is: 1 2 3"), "\(stage)")
    stage.press(KeyPress(.escape))
    stage.act(.feature(LearningFeature.self, .openLessons))
    stage.press(KeyPress(.enter))
    #expect((stage.app.overlay?.overlay as? LessonOverlay)?.name == "levels", "\(stage)")
    stage.press(KeyPress(.escape))
    // After a restart, too.
    var next = Stage("ab")
    let kept = LearningFeature.memory(stage.app, for: .user)
    LearningFeature.recall(kept, for: .user, &next.app, next.analyser)
    next.act(.feature(LearningFeature.self, .openLessons))
    next.press(KeyPress(.enter))
    #expect((next.app.overlay?.overlay as? LessonOverlay)?.name == "levels", "\(next)")
  }

  /// What is left after keys is shown, not what was there before.
  @Test func theResultOfKeysIsShown() throws {
    var stage = Stage("ab", rows: 24, columns: 80)
    _ = try #require(Self.asked("insertion-after-deletion", &stage))
    stage.press(KeyPress(.character("2")), KeyPress(.enter))
    #expect(stage.shows("shown   ab Cx") && stage.shows("yours  ab xC"), "\(stage)")
  }

  /// Every lesson is said in the language of the screen, and no line of it is cut off; on the usual
  /// size all that the question needs stands on one page.
  @Test(arguments: [(12, 40), (24, 80)], ["en", "he", "ar"])
  func everyLessonFitsTheScreen(_ size: (Int, Int), _ language: String) throws {
    let words = language == "en" ? .english : try #require(Catalogue(language))
    for lesson in LessonFile.shipped.lessons {
      var stage = Stage("ab", rows: size.0, columns: size.1)
      stage.app.speak(words)
      stage.act(.feature(LearningFeature.self, .openLessons))
      stage.act(.insert(lesson.name))
      stage.press(KeyPress(.enter))
      let asked = LessonOverlay(name: lesson.name)
      var told = asked
      told.isRevealed = true
      for overlay in [asked, told] {
        for line in overlay.lines(stage.app, columns: size.1) {
          let columns = line.words?.columns ?? line.text.unicodeScalars.count
          #expect(columns <= size.1 - 4, "\(language) \(lesson.name): \(line.text)")
        }
      }
      let count = asked.lines(stage.app, columns: size.1).count
      #expect(size.0 < 24 || count <= size.0 - 4, "\(language) \(lesson.name): \(count)")
      #expect(!stage.shows("is in English"))
      #expect((stage.shows(lesson.title)) == (language == "en") || size.1 < 80, "\(stage)")
      stage.press(KeyPress(.enter))
      #expect(stage.app.overlay != nil)
    }
  }

  /// Overlays stand on every size.
  @Test(arguments: [(12, 40), (24, 80), (60, 200)])
  func overlaysAreDrawnOnEverySize(_ rows: Int, _ columns: Int) {
    for action in [LearningFeature.Action.explain, .openLessons, .openSamples] {
      var stage = Stage("ab CD{LF}{LF}", rows: rows, columns: columns)
      stage.act(.feature(LearningFeature.self, action))
      #expect(stage.app.overlay != nil)
      for key in [KeyPress(.down), KeyPress(.pageDown), KeyPress(.end), KeyPress(.enter)] {
        stage.press(key)
        #expect(stage.frame.size.rows == rows)
      }
    }
  }
}

extension Prediction {
  /// An answer that is one, and wrong.
  fileprivate var wrongAnswer: String? {
    var candidates = (0...9).map { String($0) }
    candidates += ["ltr", "rtl", "N1", "N2", "0-1", "1-2"]
    let numbers = pieces.indices.map { String($0 + 1) }
    candidates += [numbers.joined(separator: " "), numbers.reversed().joined(separator: " ")]
    candidates += ["0", "1"].map { String(repeating: $0, count: text.scalars.count) }
    return candidates.first { !$0.isEmpty && complaint(on: $0) == nil && !isRight($0) }
  }
}
