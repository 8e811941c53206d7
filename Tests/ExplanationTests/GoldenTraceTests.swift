import BidiAlgorithm
import Explanation
import Foundation
import Testing
import UnicodeData
import Wording

/// What every rule leaves of the standard's own examples and of strings from real complaints, held
/// against `Goldens/traces.txt`; `RECORD_SNAPSHOTS=1` writes it anew, and fails.
@Suite struct GoldenTraceTests {
  private static let ltr = BaseDirection.explicit(.leftToRight)
  private static let rtl = BaseDirection.explicit(.rightToLeft)

  /// Examples from the text of UAX #9, with the display that it gives where it gives one.
  static let standard: [(name: String, text: String, direction: BaseDirection, display: String?)] =
    [
      ("BD13, embeddings", "t1{RLE}t2{PDF}{RLE}t3{PDF}t4", ltr, nil),
      ("BD13, isolates", "t1{RLI}t2{PDI}{RLI}t3{PDI}t4", ltr, nil),
      (
        "BD13, nested", "t1{RLI}t2{LRI}t3{RLE}t4{PDF}t5{PDI}t6{PDI}t7", ltr, nil
      ),
      ("BD16, a)b(c", "a)b(c", ltr, nil),
      ("BD16, a(b]c", "a(b]c", ltr, nil),
      ("BD16, a(b)c", "a(b)c", ltr, nil),
      ("BD16, a(b[c)d]", "a(b[c)d]", ltr, nil),
      ("BD16, a(b]c)d", "a(b]c)d", ltr, nil),
      ("BD16, a(b)c)d", "a(b)c)d", ltr, nil),
      ("BD16, a(b(c)d", "a(b(c)d", ltr, nil),
      ("BD16, a(b(c)d)", "a(b(c)d)", ltr, nil),
      ("BD16, a(b{c}d)", "a(b{U+007B}c{U+007D}d)", ltr, nil),
      ("N0, example 1", "AB(CD[&ef]!)gh", rtl, "gh(![ef&]DC)BA"),
      ("N0, example 2", "smith (fabrikam ABC) DEF", rtl, nil),
      ("N0, example 3", "ABC book(s)", rtl, "book(s) CBA"),
      ("W1", "{U+0627}{U+0300}{U+0300} a{RLI}{U+0300}{PDI}{U+0300}", ltr, nil),
      ("W2", "{U+0627}1 {U+0627}!1 !1 a!1 A!1", ltr, nil),
      ("W4", "A1+1 1,1 {U+0661},{U+0661}", rtl, nil),
      ("W5", "A$$1 1$$ {U+0661}$1", rtl, nil),
      ("W6", "{U+0661}$ a-1 1,{U+0661} $ {U+0661}", rtl, nil),
      ("W7", "a!1 A!1", ltr, nil),
      ("L2, example 1", "car means CAR.", ltr, "car means RAC."),
      ("L2, example 2", "car MEANS CAR.", rtl, ".RAC SNAEM car"),
      (
        "L2, example 3", "he said \"{RLI}car MEANS CAR{PDI}.\" \"{RLI}IT DOES{PDI},\" she agreed",
        ltr,
        "he said \"RAC SNAEM car.\" \"SEOD TI,\" she agreed"
      ),
      (
        "L2, example 4",
        "DID YOU SAY '{LRI}he said \"{RLI}car MEANS CAR{PDI}\"{PDI}'?", rtl,
        "?'he said \"RAC SNAEM car\"' YAS UOY DID"
      ),
    ]

  /// Strings from real complaints.
  static let complaints: [(text: String, direction: BaseDirection)] = [
    ("abc ABC def", .auto), ("abABcd", .auto), ("b{U+0634}a", .auto), ("ZMFN!", ltr),
    ("ZMFN!", .auto), ("{U+25CF} ZMFN", .auto),
    ("{U+0645}{U+0631}{U+062D}{U+0628}{U+0627} {U+004A}ohn ({U+0057}ork)", rtl),
    ("IM: (800) 955-2292", rtl), ("IM: {LRI}(800) 955-2292{PDI}", rtl), ("S 10-20", rtl),
    ("{U+0635} 10-20", rtl), ("EQHE 50%", rtl), ("{U+062E}{U+0635}{U+0645} 50%", rtl),
    ("ZUA c++", rtl), ("ZUA c++{LRM}", rtl), ("ABC - 3 reviews", ltr),
    ("{FSI}ABC{PDI} - 3 reviews", ltr), ("/home/AB/CD/x", ltr),
    ("\"{U+0627}{U+0633}{U+0645}\": \"{U+0639}{U+0644}{U+064A}\",", ltr), ("abc ABC   ", ltr),
    ("AB\tCD", ltr), ("he said AB CD EF GH ok", ltr),
    ("AB {LRI}x ({RLI}CD 12{PDI}) y{PDI} E", rtl), ("5 < 7 A", rtl),
    ("abc {U+0661}{U+0662}{U+0663} def", ltr),
    ("{U+202D}abc{RLO}def{U+202D}ghi{RLO}jkl{U+202D}mno", ltr),
    ("/*{RLO} } {LRI}if (is_admin){PDI} {LRI} begin admins only */", ltr),
    ("photo_high_re{RLO}gnp.js", ltr), ("aZ{U+05C1}{U+05B8}MFb", ltr),
  ]

  private static func paragraph(_ pseudo: String, _ direction: BaseDirection) -> ExplainedParagraph
  {
    ExplainedParagraph(
      Array(PseudoText.decode(pseudo).unicodeScalars), direction: direction)
  }

  // MARK: - The table in letters

  private static func word(_ cell: TraceCell) -> String {
    let text: String =
      switch cell.content {
      case .nothing: "."
      case .bidiClass(let bidiClass): bidiClass.shortName
      case .level(let level): "\(level)"
      case .removed: "x"
      case .passedOver: "-"
      case .sequence(let number): "\(number + 1)"
      case .place(let place): "\(place)"
      case .mirror(let scalar): scalar.map { PseudoText.encode(String($0)) } ?? "?"
      }
    return (cell.isChanged ? "*" : "") + text
  }

  private static func table(_ title: String, _ paragraph: ExplainedParagraph) -> String {
    let columns = paragraph.scalars.indices.map { paragraph.cells(at: $0) }
    let heads = paragraph.scalars.map { scalar in
      scalar == " " ? "_" : PseudoText.encode(String(scalar))
    }
    let changed = paragraph.changedStages
    var rows = [[""] + heads]
    for stage in TraceStage.allCases where changed.contains(stage) {
      rows.append([paragraph.title(of: stage)] + columns.map { word($0[stage.rawValue]) })
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: " ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    let sequences = paragraph.sequences.map { sequence in
      let runs = sequence.levelRuns.map { "[\($0.lowerBound),\($0.upperBound))" }
      return "sequence \(runs.joined(separator: "+")) level \(sequence.level) "
        + "sos \(sequence.startOfSequence.shortName) eos \(sequence.endOfSequence.shortName)"
    }
    let pairs = paragraph.bracketPairs.map {
      "pair \($0.pair.opening)-\($0.pair.closing) \($0.branch.rawValue)"
    }
    return (["== " + title] + lines + sequences + pairs).joined(separator: "\n") + "\n"
  }

  private static func name(_ direction: BaseDirection) -> String {
    switch direction {
    case .auto: "auto"
    case .explicit(let direction): direction.shortName
    }
  }

  @Test func everyRuleLeavesWhatItLeft() throws {
    let tables =
      Self.standard.map { item in
        Self.table(
          "\(item.name): \(item.text) (\(Self.name(item.direction)))",
          Self.paragraph(item.text, item.direction))
      }
      + Self.complaints.map { text, direction in
        Self.table("\(text) (\(Self.name(direction)))", Self.paragraph(text, direction))
      }
    let made = tables.joined(separator: "\n").replacing("\t", with: "{TAB}")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/traces.txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(made.utf8).write(to: file)
      Issue.record("recorded \(file.path)")
    }
    let kept = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n== ")
    let now = made.components(separatedBy: "\n== ")
    #expect(kept.count == now.count)
    for (old, new) in zip(kept, now) { #expect(old == new) }
  }

  /// The order that L2 and L4 give, in the pseudo alphabet, without what has no picture.
  private func display(_ paragraph: ExplainedParagraph) -> String {
    let invisible = Set(paragraph.scalars.filter { (0x2066...0x2069).contains($0.value) })
    var mirrored: [Int: Unicode.Scalar] = [:]
    for position in paragraph.scalars.indices {
      if case .mirror(let scalar?) = paragraph.cells(at: position)[TraceStage.l4.rawValue].content {
        mirrored[position] = scalar
      }
    }
    return PseudoText.encode(
      String(
        String.UnicodeScalarView(
          paragraph.order.filter { !invisible.contains(paragraph.scalars[$0]) }.map {
            mirrored[$0] ?? paragraph.scalars[$0]
          })))
  }

  @Test func theStandardsExamplesAreDisplayedAsItDisplaysThem() {
    for item in Self.standard {
      guard let expected = item.display else { continue }
      #expect(display(Self.paragraph(item.text, item.direction)) == expected, "\(item.name)")
    }
  }

  /// The classes that the standard's tables of examples give, after the rule they are examples of.
  @Test(arguments: [
    ("W1", "{U+0627}{U+0300}{U+0300}", "AL AL AL"), ("W1", "{PDI}{U+0300}", "PDI ON"),
    ("W2", "{U+0627}1", "AL AN"), ("W2", "{U+0627}!1", "AL ON AN"),
    ("W2", "A!1", "R ON EN"), ("W4", "1+1", "EN EN EN"), ("W4", "1,1", "EN EN EN"),
    ("W4", "{U+0661},{U+0661}", "AN AN AN"), ("W5", "$$1", "EN EN EN"), ("W5", "1$$", "EN EN EN"),
    ("W5", "{U+0661}$1", "AN EN EN"), ("W6", "{U+0661}$", "AN ON"), ("W6", "a+1", "L ON EN"),
    ("W6", "1,{U+0661}", "EN ON AN"), ("W7", "a!1", "L ON L"), ("W7", "A!1", "R ON EN"),
    ("N1", "a!b", "L L L"), ("N1", "A!B", "R R R"), ("N1", "A!{U+0661}", "R R AN"),
    ("N1", "{U+0661}!1", "AN R EN"), ("N1", "1!A", "EN R R"),
  ]) func theStandardsTables(_ rule: String, _ text: String, _ classes: String) throws {
    let stage = TraceStage(try #require(BidiRule(name: rule)))
    let paragraph = Self.paragraph(text, Self.rtl)
    let found = paragraph.scalars.indices.map {
      Self.word(paragraph.cells(at: $0)[stage.rawValue]).replacing("*", with: "")
    }
    #expect(found.joined(separator: " ") == classes)
  }
}
