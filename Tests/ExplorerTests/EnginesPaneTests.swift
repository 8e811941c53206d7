import BidiAlgorithm
import Engines
import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// The engines beside ours: questions, answers that come when they come, and what is shown of them.
@Suite struct EnginesPaneTests {
  private func stage(_ text: String, rows: Int = 30) -> (Stage, EngineQuestion?) {
    var stage = Stage(text, rows: rows, columns: 100)
    stage.app.engines.names = ["ICU 72.1 (Unicode 15.0)", "FriBidi 1.0.8"]
    let effects = stage.press(KeyPress(.function(5)))
    return (stage, question(effects))
  }

  private func question(_ effects: [Effect]) -> EngineQuestion? {
    for case .feature(let effect) in effects {
      if case .ask(let question) = effect.of(EnginesFeature.self) { return question }
    }
    return nil
  }

  private func levels(_ numbers: [Int]) -> [EmbeddingLevel?] { numbers.map { EmbeddingLevel($0) } }

  private func answer(
    _ stage: inout Stage, _ engine: Int, to question: EngineQuestion, _ outcome: EngineOutcome
  ) {
    stage.pass(
      .engines(
        .answered(
          engine: engine, content: question.content, direction: question.direction, outcome)))
  }

  @Test func theEnginesAreAskedOnceAboutAContent() throws {
    var (stage, first) = stage("ab A")
    let asked = try #require(first)
    #expect(asked.scalars == ["a", "b", " ", "\u{05D0}"] && asked.direction == .auto)
    #expect(stage.shows("working"))
    // Moving the caret asks nothing; typing asks again.
    #expect(question(stage.press(KeyPress(.right), KeyPress(.down))) == nil)
    stage.act(.focus(.text))
    let again = question(stage.press(KeyPress(.character("c"))))
    #expect(again?.scalars.count == 5 && again?.content != asked.content)
    #expect(stage.app.engines.isWaiting)
  }

  @Test func nothingIsAskedWhereTheyAreNotShown() {
    var stage = Stage("ab A")
    stage.app.engines.names = ["ICU"]
    #expect(question(stage.press(KeyPress(.character("c")))) == nil)
  }

  @Test func aDifferenceIsNamedGradedAndMarked() throws {
    var (stage, first) = stage("ab A")
    let asked = try #require(first)
    answer(
      &stage, 0, to: asked,
      .answer(
        ResolverAnswer(
          paragraphLevel: .leftToRight, levels: levels([0, 0, 0, 1]), order: [0, 1, 2, 3]),
        .same, nil))
    answer(
      &stage, 1, to: asked,
      .answer(
        ResolverAnswer(
          paragraphLevel: .leftToRight, levels: levels([0, 0, 1, 1]), order: [0, 1, 3, 2]),
        .displayDiffers,
        Difference(.level(2), ours: "0", theirs: "1", rule: .n2)))
    #expect(!stage.app.engines.isWaiting)
    #expect(stage.shows("= the same levels and order"))
    #expect(stage.shows("gives 1, UAX #9 gives 0 by N2 at 2; the display differs"))
    #expect(stage.rows.contains { $0.contains("FriBidi 1.0.8") && $0.contains("\u{2022}1") })
    #expect(stage.showsText("ab A") && stage.rows.contains { $0.contains("FriBidi") })
    // To the difference, and why ours is as it is.
    stage.press(KeyPress(.down), KeyPress(.enter))
    #expect(stage.app.session.selection.focus.offset.rawValue == 2)
    #expect(stage.shows("N2: the space U+0020 at 2 is between"))
  }

  /// The rule that is named is one that the engine may have wrong, where that is known.
  @Test func theEnginesRuleIsNamed() throws {
    var (stage, first) = stage("ab A")
    let asked = try #require(first)
    func answer(suspects: [RuleName]) {
      self.answer(
        &stage, 0, to: asked,
        .answer(
          ResolverAnswer(
            paragraphLevel: .leftToRight, levels: levels([0, 0, 1, 1]), order: [0, 1, 3, 2]),
          .displayDiffers,
          Difference(.level(2), ours: "0", theirs: "1", rule: .n2), suspects: suspects))
    }
    answer(suspects: [.rule(.x5c), .bd9])
    #expect(stage.shows("gives 1, UAX #9 gives 0 at 2: may have X5c or BD9 wrong"))
    answer(suspects: [.rule(.w1), .rule(.w2), .rule(.n1), .rule(.n2)])
    #expect(stage.shows("may have W1 or another rule wrong"))
  }

  @Test func lateAnswersAreDropped() throws {
    var (stage, first) = stage("ab A")
    let old = try #require(first)
    stage.act(.focus(.text))
    let new = try #require(question(stage.press(KeyPress(.character("c")))))
    answer(&stage, 0, to: old, .failure("late"))
    #expect(!stage.shows("! late") && stage.app.engines.isWaiting)
    answer(&stage, 0, to: new, .failure("did not answer within 2 s"))
    #expect(stage.shows("! did not answer within 2 s"))
    // A number that no engine has is nobody's.
    answer(&stage, 9, to: new, .failure("nobody"))
    #expect(!stage.shows("nobody"))
  }

  @Test func whatAnEngineSaysIsHarmless() throws {
    var (stage, first) = stage("ab A")
    let asked = try #require(first)
    answer(&stage, 0, to: asked, .failure(Words(verbatim: "\u{1B}[31m\u{202E}red")))
    #expect(stage.shows("<ESC>[31m<RLO>red"))
    // Levels and orders of another length draw what there is of them.
    answer(
      &stage, 1, to: asked,
      .answer(
        ResolverAnswer(paragraphLevel: .leftToRight, levels: levels([0]), order: [0]),
        .displayDiffers, nil))
    #expect(stage.shows("FriBidi"))
  }

  @Test func longAndEmptyParagraphsAreSaidToBeSo() {
    #expect(stage("").1 == nil && stage("").0.shows("An empty paragraph"))
    let (long, question) = stage(String(repeating: "a", count: EnginesState.longest + 1))
    #expect(question == nil && long.shows("engines are asked about"))
  }

  /// How many levels a row of the pane holds, behind the name of ours.
  private func levelsShown(_ stage: Stage) -> Int {
    let row = stage.rows(of: EnginesFeature.engines).first { $0.contains("UAX #9") } ?? ""
    return row.replacing("UAX #9", with: "").count { $0.isNumber }
  }

  /// Scalars stand as close as is needed for all of them to be seen, and no closer.
  @Test(arguments: [5, 20, 27, 28, 39, 40, 60, 78, 79])
  func scalarsStandCloserWhereNotAllFit(count: Int) {
    let (stage, _) = stage(String(repeating: "aB", count: count).prefix(count).description)
    #expect(levelsShown(stage) == count, "\(stage)")
    let row = stage.rows(of: EnginesFeature.engines).first { $0.contains("UAX #9") } ?? ""
    // Of three columns, two and one, the most with which all fit in the 81 behind the names.
    let step = [3, 2].first { count * $0 <= 81 } ?? 1
    #expect(row.contains("0" + String(repeating: " ", count: step - 1) + "1"), "\(stage)")
  }

  /// What has no room for a mark beside it is no less a difference, and is drawn as one.
  @Test func aDifferenceShowsWithoutItsMark() throws {
    let text = String(repeating: "ab ", count: 20)
    var (stage, first) = stage(text)
    let asked = try #require(first)
    var theirs = [Int](repeating: 0, count: 60)
    theirs[7] = 1
    answer(
      &stage, 0, to: asked,
      .answer(
        ResolverAnswer(
          paragraphLevel: .leftToRight, levels: levels(theirs), order: Array(0..<60)),
        .levelsDiffer, nil))
    let row = try #require(
      stage.rows(of: EnginesFeature.engines).last { $0.contains("00000001000") })
    #expect(!row.contains("\u{2022}"))
    let inner = try #require(stage.app.plan[EnginesFeature.engines]?.inner)
    let number = try #require(
      stage.frame.textRows.lastIndex { $0.contains("00000001000") })
    let frame = stage.frame
    let underlined = (inner.column..<inner.column + inner.columns).filter {
      frame[number, $0].style.isUnderlined && frame[number, $0].content == .glyph("1")
    }
    #expect(underlined.count == 1)
  }

  /// Wide letters and labels keep apart where scalars stand close.
  @Test func wideLettersAndLabelsKeepTheirColumns() {
    let (wide, _) = stage(String(repeating: "{U+4E00}a", count: 19))
    #expect(levelsShown(wide) == 38, "\(wide)")
    let (labels, _) = stage(String(repeating: "{RLI}a{PDI}", count: 20))
    #expect(levelsShown(labels) == 60, "\(labels)")
  }

  @Test func anEngineIsCalledTheSameEverywhere() {
    var stage = Stage("ab")
    stage.app.engines.names = ["ICU 72.1 (Unicode 15.0)", "./noN0.py --fast", "/opt/x/other"]
    #expect(stage.app.engines.labels == ["ICU 72.1 (Unicode 15.0)", "noN0.py --fast", "other"])
    // Two of one name keep their folders.
    stage.app.engines.names = ["./a/x.py", "./b/x.py", "./c/y.py"]
    #expect(stage.app.engines.labels == ["./a/x.py", "./b/x.py", "y.py"])
    stage.app.engines.names = ["", "/"]
    #expect(stage.app.engines.labels.count == 2)
  }
}
