import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording
import WritingDirection

/// A direction has one name in each language, wherever columns are few.
@Suite struct DirectionNamesTests {
  /// Screens that name directions: the title, a line without room, the strategies, the fixes, the
  /// places of a split caret, a pin.
  private static func screens(_ language: String) -> [Stage] {
    [40, 80, 120].flatMap { columns in
      var first = Stage("abc ABC def 12", rows: 30, columns: columns)
      first.app.speak(Catalogue(language) ?? .english)
      first.act(.goTo(ScalarOffset(4)))
      var strategies = first
      strategies.press(KeyPress(.function(4)))
      var fixes = first
      fixes.press(KeyPress(.function(9), .shift))
      var pinned = first
      pinned.press(KeyPress(.character("p"), .alt), KeyPress(.function(4)))
      var fixed = first
      fixed.app.choose(.fixed(.rightToLeft), fixed.analyser)
      return [first, strategies, fixes, pinned, fixed]
    }
  }

  /// What is typed or copied keeps its name: attributes of HTML, names of strategies.
  private static func abbreviations(_ row: String) -> [Substring] {
    row.split { !($0.isASCII && ($0.isLetter || $0 == "-" || $0 == "=" || $0 == "\"")) }
      .filter { ["ltr", "rtl", "LTR", "RTL"].contains($0) }
  }

  @Test(arguments: ["he", "ar"]) func noScreenAbbreviatesInEnglish(_ language: String) {
    for stage in Self.screens(language) {
      for row in stage.rows {
        #expect(Self.abbreviations(row).isEmpty, "\(row)")
      }
    }
  }

  @Test func englishHasOneAbbreviation() {
    for stage in Self.screens("en") {
      for row in stage.rows {
        let found = Self.abbreviations(row)
        #expect(!found.contains("LTR") && !found.contains("RTL"), "\(row)")
      }
    }
  }

  /// A longer name takes no column of the reasons, and a mark beside it none of the next answer.
  @Test(arguments: ["en", "he", "ar"]) func namesStandApart(_ language: String) {
    // On a mirrored screen the next answer stands on the left.
    let close =
      language == "en"
      ? ["\u{2260}\u{25B8}", "\u{2260}\u{25C2}"] : ["\u{25B8}\u{2260}", "\u{25C2}\u{2260}"]
    for columns in [60, 64, 70, 76, 80, 90, 100, 120] {
      var stage = Stage("iphone ABC DEF GHI", rows: 40, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      for key in [KeyPress(.function(4)), KeyPress(.function(9), .shift)] {
        stage.press(key)
        for row in stage.rows {
          #expect(!close.contains { row.contains($0) }, "\(columns): \(row)")
        }
      }
    }
  }
}
