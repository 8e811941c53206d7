internal import Keyboards
internal import TextModel

/// A word that was taken, and whose language may still change while the next one is typed.
struct SettlingWord: Equatable, Sendable {
  /// The speller as it was before the word.
  var speller: Speller
  /// Where it begins.
  var start: ScalarOffset
  /// What was typed.
  var latin: String
  /// What stands in its place.
  var text: String
  /// What was typed behind it, and what stands there.
  var (typedBehind, behind) = ("", "")
  /// Whether the user chose what stands there: then it stays.
  var isChosen: Bool
  var revision: UInt64

  /// Where what stands behind it ends.
  var end: ScalarOffset {
    start.advanced(by: text.unicodeScalars.count + behind.unicodeScalars.count)
  }

  /// Whether it stands in the session as it was left.
  func stands(in session: EditingSession) -> Bool {
    session.revision == revision && session.selection.isCaret
      && session.selection.focus.offset == end
  }

  /// Whether a letter goes on with it: signs stand behind it, and no white space, as in `main.c`.
  var goesOn: Bool {
    !isChosen && !typedBehind.isEmpty && !typedBehind.contains(where: \.isWhitespace)
  }

  /// The same as the next word makes it.
  func settled(before next: String) -> SettlingWord {
    guard !isChosen else { return self }
    var settled = self
    let word = speller.word(latin, before: next, count: 1)
    settled.text = word.text
    settled.behind = Self.shown(typedBehind, speller, word.language)
    return settled
  }

  /// The signs behind a word, as its language has them.
  static func shown(_ typed: String, _ speller: Speller, _ language: String) -> String {
    guard language != "en", !typed.isEmpty else { return typed }
    return typed.unicodeScalars.map(speller.punctuation).joined()
  }
}
