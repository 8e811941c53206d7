import Testing
import Wording
import WritingDirection

@Suite struct CatalogueTests {
  @Test func everyStrategyIsFoundByItsNamesAndTellsOfItself() {
    #expect(DirectionStrategy.all.count == 32)
    #expect(Set(DirectionStrategy.all.map(\.name)).count == 32)
    for strategy in DirectionStrategy.all {
      #expect(!strategy.title.isEmpty && !strategy.source.isEmpty)
      #expect(
        strategy.sentence.english.last == "." && strategy.sentence.english.count <= 120,
        "\(strategy.name)")
      for name in [strategy.name] + strategy.aliases {
        #expect(DirectionStrategy(name: name) == strategy)
        #expect(DirectionStrategy(name: name.uppercased()) == strategy)
      }
    }
    #expect(DirectionStrategy(name: "ANYRTL_LTR") == .androidAnyRTL)
    #expect(DirectionStrategy(name: "nonsense") == nil)
    #expect(DirectionStrategy.all.first == .uax9)
  }

  @Test func theRuleInUseIsToldWithItsNumbers() {
    #expect(DirectionStrategy.steady.explanation.count == 3)
    #expect(DirectionStrategy.steady.explanation[1].english.contains("from 50% of the votes on"))
  }
}
