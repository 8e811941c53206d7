import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// The tour: each step is done when the state shows it, no key is taken, and nothing is covered.
@Suite struct TourTests {
  private static func begun(
    _ rows: Int, _ columns: Int, _ words: Catalogue = .english
  ) -> Stage {
    var stage = Stage("own text", rows: rows, columns: columns)
    stage.app.speak(words)
    stage.act(.feature(TourFeature.self, .begin))
    return stage
  }

  private static let sizes = [(24, 80), (12, 40), (20, 72), (60, 200)]

  /// Looks at a step: what is said fits its rows, whole, and covers no pane.
  private static func look(_ stage: Stage, _ step: String) throws {
    let foot = try #require(stage.app.foot, "\(step)")
    let size = stage.app.size
    let lines = FootBar.lines(foot, columns: size.columns, stage.app.words)
    #expect(lines.count <= Foot.rows(columns: size.columns) - 1, "\(step)\n\(stage)")
    #expect(lines.allSatisfy { $0.words.columns <= size.columns - 2 }, "\(step)\n\(stage)")
    let plan = stage.app.plan
    #expect(plan.foot.row + plan.foot.rows == plan.keys.row)
    for placement in plan.panes {
      #expect(placement.outer.row + placement.outer.rows <= plan.foot.row, "\(step)\n\(stage)")
      #expect(placement.inner.rows >= 1, "\(step)\n\(stage)")
    }
  }

  @Test(arguments: sizes, ["en", "he", "ar"])
  func allStepsAreDoneByKeysAlone(_ size: (Int, Int), _ language: String) throws {
    let words = language == "en" ? .english : try #require(Catalogue(language))
    var stage = Self.begun(size.0, size.1, words)
    try Self.look(stage, "type")
    let before = stage.text
    stage.press(KeyPress(.character("x")), KeyPress(.character("y")))
    #expect(stage.text != before && stage.text.contains("xy"))
    try Self.look(stage, "orders")
    #expect(stage.app.foot?.title == "Tour, step \(number: 2) of \(number: 5)")
    stage.press(KeyPress(.right))
    stage.press(KeyPress(.right))
    try Self.look(stage, "sweep")
    #expect(stage.app.foot?.title == "Tour, step \(number: 3) of \(number: 5)", "\(stage)")
    for _ in 0..<30 where stage.app.session.ranges.ranges.count < 2 {
      stage.press(KeyPress(.right, .shift))
    }
    try Self.look(stage, "why")
    #expect(stage.app.foot?.title == "Tour, step \(number: 4) of \(number: 5)", "\(stage)")
    stage.press(KeyPress(.function(3)))
    try Self.look(stage, "stop")
    #expect(stage.app.foot?.title == "Tour, step \(number: 5) of \(number: 5)", "\(stage)")
    stage.press(.alt("s"))
    try Self.look(stage, "done")
    #expect(stage.app.foot?.title == "Tour", "\(stage)")
    stage.press(KeyPress(.escape), KeyPress(.escape))
    #expect(stage.app.foot == nil && stage.text == "own text", "\(stage)")
  }

  @Test func whatWasSeenIsSaid() {
    var stage = Self.begun(24, 80)
    #expect(stage.shows("Five steps") && stage.shows("Type a few letters."), "\(stage)")
    stage.press(KeyPress(.character("x")))
    #expect(stage.shows("The text has changed"), "\(stage)")
    // A key is no step: the caret stays among the Latin letters, and that is said.
    stage.press(KeyPress(.left))
    #expect(stage.shows("The caret's character keeps its place"), "\(stage)")
    #expect(!stage.shows("The text has changed"), "\(stage)")
    stage.press(KeyPress(.right), KeyPress(.right), KeyPress(.right))
    #expect(stage.shows("of the line in storage is at column"), "\(stage)")
    for _ in 0..<12 { stage.press(KeyPress(.right, .shift)) }
    #expect(stage.shows("One sweep on the display was 2 ranges of storage: "), "\(stage)")
    let ranges = stage.app.session.ranges.ranges
    #expect(ranges.count == 2)
    stage.press(KeyPress(.function(3)))
    #expect(stage.shows("is at level"), "\(stage)")
    stage.press(.alt("s"))
    #expect(stage.shows("So the line would be shown"), "\(stage)")
    #expect(stage.shows("There are lessons: Ctrl+P"), "\(stage)")
    // Without the stop nothing is said of it; with it again, it is.
    stage.press(KeyPress(.escape))
    #expect(!stage.shows("So the line would be shown"), "\(stage)")
    #expect(stage.shows("All rules apply again."), "\(stage)")
    stage.press(.alt("s"))
    #expect(stage.shows("So the line would be shown"), "\(stage)")
    // The offer leaves by itself.
    stage.press(.control("p"))
    #expect(stage.app.foot == nil)
  }

  /// In each step it is said how near it is: what was seen of one character is not said of another.
  @Test func hintsFollowTheUser() {
    var stage = Self.begun(24, 80)
    stage.press(KeyPress(.character("x")))
    stage.press(KeyPress(.right), KeyPress(.right), KeyPress(.right))
    #expect(stage.shows("of the line in storage is at column"), "\(stage)")
    stage.press(KeyPress(.home))
    #expect(!stage.shows("of the line in storage is at column"), "\(stage)")
    #expect(stage.shows("The caret's character keeps its place"), "\(stage)")
    stage.press(KeyPress(.right, .shift))
    #expect(stage.shows("One range of storage so far"), "\(stage)")
    stage.press(KeyPress(.end, .control))
    #expect(stage.shows("This line runs in one direction"), "\(stage)")
    #expect(stage.app.foot?.title == "Tour, step \(number: 3) of \(number: 5)", "\(stage)")
  }

  /// The column that is said is that of Characters and Text, in a right-to-left line too,
  /// where the end of the line stands at the left.
  @Test func theColumnIsThatOfThePanes() throws {
    var stage = Stage("AB cd EF{LF}ab", rows: 40, columns: 120)
    stage.app.beginTour()
    // A Latin letter at the start would turn the line.
    stage.press(KeyPress(.character("\u{5D2}")), KeyPress(.left))
    for _ in 0..<6 where !stage.shows("of the line in storage is at column") {
      stage.press(KeyPress(.left))
    }
    let analysis = stage.analyser.analysis(of: stage.app)
    #expect(analysis.line.direction == .rightToLeft, "\(stage)")
    let position = try #require(analysis.caretScalar)
    let index = try #require(analysis.line.cellIndex(containing: position))
    let column = analysis.line.cells[index].column
    #expect(
      stage.shows("of the line in storage is at column \(column) on the screen"), "\(stage)")
  }

  /// In the step after the sweep it is said what is selected now, as the Selection pane has it.
  @Test func whatIsSelectedNowIsSaid() {
    var stage = Self.begun(24, 80)
    let fourth: Words = "Tour, step \(number: 4) of \(number: 5)"
    stage.press(KeyPress(.character("x")), KeyPress(.right), KeyPress(.right))
    for _ in 0..<30 where stage.app.foot?.title != fourth {
      stage.press(KeyPress(.right, .shift))
    }
    var counts: Set<Int> = []
    func check() {
      let ranges = stage.app.session.ranges.ranges
      counts.insert(ranges.count)
      let names = ranges.map { "[\($0.lowerBound.rawValue),\($0.upperBound.rawValue))" }
        .joined(separator: " ")
      let said = stage.app.foot?.sentences.first?.english
      switch ranges.count {
      case 0: #expect(said == "Nothing is selected.")
      case 1: #expect(said == "Before, it was several ranges of storage; now it is one: \(names)")
      default:
        #expect(said == "One sweep on the display was \(ranges.count) ranges of storage: \(names)")
      }
    }
    for key in [KeyPress(.right, .shift), KeyPress(.left, .shift)] {
      for _ in 0..<16 where stage.app.foot?.title == fourth {
        check()
        stage.press(key)
      }
    }
    stage.press(KeyPress(.left))
    check()
    #expect(counts.isSuperset(of: [0, 2]) && stage.app.foot?.title == fourth, "\(counts)")
  }

  /// A sweep that began past the Hebrew never becomes two ranges; what leads back is said, and the
  /// step can be done from there.
  @Test(arguments: ["ab CDE fg hi", "welcome"]) func noStepGoesOnForEver(_ text: String) {
    var stage = Self.begun(24, 80)
    if text != "welcome" {
      stage = Stage(text, rows: 24, columns: 80)
      stage.app.beginTour()
    }
    stage.press(KeyPress(.character("x")))
    let third: Words = "Tour, step \(number: 3) of \(number: 5)"
    for _ in 0..<4 where stage.app.foot?.title != third { stage.press(KeyPress(.right)) }
    #expect(stage.app.foot?.title == third, "\(stage)")
    // Past the Hebrew, then swept to the end of the line.
    stage.press(KeyPress(.end), KeyPress(.left), KeyPress(.left), KeyPress(.right, .shift))
    #expect(stage.app.foot?.title == third, "\(stage)")
    #expect(stage.shows("press Left until inside the Hebrew first."), "\(stage)")
    for _ in 0..<80 where !stage.shows("of the line in storage is at column") {
      stage.press(KeyPress(.left))
    }
    stage.press(KeyPress(.left))
    for _ in 0..<80 where stage.app.foot?.title == third {
      stage.press(KeyPress(.right, .shift))
    }
    #expect(stage.app.foot?.title == "Tour, step \(number: 4) of \(number: 5)", "\(stage)")
  }

  /// Where the caret is outside the letters, the task has the key that leads back to them: at the
  /// right of them that is not Right.
  @Test func theTaskLeadsBack() {
    var stage = Stage("ab CDE fg hi", rows: 24, columns: 80)
    stage.app.beginTour()
    stage.press(KeyPress(.character("x")), KeyPress(.end))
    #expect(stage.shows("press Left until inside the"), "\(stage)")
    #expect(!stage.shows("Press Right"), "\(stage)")
    stage.press(KeyPress(.home))
    for _ in 0..<6 where !stage.shows("step 3 of 5") { stage.press(KeyPress(.right)) }
    stage.press(KeyPress(.end))
    #expect(stage.shows("press Left until inside the"), "\(stage)")
    for _ in 0..<5 { stage.press(KeyPress(.left, .shift)) }
    #expect(stage.shows("step 3 of 5"), "\(stage)")
    #expect(stage.shows("it stays one range") || stage.shows("One range of storage"), "\(stage)")
  }

  /// Where the letters stand at the right end of the line, as in one from right to left, the key of
  /// the sweep is the one that leads past them to where the line goes on.
  @Test func theSweepGoesToWhereTheLineGoesOn() {
    for (text, key) in [("ABC def", KeyPress.Key.left), ("ab CDE ef", .right)] {
      var stage = Stage(text, rows: 24, columns: 80)
      stage.app.beginTour()
      stage.press(KeyPress(.character("\u{5D2}")), KeyPress(.left))
      let sweep = KeyPress(key, .shift)
      #expect(
        stage.app.foot?.sentences.last?.english.hasSuffix(
          "hold \(sweep.name) until past it, or drag: one sweep.") == true, "\(stage)")
      for _ in 0..<10 where stage.app.session.ranges.ranges.count < 2 { stage.press(sweep) }
      #expect(stage.app.foot?.title == "Tour, step \(number: 4) of \(number: 5)", "\(stage)")
    }
  }

  /// What is said holds of the caret's character alone, and names the letters of its own line.
  @Test func theLineOfTheCaretIsNamed() throws {
    var stage = Stage("ab CD ef{LF}ab {U+0627}{U+0628}{U+062A} ef", rows: 24, columns: 80)
    stage.app.beginTour()
    stage.press(KeyPress(.character("x")), KeyPress(.home))
    #expect(
      stage.shows("The caret's character keeps its place: press Right until inside the Hebrew."),
      "\(stage)")
    #expect(!stage.shows("storage and display are the same"), "\(stage)")
    stage.press(KeyPress(.end, .control), KeyPress(.home))
    #expect(
      stage.shows("The caret's character keeps its place: press Right until inside the Arabic."),
      "\(stage)")
    #expect(stage.shows("Press Right into the Arabic"), "\(stage)")
    for _ in 0..<12 where !stage.shows("of the line in storage is at column") {
      stage.press(KeyPress(.right))
    }
    #expect(
      stage.shows("Inside the Arabic, hold") || stage.shows("inside the Arabic, then hold"),
      "\(stage)")
    // The letter in the middle of three is where it would be in storage order; its row is not.
    stage.press(KeyPress(.right))
    #expect(!stage.shows("storage and display are the same"), "\(stage)")
  }

  /// At the end of a line there is no character whose places could be the same.
  @Test func theEndOfALineIsNoCharacter() {
    var stage = Self.begun(24, 80)
    stage.press(KeyPress(.character("x")), KeyPress(.end))
    #expect(stage.shows("Here the line ends, after its last character"), "\(stage)")
    #expect(!stage.shows("The caret's character keeps its place"), "\(stage)")
    stage.press(KeyPress(.left))
    #expect(!stage.shows("Here the line ends"), "\(stage)")
    #expect(stage.shows("The caret's character keeps its place"), "\(stage)")
    // The end of a text without a line feed, too.
    var bare = Stage("ab CD ef", rows: 24, columns: 80)
    bare.app.beginTour()
    bare.press(KeyPress(.character("x")), KeyPress(.end))
    #expect(bare.shows("Here the line ends, after its last character"), "\(bare)")
  }

  /// The key that explains a word works in the text too, and the tour goes on after it.
  @Test(arguments: sizes) func theKeyThatExplainsAWordIsNamed(_ size: (Int, Int)) throws {
    var stage = Self.begun(size.0, size.1)
    stage.press(KeyPress(.character("x")), KeyPress(.right), KeyPress(.right))
    for _ in 0..<30 where stage.app.session.ranges.ranges.count < 2 {
      stage.press(KeyPress(.right, .shift))
    }
    stage.press(KeyPress(.function(3)))
    try Self.look(stage, "stop")
    let task = try #require(stage.app.foot?.sentences.last?.english)
    #expect(task.hasSuffix("Alt+? says what a word means."), "\(task)")
    stage.press(.alt("?"))
    #expect(stage.shows("What is this?"), "\(stage)")
    stage.press(KeyPress(.escape), .alt("s"))
    #expect(stage.app.foot?.title == "Tour", "\(stage)")
  }

  /// A tour that was done whole ends with the offer of the lessons, as one that was left before.
  @Test func aTourThatIsDoneOffersTheLessons() {
    var stage = Self.begun(24, 80)
    stage.press(KeyPress(.character("x")), KeyPress(.right), KeyPress(.right))
    for _ in 0..<30 where stage.app.session.ranges.ranges.count < 2 {
      stage.press(KeyPress(.right, .shift))
    }
    stage.press(KeyPress(.function(3)), .alt("s"))
    #expect(stage.app.foot?.title == "Tour", "\(stage)")
    stage.press(KeyPress(.escape), KeyPress(.escape))
    #expect(stage.app.foot == nil && stage.text == "own text", "\(stage)")
    #expect(stage.shows("There are lessons: Ctrl+P, then type Lessons."), "\(stage)")
  }

  /// Esc leaves it at every step, and the user's own text is as it was.
  @Test func escEndsIt() {
    var stage = Self.begun(24, 80)
    stage.press(KeyPress(.character("x")), KeyPress(.escape))
    #expect(stage.app.foot == nil && stage.text == "own text" && stage.app.focus == .text)
    #expect(stage.shows("There are lessons: Ctrl+P, then type Lessons."), "\(stage)")
  }

  /// The first start of the program: the sweep that is there is the first thing seen, and stays
  /// until a key ends it.
  @Test(arguments: sizes, ["en", "he", "ar"])
  func theFirstStartKeepsTheSweep(_ size: (Int, Int), _ language: String) throws {
    let line = "drag from here ABC DEF to here"
    var stage = Stage(line, rows: size.0, columns: size.1)
    stage.app.speak(language == "en" ? .english : try #require(Catalogue(language)))
    _ = stage.app.session.perform(
      .drag(VisualPoint(line: 1, column: 0), VisualPoint(line: 1, column: 18)))
    stage.app.beginTour()
    #expect(stage.app.session.ranges.ranges.count == 2)
    try Self.look(stage, "type")
    if language == "en", size.1 >= 80 {
      #expect(stage.shows("one sweep on the display, and 2 ranges of storage."), "\(stage)")
    }
    stage.press(KeyPress(.right))
    try Self.look(stage, "type, nothing selected")
    #expect(stage.app.foot?.title == "Tour, step \(number: 1) of \(number: 5)", "\(stage)")
    stage.press(KeyPress(.character("x")), KeyPress(.character("y")))
    #expect(stage.text.contains("xy") && stage.text.count == line.count + 2, "\(stage)")
    #expect(stage.app.foot?.title == "Tour, step \(number: 2) of \(number: 5)", "\(stage)")
    let third: Words = "Tour, step \(number: 3) of \(number: 5)"
    for _ in 0..<4 where stage.app.foot?.title != third { stage.press(KeyPress(.right)) }
    #expect(stage.app.foot?.title == third, "\(stage)")
    for _ in 0..<30 where stage.app.session.ranges.ranges.count < 2 {
      stage.press(KeyPress(.right, .shift))
    }
    #expect(stage.app.foot?.title == "Tour, step \(number: 4) of \(number: 5)", "\(stage)")
  }

  /// The first start: on the text that is there, which stays.
  @Test func theFirstStartKeepsTheText() {
    var stage = Stage("ab CD", rows: 24, columns: 80)
    stage.app.beginTour()
    #expect(TourFeature.memory(stage.app, for: .user) == ["tour": "1"])
    stage.press(KeyPress(.character("x")))
    #expect(stage.text == "ab xCD")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "ab xCD" && stage.app.foot == nil)
    var next = Stage("ab CD")
    TourFeature.recall(["tour": "1"], for: .user, &next.app, next.analyser)
    #expect(next.app.foot == nil)
    #expect(TourFeature.memory(next.app, for: .user) == ["tour": "1"])
  }
}
