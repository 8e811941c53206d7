import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import Wording

/// What is this? says what an invisible sign is for, and what that which is open is.
@Suite struct SignPurposeTests {
  @Test(
    arguments: [
      (0x200E, "LRM is"), (0x200F, "RLM is"), (0x061C, "ALM is"), (0x200D, "ZWJ is"),
      (0x200C, "ZWNJ is"), (0x00AD, "SHY, the soft hyphen"), (0x2060, "The word joiner"),
      (0x00A0, "A no-break space"), (0x202F, "A no-break space"), (0x200B, "ZWSP is"),
      (0x034F, "CGJ is"), (0xFEFF, "BOM at"), (0x2028, "A line separator"),
      (0x2029, "A paragraph separator"), (0xFE0F, "A variation selector"),
      (0xE0100, "A variation selector"), (0xE0067, "A tag character"),
    ] as [(UInt32, String)]) func aSignHasAPurpose(_ value: UInt32, _ beginning: String) throws
  {
    let scalar = try #require(Unicode.Scalar(value))
    let words = try #require(SignPurpose.words(of: scalar))
    #expect(words.english.hasPrefix(beginning), "\(words.english)")
    var stage = Stage("a\(Character(scalar))b", rows: 40, columns: 120)
    stage.act(.stepScalar(1))
    stage.press(.alt("?"))
    #expect(stage.shows(beginning), "\(stage)")
  }

  /// A sign that is seen, and a control that opens or closes something, have none here.
  @Test(arguments: ["a", "\u{5D0}", ",", " ", "\u{2067}", "\u{202C}"])
  func othersHaveNone(_ sign: String) throws {
    let scalar = try #require(sign.unicodeScalars.first)
    #expect(SignPurpose.words(of: scalar) == nil)
  }

  @Test(arguments: [
    ("choose a theme", "A theme is a set of colours"), ("samples", "A sample is a text"),
    ("rule reference", "The reference says each rule"), ("fix it", "Enter makes this change"),
    ("lessons", "A star stands before"), ("plays", "It types itself and stops"),
  ]) func whatIsOpenIsSaid(_ command: String, _ sentence: String) {
    var stage = Stage("results: AB (3)", rows: 40, columns: 120)
    stage.press(.control("p"))
    stage.act(.insert(command))
    stage.press(KeyPress(.enter), .alt("?"))
    #expect(stage.shows(sentence), "\(stage)")
  }

  @Test func thePaletteAPromptAndAQuestionAreSaid() {
    var stage = Stage("ab", rows: 40, columns: 120)
    stage.press(.control("p"), .alt("?"))
    #expect(stage.shows("The palette has every command"), "\(stage)")
    stage.press(KeyPress(.escape), KeyPress(.escape), .control("g"), .alt("?"))
    #expect(stage.shows("A line is typed here"), "\(stage)")
    stage.press(KeyPress(.escape), KeyPress(.escape))
    stage.app.open(QuestionOverlay(text: Words(verbatim: "x"), answers: []))
    stage.press(.alt("?"))
    #expect(stage.shows("This question waits for an answer"), "\(stage)")
  }
}
