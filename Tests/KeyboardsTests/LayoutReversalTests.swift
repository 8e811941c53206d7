import Keyboards
import Testing

/// Layouts read backwards.
@Suite struct LayoutReversalTests {
  private static let layouts = KeyboardCatalogue.all().compactMap { keyboard -> KeyboardLayout? in
    if case .layout(let layout) = keyboard { layout } else { nil }
  }

  /// Whether each key of a word types something at once.
  private func isTyped(_ word: String, on layout: KeyboardLayout) -> Bool {
    word.unicodeScalars.allSatisfy { scalar in
      guard let stroke = KeyStroke(us: scalar) else { return false }
      if case .text? = layout.meaning(of: stroke) { return true }
      return false
    }
  }

  /// What a layout makes of a word leads back to the word, in lower case.
  @Test(arguments: [
    "copy the language loop", "right light high", "Quit", "Lab", "why", "Help", "word 12",
    "background global lab",
  ])
  func theKeysAreFoundAgain(_ words: String) {
    var count = 0
    for layout in Self.layouts {
      let reversal = LayoutReversal(layout)
      for word in words.split(separator: " ").map(String.init) where isTyped(word, on: layout) {
        count += 1
        let text = layout.text(typing: word)
        #expect(
          reversal.readings(of: text).contains(word.lowercased()), "\(layout.name): \(word)")
      }
    }
    #expect(count > 5)
  }

  /// Lam and alef on one key, and on two.
  @Test func oneKeyMayTypeWhatTwoType() throws {
    guard case .layout(let arabic)? = KeyboardCatalogue.keyboard(named: "arabic") else {
      Issue.record("no Arabic layout")
      return
    }
    #expect(LayoutReversal(arabic).readings(of: "\u{644}\u{627}") == ["b", "gh"])
    #expect(LayoutReversal(arabic).readings(of: "\u{5D0}").isEmpty)
    #expect(LayoutReversal(arabic).readings(of: "").allSatisfy { $0.isEmpty })
  }
}
