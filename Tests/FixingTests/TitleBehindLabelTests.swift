import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left titles behind a Latin label, and subjects of mails behind several beginnings.
@Suite struct TitleBehindLabelTests {
  private static let directions = [BaseDirection.auto, LineExpectations.left]

  /// The title is one piece with the Latin words in it.
  @Test(
    arguments: [
      ("{U+004E}ow playing: ABC {U+0048}ello DEF", "{U+004E}ow playing: FED {U+0048}ello CBA"),
      ("{U+0054}itle: ABC hello DEF", "{U+0054}itle: FED hello CBA"),
      ("{U+0053}ubject: ABC hello DEF", "{U+0053}ubject: FED hello CBA"),
      ("song: ABC DEF hello GHI JKL", "song: LKJ IHG hello FED CBA"),
      ("book title: ABC 2 DEF hello world GHI", "book title: IHG hello world FED 2 CBA"),
      ("movie: ABC B-hello DEF", "movie: FED hello-B CBA"),
      ("video: ABC hello DEF?", "video: ?FED hello CBA"),
    ] as [(String, String)])
  func aTitleIsOnePiece(_ pseudo: String, _ wanted: String) {
    for direction in Self.directions {
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
  }

  /// The mark behind it is the title's.
  @Test(
    arguments: [
      ("title: ABC DEF GHI?", "title: ?IHG FED CBA"),
      ("{U+0054}itle: ABC DEF GHI JKL?", "{U+0054}itle: ?LKJ IHG FED CBA"),
      ("{U+0053}ong: ABC DEF GHI!", "{U+0053}ong: !IHG FED CBA"),
      ("now playing: ABC DEF GHI!", "now playing: !IHG FED CBA"),
    ] as [(String, String)])
  func aTitleHasItsMark(_ pseudo: String, _ wanted: String) {
    for direction in Self.directions {
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
  }

  /// Latin words at an end, English and signs between names, lists, places, short titles, no mark,
  /// and a question about a title or a place.
  @Test(arguments: [
    "song: ABC - hello", "song: hello ABC", "song: ABC DEF hello", "title: ABC and DEF",
    "song: ABC feat DEF", "song: ABC x DEF", "song: ABC, hello, DEF", "album: ABC / hello / DEF",
    "songs: ABC hello DEF", "city: ABC zoom DEF", "city: ABC DEF GHI?", "title: ABC DEF?",
    "title: ABC DEF GHI", "title: ABC DEF GHI, JKL", "delete song: ABC DEF GHI?",
  ])
  func otherLabelledWordsStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, Self.directions)
  }

  /// Behind several beginnings a subject stays right of them.
  @Test(arguments: [
    "{U+0052}{U+0045}: {U+0046}{U+0057}: ABC DEF GHI", "{U+0052}e: {U+0046}wd: ABC",
    "fw: re: fw: ABC DEF GHI JKL", "re: re: ABC DEF GHI, JKL", "re: fw: ABC DEF (GHI)",
    "aw: wg: ABC DEF GHI JKL", "sv: sv: ABC DEF GHI", "re: fw: ABC DEF GHI 12/3",
    "re: fwd: ABC DEF - GHI JKL", "re: fw: ABC 10:30", "re: fw: ABC DEF GHI 3",
    "{U+0053}ubject: {U+0052}e: {U+0046}wd: ABC DEF GHI JKL",
  ])
  func aSubjectBehindSeveralBeginningsStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, Self.directions)
  }

  /// Its mark is the subject's.
  @Test(
    arguments: [
      (
        "{U+0052}{U+0045}: {U+0046}{U+0057}: ABC DEF GHI?",
        "{U+0052}{U+0045}: {U+0046}{U+0057}: ?IHG FED CBA"
      ),
      ("fw: aw: ABC DEF GHI JKL!", "fw: aw: !LKJ IHG FED CBA"),
    ] as [(String, String)])
  func aSubjectBehindSeveralBeginningsHasItsMark(_ pseudo: String, _ wanted: String) {
    for direction in Self.directions {
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
  }

  /// The marks of a title belong to it where its author follows.
  @Test(
    arguments: [
      (
        "Now playing: \u{5DE}\u{5D9} \u{5E9}\u{5DD}? by \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}",
        "Now playing: ?\u{5DD}\u{5E9} \u{5D9}\u{5DE} by \u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5E0}\u{5D3}"
      ),
      (
        "Song: \u{623}\u{64A}\u{646} \u{623}\u{646}\u{62A}! by \u{641}\u{64A}\u{631}\u{648}\u{632}",
        "Song: !\u{62A}\u{646}\u{623} \u{646}\u{64A}\u{623} by \u{632}\u{648}\u{631}\u{64A}\u{641}"
      ),
      (
        "Up next: \u{6A9}\u{62C}\u{627} \u{628}\u{648}\u{62F}\u{6CC}? by \u{6AF}\u{648}\u{6AF}\u{648}\u{634}",
        "Up next: ?\u{6CC}\u{62F}\u{648}\u{628} \u{627}\u{62C}\u{6A9} by \u{634}\u{648}\u{6AF}\u{648}\u{6AF}"
      ),
      (
        "Track 3: \u{6A9}\u{648}\u{646} \u{6C1}\u{6D2}?! by \u{639}\u{644}\u{6CC}",
        "Track 3: !?\u{6D2}\u{6C1} \u{646}\u{648}\u{6A9} by \u{6CC}\u{644}\u{639}"
      ),
      (
        "Song: \u{5E7}\u{5D5}\u{5DD}! by Ella Levi",
        "Song: !\u{5DD}\u{5D5}\u{5E7} by Ella Levi"
      ),
    ] as [(String, String)])
  func aTitleBeforeItsAuthorKeepsItsEnd(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// The mark of an English sentence, behind which `by` leads to no name, and no mark.
  @Test(arguments: [
    "Now playing: \u{5DE}\u{5D4} \u{5E0}\u{5E2}\u{5E9}\u{5D4}? by noon",
    "Deadline: \u{5D1}\u{5D9}\u{5EA} \u{5E1}\u{5E4}\u{5E8}? by Friday",
    "Song: \u{628}\u{64A}\u{62A} \u{635}\u{63A}\u{64A}\u{631} by \u{641}\u{64A}\u{631}\u{648}\u{632}",
    "Seen \u{5DE}\u{5D4} \u{5E0}\u{5E2}\u{5E9}\u{5D4}? by \u{5D3}\u{5E0}\u{5D4}",
  ])
  func otherMarksBeforeBy(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}
