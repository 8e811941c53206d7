import ExplorerCore
import Screen
import TestSupport
import Testing
import WritingDirection

/// The names and the places of platforms' rules in the direction pane.
@Suite struct DirectionNamesTests {
  /// Apple's rule stands below the standard's, whatever the two say and whatever decides, under the
  /// name that users know it by; commands take both names.
  @Test(arguments: ["iphone AB CDEFGH.", "abc DEF", "ABC def", ""])
  func applesRuleIsTheSecond(_ text: String) {
    for driving in [DirectionStrategy.uax9, .content, .steady, .textKit] {
      var stage = Stage(text, rows: 60, columns: 100, direction: .strategy(driving))
      stage.press(DirectionLabTests.lab)
      let rows = stage.rows.map { String($0) }
      let first =
        rows.firstIndex { $0.contains(" uax9 ") && $0.contains("tr") && !$0.contains("direction") }
        ?? 0
      #expect(first > 0 && rows[first + 1].contains(" Apple 26 "), "\(driving.name)")
      #expect(!rows.contains { $0.contains(" content ") || $0.contains(" textkit ") })
    }
    #expect(DirectionStrategy(name: "Apple 26") == .content)
    #expect(DirectionStrategy(name: "content") == .content)
    #expect(DirectionStrategy(name: "iOS 18") == .textKit)
  }
}
