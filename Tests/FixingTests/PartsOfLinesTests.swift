import BidiAlgorithm
import Fixing
import Testing

/// Parts behind names and what messages quote, each with what looks like it and is whole.
@Suite struct PartsOfLinesTests {
  /// A price behind a dash stands behind the name, also with a blank before its currency.
  @Test(
    arguments: [
      (
        "Two \u{5DC}\u{5D7}\u{5DD} \u{5D0}\u{5D7}\u{5D9}\u{5D3} - 25 \u{20AA} at the market",
        "Two \u{5D3}\u{5D9}\u{5D7}\u{5D0} \u{5DD}\u{5D7}\u{5DC} - 25 \u{20AA} at the market"
      ),
      (
        "Some \u{634}\u{627}\u{64A} \u{623}\u{62E}\u{636}\u{631} - 3 \u{20AC} on the menu",
        "Some \u{631}\u{636}\u{62E}\u{623} \u{64A}\u{627}\u{634} - 3 \u{20AC} on the menu"
      ),
      (
        "A \u{646}\u{627}\u{646} \u{633}\u{646}\u{6AF}\u{6A9} \u{2013} 7 $ to go",
        "A \u{6A9}\u{6AF}\u{646}\u{633} \u{646}\u{627}\u{646} \u{2013} 7 $ to go"
      ),
    ] as [(String, String)])
  func aPriceIsTheLines(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The address of a device in a log.
  @Test(
    arguments: [
      (
        "09:14:20 WARN logout \u{5D9}\u{5E2}\u{5DC} 192.168.4.9 done",
        "09:14:20 WARN logout \u{5DC}\u{5E2}\u{5D9} 192.168.4.9 done"
      ),
      (
        "2024-03-02 10:00:01 ERROR ping \u{62E}\u{627}\u{644}\u{62F} 10.1.0.3 lost",
        "2024-03-02 10:00:01 ERROR ping \u{62F}\u{644}\u{627}\u{62E} 10.1.0.3 lost"
      ),
      (
        "23:59:58 DEBUG user \u{6A9}\u{627}\u{648}\u{647} 172.16.0.12 in",
        "23:59:58 DEBUG user \u{647}\u{648}\u{627}\u{6A9} 172.16.0.12 in"
      ),
    ] as [(String, String)])
  func anAddressInALogIsTheLines(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Without a level the address may be that of what is named.
  @Test(arguments: [
    "ping \u{5E9}\u{5E8}\u{5EA} 10.1.0.3 now",
    "server \u{62E}\u{627}\u{62F}\u{645} 10.1.0.3 up",
  ])
  func anAddressMayBeOfItsName(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The year between a title and who made it.
  @Test(
    arguments: [
      (
        "\u{5D2}\u{5D1}\u{5E2}\u{5EA} \u{5D7}\u{5DC}\u{5E4}\u{5D5}\u{5DF}, 1976, Assi Dayan",
        "\u{5DF}\u{5D5}\u{5E4}\u{5DC}\u{5D7} \u{5EA}\u{5E2}\u{5D1}\u{5D2}, 1976, Assi Dayan"
      ),
      (
        "\u{622}\u{648}\u{627}\u{632} \u{6AF}\u{646}\u{62C}\u{634}\u{6A9}\u{647}\u{627}, 2008, Majid Majidi",
        "\u{627}\u{647}\u{6A9}\u{634}\u{62C}\u{646}\u{6AF} \u{632}\u{627}\u{648}\u{622}, 2008, Majid Majidi"
      ),
      (
        "\u{627}\u{644}\u{645}\u{648}\u{645}\u{64A}\u{627}\u{621}, 1969, Shadi Abdel Salam",
        "\u{621}\u{627}\u{64A}\u{645}\u{648}\u{645}\u{644}\u{627}, 1969, Shadi Abdel Salam"
      ),
    ] as [(String, String)])
  func theYearOfATitleIsACell(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A remark, or one word, behind the year.
  @Test(arguments: [
    "\u{5D2}\u{5D1}\u{5E2}\u{5EA} \u{5D7}\u{5DC}\u{5E4}\u{5D5}\u{5DF}, 1976, a comedy",
    "\u{627}\u{644}\u{645}\u{648}\u{645}\u{64A}\u{627}\u{621}, 1969, Cairo",
  ])
  func aYearMayBeOfItsTitle(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A name of a work with another behind it is no message.
  @Test(arguments: [
    "\u{5DC}\u{5D4}\u{5E7}\u{5D4}: The Doors '\u{5D0}\u{5D5}\u{5E8}.csv'"
  ])
  func aTitleIsNoMessage(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A sign that an English message quotes in a line from right to left.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4}: Unexpected token ')' \u{5D1}\u{5E9}\u{5D5}\u{5E8}\u{5D4} 8",
        "8 \u{5D4}\u{5E8}\u{5D5}\u{5E9}\u{5D1} Unexpected token ')' :\u{5D4}\u{5E2}\u{5D3}\u{5D5}\u{5D4}"
      ),
      (
        "\u{64A}\u{638}\u{647}\u{631}: Invalid character '@' \u{641}\u{64A} \u{627}\u{644}\u{645}\u{644}\u{641}",
        "\u{641}\u{644}\u{645}\u{644}\u{627} \u{64A}\u{641} Invalid character '@' :\u{631}\u{647}\u{638}\u{64A}"
      ),
      (
        "\u{67E}\u{6CC}\u{627}\u{645}: Expected ';' \u{62F}\u{631} \u{62E}\u{637} \u{62F}\u{648}\u{645}",
        "\u{645}\u{648}\u{62F} \u{637}\u{62E} \u{631}\u{62F} Expected ';' :\u{645}\u{627}\u{6CC}\u{67E}"
      ),
    ] as [(String, String)])
  func aMessageQuotesASign(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// A sign that the line itself quotes.
  @Test(arguments: [
    "\u{5D1}\u{5DE}\u{5D7}\u{5E8}\u{5D5}\u{5D6}\u{5EA} JSON ')' \u{5E1}\u{5D5}\u{5D2}\u{5E8}",
    "\u{62D}\u{631}\u{641} Enter '@' \u{641}\u{64A} \u{627}\u{644}\u{645}\u{644}\u{641}",
    "\u{5E1}\u{5D9}\u{5DE}\u{5DF} token ')' \u{5D1}\u{5E7}\u{5D5}\u{5D3}",
  ])
  func aSignIsTheLines(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// The subject of a mail with an hour and Latin brackets at its end.
  @Test(
    arguments: [
      (
        "Re: \u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8} \u{5E4}\u{5D9}\u{5D6}\u{5D9}\u{5E7}\u{5D4} 9:15 (Teams)",
        "Re: (Teams) 9:15 \u{5D4}\u{5E7}\u{5D9}\u{5D6}\u{5D9}\u{5E4} \u{5E8}\u{5D5}\u{5E2}\u{5D9}\u{5E9}"
      ),
      (
        "FW: \u{62C}\u{644}\u{633}\u{629} \u{627}\u{644}\u{62A}\u{62F}\u{631}\u{64A}\u{628} 14:00 (Google Meet)",
        "FW: (Google Meet) 14:00 \u{628}\u{64A}\u{631}\u{62F}\u{62A}\u{644}\u{627} \u{629}\u{633}\u{644}\u{62C}"
      ),
      (
        "Re: \u{62F}\u{631}\u{633} \u{631}\u{6CC}\u{627}\u{636}\u{6CC} 8:30 (Skype)",
        "Re: (Skype) 8:30 \u{6CC}\u{636}\u{627}\u{6CC}\u{631} \u{633}\u{631}\u{62F}"
      ),
    ] as [(String, String)])
  func aSubjectGoesOnBehindItsHour(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Brackets alone, an hour alone, a number.
  @Test(arguments: [
    "Re: \u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8} \u{5E4}\u{5D9}\u{5D6}\u{5D9}\u{5E7}\u{5D4} (Teams)",
    "FW: \u{62C}\u{644}\u{633}\u{629} \u{627}\u{644}\u{62A}\u{62F}\u{631}\u{64A}\u{628} 14:00",
    "Re: \u{5D3}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5EA}\u{5D9} 2024 (PDF)",
  ])
  func aSubjectMayStayAsDrawn(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Two days with their months and a dash between them: each date is whole, in either order.
  @Test(
    arguments: [
      (
        "Open: 3 \u{5D1}\u{5D9}\u{5D5}\u{5DC}\u{5D9} - 12 \u{5D1}\u{5D0}\u{5D5}\u{5D2}\u{5D5}\u{5E1}\u{5D8} daily",
        "Open: \u{5D8}\u{5E1}\u{5D5}\u{5D2}\u{5D5}\u{5D0}\u{5D1} 12 - \u{5D9}\u{5DC}\u{5D5}\u{5D9}\u{5D1} 3 daily"
      ),
      (
        "Exams 4 \u{64A}\u{648}\u{646}\u{64A}\u{648} \u{2013} 20 \u{64A}\u{648}\u{646}\u{64A}\u{648} again",
        "Exams \u{648}\u{64A}\u{646}\u{648}\u{64A} 20 \u{2013} \u{648}\u{64A}\u{646}\u{648}\u{64A} 4 again"
      ),
      (
        "Trip: 2 \u{645}\u{647}\u{631} - 9 \u{622}\u{628}\u{627}\u{646} only",
        "Trip: \u{646}\u{627}\u{628}\u{622} 9 - \u{631}\u{647}\u{645} 2 only"
      ),
    ] as [(String, String)])
  func datesWithADashAreWhole(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Dates that are drawn side by side.
  @Test(arguments: [
    "open: {RLI}3 BJFMJ{PDI} - {RLI}12 BOAJ{PDI} daily",
    "open: {RLI}3 BJFMJ - 12 BOAJ{PDI} daily",
    "open: 3 BJFMJ{LRM} - 12 BOAJ daily",
  ])
  func datesSideBySideAreWhole(_ text: String) {
    LineExpectations.expectNothing(pseudo: text, [LineExpectations.left])
  }
}
