import BidiAlgorithm
import Fixing
import Testing

/// Lines of two parts, each whole where it is drawn: bylines, titles and names in two languages,
/// and sentences that look like them.
@Suite struct PairsAndBylinesTests {
  private static let directions: [BaseDirection] = [.auto, LineExpectations.left]

  private static func isTurned(_ text: String) -> Bool {
    Judge().problems(of: Array(text.unicodeScalars)).first?.kind == .paragraph
  }

  /// Who says something and when, with a dot between them.
  @Test(arguments: [
    "Maariv \u{B7} \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5D7}\u{5E6}\u{5D9} \u{5E9}\u{5E2}\u{5D4}",
    "Ynet \u{2022} \u{5DC}\u{5E4}\u{5E0}\u{5D9} 20 \u{5D3}\u{5E7}\u{5D5}\u{5EA}",
    "Dana Levi \u{B7} 7 \u{5D1}\u{5DE}\u{5D0}\u{5D9}",
    "Al Jazeera \u{B7} \u{642}\u{628}\u{644} 4 \u{623}\u{64A}\u{627}\u{645}",
    "Lusail \u{2022} \u{642}\u{628}\u{644} \u{633}\u{627}\u{639}\u{629} \u{648}\u{627}\u{62D}\u{62F}\u{629}",
    "Tasnim \u{B7} \u{62F}\u{648} \u{631}\u{648}\u{632} \u{67E}\u{6CC}\u{634}",
    "Varzesh \u{2022} \u{627}\u{645}\u{631}\u{648}\u{632}\u{60C} \u{6F1}\u{6F0}:\u{6F3}\u{6F0}",
    "Geo News \u{B7} \u{62A}\u{6CC}\u{646} \u{62F}\u{646} \u{67E}\u{6C1}\u{644}\u{6D2}",
    "5 May \u{B7} \u{633}\u{644}\u{645}\u{627}\u{646}",
    "3 Jun \u{2022} \u{5E8}\u{5D5}\u{5EA} \u{5DB}\u{5D4}\u{5DF}",
  ])
  func aSourceAndItsTimeAreTwo(_ text: String) {
    LineExpectations.expectNothing(text: text, Self.directions)
  }

  /// Behind a dot a sentence has its own direction.
  @Test(arguments: [
    "Guardian \u{B7} \u{5D4}\u{5E2}\u{5D9}\u{5EA}\u{5D5}\u{5DF} \u{5E4}\u{5E8}\u{5E1}\u{5DD} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} \u{5DB}\u{5EA}\u{5D1}\u{5D4} \u{5D0}\u{5E8}\u{5D5}\u{5DB}\u{5D4} \u{5E2}\u{5DC} \u{5D4}\u{5DE}\u{5E9}\u{5D1}\u{5E8}.",
    "Spotify \u{B7} \u{627}\u{644}\u{62E}\u{62F}\u{645}\u{629} \u{645}\u{62A}\u{648}\u{641}\u{631}\u{629} \u{641}\u{64A} \u{643}\u{644} \u{627}\u{644}\u{62F}\u{648}\u{644} \u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}\u{629} \u{627}\u{644}\u{622}\u{646}.",
    "Telegram \u{B7} \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} \u{631}\u{627} \u{628}\u{627}\u{632} \u{6A9}\u{646}\u{6CC}\u{62F} \u{648} \u{62B}\u{628}\u{62A} \u{646}\u{627}\u{645} \u{6A9}\u{646}\u{6CC}\u{62F}.",
    "Careem \u{B7} \u{627}\u{6CC}\u{67E} \u{6A9}\u{6BE}\u{648}\u{644}\u{6CC}\u{6BA} \u{627}\u{648}\u{631} \u{6AF}\u{627}\u{691}\u{6CC} \u{645}\u{646}\u{6AF}\u{648}\u{627}\u{626}\u{6CC}\u{6BA}\u{6D4}",
  ])
  func aSentenceBehindADotIsOne(_ text: String) {
    #expect(Self.isTurned(text))
  }

  /// A title in Latin letters, and the same in others behind a bar or a dash.
  @Test(arguments: [
    "Omer Adam - Two Crazy People (Live) | \u{5E2}\u{5D5}\u{5DE}\u{5E8} \u{5D0}\u{5D3}\u{5DD} - \u{5E9}\u{5E0}\u{5D9} \u{5DE}\u{5E9}\u{5D5}\u{5D2}\u{5E2}\u{5D9}\u{5DD}",
    "Ministry of Health and Sport - \u{5DE}\u{5E9}\u{5E8}\u{5D3} \u{5D4}\u{5D1}\u{5E8}\u{5D9}\u{5D0}\u{5D5}\u{5EA} \u{5D5}\u{5D4}\u{5E1}\u{5E4}\u{5D5}\u{5E8}\u{5D8} \u{5D4}\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}\u{5D9}",
    "Amal Maher - Ya Masr (Official Audio) | \u{622}\u{645}\u{627}\u{644} \u{645}\u{627}\u{647}\u{631} - \u{64A}\u{627} \u{645}\u{635}\u{631}",
    "Homayoun Shajarian - Chera Rafti | \u{647}\u{645}\u{627}\u{6CC}\u{648}\u{646} \u{634}\u{62C}\u{631}\u{6CC}\u{627}\u{646} - \u{686}\u{631}\u{627} \u{631}\u{641}\u{62A}\u{6CC}",
    "Nusrat Fateh Ali Khan - Tumhe Dillagi | \u{646}\u{635}\u{631}\u{62A} \u{641}\u{62A}\u{62D} \u{639}\u{644}\u{6CC} \u{62E}\u{627}\u{646} - \u{62A}\u{645}\u{6C1}\u{6CC}\u{6BA} \u{62F}\u{644} \u{644}\u{6AF}\u{6CC}",
  ])
  func aTitleInTwoLanguagesIsTwo(_ text: String) {
    LineExpectations.expectNothing(text: text, Self.directions)
  }

  /// What says something of a name before a bar or a dash is a sentence.
  @Test(arguments: [
    "Slack - \u{5DB}\u{5DC}\u{5D9} \u{5DE}\u{5E6}\u{5D5}\u{5D9}\u{5DF} \u{5DC}\u{5E2}\u{5D1}\u{5D5}\u{5D3}\u{5D4} \u{5DE}\u{5E9}\u{5D5}\u{5EA}\u{5E4}\u{5EA} \u{5D1}\u{5E6}\u{5D5}\u{5D5}\u{5EA}.",
    "Google Maps | \u{647}\u{630}\u{627} \u{627}\u{644}\u{62A}\u{637}\u{628}\u{64A}\u{642} \u{64A}\u{639}\u{645}\u{644} \u{628}\u{62F}\u{648}\u{646} \u{625}\u{646}\u{62A}\u{631}\u{646}\u{62A}.",
    "Google Maps - \u{646}\u{642}\u{634}\u{647} \u{62E}\u{648}\u{628}\u{6CC} \u{627}\u{633}\u{62A} \u{628}\u{631}\u{627}\u{6CC} \u{633}\u{641}\u{631}",
    "Careem - \u{627}\u{6CC}\u{67E} \u{6A9}\u{6BE}\u{648}\u{644}\u{6CC}\u{6BA} \u{627}\u{648}\u{631} \u{6AF}\u{627}\u{691}\u{6CC} \u{645}\u{646}\u{6AF}\u{648}\u{627}\u{626}\u{6CC}\u{6BA}\u{6D4}",
  ])
  func whatIsSaidOfANameIsASentence(_ text: String) {
    #expect(Self.isTurned(text))
  }

  /// Who made something, in English with a date.
  @Test(arguments: [
    "By \u{5E8}\u{5D5}\u{5DF} \u{5D0}\u{5E8}\u{5D3} | April 7, 2023",
    "By \u{5E9}\u{5D9}\u{5E8}\u{5D4} \u{5D2}\u{5D5}\u{5DC}\u{5DF} (May 5, 2021)",
    "By \u{633}\u{627}\u{645}\u{64A} \u{64A}\u{648}\u{633}\u{641} \u{B7} Apr 7, 2023",
    "By \u{631}\u{636}\u{627} \u{635}\u{627}\u{62F}\u{642}\u{6CC} - April 7, 2023",
    "By \u{639}\u{644}\u{6CC} \u{638}\u{641}\u{631}, May 12, 2022",
    "In \u{5D1}\u{5D0}\u{5E8} \u{5E9}\u{5D1}\u{5E2} \u{B7} May 5, 2024",
    "From \u{62E}\u{627}\u{646} \u{6CC}\u{648}\u{646}\u{633} | June 1, 2024",
    "By \u{5E0}\u{5E2}\u{5DE}\u{5D9} \u{5E9}\u{5DE}\u{5E8} | Updated May 5, 2024",
  ])
  func aBylineIsEnglish(_ text: String) {
    LineExpectations.expectNothing(text: text, Self.directions)
  }

  /// A day before its month is torn from it, and an isolate around the name mends that.
  @Test(
    arguments: [
      (
        "By \u{5E8}\u{5D5}\u{5DF} \u{5D0}\u{5E8}\u{5D3} | 7 April 2023",
        "By \u{5D3}\u{5E8}\u{5D0} \u{5DF}\u{5D5}\u{5E8} | 7 April 2023"
      ),
      (
        "By \u{633}\u{627}\u{645}\u{64A} \u{64A}\u{648}\u{633}\u{641} | 7 April 2023",
        "By \u{641}\u{633}\u{648}\u{64A} \u{64A}\u{645}\u{627}\u{633} | 7 April 2023"
      ),
      (
        "By \u{631}\u{636}\u{627} \u{635}\u{627}\u{62F}\u{642}\u{6CC}, 7 April 2023",
        "By \u{6CC}\u{642}\u{62F}\u{627}\u{635} \u{627}\u{636}\u{631}, 7 April 2023"
      ),
      (
        "By \u{639}\u{644}\u{6CC} \u{638}\u{641}\u{631} \u{B7} 7 April 2023",
        "By \u{631}\u{641}\u{638} \u{6CC}\u{644}\u{639} \u{B7} 7 April 2023"
      ),
    ] as [(String, String)])
  func theDateOfABylineIsMended(_ text: String, _ wanted: String) {
    for direction in Self.directions {
      LineExpectations.expectFirst(text: text, wanted, direction)
    }
  }

  /// Right-to-left sentences, and dates of their own language, are no bylines.
  @Test(arguments: [
    "By \u{5D4}\u{5E1}\u{5E4}\u{5E8} \u{5E0}\u{5DB}\u{5EA}\u{5D1} \u{5E2}\u{5DC} \u{5D7}\u{5D9}\u{5D9} \u{5D4}\u{5E7}\u{5D9}\u{5D1}\u{5D5}\u{5E5}, 2020.",
    "By Design \u{5D4}\u{5D5}\u{5D0} \u{5E1}\u{5E4}\u{5E8} \u{5E2}\u{5DC} \u{5D0}\u{5D3}\u{5E8}\u{5D9}\u{5DB}\u{5DC}\u{5D5}\u{5EA}.",
    "By \u{627}\u{62D}\u{645}\u{62F} \u{62E}\u{627}\u{646} | 3 \u{645}\u{627}\u{631}\u{686} 2024",
  ])
  func otherLinesBehindByAreNone(_ text: String) {
    #expect(Self.isTurned(text))
  }

  /// A name and the same in other letters, a language, or a word behind its mark.
  @Test(arguments: [
    "Kol Yisrael Radio \u{5E7}\u{5D5}\u{5DC} \u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC} \u{5E8}\u{5D3}\u{5D9}\u{5D5}",
    "Dr. Ruth Barak \u{5D3}\"\u{5E8} \u{5E8}\u{5D5}\u{5EA} \u{5D1}\u{5E8}\u{5E7}",
    "Umm Kulthum \"Enta Omri\" \u{623}\u{645} \u{643}\u{644}\u{62B}\u{648}\u{645} \u{625}\u{646}\u{62A} \u{639}\u{645}\u{631}\u{64A}",
    "Dubai One Sports \u{62F}\u{628}\u{64A} \u{648}\u{646} \u{633}\u{628}\u{648}\u{631}\u{62A}\u{633}",
    "Mohsen Chavoshi Amire Bi Gazand \u{645}\u{62D}\u{633}\u{646} \u{686}\u{627}\u{648}\u{634}\u{6CC} \u{627}\u{645}\u{6CC}\u{631} \u{628}\u{6CC} \u{6AF}\u{632}\u{646}\u{62F}",
    "Karachi Kings Team \u{6A9}\u{631}\u{627}\u{686}\u{6CC} \u{6A9}\u{646}\u{6AF}\u{632} \u{679}\u{6CC}\u{645}",
    "Deutsche Welle News \u{641}\u{627}\u{631}\u{633}\u{6CC}",
    "Euronews Arabic \u{639}\u{631}\u{628}\u{64A}",
    "Kan 11 Sport \u{5D1}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
    "Voice of Asia \u{627}\u{631}\u{62F}\u{648}",
    "Canal+ \u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
    "Yahoo! \u{623}\u{62E}\u{628}\u{627}\u{631}",
    "Kahoot! \u{5D7}\u{5D9}\u{5D3}\u{5D5}\u{5DF} \u{5DE}\u{5D3}\u{5E2}\u{5D9}\u{5DD}",
    "Hooray! \u{633}\u{627}\u{631}\u{627}",
    "Bravo! \u{639}\u{644}\u{6CC}",
  ])
  func aNameInTwoLanguagesIsTwo(_ text: String) {
    LineExpectations.expectNothing(text: text, Self.directions)
  }

  /// What does not sound as the name does says something of it.
  @Test(arguments: [
    "Facebook \u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA} \u{5D4}\u{5D9}\u{5D0} \u{5E9}\u{5E4}\u{5EA} \u{5D4}\u{5DE}\u{5DE}\u{5E9}\u{5E7}.",
    "Instagram \u{62A}\u{637}\u{628}\u{64A}\u{642} \u{62C}\u{645}\u{64A}\u{644} \u{62C}\u{62F}\u{627} \u{644}\u{644}\u{635}\u{648}\u{631}",
    "Real Madrid \u{64A}\u{647}\u{632}\u{645} \u{628}\u{631}\u{634}\u{644}\u{648}\u{646}\u{629} \u{628}\u{647}\u{62F}\u{641}\u{64A}\u{646}",
    "Bring Me Coffee \u{5D4}\u{5D6}\u{5DE}\u{5D9}\u{5E0}\u{5D4} \u{5D0}\u{5D5}\u{5EA}\u{5E0}\u{5D5} \u{5DC}\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5D4}",
    "Facebook \u{641}\u{627}\u{631}\u{633}\u{6CC} \u{631}\u{627} \u{627}\u{646}\u{62A}\u{62E}\u{627}\u{628} \u{6A9}\u{646}\u{6CC}\u{62F}.",
    "Slack! \u{5DC}\u{5D0} \u{5E2}\u{5D5}\u{5D1}\u{5D3} \u{5DC}\u{5D9} \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "Viber! \u{686}\u{631}\u{627} \u{628}\u{627}\u{632} \u{646}\u{645}\u{6CC}\u{200C}\u{634}\u{648}\u{62F}\u{61F}",
  ])
  func aSentenceBehindANameIsOne(_ text: String) {
    #expect(Self.isTurned(text))
  }

  /// A name that is known for its mark keeps it in a sentence that it begins.
  @Test(
    arguments: [
      (
        "Yahoo! \u{5EA}\u{5E1}\u{5D2}\u{5D5}\u{5E8} \u{5D0}\u{5EA} \u{5D4}\u{5E9}\u{5D9}\u{5E8}\u{5D5}\u{5EA} \u{5D1}\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}",
        "\u{5DC}\u{5D0}\u{5E8}\u{5E9}\u{5D9}\u{5D1} \u{5EA}\u{5D5}\u{5E8}\u{5D9}\u{5E9}\u{5D4} \u{5EA}\u{5D0} \u{5E8}\u{5D5}\u{5D2}\u{5E1}\u{5EA} Yahoo!"
      ),
      (
        "Kahoot! \u{644}\u{639}\u{628}\u{629} \u{645}\u{645}\u{62A}\u{639}\u{629} \u{644}\u{643}\u{644} \u{627}\u{644}\u{635}\u{641}",
        "\u{641}\u{635}\u{644}\u{627} \u{644}\u{643}\u{644} \u{629}\u{639}\u{62A}\u{645}\u{645} \u{629}\u{628}\u{639}\u{644} Kahoot!"
      ),
      (
        "Joomla! \u{631}\u{627} \u{631}\u{648}\u{6CC} \u{633}\u{631}\u{648}\u{631} \u{646}\u{635}\u{628} \u{6A9}\u{631}\u{62F}\u{645}",
        "\u{645}\u{62F}\u{631}\u{6A9} \u{628}\u{635}\u{646} \u{631}\u{648}\u{631}\u{633} \u{6CC}\u{648}\u{631} \u{627}\u{631} Joomla!"
      ),
      (
        "Jeopardy! \u{622}\u{62C} \u{631}\u{627}\u{62A} \u{633}\u{628} \u{645}\u{644} \u{6A9}\u{631} \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{6CC}\u{62F} \u{631}\u{6A9} \u{644}\u{645} \u{628}\u{633} \u{62A}\u{627}\u{631} \u{62C}\u{622} Jeopardy!"
      ),
    ] as [(String, String)])
  func aNameKeepsItsMark(_ text: String, _ wanted: String) {
    for direction in [.auto, LineExpectations.right] {
      LineExpectations.expectFirst(text: text, wanted, direction)
    }
  }
}
