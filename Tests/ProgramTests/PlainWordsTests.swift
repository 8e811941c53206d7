import Foundation
import TestSupport
import Testing
import UnicodeData

/// What `inspect` says of the words of HTML as plain text.
@Suite struct PlainWordsTests {
  private static let pieces = [
    "<p>", "<p>", "<p dir=rtl>", "<div dir=auto>", "</div>", "<bdi>", "</bdi>", "<bdo dir=rtl>",
    "</bdo>", "<span dir=rtl>", "<span dir=ltr>", "</span>", "<br>", "<img>", "<q>", "</q>",
    "<button>", "</button>", "<p style='unicode-bidi:plaintext'>", "a", "b c", "\u{5D0}",
    "\u{5D1} \u{5D2}", "12", "(", ") ", " - ", "&rlm;", "&#x202E;",
  ]

  private static func inspect(_ input: String, _ arguments: [String]) throws -> [Inspected] {
    let result = try Program.run(
      ["inspect", "--format", "json"] + arguments, input: Array(input.utf8))
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Inspected.self, from: Data($0.utf8))
    }
  }

  /// The scalars of a paragraph that stand in its source.
  private static func words(_ paragraph: Inspected.Paragraph) -> String {
    var text = String.UnicodeScalarView()
    for (name, source) in zip(paragraph.scalars, paragraph.sources ?? []) where source != nil {
      if let value = UInt32(name.dropFirst(2), radix: 16), let scalar = Unicode.Scalar(value) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// What is seen of a paragraph's words in each line, from the left, by name: of a bracket that is
  /// mirrored that of the other one.
  private static func seen(_ paragraph: Inspected.Paragraph) -> [[String]] {
    let start = paragraph.range["scalars"]?.first ?? 0
    return paragraph.lines.map { line in
      line.order.compactMap { offset in
        let position = offset - start
        let name = paragraph.scalars[position]
        if let sources = paragraph.sources, sources[position] == nil { return nil }
        if name == "U+200F" { return nil }
        let isMirrored = (line.levels[offset - line.range[0]] ?? 0) % 2 == 1
        return isMirrored ? mirrored[name] ?? name : name
      }
    }
  }

  private static let mirrored = ["U+0028": "U+0029", "U+0029": "U+0028"]

  /// Whatever the HTML is, what is said of its words is what `inspect` says of them as a text.
  @Test(arguments: [[], ["--direction", "rtl"], ["--direction", "steady"], ["--width", "5"]])
  func wordsAloneAreInspectedAsText(_ options: [String]) throws {
    let seed: UInt64 = 3707
    var generator = SeededGenerator(seed: seed)
    let html = (0..<3000).map { _ in Self.pieces.randomElement(using: &generator)! }.joined()
    let marked = try #require(try Self.inspect(html, ["--markup", "html"] + options).first)
    let words = marked.paragraphs.map(Self.words)
    let plain = try Self.inspect(words.map { $0 + "\n" }.joined(), ["--lines"] + options)
    #expect(plain.count == words.count && words.count > 100, "seed \(seed)")
    var told = 0
    for ((paragraph, text), alone) in zip(zip(marked.paragraphs, words), plain) {
      let own = try #require(alone.paragraphs.first)
      if let said = paragraph.plainText {
        told += 1
        let expected = Inspected.PlainText(
          text: text, direction: own.direction, level: own.level,
          display: own.lines.map(\.display))
        #expect(said == expected, "seed \(seed)")
      }
      if text.isEmpty {
        #expect(paragraph.plainText == nil, "seed \(seed)")
        continue
      }
      let isSame =
        paragraph.direction == own.direction && Self.seen(paragraph) == Self.seen(own)
      #expect((paragraph.plainText == nil) == isSame, "seed \(seed), \(text)")
    }
    #expect(told > 20 && told < words.count, "seed \(seed)")
  }

  @Test func theReportHasALineOfIt() throws {
    let html = PseudoText.decode("<p>x <bdi>ABC</bdi> 3<p>ABC<p>abc<p><q>abc</q><img>")
    let report = try Program.run(["inspect", "--markup", "html", "--text", html]).output
    let lines = report.split(separator: "\n").map { String($0) }
      .filter { $0.contains("plain text") }
    #expect(
      lines == [
        "  As plain text: x 3 " + PseudoText.decode("CBA"),
        "  As plain text, rtl: " + PseudoText.decode("CBA"), "  The same as plain text.",
        "  The same as plain text.",
      ])
    let plain = try Program.run(["inspect", "--text", html]).output
    #expect(!plain.contains("plain text"))
  }

  @Test func theMemberIsOnlyThereForMarkup() throws {
    let schema = try JSONSchema(
      file: InspectTests.root.appending(path: "Schemas/inspect.schema.json"))
    let html = PseudoText.decode("<p>x <bdi>ABC</bdi> 3<p>abc")
    let arguments = ["inspect", "--format", "json", "--text", html]
    let marked = try Program.run(arguments + ["--markup", "html"]).output
    #expect(schema.fault(in: try JSONSerialization.jsonObject(with: Data(marked.utf8))) == nil)
    #expect(marked.components(separatedBy: #""plainText":null"#).count == 2)
    #expect(marked.contains(#""plainText":{"text":"x "#))
    #expect(!(try Program.run(arguments).output.contains("plainText")))
  }

  private static func session(_ html: String) throws -> [String] {
    let result = try Program.run(["--plain", "--markup", "html", "--text", html], input: [])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return result.output.split(separator: "\n").map { String($0) }
  }

  @Test func theSessionOfLinesSaysIt() throws {
    let told = try Self.session(PseudoText.decode("<p>x <bdi>ABC</bdi> 3"))
    #expect(
      told.suffix(2) == [
        "As plain text the words stand otherwise.",
        "On the screen from the left: x, space, 3, space, gimel, bet, alef.",
      ])
    let other = try Self.session(PseudoText.decode("<p>ABC"))
    #expect(other.last == "As plain text the direction is right to left.")
    #expect(try !Self.session("<p>abc").contains { $0.hasPrefix("As plain text") })
  }

  /// The session of lines, which counts as the explorer does, and `inspect` tell of the same
  /// paragraphs.
  @Test func theSessionAndInspectAgree() throws {
    let seed: UInt64 = 3708
    var generator = SeededGenerator(seed: seed)
    let html = (0..<600).map { _ in Self.pieces.randomElement(using: &generator)! }.joined()
    let marked = try #require(try Self.inspect(html, ["--markup", "html"]).first)
    var told: [[String]] = []
    for line in try Self.session(html) {
      if line.hasPrefix("Paragraph ") { told.append([]) }
      if !told.isEmpty { told[told.count - 1].append(line) }
    }
    #expect(told.count == marked.paragraphs.count && told.count > 20, "seed \(seed)")
    for (lines, paragraph) in zip(told, marked.paragraphs) {
      let isTold = lines.contains { $0.hasPrefix("As plain text") }
      #expect(isTold == (paragraph.plainText != nil), "seed \(seed), \(lines)")
      let turned = lines.contains { $0.hasPrefix("As plain text the direction is") }
      let isOther = paragraph.plainText.map { $0.direction != paragraph.direction } ?? false
      #expect(turned == isOther, "seed \(seed), \(lines)")
    }
  }
}
