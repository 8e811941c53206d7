import Foundation
import Testing
import UnicodeData

/// `caret` and `keys`, the oracles for gaps and for editing.
@Suite struct CaretAndKeysTests {
  private struct Caret: Decodable {
    struct Place: Decodable {
      var line: Int
      var column: Int
      var direction: String?
      var affinity: String?
    }
    struct Removed: Decodable {
      var scalars: [Int]
      var text: String?
    }
    var places: [Place]
    var backspace: Removed?
    var delete: Removed?
    var typed: [String: Place]
  }

  private func caret(_ pseudo: String, _ offset: Int, _ options: String...) throws -> Caret {
    let result = try Program.run(
      ["caret", "--format", "json", "--at", String(offset), "--text", PseudoText.decode(pseudo)]
        + options)
    let schema = try JSONSchema(
      file: InspectTests.root.appending(path: "Schemas/caret.schema.json"))
    let data = Data(result.output.utf8)
    #expect(schema.fault(in: try JSONSerialization.jsonObject(with: data)) == nil)
    return try JSONDecoder().decode(Caret.self, from: data)
  }

  @Test func aGapBetweenDirectionsHasTwoPlaces() throws {
    for (offset, columns) in [(2, [4, 2]), (4, [4, 2]), (3, [3]), (0, [0]), (6, [6])] {
      #expect(try caret("abABcd", offset).places.map(\.column) == columns)
    }
    let upstream = try caret("abABcd", 2, "--affinity", "upstream")
    #expect(upstream.places.map(\.column) == [2, 4])
    #expect(upstream.places.map(\.direction) == ["ltr", "rtl"])
    #expect(upstream.places.map(\.affinity) == ["upstream", "downstream"])
  }

  @Test func keysRemoveTheNeighboursInStorage() throws {
    let arabic = try caret("b{U+0634}a", 1)
    #expect(arabic.backspace?.scalars == [0, 1] && arabic.delete?.scalars == [1, 2])
    #expect(arabic.typed["ltr"]?.column == 1 && arabic.typed["rtl"]?.column == 2)
    let start = try caret("a\r\nb", 0)
    #expect(start.backspace == nil && start.delete?.scalars == [0, 1])
    #expect(try caret("a\r\nb", 1).delete?.scalars == [1, 3])
    #expect(try caret("a\r\nb", 3, "--width", "1").places.map(\.line) == [2])
  }

  /// A small kana does not start a line in Japanese; what is typed is broken like what was there.
  @Test func keysBreakLinesByTheRulesOfALanguage() throws {
    let text = "\u{30C1}\u{30E7}\u{30B3}\u{30EC}\u{30FC}\u{30C8}"
    func places(_ language: String) throws -> [String] {
      let result = try Program.run([
        "keys", "--text", text, "--width", "8", "--line-language", language, "C-end",
        "\"\u{30A1}\"",
      ])
      #expect(result.status == 0, "\(result.errors)")
      return result.output.split(separator: "\n").map { line in
        String(line.split(separator: "\t", omittingEmptySubsequences: false)[2])
      }
    }
    #expect(try places("root") != places("ja"))
    #expect(try places("ja") == places("ja-JP"))
  }

  @Test(arguments: [
    "abABcd", "A{U+05B0}{U+05BC}B a{U+0301}\nxy\n\nAB\r\nc",
    "{RLI}AB{PDI} {U+1F468}{U+200D}{U+1F469} 12",
  ])
  func allGapsAreEachGapAlone(_ pseudo: String) throws {
    let text = PseudoText.decode(pseudo)
    let all = try Program.run(["caret", "--all", "--format", "json", "--text", text]).output
    var alone = ""
    for offset in 0...text.unicodeScalars.count {
      for affinity in ["upstream", "downstream"] {
        alone += try Program.run([
          "caret", "--at", String(offset), "--affinity", affinity, "--format", "json", "--text",
          text,
        ]).output
      }
    }
    #expect(all == alone)
  }

  @Test func aClusterWithoutEndIsNotPrintedAtEachOfItsGaps() throws {
    func delete(_ marks: Int) throws -> Caret.Removed? {
      try caret("a" + String(repeating: "{U+0301}", count: marks), 0).delete
    }
    let long = try delete(1024)
    #expect(long?.scalars == [0, 1025] && long?.text == nil)
    #expect(try delete(1023)?.text?.unicodeScalars.count == 1024)
  }

  @Test func aGapThatIsNotThereIsRefused() throws {
    for offset in ["4", "-1", "x"] {
      let result = try Program.run(["caret", "--text", "abc", "--at=" + offset])
      #expect(result.status != 0 && result.output.isEmpty)
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  /// The text after each step, in the notation of `keys`, in pseudo text.
  private func steps(_ pseudo: String, _ keys: String, _ options: String...) throws -> [String] {
    let result = try Program.run(
      ["keys", "--text", PseudoText.decode(pseudo), keys] + options)
    return result.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return PseudoText.encode(String(fields[1])) + " " + fields[2]
    }
  }

  @Test func selectingAcrossABoundaryTakesTwoRangesAndDeletesThem() throws {
    let keys = "right right right S-right S-right backspace undo \"x\" undo"
    #expect(
      try steps("abc ABC def", keys) == [
        "<|abc ABC def 1:0", "a<|bc ABC def 1:1", "ab<|c ABC def 1:2", "abc<| ABC def 1:3",
        "abc<![ ]<|ABC def 1:4", "abc<![ ]AB|>[C] def 1:5", "abc<|AB def 1:3",
        "abc<![ ]AB|>[C] def 1:5", "abcx<|AB def 1:4", "abc<![ ]AB|>[C] def 1:5",
      ])
  }

  @Test func wordsTypedAreOneStep() throws {
    #expect(
      try steps("", "\"ab\" \"cd\" enter \"e\" undo undo undo redo left") == [
        "<| 1:0", "ab<| 1:2", "abcd<| 1:4", "abcd\\n<| 2:0", "abcd\\ne<| 2:1", "abcd\\n<| 2:0",
        "abcd<| 1:4", "<| 1:0", "abcd<| 1:4", "abc|>d 1:3",
      ])
  }

  @Test func whatIsRefusedIsSaidAndTheScriptGoesOn() throws {
    let result = try Program.run(
      [
        "keys", "--text", PseudoText.decode("abc ABC"),
        "drag 1:0..1:3 protect backspace right \"x\"",
      ])
    let steps = result.output.split(separator: "\n").map {
      PseudoText.encode(String($0.prefix { $0 != "\t" }))
    }
    #expect(result.status == 0)
    #expect(steps.suffix(4) == ["protect", "backspace refused", "right", "\"x\""])
    #expect(result.output.contains(PseudoText.decode("abcx<| ABC")))
  }

  @Test func commandsOnTheSelectionAreSteps() throws {
    #expect(
      try steps("abc ABC def", "drag 1:0..1:5 wrap-fsi undo all strip replace \"c\" \"cc\" undo")
        .suffix(
          2)
        == ["<![abcc ABC def]|> 1:12", "<![abc ABC def]|> 1:11"])
    #expect(try steps("aA{U+05B8}b", "forward forward by-scalar backspace").last == "aA<|b 1:1")
    let mistake = try Program.run(["keys", "--text", "a", "replace \"a\""])
    #expect(mistake.errors.hasPrefix("bidiscope: 'replace' needs two texts"))
  }

  @Test func policiesAreChosen() throws {
    #expect(
      try steps("abc AB", "drag 1:1..1:5", "--policy", "natural").last == "a!>[bc ]A|>[B] 1:5")
    #expect(try steps("abc AB", "drag 1:1..1:5", "--policy", "single").last == "a!>[bc A]|>B 1:5")
    #expect(try steps("AB ab", "forward", "--motion", "logical").last == "A<|B ab 1:4")
    #expect(try steps("AB ab", "left", "--motion", "logical").last == "A<|B ab 1:4")
  }

  @Test func signsOfTheNotationAreEscaped() throws {
    let result = try Program.run(["keys", "--text", "a[b]|\\\u{202E}", "C-end \"left\""])
    #expect(
      result.output.hasSuffix("\"left\"\ta\\[b\\]\\|\\\\\\u{202E}left<|\t1:6\n"), "\(result.output)"
    )
  }

  @Test func aScriptWithAMistakeRunsNothing() throws {
    for (script, complaint) in [
      ("right nokey", "'nokey' is not a key"), ("\"open", "the quote is not closed"),
      ("drag 1:x..2:0", "'drag' needs two places, as drag 1:0..2:3"),
      ("click", "'click' needs a place, as click 1:4"),
    ] {
      let result = try Program.run(["keys", "--text", "a", script])
      #expect(result.errors.hasPrefix("bidiscope: \(complaint)"))
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.status != 0 && result.output.isEmpty)
    }
    #expect(try Program.run(["keys", "--text", "a", "click 3:0"]).status != 0)
  }

  @Test func thePseudoAlphabetIsReadAndWritten() throws {
    let keys = try Program.run(["keys", "--pseudo", "--text", "ab CD", "end", "\"E{LRM}f\""])
    #expect(keys.output.hasSuffix("\"E{LRM}f\"\tab CDE{LRM}f<|\t1:7\n"))
    let text = try Program.run(["inspect", "--format", "json", "--text", "ab \u{5D2}"])
    let pseudo = try Program.run(["inspect", "--format", "json", "--pseudo", "--text", "ab C"])
    #expect(pseudo.output == text.output)
    let lines = try Program.run(["inspect", "--lines", "--pseudo"], input: Array("ab C\n".utf8))
    #expect(lines.line == text.line)
    #expect(try Program.run(["--pseudo"]).status != 0)
  }
}
