import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording
import WritingDirection

@Suite struct DirectionPinTests {
  static let pin = KeyPress(.character("p"), .alt)
  static let undo = KeyPress(.character("z"), .control)

  static func pins(_ stage: Stage) -> [TextDirection?] {
    (0..<stage.app.session.document.paragraphCount).map {
      stage.app.session.notes[ParagraphIndex($0)].pinned
    }
  }

  @Test func aPinGoesRoundAndShowsInTheGutter() {
    var stage = Stage("abc\nABC", direction: .steady)
    #expect(!stage.shows("\u{2020}"))
    stage.press(Self.pin)
    #expect(Self.pins(stage) == [.leftToRight, nil] && stage.rows[2].contains("1\u{2020}\u{25B8}"))
    #expect(!stage.rows[3].prefix(4).contains("\u{2020}"))
    stage.press(Self.pin)
    #expect(Self.pins(stage) == [.rightToLeft, nil] && stage.rows[2].contains("1\u{2020}\u{25C2}"))
    stage.press(Self.pin)
    #expect(Self.pins(stage) == [nil, nil] && !stage.shows("\u{2020}"))
  }

  @Test func noEstimateOverwritesAPin() {
    for strategy in DirectionStrategy.all {
      var stage = Stage("abc", direction: .strategy(strategy))
      stage.act(.lab(.pin(.rightToLeft)))
      stage.type("one two three four ")
      stage.send(.paste("five six seven"))
      #expect(DirectionLabTests.direction(stage) == .rightToLeft, "\(strategy.name)")
      stage.act(.lab(.toggleStandard))
      #expect(DirectionLabTests.direction(stage) == .rightToLeft, "\(strategy.name)")
    }
  }

  @Test func aPinIsKeptWhenItsParagraphIsSplitAndJoined() {
    var stage = Stage("one\nabc def\ntwo", direction: .steady)
    stage.press(KeyPress(.down))
    stage.act(.lab(.pin(.rightToLeft)))
    stage.act(.goTo(ScalarOffset(8)))
    stage.press(KeyPress(.enter))
    #expect(Self.pins(stage) == [nil, .rightToLeft, .rightToLeft, nil])
    stage.press(KeyPress(.backspace))
    #expect(stage.app.session.document.text == "one\nabc def\ntwo")
    #expect(Self.pins(stage) == [nil, .rightToLeft, nil])
    // Text before it moves it; the paragraph that it joins keeps its own word.
    stage.act(.goTo(ScalarOffset(0)))
    stage.press(KeyPress(.enter))
    #expect(Self.pins(stage) == [nil, nil, .rightToLeft, nil])
    stage.act(.goTo(ScalarOffset(5)))
    stage.press(KeyPress(.backspace))
    #expect(stage.app.session.document.text == "\noneabc def\ntwo")
    #expect(Self.pins(stage) == [nil, nil, nil])
    stage.press(Self.undo)
    #expect(Self.pins(stage) == [nil, nil, .rightToLeft, nil])
  }

  @Test func anEmptyParagraphLeavesThePinToTheOneThatJoinsIt() {
    var stage = Stage("\nabc", direction: .steady)
    stage.press(KeyPress(.down))
    stage.act(.lab(.pin(.rightToLeft)))
    stage.act(.goTo(ScalarOffset(0)))
    stage.press(KeyPress(.delete))
    #expect(stage.text == "abc" && Self.pins(stage) == [.rightToLeft])
  }

  @Test func aPinIsOneStepToUndoAndNoChangeOfTheFile() {
    var stage = Stage("abc", direction: .steady)
    stage.press(Self.pin)
    #expect(!stage.app.session.isModified)
    #expect(stage.shows("Shift+F9 shows marks that a file"))
    #expect(stage.shows("\u{2020} pinned") && stage.shows("HL1 pinned by hand"))
    stage.press(Self.undo)
    #expect(Self.pins(stage) == [nil])
    stage.press(KeyPress(.character("y"), .control))
    #expect(Self.pins(stage) == [.leftToRight])
    stage.type("x")
    stage.press(Self.undo)
    #expect(Self.pins(stage) == [.leftToRight] && stage.text == "abc")
  }

  /// A direction that HTML has by default is nobody's: F9 asks for another one first, and one undo
  /// takes that back. What an author said stays.
  @Test(arguments: [true, false]) func aDirectionOfDefaultIsFilledIn(_ isDefault: Bool) {
    var stage = Stage("ABCD EFGHI, JK LMNOP!")
    let count = stage.app.session.document.scalarCount
    stage.app.session.remember(
      .leftToRight, of: ParagraphIndex(0), isFromMarkup: true, isDefault: isDefault)
    stage.press(KeyPress(.function(9)))
    #expect(stage.shows("the paragraph set to right-to-left") == isDefault, "\(stage)")
    stage.press(KeyPress(.enter))
    let wanted: TextDirection = isDefault ? .rightToLeft : .leftToRight
    #expect(Self.pins(stage) == [wanted])
    #expect(stage.app.session.document.scalarCount == (isDefault ? count : count + 2))
    stage.press(Self.undo)
    #expect(Self.pins(stage) == [.leftToRight])
    #expect(stage.app.session.notes[ParagraphIndex(0)].isDefault == isDefault)
  }

  /// What markup set is said to be from there, also behind an edit, until somebody pins it.
  @Test func whatMarkupSetIsNotCalledTheHands() {
    var stage = Stage("abc\ndef", direction: .steady)
    stage.app.session.remember(.rightToLeft, of: ParagraphIndex(0), isFromMarkup: true)
    stage.act(.goTo(ScalarOffset(1)))
    #expect(stage.shows("HL1 set by HTML \u{2020}") && !stage.shows("by hand"))
    stage.type("x")
    stage.press(KeyPress(.enter))
    #expect(Self.pins(stage) == [.rightToLeft, .rightToLeft, nil])
    #expect(stage.shows("HL1 set by HTML \u{2020}"))
    stage.act(.lab(.pin(.leftToRight)))
    #expect(stage.shows("HL1 pinned by hand") && !stage.shows("set by HTML"))
    stage.press(Self.undo)
    #expect(stage.shows("HL1 set by HTML \u{2020}"))
    stage.act(.lab(.pin(nil)))
    #expect(Self.pins(stage) == [.rightToLeft, nil, nil] && !stage.shows("set by HTML"))
  }

  @Test func everyParagraphOfTheSelectionIsPinned() {
    var stage = Stage("abc\ndef\nghi\njkl", direction: .steady)
    stage.press(KeyPress(.down), KeyPress(.down, .shift), KeyPress(.down, .shift))
    stage.act(.lab(.pin(.rightToLeft)))
    #expect(Self.pins(stage) == [nil, .rightToLeft, .rightToLeft, nil])
    stage.press(Self.undo)
    #expect(Self.pins(stage) == [nil, nil, nil, nil])
  }

  /// Pins go with the text of their paragraphs through random edits, and undo brings all of them
  /// back.
  @Test func undoBringsEveryPinBack() {
    let seed: UInt64 = 77
    var random = SeededGenerator(seed: seed)
    var wrong: [String] = []
    for round in 0..<60 {
      var stage = Stage("abc\nABC\n\n12\nabc ABC", direction: .steady)
      stage.act(.lab(.pin(.rightToLeft)))
      stage.act(.goTo(ScalarOffset(9)))
      stage.act(.lab(.pin(.leftToRight)))
      let before = (stage.text, Self.pins(stage))
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let count = stage.app.session.document.scalarCount
        stage.act(.goTo(ScalarOffset(Int.random(in: 0...count, using: &random))))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: stage.press(KeyPress(.enter))
        case 1: stage.press(KeyPress(.backspace))
        case 2: stage.press(KeyPress(.delete))
        case 3: stage.type("a")
        case 4: stage.send(.paste(PseudoText.decode("x\nA\n")))
        default: stage.press(Self.pin)
        }
        let most = stage.app.session.document.paragraphCount
        if stage.app.session.notes.pinned.contains(where: { $0.rawValue >= most }) {
          wrong.append("round \(round): a pin without a paragraph")
        }
      }
      for _ in 0..<40 where stage.text != before.0 || Self.pins(stage) != before.1 {
        stage.press(Self.undo)
      }
      if stage.text != before.0 || Self.pins(stage) != before.1 { wrong.append("round \(round)") }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(4))")
  }
}
