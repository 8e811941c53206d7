import BidiAlgorithm
import Fixing
import Testing

/// What is wanted of two phrases beside each other is what is wanted of each alone: a second torn
/// piece changes nothing about the first one.
@Suite struct PairsOfPhrasesTests {
  /// Parts of right-to-left sentences, torn or whole, with such words at both ends.
  static let hebrew = [
    "\u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D5} echo \"hi\" \u{5D5}\u{5D0}\u{5D6}",
    "\u{5DC}\u{5DE}\u{5D3}\u{5D5} C++ \u{5D1}\u{5D1}\u{5D9}\u{5EA}",
    "\u{5D4}\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF} (03) 555-1234 \u{5DB}\u{5D0}\u{5DF}",
    "\u{5DB}\u{5EA}\u{5D1}\u{5EA}\u{5D9} git commit -m \"fix\" \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "\u{5D4}\u{5D8}\u{5DE}\u{5E4}\u{5E8}\u{5D8}\u{5D5}\u{5E8}\u{5D4} -5 \u{5DE}\u{5E2}\u{5DC}\u{5D5}\u{5EA}",
    "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} ../src/main.c \u{5E0}\u{5DE}\u{5D7}\u{5E7}",
    "\u{5D1}\u{5E9}\u{5E2}\u{5D4} 9:00 AM \u{5E0}\u{5E4}\u{5D2}\u{5E9}\u{5D9}\u{5DD}",
    "\u{5D4}\u{5E9}\u{5D9}\u{5E8} Hello \"Dolly\" \u{5E9}\u{5DC}\u{5D5}",
    "\u{5D2}\u{5E8}\u{5E1}\u{5D4} >=2.0 \u{5E0}\u{5D3}\u{5E8}\u{5E9}\u{5EA}",
    "\u{5E4}\u{5EA}\u{5D7}\u{5D5} Settings \"General\" \u{5D5}\u{5D0}\u{5D6}",
    "\u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D5} \u{5D1}-C# 12 \u{5DB}\u{5D0}\u{5DF}",
    "\u{5E7}\u{5E0}\u{5D4} iPhone 15 (128 GB) \u{5D7}\u{5D3}\u{5E9}",
    "\u{5D0}\u{5DE}\u{5E8} \"I am here!\" \u{5D5}\u{5D4}\u{5DC}\u{5DA}",
    "\u{5D4}\u{5DE}\u{5D7}\u{5D9}\u{5E8} $5 \u{5D1}\u{5DC}\u{5D1}\u{5D3}",
    "\u{5D4}\u{5E4}\u{5D5}\u{5E0}\u{5E7}\u{5E6}\u{5D9}\u{5D4} foo() \u{5DE}\u{5D7}\u{5D6}\u{5D9}\u{5E8}\u{5D4}",
    "\u{5D0}\u{5D5}\u{5E8}\u{5DA} 5 cm \u{5D1}\u{5E2}\u{5E8}\u{5DA}",
    "\u{5DC}\u{5E4}\u{5D9} RFC 2119 \u{5D7}\u{5D5}\u{5D1}\u{5D4}",
    "\u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} @dana \u{5DB}\u{5EA}\u{5D1}",
    "\u{5D4}\u{5D6}\u{5DF} %s \u{5D1}\u{5E9}\u{5D3}\u{5D4}",
    "\u{5E2}\u{5E8}\u{5DA} x = 5 \u{5E0}\u{5DB}\u{5D5}\u{5DF}",
    "\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} 2024-01-05 \u{5E0}\u{5E7}\u{5D1}\u{5E2}",
    "\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} info@ex.com \u{5E9}\u{5DC}\u{5E0}\u{5D5}",
    "\u{5D4}\u{5EA}\u{5E7}\u{5D9}\u{5E0}\u{5D5} npm install -g foo \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}",
    "\u{5E8}\u{5D0}\u{5D5} https://ex.com/a?b=c \u{5DB}\u{5D0}\u{5DF}",
  ]

  static let arabic = [
    "\u{627}\u{644}\u{62D}\u{631}\u{627}\u{631}\u{629} -5 \u{62F}\u{631}\u{62C}\u{627}\u{62A}",
    "\u{627}\u{643}\u{62A}\u{628} echo \"hi\" \u{62B}\u{645}",
    "\u{627}\u{644}\u{645}\u{644}\u{641} ../src/main.c \u{62D}\u{630}\u{641}",
    "\u{627}\u{644}\u{647}\u{627}\u{62A}\u{641} (02) 555-1234 \u{647}\u{646}\u{627}",
    "\u{644}\u{63A}\u{629} C++ \u{62C}\u{64A}\u{62F}\u{629}",
    "\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645} C# 12 \u{647}\u{646}\u{627}",
    "\u{627}\u{644}\u{633}\u{639}\u{631} $5 \u{641}\u{642}\u{637}",
    "\u{627}\u{644}\u{62A}\u{627}\u{631}\u{64A}\u{62E} 12-05-2024 \u{647}\u{646}\u{627}",
    "\u{627}\u{644}\u{633}\u{627}\u{639}\u{629} 9:00 AM \u{646}\u{644}\u{62A}\u{642}\u{64A}",
    "\u{627}\u{644}\u{62F}\u{627}\u{644}\u{629} foo() \u{62A}\u{639}\u{64A}\u{62F}",
    "\u{631}\u{642}\u{645} \u{627}\u{644}\u{637}\u{644}\u{628} #A-1029/B \u{642}\u{64A}\u{62F} \u{627}\u{644}\u{634}\u{62D}\u{646}",
    "\u{6A9}\u{6CC}\u{6A9} \u{631}\u{627} \u{62F}\u{631} \u{641}\u{631} 200\u{B0}C (390\u{B0}F) \u{628}\u{67E}\u{632}\u{6CC}\u{62F}",
    "\u{627}\u{645}\u{633}\u{62D} \u{627}\u{644}\u{645}\u{62C}\u{644}\u{62F} %APPDATA%\\Telegram Desktop \u{62B}\u{645} \u{623}\u{639}\u{62F} \u{627}\u{644}\u{62A}\u{634}\u{63A}\u{64A}\u{644}",
  ]

  /// Parts of English sentences with right-to-left names.
  static let english = [
    "We met \u{5D3}\u{5E0}\u{5D9}\u{5D0}\u{5DC} (3) at noon",
    "The file \u{5D3}\u{5D5}\u{5D7}.pdf (2 MB) is here",
    "Call \u{5D3}\u{5E0}\u{5D4} 050-1234567 before noon",
    "See \u{5DE}\u{5E9}\u{5E8}\u{5D3}, \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}, \u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5DC}\u{5D9}\u{5DD} today",
    "The book \"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\" by \u{5D3}\u{5D5}\u{5D3} (2008) is good",
    "Found in \u{5D3}\u{5D5}\u{5D3} \u{5DC}\u{5D5}\u{5D9} (12) and saved",
    "The user \u{5D3}\u{5E0}\u{5D4}-\u{5DC}\u{5D5}\u{5D9} has -5 points",
    "Sort by \u{5DE}\u{5D7}\u{5D9}\u{5E8}, then by \u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5D2} now",
    "Meet \u{5D3}\u{5E0}\u{5D4}, 10:30, in room B",
    "Paid by \u{5D3}\u{5D5}\u{5D3}: $250 in cash",
    "Open \u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA} > \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF} > Wi-Fi to see",
  ]

  private static func first(_ text: String, _ direction: BaseDirection) -> [Unicode.Scalar] {
    let fixed = Fixer().fix(Array(text.unicodeScalars), direction: direction)
    return fixed.candidates.first?.display ?? fixed.display
  }

  /// Every pair, in both orders, in the direction of its words.
  @Test(arguments: [hebrew, arabic])
  func twoRightToLeftOnesAreMendedAsEachAlone(_ phrases: [String]) {
    let alone = phrases.map { Self.first($0, .auto) }
    for first in phrases.indices {
      for second in phrases.indices where first != second {
        let text = phrases[first] + " " + phrases[second]
        #expect(Self.first(text, .auto) == alone[second] + [" "] + alone[first], "\(text)")
      }
    }
  }

  @Test func twoEnglishOnesAreMendedAsEachAlone() {
    let left = LineExpectations.left
    let alone = Self.english.map { Self.first($0, left) }
    for first in alone.indices {
      for second in alone.indices where first != second {
        let text = Self.english[first] + " and " + Self.english[second]
        #expect(
          Self.first(text, left) == alone[first] + Array(" and ".unicodeScalars) + alone[second],
          "\(text)")
      }
    }
  }
}
