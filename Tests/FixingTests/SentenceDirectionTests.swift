import BidiAlgorithm
import Fixing
import Testing

/// Sentences that are laid out in the direction of a quotation, a formula or a name in them, each
/// with what looks like it.
@Suite struct SentenceDirectionTests {
  private static let left = LineExpectations.left
  private static let right = LineExpectations.right

  // MARK: - Quotations

  /// A right-to-left sentence goes on left of what it quotes.
  @Test(
    arguments: [
      (
        "ABC \"{U+0048}arry {U+0050}otter\" DEF GHI.",
        ".IHG FED \"{U+0048}arry {U+0050}otter\" CBA"
      ),
      ("ABC DEF: \"{U+0049} don't know\" GHI.", ".IHG \"{U+0049} don't know\" :FED CBA"),
      ("ABC \"hello\" DEF GHI.", ".IHG FED \"hello\" CBA"),
      ("ABC DEF \"hello\", GHI JKL!", "!LKJ IHG ,\"hello\" FED CBA"),
      ("ABC DEF \"{U+0044}ana\" GHI JKL.", ".LKJ IHG \"{U+0044}ana\" FED CBA"),
    ] as [(String, String)])
  func aSentenceGoesOnBehindItsQuotation(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, Self.left)
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, Self.right])
  }

  /// What has no end, what somebody is called between names, fields, and English.
  @Test(arguments: [
    "ABC \"{U+0048}arry {U+0050}otter\" DEF", "ABC \"{U+0044}ana\" DEF.",
    "ABC \"{U+0044}ana\" DEF GHI.", "ABC: \"hello\", DEF.", "ABC \"hello\".", "ABC \"hello\" DEF",
    "\"ABC\" \"hello\" \"DEF\".", "ABC, \"hello\", DEF GHI.", "ABC liked \"hello\" DEF GHI.",
    "ABC: \"hello\" - DEF GHI.",
  ])
  func whatIsQuotedBesideNamesStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [Self.left])
  }

  // MARK: - English around a name

  /// A preposition begins a sentence of English, whatever its verb is.
  @Test(
    arguments: [
      ("{U+0046}rom ABC DEF 12 people came.", "{U+0046}rom FED CBA 12 people came."),
      ("{U+0046}rom ABC DEF many people came.", "{U+0046}rom FED CBA many people came."),
      ("{U+0041}t the ABC, all seats were taken.", "{U+0041}t the CBA, all seats were taken."),
      ("{U+004E}ear ABC two cars crashed!", "{U+004E}ear CBA two cars crashed!"),
    ] as [(String, String)])
  func aPrepositionBeginsEnglish(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, Self.right)
  }

  /// What ends with the name or with another one, and what has no end.
  @Test(arguments: [
    "{U+0046}rom ABC DEF.", "{U+0042}y ABC, DEF.", "{U+0046}rom ABC DEF to {U+0047}oogle.",
    "{U+0057}ith ABC DEF GHI.", "{U+004F}n ABC 12.", "{U+0046}rom ABC DEF 12 people",
    "i{U+0050}hone ABC DEF camera.", "{U+0047}oogle ABC new phone.",
    "{U+0049}n ABC {U+0057}indows", "{U+0046}rom ABC many.", "{U+0054}o ABC DEF (the best one).",
  ])
  func namesBehindPrepositionsStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [Self.right])
  }

  /// A small right-to-left word is none of a name.
  @Test func aRightToLeftSentenceBehindAPrepositionStays() {
    LineExpectations.expectNothing(
      text: "From \u{5D3}\u{5E0}\u{5D4} \u{5E9}\u{5DC} \u{5DC}\u{5D5}\u{5D9} people came.",
      [Self.right])
  }

  // MARK: - Formulas and names first

  /// A formula says nothing about the direction of the sentence behind it.
  @Test(
    arguments: [
      ("x{U+00B2} + y{U+00B2} = z{U+00B2} ABC DEF", "FED CBA x{U+00B2} + y{U+00B2} = z{U+00B2}"),
      ("{U+0045} = mc{U+00B2} ABC DEF", "FED CBA {U+0045} = mc{U+00B2}"),
      ("x = -5 ABC DEF", "FED CBA x = -5"),
      ("{U+0046} = ma ABC DEF.", ".FED CBA {U+0046} = ma"),
      ("x {U+2265} 5 ABC DEF", "FED CBA x {U+2265} 5"),
    ] as [(String, String)])
  func aSentenceBehindAFormulaIsRightToLeft(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
    LineExpectations.expectNothing(pseudo: pseudo, [Self.left, Self.right])
  }

  /// Values, units, and code.
  @Test(arguments: [
    "x = ABC", "x = 5 ABC", "x = ABC DEF", "id = 5 ABC DEF", "x == 5 ABC DEF", "total = 5 ABC DEF",
    "a => b ABC DEF", "x = y ABC", "x = 5, y = ABC DEF", "x + y ABC DEF",
  ])
  func otherFormulasStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }

  /// A unit of two words.
  @Test func aUnitBehindAFormulaStays() {
    LineExpectations.expectNothing(
      text: "v = 50 \u{5E7}\u{5D9}\u{5DC}\u{5D5}\u{5DE}\u{5D8}\u{5E8} \u{5DC}\u{5E9}\u{5E2}\u{5D4}",
      [.auto])
  }

  /// A word for when or how it went tells a short sentence from a name.
  @Test(
    arguments: [
      (
        "Dana \u{5D3}\u{5D9}\u{5D1}\u{5E8}\u{5D4} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} \u{5D4}\u{5E8}\u{5D1}\u{5D9}\u{5D3} Dana"
      ),
      (
        "Dana Cohen \u{5D3}\u{5D9}\u{5D1}\u{5E8}\u{5D4} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} \u{5D4}\u{5E8}\u{5D1}\u{5D9}\u{5D3} Dana Cohen"
      ),
      (
        "Moshe \u{5D1}\u{5D1}\u{5D9}\u{5EA} \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5D9}\u{5D4} \u{5EA}\u{5D9}\u{5D1}\u{5D1} Moshe"
      ),
      (
        "Backup \u{5D4}\u{5D5}\u{5E9}\u{5DC}\u{5DD} \u{5D1}\u{5D4}\u{5E6}\u{5DC}\u{5D7}\u{5D4}",
        "\u{5D4}\u{5D7}\u{5DC}\u{5E6}\u{5D4}\u{5D1} \u{5DD}\u{5DC}\u{5E9}\u{5D5}\u{5D4} Backup"
      ),
      (
        "Dana \u{633}\u{627}\u{641}\u{631}\u{62A} \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} \u{62A}\u{631}\u{641}\u{627}\u{633} Dana"
      ),
      (
        "Dana \u{644}\u{645} \u{62A}\u{633}\u{627}\u{641}\u{631}",
        "\u{631}\u{641}\u{627}\u{633}\u{62A} \u{645}\u{644} Dana"
      ),
    ] as [(String, String)])
  func whatIsSaidOfANameIsRightToLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Names, times alone, greetings, titles, labels and English.
  @Test(arguments: [
    "Dana \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}", "Dana \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "Dana \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} \u{5D1}\u{5E2}\u{5E8}\u{5D1}",
    "Dr. Levi \u{5D3}\u{5E0}\u{5D4} \u{5DE}\u{5D7}\u{5E8}",
    "Happy \u{5E9}\u{5D1}\u{5EA} \u{5DE}\u{5D7}\u{5E8}",
    "Hello \u{5D3}\u{5E0}\u{5D4} \u{5DE}\u{5D7}\u{5E8}",
    "Call \u{5D3}\u{5E0}\u{5D4} \u{5DE}\u{5D7}\u{5E8}", "Arrivals \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "Tel Aviv \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}",
    "Today's \u{5D7}\u{5D3}\u{5E9}\u{5D5}\u{5EA} \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "New \u{5D7}\u{5D3}\u{5E9}\u{5D5}\u{5EA} \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "Dana Levi: \u{5DE}\u{5D7}\u{5E8}",
  ])
  func whatMayBeReadEitherWayStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  // MARK: - Comparisons

  /// A number that is at most or at least a name keeps its order.
  @Test(
    arguments: [
      (
        "\u{5D0}\u{5D1}\u{5D2} 5 <= x \u{5D3}\u{5D4}\u{5D5}",
        "\u{5D5}\u{5D4}\u{5D3} 5 <= x \u{5D2}\u{5D1}\u{5D0}"
      ),
      (
        "\u{5D0}\u{5D1}\u{5D2} 5<=x \u{5D3}\u{5D4}\u{5D5}",
        "\u{5D5}\u{5D4}\u{5D3} 5<=x \u{5D2}\u{5D1}\u{5D0}"
      ),
      (
        "\u{627}\u{628}\u{62A} 5 <= x \u{62B}\u{62C}\u{62D}",
        "\u{62D}\u{62C}\u{62B} 5 <= x \u{62A}\u{628}\u{627}"
      ),
      (
        "\u{627}\u{628}\u{62A} 12 >= n \u{62B}\u{62C}\u{62D}",
        "\u{62D}\u{62C}\u{62B} 12 >= n \u{62A}\u{628}\u{627}"
      ),
    ] as [(String, String)])
  func aBoundOfANameRunsFromLeftToRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, Self.right)
  }

  /// Two numbers, a name first, signs that are mirrored or look the same, and arrows.
  @Test(arguments: [
    "\u{5D0}\u{5D1}\u{5D2} 5 <= 6 \u{5D3}\u{5D4}\u{5D5}",
    "\u{5D0}\u{5D1}\u{5D2} 5<=6 \u{5D3}\u{5D4}\u{5D5}",
    "\u{5D0}\u{5D1}\u{5D2} x <= 5 \u{5D3}\u{5D4}\u{5D5}",
    "\u{5D0}\u{5D1}\u{5D2} 5 < x \u{5D3}\u{5D4}\u{5D5}",
    "\u{5D0}\u{5D1}\u{5D2} 5 \u{2264} x \u{5D3}\u{5D4}\u{5D5}",
    "\u{5D0}\u{5D1}\u{5D2} 5 = x \u{5D3}\u{5D4}\u{5D5}",
    "\u{5D0}\u{5D1}\u{5D2} 5 => x \u{5D3}\u{5D4}\u{5D5}",
    "\u{5D0}\u{5D1}\u{5D2} 5 <- x \u{5D3}\u{5D4}\u{5D5}",
    "\u{627}\u{628}\u{62A} 5 != 6 \u{62B}\u{62C}\u{62D}",
    "\u{627}\u{628}\u{62A} 5 >= 3 \u{62B}\u{62C}\u{62D}",
  ])
  func otherComparisonsStandAsTheyAreDrawn(_ text: String) {
    LineExpectations.expectNothing(text: text, [Self.right])
  }

  // MARK: - Stray pairs

  /// A pair from left to right around a sentence of two words and a term in brackets.
  @Test func aPairAroundASentenceWithATermIsStray() {
    for direction in [BaseDirection.auto, Self.left, Self.right] {
      LineExpectations.expectFirst(
        pseudo: "{LRI}ABC (abc) DEF.{PDI}", ".FED (abc) CBA", direction)
    }
  }

  /// A name in brackets, what has no end, a list, a pair that agrees, and more Latin words.
  @Test(arguments: [
    "{LRI}ABC ({U+0044}avid) DEF.{PDI}", "{LRI}ABC (abc).{PDI}", "{LRI}ABC (abc) DEF{PDI}",
    "{LRI}ABC (abc), DEF.{PDI}", "{RLI}ABC (abc) DEF.{PDI}", "{LRI}abc (abc) DEF.{PDI}",
    "{LRI}ABC (abc def ghi) DEF.{PDI}",
  ])
  func otherPairsAroundBracketsStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, Self.left, Self.right])
  }
}
