import BidiAlgorithm
import TestSupport
import TextModel
import UnicodeData

/// The cases of `Samples/cases/seeded-*.cases`, drawn from a seed; what has to be comes from
/// ``CaseOracle`` alone.
enum SeededCases {
  /// The files by name.
  static var files: [(name: String, text: String)] {
    [
      ("seeded-sweeps", file(sweeps(50, seed: 0x5EED1), about: sweepWords)),
      ("seeded-deletions", file(deletions(40, seed: 0x5EED2), about: deletionWords)),
      ("seeded-typing", file(typing(40, seed: 0x5EED3), about: typingWords)),
      ("seeded-motion", file(motion(25, seed: 0x5EED4), about: motionWords)),
      ("seeded-words", file(words(25, seed: 0x5EED5), about: wordWords)),
    ]
  }

  private static let sweepWords = """
    Sweeps over random lines. Natural: the scalars between the two columns. single: between the gaps at the outer
    edges of the first and the last cell. snap: the shortest range around the natural ones that is one stretch.
    """
  private static let deletionWords = """
    Sweeps over random lines, deleted. The caret stands where the selection was, in the one gap that has a place there.
    """
  private static let typingWords = """
    Letters typed over sweeps of random lines, where exactly one of the ranges puts the letter where the selection was.
    """
  private static let motionWords = """
    Presses of Right from the left end of random lines: each goes one column on, and leans on the cell just passed.
    """
  private static let wordWords = """
    Double clicks in random lines of letters and spaces: the run of letters, or of spaces, with one direction.
    """

  private static func file(_ cases: [String], about words: String) -> String {
    "\(CaseFile.format) \(CaseFile.version)\n"
      + words.split(separator: "\n").map { "// " + $0 + "\n" }.joined()
      + "// Drawn from a seed and written by the tests, with a second implementation of UAX #9.\n"
      + cases.map { "\n" + $0 }.joined()
  }

  // MARK: - Drawing

  private static let pieces = [
    "a", "b", "c", "d", "e", "A", "B", "C", "D", "E", " ", " ", " ", "1", "2", "-", ".", ",", "(",
    ")", "ab", "cd", "AB", "CD", "{U+0628}", "{U+0661}",
  ]

  /// A line with letters of both directions.
  private static func line(
    _ pieces: [String], _ generator: inout SeededGenerator
  ) -> CaseOracle {
    while true {
      let text = (0..<Int.random(in: 4...10, using: &generator)).map { _ in
        pieces.randomElement(using: &generator)!
      }.joined()
      let direction: TextDirection =
        Bool.random(using: &generator) ? .leftToRight : .rightToLeft
      let oracle = CaseOracle(text, direction)
      if Set(oracle.levels.map { $0 % 2 }).count == 2 { return oracle }
    }
  }

  private static func sweep(
    _ oracle: CaseOracle, _ generator: inout SeededGenerator
  ) -> (from: Int, to: Int) {
    while true {
      let from = Int.random(in: 0...oracle.width, using: &generator)
      let to = Int.random(in: 0...oracle.width, using: &generator)
      if from != to { return (from, to) }
    }
  }

  // MARK: - Writing

  private static func position(_ gap: CaseOracle.Gap, leaning: Bool = true) -> CaseState.Position {
    .init(gap.offset, leaning ? (gap.isUpstream ? .upstream : .downstream) : nil)
  }

  private static func notation(
    _ scalars: [Unicode.Scalar], anchor: CaseOracle.Gap? = nil, focus: CaseOracle.Gap,
    leaning: Bool = true, _ ranges: [Range<Int>] = []
  ) -> String {
    CaseNotation.write(
      CaseState(
        scalars: scalars, anchor: anchor.map { position($0) },
        focus: position(focus, leaning: leaning), ranges: ranges))
  }

  private static func before(_ oracle: CaseOracle, _ title: String, why: String) -> String {
    let text = CaseNotation.write(
      CaseState(scalars: oracle.scalars, anchor: nil, focus: .init(0, nil), ranges: []))
    return
      "# \(title) over '\(PseudoText.encode(String(String.UnicodeScalarView(oracle.scalars))))'\nwhy    \(why)\nwith   direction="
      + "\(oracle.direction.shortName.lowercased())\nbefore \(text)\n"
  }

  private static func shown(_ oracle: CaseOracle) -> String {
    "Levels \(oracle.levels.map(String.init).joined(separator: " ")): the screen shows '\(oracle.display)'."
  }

  private static func said(_ ranges: [Range<Int>]) -> String {
    (ranges.count == 1 && ranges[0].count == 1 ? "stands scalar " : "stand scalars ")
      + list(ranges)
  }

  private static func list(_ ranges: [Range<Int>]) -> String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "[\($0.lowerBound),\($0.upperBound))" }
      .joined(separator: ", ")
  }

  /// The two ends of a sweep: each leans on the cell inside.
  private static func ends(
    _ oracle: CaseOracle, _ from: Int, _ to: Int
  ) -> (anchor: CaseOracle.Gap, focus: CaseOracle.Gap) {
    from < to
      ? (oracle.gap(leftOf: from), oracle.gap(rightOf: to - 1))
      : (oracle.gap(rightOf: from - 1), oracle.gap(leftOf: to))
  }

  // MARK: - Cases

  private static func sweeps(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let oracle = line(pieces, &generator)
      let (from, to) = sweep(oracle, &generator)
      let natural = oracle.swept(min(from, to)..<max(from, to))
      let (anchor, focus) = ends(oracle, from, to)
      let single = min(anchor.offset, focus.offset)..<max(anchor.offset, focus.offset)
      func after(_ ranges: [Range<Int>]) -> String {
        "after  " + notation(oracle.scalars, anchor: anchor, focus: focus, ranges) + "\n"
      }
      return before(
        oracle, "A sweep from \(from) to \(to)",
        why: shown(oracle) + " Between the columns \(said(natural)).")
        + "keys   drag 1:\(from)..1:\(to)\n" + after(natural) + "at     1:\(to)\n"
        + "keys   single\n" + after(single.isEmpty ? [] : [single])
        + "keys   snap\n" + after([oracle.snap(natural)])
    }
  }

  private static func deletions(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    var result: [String] = []
    while result.count < count {
      let oracle = line(pieces, &generator)
      let (from, to) = sweep(oracle, &generator)
      let hole = min(from, to)
      let ranges = oracle.swept(hole..<max(from, to))
      let rest = oracle.replacing(ranges)
      let gaps = Set(
        gapsLeft(by: ranges).filter { offset in
          [true, false].contains {
            rest.column(of: CaseOracle.Gap(offset: offset, isUpstream: $0)) == hole
          }
        })
      guard gaps.count == 1, let gap = gaps.first else { continue }
      let focus = CaseOracle.Gap(offset: gap, isUpstream: true)
      result.append(
        before(
          oracle, "A sweep from \(from) to \(to) deleted",
          why: shown(oracle) + " Between the columns \(said(ranges)); without it the screen "
            + "shows '\(rest.display)', and gap \(gap) has a place at column \(hole).")
          + "keys   drag 1:\(from)..1:\(to) delete\n"
          + "after  \(notation(rest.scalars, focus: focus, leaning: false))\nat     1:\(hole)\n")
    }
    return result
  }

  /// The gap that each range leaves.
  private static func gapsLeft(by ranges: [Range<Int>]) -> [Int] {
    var gone = 0
    return ranges.map { range in
      defer { gone += range.count }
      return range.lowerBound - gone
    }
  }

  private static func typing(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    var result: [String] = []
    while result.count < count {
      let oracle = line(pieces, &generator)
      let (from, to) = sweep(oracle, &generator)
      let hole = min(from, to)
      let ranges = oracle.swept(hole..<max(from, to))
      guard ranges.count > 1 else { continue }
      let letter = ["x", "Z"].randomElement(using: &generator)!
      let scalar = PseudoText.decode(letter).unicodeScalars.first!
      let gaps = gapsLeft(by: ranges)
      let fitting = ranges.indices.filter {
        oracle.replacing(ranges, with: [scalar], at: $0).column(of: gaps[$0]) == hole
      }
      guard fitting.count == 1, let chosen = fitting.first else { continue }
      let done = oracle.replacing(ranges, with: [scalar], at: chosen)
      let isLatin = letter == "x"
      let focus = CaseOracle.Gap(offset: gaps[chosen] + 1, isUpstream: true)
      result.append(
        before(
          oracle, "\(letter) typed from \(from) to \(to)",
          why: shown(oracle) + " Between the columns \(said(ranges)). In the place of "
            + "\(list([ranges[chosen]])) the letter stands at column \(hole): '\(done.display)'.")
          + "keys   drag 1:\(from)..1:\(to) \"\(letter)\"\n"
          + "after  \(notation(done.scalars, focus: focus))\nat     1:\(isLatin ? hole + 1 : hole)\n"
      )
    }
    return result
  }

  private static func motion(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let oracle = line(pieces, &generator)
      let start = oracle.direction == .leftToRight ? "home" : "end"
      var text = before(
        oracle, "Right from the left end", why: shown(oracle))
      for column in 1...oracle.width {
        text += "keys   \(column == 1 ? "\(start) " : "")right\n"
        text += "after  \(notation(oracle.scalars, focus: oracle.gap(rightOf: column - 1)))\n"
        text += "at     1:\(column)\n"
      }
      return text
    }
  }

  private static func words(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let letters = pieces.filter { $0.allSatisfy { $0.isLetter || $0 == " " } } + ["{U+0628}"]
    return (0..<count).map { _ in
      let oracle = line(letters, &generator)
      let column = Int.random(in: 0..<oracle.width, using: &generator)
      let scalar = oracle.order[column]
      let range = oracle.piece(around: scalar)
      let gap = oracle.gap(leftOf: column)
      let kind = oracle.scalars[scalar] == " " ? "space" : "letter"
      return before(
        oracle, "A double click at \(column)",
        why: shown(oracle) + " Right of column \(column) stands the \(kind) \(scalar).")
        + "keys   double 1:\(column)\n"
        + "after  \(notation(oracle.scalars, focus: gap, leaning: false, [range]))\n"
    }
  }
}
