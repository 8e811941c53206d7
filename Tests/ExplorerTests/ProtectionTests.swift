import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

@Suite struct ProtectionTests {
  private func stage(_ pseudo: String) -> Stage {
    var stage = Stage(pseudo, rows: 30, columns: 100)
    stage.act(.arrange(.select))
    return stage
  }

  @Test func theLogShowsEachCallWithItsRanges() {
    var stage = stage("abc ABG def")
    #expect(stage.shows("no change was requested yet"))
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    stage.type("x")
    #expect(stage.shows("1 [0,4), 6           x             yes"))
    stage.press(KeyPress(.backspace))
    #expect(stage.shows("2 2                  nothing       yes"))
    stage.press(KeyPress(.character("w"), .alt))
    stage.type("y")
    #expect(stage.shows("3 [2,2)              y             no: read-only"))
    #expect(stage.text == "AB def")
  }

  @Test func aReadOnlyTextRefusesEveryChangeUndoToo() {
    var stage = stage("abc")
    stage.type("x")
    stage.press(KeyPress(.character("w"), .alt))
    #expect(stage.shows("\u{2298} read-only"))
    stage.type("y")
    stage.press(
      KeyPress(.backspace), KeyPress(.delete), KeyPress(.enter), KeyPress(.character("z"), .control)
    )
    stage.send(.paste("p"))
    #expect(stage.text == "xabc")
    #expect(stage.shows("This text is read-only: Alt+W makes it writable."))
    stage.press(KeyPress(.right))
    stage.press(KeyPress(.character("w"), .alt), KeyPress(.character("z"), .control))
    #expect(stage.text == "abc")
    stage.press(KeyPress(.character("w"), .alt), KeyPress(.character("y"), .control))
    #expect(stage.text == "abc")
  }

  @Test func aProtectedRangeIsMarkedAndKeptThroughEdits() {
    var stage = stage("abc ABG def")
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    stage.press(KeyPress(.character("l"), .alt))
    #expect(stage.shows("Protected 2 ranges"))
    // The sign touches no text.
    #expect(stage.rows[2].contains("\u{2298}1\u{25B8} abc"), "\(stage)")
    let marked = stage.frame
    let first = marked[2, stage.cell(0, 0).column].style
    #expect(first.isUnderlined && first.isItalic)
    stage.press(KeyPress(.delete))
    #expect(stage.text == "abc ABG def")
    #expect(stage.shows("Refused: [0,4) is protected."))
    #expect(stage.shows("no: protects [0,4)"))
    // Around and between the ranges the text may change, and what is protected moves with it.
    stage.act(.goTo(ScalarOffset(5)))
    stage.press(KeyPress(.delete))
    #expect(stage.text == "abc AG def")
    stage.press(KeyPress(.delete))
    #expect(stage.shows("Refused: 5 is protected."))
    stage.press(KeyPress(.character("z"), .control))
    stage.act(.goTo(ScalarOffset(0)))
    stage.type("!")
    #expect(stage.text == "!abc ABG def")
    #expect(
      stage.app.session.protection.regions.ranges.map {
        $0.lowerBound.rawValue..<$0.upperBound.rawValue
      } == [1..<5, 7..<8])
    stage.act(.edit(.unprotect))
    stage.act(.edit(.selectAll))
    stage.press(KeyPress(.delete))
    #expect(stage.text == "")
  }

  @Test func theLogIsScrolled() {
    var stage = stage("")
    for _ in 0..<30 {
      stage.type("x")
      stage.press(KeyPress(.left))
    }
    #expect(stage.shows("  30 [0,0)"))
    while stage.app.focus != LogFeature.log { stage.press(KeyPress(.tab)) }
    for _ in 0..<29 { stage.press(KeyPress(.down)) }
    #expect(stage.shows("   1 [0,0)") && !stage.shows("  30 [0,0)"))
    let log = stage.rows.firstIndex { $0.contains("Log") }!
    stage.mouse(.wheelUp, Point(row: log + 1, column: 4))
    #expect(stage.shows("   4 [0,0)"))
    for _ in 0..<40 { stage.press(KeyPress(.up)) }
    #expect(stage.shows("  30 [0,0)"))
  }
}

@Suite struct FindTests {
  private func find(_ query: String, in pseudo: String, columns: Int = 100) -> Stage {
    var stage = Stage(pseudo, rows: 30, columns: columns)
    stage.press(KeyPress(.character("f"), .control))
    stage.type(query)
    stage.press(KeyPress(.enter))
    return stage
  }

  private func isMarked(_ style: Style) -> Bool {
    style.isUnderlined && style.background != .standard
  }

  /// The columns of the first line of text whose cells have a look.
  private func columns(_ stage: Stage, _ look: (Style) -> Bool) -> [Int] {
    let frame = stage.frame
    let first = stage.cell(0, 0).column
    return (0..<30).filter { look(frame[2, first + $0].style) }
  }

  @Test func everyMatchOnTheScreenIsMarked() {
    var stage = find("AB", in: "ab AB cd AB ef")
    #expect(stage.taken == [3..<5] && stage.shows("Match 1 of 2."))
    #expect(columns(stage, isMarked) == [3, 4, 9, 10])
    stage.press(KeyPress(.character("n"), .control))
    #expect(stage.taken == [9..<11])
    stage.press(KeyPress(.character("n"), .control))
    #expect(
      stage.taken == [3..<5] && stage.shows("Match 1 of 2. The search continued from the start."))
    stage.press(KeyPress(.character("n"), .alt))
    #expect(stage.taken == [9..<11] && stage.shows("The search continued from the end."))
    stage.press(KeyPress(.escape))
    #expect(columns(stage, isMarked).isEmpty || stage.taken == [9..<11])
    stage.press(KeyPress(.right))
    #expect(columns(stage, isMarked).isEmpty)
  }

  @Test func aMatchInPiecesOnTheScreenPutsTheCaretAtItsStart() {
    var stage = find("c A", in: "abc ABG c A")
    #expect(stage.taken.isEmpty && stage.app.session.selection.focus.offset.rawValue == 2)
    #expect(stage.shows("several pieces"))
    #expect(columns(stage) { isMarked($0) && $0.isBold } == [2, 3, 6])
    stage.press(KeyPress(.character("n"), .control))
    #expect(stage.taken == [8..<11])
    stage.press(KeyPress(.character("n"), .alt))
    #expect(stage.app.session.selection.focus.offset.rawValue == 2)
  }

  /// The match at the caret is broken by Delete while the selection stays: the next match is the
  /// one that follows the caret, not one that follows the former match's end.
  @Test func aMatchThatWasChangedIsNotGoneOnFrom() {
    var stage = find("A b A", in: "xA b AA b AA b Ay")
    #expect(stage.app.session.selection.focus.offset.rawValue == 1)
    stage.press(KeyPress(.delete))
    #expect(stage.text == "x b AA b AA b Ay")
    stage.press(KeyPress(.character("n"), .control))
    #expect(stage.app.session.selection.focus.offset.rawValue == 5)
  }

  @Test func aCodePointIsFound() {
    let stage = find("u+200f", in: "ab{RLM}cd{RLM}")
    #expect(stage.taken == [2..<3])
    #expect(find("u+05d1", in: "ab ABG").taken == [4..<5])
    #expect(find("nowhere", in: "ab").shows("Not found: nowhere"))
  }

  private func replace(_ what: String, _ with: String, in pseudo: String) -> Stage {
    var stage = Stage(pseudo, rows: 30, columns: 100)
    replace(what, with, on: &stage)
    return stage
  }

  /// Asks for a replacement of what is found from the caret on.
  private func replace(_ what: String, _ with: String, on stage: inout Stage) {
    stage.press(KeyPress(.character("r"), .control))
    stage.type(what)
    stage.press(KeyPress(.enter))
    stage.type(with)
    stage.press(KeyPress(.enter))
  }

  @Test func allMatchesAreReplacedInOneStep() {
    var stage = replace("AB", "X", in: "ab AB cd AB ef AB")
    #expect(stage.shows("Replace this match? 3 left."))
    stage.type("a")
    #expect(stage.text == "ab X cd X ef X")
    #expect(stage.shows("Replaced 3 matches; one Undo restores them all."))
    #expect(stage.app.session.log.calls.last?.proposal.ranges.count == 3)
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.text == "ab AB cd AB ef AB")
  }

  @Test func matchesAreReplacedOneByOneAroundTheEnd() {
    var stage = Stage("x1 x2 x3 x4", rows: 30, columns: 100)
    stage.act(.goTo(ScalarOffset(4)))
    replace("x", "xx", on: &stage)
    stage.type("y")
    #expect(stage.text == "x1 x2 xx3 x4")
    stage.type("nyy")
    #expect(stage.text == "xx1 xx2 xx3 x4")
    #expect(stage.app.overlay == nil && stage.shows("No more matches."))
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.text == "xx1 x2 xx3 x4")
  }

  @Test func allIsWhatIsLeftAndIsOneStep() {
    var stage = Stage("x1 x2 x3 x4", rows: 30, columns: 100)
    stage.act(.goTo(ScalarOffset(4)))
    replace("x", "xx", on: &stage)
    stage.type("yna")
    #expect(stage.text == "xx1 xx2 xx3 x4")
    #expect(stage.app.overlay == nil)
    #expect(stage.shows("Replaced the remaining 2 matches; one Undo restores them all."))
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.text == "x1 x2 xx3 x4")
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.text == "x1 x2 x3 x4")
    stage.press(KeyPress(.character("y"), .control), KeyPress(.character("y"), .control))
    #expect(stage.text == "xx1 xx2 xx3 x4")
  }

  @Test func allGoesAroundTheEndInOneStep() {
    var stage = Stage("x1 x2 x3 x4", rows: 30, columns: 100)
    stage.act(.goTo(ScalarOffset(4)))
    replace("x", "xx", on: &stage)
    stage.type("a")
    #expect(stage.text == "xx1 xx2 xx3 xx4")
    #expect(stage.shows("Replaced 4 matches; one Undo restores them all."))
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.text == "x1 x2 x3 x4")
    stage.press(KeyPress(.character("y"), .control))
    #expect(stage.text == "xx1 xx2 xx3 xx4")
  }

  @Test func aCodePointIsReplacedByNothing() {
    var stage = replace("u+200f", "", in: "a{RLM}b{RLM}")
    stage.type("a")
    #expect(stage.text == "ab")
  }

  @Test func aProtectedMatchIsNotReplaced() {
    var stage = Stage("ab ab", rows: 30, columns: 100)
    stage.drag(stage.edge(0, 0), stage.edge(0, 2))
    stage.press(KeyPress(.character("l"), .alt), KeyPress(.home))
    replace("b", "", on: &stage)
    stage.type("a")
    #expect(stage.text == "ab ab" && stage.shows("Refused: [0,2) is protected."))
  }
}
