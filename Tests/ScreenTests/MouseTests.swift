import Screen
import Testing

@Suite struct MouseTests {
  private func mouse(
    _ kind: MouseEvent.Kind, _ row: Int, _ column: Int, _ modifiers: Modifiers = []
  ) -> [InputEvent] {
    [.mouse(MouseEvent(kind, at: Point(row: row, column: column), modifiers: modifiers))]
  }

  @Test func reportsOfMode1006() {
    #expect(events("\u{1B}[<0;6;7M") == mouse(.press(.left), 6, 5))
    #expect(events("\u{1B}[<0;6;7m") == mouse(.release(.left), 6, 5))
    #expect(events("\u{1B}[<1;1;1M") == mouse(.press(.middle), 0, 0))
    #expect(events("\u{1B}[<2;300;200M") == mouse(.press(.right), 199, 299))
    #expect(events("\u{1B}[<32;6;7M") == mouse(.drag(.left), 6, 5))
    #expect(events("\u{1B}[<35;6;7M") == mouse(.drag(.none), 6, 5))
    #expect(events("\u{1B}[<64;6;7M") == mouse(.wheelUp, 6, 5))
    #expect(events("\u{1B}[<65;6;7M") == mouse(.wheelDown, 6, 5))
    #expect(events("\u{1B}[<20;6;7M") == mouse(.press(.left), 6, 5, [.shift, .control]))
    #expect(events("\u{1B}[<8;6;7M") == mouse(.press(.left), 6, 5, .alt))
  }

  /// What a parser makes of bytes where a cell has 10 by 20 pixels.
  private func inPixels(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    parser.mouseCell = CellSize(width: 10, height: 20)
    return parser.feed(Array(text.utf8))
  }

  private func half(
    _ kind: MouseEvent.Kind, _ row: Int, _ column: Int, _ half: MouseEvent.Half,
    _ modifiers: Modifiers = []
  ) -> [InputEvent] {
    let at = Point(row: row, column: column)
    return [.mouse(MouseEvent(kind, at: at, half: half, modifiers: modifiers))]
  }

  @Test func reportsInPixelsOfMode1016() {
    #expect(inPixels("\u{1B}[<0;1;1M") == half(.press(.left), 0, 0, .left))
    #expect(inPixels("\u{1B}[<0;5;20M") == half(.press(.left), 0, 0, .left))
    #expect(inPixels("\u{1B}[<0;6;21M") == half(.press(.left), 1, 0, .right))
    #expect(inPixels("\u{1B}[<0;10;40m") == half(.release(.left), 1, 0, .right))
    #expect(inPixels("\u{1B}[<36;2011;4001M") == half(.drag(.left), 200, 201, .left, .shift))
    // Some count pixels from 0.
    #expect(inPixels("\u{1B}[<64;0;0M") == half(.wheelUp, 0, 0, .left))
    // The oldest form never has pixels.
    #expect(inPixels("\u{1B}[M !\"") == mouse(.press(.left), 1, 0))
    for (width, height) in [(0, 20), (10, 0), (-1, -1)] {
      #expect(CellSize(width: width, height: height) == nil)
    }
  }

  @Test func theSizeOfACellIsAnAnswer() {
    var parser = InputParser()
    parser.awaitsReply = true
    // Its ESC stalls so long that it is taken for the key; what comes after is an answer still.
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.timeOut() == [key(.escape)])
    #expect(parser.feed(Array("[6;20;".utf8)) == [])
    #expect(parser.feed(Array("10tx".utf8)) == [key(.character("x"))])
    #expect(parser.takeReplies() == [.cellSize(CellSize(width: 10, height: 20))])
    #expect(parser.feed(Array("\u{1B}[6;0;0t".utf8)) == [])
    #expect(parser.takeReplies() == [.cellSize(nil)])
  }

  @Test func oldReports() {
    #expect(events("\u{1B}[M !\"") == mouse(.press(.left), 1, 0))
    #expect(events("\u{1B}[M#!\"") == mouse(.release(.none), 1, 0))
    #expect(events("\u{1B}[M`!\"") == mouse(.wheelUp, 1, 0))
  }

  @Test func whatCannotBeMeantIsNothing() {
    #expect(events("\u{1B}[<0;0;0M") == mouse(.press(.left), 0, 0))
    #expect(events("\u{1B}[<0;6M").isEmpty)
    #expect(events("\u{1B}[<128;6;7M").isEmpty)
    #expect(events("\u{1B}[<66;6;7M").isEmpty)
  }
}
