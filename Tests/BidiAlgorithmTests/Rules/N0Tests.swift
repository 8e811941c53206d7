import BidiAlgorithm
import Testing

/// BD16 and N0: bracket pairs.
@Suite struct N0Tests {
  private func pairs(_ pseudo: String) -> [[Int]] {
    BidiStructure(of: RuleExamples.input(pseudo)).bracketPairs.map { [$0.opening, $0.closing] }
  }

  /// The examples after BD16.
  @Test(arguments: [
    ("a)b(c", []), ("a(b]c", []), ("a(b)c", [[1, 3]]), ("a(b[c)d]", [[1, 5]]),
    ("a(b]c)d", [[1, 5]]),
    ("a(b)c)d", [[1, 3]]), ("a(b(c)d", [[3, 5]]), ("a(b(c)d)", [[1, 7], [3, 5]]),
    ("a(b{U+007B}c{U+007D}d)", [[1, 7], [3, 5]]),
    // Sibling isolates are apart; the inside of an isolate is apart from its outside.
    ("({RLI}){PDI}", []), ("{RLI}({PDI}{RLI}){PDI}", []), ("({RLI}[){PDI})", [[0, 5]]),
    // U+2329 counts as U+3008, its canonical equivalent. U+FF08 is a bracket of its own kind.
    ("{U+2329}a{U+3009}", [[0, 2]]), ("(a{U+FF09}", []), ("{U+FF08}a{U+FF09}", [[0, 2]]),
    // Under an override a bracket is no ON, so it takes part in no pair.
    ("{LRO}(a){PDF}", []), ("(a{LRO}){PDF})", []),
  ])
  func bracketPairs(_ pseudo: String, _ expected: [[Int]]) {
    #expect(pairs(pseudo) == expected)
  }

  @Test func the64thOpeningBracketEmptiesTheList() {
    func nested(_ depth: Int) -> String {
      "[a]" + String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    }
    #expect(pairs(nested(63)).count == 64)
    #expect(pairs(nested(64)) == [])
    // The list is emptied for this sequence alone.
    #expect(pairs("{RLI}" + nested(64) + "{PDI}(b)").count == 1)
  }

  /// The examples after N0, and the marks.
  @Test(arguments: [
    // b: the embedding direction inside.
    ("AB(CD[&ef]!)gh", "1 1 1 1 1 1 1 2 2 1 1 1 2 2", BaseDirection.explicit(.rightToLeft)),
    // c1 and c2.
    ("smith (fabrikam ABC) HEBREW", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 0 0 1 1 1 1 1 1", .auto),
    ("ABC(def)GHI", "1 1 1 1 2 2 2 1 1 1 1", .auto),
    ("abc DEF(GHI) jkl", "0 0 0 0 1 1 1 1 1 1 1 1 0 0 0 0", .auto),
    ("abc (DEF) GHI", "0 0 0 0 0 1 1 1 0 0 1 1 1", .auto),
    // d: nothing strong inside, left to N1 and N2.
    ("A(!)B", "1 1 1 1 1", .explicit(.leftToRight)),
    // An earlier pair counts for a later one: the first takes L, and stands before the second.
    ("a(B)[C]", "0 0 1 0 0 1 0", .auto),
    // Numbers count as R inside.
    ("A(1)b", "1 1 2 1 0", .explicit(.leftToRight)),
    // Marks after a changed bracket go with it, BN between them or not.
    ("a(b){U+0300}C", "2 2 2 2 2 1", .explicit(.rightToLeft)),
    ("a(b){U+001B}{U+0300}C", "2 2 2 2 - 2 1", .explicit(.rightToLeft)),
    // The original class counts: a mark under an override is a mark still, after either bracket.
    ("{LRE}A(A){PDF}{LRO}{U+0300}", "- 3 3 3 3 - - 3", .explicit(.leftToRight)),
    (
      "{LRE}A({PDF}{LRO}{U+0300}{PDF}{LRE}A){PDF}", "- 3 2 - - 2 - - 3 2 -", .explicit(.leftToRight)
    ),
    (
      "{RLE}a(a){PDF}{RLO}{U+0300}{PDF}{RLO}{U+0300}b", "- 2 2 2 2 - - 2 - - 2 1",
      .explicit(.leftToRight)
    ),
    // Whatever else stands under the override keeps its class.
    ("{LRE}A(A){PDF}{LRO}!{U+0300}", "- 3 3 3 3 - - 2 2", .explicit(.leftToRight)),
  ])
  func levels(_ pseudo: String, _ levels: String, _ direction: BaseDirection) {
    #expect(RuleExamples.levels(pseudo: pseudo, direction) == levels)
  }

  @Test func namesBranchAndReasons() {
    let events = RuleExamples.events(pseudo: "a(B) C(D) E(f) (!) [", of: .n0)
    let shown = events.map { event -> String in
      switch event.detail {
      case .bracketPair(let pair, let branch):
        return "\(pair.opening)-\(pair.closing) \(branch?.rawValue ?? "mark") \(event.because)"
      case .unpaired(let reason): return "\(event.position ?? -1) \(reason)"
      default: return "?"
      }
    }
    #expect(
      shown == [
        "19 noClosing", "1-3 c2 [0, 2]", "1-3 c2 [0, 2]", "6-8 c1 [5, 7]", "6-8 c1 [5, 7]",
        "11-13 b [12]", "11-13 b [12]", "15-17 d []", "15-17 d []",
      ])
  }

  @Test func namesWhyABracketIsAlone() {
    let overflow = String(repeating: "(", count: 64) + ")"
    let reasons = [")", "(", "{RLO}({PDF}", overflow].map { pseudo -> String in
      let last = RuleExamples.events(pseudo: pseudo, of: .n0).last
      guard case .unpaired(let reason) = last?.detail else { return "?" }
      return "\(reason)"
    }
    #expect(reasons == ["noOpening", "noClosing", "classNotNeutral", "stackOverflow"])
    let closedPast = RuleExamples.events(pseudo: "(A[b)c]D", of: .n0).prefix(2).map(\.detail)
    #expect(
      closedPast == [.unpaired(.closedPast(4)), .unpaired(.openingDropped(opening: 2, by: 4))])
  }
}
