import Explorer
import Screen
import Testing
import Wording

/// What the last key changed is marked until the next.
@Suite struct LevelChangeTests {
  private static let mark = "\u{2022}"

  @Test func aLetterThatTurnsTheParagraphMarksWhatItMoved() {
    var stage = Stage("abc (x) AB, 12", rows: 30, columns: 100)
    stage.type("C")
    #expect(stage.shows("\(Self.mark)was 0"))
    #expect(stage.shows("L   \(Self.mark)2 \u{25B8}"))  // the letters, from level 0 to 2
    #expect(stage.shows("WS    L   \(Self.mark)2 \u{25B8}"))
    #expect(!stage.shows("EN  \(Self.mark)2"))  // the number stood at level 2 before
    stage.press(KeyPress(.right))
    #expect(!stage.shows(Self.mark))
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.shows("\(Self.mark)was 1"))
  }

  @Test func whatIsTypedIsNoChangeOfAnother() {
    var stage = Stage("abc", rows: 30, columns: 100)
    stage.press(KeyPress(.end))
    for letter in ["d", " ", "A"] {
      stage.type(letter)
      #expect(!stage.shows(Self.mark), "\(letter)")
    }
    // The blank between two right-to-left letters follows them only when the second is there.
    var second = Stage("abc A ", rows: 30, columns: 100)
    second.press(KeyPress(.end))
    second.type("B")
    #expect(second.shows("R   \(Self.mark)1 \u{25C2}"))
  }

  @Test func splittingAndJoiningParagraphsMarksNothing() {
    var stage = Stage("abc\nABC", rows: 30, columns: 100)
    stage.press(KeyPress(.end), KeyPress(.delete))
    #expect(!stage.shows(Self.mark))
    stage.press(KeyPress(.enter))
    #expect(!stage.shows(Self.mark))
  }

  @Test func anotherDecisionIsAChangeToo() {
    var stage = Stage("abc AB", rows: 30, columns: 100)
    stage.act(.lab(.next))
    stage.act(.lab(.next))
    let frames = (0..<3).map { _ -> Bool in
      stage.act(.lab(.next))
      return stage.shows("\(Self.mark)was")
    }
    #expect(frames.contains(true))
  }

  @Test func thePointerEndsTheMarksAsAKeyDoes() {
    var stage = Stage("abc (x) AB, 12", rows: 30, columns: 100)
    stage.type("C")
    #expect(stage.shows(Self.mark))
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 2, column: 8))))
    #expect(!stage.shows(Self.mark))
  }
}
