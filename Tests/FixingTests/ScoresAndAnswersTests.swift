import BidiAlgorithm
import Fixing
import Testing

/// Scores behind names, answers and sentences around names, values, subjects, rows and calls, each
/// with what looks like it and is whole.
@Suite struct ScoresAndAnswersTests {
  /// A short sentence with its end, around one name or several, also as an item of a list.
  @Test(
    arguments: [
      (
        "\u{5DE}\u{5DB}\u{5E8}\u{5EA}\u{5D9} Toyota \u{5D9}\u{5E9}\u{5E0}\u{5D4} \u{5D0}\u{5DE}\u{5E9}.",
        ".\u{5E9}\u{5DE}\u{5D0} \u{5D4}\u{5E0}\u{5E9}\u{5D9} Toyota \u{5D9}\u{5EA}\u{5E8}\u{5DB}\u{5DE}"
      ),
      (
        "\u{5E0}\u{5E9}\u{5D1} \u{5DC}\u{5D9}\u{5D3} Central Park \u{5D1}\u{5E2}\u{5E8}\u{5D1} 9, \u{5D8}\u{5D5}\u{5D1}?",
        "?\u{5D1}\u{5D5}\u{5D8} ,9 \u{5D1}\u{5E8}\u{5E2}\u{5D1} Central Park \u{5D3}\u{5D9}\u{5DC} \u{5D1}\u{5E9}\u{5E0}"
      ),
      (
        "3. \u{5D1}\u{5D7}\u{5E8} \u{5D0}\u{5EA} Tools \u{5D5}\u{5D0}\u{5D6} \u{5D0}\u{5EA} \u{5DE}\u{5D7}\u{5E7}.",
        ".\u{5E7}\u{5D7}\u{5DE} \u{5EA}\u{5D0} \u{5D6}\u{5D0}\u{5D5} Tools \u{5EA}\u{5D0} \u{5E8}\u{5D7}\u{5D1} .3"
      ),
      (
        "\u{631}\u{623}\u{64A}\u{62A} Ahmad \u{635}\u{628}\u{627}\u{62D}\u{627} \u{623}\u{645}\u{633}.",
        ".\u{633}\u{645}\u{623} \u{627}\u{62D}\u{627}\u{628}\u{635} Ahmad \u{62A}\u{64A}\u{623}\u{631}"
      ),
      (
        "\u{644}\u{637}\u{641}\u{627} Word \u{631}\u{627} \u{628}\u{628}\u{646}\u{62F}\u{6CC}\u{62F}.",
        ".\u{62F}\u{6CC}\u{62F}\u{646}\u{628}\u{628} \u{627}\u{631} Word \u{627}\u{641}\u{637}\u{644}"
      ),
      (
        "\u{6C1}\u{645} \u{646}\u{6D2} Lahore \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{627}\u{6D4}",
        "\u{6D4}\u{627}\u{6BE}\u{6A9}\u{6CC}\u{62F} Lahore \u{6D2}\u{646} \u{645}\u{6C1}"
      ),
      (
        "\u{633}\u{67E}\u{633} File \u{648} \u{628}\u{639}\u{62F} Open \u{631}\u{627} \u{628}\u{632}\u{646}\u{6CC}\u{62F}.",
        ".\u{62F}\u{6CC}\u{646}\u{632}\u{628} \u{627}\u{631} Open \u{62F}\u{639}\u{628} \u{648} File \u{633}\u{67E}\u{633}"
      ),
      (
        "2) \u{627}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{645}\u{644}\u{641} \u{641}\u{64A} Excel \u{62B}\u{645} \u{623}\u{63A}\u{644}\u{642}\u{647}.",
        ".\u{647}\u{642}\u{644}\u{63A}\u{623} \u{645}\u{62B} Excel \u{64A}\u{641} \u{641}\u{644}\u{645}\u{644}\u{627} \u{62D}\u{62A}\u{641}\u{627} (2"
      ),
    ] as [(String, String)])
  func aSentenceWithItsEndIsRightToLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Names of people, words without an end, English, files, items of one stretch.
  @Test(arguments: [
    "\u{5D9}\u{5E2}\u{5DC} \u{5DC}\u{5D5}\u{5D9} Cohen \u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5E9}\u{5E8}\u{5D5}\u{5DF}",
    "\u{5D9}\u{5E2}\u{5DC} met \u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}.",
    "3. \u{5D1}\u{5D7}\u{5E8} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
    "\u{5D2}\u{5DF} Park.",
    "02. \u{5E9}\u{5D9}\u{5E8}\u{5D9}\u{5DD} \u{5D9}\u{5E9}\u{5E0}\u{5D9}\u{5DD}.mp3",
  ])
  func wordsAroundANameMayBeOtherThings(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// What a label counts, and the minutes of goals.
  @Test(
    arguments: [
      (
        "Top goalscorers: \u{5D9}\u{5E2}\u{5DC} 7, \u{5DE}\u{5E9}\u{5D4} 5, \u{5D2}\u{5D9}\u{5DC} 2",
        "Top goalscorers: \u{5DC}\u{5E2}\u{5D9} 7, \u{5D4}\u{5E9}\u{5DE} 5, \u{5DC}\u{5D9}\u{5D2} 2"
      ),
      (
        "Points: \u{645}\u{62D}\u{645}\u{648}\u{62F} 31, \u{644}\u{64A}\u{644}\u{649} 28",
        "Points: \u{62F}\u{648}\u{645}\u{62D}\u{645} 31, \u{649}\u{644}\u{64A}\u{644} 28"
      ),
      (
        "Final standings: \u{62A}\u{647}\u{631}\u{627}\u{646} 40, \u{634}\u{6CC}\u{631}\u{627}\u{632} 38",
        "Final standings: \u{646}\u{627}\u{631}\u{647}\u{62A} 40, \u{632}\u{627}\u{631}\u{6CC}\u{634} 38"
      ),
      (
        "Votes: \u{644}\u{627}\u{6C1}\u{648}\u{631} 12, \u{6A9}\u{631}\u{627}\u{686}\u{6CC} 9",
        "Votes: \u{631}\u{648}\u{6C1}\u{627}\u{644} 12, \u{6CC}\u{686}\u{627}\u{631}\u{6A9} 9"
      ),
      (
        "Goals by \u{5DE}\u{5E9}\u{5D4} 7', \u{5D2}\u{5D9}\u{5DC} 90+3'",
        "Goals by \u{5D4}\u{5E9}\u{5DE} 7', \u{5DC}\u{5D9}\u{5D2} 90+3'"
      ),
      (
        "Scored by \u{645}\u{62D}\u{645}\u{648}\u{62F} 12', \u{643}\u{631}\u{64A}\u{645} 60'",
        "Scored by \u{62F}\u{648}\u{645}\u{62D}\u{645} 12', \u{645}\u{64A}\u{631}\u{643} 60'"
      ),
    ] as [(String, String)])
  func eachScoreStandsBehindItsName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Numbers before names, those of streets, rooms and chapters, and such as stand by themselves.
  @Test(arguments: [
    "Mon 8:00 \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF}, 9:00 \u{5D4}\u{5D9}\u{5E1}\u{5D8}\u{5D5}\u{5E8}\u{5D9}\u{5D4}",
    "Rooms: \u{5D0}\u{5E8}\u{5D6} 12, \u{5D2}\u{5E4}\u{5DF} 14",
    "Chapters: \u{5D1}\u{5E8}\u{5D0}\u{5E9}\u{5D9}\u{5EA} 3, \u{5E9}\u{5DE}\u{5D5}\u{5EA} 5",
    "Line of \u{5DE}\u{5E9}\u{5D4} 7, \u{5D2}\u{5D9}\u{5DC} 9",
    "Streets: \u{634}\u{627}\u{631}\u{639} 5, \u{645}\u{64A}\u{62F}\u{627}\u{646} 7",
    "\u{5DE}\u{5E9}\u{5D4} 12, \u{5D2}\u{5D9}\u{5DC} 9",
    "Scores: \u{6F1}\u{6F2} \u{62A}\u{647}\u{631}\u{627}\u{646}",
    "Points: \u{633}\u{627}\u{631}\u{629} 12\u{60C} \u{639}\u{644}\u{64A} 9",
  ])
  func otherNumbersBesideNamesStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// What somebody answers in English in a line from right to left keeps its end.
  @Test(
    arguments: [
      ("\u{5D9}\u{5E2}\u{5DC}: ok, be there at 9!", "ok, be there at 9! :\u{5DC}\u{5E2}\u{5D9}"),
      (
        "\u{643}\u{631}\u{64A}\u{645}: thanks, see you then!",
        "thanks, see you then! :\u{645}\u{64A}\u{631}\u{643}"
      ),
      (
        "\u{645}\u{6CC}\u{646}\u{627}: LGTM, merging it now.",
        "LGTM, merging it now. :\u{627}\u{646}\u{6CC}\u{645}"
      ),
      (
        "\u{639}\u{644}\u{6CC} \u{631}\u{636}\u{627}: yes, I'll bring it.",
        "yes, I'll bring it. :\u{627}\u{636}\u{631} \u{6CC}\u{644}\u{639}"
      ),
      ("\u{5D2}\u{5D9}\u{5DC}: happy birthday!!", "happy birthday!! :\u{5DC}\u{5D9}\u{5D2}"),
    ] as [(String, String)])
  func anAnswerInEnglishIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Answers without an end, titles, and what stands behind a label.
  @Test(arguments: [
    "\u{5D9}\u{5E2}\u{5DC}: thanks, see you",
    "\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4}: great work!",
    "\u{5DE}\u{5E9}\u{5D4}: Great Expectations!",
    "\u{633}\u{627}\u{631}\u{627}: new arrivals!",
    "\u{62E}\u{628}\u{631}: windows update!",
  ])
  func whatStandsBehindALabelStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A plus that says that there are as many or more.
  @Test(arguments: [
    "\u{5DC}\u{5D1}\u{5E0}\u{5D9} +16 \u{5D1}\u{5DC}\u{5D1}\u{5D3}",
    "\u{5DE}\u{5E2}\u{5DC} +250 \u{5D0}\u{5D5}\u{5E8}\u{5D7}\u{5D9}\u{5DD}",
    "\u{5D5}\u{5EA}\u{5E7} +7 \u{5E9}\u{5E0}\u{5D9}\u{5DD}",
    "\u{623}\u{643}\u{62B}\u{631} \u{645}\u{646} +50 \u{645}\u{62F}\u{64A}\u{646}\u{629}",
    "\u{644}\u{644}\u{643}\u{628}\u{627}\u{631} \u{641}\u{642}\u{637} +21",
    "\u{62A}\u{62C}\u{631}\u{628}\u{629} +5 \u{633}\u{646}\u{648}\u{627}\u{62A}",
    "\u{628}\u{627}\u{644}\u{627}\u{6CC} +15 \u{633}\u{627}\u{644}",
    "\u{628}\u{6CC}\u{634} \u{627}\u{632} +200 \u{646}\u{641}\u{631}",
  ])
  func asManyOrMoreIsDrawnAsItsSign(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto, LineExpectations.right])
  }

  /// A change, a prefix of phones.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5D9}\u{5E0}\u{5D5}\u{5D9} \u{5E9}\u{5DC} +5 \u{5E0}\u{5E7}\u{5D5}\u{5D3}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5D3}\u{5D5}\u{5E7}\u{5E0} +5 \u{5DC}\u{5E9} \u{5D9}\u{5D5}\u{5E0}\u{5D9}\u{5E9}"
      ),
      (
        "\u{5E7}\u{5D9}\u{5D3}\u{5D5}\u{5DE}\u{5EA} +972",
        "+972 \u{5EA}\u{5DE}\u{5D5}\u{5D3}\u{5D9}\u{5E7}"
      ),
      (
        "\u{627}\u{644}\u{62A}\u{63A}\u{64A}\u{631} +3 \u{646}\u{642}\u{627}\u{637}",
        "\u{637}\u{627}\u{642}\u{646} +3 \u{631}\u{64A}\u{63A}\u{62A}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func anotherPlusStandsLeftOfItsNumber(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// What a Latin word in a line from right to left is, before brackets.
  @Test(arguments: [
    "\u{5E8}\u{5DE}\u{5EA} HDL: 60 (\u{5EA}\u{5E7}\u{5D9}\u{5DF})",
    "\u{642}\u{64A}\u{645}\u{629} CRP: 3.5 (\u{637}\u{628}\u{64A}\u{639}\u{64A})",
    "\u{646}\u{62A}\u{6CC}\u{62C}\u{647} PSA: 2.1 (\u{646}\u{631}\u{645}\u{627}\u{644})",
    "\u{633}\u{637}\u{62D} HDL: 45 (\u{6A9}\u{645})",
  ])
  func aValueBehindALatinWordStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto, LineExpectations.right])
  }

  /// The subject of a mail in one stretch, where nobody set a direction.
  @Test(arguments: [
    "Re: \u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} \u{5D4}\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5E2}\u{5DD} \u{5D4}\u{5DC}\u{5E7}\u{5D5}\u{5D7}",
    "Fwd: \u{62A}\u{642}\u{631}\u{64A}\u{631} \u{627}\u{62C}\u{62A}\u{645}\u{627}\u{639} \u{64A}\u{648}\u{645} \u{627}\u{644}\u{623}\u{62D}\u{62F}",
    "RE: \u{6AF}\u{632}\u{627}\u{631}\u{634} \u{62C}\u{644}\u{633}\u{647} \u{631}\u{648}\u{632} \u{634}\u{646}\u{628}\u{647}",
    "Re: \u{646}\u{626}\u{6D2} \u{633}\u{627}\u{644} \u{6A9}\u{627} \u{67E}\u{631}\u{648}\u{6AF}\u{631}\u{627}\u{645}",
  ])
  func aSubjectInOneStretchStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto, LineExpectations.left])
  }

  /// A cell of numbers counts as one from left to right.
  @Test(
    arguments: [
      (
        "| \u{5D9}\u{5E2}\u{5DC} | 7 | London | \u{5DE}\u{5E9}\u{5D4} |",
        "| \u{5DC}\u{5E2}\u{5D9} | 7 | London | \u{5D4}\u{5E9}\u{5DE} |"
      ),
      (
        "| \u{643}\u{631}\u{64A}\u{645} | 12 | Cairo | \u{644}\u{64A}\u{644}\u{649} |",
        "| \u{645}\u{64A}\u{631}\u{643} | 12 | Cairo | \u{649}\u{644}\u{64A}\u{644} |"
      ),
    ] as [(String, String)])
  func eachCellOfARowStandsInItsPlace(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Several measures in a line whose direction was set against it.
  @Test(
    arguments: [
      (
        "7 km \u{5D7}\u{5D3}\u{5E8}\u{5D4}, 9 km \u{5E0}\u{5EA}\u{5E0}\u{5D9}\u{5D4}",
        "\u{5D4}\u{5D9}\u{5E0}\u{5EA}\u{5E0} 9 km ,\u{5D4}\u{5E8}\u{5D3}\u{5D7} 7 km"
      ),
      (
        "7 km \u{639}\u{645}\u{627}\u{646}, 9 km \u{625}\u{631}\u{628}\u{62F}",
        "\u{62F}\u{628}\u{631}\u{625} 9 km ,\u{646}\u{627}\u{645}\u{639} 7 km"
      ),
    ] as [(String, String)])
  func aMeasureBeforeANameKeepsItsUnit(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Code in which a name and strings are joined and given to a call.
  @Test(
    arguments: [
      (
        #"throw new error("ABC: " + DEF + " GHI");"#,
        [
          #"throw new error("CBA: " + FED + " IHG");"#,
          #"throw new error(" :CBA" + FED + " IHG");"#,
        ]
      ),
      (#"print("ABC: " + DEF)"#, [#"print("CBA: " + FED)"#, #"print(" :CBA" + FED)"#]),
      (#"alert("ABC" + DEF + "GHI");"#, [#"alert("CBA" + FED + "IHG");"#]),
      (#"x = "ABC" + DEF + " GHI";"#, [#"x = "CBA" + FED + " IHG";"#]),
      (
        #"raise fault("{U+062E}{U+0637}{U+0623}" + DEF + "{U+0647}{U+0646}{U+0627}")"#,
        [#"raise fault("{U+0623}{U+0637}{U+062E}" + FED + "{U+0627}{U+0646}{U+0647}")"#]
      ),
    ] as [(String, [String])])
  func eachStringOfACallStandsInItsPlace(_ line: String, _ wanted: [String]) {
    let fixed = Fixer().fix(BrokenString.scalars(line), direction: LineExpectations.left)
    let displays = wanted.map { BrokenString.scalars($0) }
    #expect(fixed.candidates.first.map { displays.contains($0.display) } == true)
    #expect(fixed.candidates.allSatisfy { $0.problems == 0 })
  }

  /// Calls with Latin names alone, or with strings alone.
  @Test(arguments: [
    #"throw new error("ABC");"#, #"print("ABC: " + x)"#, #"alert("ABC: " + x + " DEF");"#,
  ])
  func otherCallsStay(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [LineExpectations.left])
  }

  @Test(
    arguments: [
      ("live: ABCD 2 - 1 rome", "live: DCBA 2 - 1 rome"),
      ("full time: ABC DEF 0 \u{2013} 3 inter", "full time: FED CBA 0 \u{2013} 3 inter"),
      (
        "live: {U+0627}{U+0644}{U+0646}{U+0635}{U+0631} 4 - 2 lyon",
        "live: {U+0631}{U+0635}{U+0646}{U+0644}{U+0627} 4 - 2 lyon"
      ),
      (
        "result: {U+0633}{U+067E}{U+0627}{U+0647}{U+0627}{U+0646} 1 - 1 porto",
        "result: {U+0646}{U+0627}{U+0647}{U+0627}{U+067E}{U+0633} 1 - 1 porto"
      ),
    ])
  func aScoreBehindALabelStandsBetweenTheNames(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, LineExpectations.left)
  }

  /// Names that semicolons part are as many as those that commas part, however long they are.
  @Test(
    arguments: [
      ("to: ABCDE; FGHI; JKLM", "to: EDCBA; IHGF; MLKJ"),
      (
        "cc: {U+0645}{U+0631}{U+06CC}{U+0645}; {U+0639}{U+0644}{U+06CC}; {U+0631}{U+0636}{U+0627}",
        "cc: {U+0645}{U+06CC}{U+0631}{U+0645}; {U+06CC}{U+0644}{U+0639}; {U+0627}{U+0636}{U+0631}"
      ),
    ])
  func namesBehindALabelAreNotTurned(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, LineExpectations.left)
  }
}
