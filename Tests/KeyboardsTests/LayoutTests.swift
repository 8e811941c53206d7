import BidiAlgorithm
import Foundation
import Testing

@testable import Keyboards
import Wording

@Suite struct LayoutTests {
  static let layouts = LayoutTables.all().map { (name: $0.name, table: String($0.table)) }

  private func layout(_ name: String) throws -> KeyboardLayout {
    guard case .layout(let layout)? = KeyboardCatalogue.keyboard(named: name) else {
      throw TestFailure("no layout \(name)")
    }
    return layout
  }

  private struct TestFailure: Error {
    var reason: String
    init(_ reason: String) { self.reason = reason }
  }

  @Test func everyTableIsReadAndNamedOnce() throws {
    #expect(Self.layouts.count >= 40)
    #expect(Set(KeyboardCatalogue.names()).count == KeyboardCatalogue.names().count)
    for (name, table) in Self.layouts {
      let layout = try LayoutReader.read(table)
      #expect(layout.name == name)
      #expect(layout.keys.count == 49, "\(name)")
    }
    #expect(KeyboardCatalogue.all().map(\.name) == KeyboardCatalogue.names())
  }

  /// The tables and the word list are what the tool makes of the packages.
  @Test func theTablesAreThoseOfXkbData() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", WordList.root.appending(path: "Scripts/keyboards").path, "check",
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: complaint, as: UTF8.self))")
  }

  @Test func lamAlefIsTwoLetters() throws {
    for (name, _) in Self.layouts {
      for meaning in try layout(name).keys.values.flatMap({ $0 }) {
        guard case .text(let text)? = meaning else { continue }
        #expect(!text.unicodeScalars.contains { (0xFEF5...0xFEFC).contains($0.value) }, "\(name)")
      }
    }
    #expect(
      try layout("arabic").text(typing: "bGBTgh")
        == [
          "\u{644}\u{627}", "\u{644}\u{623}", "\u{644}\u{622}", "\u{644}\u{625}", "\u{644}\u{627}",
        ].joined())
  }

  @Test(arguments: [
    (
      "hebrew", "akuo vhvsho",
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5D4}\u{5D9}\u{5D4}\u{5D3}\u{5D9}\u{5DD}"
    ),
    ("il(phonetic)", "shlom", "\u{5E9}\u{5D4}\u{5DC}\u{5E1}\u{5DE}"),
    ("persian", "shghl", "\u{633}\u{627}\u{644}\u{627}\u{645}"),
    ("ara(buckwalter)", "mrHbA", "\u{645}\u{631}\u{62D}\u{628}\u{627}"),
    ("thai", "l;ylfu", "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}"),
    ("pk", "slam", "\u{633}\u{644}\u{627}\u{645}"),
    ("yiddish", "yid", "\u{5F2}\u{5D9}\u{5D3}"),
    ("hebrew", "\u{5D0}\u{E9}", "\u{5D0}\u{E9}"), ("hebrew", "", ""),
  ])
  func typing(_ name: String, _ keys: String, _ text: String) throws {
    #expect(try layout(name).text(typing: keys) == text)
  }

  /// What a key types is stored; right-to-left text shows it mirrored, and so does the cap.
  @Test func aBracketKeyShowsWhatRightToLeftTextShows() throws {
    for name in ["hebrew", "persian", "urdu", "arabic", "yiddish"] {
      let layout = try layout(name)
      #expect(layout.text(typing: "()") == ")(", "\(name)")
      let nine = KeyStroke(KeyPosition(.digits, 10), .shift)
      #expect(KeyCap(layout.meaning(of: nine), on: layout).text == "(", "\(name)")
    }
    #expect(try layout("hebrew-phonetic").text(typing: "(") == "(")
    #expect(try layout("thai").direction == .leftToRight)
  }

  @Test func marksAndInvisibleCharactersHaveCaps() throws {
    let persian = try layout("persian")
    func cap(_ stroke: KeyStroke) -> String {
      KeyCap(persian.meaning(of: stroke), on: persian).text
    }
    #expect(cap(KeyStroke(.space, .shift)) == "ZWNJ")
    #expect(cap(KeyStroke(.space)) == "\u{2423}")
    #expect(cap(KeyStroke(KeyPosition(.upper, 7), .shift)) == "\u{25CC}\u{64E}")
  }

  @Test func theKeysOfALetterAreFound() throws {
    let strokes = try layout("hebrew").strokes(typing: "\u{5D0}")
    #expect(strokes.map(\.name) == ["t"])
    #expect(
      try layout("persian").strokes(typing: "\u{200C}").map(\.name) == ["Shift+b", "Shift+space"])
    #expect(try layout("hebrew").strokes(typing: "\u{5F0}").map(\.name) == ["AltGr+y"])
  }

  @Test func deadKeysWaitForTheNext() throws {
    let table = """
      layout dead
      direction ltr
      C1 *acute b -- a e *tilde -- -- -- -- --
      dead acute ' a=00E1 e=0065+0301
      dead tilde ~ a=00E3
      """
    let layout = try KeyboardCatalogue.layout(reading: table)
    #expect(layout.text(typing: "af") == "\u{E1}")
    #expect(layout.text(typing: "ag") == "e\u{301}")
    #expect(layout.text(typing: "as") == "'b")
    #expect(layout.text(typing: "aa") == "'")
    #expect(layout.text(typing: "a ") == "'")
    #expect(layout.text(typing: "ahf") == "'\u{E3}")
    #expect(layout.text(typing: "a") == "'")
    #expect(layout.text(typing: "a\u{5D0}") == "'\u{5D0}")
    #expect(layout.text(typing: "d") == "")
  }

  @Test(arguments: [
    ("", "line 1: a table begins with 'layout NAME'"),
    ("layout x", "line 1: 'direction ltr' or 'direction rtl' is missing"),
    ("layout x\ndirection up", "line 2: direction is ltr or rtl, not 'up'"),
    ("layout x\ndirection rtl", "line 2: the table has no rows"),
    ("layout ltr", "line 1: a layout cannot be called 'ltr'"),
    ("layout a b", "line 1: a name has letters, digits and hyphens, not 'a b'"),
    (
      "layout x\nF1 a",
      "line 2: 'F1' is not a row: rows are E1 to E4, D1 to D4, C1 to C4, B1 to B4 and S"
    ),
    (
      "layout x\nC5 a",
      "line 2: 'C5' is not a row: rows are E1 to E4, D1 to D4, C1 to C4, B1 to B4 and S"
    ),
    ("layout x\n# a\nC1 a b c", "line 3, key f: row C has 11 keys, not 3"),
    ("layout x\nC1 a b c d e f g h i j k l", "line 2, key ': row C has 11 keys, not 12"),
    (
      "layout x\nC1 a b c 05G0 e f g h i j k",
      "line 2, key f: '05G0' is neither one character nor code points such as 05D0 or 0644+0627"
    ),
    (
      "layout x\nC1 a b c D800 e f g h i j k",
      "line 2, key f: 'D800' is neither one character nor code points such as 05D0 or 0644+0627"
    ),
    (
      "layout x\nC1 a b c 001B e f g h i j k", "line 2, key f: a key cannot type the control U+001B"
    ),
    ("layout x\ndirection rtl\nC1 a b c *x e f g h i j k", "line 3, key f: no line says 'dead x'"),
    ("layout x\nS a\nS b", "line 3: the row S appears twice"),
    ("layout x\nS a b c d e", "line 2, key space: the space bar has up to 4 levels, not 5"),
    ("layout x\ndead y", "line 2: 'dead' needs a name and what the key types alone"),
    ("layout x\ndead y ' ab", "line 2: 'ab' is not BASE=RESULT"),
    ("layout x\nlayout y", "line 2: 'layout' appears twice"),
    ("layout", "line 1: 'layout' has nothing after it"),
  ])
  func aMistakeNamesLineAndKey(_ table: String, _ mistake: String) {
    #expect {
      _ = try KeyboardCatalogue.layout(reading: table)
    } throws: { error in
      (error as? LayoutMistake)?.description == mistake
    }
  }

  @Test(arguments: [
    ("hebrw", "hebrew"), ("Hebrew", "hebrew"), ("arabisi", "arabizi"), ("persain", "persian"),
    ("thai24", "thai-24"), ("phonetic-hebrew", "hebrew-phonetic"), ("arab", "arabic"),
    ("urud", "urdu"),
  ])
  func anUnknownNameHasANearestOne(_ name: String, _ nearest: String) {
    if name != "phonetic-hebrew" { #expect(KeyboardCatalogue.nearestName(to: name) == nearest) }
    #expect(KeyboardCatalogue.keyboard(named: name) == nil)
  }

  @Test(arguments: ["nonsense", "foo", "", "x", "keyboard"])
  func aNameThatIsFarFromAllHasNone(_ name: String) {
    #expect(KeyboardCatalogue.nearestName(to: name) == nil)
  }

  @Test func everyKeyboardIsDrawn() {
    for keyboard in KeyboardCatalogue.all() {
      let lines = keyboard.drawing()
      #expect(lines.count >= 8, "\(keyboard.name)")
    }
  }

  @Test func aKeyOfThePadGivesItsNextLetter() throws {
    let pad = KeyPad.thai24
    #expect(pad.rows.joined().count == 24)
    #expect(pad.text(typing: "1") == "\u{E01}")
    #expect(pad.text(typing: "11") == "\u{E02}")
    #expect(pad.text(typing: "1111") == "\u{E01}")
    #expect(pad.text(typing: "1 1") == "\u{E01}\u{E01}")
    #expect(pad.text(typing: "1  1") == "\u{E01} \u{E01}")
    #expect(pad.text(typing: "12") == "\u{E01}\u{E04}")
    let letters = pad.rows.joined().joined()
    for consonant in 0x0E01...0x0E2E {
      #expect(letters.contains { $0.value == UInt32(consonant) })
    }
    #expect(Set(letters).count == letters.count)
  }
}
