import Testing
import WritingDirection

@Suite struct CatalogueTests {
  @Test func everyStrategyIsFoundByItsNamesAndTellsOfItself() {
    #expect(DirectionStrategy.all.count == 32)
    #expect(Set(DirectionStrategy.all.map(\.name)).count == 32)
    for strategy in DirectionStrategy.all {
      #expect(!strategy.title.isEmpty && !strategy.source.isEmpty)
      #expect(strategy.sentence.last == "." && strategy.sentence.count <= 120, "\(strategy.name)")
      for name in [strategy.name] + strategy.aliases {
        #expect(DirectionStrategy(name: name) == strategy)
        #expect(DirectionStrategy(name: name.uppercased()) == strategy)
      }
    }
    #expect(DirectionStrategy(name: "ANYRTL_LTR") == .androidAnyRTL)
    #expect(DirectionStrategy(name: "nonsense") == nil)
    #expect(DirectionStrategy.all.first == .uax9)
  }

  @Test func parametersAreShown() {
    #expect(
      DirectionStrategy.steady.parameters.map(\.value).prefix(3) == [
        "from 50% of the votes on", "below 40%", "below 25%",
      ])
    #expect(DirectionStrategy.steady.explanation.count == 3)
    #expect(DirectionStrategy.closure.parameters.map(\.value) == ["more than 40%"])
    #expect(DirectionStrategy.content.parameters.map(\.value) == ["at least 40%", "as it was"])
  }
}
