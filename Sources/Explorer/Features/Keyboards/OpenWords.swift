internal import ExplorerCore
internal import Keyboards
internal import TextModel
internal import UnicodeData

/// The words typed last, which may still change, and where they stand.
///
/// What stands there is what ``TypedWords`` says, but for a word whose Latin letters are open.
struct OpenWords: Equatable, Sendable {
  var typed: TypedWords
  /// Where they begin.
  var start: ScalarOffset
  /// What stands for all but the last one.
  @Exact var ahead: String = ""
  /// What stands for the last one.
  @Exact var last: String = ""
  var revision: UInt64
  /// Whether the first of them goes behind the text before it in storage, wherever the keyboard's
  /// direction has the gap.
  var isBehindText = false

  /// Where the last one begins.
  var lastStart: ScalarOffset { start.advanced(by: ahead.unicodeScalars.count) }
  var end: ScalarOffset { lastStart.advanced(by: last.unicodeScalars.count) }

  /// Whether they stand in the session as they were left, with the caret behind them.
  func stands(in session: EditingSession) -> Bool {
    session.selection.isCaret && session.selection.focus.offset == end
      && (session.revision == revision || session.hasText(ahead + last, in: start..<end))
  }

  /// The words at the caret: those typed last, or none behind what stands in the text already.
  static func standing(in app: AppState, _ keyboard: SpellingKeyboard) -> OpenWords {
    let session = app.session
    if let words = app[KeyboardsFeature.self].words, words.stands(in: session) { return words }
    let caret = session.selection.focus.offset
    guard session.selection.isCaret else {
      return OpenWords(
        typed: TypedWords(Speller(keyboard)), start: caret, revision: session.revision)
    }
    let first = ScalarOffset(rawValue: max(0, caret.rawValue - Speller.mostRead - longestSigns))
    let text = session.document.text(in: first..<caret)
    let signs = signs(endingIn: text)
    let speller = Speller(keyboard, behind: String(text.dropLast(signs.count)))
    return OpenWords(
      typed: typing(signs, behind: speller), start: caret.advanced(by: -signs.unicodeScalars.count),
      last: signs, revision: session.revision)
  }

  /// Signs at the end of a text that belong to the word that is typed next, as in `#tag` and
  /// `(word`.
  private static func signs(endingIn text: String) -> String {
    let signs = text.reversed().prefix { $0.isASCII && !$0.isWhitespace }
    guard signs.count < longestSigns, signs.allSatisfy({ !$0.isLetter && !$0.isNumber }) else {
      return ""
    }
    let before = text.dropLast(signs.count).last
    return before?.isWhitespace ?? true ? String(signs.reversed()) : ""
  }

  private static let longestSigns = 16

  /// Words of which only this is typed, behind those that a speller has taken.
  private static func typing(_ text: String, behind speller: Speller) -> TypedWords {
    var typed = TypedWords(speller)
    for scalar in text.unicodeScalars { typed.type(scalar) }
    return typed
  }

  /// Takes a letter, a sign or a blank. What stands in the text is the same as before.
  mutating func type(_ scalar: Unicode.Scalar) {
    if typed.type(scalar) {
      ahead += last
      last = ""
    }
  }

  /// Types a sign or a blank into the text; false where it was refused.
  mutating func type(
    _ scalar: Unicode.Scalar, into app: inout AppState, _ analyser: Analyser
  ) -> Bool {
    type(scalar)
    guard show(in: &app, analyser) else { return false }
    if Character(scalar).isWhitespace {
      // The words before are settled, and no longer looked at.
      _ = typed.settle()
      start = lastStart
      ahead = ""
    }
    return true
  }

  /// Puts what the words are now into the text; false where it was refused.
  mutating func show(in app: inout AppState, _ analyser: Analyser) -> Bool {
    let parts = typed.parts().map(\.text)
    return put(parts.dropLast().joined(), parts.last ?? "", &app, analyser)
  }

  /// Puts texts in the place of those that stand there, in one edit; false where it was refused.
  mutating func put(
    _ newAhead: String, _ newLast: String, _ app: inout AppState, _ analyser: Analyser
  ) -> Bool {
    let old = Array((ahead + last).unicodeScalars)
    let new = Array((newAhead + newLast).unicodeScalars)
    if new.starts(with: old) {
      let added = String(String.UnicodeScalarView(new[old.count...]))
      if !added.isEmpty {
        // Behind a word that was replaced too, text goes on where the word ends in storage; at a
        // boundary of directions the keyboard would take it elsewhere.
        let keyboard = app.session.keyboard
        if !old.isEmpty || isBehindText { app.session.keyboard = nil }
        let isTyped = app.perform(.type(added), analyser)
        app.session.keyboard = keyboard
        guard isTyped else { return false }
        let caret = app.session.selection.focus.offset
        let landed = caret.advanced(by: old.count - new.count)
        guard old.isEmpty || landed == end else {
          // Where a cell is in the way it goes elsewhere: the words before are left.
          self = OpenWords(
            typed: Self.typing(added, behind: typed.before), start: landed, last: added,
            revision: app.session.revision)
          return true
        }
        if old.isEmpty { start = landed }
      }
    } else {
      let isLastAlone = newAhead.unicodeScalars.elementsEqual(ahead.unicodeScalars)
      let range = (isLastAlone ? lastStart : start)..<end
      let text = StoredText(isLastAlone ? newLast : newAhead + newLast)
      guard app.perform(.replace(range, with: text), analyser) else { return false }
    }
    (ahead, last) = (newAhead, newLast)
    revision = app.session.revision
    return true
  }
}

extension EditingSession {
  /// Whether a text stands in a range, scalar by scalar. O(*n*).
  func hasText(_ text: String, in range: Range<ScalarOffset>) -> Bool {
    range.upperBound <= document.endOffset
      && document.text(in: range).unicodeScalars.elementsEqual(text.unicodeScalars)
  }
}
