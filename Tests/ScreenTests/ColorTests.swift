import Screen
import Testing

@Suite struct ColorTests {
  @Test func theTerminalsOwnColourStaysItsOwn() {
    for depth in ColorDepth.allCases { #expect(Style.Color.standard.lowered(to: depth) == -1) }
  }

  @Test func withoutColourThereIsNone() {
    #expect(Style.Color.indexed(9).lowered(to: .none) == -1)
    #expect(Style.Color.rgb(1, 2, 3).lowered(to: .none) == -1)
  }

  @Test func indexedColoursAreExactAmong256() {
    for index in UInt8.min...UInt8.max {
      #expect(Style.Color.indexed(index).lowered(to: .indexed256) == Int32(index))
    }
  }

  @Test func lightIsTheNearestOf256() {
    #expect(Style.Color.rgb(255, 135, 0).lowered(to: .indexed256) == 208)
    #expect(Style.Color.rgb(0, 0, 95).lowered(to: .indexed256) == 17)
    #expect(Style.Color.rgb(128, 128, 128).lowered(to: .indexed256) == 244)
    #expect(Style.Color.rgb(255, 255, 255).lowered(to: .indexed256) == 231)
  }

  @Test func fewColoursTakeTheNearest() {
    #expect(Style.Color.indexed(12).lowered(to: .sixteen) == 12)
    #expect(Style.Color.indexed(196).lowered(to: .sixteen) == 9)
    #expect(Style.Color.indexed(231).lowered(to: .sixteen) == 15)
    #expect(Style.Color.rgb(0, 0, 0).lowered(to: .eight) == 0)
  }

  @Test func directColourIsTheColourItself() {
    #expect(Style.Color.rgb(1, 2, 3).lowered(to: .direct) == 0x010203)
    #expect(Style.Color.rgb(0, 0, 1).lowered(to: .direct) == 8)
    #expect(Style.Color.indexed(3).lowered(to: .direct) == 3)
    #expect(Style.Color.indexed(208).lowered(to: .direct) == 0xFF8700)
    #expect(Style.Color.indexed(208).lowered(to: .direct256) == 208)
    #expect(Style.Color.rgb(1, 2, 3).lowered(to: .direct256) == 0x010203)
    #expect(Style.Color.rgb(0, 0, 9).lowered(to: .direct256) == 256)
  }
}
