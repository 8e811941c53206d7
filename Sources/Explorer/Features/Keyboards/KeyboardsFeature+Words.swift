internal import ExplorerCore
internal import Keyboards
internal import Screen
internal import TextModel

// Words that are spelled in Latin letters: the letters stand in the text, as typed, until a choice
// takes their place.
extension KeyboardsFeature {
  static func spell(
    _ letter: Unicode.Scalar, _ keyboard: SpellingKeyboard, _ app: inout AppState,
    _ analyser: Analyser
  ) -> Reaction {
    let speller = app[KeyboardsFeature.self].speller ?? Speller(keyboard)
    app[KeyboardsFeature.self].speller = speller
    app[KeyboardsFeature.self].pressed = KeyStroke(us: letter)
    var composition = app[KeyboardsFeature.self].composition
    if composition?.stands(in: app.session) == false { composition = nil }
    guard Speller.spells(letter, insideWord: composition != nil) else {
      if composition != nil { return .action(.keyboards(.word(.take(then: String(letter))))) }
      return typeBehind(letter, &app, analyser)
    }
    var settling = app[KeyboardsFeature.self].settling
    if composition != nil || settling?.stands(in: app.session) == false { settling = nil }
    let start: ScalarOffset
    var latin = (composition?.latin ?? "") + String(letter)
    if let settling, settling.goesOn {
      // One name, such as a file's: its letters come back, and the word is open again.
      latin = settling.latin + settling.typedBehind + latin
      start = settling.start
      let typed = StoredText(latin)
      guard app.perform(.replace(start..<settling.end, with: typed), analyser) else {
        return .nothing
      }
      app[KeyboardsFeature.self].speller = settling.speller
    } else {
      guard app.perform(.type(String(letter)), analyser) else { return .nothing }
      let signs = composition == nil ? signs(before: app.session) : ""
      latin = signs + latin
      start =
        composition?.start
        ?? app.session.selection.focus.offset.advanced(by: -latin.unicodeScalars.count)
    }
    app[KeyboardsFeature.self].composition = Composition(
      start: start, latin: latin, app[KeyboardsFeature.self].speller ?? speller,
      follows: composition?.follows ?? (settling?.goesOn == false ? settling : nil),
      revision: app.session.revision)
    return .nothing
  }

  /// Signs that stand before the letter typed last and belong to it, as in `#tag` and `(word`.
  private static func signs(before session: EditingSession) -> String {
    let caret = session.selection.focus.offset
    let first = max(0, caret.rawValue - Self.longestSigns - 1)
    let text = session.document.text(in: ScalarOffset(rawValue: first)..<caret.advanced(by: -1))
    let signs = text.reversed().prefix { $0.isASCII && !$0.isWhitespace }
    guard signs.count < Self.longestSigns, signs.allSatisfy({ !$0.isLetter && !$0.isNumber }) else {
      return ""
    }
    let before = text.dropLast(signs.count).last
    return before?.isWhitespace ?? true ? String(signs.reversed()) : ""
  }

  private static let longestSigns = 16

  /// A sign or a blank behind a word that may still change.
  private static func typeBehind(
    _ sign: Unicode.Scalar, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    guard var settling = app[KeyboardsFeature.self].settling, settling.stands(in: app.session)
    else {
      return .action(.insert(String(sign)))
    }
    guard app.perform(.type(String(sign)), analyser) else { return .nothing }
    settling.typedBehind += String(sign)
    settling.behind += String(sign)
    settling.revision = app.session.revision
    app[KeyboardsFeature.self].settling = settling
    return .nothing
  }

  static func update(
    _ app: inout AppState, word action: WordAction, _ analyser: Analyser
  ) -> Reaction {
    if action == .giveBack {
      giveBack(&app, analyser)
      return .nothing
    }
    guard var composition = app[KeyboardsFeature.self].composition,
      composition.stands(in: app.session)
    else { return .nothing }
    switch action {
    case .move(let step):
      composition.move(by: step)
      composition.isChosen = true
    case .choose(let choice):
      if composition.choices.indices.contains(choice) {
        composition.chosen = choice
        composition.isChosen = true
      }
    case .flip:
      composition.flip()
      composition.isChosen = true
    case .keep:
      app[KeyboardsFeature.self].composition = nil
      app[KeyboardsFeature.self].speller?.note("en")
      return .nothing
    case .erase: return erase(&app, composition, analyser)
    case .take(let rest): return take(&app, composition, then: rest, analyser)
    case .giveBack: return .nothing
    }
    app[KeyboardsFeature.self].composition = composition
    return .nothing
  }

  private static func erase(
    _ app: inout AppState, _ composition: Composition, _ analyser: Analyser
  ) -> Reaction {
    guard app.perform(.backspace, analyser) else { return .nothing }
    let latin = String(composition.latin.dropLast())
    // A deletion that only moved the caret leaves the letters.
    guard !latin.isEmpty, let speller = app[KeyboardsFeature.self].speller else {
      app[KeyboardsFeature.self].composition = nil
      return .nothing
    }
    app[KeyboardsFeature.self].composition = Composition(
      start: composition.start, latin: latin, speller, follows: composition.follows,
      revision: app.session.revision)
    return .nothing
  }

  private static func take(
    _ app: inout AppState, _ composition: Composition, then rest: String, _ analyser: Analyser
  ) -> Reaction {
    let choice = composition.inHand
    guard let before = app[KeyboardsFeature.self].speller else { return .nothing }
    let language = choice.kind == .latin ? "en" : before.keyboard.language
    // The word before is settled now: what it became stands in one edit with this one.
    let settled = composition.follows?.settled(before: composition.latin)
    var range = composition.start..<composition.end
    var start = composition.start
    var text = choice.text
    if let settled, let follows = composition.follows, settled != follows {
      range = follows.start..<composition.end
      start = settled.end
      text = settled.text + settled.behind + text
    }
    if choice.kind != .latin || range.lowerBound != composition.start {
      guard app.perform(.replace(range, with: StoredText(text)), analyser) else { return .nothing }
    }
    var speller = before
    if composition.isChosen { speller.note(language) } else { speller.pass(composition.latin) }
    app[KeyboardsFeature.self].speller = speller
    app[KeyboardsFeature.self].composition = nil
    let behind = SettlingWord.shown(rest, speller, language)
    if !behind.isEmpty, !app.perform(.type(behind), analyser) { return .nothing }
    app[KeyboardsFeature.self].settling = SettlingWord(
      speller: before, start: start, latin: composition.latin, text: choice.text,
      typedBehind: rest, behind: behind, isChosen: composition.isChosen,
      revision: app.session.revision)
    if choice.kind != .latin {
      var composition = composition
      composition.start = start
      composition.follows = nil
      app[KeyboardsFeature.self].taken = TakenWord(
        composition: composition, text: choice.text + behind, revision: app.session.revision)
    }
    return .nothing
  }

  /// Puts the Latin letters back in the place of the word taken last, which is open again.
  private static func giveBack(_ app: inout AppState, _ analyser: Analyser) {
    guard let taken = app[KeyboardsFeature.self].taken, taken.stands(in: app.session) else {
      return
    }
    var composition = taken.composition
    guard
      app.perform(
        .replace(composition.start..<taken.end, with: StoredText(composition.latin)), analyser)
    else { return }
    composition.revision = app.session.revision
    app[KeyboardsFeature.self].composition = composition
    app[KeyboardsFeature.self].taken = nil
    if let settling = app[KeyboardsFeature.self].settling {
      app[KeyboardsFeature.self].speller = settling.speller
    }
    app[KeyboardsFeature.self].settling = nil
  }
}
