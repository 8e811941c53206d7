import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// What the Selection pane says of several ranges in the words of Apple's text views, in few rows
/// and in many.
@Suite struct SelectionPlatformsTests {
  private static let swept =
    String(repeating: "x", count: 83) + "{LF}drag from here ABG DHV to here"

  /// Two ranges of a second paragraph, or three from inside one word to inside another.
  private static func stage(
    _ count: Int, _ rows: Int, _ columns: Int, _ arrangement: Arrangement, _ words: Catalogue,
    tours: Bool
  ) -> Stage {
    var stage = Stage(count == 2 ? swept : "ab CD ef GH ij", rows: rows, columns: columns)
    stage.app.speak(words)
    stage.act(.arrange(arrangement))
    if count == 2 { stage.act(.goTo(ScalarOffset(84))) }
    for _ in 0..<(count == 2 ? 0 : 4) { stage.press(KeyPress(.right)) }
    for _ in 0..<(count == 2 ? 18 : 6) { stage.press(KeyPress(.right, .shift)) }
    if tours { stage.app.beginTour() }
    return stage
  }

  private static func nsRange(_ range: Range<ScalarOffset>, _ stage: Stage) -> String {
    let stored = stage.app.session.document.storageRange(range).utf16
    return "{\(stored.lowerBound.rawValue),\(stored.count)}"
  }

  /// Every range is said whole, and the one range around them, before what other policies take.
  @Test(arguments: ["en", "he", "ar"], [2, 3])
  func whatTextViewsSayComesFirst(_ language: String, _ count: Int) throws {
    let words = try #require(Catalogue(language))
    var heights: Set<Int> = []
    for (rows, columns) in [(23, 80), (24, 80), (25, 80), (30, 100), (40, 120), (60, 200)] {
      let screens = [(Arrangement.inspect, false), (.select, false), (.inspect, true)]
      for (arrangement, tours) in screens {
        let stage = Self.stage(count, rows, columns, arrangement, words, tours: tours)
        let ranges = stage.app.session.ranges.ranges
        try #require(ranges.count == count, "\(stage)")
        let shown = stage.rows(of: SelectionFeature.selection)
        heights.insert(shown.count)
        guard shown.count >= count + 2 else { continue }
        let whole = ranges[0].lowerBound..<ranges[count - 1].upperBound
        for range in ranges + [whole] {
          let text = Self.nsRange(range, stage)
          #expect(shown.contains { $0.contains(text) }, "\(text) \(stage)")
        }
        for name in ["selectedRanges", "selectedRange "] where language == "en" {
          #expect(shown.contains { $0.contains(name) }, "\(name) \(stage)")
        }
        #expect(shown.allSatisfy { $0.count { $0 == "{" } == $0.count { $0 == "}" } }, "\(stage)")
        guard language == "en" else { continue }
        let one = try #require(shown.firstIndex { $0.hasPrefix("selectedRange ") })
        let other = shown.firstIndex { $0.hasPrefix("single ") } ?? shown.count
        #expect(one < other, "\(stage)")
        // What it takes too much stands before the others too.
        if other < shown.count {
          #expect(shown[one..<other].contains { $0.contains("too much") }, "\(stage)")
        }
      }
    }
    #expect((heights.min() ?? 9) < 9, "\(heights)")
  }

  /// In a low pane the scalars of each range stand behind it.
  @Test func aLowPaneShowsTheScalarsOfEachRange() {
    let stage = Self.stage(2, 20, 80, .inspect, .english, tours: false)
    let shown = stage.rows(of: SelectionFeature.selection)
    #expect(shown.contains { $0.hasPrefix("selectedRanges {84,15} d") }, "\(stage)")
    #expect(shown.contains { $0.contains("{103,3} \u{5D3} \u{5D7}") }, "\(stage)")
    #expect(stage.shows("selectedRange {84,22}"), "\(stage)")
  }

  /// What has no place is counted, and what is shown is whole.
  @Test func moreRangesThanFitAreCounted() {
    for (rows, columns) in [(12, 40), (20, 80), (24, 80), (40, 120)] {
      var stage = Stage(
        String(repeating: "a{RLI}B{LRI}", count: 16) + "x", rows: rows, columns: columns)
      stage.act(.arrange(.select))
      stage.press(KeyPress(.function(7)))
      stage.drag(stage.edge(0, 0), stage.edge(0, 17))
      let ranges = stage.app.session.ranges.ranges
      #expect(ranges.count > 6)
      let shown = stage.rows(of: SelectionFeature.selection)
      let first = shown.firstIndex { $0.hasPrefix("selectedRanges") } ?? 0
      let last = shown.firstIndex { $0.hasPrefix("selectedRange ") } ?? shown.count
      let array = shown[first..<max(first, last)].joined(separator: " ")
      let named = array.matches(of: /\{[0-9]+,[0-9]+\}/).count
      let more = array.firstMatch(of: /and ([0-9]+) more/).flatMap { Int($0.1) } ?? 0
      #expect(named > 0 && named + more == ranges.count, "\(stage)")
    }
  }
}
