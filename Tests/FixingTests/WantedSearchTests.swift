import BidiAlgorithm
import Fixing
import TestSupport
import Testing
import UnicodeData
import Wording

/// The search for the smallest insertion against all insertions there are.
@Suite struct WantedSearchTests {
  private static let controls: [Unicode.Scalar] = [
    "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{202C}",
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ]

  /// The smallest insertions that give an order.
  private struct Smallest {
    var size = Int.max
    /// What is seen with them, with brackets mirrored.
    var looks: Set<[Unicode.Scalar]> = []

    /// Takes an insertion that gives the order.
    mutating func add(_ size: Int, _ look: () -> [Unicode.Scalar]) {
      if size < self.size { self = Smallest(size: size) }
      if size == self.size { looks.insert(look()) }
    }

    /// Whether what was found is one of them that changes what is seen; where none does, or where
    /// the order is what is seen now, whether that is said.
    func isFound(in fixed: FixedParagraph, for wanted: [Unicode.Scalar]) -> Bool {
      guard fixed.candidates.first?.edit.insertedCount == size else { return false }
      let seen = wanted.map { $0 == "\t" ? "\u{21E5}" : $0 }
      if size == 0 || seen == fixed.display || looks == [fixed.display] {
        return fixed.looksAsWanted && fixed.offered.isEmpty && fixed.reason != nil
      }
      if fixed.looksAsWanted { return looks.contains(fixed.display) }
      return fixed.candidates.allSatisfy { $0.display != fixed.display }
    }
  }

  /// The displays that insertions of up to a size give, each with the smallest of them; by
  /// resolving every one of them.
  private static func displays(
    of text: [Unicode.Scalar], _ direction: BaseDirection, upTo size: Int
  ) -> [[Unicode.Scalar]: Smallest] {
    var found: [[Unicode.Scalar]: Smallest] = [:]
    func extend(_ text: [Unicode.Scalar], from gap: Int, _ count: Int) {
      let display = BrokenStringTests.stored(text, direction)
      found[display, default: Smallest()].add(count) { DrawnParagraph(text, direction).display }
      guard count < size else { return }
      for at in gap...text.count {
        for control in controls {
          extend(Array(text[..<at]) + [control] + text[at...], from: at + 1, count + 1)
        }
      }
    }
    extend(text, from: 0, 0)
    return found
  }

  /// Every display that up to two controls can give is found with as few.
  @Test(arguments: ["Ab", "A1", "a-A", "1-2", "A (1", "aA1", "A+a", "a.1A", "(A)", "A()", "(A)b"])
  func twoControlsAreFewest(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft)] {
      for (display, smallest) in Self.displays(of: text, direction, upTo: 2) {
        let fixed = Fixer().fix(text, wanted: display, direction: direction)
        #expect(smallest.isFound(in: fixed, for: display), "\(pseudo) \(display)")
        #expect(
          fixed.candidates.allSatisfy { BrokenStringTests.stored($0.text, direction) == display })
      }
    }
  }

  /// With three controls, too; and what three cannot give is not given with three or fewer.
  @Test(arguments: ["A1", "aA"])
  func threeControlsAreFewest(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    let found = Self.displays(of: text, .explicit(.rightToLeft), upTo: 3)
    for (display, smallest) in found {
      let fixed = Fixer().fix(text, wanted: display, direction: .explicit(.rightToLeft))
      #expect(smallest.isFound(in: fixed, for: display))
    }
  }

  /// A paragraph of all classes, with controls of its own.
  private static func paragraph(
    upTo length: Int, _ random: inout SeededGenerator
  ) -> [Unicode.Scalar] {
    let alphabet: [Unicode.Scalar] =
      BrokenString.scalars("abAB12+,$%  ()[]!.:-\t") + [
        "\u{627}", "\u{661}", "\u{5B0}", "\u{300}", "\u{200E}", "\u{200F}", "\u{AD}", "\u{2066}",
        "\u{2067}", "\u{2068}", "\u{2069}", "\u{202B}", "\u{202E}", "\u{202C}", "\u{600}",
      ]
    return (0..<Int.random(in: 1...length, using: &random)).map { _ in
      alphabet[Int.random(in: alphabet.indices, using: &random)]
    }
  }

  /// What is drawn, the marks of a cluster behind its base.
  private static func drawn(
    _ text: [Unicode.Scalar], _ direction: BaseDirection
  ) -> [Unicode.Scalar] {
    DrawnParagraph(text, direction).visibleOrder.map { text[$0] }
      .filter { !ScalarFacts.isInvisible($0) }
  }

  private static let directions = [
    BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft),
  ]

  /// In paragraphs of all classes, too: against every insertion there is.
  @Test(arguments: 0..<40 as Range<UInt64>) func twoControlsAreFewestAnywhere(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var text = Self.paragraph(upTo: 4, &random)
    // Into a cluster nothing is put.
    while !(0...text.count).allSatisfy({ GraphemeBreaks(text).isBoundary($0) }) {
      text = Self.paragraph(upTo: 4, &random)
    }
    let direction = Self.directions[Int.random(in: 0..<3, using: &random)]
    for (display, smallest) in Self.displays(of: text, direction, upTo: 2) {
      let fixed = Fixer().fix(text, wanted: display, direction: direction)
      #expect(smallest.isFound(in: fixed, for: display), "seed \(seed): \(display)")
    }
  }

  /// What up to three controls do in a longer paragraph is found with as few, and is known to be
  /// the smallest.
  @Test(arguments: 0..<160 as Range<UInt64>) func whatControlsDoIsFound(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = seed % 8 == 0 ? 3 : Int(seed % 3)
    let text = Self.paragraph(upTo: size == 3 ? 24 : 60, &random)
    let direction = Self.directions[Int.random(in: 0..<3, using: &random)]
    let clusters = GraphemeBreaks(text)
    let gaps = (0...text.count).filter { clusters.isBoundary($0) }
    let puts = (0..<size).map { _ in
      (
        gap: gaps[Int.random(in: gaps.indices, using: &random)],
        control: Self.controls[Int.random(in: Self.controls.indices, using: &random)]
      )
    }
    var changed = text
    for put in puts.sorted(by: { $0.gap > $1.gap }) { changed.insert(put.control, at: put.gap) }
    let wanted = Self.drawn(changed, direction)
    let fixed = Fixer().fix(text, wanted: wanted, direction: direction)
    // Controls may do nothing, or only put mirrored brackets elsewhere.
    if fixed.looksAsWanted {
      #expect(fixed.offered.isEmpty && fixed.reason != nil, "seed \(seed)")
      let hasMirrors = text.contains { BidiProperties.mirror(of: $0) != nil }
      #expect(hasMirrors || Self.drawn(text, direction) == wanted, "seed \(seed)")
      return
    }
    guard let first = fixed.candidates.first else {
      Issue.record("seed \(seed): nothing for \(puts) in \(text)")
      return
    }
    #expect(first.edit.insertedCount <= size, "seed \(seed): \(puts) in \(text)")
    #expect(fixed.reason == nil, "seed \(seed): \(puts) in \(text)")
    for candidate in fixed.candidates {
      #expect(Self.drawn(candidate.text, direction) == wanted, "seed \(seed)")
    }
  }

  /// A control of the text may undo one that was put in before it: one less does the same. A mark
  /// on a bracket goes with it under an override, too (N0).
  @Test(arguments: [
    ("b\u{202D}a\u{202C}1\u{5D0}", "b1a\u{5D0}", BaseDirection.explicit(.leftToRight), 2),
    ("\u{202C})\u{2069}aa", "a)a", .auto, 2),
    ("\u{202C}\u{5D0}\u{5D1}a", "a\u{5D0}\u{5D1}", .explicit(.leftToRight), 3),
    ("\u{202C}ba\u{5D0}", "ab\u{5D0}", .explicit(.rightToLeft), 3),
    ("\u{202C}1a\u{5D0}", "a1\u{5D0}", .auto, 3),
    (
      "\u{202B}a(b)\u{202C}\u{202E}\u{300}c\u{202C}de", "ca(b)\u{300}ed",
      .explicit(.leftToRight), 2
    ),
  ])
  func ownEndsAreCounted(_ text: String, _ wanted: String, _ direction: BaseDirection, _ size: Int)
  {
    let fixed = Fixer().fix(
      Array(text.unicodeScalars), wanted: Array(wanted.unicodeScalars), direction: direction)
    #expect(fixed.candidates.first?.edit.insertedCount == size)
    #expect(fixed.reason == nil)
  }

  /// Three controls are followed through a long line, too.
  @Test func aLongLineIsFollowed() throws {
    let words = Array(repeating: "\u{5D0}\u{5D1} ab 12, \u{5D2}\u{5D3} (\u{5D4}) c", count: 8)
    let text = Array(words.joined(separator: " ").unicodeScalars)
    let place = text.count / 2
    var changed = text
    changed.insert("\u{2069}", at: place + 9)
    changed.insert("\u{2066}", at: place)
    changed.insert("\u{200E}", at: 3)
    let wanted = BrokenStringTests.stored(changed, .explicit(.rightToLeft))
    let fixed = Fixer().fix(text, wanted: wanted, direction: .explicit(.rightToLeft))
    #expect(try #require(fixed.candidates.first).edit.insertedCount <= 3)
    #expect(fixed.reason == nil)
  }

  /// In a text that repeats itself the same display comes about in many ways: all are followed.
  @Test(arguments: [
    ("a (A 1) ", [(24, "\u{2067}"), (30, "\u{202B}"), (34, "\u{2066}")]),
    ("aA", [(10, "\u{2069}"), (37, "\u{202B}"), (48, "\u{202D}")]),
  ])
  func whatRepeatsItselfIsFollowed(
    _ repeated: String, _ puts: [(Int, String)]
  ) throws {
    let letters = BrokenString.scalars(repeated)
    let text = (0..<60).map { letters[$0 % letters.count] }
    var changed = text
    for (gap, control) in puts.reversed() {
      changed.insert(contentsOf: control.unicodeScalars, at: gap)
    }
    let wanted = BrokenStringTests.stored(changed, .auto)
    let fixed = Fixer().fix(text, wanted: wanted)
    #expect(try #require(fixed.candidates.first).edit.insertedCount <= 3)
    #expect(fixed.reason == nil)
    #expect(fixed.candidates.allSatisfy { BrokenStringTests.stored($0.text, .auto) == wanted })
  }

  /// Among insertions of one size, what lint finds nothing about comes before what it finds: closed
  /// isolates and marks, then what is closed, then the rest.
  @Test(arguments: ["A1", "a-A", "A (1", "aA1"])
  func whatHoldsComesFirst(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    func isTidy(_ text: [Unicode.Scalar]) -> Bool {
      var depth = 0
      for scalar in text {
        switch scalar.value {
        case 0x2066...0x2068: depth += 1
        case 0x2069: depth -= 1
        case 0x202A...0x202E: return false
        default: break
        }
        if depth < 0 { return false }
      }
      return depth == 0
    }
    for direction in [BaseDirection.explicit(.leftToRight), .explicit(.rightToLeft)] {
      var best: [[Unicode.Scalar]: (size: Int, isTidy: Bool)] = [:]
      func extend(_ text: [Unicode.Scalar], from gap: Int, _ count: Int) {
        let display = BrokenStringTests.stored(text, direction)
        let known = best[display] ?? (Int.max, false)
        if count < known.size {
          best[display] = (count, isTidy(text))
        } else if count == known.size, isTidy(text) {
          best[display] = (count, true)
        }
        guard count < 2 else { return }
        for at in gap...text.count {
          for control in Self.controls {
            extend(Array(text[..<at]) + [control] + text[at...], from: at + 1, count + 1)
          }
        }
      }
      extend(text, from: 0, 0)
      for (display, best) in best where best.isTidy {
        let fixed = Fixer().fix(text, wanted: display, direction: direction)
        let isTidied = fixed.candidates.first.map { isTidy($0.text) } == true
        #expect(isTidied || fixed.looksAsWanted, "\(pseudo) \(display)")
      }
    }
  }

  /// What is offered for a torn paragraph is found, also with more isolates than are tried here.
  @Test func whatMendsIsFound() throws {
    let text = Array(
      "\u{5E7}\u{5E0} C++ \u{5D5}\u{5D6} C# \u{5D5}\u{5D6} -5 \u{5D5}\u{5D6} F# \u{5D4}\u{5D9}"
        .unicodeScalars)
    let first = try #require(Fixer().fix(text).candidates.first)
    #expect(first.direction == nil)
    let found = Fixer().fix(text, wanted: BrokenStringTests.stored(first.text, .auto))
    #expect(found.candidates.first?.display == first.display)
  }

  /// Of the orders of four letters two come out of no reversals of L2, and only of these is that
  /// said; of each other one some levels are the proof.
  @Test func ordersThatNoLevelsGiveAreProved() {
    let text = BrokenString.scalars("abcd")
    func orders(_ rest: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
      rest.isEmpty
        ? [[]]
        : rest.flatMap { first in orders(rest.filter { $0 != first }).map { [first] + $0 } }
    }
    let proved = orders(text).filter { order in
      let fixed = Fixer().fix(text, wanted: order, direction: .explicit(.leftToRight)) { false }
      return fixed.reason?.key.contains("reversed by L2") == true
    }
    #expect(Set(proved) == Set(["bdac", "cadb"].map(BrokenString.scalars)))
  }

  /// No display that controls gave is said to be impossible, and a letter that stands twice proves
  /// nothing.
  @Test(arguments: ["ab 12", "aA1b", "a\tB", "A\t1", "abab"])
  func whatCanBeIsNeverDenied(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft)] {
      for (display, _) in Self.displays(of: text, direction, upTo: 2) {
        let fixed = Fixer().fix(text, wanted: display, direction: direction) { false }
        let key = fixed.reason?.key ?? ""
        #expect(!key.contains("L1") && !key.contains("L2"), "\(pseudo) \(display)")
      }
    }
  }

  @Test func aTabPartsTheLine() {
    func reason(_ text: String, _ wanted: String, _ direction: BaseDirection) -> String {
      Fixer().fix(
        BrokenString.scalars(text), wanted: BrokenString.scalars(wanted), direction: direction
      ) { false }.reason?.key ?? ""
    }
    #expect(reason("a\tb", "b\ta", .explicit(.leftToRight)).contains("left of it"))
    #expect(reason("a\tb", "a\tb", .explicit(.rightToLeft)).contains("right of it"))
    #expect(reason("ab\tc", "a\tbc", .auto).contains("on one side of it"))
    // A mark at the start turns the paragraph.
    #expect(!reason("a\tb", "b\ta", .auto).contains("L1"))
  }

  /// Other letters are named.
  @Test func otherLettersAreNamed() {
    let text = BrokenString.scalars("ab")
    let other = Fixer().fix(text, wanted: BrokenString.scalars("ax"))
    #expect(other.reason?.english.hasSuffix("Not in the text: x. Still missing: b.") == true)
    let short = Fixer().fix(text, wanted: BrokenString.scalars("a"))
    #expect(short.reason?.english.hasSuffix("Still missing: b.") == true)
    let spaced = Fixer().fix(text, wanted: BrokenString.scalars("a b"))
    #expect(spaced.reason?.english.hasSuffix("Not in the text: U+0020.") == true)
  }

  @Test func whatCannotBeIsSaid() {
    let other = Fixer().fix(BrokenString.scalars("AB"), wanted: BrokenString.scalars("AC"))
    #expect(other.candidates.isEmpty && other.reason != nil)
    let same = Fixer().fix(BrokenString.scalars("AB"), wanted: BrokenString.scalars("BA"))
    #expect(same.candidates.first?.edit.isEmpty == true && same.offered.isEmpty)
    #expect(same.looksAsWanted && same.reason != nil)
    #expect(!other.looksAsWanted)
    // No reversal of stretches puts the third of four in front of the others so.
    let never = Fixer().fix(
      BrokenString.scalars("abcd"), wanted: BrokenString.scalars("bdac"))
    #expect(never.candidates.isEmpty && never.reason != nil && !never.looksAsWanted)
  }
}
