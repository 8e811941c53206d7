package import Languages
package import Wording

/// What is known of the languages preferred and typed.
package struct LanguagesState: Hashable, Sendable {
  /// The user's locales, once they were read.
  package var survey: LocaleSurvey?
  /// Whether their Swift source is copied as soon as they are read.
  var copiesSource = false
  /// The chosen row.
  package var chosen = 0
  /// A content that was asked about, and its paragraph.
  struct Asked: Hashable, Sendable {
    var content: UInt64
    var seen: SeenParagraph
    /// What of it was typed, in scalars from its start.
    var typed: [Range<Int>]
  }

  /// What was asked about last, and paragraphs that the caret left before their answers came.
  var asked: Asked?
  private(set) var left: [Asked] = []
  /// How many answers about paragraphs that were left are waited for.
  private static let mostLeft = 8

  /// Goes on to another paragraph, or to none.
  mutating func leave() {
    if isWaiting, let asked { left = left.suffix(Self.mostLeft - 1) + [asked] }
  }

  /// Takes what was left with a content, if anything was.
  mutating func takeLeft(_ content: UInt64) -> Asked? {
    left.firstIndex { $0.content == content }.map { left.remove(at: $0) }
  }

  /// Forgets what was asked about.
  mutating func forgetAsked() { (asked, left) = (nil, []) }
  /// Whether an answer is still to come.
  package var isWaiting = false
  /// Whether paragraphs are being marked up, or read for a change of case.
  package var isMarkingUp = false
  /// What was found last.
  package var text: IdentifiedText?
  /// The label that is shown. It changes only when the answer is settled.
  package var label = SettledLanguage()
  /// Why nothing is recognised.
  package var isOff: Words?
  /// Languages of which the user wants to hear no more.
  package var declined: Set<String> = []
  /// The locales that the user took up here, in that order.
  package var used: [String] = []
  /// What the title hints at.
  package var hint: LanguageHint?
  /// The languages that the title has hinted at in this text.
  package var hinted: Set<String> = []
  /// Whether the pane was there after the last change.
  var wasShown = false
  /// Whether the lines of the text have their languages below them.
  package var marksText = false
  /// What was found in contents that are shown, by their numbers.
  var known: [UInt64: IdentifiedText] = [:]
  /// Contents that are still being recognised to be marked.
  var wanted: Set<UInt64> = []
  /// The content that each paragraph was last asked about to be marked.
  var latest: [Int: UInt64] = [:]
  /// The version of the whole text that was asked about last, and what was found in that text.
  var askedWhole: UInt64?
  var whole: IdentifiedText?
  /// The label of the whole text.
  var wholeLabel = SettledLanguage()
  /// Where the letters stand that were typed into this text.
  var letters = TypedLetters()
  /// The letters typed over time. They are counted only if the user said so.
  package var typed = TypedTally()

  /// What the title says of it, and what that depends on.
  struct SeenInTitle: Hashable {
    var survey: LocaleSurvey?
    var language: String?
    var isReliable: Bool
    var hint: String?
    var declined: Set<String>
    var isCounted: Bool
  }

  var seenInTitle: SeenInTitle {
    SeenInTitle(
      survey: survey, language: label.language, isReliable: label.isReliable,
      hint: hint.flatMap { $0.isAtHand ? $0.language : nil }, declined: declined,
      isCounted: typed.isOn)
  }
}

/// The count of letters typed, while a paragraph's language is still to be found.
package struct TypedTally: Hashable, Sendable {
  /// Whether letters are counted.
  package var isOn = false
  /// The letters counted.
  package var counts = TypedCounts()
  /// Letters typed in a language that is not known yet.
  private var pending = 0
  private var lastLength: Int?

  /// A longer insertion is not typed, in scalars.
  static let mostAtOnce = 4

  /// Takes the text's length after a change, in scalars.
  mutating func take(length: Int, isTyped: Bool) {
    if isOn, isTyped, let lastLength, (1...Self.mostAtOnce).contains(length - lastLength) {
      pending += length - lastLength
    }
    lastLength = length
  }

  /// Counts the letters that wait for their language.
  mutating func settle(in language: String) {
    counts.add(pending, in: language)
    pending = 0
  }

  /// Forgets letters whose paragraph was left before its language was known.
  mutating func leave() { pending = 0 }
}
