import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// The levels of paragraphs so long that nobody waits for them: near the caret at once, exact from
/// beside the loop.
@Suite struct LevelsTests {
  private static let letters = String(repeating: "\u{5D0}\u{5D1} ", count: 60)

  /// A document in which a paragraph is long from a few bytes on.
  private static func document(_ text: String) -> Document {
    Document(
      bytes: Array(text.utf8), longFrom: 20, piece: 16, window: 64, reach: 2, lookedAtOnce: 32,
      waitedFor: 50)
  }

  private static func stage(_ text: String) -> Stage {
    Stage(document(text), size: Size(rows: 24, columns: 80))
  }

  private static func question(_ effects: [Effect]) -> LevelQuestion? {
    for case .feature(let effect) in effects {
      if case .workOut(let question)? = effect.of(LevelsFeature.self) { return question }
    }
    return nil
  }

  private static func drops(_ effects: [Effect]) -> Bool {
    effects.contains { effect in
      if case .feature(let effect) = effect { return effect.of(LevelsFeature.self) == .drop }
      return false
    }
  }

  private static func saysSo(_ stage: Stage) -> Bool {
    stage.shows("levels not exact yet") || stage.shows("levels near the caret")
  }

  private static let begin = Action.feature(LevelsFeature.self, .begin)
  private static let ask = Action.feature(LevelsFeature.self, .ask)

  private static func answered(_ question: LevelQuestion) throws -> Action {
    .feature(LevelsFeature.self, .answered(try #require(question.answer())))
  }

  /// A bracket far from its partner, in an isolate that ends with the text: nothing near decides
  /// it.
  private static let hard = "\u{2067}(a " + letters + "x) \u{5D0}\u{2069} abc"

  @Test func whatIsNearIsShownAtOnceAndTheExactLevelsFollow() throws {
    var stage = Self.stage(Self.hard)
    #expect(Self.saysSo(stage))
    #expect(stage.shows("not exact yet"))
    var next = Self.question(stage.pass(Self.begin))
    var count = 0
    while let question = next {
      count += 1
      try #require(count <= 2, "it asks again and again")
      #expect(Self.saysSo(stage))
      next = try Self.question(stage.pass(Self.answered(question)))
    }
    #expect(count > 0)
    #expect(!Self.saysSo(stage))
    #expect(!stage.shows("not exact"))
    #expect(stage.app.levels.asked == nil)
    // The screen is what it is for who waits.
    var patient = stage
    patient.app.session = EditingSession(
      Document(text: Self.hard), settings: stage.app.session.settings, directions: .automatic)
    #expect(patient.rows == stage.rows)
  }

  @Test func whereNothingIsFarTheLevelsAreExactAfterEachKey() throws {
    var stage = Self.stage(Self.letters)
    let question = try #require(Self.question(stage.pass(Self.begin)))
    #expect(question.lack == .index)
    #expect(try Self.question(stage.pass(Self.answered(question))) == nil)
    for letter in ["\u{5D2}", "x", " ", "1"] as [Unicode.Scalar] {
      #expect(Self.question(stage.press(KeyPress(.character(letter)))) == nil)
      #expect(!Self.saysSo(stage))
    }
  }

  @Test func typingGoesOnAndLateAnswersAreDropped() throws {
    var stage = Self.stage(Self.hard)
    let first = try #require(Self.question(stage.pass(Self.begin)))
    // While keys come nothing is worked out.
    let effects = stage.press(KeyPress(.character("y")))
    #expect(Self.drops(effects))
    #expect(Self.question(effects) == nil)
    let rest = LoopTimer(after: 150, Self.ask, waitsForRest: true)
    #expect(Self.timers(stage).contains(rest))
    let second = try #require(Self.question(stage.pass(Self.ask)))
    #expect(first != second)
    let text = stage.app.session.document.text
    #expect(text == "y" + Self.hard)
    #expect(try stage.pass(Self.answered(first)).isEmpty)
    #expect(stage.app.levels.asked == second)
    #expect(Self.saysSo(stage))
    #expect(stage.app.session.document.text == text)
    // Backspace takes the letter however little is known.
    stage.press(KeyPress(.backspace))
    #expect(stage.app.session.document.text == Self.hard)
  }

  /// The timers but the one that judges what is torn, which a new paragraph has.
  private static func timers(_ stage: Stage) -> [LoopTimer] {
    ExplorerCore.timers(for: stage.app).filter {
      $0.action != .feature(FixingFeature.self, .judge)
    }
  }

  @Test func timePassesOnlyWhileSomethingIsLacking() throws {
    var stage = Self.stage(Self.hard)
    #expect(Self.timers(stage).map(\.action) == [Self.begin])
    var next = Self.question(stage.pass(Self.begin))
    #expect(Self.timers(stage).map(\.action) == [.feature(LevelsFeature.self, .look)])
    while let question = next { next = try Self.question(stage.pass(Self.answered(question))) }
    #expect(Self.timers(stage).isEmpty)
    #expect(Self.timers(Self.stage("abc")).isEmpty)
  }

  /// The end of an endless line is shown at once; where its lines start follows, and the view stays
  /// where it is.
  @Test func theEndOfAnEndlessLineIsShownAtOnce() throws {
    let text = String(repeating: "some words and ", count: 400) + "the end"
    let document = Document(
      bytes: Array(text.utf8), longFrom: 20, piece: 16, window: 64, reach: 2, waitedFor: 50,
      linesAtOnce: 160)
    var stage = Stage(document, size: Size(rows: 24, columns: 80))
    stage.pass(Self.begin)
    let question = try #require(
      Self.question(stage.press(KeyPress(.end, .control))))
    #expect(question.lack == .lines)
    #expect(stage.shows("the end"))
    #expect(stage.shows("lines not exact yet") || stage.shows("line breaks near the caret"))
    // Motion and typing go on meanwhile.
    stage.press(KeyPress(.up))
    stage.press(KeyPress(.pageUp))
    stage.press(KeyPress(.end, .control))
    stage.press(KeyPress(.character("!")))
    #expect(stage.shows("the end!"))
    let other = try #require(Self.question(stage.pass(Self.ask)))
    #expect(try stage.pass(Self.answered(question)).isEmpty)
    #expect(try Self.question(stage.pass(Self.answered(other))) == nil)
    #expect(!stage.shows("lines not exact") && !stage.shows("line breaks near"))
    var patient = Stage(Document(text: text + "!"), size: Size(rows: 24, columns: 80))
    patient.press(KeyPress(.end, .control))
    func lines(_ stage: Stage) -> [Substring] {
      stage.rows.filter { $0.contains("some words") }.map { $0.prefix(48) }
    }
    #expect(lines(stage).count > 2)
    #expect(lines(stage) == lines(patient).suffix(lines(stage).count))
  }

  /// However little is known, a frame is drawn at once: what a pane tells of is what is shown.
  @Test func drawingWaitsForNothing() {
    var stage = Self.stage("\u{5D0} (b " + Self.hard + Self.hard)
    let keys = [
      KeyPress(.right), KeyPress(.right, .shift), KeyPress(.down, .shift), KeyPress(.end, .control),
      KeyPress(.left), KeyPress(.left, [.shift, .control]), KeyPress(.up, .shift),
    ]
    for arrangement in Registry.standard.arrangements {
      stage.act(.arrange(arrangement))
      for key in keys {
        stage.press(key)
        let before = stage.app.session.layout.waitCount
        _ = stage.rows
        #expect(
          stage.app.session.layout.waitCount == before, "\(arrangement.name) after \(key)")
      }
    }
    // What changes the text waits.
    stage.act(.focus(.text))
    let before = stage.app.session.layout.waitCount
    stage.press(KeyPress(.delete))
    #expect(stage.app.session.layout.waitCount > before)
  }

  /// However little is known, a text that would go into the place of what is selected is not shown
  /// beside that.
  @Test func whatIsSelectedIsNotShownInAPreview() {
    let pane = CalendarsFeature.calendarPreview
    var stage = Self.stage("\u{5D0} q " + Self.hard)
    stage.act(.arrange(.calendars))
    stage.pass(.calendars(.today(20_557)))
    stage.act(.focus(pane))
    #expect(stage.rows(of: pane).joined().contains("q"), "\(stage)")
    // Up to the blank behind it: the sweep to the end of the letter itself ends at its right side.
    for _ in 0..<4 { stage.act(.edit(.move(.logicalForward, extending: true))) }
    #expect(stage.analyser.analysis(of: stage.app).isGuessed)
    #expect(!stage.rows(of: pane).joined().contains("q"), "\(stage)")
  }

  private final class World: EffectPerformer {
    var effects: [Effect] = []

    func perform(_ effect: Effect, _ app: AppState) -> [Action] {
      effects.append(effect)
      return []
    }
  }

  /// Nobody waits for what is being worked out when the program ends.
  @Test func quittingDoesNotWait() {
    let terminal = FakeTerminal(
      size: Size(rows: 24, columns: 80),
      [.silence(5), .event(.key(KeyPress(.character("q"), .control)))])
    let world = World()
    let analyser = Analyser()
    let app = AppState(
      document: Self.document(Self.hard), name: "levels", size: terminal.size,
      theme: Theme(depth: .colors256), locale: .leftToRight, analyser)
    let ending = ExplorerLoop(
      terminal: terminal, performer: world, analyser: analyser, clock: { terminal.now }
    ).run(app)
    #expect(Self.question(world.effects) != nil)
    #expect(world.effects.last == .quit)
    #expect(ending.app.session.document.text == Self.hard)
  }
}
