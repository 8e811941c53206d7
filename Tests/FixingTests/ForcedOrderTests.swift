import BidiAlgorithm
import Fixing
import TestSupport
import Testing
import Wording

/// Orders that no few controls give, and orders that no levels give.
@Suite struct ForcedOrderTests {
  /// Whether no four letters of an order stand as 2 4 1 3 or 3 1 4 2 do, for some choice of which
  /// of several equal letters is which: these are the orders that can be made of parts beside each
  /// other.
  private static func canBe(_ order: [Unicode.Scalar], of text: [Unicode.Scalar]) -> Bool {
    func extend(_ chosen: [Int]) -> Bool {
      guard chosen.count < order.count else { return !hasCrossing(chosen) }
      return text.indices.contains {
        text[$0] == order[chosen.count] && !chosen.contains($0) && extend(chosen + [$0])
      }
    }
    return extend([])
  }

  private static func hasCrossing(_ order: [Int]) -> Bool {
    order.indices.contains { a in
      order.indices.dropFirst(a + 1).contains { b in
        order.indices.dropFirst(b + 1).contains { c in
          order.indices.dropFirst(c + 1).contains { d in
            let (p, q, r, s) = (order[a], order[b], order[c], order[d])
            return (r < p && p < s && s < q) || (q < s && s < p && p < r)
          }
        }
      }
    }
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
    // Of five letters only what cannot be is looked at: to search for each takes long.
    let isLookedFor = text.count < 5
    for order in Self.orders(text).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let fixed = Fixer().fix(text, wanted: order, direction: .explicit(.leftToRight)) {
        isLookedFor
      }
      if Self.canBe(order, of: text) {
        #expect(fixed.reason?.key.contains("L2") != true, "\(order)")
        guard isLookedFor else { continue }
        let then = fixed.looksAsWanted ? fixed.display : fixed.candidates.first?.display
        #expect(then == order, "\(order)")
      } else {
        #expect(fixed.candidates.isEmpty && fixed.reason?.key.contains("L2") == true, "\(order)")
      }
    }
  }

  /// Four controls are known to be the fewest where the paragraph is short.
  @Test func fourAreFoundAndAreFewest() throws {
    let fixed = Fixer().fix(
      Array("!ba,".unicodeScalars), wanted: Array("ab,!".unicodeScalars))
    let first = try #require(fixed.candidates.first)
    #expect(first.display == Array("ab,!".unicodeScalars))
    #expect(first.edit.insertedCount == 4)
    #expect(fixed.reason == nil)
  }

  /// What takes more than four is found, and that it is the smallest is not said.
  @Test func beyondFourSomethingIsFound() throws {
    let wanted = BrokenString.scalars("hgdcefba")
    let fixed = Fixer().fix(BrokenString.scalars("abcdefgh"), wanted: wanted)
    let first = try #require(fixed.candidates.first)
    #expect(BrokenStringTests.stored(first.text, .auto) == wanted)
    #expect(first.edit.insertedCount > 4)
    #expect(fixed.reason?.key.hasPrefix("This is the best that was found") == true)
  }

  /// White space at the end is in the order, too: L1 sets none back before a mark.
  @Test func whiteSpaceAtTheEndIsOrdered() throws {
    let wanted = Array("a1 (".unicodeScalars)
    let fixed = Fixer().fix(
      Array("(1a ".unicodeScalars), wanted: wanted, direction: .explicit(.leftToRight))
    let first = try #require(fixed.candidates.first)
    #expect(BrokenStringTests.stored(first.text, .explicit(.leftToRight)) == wanted)
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
