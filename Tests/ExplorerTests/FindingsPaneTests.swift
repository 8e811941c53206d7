import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Linting
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// What lint finds in the text, in a list that follows it.
@Suite struct FindingsPaneTests {
  private static let fix = KeyPress(.function(9))
  private static let undo = KeyPress(.character("z"), .control)

  /// A stage with the pane open, after the user has rested.
  private func stage(
    _ text: String, path: String? = nil, rows: Int = 24, columns: Int = 80
  ) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.app.path = path
    stage.act(.arrange(.findings))
    rest(&stage)
    return stage
  }

  /// Does what is due when the user rests, and answers it.
  private func rest(_ stage: inout Stage) {
    guard timers(for: stage.app).contains(where: { $0.action == .findings(.ask) }) else { return }
    EveryScreen(words: .english).answer(stage.pass(.findings(.ask)), &stage)
  }

  private func rules(_ stage: Stage) -> [String] {
    stage.app.findings.found.map(\.rule)
  }

  /// The pane has the same findings as the command, in its order.
  @Test(arguments: [
    ("ABC: (800) 955-2292 DEF{LF}abc{LF}The file {RLO}txt.exe{PDF} is here.", nil),
    ("pass{U+200B}word{LF}AB{RLM}C def", nil), ("x = 1{LF}/*{RLO} a */", "a.c"),
    ("let user{U+200B}Name = \"ABC -5\"", "b.swift"), ("ABC -5", "c.bin"), ("ABC DEF", "d.txt"),
  ])
  func itFindsWhatTheCommandFinds(_ text: String, _ path: String?) {
    let stage = stage(text, path: path)
    let bytes = Array(PseudoText.decode(text).utf8)
    let kind = path.map { SourceKind(path: $0) } ?? .plain
    let found = Linter().findings(in: bytes, path: path ?? "", kind: kind).findings
    #expect(stage.app.findings.found == found)
  }

  @Test func noRowIsLeftEmptyWhereADetailIsCut() {
    for rows in 12...24 {
      let stage = stage("ABC: (800) 955-2292 DEF", rows: rows, columns: 40)
      let shown = stage.rows(of: FindingsFeature.findings)
      let isCut = shown.contains { $0.unicodeScalars.contains(Sign.more) }
      let hasEmpty = shown.contains { row in row.allSatisfy { $0 == " " } }
      #expect(!isCut || !hasEmpty, "\(stage)")
      #expect(shown.contains { $0.contains("torn") }, "\(stage)")
    }
  }

  /// Where not all findings have a row, the edge counts those that have one, in the words of every
  /// list; else it counts nothing.
  @Test(arguments: [(12, 40), (24, 80), (40, 120)])
  func whatIsCutIsCounted(_ rows: Int, _ columns: Int) throws {
    for count in [2, 60] {
      var stage = stage(
        String(repeating: "x{U+200B}y{LF}", count: count), rows: rows, columns: columns)
      try #require(stage.app.findings.found.count == count)
      for key in [KeyPress(.up), KeyPress(.down), KeyPress(.pageDown), KeyPress(.pageDown)] {
        stage.press(key)
        let outer = try #require(stage.app.plan[FindingsFeature.findings]?.outer)
        let edge = stage.rows[outer.row]
        let places = stage.rows(of: FindingsFeature.findings).count { $0.contains(":2 ") }
        #expect(
          places < count
            ? edge.contains("\(places) of \(count) ")
            : edge.contains("plain text") && !edge.contains(" of "), "\(stage)")
      }
    }
  }

  /// The text where the chosen finding is stands in the Text pane, and what it is about is marked.
  @Test(arguments: [(12, 40), (24, 80), (60, 200)])
  func thePlaceOfTheChosenOneIsShown(_ rows: Int, _ columns: Int) {
    let lines = String(repeating: "abc def{LF}", count: 100)
    let text = "\(lines)pass{U+200B}word{LF}\(lines)x{U+200B}y"
    var stage = stage(text, rows: rows, columns: columns)
    #expect(stage.rows(of: .text).joined().contains("word"), "\(stage)")
    stage.press(KeyPress(.down))
    #expect(!stage.rows(of: .text).joined().contains("word"), "\(stage)")
    #expect(stage.app.session.selection.focus.offset == ScalarOffset(0))
    let marks = TextMarks(stage.app, stage.analyser.analysis(of: stage.app), [])
    let found = ScalarOffset(100 * 8 * 2 + 10 + 1)
    var marked = Style()
    marks.mark(found, &marked, stage.app.theme)
    #expect(marked != Style(), "\(stage)")
    stage.press(KeyPress(.up))
    #expect(stage.rows(of: .text).joined().contains("word"), "\(stage)")
  }

  /// The key that the list is for has a place on every screen, and no other of its name.
  @Test(arguments: [(12, 40), (24, 80), (40, 120)])
  func theBarNamesTheFix(_ rows: Int, _ columns: Int) {
    for language in ["en", "he", "ar"] {
      var stage = stage("abc{LF}ABC: (800) 955-2292 DEF", rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      let bar = stage.rows[rows - 1]
      #expect(bar.ranges(of: "F9").count == 1 && bar.contains("Enter"), "\(stage)")
    }
    let without = stage("abc", rows: rows, columns: columns)
    #expect(without.app.findings.found.isEmpty)
  }

  /// What is said of the caret's paragraph beside a list of the whole text says what it is of.
  @Test func theVerdictSaysWhatItIsOf() {
    let narrow = stage("abc{LF}ABC: (800) 955-2292 DEF", rows: 12, columns: 40)
    #expect(narrow.app.findings.found.map(\.rule) == ["torn"])
    #expect(!narrow.rows[0].contains("0 torn"), "\(narrow)")
    let wide = stage("abc{LF}ABC: (800) 955-2292 DEF", rows: 15, columns: 80)
    #expect(wide.rows[0].contains("torn in"), "\(wide)")
  }

  /// Where the caret's paragraph is out of view, the title tells of the one that is shown for the
  /// chosen finding; else of the caret's. Where the caret stands is not said beside another one.
  @Test(arguments: ["en", "he", "ar"]) func theTitleTellsOfWhatIsShown(_ language: String) throws {
    let lines = String(repeating: "abc{LF}", count: 20)
    for (rows, columns) in [(12, 40), (16, 60), (24, 80)] {
      var stage = stage(
        "abc{LF}\(lines)ABC: (800) 955-2292 DEF", rows: rows, columns: columns)
      stage.app.speak(try #require(Catalogue(language)))
      #expect(stage.app.focus == FindingsFeature.findings)
      let title = stage.rows[0]
      #expect(title.contains("22/22") && title.contains("\u{25C2}"), "\(stage)")
      #expect(!title.split(separator: " ").contains("0"), "\(stage)")
      stage.press(KeyPress(.enter))
      // Beside the verdict, 40 columns have no place for the number.
      #expect(stage.rows[0].contains("22/22") || columns == 40, "\(stage)")
      #expect(stage.rows[0].contains("\u{25C2}"), "\(stage)")
      stage.press(KeyPress(.escape), KeyPress(.home, .control))
      #expect(stage.rows[0].contains("1/22") || columns == 40, "\(stage)")
      #expect(stage.rows[0].contains("\u{25B8}"), "\(stage)")
    }
    let high = self.stage("abc{LF}ABC: (800) 955-2292 DEF", rows: 24, columns: 80)
    #expect(high.rows[0].contains("1/2") && high.rows[0].contains("\u{25B8}"), "\(high)")
  }

  /// Places count from 1, as those of lint do, and the edge says so beside a list that has room.
  @Test(arguments: [(12, 40), (24, 80), (40, 120)])
  func theEdgeSaysWhatPlacesAre(_ rows: Int, _ columns: Int) throws {
    let stage = stage("abc{LF}ABC: (800) 955-2292 DEF", rows: rows, columns: columns)
    let outer = try #require(stage.app.plan[FindingsFeature.findings]?.outer)
    #expect(stage.rows[outer.row].contains("line:column, plain text"), "\(stage)")
    #expect(stage.rows(of: FindingsFeature.findings).contains { $0.contains("2:") }, "\(stage)")
    let nothing = self.stage("abc", rows: rows, columns: columns)
    #expect(!nothing.shows("line:column"), "\(nothing)")
  }

  /// Rules and kinds are named in the language of the screen.
  @Test(arguments: ["he", "ar"]) func rulesAreNamedInTheLanguage(_ language: String) throws {
    for (rows, columns) in [(12, 40), (24, 80), (40, 120), (60, 200)] {
      var stage = stage("ABC: (800) 955-2292 DEF", rows: rows, columns: columns)
      stage.app.speak(try #require(Catalogue(language)))
      #expect(!stage.shows("torn") && !stage.shows("plain"), "\(stage)")
    }
  }

  @Test func whereNothingIsFoundItSaysSo() {
    #expect(
      stage("ABC DEF").shows(
        "Nothing is found: no invisible character needs a look, and nothing is torn."))
    let unknown = stage("ABC -5", path: "x.bin")
    #expect(unknown.shows("No invisible character needs a look."))
    #expect(unknown.shows("says no language"))
  }

  /// What the project says about the file holds here too, but for directions, which are those of
  /// the screen.
  @Test func theProjectsRulesHold() throws {
    var stage = Stage("ABC -5{LF}pass{U+200B}word")
    stage.app.path = "a.log"
    stage.act(.arrange(.findings))
    func answer(_ rules: FileRules, _ complaint: Words? = nil) throws {
      stage.act(.focus(.text))
      stage.type("x")
      for case .feature(let effect) in stage.pass(.findings(.ask)) {
        guard case .workOut(let question) = effect.of(FindingsFeature.self) else { continue }
        #expect(question.path == "a.log")
        stage.act(.findings(.answered(question.answer(by: rules, complaint: complaint))))
      }
    }
    var rules = FileRules()
    rules.direction = .explicit(.leftToRight)
    try answer(rules)
    #expect(self.rules(stage) == ["invisible"], "\(stage)")
    rules.kind = .plain
    try answer(rules)
    #expect(self.rules(stage) == ["torn", "invisible"], "\(stage)")
    #expect(stage.shows("plain"))
    rules.skip = ["torn", "invisible"]
    try answer(rules)
    #expect(stage.shows("Nothing is found by the rules that .bidiscope-lint asks for."))
    try answer(FileRules(), "a/.bidiscope-lint: this is not JSON")
    #expect(self.rules(stage) == ["invisible"])
    #expect(stage.shows("a/.bidiscope-lint: this is not JSON"), "\(stage)")
  }

  /// It follows the text: while one types the list is of the text before, and takes no key.
  @Test func theListFollowsTheText() {
    var stage = stage("ABC DEF{LF}abc")
    stage.act(.focus(.text))
    stage.press(KeyPress(.end), KeyPress(.character(" ")))
    stage.type("-5")
    #expect(timers(for: stage.app).contains { $0.action == .findings(.ask) && $0.waitsForRest })
    #expect(rules(stage).isEmpty)
    rest(&stage)
    #expect(rules(stage) == ["torn"], "\(stage)")
    #expect(!timers(for: stage.app).contains { $0.action == .findings(.ask) })
    stage.press(KeyPress(.backspace))
    let caret = stage.app.session.selection.focus
    stage.act(.findings(.goTo(nil)))
    #expect(stage.app.session.selection.focus == caret)
  }

  /// An answer about a text that has changed since is dropped.
  @Test func aLateAnswerIsDropped() {
    var stage = Stage("ABC -5")
    stage.act(.arrange(.findings))
    let effects = stage.pass(.findings(.ask))
    stage.act(.focus(.text))
    stage.type("x")
    EveryScreen(words: .english).answer(effects, &stage)
    #expect(stage.app.findings.found.isEmpty)
  }

  /// What is known of languages and the keyboard can turn a paragraph, so it is searched again; the
  /// caret can turn none here.
  @Test func whatCanTurnAParagraphIsAskedAbout() {
    func asks(_ stage: Stage) -> Bool {
      timers(for: stage.app).contains { $0.action == .findings(.ask) }
    }
    var stage = Stage("-5 (3){LF}12", direction: .steady)
    stage.act(.arrange(.findings))
    rest(&stage)
    #expect(!asks(stage))
    let content = stage.app.session.document.paragraphID(ParagraphIndex(0))
    stage.app.session.languages.recognise(
      content, as: TextLanguages.Known(language: "he", runs: []))
    #expect(asks(stage))
    rest(&stage)
    stage.app.session.keyboard = .rightToLeft
    #expect(asks(stage))
    rest(&stage)
    #expect(!asks(stage))
    stage.act(.focus(.text))
    stage.press(KeyPress(.down))
    #expect(!asks(stage), "\(stage)")
  }

  @Test func enterAndAPressGoThere() throws {
    var stage = stage("abc{LF}ABC -5{LF}pass{U+200B}word", rows: 40, columns: 120)
    #expect(stage.app.focus == FindingsFeature.findings)
    stage.press(KeyPress(.down), KeyPress(.enter))
    #expect(stage.app.session.selection.focus.offset == ScalarOffset(15), "\(stage)")
    let row = try #require(stage.rows.firstIndex { $0.contains("2:5") })
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 30))))
    #expect(stage.app.session.selection.focus.offset == ScalarOffset(8), "\(stage)")
    #expect(stage.app.findings.chosen == 0)
  }

  /// F9 shows the fixes of what is hidden, the first takes it away, and it is one step to undo.
  @Test(arguments: [
    "pass{U+200B}word", "AB{RLM}C def", "abc {RLO}txt.exe{PDF} def", "ABC {RLI}def GHI",
    "ABC {LRE}def{PDF} - 5 GHI",
  ])
  func whatIsHiddenIsFixed(_ text: String) {
    var stage = stage(text)
    let before = stage.app.findings.found
    #expect(!before.isEmpty)
    stage.press(Self.fix)
    #expect(stage.shows("Fix it") && stage.shows("1. "), "\(stage)")
    stage.press(KeyPress(.enter))
    #expect(stage.shows("Changed: "), "\(stage)")
    rest(&stage)
    #expect(stage.app.findings.found.count < before.count, "\(stage)")
    stage.press(Self.undo)
    #expect(stage.text == Stage(text).text)
  }

  /// F9 on what is torn opens what F9 opens in the text.
  @Test func whatIsTornIsFixedAsInTheText() {
    var stage = stage("results: ABC (3)")
    stage.press(Self.fix, KeyPress(.enter))
    rest(&stage)
    #expect(stage.app.findings.found.isEmpty && stage.app.session.isModified, "\(stage)")
  }

  /// The sentence of the chosen finding is said once, as a whole, and no rule's name is cut.
  @Test(arguments: [(24, 80), (40, 120), (60, 200)])
  func aSentenceIsSaidOnce(_ rows: Int, _ columns: Int) throws {
    var stage = stage(
      "abc {LRO}def{LF}ABC -5{LF}pass{U+200B}word", rows: rows, columns: columns)
    for _ in 0..<3 {
      let found = stage.app.findings.found
      try #require(found.indices.contains(stage.app.findings.chosen))
      let chosen = found[stage.app.findings.chosen]
      let shown = stage.rows(of: FindingsFeature.findings)
      let words = chosen.words.english.split(separator: " ").prefix(4)
      #expect(shown.count { $0.contains(words.joined(separator: " ")) } == 1, "\(stage)")
      for rule in rules(stage) { #expect(shown.contains { $0.contains(rule) }, "\(stage)") }
      stage.press(KeyPress(.down))
    }
  }

  @Test func theMouseAloneFixes() throws {
    var stage = stage("pass{U+200B}word")
    stage.press(Self.fix)
    let row = try #require(stage.rows.firstIndex { $0.contains("1. ") })
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 6))))
    #expect(stage.app.overlay == nil && stage.text == "password", "\(stage)")
  }

  /// What may only be read is not changed.
  @Test func theGuardIsAsked() {
    var stage = stage("pass{U+200B}word")
    stage.act(.edit(.readOnly(true)))
    rest(&stage)
    stage.press(Self.fix, KeyPress(.enter))
    #expect(stage.text == Stage("pass{U+200B}word").text && stage.shows("read-only"))
  }

  /// Directions that the user has set are those of the judgement, as for F9.
  @Test func directionsAreThoseOfTheScreen() {
    var stage = Stage("results: ABC (3)")
    stage.app.choose(.fixed(.rightToLeft), stage.analyser)
    stage.act(.arrange(.findings))
    rest(&stage)
    let right = stage.app.findings.found
    stage.app.choose(.fixed(.leftToRight), stage.analyser)
    rest(&stage)
    #expect(stage.app.findings.found != right)
  }

  /// A mark at the start of a file shifts no place.
  @Test func aByteOrderMarkMovesNothing() {
    var stage = Stage(
      Document(bytes: [0xEF, 0xBB, 0xBF] + Array("pass\u{200B}word".utf8)),
      size: Size(rows: 24, columns: 80))
    stage.act(.arrange(.findings))
    rest(&stage)
    stage.press(KeyPress(.enter))
    #expect(stage.app.session.selection.focus.offset == ScalarOffset(4))
    stage.press(Self.fix, KeyPress(.enter))
    #expect(stage.text == "password")
  }

  @Test(arguments: [(12, 40), (24, 80), (60, 200)])
  func everyScreenHasIt(_ rows: Int, _ columns: Int) {
    for text in [
      "", "ABC DEF", "ABC -5{LF}pass{U+200B}word", String(repeating: "AB{RLM}C{LF}", count: 300),
    ] {
      var stage = stage(text, rows: rows, columns: columns)
      #expect(stage.frame.size == Size(rows: rows, columns: columns))
      for _ in 0..<350 { stage.press(KeyPress(.down)) }
      stage.press(Self.fix)
      #expect(stage.frame.size == Size(rows: rows, columns: columns))
      stage.press(KeyPress(.escape), KeyPress(.escape))
    }
  }

  @Test func thePaletteFindsIt() {
    for word in ["lint", "defects", "findings"] {
      var stage = Stage("results: ABC (3)")
      stage.press(KeyPress(.character("p"), .control))
      stage.type(word)
      #expect(stage.shows("Arrange: findings"), "\(word)")
    }
  }
}
