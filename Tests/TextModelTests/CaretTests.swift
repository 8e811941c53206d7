import BidiAlgorithm
import Testing
import TextModel

@Suite struct CaretTests {
  private func columns(_ layout: TextLayout, _ offset: Int) -> [Int] {
    let places = layout.places(of: TextPosition(ScalarOffset(offset), .upstream))
    return [places.primary.column.rawValue] + (places.secondary.map { [$0.column.rawValue] } ?? [])
  }

  @Test func aGapBetweenDirectionsHasTwoPlaces() {
    let layout = Visual.layout("abABcd")
    #expect(columns(layout, 1) == [1])
    #expect(columns(layout, 2) == [2, 4])
    #expect(columns(layout, 3) == [3])
    #expect(columns(layout, 4) == [2, 4])
    let places = layout.places(of: TextPosition(ScalarOffset(2), .upstream))
    #expect(places.primary.direction == .leftToRight)
    #expect(places.secondary?.direction == .rightToLeft)
  }

  @Test func theParagraphsEndsStandInItsDirection() {
    let layout = Visual.layout("ABC", .explicit(.leftToRight))
    #expect(columns(layout, 0) == [0, 3])
    #expect(columns(layout, 3) == [0, 3])
    let wrapped = Visual.layout("ab cd", width: 3)
    let places = wrapped.places(of: TextPosition(ScalarOffset(3), .upstream))
    #expect(places.primary.line.line == 0 && places.primary.column.rawValue == 3)
    #expect(places.secondary?.line.line == 1 && places.secondary?.column.rawValue == 0)
  }

  @Test func arrowsMoveOnTheScreen() {
    let layout = Visual.layout("ab ABC de")
    var caret = Caret(TextPosition(ScalarOffset(0)))
    var seen: [Int] = []
    for _ in 0..<10 {
      seen.append(layout.place(of: caret.position).column.rawValue)
      caret = layout.moved(caret, .right)
    }
    #expect(seen == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test func logicalArrowsFollowTheParagraph() {
    let layout = Visual.layout("AB cd")
    let caret = layout.moved(Caret(TextPosition(ScalarOffset(1))), .left, policy: .logical)
    #expect(caret.position == TextPosition(ScalarOffset(2), .upstream))
    let back = layout.moved(caret, .right, policy: .logical)
    #expect(back.position == TextPosition(ScalarOffset(1), .downstream))
    let mixed = layout.moved(caret, .left, policy: .visualWithLogicalSelection, extending: true)
    #expect(mixed.position.offset == ScalarOffset(3))
  }

  @Test func wordsAreVisual() {
    let layout = Visual.layout("one TWO, three")
    var caret = Caret(TextPosition(ScalarOffset(0)))
    var seen: [Int] = []
    for _ in 0..<4 {
      caret = layout.moved(caret, .wordRight)
      seen.append(layout.place(of: caret.position).column.rawValue)
    }
    #expect(seen == [3, 7, 14, 14])
    for expected in [9, 4, 0, 0] {
      caret = layout.moved(caret, .wordLeft)
      #expect(layout.place(of: caret.position).column.rawValue == expected)
    }
  }

  @Test func homeAndEndGoToTheLinesEndsThenToTheParagraphs() {
    let layout = Visual.layout("AB CD EF", width: 3)
    var caret = Caret(TextPosition(ScalarOffset(4)))
    caret = layout.moved(caret, .lineStart)
    var place = layout.place(of: caret.position)
    #expect(place.line.line == 1 && place.column.rawValue == 3)
    caret = layout.moved(caret, .lineStart)
    place = layout.place(of: caret.position)
    #expect(place.line.line == 0 && place.column.rawValue == 3)
    #expect(caret.position.offset == ScalarOffset(0))
    caret = layout.moved(layout.moved(caret, .lineEnd), .lineEnd)
    #expect(caret.position.offset == ScalarOffset(8))
  }

  @Test func upAndDownKeepTheColumnOnTheScreen() {
    let layout = Visual.layout("abcdef\nAB\nghijkl", width: 6)
    var caret = Caret(TextPosition(ScalarOffset(5)))
    caret = layout.moved(caret, .down)
    #expect(layout.place(of: caret.position).column.rawValue == 1)
    caret = layout.moved(caret, .down)
    #expect(caret.position.offset == ScalarOffset(15))
    caret = layout.moved(layout.moved(caret, .up), .up)
    #expect(caret.position.offset == ScalarOffset(5))
    #expect(layout.moved(caret, .up).position.offset == ScalarOffset(0))
  }

  @Test func deletionByClusterByScalarAndAfterMoving() {
    let layout = Visual.layout("abA{U+05B8}c")
    let gap = TextPosition(ScalarOffset(4), .upstream)
    #expect(layout.deletion(backward: true, at: gap) == .delete(ScalarOffset(2)..<ScalarOffset(4)))
    #expect(
      layout.deletion(backward: true, at: gap, unit: .scalar)
        == .delete(ScalarOffset(3)..<ScalarOffset(4)))
    let other = TextPosition(ScalarOffset(4), .downstream)
    #expect(
      layout.deletion(backward: true, at: other, policy: .movingFirst)
        == .move(TextPosition(ScalarOffset(4), .upstream)))
    #expect(
      layout.deletion(backward: false, at: other, policy: .movingFirst)
        == .delete(ScalarOffset(4)..<ScalarOffset(5)))
    let start = TextPosition(ScalarOffset(0))
    #expect(layout.deletion(backward: true, at: start) == .nothing)
    let lines = Visual.layout("a\r\nb")
    #expect(
      lines.deletion(backward: true, at: TextPosition(ScalarOffset(3)), unit: .scalar)
        == .delete(ScalarOffset(1)..<ScalarOffset(3)))
  }

  @Test func theReportSaysWhereLettersGo() {
    let report = Visual.layout("abABcd").report(at: TextPosition(ScalarOffset(2), .upstream))
    #expect(report.backspace == ScalarOffset(1)..<ScalarOffset(2))
    #expect(report.delete == ScalarOffset(2)..<ScalarOffset(3))
    #expect(report.leftToRightLetter?.column == Column(2))
    #expect(report.rightToLeftLetter?.column == Column(4))
    #expect(report.rightToLeftLetter?.direction == .rightToLeft)
  }
}
