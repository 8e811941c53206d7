import Foundation
import Testing
import UnicodeData

/// Strings from real complaints, each with its right answer.
@Suite struct InspectCaseTests {
  /// Text, direction, and its display, line by line.
  static let displays: [(text: String, direction: String, lines: [String])] = [
    ("abc ABC def", "auto", ["abc CBA def"]),
    ("abABcd", "auto", ["abBAcd"]),
    ("b{U+0634}a", "auto", ["b{U+0634}a"]),
    ("ZMFN!", "ltr", ["NFMZ!"]),
    ("ZMFN!", "auto", ["!NFMZ"]),
    ("{U+25CF} ZMFN", "auto", ["NFMZ {U+25CF}"]),
    (
      "{U+0645}{U+0631}{U+062D} {U+004A}ohn ({U+0057}ork)", "rtl",
      ["{U+004A}ohn ({U+0057}ork) {U+062D}{U+0631}{U+0645}"]
    ),
    ("IM: (800) 955-2292", "rtl", ["955-2292 (800) :MI"]),
    ("IM: {LRI}(800) 955-2292{PDI}", "rtl", ["(800) 955-2292 :MI"]),
    ("S 10-20", "rtl", ["10-20 S"]),
    ("{U+0635} 10-20", "rtl", ["20-10 {U+0635}"]),
    ("EQHE 50%", "rtl", ["50% EHQE"]),
    ("{U+062E}{U+0635}{U+0645} 50%", "rtl", ["%50 {U+0645}{U+0635}{U+062E}"]),
    ("ZUA c++", "rtl", ["++c AUZ"]),
    ("ZUA c++{LRM}", "rtl", ["c++ AUZ"]),
    ("ABC - 3 reviews", "ltr", ["3 - CBA reviews"]),
    ("{FSI}ABC{PDI} - 3 reviews", "ltr", ["CBA - 3 reviews"]),
    ("/home/AB/CD/x", "ltr", ["/home/DC/BA/x"]),
    (
      "\"{U+0627}{U+0633}\": \"{U+0639}{U+0644}\",", "ltr",
      ["\"{U+0644}{U+0639}\" :\"{U+0633}{U+0627}\","]
    ),
    ("abc ABC   ", "ltr", ["abc CBA   "]),
    ("AB\tCD", "ltr", ["BA{U+21E5}DC"]),
    ("AB {LRI}x ({RLI}CD 12{PDI}) y{PDI} E", "rtl", ["E x (12 DC) y BA"]),
    ("5 < 7 A", "rtl", ["A 7 > 5"]),
    (
      "{U+202D}abc{RLO}def{U+202D}ghi{RLO}jkl{U+202D}mno", "ltr", ["abcghimnolkjfed"]
    ),
    (
      "/*{RLO} } {LRI}if (is_admin){PDI} {LRI} begin admins only */", "ltr",
      ["/* begin admins only */ if (is_admin) { "]
    ),
    ("photo_high_re{RLO}gnp.js", "ltr", ["photo_high_resj.png"]),
    ("aZ{U+05C1}{U+05B8}MFb", "ltr", ["aFMZ{U+05C1}{U+05B8}b"]),
    ("A\u{1}b\u{1F}\u{7F}c", "ltr", ["{U+2401}Ab{U+241F}{U+2421}c"]),
    ("a\nB{PS}\r\nc", "auto", ["a", "B", "", "c"]),
    ("", "auto", [""]),
  ]

  @Test(arguments: displays)
  func displayIsWhatReadersShouldSee(
    _ text: String, _ direction: String, _ lines: [String]
  ) throws {
    #expect(try Inspected.text(text, "--direction", direction).display == lines)
  }

  @Test func linesAreCutBeforeTheyAreReordered() throws {
    let inspected = try Inspected.text(
      "he said AB CD EF GH ok", "--direction", "ltr", "--width", "14")
    #expect(inspected.display == ["he said DC BA ", "HG FE ok"])
    #expect(inspected.paragraphs[0].lines.map(\.range) == [[0, 14], [14, 22]])
  }

  @Test func levelsAndReasonsAreTheStandards() throws {
    let arabic = try Inspected.text("b{U+0634}a").paragraphs[0]
    #expect(arabic.levels == [0, 1, 0])
    #expect(arabic.reason?.rule == "P2" && arabic.reason?.offset == 0)
    let bullet = try Inspected.text("x\n{U+25CF} ZMFN").paragraphs[1]
    #expect(bullet.direction == "rtl" && bullet.reason?.offset == 4)
    let numbers = try Inspected.text("abc {U+0661}{U+0662} def", "--direction", "ltr").paragraphs[0]
    #expect(numbers.levels == [0, 0, 0, 0, 2, 2, 0, 0, 0, 0])
    #expect(numbers.reason?.rule == "HL1" && numbers.reason?.offset == nil)
    let neutral = try Inspected.text("12").paragraphs[0]
    #expect(neutral.reason?.rule == "P3" && neutral.reason?.offset == nil)
    let spaces = try Inspected.text("ABC  ", "--direction", "ltr").paragraphs[0]
    #expect(spaces.lines[0].levels == [1, 1, 1, 0, 0])
    let removed = try Inspected.text("a{RLE}B{PDF}c").paragraphs[0]
    #expect(removed.levels == [0, nil, 1, nil, 0])
    #expect(
      removed.runs == [
        .init(range: [0, 2], level: 0, visualIndex: 0),
        .init(range: [2, 4], level: 1, visualIndex: 1),
        .init(range: [4, 5], level: 0, visualIndex: 2),
      ])
  }

  /// Text, options, the natural ranges, the one range, and what it takes wrongly and misses.
  static let selections:
    [(text: String, select: String, ranges: [[Int]], single: [Int], excess: [Int])] = [
      ("abc ABC def", "1:0..1:5", [[0, 4], [6, 7]], [0, 6], [2, 1]),
      ("abc ABC def", "1:5..1:0", [[0, 4], [6, 7]], [0, 6], [2, 1]),
      ("abc ABC def", "1:2..1:5", [[2, 4], [6, 7]], [2, 6], [2, 1]),
      ("ABC abc DEF", "1:3..1:6", [[4, 6], [7, 8]], [6, 8], [1, 2]),
      ("abABcd", "1:1..1:3", [[1, 2], [3, 4]], [1, 3], [1, 1]),
      ("abc", "1:1..1:1", [], [1, 1], [0, 0]),
      ("ab\nAB", "1:1..2:1", [[1, 4]], [1, 4], [0, 0]),
    ]

  @Test(arguments: selections)
  func selectionIsWhatIsBetweenTheGaps(
    _ text: String, _ select: String, _ ranges: [[Int]], _ single: [Int], _ excess: [Int]
  ) throws {
    let selection = try Inspected.text(text, "--select", select).selection
    #expect(selection?.ranges.map(\.scalars) == ranges)
    #expect(selection?.single.scalars == single)
    #expect(selection.map { [$0.excess.wrong, $0.excess.missed] } == excess)
  }

  @Test func policiesTakeTheirOwnRanges() throws {
    func ranges(_ policy: String) throws -> [[Int]]? {
      try Inspected.text("abc ABC def", "--select", "1:0..1:5", "--policy", policy)
        .selection?.ranges.map(\.scalars)
    }
    #expect(try ranges("natural") == [[0, 4], [6, 7]])
    #expect(try ranges("single") == [[0, 6]])
    #expect(try ranges("snap") == [[0, 7]])
  }

  @Test func anotherEngineIsNamedAndAnswersForItself() throws {
    // I1 raises a number; ICU gives a paragraph of one direction one level.
    let ours = try Inspected.text("{U+0661}", "--direction", "ltr")
    let icu = try Inspected.text("{U+0661}", "--direction", "ltr", "--engine", "icu")
    #expect(ours.engine == "bidiscope" && ours.paragraphs.map(\.levels) == [[2]])
    #expect(icu.engine == "icu" && icu.paragraphs.map(\.levels) == [[0]])
    #expect(icu.paragraphs.allSatisfy { $0.reason == nil && $0.sequences == nil })
    #expect(icu.display == ours.display)
  }

  @Test func theJSONIsStableToTheLetter() throws {
    let text = PseudoText.decode("a{RLI}B")
    let result = try Program.run(
      ["inspect", "--format", "json", "--select", "1:0..1:1", "--text", text])
    let unicode = try Inspected.text("a").unicode
    let expected = #"""
      {"unicode":"\#(unicode)","engine":"bidiscope","text":"a\u2067\#(PseudoText.decode("B"))",\#
      "paragraphs":[{"range":{"scalars":[0,3],"utf16":[0,3],"utf8":[0,6]},"direction":"ltr","level":0,\#
      "reason":{"rule":"P2","offset":0},"scalars":["U+0061","U+2067","U+05D1"],\#
      "classes":["L","RLI","R"],"levels":[0,0,1],\#
      "runs":[{"range":[0,2],"level":0,"visualIndex":0},{"range":[2,3],"level":1,"visualIndex":1}],\#
      "sequences":[{"ranges":[[0,2]],"level":0,"sos":"L","eos":"L"},\#
      {"ranges":[[2,3]],"level":1,"sos":"R","eos":"R"}],\#
      "lines":[{"range":[0,3],"levels":[0,0,1],"order":[0,1,2],\#
      "display":"a\#(PseudoText.decode("B"))",\#
      "cells":[{"range":[0,1],"column":0,"width":1},{"range":[1,2],"column":1,"width":0},\#
      {"range":[2,3],"column":1,"width":1}]}]}],\#
      "selection":{"policy":"natural",\#
      "ranges":[{"scalars":[0,1],"utf16":[0,1],"utf8":[0,1],"text":"a"}],\#
      "single":{"scalars":[0,1],"utf16":[0,1],"utf8":[0,1],"text":"a"},"excess":{"wrong":0,"missed":0},\#
      "rectangles":[{"line":1,"columns":[0,1]}],\#
      "typed":{"ltr":{"scalars":[0,1],"line":1,"column":0,"atSelection":true},\#
      "rtl":{"scalars":[0,1],"line":1,"column":1,"atSelection":false}}}}

      """#
    #expect(result.output == expected)
  }
}
