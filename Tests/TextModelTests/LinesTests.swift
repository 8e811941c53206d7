import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData

@Suite struct LinesTests {
  static let leftToRight = BaseDirection.explicit(.leftToRight)
  static let rightToLeft = BaseDirection.explicit(.rightToLeft)

  /// Number, text, base direction, and what its lines show left to right.
  static let displays: [(Int, String, BaseDirection, [String])] = [
    (1, "abc ABC def", .auto, ["abc CBA def"]),
    (2, "abABcd", .auto, ["abBAcd"]),
    (3, "b{U+0634}a", .auto, ["b{U+0634}a"]),
    (4, "ZMFN!", leftToRight, ["NFMZ!"]),
    (4, "ZMFN!", .auto, ["!NFMZ"]),
    (5, "{U+25CF} ZMFN", .auto, ["NFMZ {U+25CF}"]),
    (
      6, "{U+0645}{U+0631} {U+004A}ohn ({U+0057}ork)", rightToLeft,
      ["{U+004A}ohn ({U+0057}ork) {U+0631}{U+0645}"]
    ),
    (7, "IM: (800) 955-2292", rightToLeft, ["955-2292 (800) :MI"]),
    (7, "IM: {LRI}(800) 955-2292{PDI}", rightToLeft, ["(800) 955-2292 :MI"]),
    (8, "S 10-20", rightToLeft, ["10-20 S"]),
    (8, "{U+0635} 10-20", rightToLeft, ["20-10 {U+0635}"]),
    (9, "EPHE 50%", rightToLeft, ["50% EHPE"]),
    (9, "{U+062E}{U+0635}{U+0645} 50%", rightToLeft, ["%50 {U+0645}{U+0635}{U+062E}"]),
    (10, "ZUA {U+0043}++", rightToLeft, ["++{U+0043} AUZ"]),
    (10, "ZUA {U+0043}++{LRM}", rightToLeft, ["{U+0043}++ AUZ"]),
    (11, "ABC - 3 reviews", leftToRight, ["3 - CBA reviews"]),
    (11, "{FSI}ABC{PDI} - 3 reviews", leftToRight, ["CBA - 3 reviews"]),
    (12, "/home/AB/CD/x", leftToRight, ["/home/DC/BA/x"]),
    (
      13, "\"{U+0627}{U+0633}\": \"{U+0639}{U+0644}\",", leftToRight,
      ["\"{U+0644}{U+0639}\" :\"{U+0633}{U+0627}\","]
    ),
    (14, "abc ABC   ", leftToRight, ["abc CBA   "]),
    (15, "AB\tCD", leftToRight, ["BA{TAB}DC"]),
    (17, "AB {LRI}x ({RLI}CD 12{PDI}) y{PDI} E", rightToLeft, ["E x (12 DC) y BA"]),
    (18, "5 < 7 A", rightToLeft, ["A 7 > 5"]),
    (
      19, "abc {U+0661}{U+0662}{U+0663} def", leftToRight,
      ["abc {U+0661}{U+0662}{U+0663} def"]
    ),
    (
      20, "{LRO}abc{RLO}{U+0044}{U+0045}{U+0046}{LRO}ghi{RLO}{U+004A}{U+004B}{U+004C}{LRO}mno",
      leftToRight, ["abcghimno{U+004C}{U+004B}{U+004A}{U+0046}{U+0045}{U+0044}"]
    ),
    (
      21, "/*{RLO} } {LRI}if (is{U+0041}dmin){PDI} {LRI} begin admins only */", leftToRight,
      ["/* begin admins only */ if (is{U+0041}dmin) { "]
    ),
    (22, "photo_high_re{RLO}gnp.js", leftToRight, ["photo_high_resj.png"]),
    (23, "aZ{U+05C1}{U+05B8}MFb", leftToRight, ["aFMZ{U+05C1}{U+05B8}b"]),
  ]

  @Test(arguments: displays.indices) func displayOfAKnownString(_ index: Int) {
    let (number, text, direction, expected) = Self.displays[index]
    #expect(Visual.displays(Visual.layout(text, direction)) == expected, "case \(number)")
  }

  @Test func linesAreCutBeforeTheyAreReordered() {
    let layout = Visual.layout("he said AB CD EF GH ok", Self.leftToRight, width: 14)
    #expect(Visual.displays(layout) == ["he said DC BA ", "HG FE ok"])
  }

  @Test func controlsTakeTheCellsOfTheirLabels() {
    let layout = Visual.layout("a{RLI}B{PDI}c", invisibles: .labelled)
    #expect(Visual.displays(layout) == ["a<{U+0052}{U+004C}{U+0049}>B<{U+0050}{U+0044}{U+0049}>c"])
    #expect(layout.line(layout.firstLine).width == 9)
  }

  @Test func spacesHangAndNeverStartALine() {
    let layout = Visual.layout("ab cd    ef", width: 5)
    #expect(Visual.displays(layout) == ["ab cd    ", "ef"])
    #expect(Visual.displays(Visual.layout("abcdefg", width: 3)) == ["abc", "def", "g"])
    #expect(Visual.displays(Visual.layout("ab cdefg", width: 3)) == ["ab ", "cde", "fg"])
  }

  @Test func tabsReachTheNextStopFromTheLinesStart() {
    let columns = Visual.layout("ab\tc\td").line(
      LinePosition(paragraph: ParagraphIndex(0), line: 0)
    )
    .cells.map(\.columns)
    #expect(columns == [0..<1, 1..<2, 2..<8, 8..<9, 9..<16, 16..<17])
    let mirrored = Visual.layout("AB\tC").line(LinePosition(paragraph: ParagraphIndex(0), line: 0))
    #expect(mirrored.cells.map(\.columns) == [0..<1, 1..<7, 7..<8, 8..<9])
  }

  @Test func wideClustersTakeTwoColumns() {
    let layout = Visual.layout("a{U+4E2D}{U+1F468}{ZWJ}{U+1F469}{U+0301}b")
    #expect(layout.line(layout.firstLine).cells.map(\.width) == [1, 2, 2, 1])
  }

  @Test func aLineSeparatorStartsALineAndNoParagraph() {
    let layout = Visual.layout("a{LS}B{LS}", invisibles: .hidden)
    #expect(Visual.displays(layout) == ["a", "B", ""])
    #expect(layout.document.paragraphCount == 1)
  }

  /// Every scalar is in one cell, cells stand side by side, and a line is as wide as it may be.
  @Test func linesHoldEveryScalarOnceInOrder() {
    let seed: UInt64 = 0x11E5
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<4000 where failure == nil {
      let layout = Visual.randomLayout(&generator, upTo: 40)
      if let problem = Self.problem(of: layout) {
        failure = "seed \(seed), text \(number): \(problem): \(Visual.describe(layout))"
      }
    }
    #expect(failure == nil)
  }

  static func problem(of layout: TextLayout) -> String? {
    var next = 0
    for position in Visual.lines(layout) {
      let line = layout.line(position)
      let start = layout.range(of: position).lowerBound.rawValue
      if start != next { return "line \(position) starts at \(start), not \(next)" }
      next = layout.range(of: position).upperBound.rawValue
      var covered = Set<Int>()
      var column = 0
      for cell in line.cells {
        if cell.column != column { return "a hole at column \(column) of \(position)" }
        column += cell.width
        for scalar in cell.range where !covered.insert(scalar).inserted {
          return "twice: \(scalar)"
        }
      }
      if covered != Set(line.range) { return "\(position) leaves scalars out" }
      if column != line.width { return "width of \(position)" }
      for scalar in line.range
      where line.cells[line.cellIndex(containing: scalar)!].range.contains(scalar) == false {
        return "cell of \(scalar)"
      }
      if let problem = overlong(line, layout, position) { return problem }
    }
    return next == layout.document.scalarCount ? nil : "text left after \(next)"
  }

  /// A line is longer than the width only by spaces, or because one cell is.
  private static func overlong(
    _ line: VisualLine, _ layout: TextLayout, _ position: LinePosition
  ) -> String? {
    guard let width = layout.settings.width, line.width > width else { return nil }
    let inStorage = line.cells.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let text = layout.paragraph(position.paragraph).content.scalars
    var columns = 0
    for (index, cell) in inStorage.enumerated() {
      let isSpace = ScalarFacts.isWhiteSpace(text[cell.range.lowerBound].scalar)
      columns += cell.width
      // A mark that is shown alone because its level is not its base's takes a cell of its own.
      let isPiece = index > 0 && ScalarFacts.category(of: text[cell.range.lowerBound].scalar).isMark
      if isPiece {
        columns -= cell.width
        continue
      }
      if columns > width, cell.isVisible, !isSpace, columns != cell.width {
        return "\(position) is \(line.width) wide"
      }
    }
    return nil
  }
}
