import Learning
import Testing

/// What the proof of a file of plays says, and how such a file is known.
@Suite struct PlayFileTests {
  private static func faults(_ file: String) -> [LearningFault] { PlayFile(reading: file).proof() }

  @Test(arguments: [
    ("text: ab\nkeys: end \"C\"\nsay: Three.\nfact: scalars 3", ""),
    ("text: ab\nkeys: end \"C\"\nsay: Four.\nfact: scalars 4", "it is 3"),
    ("text: ab\nkeys: end \"C\"\nsay: Three.\nfact: scalars 3\nfact: levels 002", "it is 001"),
    ("text: ab\nkeys: foo", "'foo' is not a key"), ("text: ab", "it has no 'keys:'"),
    ("text: ab\nkeys:", "'keys:' has nothing after it"),
    ("text: ab\nkeys: \"{NOSUCH}\"", "'{NOSUCH}' is no name"),
    ("letters: {U+D800}\nkeys: end", "'{U+D800}' is no name"),
    ("text: ab\nkeys: \"\\u{5D0}{PDI}\"", ""), ("letters:\nkeys: \"a\"", ""),
    ("text: ab\nkeys: end\nsay:\nfact: scalars 2", "'say:' has nothing after it"),
    ("title: Y\ntext: ab\nkeys: end", "a play has one title"),
    ("text: ab\nkeys: end\nsay: So.\nfact: ranges natural 1 9 1-2", "there is no column 9"),
    ("keys: end", "keys need a 'text:' before them"), ("", "it has no 'text:'"),
    ("text: ab\ntext: cd\nkeys: end", "a play has one text"),
    ("text: ab\ndirection: content\nkeys: end", "'direction:' stands above the text"),
    ("direction: nowhere\ntext: ab\nkeys: end", "'nowhere' is no strategy"),
    ("text: abcdefgh\nkeys: \(doubled)", "longer than 10000 scalars"),
    ("text: ab\nkeys: end\nplay: x\ntitle: X\ntext:\nkeys: end", "'x' stands twice"),
    ("text: ab\nkeys: end\nplay: No Name\ntitle: X\ntext:\nkeys: end", "a name has small letters"),
    ("text: ab\nkeys: end\nplay: y\ntext:\nkeys: end", "play 'y': it has no title"),
  ]) func claimsOfAPlayAreProved(_ body: String, _ said: String) {
    let faults = Self.faults("play: x\ntitle: X\n\(body)").map(\.text)
    if said.isEmpty {
      #expect(faults.isEmpty, "\(faults)")
    } else {
      #expect(faults.contains { $0.contains(said) }, "\(faults)")
    }
  }

  /// Keys that would make the text twice as long a dozen times over.
  private static let doubled = Array(repeating: "all copy end paste", count: 12)
    .joined(separator: " ")

  /// Each fault has the line that is wrong, of a caption without a fact too.
  @Test func faultsHaveTheirLines() {
    let faults = Self.faults(
      "play: x\ntitle: X\ntext: ab\nsay: One.\nsay: Two.\nfact: scalars 2\nfact: scalars 3\n"
        + "say: No.")
    #expect(Set(faults.map(\.line)) == [4, 7, 8], "\(faults)")
  }

  /// Facts are of the text as it is on the screen, in the direction of the play's own strategy, and
  /// arrows go where they go there.
  @Test func aPlayIsProvedInItsOwnDirection() {
    func play(_ strategy: String, _ fact: String) -> [LearningFault] {
      Self.faults(
        "play: x\ntitle: X\ndirection: \(strategy)\ntext: ab CDE FGH\nkeys: home left \"x\"\n"
          + "say: It.\nfact: \(fact)")
    }
    #expect(play("content", "paragraph 1").isEmpty && play("uax9", "paragraph 0").isEmpty)
    #expect(play("content", "paragraph 0").map(\.line) == [7])
    // At the left of a left-to-right paragraph there is nothing to go to.
    let texts = ["content", "uax9"].map { strategy -> String in
      let play = PlayFile(
        reading: "play: x\ndirection: \(strategy)\ntext: ab CDE FGH\nkeys: home left \"x\""
      ).plays.first
      if case .keys(_, let after, _, _)? = play?.steps.first { return after }
      return ""
    }
    #expect(texts == ["ax<|b CDE FGH", "x<|ab CDE FGH"])
  }

  @Test(arguments: [
    ("play: x", true), ("# A scene.\n\nplay: x", true), ("\u{FEFF}play: x", true),
    ("lesson: x", false), ("title: X\nplay: x", false), ("", false),
  ]) func aFileOfPlaysIsKnownByItsFirstField(_ file: String, _ isOfPlays: Bool) {
    guard case .plays = LearnedFile(reading: file) else {
      #expect(!isOfPlays)
      return
    }
    #expect(isOfPlays)
  }

  @Test(arguments: ["", "foo", "\u{0}\n:::", "lesson: x", "say: x"])
  func aFileThatHasNoPlaysIsSaid(_ file: String) {
    #expect(Self.faults(file).contains { $0.text == "a file of plays begins with 'play:'" })
    #expect(!LearnedFile(reading: file).proof().isEmpty)
  }

  /// Windows begins a file with a mark, which is no part of its first field.
  @Test func aMarkAtTheStartIsNoFault() {
    let file = "\u{FEFF}play: x\r\ntitle: X\r\ntext: ab\r\nkeys: end\r\n"
    #expect(Self.faults(file).isEmpty, "\(Self.faults(file))")
  }
}
