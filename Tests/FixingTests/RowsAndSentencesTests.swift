import BidiAlgorithm
import Fixing
import Testing

/// Rows, labels and names that stay as they are drawn, and the sentences that look like them.
@Suite struct RowsAndSentencesTests {
  /// What a program reports behind a picture, and what is said of an amount, is a sentence.
  @Test(arguments: [
    "\u{2705} \u{5D4}\u{5D3}\u{5D5}\u{5D7} \u{5E0}\u{5E9}\u{5DC}\u{5D7} \u{5DC}\u{5DC}\u{5E7}\u{5D5}\u{5D7}",
    "\u{2714} \u{62A}\u{645} \u{62D}\u{641}\u{638} \u{627}\u{644}\u{645}\u{644}\u{641}",
    "\u{274C} \u{627}\u{631}\u{633}\u{627}\u{644} \u{67E}\u{6CC}\u{627}\u{645} \u{627}\u{646}\u{62C}\u{627}\u{645} \u{646}\u{634}\u{62F}",
    "\u{26A0} \u{641}\u{627}\u{626}\u{644} \u{645}\u{62D}\u{641}\u{648}\u{638} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6C1}\u{648} \u{6AF}\u{626}\u{6CC}",
    "30% \u{5E0}\u{5E9}\u{5D0}\u{5E8}\u{5D5} \u{5DC}\u{5E0}\u{5D5}",
    "24\u{B0} \u{5D1}\u{5E6}\u{5DC} \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}",
    "2x \u{623}\u{633}\u{631}\u{639} \u{627}\u{644}\u{622}\u{646}",
    "12 \u{D7} \u{67E}\u{6CC}\u{62F}\u{627} \u{634}\u{62F}",
    "3 kg \u{686}\u{627}\u{648}\u{644} \u{628}\u{627}\u{642}\u{6CC}",
    "250 g \u{5D6}\u{5D4} \u{5DE}\u{5E2}\u{5D8}",
  ])
  func aSentenceWithoutAnEndIsFound(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  /// Small words stand in names of goods and songs, and a day begins a forecast.
  @Test(arguments: [
    "28\u{B0} \u{5D4}\u{5D9}\u{5D5}\u{5DD} \u{5D1}\u{5E2}\u{5E8}\u{5D1}",
    "12 \u{D7} \u{5D1}\u{5D9}\u{5EA} \u{5E9}\u{5DC} \u{5D1}\u{5D5}\u{5D1}\u{5D5}\u{5EA}",
    "500 g \u{644}\u{62D}\u{645} \u{645}\u{639} \u{639}\u{638}\u{645}",
    "2x \u{646}\u{627}\u{646} \u{628}\u{627} \u{67E}\u{646}\u{6CC}\u{631}",
    "6 \u{D7} \u{633}\u{6CC}\u{628} \u{6A9}\u{627} \u{62C}\u{648}\u{633}",
    "\u{2705} \u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5E2}\u{5D5}\u{5D2}\u{5D4} \u{5DC}\u{5DC}\u{5E7}\u{5D5}\u{5D7}",
    "\u{266A} \u{62F}\u{644} \u{645}\u{646} \u{62A}\u{646}\u{647}\u{627} \u{628}\u{648}\u{62F}",
    "\u{2605} \u{6CC}\u{6C1} \u{634}\u{627}\u{645} \u{6C1}\u{645}\u{627}\u{631}\u{6CC} \u{6C1}\u{6D2}",
    "\u{25B6} \u{5D4}\u{5E9}\u{5D9}\u{5E8} \u{5E9}\u{5DC}\u{5D9}",
    "\u{2714} \u{646}\u{648}\u{631} \u{639}\u{644}\u{64A} \u{62D}\u{633}\u{646}",
  ])
  func aNameWithASmallWordStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A sentence that goes on behind its number, or that the number ends, has no name before it.
  @Test(arguments: [
    "\u{5D0}\u{5D9}\u{5DC}\u{5EA}\u{200E} (7) \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} \u{5D1}\u{5E8}\u{5E9}\u{5D9}\u{5DE}\u{5D4}",
    "\u{627}\u{644}\u{642}\u{627}\u{647}\u{631}\u{629}\u{200E} (4) \u{62A}\u{645} \u{627}\u{644}\u{639}\u{62B}\u{648}\u{631} \u{639}\u{644}\u{64A}\u{647}\u{627}",
    "\u{627}\u{635}\u{641}\u{647}\u{627}\u{646}\u{200E} (4) \u{67E}\u{6CC}\u{62F}\u{627} \u{634}\u{62F}",
    "\u{644}\u{627}\u{6C1}\u{648}\u{631}\u{200E} (3) \u{646}\u{6C1}\u{6CC}\u{6BA} \u{645}\u{644}\u{6D2} \u{6AF}\u{626}\u{6D2}",
    "\u{5D4}\u{5D5}\u{5D0} \u{5D1}\u{5DF}\u{200E} 12",
    "\u{647}\u{648} \u{641}\u{64A} \u{627}\u{644}\u{635}\u{641}\u{200E} 5",
    "\u{627}\u{6CC}\u{646} \u{634}\u{645}\u{627}\u{631}\u{647}\u{200E} 12",
    "\u{6CC}\u{6C1} \u{646}\u{645}\u{628}\u{631}\u{200E} 7",
  ])
  func aMarkInASentenceHoldsNothing(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  /// A name does, and a word alone may be a label.
  @Test(arguments: [
    "\u{5D0}\u{5D9}\u{5DC}\u{5EA}\u{200E} (7) \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}",
    "\u{635}\u{646}\u{639}\u{627}\u{621}\u{200E} (4) \u{639}\u{62F}\u{646}",
    "\u{634}\u{6CC}\u{631}\u{627}\u{632}\u{200E} (4) \u{62A}\u{628}\u{631}\u{6CC}\u{632}",
    "\u{644}\u{627}\u{6C1}\u{648}\u{631}\u{200E} (3) \u{645}\u{644}\u{62A}\u{627}\u{646}",
    "\u{5D4}\u{5D9}\u{5D5}\u{5DD}\u{200E} 12",
    "\u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DC}\u{5D5}\u{5D9}\u{200E} 34",
    "\u{633}\u{627}\u{631}\u{629} \u{62D}\u{633}\u{646}\u{200E} 5",
    "\u{644}\u{6CC}\u{644}\u{627} \u{6A9}\u{631}\u{6CC}\u{645}\u{6CC}\u{200E} 12",
    "\u{639}\u{644}\u{6CC} \u{631}\u{636}\u{627}\u{200E} 7",
  ])
  func aMarkBehindANameHoldsIt(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A word for a flag, for what code has, or for a channel says that signs are where they are
  /// read.
  @Test(arguments: [
    "\u{5D4}\u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5D2} \u{5DC}\u{5E4}\u{5D9} \u{5D4}\u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5EA} -A",
    "\u{62F}\u{631}\u{62C}\u{629} \u{627}\u{644}\u{645}\u{644}\u{641} \u{645}\u{639} \u{627}\u{644}\u{62E}\u{64A}\u{627}\u{631} -C",
    "\u{631}\u{62A}\u{628}\u{647} \u{628}\u{627} \u{6AF}\u{632}\u{6CC}\u{646}\u{647} -B",
    "\u{6AF}\u{631}\u{6CC}\u{688} \u{6A9}\u{6D2} \u{644}\u{6CC}\u{6D2} \u{622}\u{67E}\u{634}\u{646} -A",
    "\u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5E0}\u{5D4} ++K \u{5D2}\u{5D3}\u{5DC} \u{5D1}\u{5DB}\u{5DC} \u{5E1}\u{5D9}\u{5D1}\u{5D5}\u{5D1}",
    "\u{627}\u{644}\u{645}\u{62A}\u{63A}\u{64A}\u{631} ++N \u{64A}\u{632}\u{62F}\u{627}\u{62F}",
    "\u{645}\u{62A}\u{63A}\u{6CC}\u{631} ++N \u{632}\u{6CC}\u{627}\u{62F} \u{645}\u{6CC}\u{200C}\u{634}\u{648}\u{62F}",
    "\u{644}\u{648}\u{67E} \u{645}\u{6CC}\u{6BA} ++I \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
    "\u{5EA}\u{5D2} #F \u{5D1}\u{5D8}\u{5D5}\u{5D5}\u{5D9}\u{5D8}\u{5E8}",
    "\u{642}\u{646}\u{627}\u{629} #C \u{641}\u{64A} \u{633}\u{644}\u{627}\u{643}",
    "\u{6A9}\u{627}\u{646}\u{627}\u{644} #C \u{62F}\u{631} \u{627}\u{633}\u{644}\u{6A9}",
    "\u{686}\u{6CC}\u{646}\u{644} #F \u{67E}\u{631} \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
  ])
  func signsBehindWordsForCodeAreTorn(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.right)
  }

  /// A word for a language or a grade, or another one between, does not.
  @Test(arguments: [
    "\u{5DC}\u{5D5}\u{5DC}\u{5D0}\u{5D4} \u{5D1}\u{5E9}\u{5E4}\u{5EA} ++C",
    "\u{5D4}\u{5E6}\u{5D9}\u{5D5}\u{5DF} \u{5E9}\u{5DC}\u{5D9} ++B",
    "\u{5E2}\u{5E8}\u{5D5}\u{5E5} \u{5E2}\u{5DC} #C \u{5D5}\u{5EA}\u{5D9}\u{5E7}",
    "\u{62A}\u{642}\u{62F}\u{64A}\u{631} ++A \u{645}\u{645}\u{62A}\u{627}\u{632}",
    "\u{62D}\u{644}\u{642}\u{629} \u{641}\u{64A} \u{644}\u{63A}\u{629} ++C",
    "\u{632}\u{628}\u{627}\u{646} ++C \u{648} \u{645}\u{62A}\u{63A}\u{6CC}\u{631}",
    "\u{646}\u{645}\u{631}\u{6C1} ++A \u{645}\u{644}\u{627}",
  ])
  func signsOfLanguagesAndGradesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// A name stays right of the address, the number or the rank that its row begins with.
  @Test(arguments: [
    "noa@example.org \u{5E0}\u{5D5}\u{5E2}\u{5D4}",
    "noa@example.org \u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DB}\u{5D4}\u{5DF}",
    "03-7654321 \u{5D0}\u{5D1}\u{5D9}",
    "2nd \u{5E8}\u{5D5}\u{5DF} \u{5DC}\u{5D5}\u{5D9}",
    "(7) \u{5DE}\u{5D9}\u{5DB}\u{5DC}",
    "@rina_k \u{5E8}\u{5D9}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF}",
    "3.4K \u{5E8}\u{5D5}\u{5DF}",
    "15M \u{5D9}\u{5E2}\u{5DC}",
    "sara@example.com \u{633}\u{627}\u{631}\u{629}",
    "06-7654321 \u{644}\u{64A}\u{644}\u{649} \u{62D}\u{633}\u{646}",
    "3rd \u{633}\u{639}\u{64A}\u{62F}",
    "(4) \u{646}\u{648}\u{631}",
    "@layla \u{644}\u{64A}\u{644}\u{649} \u{645}\u{631}\u{627}\u{62F}",
    "2.5K \u{647}\u{627}\u{644}\u{629}",
    "reza@example.ir \u{631}\u{636}\u{627} \u{6A9}\u{631}\u{6CC}\u{645}\u{6CC}",
    "021-88776655 \u{645}\u{631}\u{6CC}\u{645}",
    "1st \u{644}\u{6CC}\u{644}\u{627}",
    "(3) \u{67E}\u{631}\u{648}\u{6CC}\u{646}",
    "@maryam \u{645}\u{631}\u{6CC}\u{645} \u{631}\u{636}\u{627}\u{6CC}\u{6CC}",
    "1.1M \u{646}\u{6AF}\u{627}\u{631}",
    "bilal@example.pk \u{628}\u{644}\u{627}\u{644}",
    "021-35761234 \u{628}\u{644}\u{627}\u{644} \u{62E}\u{627}\u{646}",
    "4th \u{62D}\u{646}\u{627}",
    "(9) \u{62B}\u{646}\u{627}",
    "@bilal \u{628}\u{644}\u{627}\u{644} \u{627}\u{62D}\u{645}\u{62F}",
    "7.2K \u{632}\u{6CC}\u{646}",
  ])
  func aNameBehindAContactStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Counted things, and what is said of somebody, are no names.
  @Test(arguments: [
    "noa@example.org \u{5DC}\u{5D0} \u{5D6}\u{5DE}\u{5D9}\u{5DF}",
    "noa@example.org \u{5D4}\u{5D2}\u{5D9}\u{5D1}\u{5D4} \u{5DC}\u{5DB}\u{5DD} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "(3) \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA}",
    "(3) \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA} \u{5D7}\u{5D3}\u{5E9}\u{5D5}\u{5EA}",
    "@noa \u{5D4}\u{5E6}\u{5D8}\u{5E8}\u{5E4}\u{5D4} \u{5DC}\u{5E7}\u{5D1}\u{5D5}\u{5E6}\u{5D4}",
    "1.2K \u{5E6}\u{5E4}\u{5D9}\u{5D5}\u{5EA}",
    "03-7654321 \u{5DC}\u{5D0} \u{5E2}\u{5D5}\u{5E0}\u{5D4}",
    "sara@example.com \u{63A}\u{64A}\u{631} \u{645}\u{62A}\u{627}\u{62D} \u{627}\u{644}\u{622}\u{646}",
    "(5) \u{631}\u{633}\u{627}\u{626}\u{644}",
    "@sara \u{623}\u{636}\u{627}\u{641}\u{62A} \u{635}\u{648}\u{631}\u{629}",
    "2K \u{645}\u{634}\u{627}\u{647}\u{62F}\u{629}",
    "reza@example.ir \u{62F}\u{631} \u{62F}\u{633}\u{62A}\u{631}\u{633} \u{646}\u{6CC}\u{633}\u{62A}",
    "(8) \u{67E}\u{6CC}\u{627}\u{645}",
    "@reza \u{639}\u{6A9}\u{633} \u{641}\u{631}\u{633}\u{62A}\u{627}\u{62F}",
    "10K \u{628}\u{627}\u{632}\u{62F}\u{6CC}\u{62F}",
    "bilal@example.pk \u{628}\u{646}\u{62F} \u{6C1}\u{6D2}",
    "(2) \u{67E}\u{6CC}\u{63A}\u{627}\u{645}\u{627}\u{62A}",
    "@bilal \u{646}\u{6D2} \u{644}\u{6A9}\u{6BE}\u{627}",
    "12K \u{648}\u{6CC}\u{648}\u{632}",
  ])
  func aPhraseBehindAContactIsFound(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  /// A name in two languages, with what it is the name of or one word of it alone.
  @Test(arguments: [
    "El Al Cargo \u{5D0}\u{5DC} \u{5E2}\u{5DC}",
    "Rosh Pina Station \u{5EA}\u{5D7}\u{5E0}\u{5EA} \u{5E8}\u{5D0}\u{5E9} \u{5E4}\u{5D9}\u{5E0}\u{5D4}",
    "Dana Cohen M.D. \u{5D3}\"\u{5E8} \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF}",
    "Tel Aviv Port \u{5E0}\u{5DE}\u{5DC} \u{5D4}\u{5E2}\u{5D9}\u{5E8} \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}",
    "14 Herzl St. \u{5D4}\u{5E8}\u{5E6}\u{5DC}",
    "Google Chrome \u{5DB}\u{5E8}\u{5D5}\u{5DD}",
    "Sara Nasser Ph.D. \u{627}\u{644}\u{62F}\u{643}\u{62A}\u{648}\u{631}\u{629} \u{633}\u{627}\u{631}\u{629} \u{646}\u{627}\u{635}\u{631}",
    "Imam Reza Airport \u{641}\u{631}\u{648}\u{62F}\u{6AF}\u{627}\u{647} \u{634}\u{647}\u{6CC}\u{62F} \u{627}\u{645}\u{627}\u{645} \u{631}\u{636}\u{627}",
    "Samsung Galaxy \u{6AF}\u{644}\u{6A9}\u{633}\u{6CC}",
    "Lahore Fort \u{642}\u{644}\u{639}\u{6C1} \u{644}\u{627}\u{6C1}\u{648}\u{631} \u{641}\u{648}\u{631}\u{679}",
    "Karachi Press Club \u{67E}\u{631}\u{6CC}\u{633} \u{6A9}\u{644}\u{628}",
    "Ras Tanura Port \u{645}\u{64A}\u{646}\u{627}\u{621} \u{645}\u{62F}\u{64A}\u{646}\u{629} \u{631}\u{623}\u{633} \u{62A}\u{646}\u{648}\u{631}\u{629}",
  ])
  func aNameInTwoLanguagesStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// What does not sound as the name does says something of it.
  @Test(arguments: [
    "Waze Carpool \u{5E0}\u{5E1}\u{5D2}\u{5E8}",
    "Ben Gurion Airport \u{5D4}\u{5E9}\u{5D3}\u{5D4} \u{5D4}\u{5DB}\u{5D9} \u{5D2}\u{5D3}\u{5D5}\u{5DC} \u{5D1}\u{5D0}\u{5E8}\u{5E5}",
    "Dana Cohen \u{5D4}\u{5D2}\u{5D9}\u{5E2}\u{5D4} \u{5D4}\u{5D1}\u{5D9}\u{5EA}\u{5D4} \u{5DE}\u{5D0}\u{5D5}\u{5D7}\u{5E8}",
    "Emirates News \u{646}\u{634}\u{631}\u{629} \u{627}\u{644}\u{635}\u{628}\u{627}\u{62D} \u{648}\u{635}\u{644}\u{62A}",
    "Netflix Kids \u{628}\u{647}\u{62A}\u{631}\u{6CC}\u{646} \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} \u{627}\u{633}\u{62A}",
    "Daraz Mall \u{646}\u{626}\u{6CC} \u{642}\u{6CC}\u{645}\u{62A}\u{6CC}\u{6BA} \u{622} \u{6AF}\u{626}\u{6CC}\u{6BA}",
  ])
  func aSentenceBehindANameIsFound(_ text: String) {
    LineExpectations.expectSomething(text: text, .auto)
  }

  /// Titles, initials, capitals with a slash, ratings, notes in brackets, and whom a greeting is
  /// for.
  @Test(arguments: [
    "3. Mr. Bean",
    "7. St. Vincent",
    "2. J. Cole",
    "4. AC/DC \u{2013} Back in Black",
    "9. The Matrix (1999) \u{2013} 8.7",
    "Date of issue:",
    "Phone (mobile):",
    "Birthday (DD/MM/YYYY):",
    "P.O. Box:",
    "Thank you, Noa \u{1F642}",
    "2001 / Arthur Clarke",
    "A:",
  ])
  func aLatinRowStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// English is read from left to right.
  @Test(arguments: [
    "3. Restart now. Then wait",
    "Date of issue is today:",
    "Please wait here:",
    "See you at 8, Noa!",
    "Thank you, and good night \u{1F642}",
    "12 / x = 3",
    "4. and/or options",
  ])
  func englishIsFound(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.right)
  }

  /// What somebody does in a chat is a sentence with its stop behind two words, too.
  @Test(
    arguments: [
      (
        "/me \u{5D7}\u{5D5}\u{5D6}\u{5E8} \u{5DE}\u{5D9}\u{5D3}.",
        "/me .\u{5D3}\u{5D9}\u{5DE} \u{5E8}\u{5D6}\u{5D5}\u{5D7}"
      ),
      (
        "/me \u{639}\u{627}\u{62F} \u{627}\u{644}\u{622}\u{646}.",
        "/me .\u{646}\u{622}\u{644}\u{627} \u{62F}\u{627}\u{639}"
      ),
      (
        "/me \u{628}\u{631}\u{6AF}\u{634}\u{62A} \u{62E}\u{627}\u{646}\u{647}.",
        "/me .\u{647}\u{646}\u{627}\u{62E} \u{62A}\u{634}\u{6AF}\u{631}\u{628}"
      ),
      (
        "/me \u{6AF}\u{6BE}\u{631} \u{6AF}\u{6CC}\u{627}.",
        "/me .\u{627}\u{6CC}\u{6AF} \u{631}\u{6BE}\u{6AF}"
      ),
    ] as [(String, String)])
  func whatSomebodyDoesIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }
}
