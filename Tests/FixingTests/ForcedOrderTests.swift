import BidiAlgorithm
import Fixing
import TestSupport
import Testing
import Wording

/// Orders that no few controls give, and orders that no levels give.
@Suite struct ForcedOrderTests {
  /// All displays that levels give, by L2 alone, of letters that are drawn by themselves.
  private static func displays(of text: [Unicode.Scalar]) -> Set<[Unicode.Scalar]> {
    var found: Set<[Unicode.Scalar]> = []
    func extend(_ levels: [Int]) {
      guard levels.count < text.count else {
        var order = Array(text.indices)
        for level in stride(from: text.count, to: 0, by: -1) {
          var start = 0
          while start < order.count {
            var end = start
            while end < order.count, levels[order[end]] >= level { end += 1 }
            order[start..<end].reverse()
            start = max(end, start + 1)
          }
        }
        found.insert(order.map { text[$0] })
        return
      }
      for level in 0...text.count - 1 { extend(levels + [level]) }
    }
    extend([])
    return found
  }

  private static func orders(_ rest: [Unicode.Scalar]) -> Set<[Unicode.Scalar]> {
    guard let first = rest.first else { return [[]] }
    var found: Set<[Unicode.Scalar]> = []
    for order in orders(Array(rest.dropFirst())) {
      for place in 0...order.count {
        found.insert(Array(order[..<place]) + [first] + order[place...])
      }
    }
    return found
  }

  /// What levels give is drawn, by whatever controls; of all else it is said that none does.
  @Test(arguments: ["abcd", "aabc", "abAB", "a1b2", "abcde", "aabcd"])
  func whatLevelsGiveIsDrawn(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    let possible = Self.displays(of: text)
    // Of five letters only what cannot be is looked at: to search for each takes long.
    let isLookedFor = text.count < 5
    for order in Self.orders(text).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let fixed = Fixer().fix(text, wanted: order, direction: .explicit(.leftToRight)) {
        isLookedFor
      }
      if possible.contains(order) {
        #expect(fixed.reason?.key.contains("L2") != true, "\(order)")
        guard isLookedFor else { continue }
        #expect(fixed.candidates.first?.display == order, "\(order)")
      } else {
        #expect(fixed.candidates.isEmpty && fixed.reason?.key.contains("L2") == true, "\(order)")
      }
    }
  }

  /// Four overrides are more than three controls: that they are the fewest is not said.
  @Test func beyondThreeSomethingIsFound() throws {
    let fixed = Fixer().fix(
      Array("!ba,".unicodeScalars), wanted: Array("ab,!".unicodeScalars))
    let first = try #require(fixed.candidates.first)
    #expect(first.display == Array("ab,!".unicodeScalars))
    #expect(first.edit.insertedCount > 3)
    #expect(fixed.reason?.key.hasPrefix("This is the best that was found") == true)
  }

  /// Three marks are found in a line of 21 characters, and are known to be the fewest.
  @Test func threeMarksAreFoundInALine() throws {
    let text = BrokenString.scalars("ABC a-b-c, c# 3.5 (x)")
    let marked = BrokenString.scalars("ABC{LRM} a{RLM}-b-c, c# {RLM}3.5 (x)")
    let wanted = BrokenStringTests.stored(marked, .auto)
    let fixed = Fixer().fix(text, wanted: wanted)
    let first = try #require(fixed.candidates.first)
    #expect(BrokenStringTests.stored(first.text, .auto) == wanted)
    #expect(first.edit.insertedCount == 3)
    #expect(fixed.reason == nil)
  }
}
