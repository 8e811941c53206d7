import Foundation
import TestSupport
import Testing
import UnicodeData
import WritingDirection

/// What one command prints of a paragraph, every other command prints too.
@Suite struct OneAnswerTests {
  private struct Inspection: Decodable {
    struct Paragraph: Decodable {
      var direction: String
      var level: Int
    }
    var paragraphs: [Paragraph]
  }

  private struct Caret: Decodable {
    struct Offset: Decodable { var scalars: Int }
    struct Place: Decodable, Equatable {
      var line: Int
      var column: Int
    }
    var offset: Offset
    var affinity: String
    var places: [Place]
  }

  private struct Answer: Decodable {
    var line: Int
    var base: String
  }

  private static func objects<T: Decodable>(_ arguments: [String], as type: T.Type) throws -> [T] {
    let result = try Program.run(arguments + ["--format", "json"])
    #expect(result.status == 0, "\(arguments): \(result.errors)")
    return try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(T.self, from: Data($0.utf8))
    }
  }

  /// Where the caret is after each key of a script, by the gap and the side that it leans on.
  private static func places(_ arguments: [String]) throws -> [String: Caret.Place] {
    let result = try Program.run(["keys"] + arguments)
    #expect(result.status == 0, "\(arguments): \(result.errors)")
    var places: [String: Caret.Place] = [:]
    for line in result.output.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let marks = ["<|": "upstream", "|>": "downstream"]
      guard let mark = marks.first(where: { fields[1].contains($0.key) }) else { continue }
      let before = fields[1].prefix(upTo: fields[1].firstRange(of: mark.key)!.lowerBound)
      // A label is one scalar.
      let offset = before.replacing(/\\u\{[0-9A-F]+\}|\\n/, with: "-").unicodeScalars.count
      let place = fields[2].split(separator: ":").compactMap { Int($0) }
      places["\(offset) \(mark.value)"] = Caret.Place(line: place[0], column: place[1])
    }
    return places
  }

  /// A text of many lines most of which decide nothing; the far ones are told by the first or the
  /// last.
  private static func text(_ random: inout SeededGenerator) -> String {
    let neutral = ["12", "-", "", "7 - 9", "(1)"]
    let strong = ["ABC 12", "abc 12", "ABC abc", "{RLM}1", " ", "{U+1F600}", "http://a.b 1"]
    let ends = Bool.random(using: &random)
    var lines = (0..<150).map { number in
      let isStrong =
        number % 149 == (ends ? 0 : 148) || Int.random(in: 0..<120, using: &random) == 0
      return (isStrong ? strong : neutral).randomElement(using: &random) ?? ""
    }
    lines[ends ? 0 : lines.count - 1] = "ABC 12"
    return PseudoText.decode(lines.joined(separator: "\n"))
  }

  @Test func everyCommandSaysTheSameOfEveryParagraph() throws {
    let seed: UInt64 = 2807
    var random = SeededGenerator(seed: seed)
    var wrong: [String] = []
    for family in DirectionStrategy.families {
      let name = family[0].name
      let text = Self.text(&random)
      let keyboard = Bool.random(using: &random) ? ["--keyboard", "rtl"] : []
      let shown = ["--text", text, "--direction", name]
      let inspected = try Self.objects(["inspect"] + shown + keyboard, as: Inspection.self)[0]
        .paragraphs
      let asked = ["direction", "--text", text, "--strategy", name] + keyboard
      let said = try Self.objects(asked + ["--lines"], as: Answer.self)
      for (number, paragraph) in inspected.enumerated() {
        let isRightToLeft = paragraph.direction == "rtl"
        if name != "uax9",
          isRightToLeft != (paragraph.level == 1) || said[number].base != paragraph.direction
        {
          wrong.append(
            "\(name) \(number + 1): inspect \(paragraph), direction \(said[number].base)")
        }
      }
      let carets = try Self.objects(["caret", "--all"] + shown + keyboard, as: Caret.self)
      let keys = (0..<60).flatMap { _ in ["C-down", "forward"] } + ["C-end"]
      let places = try Self.places(
        ["--text", text, "--direction", name] + keyboard + ["--motion", "logical"] + keys)
      #expect(places.count > 40, "\(name)")
      for caret in carets {
        guard let place = places["\(caret.offset.scalars) \(caret.affinity)"] else { continue }
        if place != caret.places[0] {
          wrong.append(
            "\(name), gap \(caret.offset.scalars): caret \(caret.places[0]), keys \(place)")
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.count), \(wrong.prefix(4))")
  }
}
