import Testing
import UnicodeData

/// Texts that are canonically equivalent are equal to Swift, and two texts here.
@Suite struct ExactTests {
  static let pairs = [
    ("\u{5E9}\u{5C1}", "\u{FB2A}"), ("e\u{301}", "\u{E9}"), (";", "\u{37E}"),
    ("\u{627}\u{653}", "\u{622}"),
  ]

  private struct Held: Hashable {
    @Exact var text: String
    @Exact var others: [String] = []
    @Exact var more: String? = nil
  }

  @Test(arguments: pairs) func equivalentTextsAreTwo(_ one: String, _ other: String) {
    #expect(one == other)
    #expect(Exact(one) != Exact(other))
    #expect(Set([Exact(one), Exact(other), Exact(one)]).count == 2)
    #expect(Exact([one, "a"]) != Exact([other, "a"]))
    #expect(Exact(Optional(one)) != Exact(Optional(other)))
    #expect(Held(text: one) != Held(text: other))
    #expect(Held(text: "", others: [one]) != Held(text: "", others: [other]))
    #expect(Held(text: "", more: one) != Held(text: "", more: other))
    #expect(Set([Held(text: one), Held(text: other), Held(text: one)]).count == 2)
  }

  @Test func theSameScalarsAreOneText() {
    #expect(Exact("e\u{301}") == Exact("e" + "\u{301}"))
    #expect(Exact(["a", "b"]) == Exact(["a", "b"]))
    #expect(Exact(["ab", ""]) != Exact(["a", "b"]))
    #expect(Exact(["a"]) != Exact(["a", "a"]))
    #expect(Exact(Optional("a")) != Exact(String?.none))
    #expect(Exact(String?.none) == Exact(String?.none))
    #expect(Held(text: "a", others: ["b"], more: "c") == Held(text: "a", others: ["b"], more: "c"))
  }
}
