import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

extension Stage {
  /// The cell of the screen at a column of a line of text, both from 0; for texts of left-to-right
  /// paragraphs.
  func cell(_ line: Int, _ column: Int) -> Point {
    let row = rows[2 + line].unicodeScalars.map { $0 }
    let gutter = row.firstIndex { $0 == "\u{25B8}" || $0 == "\u{25C2}" }! + 2
    return Point(row: 2 + line, column: gutter + column)
  }

  /// The cell of a line of text on which a press takes a gap of the line.
  func edge(_ line: Int, _ gap: Int) -> Point {
    let layout = app.session.layout
    let visual = layout.line(layout.line(app.top, movedBy: line))
    func isRightToLeft(_ column: Int) -> Bool {
      visual.cell(atColumn: column)?.level.isRightToLeft == true
    }
    return cell(line, isRightToLeft(gap) && isRightToLeft(gap - 1) ? gap - 1 : gap)
  }

  @discardableResult mutating func mouse(
    _ kind: MouseEvent.Kind, _ at: Point, _ modifiers: Modifiers = []
  ) -> [Effect] {
    send(.mouse(MouseEvent(kind, at: at, modifiers: modifiers)))
  }

  mutating func click(_ at: Point, _ modifiers: Modifiers = []) {
    mouse(.press(.left), at, modifiers)
    mouse(.release(.left), at, modifiers)
  }

  /// Presses, moves cell by cell along a row, and lets go.
  mutating func drag(_ from: Point, _ to: Point) {
    mouse(.press(.left), from)
    let step = to.column < from.column ? -1 : 1
    for column in stride(from: from.column, to: to.column, by: step) {
      mouse(.drag(.left), Point(row: to.row, column: column + step))
    }
    mouse(.drag(.left), to)
    mouse(.release(.left), to)
  }

  var taken: [Range<Int>] {
    app.session.ranges.ranges.map { $0.lowerBound.rawValue..<$0.upperBound.rawValue }
  }
}

@Suite struct SelectionGestureTests {
  @Test func clicksTakeCaretWordLineParagraph() {
    var stage = Stage("one TWO three four five six seven eight nine ten\nfour", columns: 80)
    let at = stage.cell(0, 5)
    let expected: [[Range<Int>]] = [[], [4..<7], [0..<45], [0..<49], []]
    for taken in expected {
      stage.click(at)
      #expect(stage.taken == taken)
    }
  }

  @Test func aPressLongAfterTheLastIsNoDoubleClick() {
    var stage = Stage("one two")
    let at = stage.cell(0, 1)
    stage.click(at)
    stage.pass(.pointerRested)
    stage.click(at)
    #expect(stage.taken.isEmpty)
  }

  @Test func aDragAfterADoubleClickTakesWordsAndAfterATripleClickLines() {
    var stage = Stage("one TWO three\nfour five\nsix")
    stage.click(stage.cell(0, 5))
    stage.mouse(.press(.left), stage.cell(0, 5))
    stage.mouse(.drag(.left), stage.cell(0, 9))
    #expect(stage.taken == [4..<13])
    stage.mouse(.drag(.left), stage.cell(1, 6))
    #expect(stage.taken == [4..<23])
    stage.mouse(.drag(.left), stage.cell(0, 1))
    #expect(stage.taken == [0..<7])
    stage.mouse(.release(.left), stage.cell(0, 1))
    stage.pass(.pointerRested)
    for _ in 0..<2 { stage.click(stage.cell(0, 5)) }
    stage.mouse(.press(.left), stage.cell(0, 5))
    #expect(stage.taken == [0..<13])
    stage.mouse(.drag(.left), stage.cell(1, 2))
    #expect(stage.taken == [0..<23])
  }

  @Test func shiftAndClickExtendsAndShiftWithEveryMotionToo() {
    var stage = Stage("abc ABG def\nghi")
    stage.click(stage.cell(0, 2))
    stage.click(stage.cell(0, 4), .shift)
    #expect(stage.taken == [2..<4, 6..<7])
    stage.press(KeyPress(.end, .shift))
    #expect(stage.taken == [2..<11])
    stage.press(KeyPress(.home, [.control, .shift]))
    #expect(stage.taken == [0..<2])
    stage.press(KeyPress(.down, .shift))
    #expect(stage.taken == [2..<12])
    for command in Registry.standard.commands.all where command.group == .caret {
      if case .edit(.move(let motion, false), _) = command.action {
        #expect(
          Registry.standard.commands.all.contains {
            $0.action == .edit(.move(motion, extending: true)) && !$0.keys.isEmpty
          })
      }
    }
  }

  @Test func aDragSnapsWhenItIsLetGo() {
    var stage = Stage("abc ABG def")
    stage.press(KeyPress(.function(6)), KeyPress(.function(6)))
    stage.mouse(.press(.left), stage.cell(0, 0))
    stage.mouse(.drag(.left), stage.cell(0, 4))
    #expect(stage.shows("natural 2 ranges, 5 scalars"))
    let held = stage.frame
    stage.mouse(.release(.left), stage.cell(0, 4))
    #expect(stage.shows("snap 1 range, 7 scalars"))
    let after = stage.frame
    let at = stage.cell(0, 6)
    #expect(held[at.row, at.column].style.background == .standard)
    #expect(after[at.row, at.column].style.background != .standard)
  }

  @Test func growingAndShrinkingGoBothWays() {
    var stage = Stage("one TWO three\nfour")
    stage.click(stage.cell(0, 5))
    var seen: [[Range<Int>]] = []
    for _ in 0..<4 {
      stage.press(KeyPress(.character("="), .alt))
      seen.append(stage.taken)
    }
    #expect(seen == [[4..<7], [0..<13], [0..<14], [0..<18]])
    for expected in seen.dropLast().reversed() + [[]] {
      stage.press(KeyPress(.character("-"), .alt))
      #expect(stage.taken == expected)
    }
  }

  @Test func aDragPastTheMarginsTakesTheLineToItsEnd() {
    var stage = Stage("abc ABG def\nghi")
    stage.mouse(.press(.left), stage.cell(0, 3))
    stage.mouse(.drag(.left), Point(row: 2, column: 79))
    #expect(stage.taken == [3..<11])
    stage.mouse(.drag(.left), Point(row: 2, column: 0))
    #expect(stage.taken == [0..<3])
  }

  @Test func aDragHeldBelowTheLastRowScrollsOn() {
    let lines = (0..<60).map { "line \($0)" }.joined(separator: "\n")
    var stage = Stage(lines)
    stage.mouse(.press(.left), stage.cell(0, 2))
    stage.mouse(.drag(.left), Point(row: 20, column: 6))
    let first = stage.app.top
    // Nothing moves any more, but time passes.
    for _ in 0..<10 { stage.pass(.pointerHeld) }
    #expect(stage.app.top.paragraph.rawValue == first.paragraph.rawValue + 10)
    #expect(stage.taken.first?.lowerBound == 2)
    #expect(stage.app.session.selection.focus.offset.rawValue > 80)
    for _ in 0..<100 { stage.pass(.pointerHeld) }
    #expect(stage.shows("line 59"))
    stage.mouse(.drag(.left), Point(row: 0, column: 0))
    for _ in 0..<100 { stage.pass(.pointerHeld) }
    #expect(stage.app.top.paragraph.rawValue == 0)
    #expect(stage.taken == [0..<2])
    stage.mouse(.release(.left), Point(row: 0, column: 0))
    let rested = stage.app.session.selection
    stage.pass(.pointerHeld)
    #expect(stage.app.session.selection == rested)
  }

  @Test func aSelectionKeepsItsMeaningWhenLinesWrapElsewhere() {
    var stage = Stage("abc ABG def GHI jkl mno PQR stu vwx yza BCD efg\nABG def", columns: 120)
    stage.drag(stage.cell(0, 5), stage.cell(0, 22))
    let taken = stage.taken
    #expect(taken.count > 1)
    for size in [(24, 80), (12, 40), (48, 160), (5, 20), (30, 100), (24, 120)] {
      stage.send(.resize(Size(rows: size.0, columns: size.1)))
      #expect(stage.taken == taken || size.1 < 60, "\(size)")
    }
    #expect(stage.taken == taken)
  }

  @Test func aSelectionGoesWithItsTextThroughEdits() {
    var stage = Stage("xx (abc ABG def) xx")
    stage.drag(stage.cell(0, 4), stage.cell(0, 9))
    let before = stage.app.session.layout.stored(stage.app.session.ranges)
    stage.act(.edit(.replaceAll(SearchPattern(text: "x")!, with: "yyy")))
    #expect(stage.text == "yyyyyy (abc ABG def) yyyyyy")
    #expect(stage.app.session.layout.stored(stage.app.session.ranges) == before)
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.text == "xx (abc ABG def) xx")
    #expect(stage.app.session.layout.stored(stage.app.session.ranges) == before)
  }

  @Test func severalLinesOfSeveralDirections() {
    var stage = Stage("abc ABG\nDEF def\nghi GHI")
    stage.mouse(.press(.left), stage.cell(0, 4))
    stage.mouse(.drag(.left), stage.cell(2, 2))
    #expect(stage.taken == [4..<6, 7..<18])
    stage.press(KeyPress(.delete))
    #expect(stage.text == "abc Gi GHI")
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.taken == [4..<6, 7..<18])
  }

  @Test func deletingAWordTakesWhatIsBeforeTheCaretInStorage() {
    var stage = Stage("ab cdEF gh")
    stage.act(.goTo(ScalarOffset(7)))
    stage.press(KeyPress(.backspace, .control))
    #expect(stage.text == "ab  gh")
    stage.press(KeyPress(.character("z"), .control))
    stage.act(.goTo(ScalarOffset(3)))
    stage.press(KeyPress(.delete, .control))
    #expect(stage.text == "ab  gh")
  }
}

@Suite struct PressedEdgeTests {
  /// A press takes the edge where the cell under it begins, and leans on it: in mirrored text the
  /// same letters are taken as in its image.
  @Test func aPressTakesTheEdgeWhereTheCellBegins() {
    var stage = Stage("abc DEF ghi", direction: .fixed(.leftToRight))
    // Shown as `abc FED ghi`.
    for (column, offset) in [0, 1, 2, 3, 6, 5, 4, 7, 8].enumerated() {
      stage.pass(.pointerRested)
      stage.click(stage.cell(0, column))
      #expect(stage.app.session.selection.focus.offset.rawValue == offset, "\(column)")
    }
  }

  @Test func aDragInRightToLeftTextMirrorsOneInLeftToRightText() {
    var latin = Stage("abcdef", direction: .fixed(.leftToRight))
    var hebrew = Stage("ABCDEF", direction: .fixed(.leftToRight))
    for (from, to) in [(0, 3), (1, 2), (4, 1), (5, 0), (2, 2)] {
      for stage in [0, 1] {
        let mirrored = { (column: Int) in stage == 0 ? column : 5 - column }
        var one = stage == 0 ? latin : hebrew
        one.pass(.pointerRested)
        one.drag(one.cell(0, mirrored(from)), one.cell(0, mirrored(to)))
        if stage == 0 { latin = one } else { hebrew = one }
      }
      #expect(latin.taken == hebrew.taken, "\(from) to \(to)")
    }
  }

  @Test func aDoubleClickTakesTheWordUnderIt() {
    var stage = Stage("abc DEF ghi", direction: .fixed(.leftToRight))
    for (columns, word) in [(0..<3, 0..<3), (4..<7, 4..<7), (8..<11, 8..<11)] {
      for column in columns {
        stage.pass(.pointerRested)
        stage.click(stage.cell(0, column))
        stage.click(stage.cell(0, column))
        #expect(stage.taken == [word], "\(column)")
      }
    }
  }
}
