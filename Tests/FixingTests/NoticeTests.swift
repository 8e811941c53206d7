import BidiAlgorithm
import Fixing
import Testing

/// Notices, messages and titles of programs with right-to-left names, each with what looks like it
/// and is whole: counts behind a name, English around one, what somebody said, how far something
/// is, files and programs, messages of a terminal.
@Suite struct NoticeTests {
  private static func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  /// A notice without a verb runs from left to right behind its name.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5E0}\u{5D4} \u{2013} 3 new messages",
        "\u{5D4}\u{5E0}\u{5D3} \u{2013} 3 new messages"
      ),
      (
        "\u{5E9}\u{5E8}\u{5D4} \u{5DB}\u{5D4}\u{5DF}: 12 unread emails",
        "\u{5DF}\u{5D4}\u{5DB} \u{5D4}\u{5E8}\u{5E9}: 12 unread emails"
      ),
      (
        "\u{5E0}\u{5D5}\u{5E2}\u{5D4} - 1 new comment",
        "\u{5D4}\u{5E2}\u{5D5}\u{5E0} - 1 new comment"
      ),
      (
        "\u{639}\u{644}\u{6CC}: 4 notifications",
        "\u{6CC}\u{644}\u{639}: 4 notifications"
      ),
      (
        "\u{639}\u{627}\u{626}\u{634}\u{629}: 2 new messages and 1 missed call.",
        "\u{629}\u{634}\u{626}\u{627}\u{639}: 2 new messages and 1 missed call."
      ),
      (
        "\u{62B}\u{646}\u{627} | 3 missed calls",
        "\u{627}\u{646}\u{62B} | 3 missed calls"
      ),
      (
        "\u{631}\u{636}\u{627} \u{6A9}\u{631}\u{6CC}\u{645}\u{6CC} \u{2014} 5 photos",
        "\u{6CC}\u{645}\u{6CC}\u{631}\u{6A9} \u{627}\u{636}\u{631} \u{2014} 5 photos"
      ),
    ] as [(String, String)])
  func aNoticeBehindAName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(Self.scalars(text), Self.scalars(wanted), .auto)
  }

  /// Points and reviews of a row, a sentence, a label with a Latin word, a name with a capital, and
  /// right-to-left words behind the count.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4} - 5 points",
    "\u{5E9}\u{5E8}\u{5D4} - 3 reviews",
    "\u{5D3}\u{5E0}\u{5D4}: 5 new",
    "\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4} \u{5E9}\u{5DC} \u{5D3}\u{5E0}\u{5D4}: 5 new messages",
    "\u{5E4}\u{5E8}\u{5D5}\u{5D9}\u{5E7}\u{5D8} Zoom: 5 new messages",
    "\u{5E9}\u{5E8}\u{5D4}: 2 new Windows",
    "\u{62F}\u{627}\u{646}\u{627}: 3 bugs",
    "\u{633}\u{627}\u{631}\u{629}: 5 new messages \u{627}\u{644}\u{64A}\u{648}\u{645}",
    "\u{639}\u{644}\u{6CC} GB: 5 GB",
    "\u{62B}\u{646}\u{627} 5 new messages",
    "\u{2068}\u{631}\u{636}\u{627} \u{6A9}\u{631}\u{6CC}\u{645}\u{6CC}\u{2069} \u{2014} 5 photos",
  ])
  func otherCountsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Self.scalars(text), [.auto])
  }

  /// What is measured behind a label stays in the label's line.
  @Test(arguments: ["ABCD: 5 miles", "ABC: 27 inch", "ABC DEF: 3 gigabytes"])
  func aMeasureIsTheLabels(_ pseudo: String) {
    let problems = Judge().problems(of: BrokenString.scalars(pseudo))
    #expect(problems.map(\.kind) == [.number])
  }

  /// An English sentence around a long name is turned by an isolate where right to left was set.
  @Test(
    arguments: [
      (
        "The disk \u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5D9}\u{5D4} \u{5DE}\u{5E9}\u{5D5}\u{5EA}\u{5E4}\u{5EA} cannot be ejected.",
        "The disk \u{5EA}\u{5E4}\u{5EA}\u{5D5}\u{5E9}\u{5DE} \u{5D4}\u{5D9}\u{5D9}\u{5E8}\u{5E4}\u{5E1} cannot be ejected."
      ),
      (
        "Do you want to replace the file \u{6AF}\u{632}\u{627}\u{631}\u{634} \u{633}\u{627}\u{644}\u{627}\u{646}\u{647} \u{646}\u{647}\u{627}\u{6CC}\u{6CC} with this one?",
        "Do you want to replace the file \u{6CC}\u{6CC}\u{627}\u{647}\u{646} \u{647}\u{646}\u{627}\u{644}\u{627}\u{633} \u{634}\u{631}\u{627}\u{632}\u{6AF} with this one?"
      ),
      (
        "Your photo in \u{635}\u{648}\u{631} \u{627}\u{644}\u{639}\u{627}\u{626}\u{644}\u{629} \u{627}\u{644}\u{643}\u{628}\u{64A}\u{631}\u{629} was not uploaded.",
        "Your photo in \u{629}\u{631}\u{64A}\u{628}\u{643}\u{644}\u{627} \u{629}\u{644}\u{626}\u{627}\u{639}\u{644}\u{627} \u{631}\u{648}\u{635} was not uploaded."
      ),
      (
        "Move \u{62A}\u{642}\u{631}\u{6CC}\u{631} \u{633}\u{627}\u{644}\u{627}\u{646}\u{647} \u{646}\u{6CC}\u{627} to the trash?",
        "Move \u{627}\u{6CC}\u{646} \u{647}\u{646}\u{627}\u{644}\u{627}\u{633} \u{631}\u{6CC}\u{631}\u{642}\u{62A} to the trash?"
      ),
      (
        "The folder \"\u{645}\u{633}\u{62A}\u{646}\u{62F}\u{627}\u{62A} \u{62C}\u{62F}\u{64A}\u{62F}\u{629} \u{642}\u{62F}\u{64A}\u{645}\u{629}\" is shared with you.",
        "The folder \"\u{629}\u{645}\u{64A}\u{62F}\u{642} \u{629}\u{62F}\u{64A}\u{62F}\u{62C} \u{62A}\u{627}\u{62F}\u{646}\u{62A}\u{633}\u{645}\" is shared with you."
      ),
      (
        "Folder \u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5D5}\u{5EA} \u{5D5}\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD} \u{5D7}\u{5D3}\u{5E9}\u{5D9}\u{5DD} is not empty.",
        "Folder \u{5DD}\u{5D9}\u{5E9}\u{5D3}\u{5D7} \u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE}\u{5D5} \u{5EA}\u{5D5}\u{5D3}\u{5E8}\u{5D5}\u{5D4} is not empty."
      ),
      (
        "Click \u{62D}\u{641}\u{638} to continue.",
        "Click \u{638}\u{641}\u{62D} to continue."
      ),
      (
        "Ask \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} for help!",
        "Ask \u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5E0}\u{5D3} for help!"
      ),
      (
        "Swipe \u{67E}\u{6CC}\u{627}\u{645} and wait.",
        "Swipe \u{645}\u{627}\u{6CC}\u{67E} and wait."
      ),
      (
        "Tap \"\u{679}\u{6BE}\u{6CC}\u{6A9}\" to close.",
        "Tap \"\u{6A9}\u{6CC}\u{6BE}\u{679}\" to close."
      ),
    ] as [(String, String)])
  func englishAroundANameIsTurned(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Self.scalars(text), Self.scalars(wanted), LineExpectations.right)
    let first = Fixer().fix(Self.scalars(text), direction: LineExpectations.right).candidates.first
    let controls = first?.insertions.flatMap(\.scalars)
    #expect(first?.direction == nil)
    #expect(controls == ["\u{2066}", "\u{2069}"])
    LineExpectations.expectNothing(Self.scalars(text), [.auto, LineExpectations.left])
  }

  /// A right-to-left sentence with English in it or behind a title, a long quotation, and names of
  /// firms.
  @Test(arguments: [
    "ABC DEF {U+0054}he {U+0047}ood, the {U+0042}ad and the {U+0055}gly GHI JKL",
    "ABC DEF {U+0054}he folder is not empty GHI",
    "{U+0054}he {U+0056}oice ABCDE FGHIJ KLMNO",
    "{U+004C}ord of the {U+0052}ings \u{5D4}\u{5D5}\u{5D0} ABC DEF of the year",
    "{U+004C}ord of the {U+0052}ings ABCDEF GHIJKL MNOPQR in the cinema.",
    "{U+004C}et it be ABCDE FGHIJK by the {U+0042}eatles.",
    "{U+0057}indows ABCDE FGHIJ KLMNO of the week", "{U+005A}oom ABCDE FGHIJ KLMNOP is on",
    "{U+0049} read ABC DEF GHI JKL MNO PQR STU aloud and left.",
    "{U+0047}it ABC to work", "{U+0057}indows 11 ABC for all.", "{U+0044}ocker ABC build it.",
    "{U+0047}oogle ABC of today.", "{U+0055}{U+0053}{U+0042} ABC to go.", "usb ABC to go.",
    "{U+0057}ord \u{5D4}\u{5D5}\u{5D0} ABC to go.", "{U+0057}ord ABC and {U+0045}xcel.",
    "{U+0647}{U+0630}{U+0627} The book is in the room {U+062C}{U+062F}{U+0627}",
    "\u{67E}\u{6CC}\u{627}\u{645} the folder is not empty \u{631}\u{627} \u{627}\u{645}\u{631}\u{648}\u{632} \u{62F}\u{631} \u{633}\u{6CC}\u{633}\u{62A}\u{645} \u{62F}\u{6CC}\u{62F}\u{645}",
  ])
  func rightToLeftSentencesStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// What somebody said stands right of the name and its colon.
  @Test(
    arguments: [
      (
        "New comment from \u{633}\u{627}\u{631}\u{629}: \"\u{62C}\u{645}\u{64A}\u{644} \u{62C}\u{62F}\u{627}!\"",
        "New comment from \u{629}\u{631}\u{627}\u{633}: \"!\u{627}\u{62F}\u{62C} \u{644}\u{64A}\u{645}\u{62C}\""
      ),
      (
        "Comment by \u{5E9}\u{5E8}\u{5D4} \u{5DB}\u{5D4}\u{5DF}: \"\u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E8}\u{5D1}\u{5D4}\"",
        "Comment by \u{5DF}\u{5D4}\u{5DB} \u{5D4}\u{5E8}\u{5E9}: \"\u{5D4}\u{5D1}\u{5E8} \u{5D4}\u{5D3}\u{5D5}\u{5EA}\""
      ),
      (
        "2 new replies - \u{5D3}\u{5E0}\u{5D4}: \"\u{5EA}\u{5D5}\u{5D3}\u{5D4}\"",
        "2 new replies - \u{5D4}\u{5E0}\u{5D3}: \"\u{5D4}\u{5D3}\u{5D5}\u{5EA}\""
      ),
      (
        "Message from \u{639}\u{644}\u{6CC} \u{631}\u{636}\u{627}: \u{201C}\u{62E}\u{648}\u{628}\u{6CC}\u{61F} \u{628}\u{6CC}\u{627}!\u{201D}",
        "Message from \u{627}\u{636}\u{631} \u{6CC}\u{644}\u{639}: \u{201C}!\u{627}\u{6CC}\u{628} \u{61F}\u{6CC}\u{628}\u{648}\u{62E}\u{201D}"
      ),
      (
        "He wrote to \u{62B}\u{646}\u{627}: \"\u{634}\u{6A9}\u{631}\u{6CC}\u{6C1}!\"",
        "He wrote to \u{627}\u{646}\u{62B}: \"!\u{6C1}\u{6CC}\u{631}\u{6A9}\u{634}\""
      ),
      (
        "Reply from \u{632}\u{6CC}\u{646}\u{628}: \"\u{634}\u{6A9}\u{631}\u{6CC}\u{6C1}!\" at 9:15",
        "Reply from \u{628}\u{646}\u{6CC}\u{632}: \"!\u{6C1}\u{6CC}\u{631}\u{6A9}\u{634}\" at 9:15"
      ),
      (
        "Message from \u{5D3}\u{5E0}\u{5D4}: \"\u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E8}\u{5D1}\u{5D4}\" on page 12",
        "Message from \u{5D4}\u{5E0}\u{5D3}: \"\u{5D4}\u{5D1}\u{5E8} \u{5D4}\u{5D3}\u{5D5}\u{5EA}\" on page 12"
      ),
      (
        "Comment by \u{633}\u{627}\u{645}\u{64A}: \"\u{645}\u{645}\u{62A}\u{627}\u{632}!\" in room 3",
        "Comment by \u{64A}\u{645}\u{627}\u{633}: \"!\u{632}\u{627}\u{62A}\u{645}\u{645}\" in room 3"
      ),
    ] as [(String, String)])
  func aRemarkStandsBehindItsName(_ text: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      LineExpectations.expectFirst(Self.scalars(text), Self.scalars(wanted), direction)
    }
  }

  /// Quotations in the middle of right-to-left words, before a number, and in an isolate with their
  /// names.
  @Test(arguments: [
    #"he wrote ABC: "DEF" GHI"#, #"fix: ABC: "DEF GHI" JKL"#, #"new comment from ABC: "DEF" 5"#,
    "reply from {FSI}ABC: \"DEF!\"{PDI}",
    "new comment from \u{633}\u{627}\u{631}\u{629}: \"\u{631}\u{627}\u{626}\u{639}\" \u{62C}\u{62F}\u{627}",
  ])
  func otherRemarksAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  /// How far something is stands behind the ellipsis of its name.
  @Test(
    arguments: [
      (
        "Uploading \u{6AF}\u{632}\u{627}\u{631}\u{634}\u{2026} 45%",
        "Uploading \u{634}\u{631}\u{627}\u{632}\u{6AF}\u{2026} 45%"
      ),
      (
        "Downloading \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}... 7%",
        "Downloading \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}... 7%"
      ),
      (
        "Copying \u{62F}\u{641}\u{62A}\u{631} \u{646}\u{6CC}\u{627}\u{2026} 12",
        "Copying \u{627}\u{6CC}\u{646} \u{631}\u{62A}\u{641}\u{62F}\u{2026} 12"
      ),
      (
        "Saving \u{645}\u{644}\u{641} \u{62C}\u{62F}\u{64A}\u{62F}\u{2026} 99%",
        "Saving \u{62F}\u{64A}\u{62F}\u{62C} \u{641}\u{644}\u{645}\u{2026} 99%"
      ),
    ] as [(String, String)])
  func progressIsTheLines(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(Self.scalars(text), Self.scalars(wanted), LineExpectations.left)
  }

  /// A number that may be the name's, and one without an ellipsis.
  @Test(arguments: [
    "see \u{5D2}\u{5E8}\u{5E1}\u{5D4}... 5", "page \u{62F}\u{641}\u{62A}\u{631}\u{2026} 3",
    "see \u{6AF}\u{632}\u{627}\u{631}\u{634}\u{2026} 5", "uploading ABC 45%",
  ])
  func otherNumbersMayBeTheNames(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  /// The ending of a file stays with it in the title of a window.
  @Test(
    arguments: [
      (
        "\u{5DE}\u{5DB}\u{5EA}\u{5D1}.docx - Word",
        "\u{5D1}\u{5EA}\u{5DB}\u{5DE}.docx - Word"
      ),
      (
        "*\u{645}\u{644}\u{627}\u{62D}\u{638}\u{627}\u{62A}.txt - Notepad",
        "*\u{62A}\u{627}\u{638}\u{62D}\u{627}\u{644}\u{645}.txt - Notepad"
      ),
      (
        "\u{6AF}\u{632}\u{627}\u{631}\u{634} \u{633}\u{627}\u{644}\u{627}\u{646}\u{647}.pdf \u{2013} Adobe Reader",
        "\u{647}\u{646}\u{627}\u{644}\u{627}\u{633} \u{634}\u{631}\u{627}\u{632}\u{6AF}.pdf \u{2013} Adobe Reader"
      ),
      (
        "\u{62E}\u{637} \u{646}\u{6CC}\u{627}.odt \u{2014} LibreOffice Writer",
        "\u{627}\u{6CC}\u{646} \u{637}\u{62E}.odt \u{2014} LibreOffice Writer"
      ),
      (
        "\u{5E9}\u{5D9}\u{5E8} - \u{5DE}\u{5D7}\u{5D5}\u{5D5}\u{5D4}.mp3 - VLC media player",
        "\u{5D4}\u{5D5}\u{5D5}\u{5D7}\u{5DE} - \u{5E8}\u{5D9}\u{5E9}.mp3 - VLC media player"
      ),
      (
        "\u{5EA}\u{5E7}\u{5E6}\u{5D9}\u{5D1} 2024.xlsx - Excel",
        "2024 \u{5D1}\u{5D9}\u{5E6}\u{5E7}\u{5EA}.xlsx - Excel"
      ),
      (
        "\u{639}\u{631}\u{636}.pptx [Read-Only] - PowerPoint",
        "\u{636}\u{631}\u{639}.pptx [Read-Only] - PowerPoint"
      ),
      (
        "\u{6CC}\u{627}\u{62F}\u{62F}\u{627}\u{634}\u{62A}.txt - gedit",
        "\u{62A}\u{634}\u{627}\u{62F}\u{62F}\u{627}\u{6CC}.txt - gedit"
      ),
    ] as [(String, String)])
  func aTitleKeepsTheEndingOfItsFile(_ text: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.right] {
      LineExpectations.expectFirst(Self.scalars(text), Self.scalars(wanted), direction)
    }
    LineExpectations.expectNothing(Self.scalars(text), [LineExpectations.left])
  }

  /// Files and names beside a dash that are no such title, and titles whose parts are set apart.
  @Test(arguments: [
    "\u{5DE}\u{5DB}\u{5EA}\u{5D1}.docx - \u{5D8}\u{5D9}\u{5D5}\u{5D8}\u{5D4}",
    "\u{5DE}\u{5DB}\u{5EA}\u{5D1} - Word",
    "\u{645}\u{644}\u{627}\u{62D}\u{638}\u{627}\u{62A}.txt",
    "\u{5DE}\u{5DB}\u{5EA}\u{5D1}. Word - Excel",
    "\u{5E6}\u{5D9}\u{5DC}\u{5D5}\u{5DD}.png - \u{5E9}\u{5DC} Dana",
    "\u{5DE}\u{5DB}\u{5EA}\u{5D1}.docx\u{200F} - Word",
    "\u{2067}\u{5DE}\u{5DB}\u{5EA}\u{5D1}.docx\u{2069} - Word",
  ])
  func otherTitlesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Self.scalars(text), [.auto, LineExpectations.right])
  }

  /// Files inside of English lines, and titles that are set from left to right, however long their
  /// files are.
  @Test(arguments: [
    "{U+004F}pened ABC.pdf (2 pages)", "{U+004F}pened ABC.docx - {U+0057}ord",
    "{U+0053}aved \"ABC.docx\" - {U+0057}ord", "new: ABC.pdf, DEF.docx, GHI.png",
    "open \u{6AF}\u{632}\u{627}\u{631}\u{634}.pdf in {U+0046}irefox",
  ])
  func filesInEnglishAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  @Test func aLongFileIsNoSentence() {
    LineExpectations.expectNothing(
      pseudo: "ABCDE FGHIJ KLMNO PQRST UVWXY.docx - {U+0057}ord", [LineExpectations.left])
  }

  /// A message of a program in one stretch, with quotation marks, brackets and colons in it.
  @Test(arguments: [
    "rm: \u{62A}\u{639}\u{630}\u{631} \u{62D}\u{630}\u{641} '\u{645}\u{644}\u{641}': \u{627}\u{644}\u{635}\u{644}\u{627}\u{62D}\u{64A}\u{629} \u{645}\u{631}\u{641}\u{648}\u{636}\u{629}",
    "cp: \u{5D0}\u{5D9}\u{5DF} \u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5D0}\u{5DC} \"\u{5D3}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5EA}\u{5D9}\": \u{5D4}\u{5E8}\u{5E9}\u{5D0}\u{5D4} \u{5E0}\u{5D3}\u{5D7}\u{5EA}\u{5D4}",
    "bash: \u{6AF}\u{632}\u{627}\u{631}\u{634}: \u{686}\u{646}\u{6CC}\u{646} \u{641}\u{631}\u{645}\u{627}\u{646}\u{6CC} \u{6CC}\u{627}\u{641}\u{62A} \u{646}\u{634}\u{62F}",
    "git: \u{641}\u{627}\u{626}\u{644} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{645}\u{644}\u{6CC} (\u{631}\u{67E}\u{648}\u{631}\u{679}): \u{627}\u{62C}\u{627}\u{632}\u{62A} \u{646}\u{6C1}\u{6CC}\u{6BA}",
    "mv: \u{5DC}\u{5D0} \u{5E0}\u{5D9}\u{5EA}\u{5DF} \u{5DC}\u{5D4}\u{5E2}\u{5D1}\u{5D9}\u{5E8}: \u{5D4}\u{5D3}\u{5D9}\u{5E1}\u{5E7} \u{5DE}\u{5DC}\u{5D0}: \u{5E0}\u{5E1}\u{5D5} \u{5E9}\u{5D5}\u{5D1}",
  ])
  func aMessageOfAProgramIsWhole(_ text: String) {
    LineExpectations.expectNothing(Self.scalars(text), [LineExpectations.left])
  }

  /// An end or a mark at the wrong place, and a list.
  @Test(arguments: [
    "rm: ABC DEF 'GHI': JKL MNO!", "rm: 'ABC': DEF GHI JKL", "names: ABC: DEF, GHI, JKL",
    "rm: ABC DEF :GHI JKL",
  ])
  func otherMessagesAreTorn(_ pseudo: String) {
    #expect(
      !Judge().problems(of: BrokenString.scalars(pseudo), direction: LineExpectations.left).isEmpty)
  }
}
