import Foundation
import Testing
import UnicodeData

/// A session of lines answers first whether anything of a paragraph is wrong.
@Suite struct PlainVerdictTests {
  private struct Fixed: Decodable {
    struct Problem: Decodable { var sentence: String }
    var problems: [Problem]
  }

  private static func session(
    _ lines: [String], _ arguments: [String] = [], language: String = "en"
  ) throws -> [String] {
    let input = Array(lines.map { $0 + "\n" }.joined().utf8)
    let result = try Program.run(["--plain", "--language", language] + arguments, input: input)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  /// What the verdict has to be by what `fix` finds in each paragraph.
  private static func verdicts(_ arguments: [String]) throws -> [String] {
    let run = try Program.run(["fix", "--format", "json", "--language", "en"] + arguments)
    return try run.output.split(separator: "\n").map { line in
      let sentences = try JSONDecoder().decode(Fixed.self, from: Data(line.utf8)).problems
        .map(\.sentence)
      guard let first = sentences.first else { return "Nothing is torn here." }
      return sentences.count == 1
        ? "\(first) :fix fixes it." : "\(first) And \(sentences.count - 1) more: :fix."
    }
  }

  /// The lines right before those that say a level.
  private static func linesBeforeLevels(_ told: [String]) -> [String] {
    told.indices.dropFirst().filter {
      told[$0].contains(/^(An empty paragraph, level|Level) [01],/)
    }
    .map { told[$0 - 1] }
  }

  /// Whole and torn paragraphs, alone and together, typed and opened, in any direction.
  @Test(arguments: [
    "abc", "abc ABG (12)", "ABG (03) 555-1234", "ABG (03) 555-1234, (04) 555-9876", "- 7",
    "abc ABG (12)\nabc\n\nABG (03) 555-1234",
  ])
  func theVerdictComesFirst(_ pseudo: String) throws {
    let text = PseudoText.decode(pseudo)
    for options in [
      [], ["--direction", "rtl"], ["--direction", "ltr"], ["--direction", "steady"],
    ] {
      let expected = try Self.verdicts(["--text", text] + options)
      let opened = try Self.session([], ["--text", text] + options)
      #expect(Self.linesBeforeLevels(opened) == expected, "\(opened)")
      guard !pseudo.contains("\n") else { continue }
      let typed = try Self.session([text], options)
      #expect(typed.first == expected.first && Self.linesBeforeLevels(typed) == expected)
    }
  }

  /// Another direction, a change and what was read from markup are judged as they are then.
  @Test func theVerdictIsThatOfTheTextAsItIs() throws {
    let text = PseudoText.decode("ABG (03) 555-1234")
    let mended = try Self.linesBeforeLevels(Self.session([":fix 1"], ["--text", text]))
    #expect(mended.count == 2 && mended.first?.hasSuffix(" :fix fixes it.") == true)
    #expect(mended.last == "Nothing is torn here.")
    let asked = try Self.linesBeforeLevels(Self.session([text, ":direction ltr"]))
    #expect(try asked.last == Self.verdicts(["--text", text, "--direction", "ltr"]).first)
    let page = "<p dir=rtl>Ready?</p><p>\u{5D0}\u{5D1} <b>c</b></p>"
    let markup = ["--markup", "html", "--text", page]
    let told = try Self.linesBeforeLevels(Self.session([], markup))
    #expect(try told == Self.verdicts(markup))
    let tags = try Self.session([PseudoText.decode("abc <b>AB</b>")])
    #expect(tags.first == "Nothing is torn here. Its tags are seen: --markup html reads them.")
  }

  /// It is not said where only one thing is asked for, nor of no text.
  @Test func nothingElseIsJudged() throws {
    let typed = try Self.session(["abc"])
    let told = try Self.session(["abc", ":level", ":runs", ":order", ":direction"])
    #expect(!told.dropFirst(typed.count).contains { $0.contains("torn") }, "\(told)")
    #expect(try Self.session([]).isEmpty)
  }

  @Test(arguments: ["he", "ar"]) func itIsSaidInTheLanguageOfTheScreen(_ language: String) throws {
    let whole = try Self.session(["abc"], language: language)
    let torn = try Self.session([PseudoText.decode("ABG (03) 555-1234")], language: language)
    #expect(whole.count == 5 && torn.count == 6, "\(whole) \(torn)")
    #expect(!whole[0].contains("torn") && !torn[0].contains("fixes"))
    #expect(torn[0].contains(":fix") && !whole[0].contains(":fix"))
  }
}
