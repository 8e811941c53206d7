internal import Keyboards
internal import TextModel
package import UnicodeData

/// A word that is being spelled. Its Latin letters stand in the text, and its candidates float
/// below.
package struct Composition: Equatable, Sendable {
  /// Where its Latin letters begin.
  var start: ScalarOffset
  /// The Latin letters.
  @Exact package var latin: String
  /// The candidates, the Latin letters among them.
  package var choices: [Choice]
  /// The chosen choice.
  package var chosen: Int
  /// Whether the user chose it, and not the speller.
  var isChosen = false
  /// The text's revision when it was typed.
  var revision: UInt64

  /// A candidate.
  package struct Choice: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      /// The word in the keyboard's script.
      case word
      /// What an English word means.
      case meaning
      /// The Latin letters as they are.
      case latin
    }

    @Exact package var text: String
    package var kind: Kind
  }

  /// Where its Latin letters end.
  var end: ScalarOffset { start.advanced(by: latin.unicodeScalars.count) }

  /// Whether the word stands in the session as it was left, with the caret behind it. The text's
  /// revision changes by what leaves the words too, as saving does.
  func stands(in session: EditingSession) -> Bool {
    session.selection.isCaret && session.selection.focus.offset == end
      && (session.revision == revision || session.hasText(latin, in: start..<end))
  }

  /// How many candidates are offered.
  private static let limit = 5

  /// Makes a word of its letters.
  ///
  /// A word that is left alone has the Latin letters chosen and its meaning and readings below
  /// them.
  init(start: ScalarOffset, latin: String, _ speller: Speller, revision: UInt64) {
    self.start = start
    self.latin = latin
    self.revision = revision
    let word = speller.word(latin, count: Self.limit)
    let raw = Choice(text: latin, kind: .latin)
    if word.candidates.isEmpty {
      let offers = speller.offers(for: latin, count: Self.limit)
      choices =
        [raw] + offers.meanings.map { Choice(text: $0, kind: .meaning) }
        + offers.readings.map { Choice(text: $0, kind: .word) }
    } else {
      choices = word.candidates.map { Choice(text: $0, kind: .word) } + [raw]
    }
    chosen = 0
  }

  /// The chosen candidate.
  var inHand: Choice { choices[chosen] }

  /// Chooses another candidate. From the last one the choice goes to the first, and back.
  mutating func move(by step: Int) {
    chosen = ((chosen + step) % choices.count + choices.count) % choices.count
  }

  /// Chooses the first candidate of the other language.
  mutating func flip() {
    let isLatin = inHand.kind == .latin
    if let other = choices.firstIndex(where: { ($0.kind == .latin) != isLatin }) { chosen = other }
  }
}

/// A word whose Latin letters were replaced. A key brings them back.
struct TakenWord: Equatable, Sendable {
  var composition: Composition
  /// The words as they were before it was taken.
  var typed: TypedWords
  /// What replaced them, and what was typed behind.
  @Exact var text: String
  var revision: UInt64

  var end: ScalarOffset { composition.start.advanced(by: text.unicodeScalars.count) }

  /// Whether it stands in the session as it was left.
  func stands(in session: EditingSession) -> Bool {
    session.revision == revision && session.selection.isCaret
      && session.selection.focus.offset == end
  }
}
