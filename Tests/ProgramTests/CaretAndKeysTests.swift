import Foundation
import TestSupport
import Testing

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
    let keys = "right right right S-right S-right backspace C-z \"x\" C-z C-z"
    #expect(
      try steps("abc ABC def", keys) == [
        "|abc ABC def 1:0", "a|bc ABC def 1:1", "ab|c ABC def 1:2", "abc| ABC def 1:3",
        "abc[ ]|ABC def 1:4", "abc[ ]AB|[C] def 1:5", "abc|AB def 1:3", "abc[ ]AB|[C] def 1:5",
        "abcx|AB def 1:4", "abc[ ]AB|[C] def 1:5", "abc[ ]AB|[C] def 1:5",
      ])
  }

  @Test func wordsTypedAreOneStep() throws {
    #expect(
      try steps("", "\"ab\" \"cd\" space \"e\" C-z C-z C-y left") == [
        "| 1:0", "ab| 1:2", "abcd| 1:4", "abcd | 1:5", "abcd e| 1:6", "abcd | 1:5", "| 1:0",
        "abcd | 1:5", "abcd|  1:4",
      ])
  }

  @Test func policiesAreChosen() throws {
    let keys = "S-end"
    #expect(try steps("ab AB", keys, "--policy", "single").last == "[ab AB]| 1:5")
    #expect(try steps("AB ab", "right", "--motion", "logical").last == "|AB ab 1:5")
    #expect(try steps("AB ab", "left", "--motion", "logical").last == "A|B ab 1:4")
  }

  @Test func signsOfTheNotationAreEscaped() throws {
    let result = try Program.run(["keys", "--text", "a[b]|\\{c}", "C-end"])
    #expect(result.output.hasSuffix("C-end\ta\\[b\\]\\|\\\\\\{c\\}|\t1:9\n"))
  }

  @Test func aScriptWithAMistakeRunsNothing() throws {
    for (script, complaint) in [
      ("right nokey", "no such key: nokey"), ("X-left", "no such key: X-left"),
      ("\"open", "the text has no end: \"open"), ("C-q", "no such key: C-q"),
    ] {
      let result = try Program.run(["keys", "--text", "a", script])
      #expect(result.errors == "bidiscope: \(complaint)\n")
      #expect(result.status != 0 && result.output.isEmpty)
    }
  }
}
