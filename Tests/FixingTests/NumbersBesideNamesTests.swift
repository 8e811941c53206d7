import BidiAlgorithm
import Fixing
import Testing

/// Numbers of records in brackets, hexadecimal groups and counts beside names, each with what looks
/// like it and is whole.
@Suite struct NumbersBesideNamesTests {
  /// The number of a record in brackets stands behind the name in a line from left to right.
  @Test(
    arguments: [
      (
        "Place: \u{5D9}\u{5E4}\u{5D5} (48213390)",
        "Place: \u{5D5}\u{5E4}\u{5D9} (48213390)"
      ),
      (
        "Show \u{637}\u{646}\u{637}\u{627} (70412) on the map",
        "Show \u{627}\u{637}\u{646}\u{637} (70412) on the map"
      ),
      (
        "Way: \u{627}\u{635}\u{641}\u{647}\u{627}\u{646} (3,512)",
        "Way: \u{646}\u{627}\u{647}\u{641}\u{635}\u{627} (3,512)"
      ),
      (
        "Customer: \u{644}\u{627}\u{6C1}\u{648}\u{631} (9876543210)",
        "Customer: \u{631}\u{648}\u{6C1}\u{627}\u{644} (9876543210)"
      ),
      (
        "relation \u{5DB}\u{5E4}\u{5E8} \u{5E1}\u{5D1}\u{5D0} (7731) was moved",
        "relation \u{5D0}\u{5D1}\u{5E1} \u{5E8}\u{5E4}\u{5DB} (7731) was moved"
      ),
      (
        "Areas: \u{5E2}\u{5DB}\u{5D5} (51234), \u{5D9}\u{5D1}\u{5E0}\u{5D4} (8)",
        "Areas: \u{5D5}\u{5DB}\u{5E2} (51234), \u{5D4}\u{5E0}\u{5D1}\u{5D9} (8)"
      ),
      (
        "Sold in \u{646}\u{627}\u{628}\u{644}\u{633} [65210] so far",
        "Sold in \u{633}\u{644}\u{628}\u{627}\u{646} [65210] so far"
      ),
    ] as [(String, String)])
  func theNumberOfARecordIsTheSentences(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Years of any calendar, phones of no person, the number of a copy, two years.
  @Test(arguments: [
    "Saw \u{5DB}\u{5E4}\u{5D5}\u{5E8} \u{5DC}\u{5D1}\u{5DF} (1984) again",
    "Read \u{628}\u{648}\u{641} \u{6A9}\u{648}\u{631} (1315) in a day",
    "Since \u{5EA}\u{5DC} \u{5D7}\u{5D9} (5680) it is so",
    "See \u{5D3}\u{5E8}\u{5DA} (03123456)",
    "Open \u{5D3}\u{5D5}\u{5D7} (48213).pdf again",
    "About \u{5DE}\u{5DC}\u{5DA} (1010-970)",
  ])
  func aYearInBracketsIsTheTitles(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// In a line from right to left such a number may stand either way.
  @Test(arguments: [
    "\u{5E7}\u{5D9}\u{5E9}\u{5D5}\u{5E8} OSM (48213390)",
    "\u{62C}\u{62F}\u{648}\u{644} Nodes (70412)",
    "\u{5DE}\u{5E1}\u{5E4}\u{5E8} (48213390)",
  ])
  func aNumberBehindLatinMayStandEitherWay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Addresses of devices and networks, identifiers and bytes run from left to right behind right-
  /// to-left words.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E8}\u{5DB}\u{5D9}\u{5D1} 08:CE:5D:14:C8:29 \u{5E0}\u{5DE}\u{5E6}\u{5D0}",
        "\u{5D0}\u{5E6}\u{5DE}\u{5E0} 08:CE:5D:14:C8:29 \u{5D1}\u{5D9}\u{5DB}\u{5E8}\u{5D4}"
      ),
      (
        "\u{6A9}\u{627}\u{631}\u{62A} \u{634}\u{628}\u{6A9}\u{647}: 02-a4-11-9b-00-7f",
        "02-a4-11-9b-00-7f :\u{647}\u{6A9}\u{628}\u{634} \u{62A}\u{631}\u{627}\u{6A9}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{639}\u{631}\u{641} 12345678-1234-1234-1234-123456789012",
        "12345678-1234-1234-1234-123456789012 \u{641}\u{631}\u{639}\u{645}\u{644}\u{627}"
      ),
      (
        "\u{5D1}\u{5E8}\u{5E9}\u{5EA} 2001:db8:4:0:0:0:0:1 \u{5E9}\u{5DC}\u{5E0}\u{5D5}",
        "\u{5D5}\u{5E0}\u{5DC}\u{5E9} 2001:db8:4:0:0:0:0:1 \u{5EA}\u{5E9}\u{5E8}\u{5D1}"
      ),
      (
        "\u{67E}\u{62A}\u{6C1} 2001:db8::/32 \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} 2001:db8::/32 \u{6C1}\u{62A}\u{67E}"
      ),
      (
        "\u{5D4}\u{5D1}\u{5EA}\u{5D9}\u{5DD} 50 4B 03 04 14",
        "50 4B 03 04 14 \u{5DD}\u{5D9}\u{5EA}\u{5D1}\u{5D4}"
      ),
      (
        "\u{628}\u{635}\u{645}\u{629} 10:22:AB:CD:EF:00:11:22",
        "10:22:AB:CD:EF:00:11:22 \u{629}\u{645}\u{635}\u{628}"
      ),
    ] as [(String, String)])
  func groupsOfHexadecimalDigitsAreOne(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// The same behind a name in a line from left to right.
  @Test(
    arguments: [
      (
        "Router \u{5E8}\u{5D5}\u{5EA}\u{5DD} 08:3E:5D:14:C8:29 is up",
        "Router \u{5DD}\u{5EA}\u{5D5}\u{5E8} 08:3E:5D:14:C8:29 is up"
      ),
      (
        "Host \u{6A9}\u{627}\u{645}\u{631}\u{627}\u{646} 2001:db8:4:0:0:0:0:1 is up",
        "Host \u{646}\u{627}\u{631}\u{645}\u{627}\u{6A9} 2001:db8:4:0:0:0:0:1 is up"
      ),
    ] as [(String, String)])
  func groupsOfHexadecimalDigitsStandBehindAName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Such as begin with a letter, or have digits alone, and times, ratios and numbers that look
  /// like them.
  @Test(arguments: [
    "\u{5D4}\u{5E8}\u{5DB}\u{5D9}\u{5D1} F0:3E:5D:14:C8:29 \u{5E0}\u{5DE}\u{5E6}\u{5D0}",
    "\u{5D4}\u{5E8}\u{5DB}\u{5D9}\u{5D1} 00:11:22:33:44:55 \u{5E0}\u{5DE}\u{5E6}\u{5D0}",
    "\u{627}\u{644}\u{62C}\u{647}\u{627}\u{632} 00:11:22:33:44:55 \u{647}\u{646}\u{627}",
    "\u{5DE}\u{5D6}\u{5D4}\u{5D4} 12345678-1234-1234-1234-123456789012",
    "\u{5D1}\u{5E8}\u{5E9}\u{5EA} fe80::1/64 \u{5E9}\u{5DC}\u{5E0}\u{5D5}",
    "\u{5D1}\u{5E9}\u{5E2}\u{5D4} 10:30:15 \u{5D1}\u{5D3}\u{5D9}\u{5D5}\u{5E7}",
    "\u{5D9}\u{5D7}\u{5E1} 1:2:3:4",
    "\u{5DE}\u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5DD} 10 20 30 40 50",
    "\u{5DB}\u{5D9}\u{5EA}\u{5D5}\u{5EA} 10 11 12 AB",
    "\u{634}\u{641}\u{631}\u{629} 550e8400-e29b-41d4-a716-446655440000",
  ])
  func whatIsDrawnSoIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// The number before what it counts is drawn with it, behind a Latin name, too.
  @Test(
    arguments: [
      (
        "\u{5DC}\u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF} Twitter 120 \u{5E2}\u{5D5}\u{5E7}\u{5D1}\u{5D9}\u{5DD} \u{5D7}\u{5D3}\u{5E9}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5E9}\u{5D3}\u{5D7} \u{5DD}\u{5D9}\u{5D1}\u{5E7}\u{5D5}\u{5E2} 120 Twitter \u{5DF}\u{5D5}\u{5D1}\u{5E9}\u{5D7}\u{5DC}"
      ),
      (
        "\u{639}\u{644}\u{649} TikTok 45 \u{645}\u{62A}\u{627}\u{628}\u{639}\u{64A}\u{646}",
        "\u{646}\u{64A}\u{639}\u{628}\u{627}\u{62A}\u{645} 45 TikTok \u{649}\u{644}\u{639}"
      ),
      (
        "\u{62F}\u{631} Telegram 300 \u{6A9}\u{627}\u{631}\u{628}\u{631} \u{62F}\u{627}\u{631}\u{6CC}\u{645}",
        "\u{645}\u{6CC}\u{631}\u{627}\u{62F} \u{631}\u{628}\u{631}\u{627}\u{6A9} 300 Telegram \u{631}\u{62F}"
      ),
      (
        "\u{67E}\u{631} Facebook 12 \u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631} \u{6C1}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{6C1} \u{631}\u{6CC}\u{648}\u{627}\u{635}\u{62A} 12 Facebook \u{631}\u{67E}"
      ),
      (
        "\u{5D1}-Wolt 60 \u{5E9}\u{5E7}\u{5DC}",
        "\u{5DC}\u{5E7}\u{5E9} 60 Wolt-\u{5D1}"
      ),
    ] as [(String, String)])
  func aCountIsOfTheWordBehindIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Names that number their kinds, years of a name, and words that count nothing.
  @Test(arguments: [
    "\u{5D1}-Windows 10 \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5E0}\u{5DE}\u{5D7}\u{5E7}\u{5D9}\u{5DD}",
    "\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5D9} iPhone 14 \u{5E9}\u{5E2}\u{5D5}\u{5EA} \u{5DC}\u{5E4}\u{5E0}\u{5D9}",
    "\u{5E2}\u{5DC} Galaxy 9 \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "\u{641}\u{64A} Android 13 \u{625}\u{634}\u{639}\u{627}\u{631}\u{627}\u{62A}",
    "\u{62F}\u{631} PlayStation 5 \u{6A9}\u{627}\u{631}\u{628}\u{631}",
    "\u{5E9}\u{5DC} Euro 2024 \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "\u{5D1}-Zoom 6 \u{5E0}\u{5D5}\u{5E1}\u{5E3}",
    "\u{5E2}\u{5DC} Nokia 3310 \u{5D9}\u{5E9}\u{5DF}",
  ])
  func aNumberMayBeANames(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}
