import BidiAlgorithm
import Fixing
import Testing
import UnicodeData

/// Isolates beside elements with a direction of their own: around them or inside, never across.
@Suite struct MarkupPairTests {
  private static func fixed(_ text: [Unicode.Scalar]) -> FixedParagraph {
    Fixer().fix(
      text, direction: LineExpectations.right,
      markup: Set(text.indices.filter { BidiProperties.isControl(text[$0].value) }))
  }

  /// What stands in each pair of a text, without controls.
  private static func held(_ text: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var open: [Int] = []
    var held: [[Unicode.Scalar]] = []
    for (place, scalar) in text.enumerated() {
      if (0x2066...0x2068).contains(scalar.value) { open.append(place) }
      if scalar.value == 0x2069, let start = open.popLast() {
        held.append(text[start..<place].filter { !BidiProperties.isControl($0.value) })
      }
    }
    return held
  }

  @Test(arguments: [
    "ABCD EFGH<br {FSI}/>IJKL{PDI} MNOP",
    "ABCD EF v2{FSI}.1 KLM{PDI} NOP",
    "\u{627}\u{641}\u{62A}\u{62D} c{RLI}++ \u{627}\u{644}\u{622}\u{646}{PDI} \u{647}\u{646}\u{627}",
    "\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} c{RLI}++ \u{631}\u{627}{PDI} \u{628}\u{628}\u{6CC}\u{646}",
    "\u{6CC}\u{6C1} f{RLI}# \u{632}\u{628}\u{627}\u{646}{PDI} \u{6C1}\u{6D2}",
  ])
  func noIsolateCrossesAnElement(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    let fixed = Self.fixed(text)
    #expect(!fixed.problems.isEmpty)
    for candidate in fixed.candidates {
      for element in Self.held(text) {
        #expect(Self.held(candidate.text).contains(element))
      }
    }
  }

  @Test(arguments: [
    ("IJKL {FSI}MNOP{PDI} c++ QRST", "c++"),
    ("\u{6CC}\u{6C1} {RLI}c++{PDI} \u{6C1}\u{6D2}", "c++"),
    (
      "\u{6CC}\u{6C1} {RLI}\u{632}\u{628}\u{627}\u{646} c++ \u{6A9}\u{6CC}{PDI} \u{6C1}\u{6D2}",
      "c++"
    ),
    ("\u{627}\u{641}\u{62A}\u{62D} {FSI}c{PDI}++ \u{627}\u{644}\u{622}\u{646}", "c++"),
  ])
  func isolatesInsideAndAroundElementsAreFound(_ pseudo: String, _ isolated: String) throws {
    let text = BrokenString.scalars(pseudo)
    let first = try #require(Self.fixed(text).candidates.first)
    #expect(first.problems == 0)
    let held = Self.held(first.text)
    #expect(held.contains(Array(isolated.unicodeScalars)))
    for element in Self.held(text) { #expect(held.contains(element)) }
  }
}
