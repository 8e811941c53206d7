import Explorer
import ExplorerCore
import Keyboards
import Languages
import Screen
import Testing
import Wording

/// What stands on the keys of a drawn keyboard.
@Suite struct KeyCapsTests {
  /// A key of a small screen has five columns for two caps: where both fit beside each other, both
  /// are whole, labels of controls too.
  @Test(arguments: ["en", "he", "ar"]) func capsThatFitAreWhole(_ language: String) throws {
    var labels = 0
    for name in ["arabic", "arabic-digits", "persian", "urdu", "hebrew"] {
      let keyboard = KeyboardCatalogue.all().first { $0.name == name }
      guard case .layout(let layout)? = keyboard else {
        Issue.record("\(name) is no layout")
        continue
      }
      var stage = Stage("abc", rows: 24, columns: 80)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.keyboards(.use(name)))
      stage.act(.arrange(.keyboard))
      let shown = stage.rows(of: KeyboardsFeature.keyboard).joined(separator: "\n")
      var wanted: [String: Int] = [:]
      let levels: [(KeyLevel, KeyLevel)] = [(.shift, .shiftAltGr), (.plain, .altGr)]
      for row in KeyPosition.Row.allCases where row != .space {
        for position in KeyPosition.keys(of: row) {
          for (left, right) in levels {
            let caps = [left, right].map {
              KeyCap(layout.meaning(of: KeyStroke(position, $0)), on: layout)
            }
            guard caps.reduce(0, { $0 + $1.width }) <= 5 else { continue }
            for cap in caps where cap.text.count > 2 && cap.text.allSatisfy(\.isASCII) {
              wanted[cap.text, default: 0] += 1
            }
          }
        }
      }
      for (label, count) in wanted {
        #expect(shown.ranges(of: label).count >= count, "\(label) \(language) \(stage)")
        labels += count
      }
    }
    #expect(labels > 10)
  }

  /// Each key is on the screen at every width, none over its neighbour, and a press finds it.
  @Test func everyKeyHasItsPlace() {
    for columns in 40...120 {
      var stage = Stage("", rows: 24, columns: columns)
      stage.act(.keyboards(.use("hebrew")))
      stage.act(.arrange(.keyboard))
      stage.act(.focus(KeyboardsFeature.keyboard))
      let rows = stage.rows(of: KeyboardsFeature.keyboard)
      let keys = KeyPosition.Row.allCases.reduce(0) { $0 + KeyPosition.keys(of: $1).count }
      guard rows.count >= 11 else { continue }
      let edges = rows.dropFirst().prefix(9).enumerated().filter { $0.offset % 2 == 0 }
        .map { row in row.element.count { $0 == "\u{2502}" } }
      #expect(edges.reduce(0, +) == keys, "\(columns) \(stage)")
    }
  }
}
