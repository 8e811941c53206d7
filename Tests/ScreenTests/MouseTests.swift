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
