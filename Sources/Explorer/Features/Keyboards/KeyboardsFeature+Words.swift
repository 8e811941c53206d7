internal import Keyboards
internal import Screen
internal import TextModel
package import Wording

// Words that are spelled in Latin letters: the letters stand in the text, as typed, until a choice takes their place.
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
      let isWord = composition?.inHand.kind != .latin
      let text = composition != nil && isWord ? speller.punctuation(letter) : String(letter)
      if composition != nil { return .action(.keyboards(.word(.take(then: text)))) }
      return .action(.insert(text))
    }
    guard app.perform(.type(String(letter)), analyser) else { return .nothing }
    let caret = app.session.selection.focus.offset
    let latin = (composition?.latin ?? "") + String(letter)
    app[KeyboardsFeature.self].composition = Composition(
      start: composition?.start ?? caret.advanced(by: -1), latin: latin, speller,
      revision: app.session.revision)
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
    case .move(let step): composition.move(by: step)
    case .choose(let choice):
      if composition.choices.indices.contains(choice) { composition.chosen = choice }
    case .flip: composition.flip()
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
      start: composition.start, latin: latin, speller, revision: app.session.revision)
    return .nothing
  }

  private static func take(
    _ app: inout AppState, _ composition: Composition, then rest: String, _ analyser: Analyser
  ) -> Reaction {
    let choice = composition.inHand
    let language =
      choice.kind == .latin ? "en" : app[KeyboardsFeature.self].speller?.keyboard.language
    if choice.kind != .latin {
      let text = StoredText(choice.text)
      guard
        app.perform(.replace(composition.start..<composition.end, with: text), analyser)
      else { return .nothing }
    }
    app[KeyboardsFeature.self].composition = nil
    app[KeyboardsFeature.self].speller?.note(language ?? "en")
    if !rest.isEmpty, !app.perform(.type(rest), analyser) { return .nothing }
    if choice.kind != .latin {
      app[KeyboardsFeature.self].taken = TakenWord(
        composition: composition, text: choice.text + rest, revision: app.session.revision)
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
  }
}
