import BidiAlgorithm
import Fixing
import TestSupport
import Testing
import UnicodeData

/// The search for the smallest insertion against all insertions there are.
@Suite struct WantedSearchTests {
  private static let controls: [Unicode.Scalar] = [
    "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{202C}",
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ]

  /// The displays that insertions of up to a size give, each with the smallest size; by resolving
  /// every one of them.
  private static func displays(
    of text: [Unicode.Scalar], _ direction: BaseDirection, upTo size: Int
  ) -> [[Unicode.Scalar]: Int] {
    var found: [[Unicode.Scalar]: Int] = [:]
    func extend(_ text: [Unicode.Scalar], from gap: Int, _ count: Int) {
      let display = BrokenStringTests.stored(text, direction)
      found[display] = min(found[display] ?? .max, count)
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
  @Test(arguments: ["Ab", "A1", "a-A", "1-2", "A (1", "aA1", "A+a", "a.1A"])
  func twoControlsAreFewest(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft)] {
      for (display, size) in Self.displays(of: text, direction, upTo: 2) {
        let fixed = Fixer().fix(text, wanted: display, direction: direction)
        #expect(fixed.candidates.first?.edit.insertedCount == size, "\(pseudo) \(display)")
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
    for (display, size) in found {
      let fixed = Fixer().fix(text, wanted: display, direction: .explicit(.rightToLeft))
      #expect(fixed.candidates.first?.edit.insertedCount == size)
    }
  }

  @Test func whatCannotBeIsSaid() {
    let other = Fixer().fix(BrokenString.scalars("AB"), wanted: BrokenString.scalars("AC"))
    #expect(other.candidates.isEmpty && other.reason != nil)
    let same = Fixer().fix(BrokenString.scalars("AB"), wanted: BrokenString.scalars("BA"))
    #expect(same.candidates.first?.edit.isEmpty == true && same.reason != nil)
    // No reversal of stretches puts the third of four in front of the others so.
    let never = Fixer().fix(
      BrokenString.scalars("abcd"), wanted: BrokenString.scalars("bdac"))
    #expect(never.candidates.isEmpty && never.reason != nil)
  }
}
