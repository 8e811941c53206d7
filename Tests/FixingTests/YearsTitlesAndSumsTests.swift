import BidiAlgorithm
import Fixing
import Testing

/// Years behind titles, titles that begin with a number, sentences that say who somebody is,
/// calculations in Persian digits and measures of two numbers, each with what looks like it and is
/// whole.
@Suite struct YearsTitlesAndSumsTests {
  /// The year of a work stands behind its title where an English sentence goes on.
  @Test(
    arguments: [
      (
        "The short film \u{5D0}\u{5D1}\u{5D0} (2017) won an award",
        "The short film \u{5D0}\u{5D1}\u{5D0} (2017) won an award"
      ),
      (
        "the song \u{64A}\u{627} \u{632}\u{647}\u{631}\u{629} (1999), a hit of its year",
        "the song \u{629}\u{631}\u{647}\u{632} \u{627}\u{64A} (1999), a hit of its year"
      ),
      (
        "The novel \u{628}\u{648}\u{641} \u{6A9}\u{648}\u{631} (1315) is short",
        "The novel \u{631}\u{648}\u{6A9} \u{641}\u{648}\u{628} (1315) is short"
      ),
      (
        "Now playing: \u{62F}\u{644} \u{62F}\u{644} \u{67E}\u{627}\u{6A9}\u{633}\u{62A}\u{627}\u{646} (1987) by Vital Signs",
        "Now playing: \u{646}\u{627}\u{62A}\u{633}\u{6A9}\u{627}\u{67E} \u{644}\u{62F} \u{644}\u{62F} (1987) by Vital Signs"
      ),
      (
        "In the series \u{5D1}\u{5D9}\u{5EA} \u{5E7}\u{5E4}\u{5D4} (2008\u{2013}2013) she was a cook",
        "In the series \u{5D4}\u{5E4}\u{5E7} \u{5EA}\u{5D9}\u{5D1} (2008\u{2013}2013) she was a cook"
      ),
      (
        "Her album \"\u{634}\u{645}\u{633}\" (2004) sold well",
        "Her album \"\u{633}\u{645}\u{634}\" (2004) sold well"
      ),
    ] as [(String, String)])
  func theYearOfAWorkIsTheSentences(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Titles without a word for a work, years at the end, laws, what is to be done, places.
  @Test(arguments: [
    "Saw \u{5DB}\u{5E4}\u{5D5}\u{5E8} \u{5DC}\u{5D1}\u{5DF} (1984) again",
    "I saw the film \u{5D1}\u{5D9}\u{5EA} \u{5E7}\u{5E4}\u{5D4} (2017)",
    "Title: \u{5D4}\u{5D1}\u{5D9}\u{5EA} (2015)",
    "Article 7 of \u{646}\u{638}\u{627}\u{645} \u{627}\u{644}\u{639}\u{645}\u{644} (1426), as amended",
    "Show \u{5D7}\u{5D9}\u{5E4}\u{5D4} (1990) on the map",
    "The film (2017) \u{5E7}\u{5E4}\u{5D4} won",
    "Built in \u{6CC}\u{632}\u{62F} (1390) and sold",
  ])
  func otherYearsMayBeReadWithTheirTitles(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A quotation right behind a prefix, and one between two gershayim.
  @Test(
    arguments: [
      (
        "\u{5E8}\u{5D0}\u{5D9}\u{5E0}\u{5D5} \u{5D0}\u{5EA} \u{5D6}\u{5D4} \u{5D1}\"24 Hours\" \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} \"24 Hours\"\u{5D1} \u{5D4}\u{5D6} \u{5EA}\u{5D0} \u{5D5}\u{5E0}\u{5D9}\u{5D0}\u{5E8}"
      ),
      (
        "\u{5D4}\u{5D0}\u{5D6}\u{5E0}\u{5D5} \u{5DC}\"99 Problems\", \u{5E9}\u{5D9}\u{5E8} \u{5D9}\u{5E9}\u{5DF}",
        "\u{5DF}\u{5E9}\u{5D9} \u{5E8}\u{5D9}\u{5E9} ,\"99 Problems\"\u{5DC} \u{5D5}\u{5E0}\u{5D6}\u{5D0}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5DB}\u{5D5}\u{5DB}\u{5D1} \u{5DE}\u{201C}10 Things\u{201D} \u{5D4}\u{5D2}\u{5D9}\u{5E2}",
        "\u{5E2}\u{5D9}\u{5D2}\u{5D4} \u{201D}10 Things\u{201C}\u{5DE} \u{5D1}\u{5DB}\u{5D5}\u{5DB}\u{5D4}"
      ),
      (
        "\u{634}\u{627}\u{647}\u{62F}\u{646}\u{627} \u{627}\u{644}\"7 Rings\" \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} \"7 Rings\"\u{644}\u{627} \u{627}\u{646}\u{62F}\u{647}\u{627}\u{634}"
      ),
      (
        "\u{5E7}\u{5E8}\u{5D0}\u{5E0}\u{5D5} \u{5E2}\u{5DC} \u{5F4}12 Monkeys\u{5F4} \u{5D1}\u{5E2}\u{5D9}\u{5EA}\u{5D5}\u{5DF}",
        "\u{5DF}\u{5D5}\u{5EA}\u{5D9}\u{5E2}\u{5D1} \u{5F4}12 Monkeys\u{5F4} \u{5DC}\u{5E2} \u{5D5}\u{5E0}\u{5D0}\u{5E8}\u{5E7}"
      ),
      (
        "\u{5E6}\u{5E4}\u{5D9}\u{5E0}\u{5D5} \u{5D1}\u{5F4}2001: A Space Odyssey\u{5F4} \u{5D0}\u{5DE}\u{5E9}",
        "\u{5E9}\u{5DE}\u{5D0} \u{5F4}2001: A Space Odyssey\u{5F4}\u{5D1} \u{5D5}\u{5E0}\u{5D9}\u{5E4}\u{5E6}"
      ),
    ] as [(String, String)])
  func aQuotedTitleBeginsWithItsNumber(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Quotations that are drawn as they are read, and abbreviations.
  @Test(arguments: [
    "\u{5E8}\u{5D0}\u{5D9}\u{5E0}\u{5D5} \u{5D1}\"Angry Birds\" \u{5D4}\u{5DB}\u{5D5}\u{5DC}",
    "\u{5E7}\u{5E8}\u{5D0}\u{5E0}\u{5D5} \u{5D1}\"Catch 22\" \u{5E2}\u{5DC} \u{5D4}\u{5DE}\u{5DC}\u{5D7}\u{5DE}\u{5D4}",
    "\u{5E7}\u{5E8}\u{5D0}\u{5E0}\u{5D5} \u{5D1}\"1984\" \u{5E2}\u{5DC} \u{5D4}\u{5E2}\u{5EA}\u{5D9}\u{5D3}",
    "\u{5DC}\u{5D7}\u{5E6}\u{5D5} \u{5E2}\u{5DC} \u{5D4}\"OK\" \u{5D5}\u{5D0}\u{5D6} \u{5E2}\u{5DC} \u{5D4}\"Cancel\" \u{5DE}\u{5D9}\u{5D3}",
    "\u{5D1}\u{5EA}\u{5E9}\u{5E4}\"\u{5D3} 12 Men \u{5D4}\u{5D2}\u{5D9}\u{5E2}\u{5D5}",
    "\u{5D4}\u{5D2}\u{5D9}\u{5E2} \u{5D1}\"\u{5DB} \u{5E9}\u{5DC} Dana \u{5D5}\u{5E2}\"\u{5D9} Levi",
    "\u{5E8}\u{5D0}\u{5D9}\u{5E0}\u{5D5} \u{5D0}\u{5EA} \u{5F4}Angry Men 12\u{5F4} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "\u{5DB}\u{5EA}\u{5D1}\u{5D5} \u{5F4}12\u{5F4} \u{5D1}\u{5D8}\u{5D5}\u{5E4}\u{5E1}",
  ])
  func otherQuotationsBehindAPrefix(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A name, what is said of it between commas, and a verb.
  @Test(
    arguments: [
      (
        "\u{5E0}\u{5D2}\u{5D4} \u{5DC}\u{5D5}\u{5D9}, born in 1911, won the Nobel Prize (Literature).",
        "\u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5D2}\u{5E0}, born in 1911, won the Nobel Prize (Literature)."
      ),
      (
        "\u{639}\u{645}\u{631} \u{62E}\u{6CC}\u{627}\u{645}, born in Nishapur, wrote the Rubaiyat (poems).",
        "\u{645}\u{627}\u{6CC}\u{62E} \u{631}\u{645}\u{639}, born in Nishapur, wrote the Rubaiyat (poems)."
      ),
      (
        "\u{645}\u{62D}\u{645}\u{648}\u{62F} \u{633}\u{639}\u{64A}\u{62F}\u{60C} aged 67, died in Houston (Texas).",
        "\u{62F}\u{64A}\u{639}\u{633} \u{62F}\u{648}\u{645}\u{62D}\u{645}\u{60C} aged 67, died in Houston (Texas)."
      ),
      (
        "\u{641}\u{6CC}\u{636} \u{627}\u{62D}\u{645}\u{62F} \u{641}\u{6CC}\u{636}, born in Sialkot, received a prize of peace.",
        "\u{636}\u{6CC}\u{641} \u{62F}\u{645}\u{62D}\u{627} \u{636}\u{6CC}\u{641}, born in Sialkot, received a prize of peace."
      ),
      (
        "\u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}, founded in 1909, became a city in 1934.",
        "\u{5D1}\u{5D9}\u{5D1}\u{5D0} \u{5DC}\u{5EA}, founded in 1909, became a city in 1934."
      ),
      (
        "\u{633}\u{639}\u{627}\u{62F} \u{62D}\u{633}\u{646}\u{64A}, winner of the first prize in \u{627}\u{644}\u{642}\u{627}\u{647}\u{631}\u{629}, lived in London.",
        "\u{64A}\u{646}\u{633}\u{62D} \u{62F}\u{627}\u{639}\u{633}, winner of the first prize in \u{629}\u{631}\u{647}\u{627}\u{642}\u{644}\u{627}, lived in London."
      ),
    ] as [(String, String)])
  func anEnglishSentenceThatSaysWhoSomebodyIs(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Right-to-left sentences with English at their end.
  @Test(arguments: [
    "\u{5D3}\u{5E8}\u{5D5}\u{5E9} \u{5DE}\u{5E4}\u{5EA}\u{5D7} \u{5D1}\u{5DB}\u{5D9}\u{5E8}, based in London, working with React",
    "\u{5E9}\u{5DE}\u{5E2}\u{5E0}\u{5D5} \u{5E9}\u{5D9}\u{5E8} \u{5D7}\u{5D3}\u{5E9}, written in London, played by Dana.",
    "\u{5E8}\u{5D0}\u{5D9}\u{5E0}\u{5D5} \u{5D0}\u{5EA} \u{5D4}\u{5E9}\u{5D9}\u{5E8}, born to run, won a prize",
    "\u{5D0}\u{5D4}\u{5D1}\u{5E0}\u{5D5} \u{5DE}\u{5D0}\u{5D5}\u{5D3}, born in the USA",
    "\u{62F}\u{646}\u{64A}\u{627} \u{62C}\u{62F}\u{64A}\u{62F}\u{629}, made in Egypt, 2004",
    "\u{5E7}\u{5E0}\u{5D9}\u{5E0}\u{5D5} \u{5DB}\u{5D0}\u{5DF}, red, green and blue",
  ])
  func wordsBeforeEnglishClauses(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// Persian digits, and European ones beside letters of Persian.
  @Test(
    arguments: [
      (
        "\u{62D}\u{627}\u{635}\u{644} \u{6F8} \u{D7} \u{6F7} = \u{6F5}\u{6F6} \u{645}\u{6CC}\u{200C}\u{634}\u{648}\u{62F}",
        "\u{62F}\u{648}\u{634}\u{6CC}\u{645} \u{6F8} \u{D7} \u{6F7} = \u{6F5}\u{6F6} \u{644}\u{635}\u{627}\u{62D}"
      ),
      (
        "\u{62D}\u{627}\u{635}\u{644} \u{6F7} + \u{6F3} = \u{6F1}\u{6F0}",
        "\u{6F7} + \u{6F3} = \u{6F1}\u{6F0} \u{644}\u{635}\u{627}\u{62D}"
      ),
      (
        "\u{67E}\u{627}\u{633}\u{62E} \u{6F8}+\u{6F7}=\u{6F1}\u{6F5} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{6F8}+\u{6F7}=\u{6F1}\u{6F5} \u{62E}\u{633}\u{627}\u{67E}"
      ),
      (
        "\u{67E}\u{627}\u{633}\u{62E} \u{6F8}/\u{6F4}=\u{6F2} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{6F8}/\u{6F4}=\u{6F2} \u{62E}\u{633}\u{627}\u{67E}"
      ),
      (
        "\u{67E}\u{627}\u{633}\u{62E} \u{6F8} \u{D7} \u{6F4} = \u{61F}",
        "\u{6F8} \u{D7} \u{6F4} = \u{61F} \u{62E}\u{633}\u{627}\u{67E}"
      ),
      (
        "\u{62C}\u{648}\u{627}\u{628}: \u{6F6} * \u{6F4} = \u{6F2}\u{6F4} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{6F6} * \u{6F4} = \u{6F2}\u{6F4} :\u{628}\u{627}\u{648}\u{62C}"
      ),
      (
        "\u{67E}\u{627}\u{633}\u{62E} \u{6F8} \u{F7} \u{6F4} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{6F8} \u{F7} \u{6F4} \u{62E}\u{633}\u{627}\u{67E}"
      ),
      (
        "\u{67E}\u{627}\u{633}\u{62E} 8/4=2 \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} 8/4=2 \u{62E}\u{633}\u{627}\u{67E}"
      ),
      (
        "\u{67E}\u{627}\u{633}\u{62E} \u{6F1}\u{6F4} = \u{6F7} \u{D7} \u{6F2}.",
        ".\u{6F1}\u{6F4} = \u{6F7} \u{D7} \u{6F2} \u{62E}\u{633}\u{627}\u{67E}"
      ),
      (
        "\u{6A9}\u{644} \u{6F2} + \u{6F4} \u{D7} \u{6F3} \u{686}\u{646}\u{62F} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{62F}\u{646}\u{686} \u{6F2} + \u{6F4} \u{D7} \u{6F3} \u{644}\u{6A9}"
      ),
    ] as [(String, String)])
  func aCalculationOfPersianRunsFromLeftToRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Arabic, sizes, units, keys, years, dates.
  @Test(arguments: [
    "\u{646}\u{627}\u{62A}\u{62C} 7 + 5 = 12",
    "\u{627}\u{644}\u{62C}\u{648}\u{627}\u{628} \u{668} \u{D7} \u{667} = \u{665}\u{666}",
    "\u{627}\u{644}\u{62C}\u{648}\u{627}\u{628} \u{668} \u{F7} \u{664} = \u{662}",
    "\u{67E}\u{627}\u{633}\u{62E} \u{6F8} \u{D7} \u{6F7} \u{627}\u{633}\u{62A}",
    "\u{627}\u{628}\u{639}\u{627}\u{62F} \u{6F5}\u{6F0} \u{D7} \u{6F7}\u{6F0}",
    "\u{642}\u{6CC}\u{645}\u{62A} \u{6F3} \u{D7} \u{6F2}\u{6F5}\u{6F0} = \u{6F7}\u{6F5}\u{6F0} \u{62A}\u{648}\u{645}\u{627}\u{646}",
    "\u{6A9}\u{644}\u{6CC}\u{62F} \u{6F1} = \u{6F5} \u{627}\u{633}\u{62A}",
    "\u{633}\u{627}\u{644} \u{6F1}\u{6F4}\u{6F0}\u{6F2}-\u{6F1}\u{6F4}\u{6F0}\u{6F3}",
    "\u{6F2}\u{6F0} \u{62A}\u{648}\u{645}\u{627}\u{646} \u{D7} \u{6F3} = \u{6F6}\u{6F0} \u{62A}\u{648}\u{645}\u{627}\u{646}",
    "\u{627}\u{644}\u{646}\u{627}\u{62A}\u{62C} 8 \u{F7} 4 = 2",
    "\u{62A}\u{627}\u{631}\u{6CC}\u{62E} \u{6F1}\u{6F4}\u{6F0}\u{6F2}/\u{6F0}\u{6F5}/\u{6F1}\u{6F2}",
    "\u{6A9}\u{62F} \u{6F1}\u{6F2} + \u{6F3} \u{62F}\u{627}\u{631}\u{62F}",
  ])
  func otherNumbersWithSigns(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Blood pressures, ratios, and how somebody sees.
  @Test(
    arguments: [
      (
        "\u{5DC}\u{5D7}\u{5E5} \u{5D4}\u{5D3}\u{5DD} \u{5D1}\u{5D1}\u{5D5}\u{5E7}\u{5E8}: 128 / 79.",
        ".128 / 79 :\u{5E8}\u{5E7}\u{5D5}\u{5D1}\u{5D1} \u{5DD}\u{5D3}\u{5D4} \u{5E5}\u{5D7}\u{5DC}"
      ),
      (
        "\u{636}\u{63A}\u{637} \u{627}\u{644}\u{62F}\u{645}: 140 / 90 \u{645}\u{631}\u{62A}\u{641}\u{639}",
        "\u{639}\u{641}\u{62A}\u{631}\u{645} 140 / 90 :\u{645}\u{62F}\u{644}\u{627} \u{637}\u{63A}\u{636}"
      ),
      (
        "\u{641}\u{634}\u{627}\u{631} \u{62E}\u{648}\u{646} \u{627}\u{648} \u{6F1}\u{6F2}\u{6F0} / \u{6F8}\u{6F0} \u{628}\u{648}\u{62F}",
        "\u{62F}\u{648}\u{628} \u{6F1}\u{6F2}\u{6F0} / \u{6F8}\u{6F0} \u{648}\u{627} \u{646}\u{648}\u{62E} \u{631}\u{627}\u{634}\u{641}"
      ),
      (
        "\u{628}\u{644}\u{688} \u{67E}\u{631}\u{6CC}\u{634}\u{631}: 130 / 85 \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} 130 / 85 :\u{631}\u{634}\u{6CC}\u{631}\u{67E} \u{688}\u{644}\u{628}"
      ),
      (
        "\u{5D9}\u{5D7}\u{5E1} \u{5D4}\u{5DE}\u{5E1}\u{5DA} \u{5D4}\u{5D5}\u{5D0} 16 / 9",
        "16 / 9 \u{5D0}\u{5D5}\u{5D4} \u{5DA}\u{5E1}\u{5DE}\u{5D4} \u{5E1}\u{5D7}\u{5D9}"
      ),
      (
        "\u{5D7}\u{5D3}\u{5D5}\u{5EA} \u{5D4}\u{5E8}\u{5D0}\u{5D9}\u{5D9}\u{5D4}: 6 / 12.",
        ".6 / 12 :\u{5D4}\u{5D9}\u{5D9}\u{5D0}\u{5E8}\u{5D4} \u{5EA}\u{5D5}\u{5D3}\u{5D7}"
      ),
      (
        "\u{5E8}\u{5D0}\u{5D9}\u{5D9}\u{5D4} \u{5D1}\u{5E2}\u{5D9}\u{5DF} \u{5D9}\u{5DE}\u{5D9}\u{5DF}: 6 / 9",
        "6 / 9 :\u{5DF}\u{5D9}\u{5DE}\u{5D9} \u{5DF}\u{5D9}\u{5E2}\u{5D1} \u{5D4}\u{5D9}\u{5D9}\u{5D0}\u{5E8}"
      ),
    ] as [(String, String)])
  func aMeasureOfTwoNumbers(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Pages, points, sizes, Arabic-Indic digits, three numbers, days.
  @Test(arguments: [
    "\u{5E2}\u{5DE}\u{5D5}\u{5D3} 3 / 10",
    "\u{5E6}\u{5D9}\u{5D5}\u{5DF}: 95 / 100",
    "\u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5D2}: 4.5 / 5",
    "\u{642}\u{637}\u{631}: 135 / 85",
    "\u{636}\u{63A}\u{637} \u{627}\u{644}\u{62F}\u{645} 120/80 \u{637}\u{628}\u{64A}\u{639}\u{64A}",
    "\u{636}\u{63A}\u{637} \u{627}\u{644}\u{62F}\u{645}: \u{661}\u{662}\u{660} / \u{668}\u{660}",
    "\u{5DC}\u{5D7}\u{5E5} 5 / 7",
    "\u{5DC}\u{5D7}\u{5E5} \u{5D4}\u{5D3}\u{5DD} \u{5D1}-3 \u{5DE}\u{5D3}\u{5D9}\u{5D3}\u{5D5}\u{5EA}: 135 / 85 / 90",
    "\u{5D9}\u{5D7}\u{5E1} \u{5E9}\u{5DC} 2 / 10 \u{5EA}\u{5DC}\u{5DE}\u{5D9}\u{5D3}\u{5D9}\u{5DD}",
    "\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA}: 12 / 05",
  ])
  func otherNumbersWithASpacedSlash(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}
