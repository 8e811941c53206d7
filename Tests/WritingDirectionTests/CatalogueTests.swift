import Testing
import WritingDirection

@Suite struct CatalogueTests {
  @Test func everyStrategyIsFoundByItsNamesAndTellsOfItself() {
    #expect(DirectionStrategy.all.count == 19)
    #expect(Set(DirectionStrategy.all.map(\.name)).count == 19)
    for strategy in DirectionStrategy.all {
      #expect(!strategy.title.isEmpty && !strategy.source.isEmpty)
      for name in [strategy.name] + strategy.aliases {
        #expect(DirectionStrategy(name: name) == strategy)
        #expect(DirectionStrategy(name: name.uppercased()) == strategy)
      }
    }
    #expect(DirectionStrategy(name: "ANYRTL_LTR") == .androidAnyRTL)
    #expect(DirectionStrategy(name: "nonsense") == nil)
    #expect(DirectionStrategy.all.first == .steady)
  }

  @Test func parametersAreShown() {
    #expect(
      DirectionStrategy.steady.parameters.map(\.value).prefix(3) == [
        "from 60% on", "up to 40%", "2",
      ])
    #expect(DirectionStrategy.closure.parameters.map(\.value) == ["more than 40%"])
    #expect(DirectionStrategy.content.parameters.map(\.value) == ["at least 40%", "as it was"])
  }
}
