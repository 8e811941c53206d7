import BidiAlgorithm
import Explanation
import TestSupport
import Testing
import UnicodeData

/// The report of a paragraph: nothing of a text gets out of it but as ASCII, it reads back, and it
/// says what the rules say.
@Suite struct ParagraphReportTests {
  private static func report(
    _ scalars: [Unicode.Scalar], _ direction: BaseDirection = .auto, lines: [Range<Int>]? = nil,
    window: Range<Int>? = nil
  ) -> String {
    let explained = ExplainedParagraph(scalars, direction: direction, window: window)
    return ParagraphReport(explained, lines: lines ?? [0..<scalars.count]).markdown
  }

  private static func report(_ pseudo: String, _ direction: BaseDirection = .auto) -> String {
    report(Array(PseudoText.decode(pseudo).unicodeScalars), direction)
  }

  @Test func aReportOfEverythingInIt() {
    let report = Self.report("ab ({RLI}A, c{PDI}) 1")
    #expect(
      report.hasPrefix(
        """
        ## Paragraph [0,13)

        - Direction: left-to-right, level 0.
        - P2: the first strong character is the Latin small letter a U+0061 at 0, which has the \
        class L, so by P3 the paragraph level is 0 (left-to-right).

        ```text
        stored     ab ({RLI}A, c{PDI}) 1
        displayed  ab (c ,A) 1
        ```

        Capitals are the Hebrew letters U+05D0 to U+05E9; names are in braces.
        To see it again:

        ```sh
        bidiscope explain --pseudo --text 'ab ({RLI}A, c{PDI}) 1'
        ```

        ### Storage and display

        ```text
        stored     a b SP ( RLI A , SP c PDI )  SP 1
        at         0 1 2  3 4   5 6 7  8 9   10 11 12
        level      0 0 0  0 0   1 1 1  2 0   0  0  0

        displayed  a b SP ( c SP , A )  SP 1
        at         0 1 2  3 8 7  6 5 10 11 12
        level      0 0 0  0 2 1  1 1 0  0  0
        ```
        """), "\(report)")
  }

  /// What N0 makes of a pair of brackets is said once.
  @Test func aPairIsToldOnce() {
    let report = Self.report("a (b) C")
    #expect(report.ranges(of: "N0: the left parenthesis").count == 1, "\(report)")
    #expect(report.ranges(of: "forms a pair").count == 1, "\(report)")
  }

  /// Each form of text that a paragraph may be of.
  private static let texts = [
    "", "abc", "ABC def 12", "!", " ( ) ", "1,2 - 3", "A{U+05B0}{U+05B7}B",
    "{U+0645}{U+064E}{U+0631}{U+062D} 12", "{U+0645}{U+06CC}{ZWNJ}{U+062E}", "{RLI}a{PDI}A{FSI}1",
    "{U+1F468}{ZWJ}{U+1F469}{U+FE0F}", "a`b'c{U+007B}RLI}\\|<b>", "A{LRO}b{PDF} 1{PS}", "a{TAB}B",
    "{U+0000}{U+001B}[31m{U+009B}", "QUERY{U+0041}{NBSP}{U+00AD}{U+E0041}{U+2028}",
  ]

  /// What a report says was stored is what was stored.
  private static func stored(_ report: String) -> String? {
    report.split(separator: "\n").first { $0.hasPrefix("stored     ") }
      .map { PseudoText.decode(String($0.dropFirst(11))) }
  }

  private func check(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) {
    let report = Self.report(scalars, direction)
    let said = "\(scalars.map { String($0.value, radix: 16) })"
    for scalar in report.unicodeScalars {
      #expect(scalar == "\n" || (" "..."~").contains(scalar), "\(scalar.value) of \(said)")
    }
    // Three fences of two ends each: none is closed or opened by the text.
    let fences = report.split(separator: "\n").filter { $0.hasPrefix("```") }
    #expect(fences.count == (scalars.isEmpty ? 0 : 6), "\(said)")
    guard !scalars.isEmpty else { return }
    #expect(
      Self.stored(report).map { Array($0.unicodeScalars) } == scalars, "\(said): \(report)")
    // A row of the table each, its level that of the paragraph's line.
    let explained = ExplainedParagraph(scalars, direction: direction)
    let rows = report.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(rows.count == scalars.count, "\(said)")
    for (position, row) in rows.enumerated() {
      let cells = row.split(separator: " | ").map { $0.replacing("|", with: "") }
      let level =
        explained.paragraph.isRemoved(at: position)
        ? "-" : "\(explained.lineLevels[position])"
      #expect(cells[0] == " \(position)" && cells[3] == level, "\(row) of \(said)")
      #expect(cells[1] == ScalarFacts.codePoint(scalars[position].value))
      #expect(cells[2] == explained.paragraph.input.classes[position].shortName)
    }
  }

  @Test(arguments: texts, [BaseDirection.auto, .explicit(.rightToLeft)])
  func everyKindOfText(_ pseudo: String, _ direction: BaseDirection) {
    check(Array(PseudoText.decode(pseudo).unicodeScalars), direction)
  }

  @Test func nothingDangerousGetsOut() {
    var random = SeededGenerator(seed: 38)
    let dangerous: [Unicode.Scalar] =
      Array("`~{}'\"\\<>|*_#[]()-+&!@a1A \t\r\n".unicodeScalars)
      + [0, 7, 0x1B, 0x7F, 0x85, 0x9B, 0xAD, 0x200E, 0x200F, 0x61C, 0x2028, 0x5D0, 0x627, 0x300]
      .compactMap { Unicode.Scalar($0) }
      + (0x202A...0x202E).compactMap { Unicode.Scalar($0) }
      + (0x2066...0x2069).compactMap { Unicode.Scalar($0) } + ["\u{E0041}", "\u{10FFFF}"]
    for _ in 0..<80 {
      let scalars = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        dangerous.randomElement(using: &random)!
      }
      check(scalars, Bool.random(using: &random) ? .auto : .explicit(.rightToLeft))
    }
  }

  @Test func onlyWhatDecidesIsTold() {
    let report = Self.report("{U+0645}{U+0631} 12")
    #expect(report.contains("- W2: ") && report.contains("- I2: ") && !report.contains("- W3: "))
    #expect(!Self.report("abc").contains("X1:"))
    #expect(Self.report("A b", .explicit(.leftToRight)).contains("- HL1: "))
    #expect(Self.report("A b", .explicit(.leftToRight)).contains("--pseudo --direction ltr --text"))
    #expect(Self.report("!").contains("- P3: ") && Self.report("").contains("level 0"))
  }

  /// Marks stand behind their bases, brackets are mirrored, lines are displayed each by itself.
  @Test func theDisplayIsThatOfTheLines() {
    #expect(Self.report("A{U+05B0}(B").contains("\ndisplayed  B)A{U+05B0}\n"))
    let scalars = Array(PseudoText.decode("AB CD").unicodeScalars)
    let report = Self.report(scalars, lines: [0..<3, 3..<5])
    #expect(report.contains("\ndisplayed   BA\ndisplayed  DC\n"))
    #expect(report.contains("\nline [3,5)\ndisplayed  D C\nat         4 3\n"))
  }

  /// A long paragraph is told of around a scalar, and no report is longer than trackers take.
  @Test(arguments: [0, 500, 999]) func ofALongParagraphTheRestIsLeftOut(at: Int) {
    let nasty = PseudoText.decode("A{RLE}{U+1F1E6}{LRI}(1{U+FDFA}){PDI}b")
    let scalars = Array(
      Array(repeating: Array(nasty.unicodeScalars), count: 125).joined().prefix(1000))
    let window = ParagraphReport.window(count: scalars.count, at: at)
    #expect(window.count == ParagraphReport.longest && window.contains(at))
    let report = Self.report(scalars, window: window)
    #expect(report.count < 65_000, "\(report.count)")
    #expect(report.contains("The paragraph has 1000 characters; this tells of ["))
    #expect(report.contains("more are left out.") && !report.contains("To see it again"))
    #expect(report.contains("\n| \(at) | "))
  }
}
