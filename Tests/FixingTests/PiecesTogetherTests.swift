import BidiAlgorithm
import Fixing
import Testing

/// Pieces that are mended together, and English with names and labels, each with what looks like it
/// and is whole.
@Suite struct PiecesTogetherTests {
  /// Beside another torn piece a command stays before what it is given, and what was right stays.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D5} echo \"hi\" \u{5D5}\u{5D0}\u{5D6} \u{5DC}\u{5DE}\u{5D3}\u{5D5} C++ \u{5D1}\u{5D1}\u{5D9}\u{5EA}",
        "\u{5EA}\u{5D9}\u{5D1}\u{5D1} C++ \u{5D5}\u{5D3}\u{5DE}\u{5DC} \u{5D6}\u{5D0}\u{5D5} echo \"hi\" \u{5D5}\u{5E6}\u{5D9}\u{5E8}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D5} echo \"hi\" \u{5D5}\u{5D0}\u{5D6} \u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D5} \u{5D1}-C# 12 \u{5D1}\u{5D1}\u{5D9}\u{5EA}, \u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF} (03) 555-1234",
        "(03) 555-1234 \u{5DF}\u{5D5}\u{5E4}\u{5DC}\u{5D8} ,\u{5EA}\u{5D9}\u{5D1}\u{5D1} C# 12-\u{5D1} \u{5D5}\u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5D4} \u{5D6}\u{5D0}\u{5D5} echo \"hi\" \u{5D5}\u{5E6}\u{5D9}\u{5E8}\u{5D4}"
      ),
      (
        "\u{5DB}\u{5EA}\u{5D1}\u{5EA}\u{5D9} git commit -m \"fix\" \u{5D4}\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF} (03) 555-1234 \u{5D2}\u{5DD}",
        "\u{5DD}\u{5D2} (03) 555-1234 \u{5DF}\u{5D5}\u{5E4}\u{5DC}\u{5D8}\u{5D4} git commit -m \"fix\" \u{5D9}\u{5EA}\u{5D1}\u{5EA}\u{5DB}"
      ),
      (
        "\u{5E4}\u{5EA}\u{5D7}\u{5D5} Settings \"General\" \u{5D5}\u{5D0}\u{5D6} \u{5DC}\u{5DE}\u{5D3}\u{5D5} C++ \u{5D1}\u{5D1}\u{5D9}\u{5EA}",
        "\u{5EA}\u{5D9}\u{5D1}\u{5D1} C++ \u{5D5}\u{5D3}\u{5DE}\u{5DC} \u{5D6}\u{5D0}\u{5D5} Settings \"General\" \u{5D5}\u{5D7}\u{5EA}\u{5E4}"
      ),
      (
        "\u{627}\u{643}\u{62A}\u{628} echo \"hi\" \u{62B}\u{645} \u{62A}\u{639}\u{644}\u{645} C++ \u{647}\u{646}\u{627}",
        "\u{627}\u{646}\u{647} C++ \u{645}\u{644}\u{639}\u{62A} \u{645}\u{62B} echo \"hi\" \u{628}\u{62A}\u{643}\u{627}"
      ),
      (
        "\u{5D4}\u{5DB}\u{5D5}\u{5DC} (c) 2024 Foo Inc. \u{5DB}\u{5DC} \u{5D4}\u{5D6}\u{5DB}\u{5D5}\u{5D9}\u{5D5}\u{5EA} \u{5E9}\u{5DE}\u{5D5}\u{5E8}\u{5D5}\u{5EA}, \u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF} (555) 123-4567",
        "(555) 123-4567 \u{5DF}\u{5D5}\u{5E4}\u{5DC}\u{5D8} ,\u{5EA}\u{5D5}\u{5E8}\u{5D5}\u{5DE}\u{5E9} \u{5EA}\u{5D5}\u{5D9}\u{5D5}\u{5DB}\u{5D6}\u{5D4} \u{5DC}\u{5DB} 2024 Foo Inc. (c) \u{5DC}\u{5D5}\u{5DB}\u{5D4}"
      ),
    ] as [(String, String)])
  func aCommandKeepsItsArgument(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// A number or an end tells that English leads to the name.
  @Test(
    arguments: [
      (
        "1 new voicemail from \u{641}\u{627}\u{637}\u{645}\u{6C1}!",
        "1 new voicemail from \u{6C1}\u{645}\u{637}\u{627}\u{641}!"
      ),
      (
        "2 missed calls from \u{62F}\u{646}\u{64A}\u{627}",
        "2 missed calls from \u{627}\u{64A}\u{646}\u{62F}"
      ),
      (
        "3 new messages from \u{5D3}\u{5E0}\u{5D4}.",
        "3 new messages from \u{5D4}\u{5E0}\u{5D3}."
      ),
      (
        "New message from \u{5D3}\u{5E0}\u{5D4}!",
        "New message from \u{5D4}\u{5E0}\u{5D3}!"
      ),
    ] as [(String, String)])
  func englishMessagesLeadToANameAtTheEnd(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  @Test(arguments: [
    "Best of \u{5D3}\u{5E0}\u{5D4}",
    "New message from \u{5D3}\u{5E0}\u{5D4}",
    "Message to \u{5D3}\u{5E0}\u{5D4}",
  ])
  func englishMessagesLeadToANameAtTheEndWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// An English sentence behind a right-to-left label keeps its end.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4}: The file was not found.",
        "The file was not found. :\u{5D4}\u{5E2}\u{5D3}\u{5D5}\u{5D4}"
      ),
      (
        "\u{5D0}\u{5D6}\u{5D4}\u{5E8}\u{5D4} \u{5E2}\u{5DC} \u{5D4}\u{5D0}\u{5E8}\u{5D9}\u{5D6}\u{5D4}: Keep out of reach of children!",
        "Keep out of reach of children! :\u{5D4}\u{5D6}\u{5D9}\u{5E8}\u{5D0}\u{5D4} \u{5DC}\u{5E2} \u{5D4}\u{5E8}\u{5D4}\u{5D6}\u{5D0}"
      ),
      (
        "\u{631}\u{633}\u{627}\u{644}\u{629} \u{627}\u{644}\u{62E}\u{637}\u{623}: The file was not found.",
        "The file was not found. :\u{623}\u{637}\u{62E}\u{644}\u{627} \u{629}\u{644}\u{627}\u{633}\u{631}"
      ),
      (
        "\u{5DE}\u{5E9}\u{5DC}: The cat is black.",
        "The cat is black. :\u{5DC}\u{5E9}\u{5DE}"
      ),
    ] as [(String, String)])
  func endsOfEnglishBehindALabel(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "\u{5E8}\u{5D7}\u{5D5}\u{5D1}: Herzl St.",
    "\u{5E9}\u{5DD} \u{5D4}\u{5E1}\u{5E4}\u{5E8}: Gone with the wind.",
    "\u{5D4}\u{5D7}\u{5D1}\u{5E8}\u{5D4}: Foo Bar Inc.",
    "\u{5E0}\u{5E2}\u{5D5}\u{5E8}\u{5D9}\u{5DD}: Season 2 is now streaming",
  ])
  func endsOfEnglishBehindALabelWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// The number of a copy is that of all the name.
  @Test(
    arguments: [
      (
        "Lesson 4 - \u{5E9}\u{5D1}\u{5E8}\u{5D9}\u{5DD} (1).pptx",
        "Lesson 4 - \u{5DD}\u{5D9}\u{5E8}\u{5D1}\u{5E9} (1).pptx"
      ),
      (
        "Copy of \u{628}\u{62C}\u{679} 2024 (1).xlsx",
        "Copy of 2024 \u{679}\u{62C}\u{628} (1).xlsx"
      ),
    ] as [(String, String)])
  func copiesOfFilesThatBeginInLatin(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "\u{5E9}\u{5D1}\u{5E8}\u{5D9}\u{5DD} (1).pptx",
    "Download \u{5D3}\u{5D5}\u{5D7} (1).pdf",
  ])
  func copiesOfFilesThatBeginInLatinWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// How many points of how many stand as their line does.
  @Test(
    arguments: [
      (
        "Grade report: \u{632}\u{647}\u{631}\u{627} \u{6A9}\u{631}\u{6CC}\u{645}\u{6CC} 19.5 / 20",
        "Grade report: \u{6CC}\u{645}\u{6CC}\u{631}\u{6A9} \u{627}\u{631}\u{647}\u{632} 19.5 / 20"
      ),
      (
        "Grade: \u{5D3}\u{5E0}\u{5D4} 95 / 100",
        "Grade: \u{5D4}\u{5E0}\u{5D3} 95 / 100"
      ),
    ] as [(String, String)])
  func sharesBehindNames(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Grade: \u{5D3}\u{5E0}\u{5D4} 95/100",
    "Row: \u{5D3}\u{5E0}\u{5D4} 20 / 5",
    "\u{5D3}\u{5E0}\u{5D4} 95 / 100",
  ])
  func sharesBehindNamesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// An arrow points from what was to what is.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D8}\u{5D9}\u{5E1}\u{5D4} \u{5E0}\u{5D3}\u{5D7}\u{5EA}\u{5D4}: 14:20 \u{2192} 16:45",
        "14:20 \u{2192} 16:45 :\u{5D4}\u{5EA}\u{5D7}\u{5D3}\u{5E0} \u{5D4}\u{5E1}\u{5D9}\u{5D8}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5DE}\u{5D7}\u{5D9}\u{5E8}: $12 \u{2192} $15",
        "$12 \u{2192} $15 :\u{5E8}\u{5D9}\u{5D7}\u{5DE}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5DE}\u{5D7}\u{5D9}\u{5E8} \u{5D9}\u{5E8}\u{5D3} 120\u{20AA} \u{2192} 99\u{20AA}",
        "120\u{20AA} \u{2192} 99\u{20AA} \u{5D3}\u{5E8}\u{5D9} \u{5E8}\u{5D9}\u{5D7}\u{5DE}\u{5D4}"
      ),
      (
        "\u{645}\u{648}\u{639}\u{62F}: 2024-01-01 \u{2192} 2024-02-01",
        "2024-01-01 \u{2192} 2024-02-01 :\u{62F}\u{639}\u{648}\u{645}"
      ),
    ] as [(String, String)])
  func arrowsBetweenHoursAndPrices(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "\u{5D4}\u{5DE}\u{5D7}\u{5D9}\u{5E8}: $12 \u{2190} $15"
  ])
  func arrowsBetweenHoursAndPricesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// An hour in Latin letters stands behind its number.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{648}\u{642}\u{62A} \u{627}\u{644}\u{645}\u{62A}\u{628}\u{642}\u{64A} \u{644}\u{644}\u{634}\u{62D}\u{646}: 1 h 20 min",
        "1 h 20 min :\u{646}\u{62D}\u{634}\u{644}\u{644} \u{64A}\u{642}\u{628}\u{62A}\u{645}\u{644}\u{627} \u{62A}\u{642}\u{648}\u{644}\u{627}"
      ),
      (
        "\u{5DE}\u{5E9}\u{5DA}: 2 h 15 m",
        "2 h 15 m :\u{5DA}\u{5E9}\u{5DE}"
      ),
    ] as [(String, String)])
  func hoursInLatinLetters(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// What is said of two hours stands behind both.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} 9:00-10:30 AM \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E9}\u{5E0}\u{5D9}",
        "\u{5D9}\u{5E0}\u{5E9} \u{5DD}\u{5D5}\u{5D9}\u{5D1} 9:00-10:30 AM \u{5D4}\u{5E9}\u{5D9}\u{5D2}\u{5E4}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4}: 9-10:30 AM",
        "9-10:30 AM :\u{5D4}\u{5E9}\u{5D9}\u{5D2}\u{5E4}\u{5D4}"
      ),
      (
        "\u{645}\u{6CC}\u{679}\u{646}\u{6AF} 9:00-10:30 AM \u{6A9}\u{648} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{648}\u{6A9} 9:00-10:30 AM \u{6AF}\u{646}\u{679}\u{6CC}\u{645}"
      ),
    ] as [(String, String)])
  func whatIsSaidOfTwoHours(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "\u{5D4}\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} 9:00-10:30 \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E9}\u{5E0}\u{5D9}",
    "\u{5E4}\u{5E8}\u{5E7} 9-10 \u{5DB}\u{5D0}\u{5DF}",
  ])
  func whatIsSaidOfTwoHoursWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// The number of a flat goes with its street.
  @Test(
    arguments: [
      (
        "\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} \u{5DC}\u{5DE}\u{5E9}\u{5DC}\u{5D5}\u{5D7}: 12 Herzl St., Apt. 4",
        "12 Herzl St., Apt. 4 :\u{5D7}\u{5D5}\u{5DC}\u{5E9}\u{5DE}\u{5DC} \u{5EA}\u{5D1}\u{5D5}\u{5EA}\u{5DB}"
      ),
      (
        "\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} \u{5DC}\u{5DE}\u{5E9}\u{5DC}\u{5D5}\u{5D7}: 12 Herzl Street, Apt 4, Tel Aviv",
        "12 Herzl Street, Apt 4, Tel Aviv :\u{5D7}\u{5D5}\u{5DC}\u{5E9}\u{5DE}\u{5DC} \u{5EA}\u{5D1}\u{5D5}\u{5EA}\u{5DB}"
      ),
    ] as [(String, String)])
  func numbersOfFlats(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// A name with its address that wrote something begins an English line.
  @Test(
    arguments: [
      (
        "\u{645}\u{62D}\u{645}\u{62F} \u{627}\u{644}\u{639}\u{644}\u{64A} <m.ali@example.com> wrote:",
        "\u{64A}\u{644}\u{639}\u{644}\u{627} \u{62F}\u{645}\u{62D}\u{645} <m.ali@example.com> wrote:"
      ),
      (
        "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} <dana@example.com> wrote:",
        "\u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5E0}\u{5D3} <dana@example.com> wrote:"
      ),
    ] as [(String, String)])
  func whoWroteBeginsTheLine(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} <dana@example.com> \u{5DB}\u{5EA}\u{5D1}\u{5D4}:"
  ])
  func whoWroteBeginsTheLineWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// A star stands behind its number.
  @Test(
    arguments: [
      (
        "\u{5DC}\u{5D9}\u{5DC}\u{5D4} \u{5D1}\u{5DE}\u{5DC}\u{5D5}\u{5DF} Hilton Tel Aviv 5* \u{5DB}\u{5D5}\u{5DC}\u{5DC} \u{5D0}\u{5E8}\u{5D5}\u{5D7}\u{5EA} \u{5D1}\u{5D5}\u{5E7}\u{5E8}",
        "\u{5E8}\u{5E7}\u{5D5}\u{5D1} \u{5EA}\u{5D7}\u{5D5}\u{5E8}\u{5D0} \u{5DC}\u{5DC}\u{5D5}\u{5DB} Hilton Tel Aviv 5* \u{5DF}\u{5D5}\u{5DC}\u{5DE}\u{5D1} \u{5D4}\u{5DC}\u{5D9}\u{5DC}"
      )
    ] as [(String, String)])
  func starsOfHotels(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "\u{5DE}\u{5DC}\u{5D5}\u{5DF} 5* \u{5D1}\u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}"
  ])
  func starsOfHotelsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// What one is worth stands right of it.
  @Test(
    arguments: [
      (
        "\u{627}\u{645}\u{631}\u{648}\u{632} 1 USD = 61,500 \u{62A}\u{648}\u{645}\u{627}\u{646} \u{645}\u{639}\u{627}\u{645}\u{644}\u{647} \u{634}\u{62F}",
        "\u{62F}\u{634} \u{647}\u{644}\u{645}\u{627}\u{639}\u{645} \u{646}\u{627}\u{645}\u{648}\u{62A} 1 USD = 61,500 \u{632}\u{648}\u{631}\u{645}\u{627}"
      )
    ] as [(String, String)])
  func whatOneCoinIsWorth(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// A phone stands behind the name also inside a sentence.
  @Test(
    arguments: [
      (
        "Call \u{623}\u{645} \u{62E}\u{627}\u{644}\u{62F} 0501234567 before noon",
        "Call \u{62F}\u{644}\u{627}\u{62E} \u{645}\u{623} 0501234567 before noon"
      )
    ] as [(String, String)])
  func phonesInsideEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Each step of a way stands behind the one before it.
  @Test(
    arguments: [
      (
        "Go to Settings > \u{5E9}\u{5E4}\u{5D4} \u{5D5}\u{5D0}\u{5D6}\u{5D5}\u{5E8} > \u{5DE}\u{5E7}\u{5DC}\u{5D3}\u{5EA} and press Add",
        "Go to Settings > \u{5E8}\u{5D5}\u{5D6}\u{5D0}\u{5D5} \u{5D4}\u{5E4}\u{5E9} > \u{5EA}\u{5D3}\u{5DC}\u{5E7}\u{5DE} and press Add"
      ),
      (
        "Go to \u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA} > \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF} > Wi-Fi",
        "Go to \u{5EA}\u{5D5}\u{5E8}\u{5D3}\u{5D2}\u{5D4} > \u{5DF}\u{5D5}\u{5D1}\u{5E9}\u{5D7} > Wi-Fi"
      ),
    ] as [(String, String)])
  func waysInsideEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Open \u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA} > \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF}",
    "Values a > \u{5E9}\u{5E4}\u{5D4} > \u{5DE}\u{5E7}\u{5DC}\u{5D3}\u{5EA} b",
  ])
  func waysInsideEnglishWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A question of English stays one on a right-to-left page.
  @Test(
    arguments: [
      (
        "How to type \u{646}\u{6CC}\u{645}\u{200C}\u{641}\u{627}\u{635}\u{644}\u{647} in LibreOffice?",
        "How to type \u{647}\u{644}\u{635}\u{627}\u{641}\u{645}\u{6CC}\u{646} in LibreOffice?"
      ),
      (
        "Your parcel from \u{62F}\u{6CC}\u{62C}\u{6CC}\u{200C}\u{6A9}\u{627}\u{644}\u{627} arrives today, 2-5 pm.",
        "Your parcel from \u{627}\u{644}\u{627}\u{6A9}\u{6CC}\u{62C}\u{6CC}\u{62F} arrives today, 2-5 pm."
      ),
    ] as [(String, String)])
  func questionsAroundANameInEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Names with arrows behind a numbered label follow each other as it does.
  @Test(
    arguments: [
      (
        "Bus 480: \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} \u{2192} \u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5DC}\u{5D9}\u{5DD}",
        "Bus 480: \u{5D1}\u{5D9}\u{5D1}\u{5D0} \u{5DC}\u{5EA} \u{2192} \u{5DD}\u{5D9}\u{5DC}\u{5E9}\u{5D5}\u{5E8}\u{5D9}"
      )
    ] as [(String, String)])
  func linesOfBuses(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Prepositions of English stand in no right-to-left sentence.
  @Test(arguments: [
    "Copy \u{5DE}\u{5E1}\u{5DE}\u{5DA} \u{5D7}\u{5D3}\u{5E9} into \u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} first",
    "Merge \u{5E2}\u{5E0}\u{5E3} \u{5E8}\u{5D0}\u{5E9}\u{5D9} into \u{5E2}\u{5E0}\u{5E3} \u{5D7}\u{5D3}\u{5E9} first",
    "Drag \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} onto \u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} \u{5D9}\u{5E9}\u{5E0}\u{5D4} to move it",
    "Insert \u{5E9}\u{5D5}\u{5E8}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} before \u{5E9}\u{5D5}\u{5E8}\u{5D4} \u{5D9}\u{5E9}\u{5E0}\u{5D4}",
    "Walk past \u{5E8}\u{5D7}\u{5D5}\u{5D1} \u{5D4}\u{5E8}\u{5E6}\u{5DC} toward \u{5DB}\u{5D9}\u{5DB}\u{5E8} \u{5E8}\u{5D1}\u{5D9}\u{5DF}",
    "Move \u{645}\u{633}\u{62A}\u{646}\u{62F} \u{62C}\u{62F}\u{64A}\u{62F} into \u{645}\u{62C}\u{644}\u{62F} \u{62C}\u{62F}\u{64A}\u{62F} first",
    "Copy \u{641}\u{627}\u{6CC}\u{644} \u{62C}\u{62F}\u{6CC}\u{62F} into \u{67E}\u{648}\u{634}\u{647} \u{62C}\u{62F}\u{6CC}\u{62F} first",
  ])
  func englishAroundLongerNamesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// What letters of tags keep in order is drawn so.
  @Test(arguments: [
    "<p>\u{5D4}\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF} \u{5E9}\u{5DC}\u{5D9} <b>(03) 555-1234</b> \u{5D5}\u{5D2}\u{5DD} \u{5DB}\u{5DF}</p>",
    "<p>\u{5D4}\u{5E9}\u{5E4}\u{5D4} <b>C++</b> \u{5D5}\u{5D2}\u{5DD} \u{5DB}\u{5DF}</p>",
    "<p>\u{627}\u{644}\u{62D}\u{631}\u{627}\u{631}\u{629} <b>32\u{B0}C</b> \u{627}\u{644}\u{64A}\u{648}\u{645}</p>",
    "<p>\u{5D0}\u{5DE}\u{5E8} <q>Hello, world!</q> \u{5D5}\u{5D4}\u{5DC}\u{5DA}</p>",
    "<p>+972-3-5551234 \u{5D4}\u{5D5}\u{5D0} \u{5D4}\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF}</p>",
  ])
  func whatTagsKeepInOrderWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }
}
