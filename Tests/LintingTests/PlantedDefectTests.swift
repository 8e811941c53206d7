import Linting
import TestSupport
import Testing

/// Defects that are put into clean texts by a seed: each is found where it is.
@Suite struct PlantedDefectTests {
  /// A text with one defect, and where that is.
  struct Planted {
    var kind: SourceKind
    var text: String
    /// The line of the defect, from 1.
    var line: Int
  }

  private static let hebrew = [
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5E2}\u{5D5}\u{5DC}\u{5DD}", "\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
    "\u{5D7}\u{5D3}\u{5E9}", "\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D4}",
  ]
  private static let arabic = [
    "\u{645}\u{644}\u{641}", "\u{62C}\u{62F}\u{64A}\u{62F}", "\u{645}\u{631}\u{62D}\u{628}\u{627}",
  ]
  private static let latin = ["file", "server", "update", "token", "window"]
  private static let initiators = [
    "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
  ]
  private static let code: [SourceKind] = [.swift, .c, .js, .rust, .go, .java, .python]

  private static func word(_ list: [String], _ random: inout SeededGenerator) -> String {
    list.randomElement(using: &random) ?? ""
  }

  private static func phrase(_ random: inout SeededGenerator) -> String {
    let list = Bool.random(using: &random) ? hebrew : arabic
    return (0..<Int.random(in: 1...3, using: &random)).map { _ in word(list, &random) }
      .joined(separator: " ")
  }

  private static func comment(_ kind: SourceKind, _ text: String) -> String {
    kind == .python ? "# \(text)" : "/* \(text) */"
  }

  private static func po(_ source: String, _ translation: String, flag: String) -> String {
    "msgid \"\"\nmsgstr \"Language: he\\n\"\n\n#, \(flag)\nmsgid \"\(source)\"\nmsgstr \"\(translation)\"\n"
  }

  /// A text with a defect for a rule.
  private static func planted(_ rule: String, _ random: inout SeededGenerator) -> Planted? {
    let kind = code.randomElement(using: &random) ?? .c
    let (a, b) = (word(latin, &random), word(latin, &random))
    let phrase = phrase(&random)
    func prose(_ line: String) -> Planted {
      Planted(kind: .plain, text: "\(phrase)\n\(line)\n\(a) \(b)\n", line: 2)
    }
    func program(_ line: String) -> Planted {
      Planted(kind: kind, text: "\(a) = 1\n\(line)\n\(b) = 2\n", line: 2)
    }
    let initiator = word(initiators, &random)
    let closing =
      initiator.unicodeScalars.first.map { $0.value >= 0x2066 ? "\u{2069}" : "\u{202C}" } ?? ""
    switch rule {
    case "trojan-source":
      return Bool.random(using: &random)
        ? program(comment(kind, "\(a) \(initiator)\(b) } \(a)"))
        : program("\(a) = \"\(b)\(initiator) // \(a)\"")
    case "unmatched-control":
      return Bool.random(using: &random)
        ? prose("\(phrase) \(initiator)\(a) \(phrase)") : prose("\(phrase)\(closing) \(a)")
    case "override": return prose("\(phrase) \u{202E}\(a)\u{202C} \(phrase)")
    case "embedding":
      return prose(
        "\(phrase) \(Bool.random(using: &random) ? "\u{202A}" : "\u{202B}")\(a) \(b)\u{202C}")
    case "control-in-identifier":
      let controls = ["\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{AD}", "\u{200D}"]
      return program("\(a)\(word(controls, &random))\(b) = 3")
    case "file-name":
      return prose(
        "\(phrase) \(a)_\u{202E}gnp.\(["js", "exe", "sh"].randomElement(using: &random) ?? "")")
    case "invisible":
      let controls = ["\u{200B}", "\u{2060}", "\u{200D}", "\u{200C}", "\u{3164}", "\u{2063}"]
      return prose("\(phrase) \(a)\(word(controls, &random))\(b)")
    case "useless-mark":
      return Bool.random(using: &random)
        ? prose("\(phrase)\u{200F}\(word(hebrew, &random)) \(a)")
        : prose("\(phrase) \(a)\u{200E}\(b)")
    case "torn":
      let pieces = ["(800) 955-2292", "-5", "c++", "--flag", "/etc/hosts", "foo()"]
      let line = "\(phrase) \(word(pieces, &random)) \(word(hebrew, &random))"
      return Bool.random(using: &random)
        ? prose(word(hebrew, &random) + " " + line)
        : Planted(kind: .json, text: "{\n\"a\": \"\(word(hebrew, &random)) \(line)\"}", line: 2)
    case "placeholder":
      return Planted(
        kind: .po, text: po("%s (%d) \(a)", "%s (%d) \(phrase)", flag: "c-format"), line: 6)
    case "lost-placeholder":
      return Bool.random(using: &random)
        ? Planted(kind: .po, text: po("\(a) %s", phrase, flag: "c-format"), line: 6)
        : Planted(
          kind: .po, text: po("\(a) {\(b)}", "\(phrase) {\(b)1}", flag: "python-brace-format"),
          line: 6)
    case "lost-isolate":
      return Planted(
        kind: .po, text: po("\(a) \u{2068}%s\u{2069}", "\(phrase) %s", flag: "c-format"), line: 6)
    case "look-alike":
      return program(
        "\(a)(); \(a.replacing("e", with: "\u{435}").replacing("o", with: "\u{43E}"))()")
    case "atom-order":
      return Planted(
        kind: kind, text: "x = 1\nf(\"\(word(hebrew, &random))\", \"\(word(hebrew, &random))\")\n",
        line: 2)
    default: return nil
    }
  }

  @Test(arguments: RuleCatalogue.all.map(\.name).filter { $0 != "encoding" })
  func hundredOfEachRuleAreFound(_ rule: String) throws {
    let seed: UInt64 = 42574
    var random = SeededGenerator(seed: seed)
    for number in 0..<100 {
      let planted = try #require(Self.planted(rule, &random))
      let bytes = Array(planted.text.utf8)
      var options = LintOptions()
      options.only = [rule]
      let found = Linter(options).findings(in: bytes, path: "a", kind: planted.kind)
      let text = FileText(bytes)
      let lines = found.findings.map { text.place(of: $0.range.lowerBound).line }
      #expect(
        lines.contains(planted.line),
        "seed \(seed), \(rule) \(number): \(planted.text.debugDescription) \(lines)")
    }
  }

  @Test func brokenBytesAreFound() {
    var random = SeededGenerator(seed: 42575)
    for _ in 0..<100 {
      var bytes = Array((0..<5).map { _ in Self.phrase(&random) }.joined(separator: "\n").utf8)
      let place = Int.random(in: 0...bytes.count, using: &random)
      bytes.insert(0xFF, at: place)
      let found = Linter().findings(in: bytes, path: "a", kind: .plain).findings
      #expect(found.contains { $0.rule == "encoding" })
    }
  }
}
