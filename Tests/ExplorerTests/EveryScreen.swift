import BidiAlgorithm
import Engines
import Explorer
import ExplorerCore
import Languages
import Screen
import TextModel
import UnicodeData
import Wording
import WritingDirection

/// A walk through the screens: every arrangement, size, command, overlay and message that can be
/// brought about without the world outside, on texts of many kinds.
struct EveryScreen {
  let words: Catalogue
  /// Looks at a screen.
  var look: (Stage) -> Void = { _ = $0.frame }

  private static let texts = [
    "", "abc", "ABC DEF", "abc DEF (GHI) 12 jkl{LF}MNO 34 pq rs", " .,! ",
    "{RLI}ab{PDI}{LRE}C{RLO}d{PDF}{PDF}{FSI}12{PDI}{FSI}E{PDI}{PDF}{PDI}{LRI}x",
    "(a[b)c] D(E f)G <h", "{U+0627}12 3,4 {U+0661}+5% {U+0300}a{U+0300}(B){U+0300}{U+00AD}",
    "{RLE}{RLE}A{TAB}b  {LF}{PS}c", "{U+1F468}{U+200D}{U+1F469} {U+0E01}{U+0E33} {U+4E00}",
    "A{U+0301}{U+05B8}(b) +1/2 *{PDF}{PDI} {LRO}A(b{PDF}",
  ]
  private static let sizes = [(24, 80), (12, 40), (60, 200)]

  private static let survey = LocaleSurvey(
    PreferredLocales(environment: [
      "LANGUAGE": "he_IL:fr:ar_LB:sr_RS@latin:xx_QQ:-", "LANG": "zh_TW.UTF-8",
      "LC_TIME": "de_DE",
    ]),
    offered: [
      "ar", "he", "fr", "en", "zh-Hant", "zh", "sr", "sr-Latn", "pt", "de-AT", "ar-EG", "nb", "no",
    ])

  /// The words of the texts, which a screen shows as they are.
  static let letters: Set<String> = Set(
    texts.flatMap { text in text.matches(of: /[a-z]+/).map { String($0.0) } })

  /// The tags that stand on these screens.
  static let locales = [
    "ar", "ar-EG", "ar-LB", "de-DE", "en", "en-001", "fr", "he", "he-IL", "sr-Latn", "sr-Latn-RS",
    "ur-Latn", "ur", "xx-QQ", "zh-Hant", "zh-TW",
  ]

  /// Goes everywhere.
  func walk() {
    for text in Self.texts { arrangements(text) }
    let mixed = stage("abc DEF (GHI) 12 jkl{LF}MNO 34 pq rs", rows: 24, columns: 80)
    commands(mixed)
    commands(selected(mixed))
    messages()
    overlays()
    features()
  }

  /// A stage in the language of the walk.
  func stage(_ text: String, rows: Int = 40, columns: Int = 120) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.app.engines.names = ["ICU 72.1", "FriBidi 1.0.8", "one", "two", "three"]
    stage.app.speak(words)
    stage.pass(.feature(LanguagesFeature.self, .read(Self.survey)))
    return stage
  }

  private func selected(_ stage: Stage) -> Stage {
    var stage = stage
    for _ in 0..<7 { stage.press(KeyPress(.right, .shift)) }
    return stage
  }

  // MARK: - Panes

  private func arrangements(_ text: String) {
    let isMixed = text == Self.texts[3]
    for (rows, columns) in isMixed ? Self.sizes : [(40, 120)] {
      var stage = stage(text, rows: rows, columns: columns)
      for one in stage.app.registry.arrangements {
        look(&stage, .arrange(one))
        guard isMixed else { continue }
        var selected = selected(stage)
        for pane in selected.app.arrangement.panes {
          look(&selected, .focus(pane))
          look(&selected, .zoom)
          selected.act(.zoom)
        }
      }
    }
    // The story of each scalar is told in one frame; then what each rule did to the first one.
    var stage = stage(text, rows: 50, columns: 100)
    look(&stage, KeyPress(.function(3)))
    for _ in 0..<32 { look(&stage, KeyPress(.down, .alt)) }
    for _ in 0..<stage.app.session.document.scalarCount { look(&stage, .stepScalar(1)) }
  }

  /// Does an action, answers what it asks of the world outside, and looks at the screen.
  private func look(_ stage: inout Stage, _ action: Action) {
    answer(stage.act(action), &stage)
    look(stage)
  }

  private func look(_ stage: inout Stage, _ keys: KeyPress...) {
    for key in keys {
      answer(stage.press(key), &stage)
      look(stage)
    }
  }

  /// Answers what is asked of the world outside.
  func answer(_ effects: [Effect], _ stage: inout Stage) {
    for case .feature(let effect) in effects {
      if case .workOut(let question) = effect.of(FindingsFeature.self) {
        stage.pass(.findings(.answered(question.answer())))
      }
      if effect.of(CalendarsFeature.self) != nil { stage.pass(.calendars(.today(20_557))) }
      if case .identify(let content, _) = effect.of(LanguagesFeature.self) {
        let text = IdentifiedText(
          language: "ur-Latn", confidence: 0.9, isReliable: true, spans: [])
        stage.pass(.feature(LanguagesFeature.self, .identified(content: content, text)))
      }
      if case .ask(let question) = effect.of(EnginesFeature.self) {
        for (engine, outcome) in outcomes(question).enumerated() {
          stage.pass(
            .engines(
              .answered(
                engine: engine, content: question.content, direction: question.direction, outcome)))
        }
      }
    }
  }

  private func outcomes(_ question: EngineQuestion) -> [EngineOutcome] {
    let ours = resolve(BidiInput(scalars: question.scalars), direction: question.direction)
    let answer = ResolverAnswer(ours)
    let level = Difference(.level(0), ours: "0", theirs: "1", rule: .n1)
    return [
      .answer(answer, .same, nil), .answer(answer, .levelsDiffer, level),
      .answer(answer, .displayDiffers, level, suspects: [.rule(.n0), .rule(.w4)]),
      .answer(
        answer, .displayDiffers,
        Difference(.order(column: 1), ours: "0", theirs: "1", rule: nil)),
      .answer(
        answer, .levelsDiffer,
        Difference(.paragraphLevel, ours: "0", theirs: "1", rule: .p3)),
    ]
  }

  // MARK: - Commands

  private func commands(_ stage: Stage) {
    for command in stage.app.commands.all {
      var stage = stage
      look(&stage, command.action)
      look(&stage, command.action)
    }
  }

  /// A key, by its name in the help: `Ctrl+F`; or text to type.
  private func press(_ stage: inout Stage, _ keys: String) {
    for word in keys.split(separator: " ") {
      if let key = KeyPress(name: String(word)) {
        look(&stage, key)
      } else {
        for scalar in word.unicodeScalars { look(&stage, KeyPress(.character(scalar))) }
      }
    }
  }

  // MARK: - Messages

  private func messages() {
    let scripts = [
      "Ctrl+F zzz Enter", "Ctrl+F j Enter Ctrl+N Ctrl+N Alt+N", "Ctrl+F e Enter Ctrl+N",
      "Ctrl+R j Enter x Enter n", "Ctrl+R j Enter x Enter y", "Ctrl+R j Enter x Enter a",
      "Ctrl+R j Enter x Enter q", "Ctrl+R zzz Enter x Enter", "Ctrl+G 9999 Enter",
      "Ctrl+U zzzzzz Enter", "Ctrl+U D800", "Ctrl+U FFFFFF Enter", "Ctrl+U 1488",
      "Ctrl+P zzzzzz", "Ctrl+T zzzzzz", "F1 zzzzzz",
      "x Ctrl+Q q", "Ctrl+S", "Alt+W x", "F12", "Alt+J Z9 Enter",
      "F3 Alt+J W1 Enter Alt+.", "F3 Alt+J W1 Enter Alt+,", "F3 Enter zzz", "F3 Alt+S Alt+S",
      "F3 Alt+G Alt+G", "F4 Shift+F9 Enter", "F9 Down Enter", "F9 C Enter Esc",
      "F4 Alt+P Alt+P Alt+P", "F8", "Alt+6 Enter",
      "Alt+7 Enter", "Alt+9 Alt+9", "Alt+Y Alt+Y", "Alt+M Alt+M Alt+M", "F6 F6 F6", "Alt+K Alt+K",
      "Alt+X Alt+X", "Alt+E Alt+E Alt+E", "Alt+A Alt+A Alt+A", "Alt+C Alt+C", "F7 F7",
      "Ctrl+Y", "Ctrl+Z", "Ctrl+V", "Ctrl+]", "Alt+8 Ctrl+K", "Alt+T",
    ]
    for script in scripts {
      var stage = stage("abc DEF (GHI) 12 jkl{LF}MNO 34 pq rs j")
      press(&stage, script)
      var selected = selected(self.stage("abc DEF (GHI) 12 jkl{LF}MNO 34 pq rs j"))
      press(&selected, script)
    }
    var protected = selected(stage("abc DEF (GHI) 12 jkl"))
    press(&protected, "Alt+L Backspace Alt+V Alt+V Ctrl+D")
    look(protected)
    var large = stage("abc")
    large.app.take(Size(rows: 5_000, columns: 5_000))
    look(large)
    large.app.take(Size(rows: 8, columns: 30))
    look(large)
    var long = stage(String(repeating: "ab CD ", count: 4_000), rows: 24, columns: 80)
    press(&long, "F3 F8 F5 F4 Alt+2 Alt+1")
    for key in ["F3", "F8", "F5", "F4"] {
      var stage = stage(String(repeating: "ab CD ", count: 10_000), rows: 24, columns: 80)
      press(&stage, key)
    }
  }

  // MARK: - Overlays and features

  private func overlays() {
    for menu in [KeyPress(.enter, .alt)] {
      var stage = stage("abc DEF")
      look(&stage, menu)
      stage = selected(stage)
      look(&stage, menu)
    }
    var warned = stage("abc")
    warned.app.warning = CalibrationFeature.warning(
      of: "PuTTY",
      inFull:
        "PuTTY reorders right-to-left text: tick 'Disable bidirectional text display' in Terminal, Features"
    )
    look(warned)
    warned.app.size = Size(rows: 24, columns: 60)
    look(warned)
    var question = stage("abc")
    for letter in ["o", "s"] {
      var asked = question
      press(&asked, "x Ctrl+Q")
      press(&asked, letter)
    }
    look(&question, .feature(LanguagesFeature.self, .suggest))
  }

  private func features() {
    for locale in ["he", "en"] {
      var stage = stage("abc DEF", rows: 40, columns: 120)
      press(&stage, "Alt+6")
      look(&stage, .calendars(.readLocale(locale)))
      look(&stage, .calendars(.readDate("1585-01-01")))
      look(&stage, .calendars(.readDate("zzz")))
      for _ in 0..<27 { look(&stage, .calendars(.choose(by: 1))) }
      for date in ["1801-01-02", "2199-12-30", "1963-10-20", "1985-01-25"] where locale == "en" {
        look(&stage, .calendars(.readDate(date)))
        for _ in 0..<27 { look(&stage, .calendars(.choose(by: -1))) }
      }
    }
    for value in ["-5", "2026-03-20T14:30", "2026-03-20/2026-03-25", "a,b,c", "he", "zzz"] {
      var stage = stage("abc DEF", rows: 60, columns: 160)
      press(&stage, "Alt+7")
      look(&stage, .formats(.readValue(value)))
    }
    for pattern in ["{name}", "{n, number, ::.x}", "{", "{n, plural, a {}}", "{n,}", "{n,x}"] {
      var stage = stage(pattern)
      press(&stage, "Alt+Z Alt+V Down")
      for values in ["name=1", "n=x", "zzz"] { look(&stage, .messages(.readValues(values))) }
      look(&stage, .messages(.readLocales("qq")))
      press(&stage, "Ctrl+G Esc Alt+L Esc Enter")
    }
    for name in ["hebrew", "arabic", "arabizi", "roman-urdu", "thai-24", "zzz"] {
      var stage = stage("abc DEF")
      press(&stage, "Alt+8")
      look(&stage, .keyboards(.use(name)))
      press(&stage, "mrh q w")
      look(&stage, KeyPress(.character("e"), .control))
      press(&stage, "Alt+8 Ctrl+K")
    }
    for (path, text) in [
      ("a.txt", "ABC -5{LF}pass{U+200B}word AB{RLM}C {RLI}x"), ("a.c", "a{U+200B}b /*{RLO} x"),
      ("a.bin", "ABC"), ("a.po", "#, c-format{LF}msgid \"%s\"{LF}msgstr \"ABC %s (%d)\"{LF}"),
    ] {
      var stage = stage(text)
      stage.app.path = path
      look(&stage, .arrange(.findings))
      look(&stage, .findings(.ask))
      for _ in 0..<5 {
        press(&stage, "F9 Down Esc")
        look(&stage, .findings(.choose(by: 1)))
      }
      press(&stage, "F9 Enter")
    }
    let fixed = [DirectionChoice.fixed(.rightToLeft), .fixed(.leftToRight)]
    for direction in fixed + DirectionStrategy.all.map({ .strategy($0) }) {
      var stage = stage("abc DEF (GHI) 12 jkl{LF}{LF} 12{LF}ABC 1")
      stage.app.choose(direction, stage.analyser)
      press(&stage, "F4 Shift+F9 F8 F3 Down F4")
    }
    var lab = stage("abc DEF (GHI) 12 jkl{LF}{LF} 12{LF}ABC 1")
    press(&lab, "F4")
    for _ in 0..<40 { look(&lab, KeyPress(.down)) }
    press(&lab, "Shift+F9 Enter Ctrl+Home Shift+F9 Alt+P Alt+P Alt+P F3 Alt+1")
    for erases in [true, false] {
      var stage = stage("abc DEF")
      press(&stage, "Ctrl+0 Alt+0")
      look(&stage, .feature(LanguagesFeature.self, .count))
      if erases { look(&stage, .feature(LanguagesFeature.self, .eraseCounts)) }
    }
  }
}
