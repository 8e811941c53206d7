import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// Scalars inserted by name or from the palette, each with the line as it would look; glosses.
@Suite struct ScalarPaletteTests {
  private func open(_ text: String) -> Stage {
    var stage = Stage(text, rows: 30, columns: 110)
    stage.press(KeyPress(.end))
    stage.press(KeyPress(.character("u"), .control))
    return stage
  }

  @Test func thePaletteShowsTheLineAfterEach() {
    let stage = open("abc DEF")
    for label in ["LRM", "RLM", "ALM", "LRI", "RLI", "FSI", "PDI", "ZWNJ", "ZWJ", "NBSP"] {
      #expect(stage.rows.contains { $0.contains(label + " ") && $0.contains("abc") }, "\(label)")
    }
    // Nothing is inserted before it is asked for.
    #expect(stage.text == "abc DEF")
  }

  @Test func aScalarIsFoundByItsName() {
    var stage = open("a")
    stage.type("hebrew letter alef")
    #expect(stage.shows("U+05D0"))
    stage.press(KeyPress(.enter))
    #expect(stage.text == "aA")
  }

  @Test func numbersAndAbbreviationsStillWork() {
    for (query, text) in [
      ("202E", "a{U+202E}"), ("U+05D0", "aA"), ("#1488", "aA"), ("rli", "a{RLI}"),
      ("zwnj", "a{ZWNJ}"),
    ] {
      var stage = open("a")
      for scalar in query.unicodeScalars { stage.press(KeyPress(.character(scalar))) }
      stage.press(KeyPress(.enter))
      #expect(
        stage.text == text.replacing("{U+202E}", with: "{RLO}"), "\(query): \(stage.text)")
    }
  }

  @Test func nothingIsInsertedWhereNothingIsFound() {
    var stage = open("a")
    stage.type("qqqzz")
    stage.press(KeyPress(.enter))
    #expect(stage.text == "a")
    #expect(stage.shows("is not a scalar"))
  }

  /// A number that is no scalar is said to be none, and nothing is inserted in its place.
  @Test func aNumberThatIsNoScalarInsertsNothing() {
    for (query, words) in [
      ("D800", "D800 is a surrogate, not a scalar."), ("U+DFFF", "U+DFFF is a surrogate"),
      ("#55296", "#55296 is a surrogate"), ("110000", "110000 is beyond U+10FFFF"),
      ("U+110000", "U+110000 is beyond U+10FFFF"), ("99999999999", "99999999999 is beyond"),
    ] {
      for (rows, columns) in [(24, 80), (12, 40), (40, 120)] {
        var stage = Stage("a", rows: rows, columns: columns)
        stage.press(KeyPress(.character("u"), .control))
        for scalar in query.unicodeScalars { stage.press(KeyPress(.character(scalar))) }
        #expect(stage.shows(String(words.prefix(20))), "\(stage)")
        #expect(!stage.shows("EGYPTIAN") && !stage.shows("U+13076"), "\(stage)")
        stage.press(KeyPress(.enter))
        #expect(stage.text == "a" && stage.shows(String(words.prefix(20))), "\(stage)")
      }
    }
  }

  @Test func whatIsReadAsDecimalSaysSo() {
    var stage = open("a")
    for scalar in "1488".unicodeScalars { stage.press(KeyPress(.character(scalar))) }
    let rows = stage.rows.filter { $0.contains(" U+") }
    #expect(rows.first?.contains("U+1488") == true && rows.first?.contains("decimal") == false)
    #expect(rows.contains { $0.contains("U+05D0") && $0.contains("decimal 1488: ") }, "\(stage)")
  }

  /// Words that are known have their vowels, and no letter is left out.
  @Test func knownWordsAreGlossedWithTheirVowels() {
    var stage = Stage("", rows: 30, columns: 60)
    let words = "\u{6C1}\u{6D2} \u{6A9}\u{6CC}\u{627} \u{645}\u{631}\u{62D}\u{628}\u{627}"
    stage.type(words)
    stage.press(KeyPress(.character("y"), .alt))
    #expect(stage.shows("marhaba") && stage.shows("kya") && stage.shows("hai"), "\(stage)")
    #expect(!stage.rows.joined().contains("\u{FFFD}"))
  }

  /// A reading that is longer than its word is whole though another stands beside it.
  @Test func aReadingIsWholeWhereItsRowHasSpace() {
    let world = "\u{628}\u{627}\u{644}\u{639}\u{627}\u{644}\u{645}\u{60C}"
    let words = "\u{645}\u{631}\u{62D}\u{628}\u{627} \(world)"
    for columns in [60, 80, 110] {
      var stage = Stage(words, rows: 30, columns: columns)
      stage.press(KeyPress(.character("y"), .alt))
      let row = stage.rows.first { $0.contains("marhaba") }
      #expect(row?.contains(", marhaba") == true, "\(stage)")
    }
  }

  @Test func wordsAreGlossed() {
    var stage = Stage("abc AB", rows: 30, columns: 110)
    stage.press(KeyPress(.character("y"), .alt))
    #expect(
      stage.shows("\u{2BC}b") || stage.shows("\u{2BE}b") || stage.shows("\u{02BC}b"),
      "\(stage.rows[3])")
    stage.press(KeyPress(.character("a"), .control))
    stage.act(.feature(GlossFeature.self, .selection))
    #expect(stage.app.message?.english.hasPrefix("abc ") == true)
  }
}
