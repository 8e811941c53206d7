import BidiAlgorithm
import Explanation
import Foundation
import Testing
import Wording

/// The reference is whole, shows every rule at work, and says what the source says.
@Suite struct RuleReferenceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyRuleAndDefinitionIsThere() {
    let names = RuleReference.all.map(\.name)
    let expected =
      (1...16).map { "BD\($0)" } + BidiRule.allCases.map(\.rawValue) + (2...6).map { "HL\($0)" }
    #expect(names == expected)
    #expect(RuleReference.text(named: "w4")?.name == "W4")
    #expect(RuleReference.text(named: "BD16")?.name == "BD16")
    #expect(RuleReference.text(named: "W8") == nil)
  }

  @Test func everyOneIsShownAtWork() {
    for text in RuleReference.all {
      let demonstration = RuleReference.demonstration(of: text)
      #expect(demonstration?.sentences.isEmpty == false, "\(text.name)")
      #expect(!text.summary.isEmpty && !text.body.isEmpty && !text.example.isEmpty, "\(text.name)")
    }
  }

  /// What the texts of X4 and X5 say of what is inside an override, and of its end.
  @Test(arguments: ["X4", "X5"])
  func anOverrideDoesNotReachIntoWhatIsInside(_ name: String) throws {
    let body = try #require(RuleReference.text(named: name)).body
    #expect(body.contains("except what stands in an isolate or an embedding inside"))
    #expect(body.contains("or else with the isolate or the paragraph in which it stands"))
    let opening: Unicode.Scalar = name == "X4" ? "\u{202E}" : "\u{202D}"
    /// The offsets of the scalars that are under an override.
    func overridden(_ text: String) -> [Int] {
      let scalars = text.unicodeScalars.map { $0 == "o" ? opening : $0 }
      let paragraph = ExplainedParagraph(scalars, direction: .explicit(.leftToRight))
      return scalars.indices.filter { position in
        paragraph.story(at: position).contains { $0.english.contains("is under the override") }
      }
    }
    // The letters in the isolate at 3 and in the embedding at 6 are free of it.
    #expect(overridden("o1\u{2066}2\u{2069}\u{202B}3\u{202C}4\u{202C}5") == [1, 2, 4, 8])
    // Without a PDF it ends with its isolate, or with the paragraph.
    #expect(overridden("\u{2066}o1\u{2069}2o3") == [2, 6])
  }

  @Test func theTextsAreThoseOfTheSource() throws {
    let file = Self.root.appending(path: "Sources/Explanation/Reference/RuleTexts.swift")
    let made = try Self.ruleTexts()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try made.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent); run again")
    }
    let shipped = try String(contentsOf: file, encoding: .utf8)
    #expect(shipped == made, "RuleTexts.swift is stale: run the tests with RECORD_SNAPSHOTS=1")
  }

  /// `RuleTexts.swift` as the doc comments have it.
  private static func ruleTexts() throws -> String {
    var text = """
      // Made from the doc comments under Sources/BidiAlgorithm/Rules; RECORD_SNAPSHOTS=1 makes it anew.
      // swift-format-ignore-file
      extension RuleReference {
        /// The rules, in the order in which they apply.
        static let ruleTexts: [RuleText] = [

      """
    for rule in BidiRule.allCases {
      let paragraphs = try paragraphs(of: rule.rawValue)
      let body = paragraphs.dropFirst().filter {
        !$0.hasPrefix("Example: ") && !$0.hasPrefix("Source: ")
      }
      let example = paragraphs.first { $0.hasPrefix("Example: ") }?.dropFirst(9) ?? ""
      let source = paragraphs.first { $0.hasPrefix("Source: ") }?.dropFirst(8) ?? ""
      let section = try #require(source.firstMatch(of: /^UAX #9, section [0-9.]*[0-9]/)).output
      let fields = [
        ("summary", String(paragraphs[0].dropFirst(rule.rawValue.count + 2))),
        ("body", body.joined(separator: "\n")), ("example", String(example)),
        ("source", String(section)),
      ]
      text += "    RuleText(\(quoted(rule.rawValue)), "
      text += fields.map { "\($0.0): \(quoted($0.1))" }.joined(separator: ", ") + "),\n"
    }
    return text + "  ]\n}\n"
  }

  /// The paragraphs of the doc comment that starts with the rule's name, each on one line.
  private static func paragraphs(of name: String) throws -> [String] {
    let file = root.appending(path: "Sources/BidiAlgorithm/Rules/\(name).swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex { $0.hasPrefix("/// \(name): ") })
    let comment = lines[start...].prefix { $0.hasPrefix("///") }.map {
      String($0.dropFirst(3)).trimmingCharacters(in: .whitespaces)
    }
    var paragraphs: [[String]] = [[]]
    for line in comment {
      if ["- Param", "- Return", "- Throw"].contains(where: line.hasPrefix) { break }
      if line.isEmpty {
        paragraphs.append([])
      } else if line.hasPrefix("- ") {
        paragraphs.append([line])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
