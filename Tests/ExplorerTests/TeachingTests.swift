import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import UnicodeData

/// A paragraph in front of a class: one rule at a time, its display covered until a key.
@Suite struct TeachingTests {
  private static func begun(
    _ text: String, rows: Int = 24, columns: Int = 80, _ words: Catalogue = .english
  ) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.app.speak(words)
    stage.act(.feature(TeachingFeature.self, .begin))
    return stage
  }

  private static func isCovered(_ stage: Stage) -> Bool {
    stage.rows.contains { $0.filter { $0 == "?" }.count > 3 }
  }

  @Test(arguments: ["class", "teach", "present"])
  func itIsFoundByWhatOneCallsIt(_ word: String) {
    var stage = Stage("ab CD", rows: 24, columns: 80)
    stage.press(KeyPress(.character("p"), .control))
    stage.act(.insert(word))
    #expect(stage.shows("Show to a class"), "\(stage)")
  }

  @Test func oneKeyGoesThroughTheRulesAndTheDisplayIsCoveredUntilTheEnd() {
    var stage = Self.begun("ab CD 12")
    #expect(stage.shows("storage: step 1 of") && stage.shows("Where will each"), "\(stage)")
    var met: [String] = []
    for _ in 0..<30 {
      guard let title = stage.rows.first(where: { $0.contains(": step ") }) else { break }
      let rule = title.split(separator: ":")[0].filter { $0.isLetter || $0.isNumber }
      if met.last == rule { break }
      met.append(rule)
      #expect(Self.isCovered(stage) != (rule == "display"), "\(stage)")
      stage.press(KeyPress(.character(" ")))
    }
    #expect(met == ["storage", "class", "P2", "N1", "N2", "I1", "L2", "display"], "\(met)")
    #expect(stage.text == "ab CD 12")
    for _ in 0..<10 { stage.press(KeyPress(.left)) }
    #expect(stage.shows("storage: step 1 of"), "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.app.overlay == nil)
  }

  @Test func theDisplayAndTheNotesAreShownByAKey() {
    var stage = Self.begun("A 1,2")
    #expect(Self.isCovered(stage), "\(stage)")
    stage.press(KeyPress(.down))
    #expect(!Self.isCovered(stage), "\(stage)")
    stage.press(KeyPress(.down), KeyPress(.up))
    #expect(stage.shows("Notes for the speaker"), "\(stage)")
    #expect(stage.shows("Next: the class of each character."), "\(stage)")
    for _ in 0..<4 where !stage.shows("W4: step") { stage.press(KeyPress(.right)) }
    #expect(stage.shows("W4: step"), "\(stage)")
    stage.press(KeyPress(.up))
    #expect(stage.shows("W4: ") && !stage.shows("Notes for the speaker"), "\(stage)")
  }

  /// Each step has notes, the last one too; what N0 makes of a pair is said once.
  @Test func everyStepHasNotes() {
    var stage = Self.begun("AB (c)")
    stage.press(KeyPress(.up))
    #expect(stage.shows("Let the class say") && !stage.shows("it changes: 0"), "\(stage)")
    stage.press(KeyPress(.end))
    #expect(stage.shows("This was the last step."), "\(stage)")
    stage.press(KeyPress(.up), KeyPress(.home))
    for _ in 0..<10 where !stage.shows("N0: step") { stage.press(KeyPress(.right)) }
    #expect(stage.shows("the left parenthesis U+0028 at 3 forms a pair"), "\(stage)")
    #expect(!stage.shows("the right parenthesis U+0029 at 5 forms a pair"), "\(stage)")
  }

  /// Rows that are one line are said to be one: they are not broken as lines are.
  @Test func aLineInSeveralRowsIsSaidToBeOne() {
    let words = "ABC DEF GHI JKL MNO PQR STU VWX"
    let right = Self.begun(words)
    #expect(right.shows("one line in several rows, its right end first"), "\(right)")
    let left = Self.begun(words.lowercased())
    #expect(left.shows("one line in several rows, its left end first"), "\(left)")
    let short = Self.begun("ab CD")
    #expect(short.shows("display") && !short.shows("one line"), "\(short)")
  }

  /// Nothing of any text or size is outside; what has no walk is said.
  @Test(
    arguments: [
      "", "ab{LF}", "A{U+05B8}{RLI}b{PDI}{RLO}c{PDF}{ZWNJ}(D) 1", "{U+1F600}{U+0301} AB",
      String(repeating: "aB ", count: 60), String(repeating: "aB ", count: 90),
    ], ["en", "he", "ar"])
  func itStandsOnEverySize(_ text: String, _ language: String) throws {
    let words = language == "en" ? .english : try #require(Catalogue(language))
    for (rows, columns) in [(12, 40), (24, 80), (40, 120), (6, 20)] {
      var stage = Self.begun(text, rows: rows, columns: columns, words)
      for _ in 0..<20 {
        #expect(stage.frame.size.rows == rows)
        stage.press(KeyPress(.enter))
      }
    }
  }

  /// A line that fits in narrow cells stands in one row: a number in it is not torn.
  @Test(arguments: ["ABCD 03-555 (x) 50", "abcd 03-555 (X) 50"])
  func aNumberIsNotTornIntoRows(_ text: String) {
    var stage = Self.begun(text)
    #expect(!stage.shows("one line in several rows"), "\(stage)")
    stage.press(KeyPress(.end))
    let signs = stage.rows.map { $0.filter { $0.isNumber || $0 == "-" } }
    #expect(signs.contains { $0.contains("03-555") }, "\(stage)")
    // A class of three letters and a label need more room.
    #expect(Self.begun("ABCD{U+05B8} 03-555 (x) 5").shows("one line in several rows"))
  }

  /// What has no picture has its whole label: a part of it may be the label of another character,
  /// as `VS1` is one of `VS16`.
  @Test(
    arguments: [
      "A{U+200C}b{U+A0}1{U+FE0F}c", "A{U+2067}b{U+2003}1{U+2028}",
      "ABC {U+2067}abc{U+2069} DE{U+200C} (12){U+A0}GH", "a{U+10FFFE}B",
    ], ["en", "he", "ar"])
  func labelsAreWhole(_ text: String, _ language: String) {
    let words = Catalogue(language) ?? .english
    let scalars = Array(PseudoText.decode(text).unicodeScalars)
    let labels = Set(scalars.compactMap { ScalarFacts.label(of: $0) })
    for (rows, columns) in [(24, 80), (40, 120), (12, 40)] {
      var stage = Self.begun(text, rows: rows, columns: columns, words)
      var met: Set<String> = []
      for _ in 0..<20 {
        met.formUnion(labels.filter { stage.shows($0) })
        stage.press(KeyPress(.pageDown))
      }
      #expect(met == labels, "\(stage)")
      // A box keeps its sides.
      let sides = stage.rows.map { row in row.filter { $0 == "\u{2502}" }.count }
      guard let row = sides.firstIndex(where: { $0 > 2 }) else { continue }
      let boxes = stage.rows[row - 1].filter { $0 == "\u{250C}" }.count
      #expect(boxes > 0 && sides[row] == 2 + 2 * boxes, "\(stage)")
    }
  }

  /// On a small screen every character is seen, stored and shown, and so is every sentence; the bar
  /// has the key.
  @Test(arguments: ["ABCD 03-555 (x) 50%!", "abcd 03-555 (X) 50%!"])
  func allIsReachedOnASmallScreen(_ text: String) {
    var stage = Self.begun(text, rows: 12, columns: 40)
    #expect(stage.rows.last?.contains("PgDn read on") == true, "\(stage)")
    // Stored: the first step; shown: the last one.
    for (key, row) in [(KeyPress(.home), 3), (KeyPress(.end), 6)] {
      stage.press(key)
      #expect(stage.rows[5].contains(" display"), "\(stage)")
      var met: Set<Character> = []
      var screens: Set<[String]> = []
      for _ in 0..<8 {
        met.formUnion(stage.rows[row])
        screens.insert(stage.rows)
        stage.press(KeyPress(.pageDown))
      }
      #expect(screens.count >= 3, "\(stage)")
      for letter in text where letter.isNumber || letter == "%" || letter == "!" {
        #expect(met.contains(letter), "\(letter): \(stage)")
      }
    }
  }

  /// What is left out before the cells on the screen has a sign, as what is left out after them.
  @Test func aBeginningThatIsNotSeenHasASign() {
    var stage = Self.begun("abcd 03-555 (X) 50%!", rows: 12, columns: 40)
    let sign = String(Sign.more)
    #expect(!stage.rows[3].contains(sign), "\(stage)")
    for _ in 0..<8 where stage.rows[3].contains("a") { stage.press(KeyPress(.pageDown)) }
    #expect(stage.rows[3].contains(sign) && stage.rows[6].contains(sign), "\(stage)")
  }

  /// What is said of a line is said of the line on the screen, with its number.
  @Test func aClassSeesTheCaretsLineOfALongParagraph() {
    let text = String(repeating: "aB ", count: 90)
    var stage = Self.begun(text)
    #expect(stage.shows("storage: step 1 of") && stage.shows("line 1 of 6"), "\(stage)")
    stage.press(KeyPress(.escape), KeyPress(.end, .control))
    stage.act(.feature(TeachingFeature.self, .begin))
    #expect(stage.shows("line 6 of 6"), "\(stage)")
    #expect(Self.begun("").shows("1 to 200"))
    #expect(Self.begun(String(repeating: "a ", count: 5_001)).shows("at most 10000"))
  }
  /// The lines of a paragraph come one after the other, each with its own display, covered anew.
  @Test func eachLineIsGoneThroughByItself() {
    var stage = Self.begun(String(repeating: "aB ", count: 90))
    for line in 1...6 {
      #expect(stage.shows("storage: step 1 of") && stage.shows("line \(line) of 6"), "\(stage)")
      #expect(stage.shows("So the line is stored.") && Self.isCovered(stage), "\(stage)")
      stage.press(KeyPress(.end))
      #expect(stage.shows("display: step") && stage.shows("line \(line) of 6"), "\(stage)")
      #expect(stage.shows("Space goes on to the next one.") == (line < 6), "\(stage)")
      stage.press(KeyPress(.character(" ")))
    }
    // After the last line nothing comes; back from a line's start is the end of the one before.
    #expect(stage.shows("display: step") && stage.shows("line 6 of 6"), "\(stage)")
    stage.press(KeyPress(.home), KeyPress(.left))
    #expect(stage.shows("display: step") && stage.shows("line 5 of 6"), "\(stage)")
    #expect(Self.begun("ab CD").shows("So the text is stored."))
  }
}
