import Explorer
import ExplorerCore
import Languages
import Learning
import Screen
import Testing

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
    #expect(stage.text == "?ab CD 12" && stage.state.overlay == nil)
    stage.press(KeyPress(.tab), KeyPress(.character("?")))
    #expect(stage.text == "?ab CD 12" && stage.shows("What is this?"), "\(stage)")
    #expect(stage.shows("storage: This row has"), "\(stage)")
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

  @Test func aWordIsLookedUp() {
    var stage = Stage("ab", rows: 40, columns: 100)
    stage.press(KeyPress(.character("?"), .alt))
    stage.act(.insert("gap"))
    #expect(stage.shows("gap: A gap is the place"), "\(stage)")
    stage.act(.insert("zzz"))
    #expect(stage.shows("there is no entry gapzzz; the nearest: "), "\(stage)")
    #expect(stage.text == "ab")
  }

  /// Every term is found by its name in the language of the screen and said in it, with its English
  /// name beside the name; no line is cut off.
  @Test(arguments: ["he", "ar"])
  func everyTermIsSaidInTheLanguageOfTheScreen(_ language: String) throws {
    var stage = Stage("ab CD 12", rows: 24, columns: 80)
    stage.state.speak(try #require(Catalogue(language)))
    stage.press(KeyPress(.character("?"), .alt))
    var overlay = try #require(stage.state.overlay?.overlay as? TermsOverlay)
    for entry in Glossary.shipped.entries {
      let name = try #require(entry.name(in: language))
      overlay.query = name
      for columns in [40, 80] {
        let lines = overlay.lines(stage.state, columns: columns)
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
    #expect((stage.state.overlay?.overlay as? RuleOverlay)?.name == "level", "\(stage)")
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
    #expect(LearningFeature.memory(stage.state, for: .user)["lessons-done"] != nil)
    stage.press(KeyPress(.enter))
    #expect(stage.shows("Levels: even runs to the right"), "\(stage)")
    stage.press(KeyPress(.enter), KeyPress(.character("t")))
    #expect(stage.state.overlay == nil && stage.text == "ab CD ef GH")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "ab CD 12")
  }

  /// Every lesson is said in the language of the screen, and no line of it is cut off; on the usual
  /// size all that the question needs stands on one page.
  @Test(arguments: [(12, 40), (24, 80)], ["en", "he", "ar"])
  func everyLessonFitsTheScreen(_ size: (Int, Int), _ language: String) throws {
    let words = language == "en" ? .english : try #require(Catalogue(language))
    for lesson in LessonFile.shipped.lessons {
      var stage = Stage("ab", rows: size.0, columns: size.1)
      stage.state.speak(words)
      stage.act(.feature(LearningFeature.self, .openLessons))
      stage.act(.insert(lesson.name))
      stage.press(KeyPress(.enter))
      let asked = LessonOverlay(name: lesson.name)
      var told = asked
      told.isRevealed = true
      for overlay in [asked, told] {
        for line in overlay.lines(stage.state, columns: size.1) {
          let columns = line.words?.columns ?? line.text.unicodeScalars.count
          #expect(columns <= size.1 - 4, "\(language) \(lesson.name): \(line.text)")
        }
      }
      let count = asked.lines(stage.state, columns: size.1).count
      #expect(size.0 < 24 || count <= size.0 - 4, "\(language) \(lesson.name): \(count)")
      #expect(!stage.shows("is in English"))
      #expect((stage.shows(lesson.title)) == (language == "en") || size.1 < 80, "\(stage)")
      stage.press(KeyPress(.enter))
      #expect(stage.state.overlay != nil)
    }
  }

  @Test func aSampleIsShownUntilEsc() {
    var stage = Self.opened("Samples")
    #expect(stage.shows("hebrew"), "\(stage)")
    stage.act(.insert("welcome"))
    stage.press(KeyPress(.enter))
    #expect(stage.shows("The title is"), "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "ab CD 12")
  }

  /// Overlays stand on every size.
  @Test(arguments: [(12, 40), (24, 80), (60, 200)])
  func overlaysAreDrawnOnEverySize(_ rows: Int, _ columns: Int) {
    for action in [LearningFeature.Action.explain, .openLessons, .openSamples] {
      var stage = Stage("ab CD{LF}{LF}", rows: rows, columns: columns)
      stage.act(.feature(LearningFeature.self, action))
      #expect(stage.state.overlay != nil)
      for key in [KeyPress(.down), KeyPress(.pageDown), KeyPress(.end), KeyPress(.enter)] {
        stage.press(key)
        #expect(stage.frame.size.rows == rows)
      }
    }
  }
}
