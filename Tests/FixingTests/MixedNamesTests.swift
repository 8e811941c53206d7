import BidiAlgorithm
import Fixing
import Testing

/// Several names in a list are pieces of their own, also two of the other direction beside each
/// other.
@Suite struct MixedNamesTests {
  /// Commas that part right-to-left names part the Latin ones beside them.
  @Test(
    arguments: [
      (
        "\u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}, Sony, Nokia",
        "Nokia ,Sony ,\u{5DC}\u{5D9}\u{5D2} ,\u{5EA}\u{5D5}\u{5E8}"
      ),
      (
        "\u{5E0}\u{5E4}\u{5D2}\u{5E9}\u{5E0}\u{5D5} \u{5E2}\u{5DD} \u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}, Sony, Nokia \u{5D5}\u{5E0}\u{5E2}\u{5DE}\u{5D4}.",
        ".\u{5D4}\u{5DE}\u{5E2}\u{5E0}\u{5D5} Nokia ,Sony ,\u{5DC}\u{5D9}\u{5D2} ,\u{5EA}\u{5D5}\u{5E8} \u{5DD}\u{5E2} \u{5D5}\u{5E0}\u{5E9}\u{5D2}\u{5E4}\u{5E0}"
      ),
      (
        "\u{5E8}\u{5D5}\u{5EA}, Sony, Nokia, \u{5D2}\u{5D9}\u{5DC}",
        "\u{5DC}\u{5D9}\u{5D2} ,Nokia ,Sony ,\u{5EA}\u{5D5}\u{5E8}"
      ),
      (
        "Sony, Nokia, \u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}",
        "\u{5DC}\u{5D9}\u{5D2} ,\u{5EA}\u{5D5}\u{5E8} ,Nokia ,Sony"
      ),
      (
        "\u{633}\u{627}\u{645}\u{64A}\u{60C} \u{644}\u{64A}\u{644}\u{649}\u{60C} Sony\u{60C} Nokia",
        "Nokia \u{60C}Sony \u{60C}\u{649}\u{644}\u{64A}\u{644} \u{60C}\u{64A}\u{645}\u{627}\u{633}"
      ),
      (
        "\u{62D}\u{636}\u{631} \u{633}\u{627}\u{645}\u{64A}, \u{644}\u{64A}\u{644}\u{649}, Sony, Nokia \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} Nokia ,Sony ,\u{649}\u{644}\u{64A}\u{644} ,\u{64A}\u{645}\u{627}\u{633} \u{631}\u{636}\u{62D}"
      ),
      (
        "\u{639}\u{644}\u{6CC}\u{60C} \u{645}\u{631}\u{6CC}\u{645}\u{60C} Sony\u{60C} Nokia \u{622}\u{645}\u{62F}\u{646}\u{62F}",
        "\u{62F}\u{646}\u{62F}\u{645}\u{622} Nokia \u{60C}Sony \u{60C}\u{645}\u{6CC}\u{631}\u{645} \u{60C}\u{6CC}\u{644}\u{639}"
      ),
      (
        "\u{639}\u{644}\u{6CC}\u{60C} \u{645}\u{631}\u{6CC}\u{645}\u{60C} Sony\u{60C} Nokia \u{622}\u{626}\u{6D2}",
        "\u{6D2}\u{626}\u{622} Nokia \u{60C}Sony \u{60C}\u{645}\u{6CC}\u{631}\u{645} \u{60C}\u{6CC}\u{644}\u{639}"
      ),
    ] as [(String, String)])
  func latinNamesAmongOthersAreEachByThemselves(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// So are three of them.
  @Test func threeLatinNamesAreThree() {
    let text =
      "\u{5E8}\u{5D5}\u{5EA} \u{5DC}\u{5D5}\u{5D9}, \u{5D2}\u{5D9}\u{5DC}, Sony, Nokia, Intel"
    let problems = Judge().problems(
      of: Array(text.unicodeScalars), direction: LineExpectations.right)
    #expect(Set(problems.map(\.kind)) == [.name])
    #expect(problems.count == 2)
  }

  /// A town and its country, a family name and a first name, a firm, a greeting, other words, and
  /// two Latin words without two right-to-left names in the list are read as they are drawn.
  @Test(
    arguments: [
      "\u{5E8}\u{5D5}\u{5EA}, Sony, Nokia",
      "\u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}, London, England",
      "\u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}, Miller, John",
      "\u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}, Nokia, Inc.",
      "\u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}, Austin, TX",
      "\u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}, Hello, World!",
      "\u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}, red, green",
      "\u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}, New York, Big Apple",
      "\u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC} (a, b)",
      "\u{5D4}\u{5E1}\u{5E4}\u{5E8} \u{5E9}\u{5DC} \u{5E8}\u{5D5}\u{5EA} \u{5D9}\u{5E6}\u{5D0} Oxford, Cambridge",
      "\u{633}\u{627}\u{645}\u{64A}\u{60C} \u{644}\u{64A}\u{644}\u{649}\u{60C} Paris\u{60C} France",
      "\u{633}\u{627}\u{645}\u{64A}, Sony, Nokia",
      "\u{639}\u{644}\u{6CC}\u{60C} \u{645}\u{631}\u{6CC}\u{645}\u{60C} Rome\u{60C} Italy",
      "\u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC}, Sony, Nokia 2020",
    ])
  func otherLatinWordsStay(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [LineExpectations.right, .auto])
  }

  /// Behind a plural for who or what has a name, two right-to-left names in a sentence that is read
  /// from left to right are two.
  @Test(
    arguments: [
      (
        "The users \u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC} joined.",
        "The users \u{5EA}\u{5D5}\u{5E8}, \u{5DC}\u{5D9}\u{5D2} joined."
      ),
      (
        "The names \u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC} (3) won.",
        "The names \u{5EA}\u{5D5}\u{5E8}, \u{5DC}\u{5D9}\u{5D2} (3) won."
      ),
      (
        "Our players \u{633}\u{627}\u{645}\u{64A}, \u{644}\u{64A}\u{644}\u{649} scored.",
        "Our players \u{64A}\u{645}\u{627}\u{633}, \u{649}\u{644}\u{64A}\u{644} scored."
      ),
      (
        "Two friends \u{639}\u{644}\u{6CC}, \u{645}\u{631}\u{6CC}\u{645} came.",
        "Two friends \u{6CC}\u{644}\u{639}, \u{645}\u{6CC}\u{631}\u{645} came."
      ),
      (
        "Add the members \u{631}\u{636}\u{627}, \u{646}\u{648}\u{631} first.",
        "Add the members \u{627}\u{636}\u{631}, \u{631}\u{648}\u{646} first."
      ),
    ] as [(String, String)])
  func namesBehindAPluralAreEachByThemselves(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Behind other words they may be one name, and so may what Arabic commas part.
  @Test(
    arguments: [
      "The user \u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC} joined.",
      "He lives in \u{5D7}\u{5D9}\u{5E4}\u{5D4}, \u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC} now.",
      "He visits \u{627}\u{644}\u{642}\u{627}\u{647}\u{631}\u{629}, \u{645}\u{635}\u{631} often.",
      "The users \u{62D}\u{644}\u{628}\u{60C} \u{62F}\u{645}\u{634}\u{642} joined.",
      "The boss \u{5E8}\u{5D5}\u{5EA}, \u{5D2}\u{5D9}\u{5DC} left.",
    ])
  func namesBehindOtherWordsStay(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [LineExpectations.left, .auto])
  }
}
