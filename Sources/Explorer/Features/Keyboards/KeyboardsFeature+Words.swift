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
    app[KeyboardsFeature.self].pressed = KeyStroke(us: letter)
    let isOpen = app[KeyboardsFeature.self].composition?.stands(in: app.session) ?? false
    guard Speller.spells(letter, insideWord: isOpen) else {
      if isOpen { return .action(.keyboards(.word(.take(then: String(letter))))) }
      return typeSign(letter, keyboard, &app, analyser)
    }
    var words = OpenWords.standing(in: app, keyboard)
    words.type(letter)
    guard words.put(words.ahead, words.typed.input, &app, analyser) else { return .nothing }
    app[KeyboardsFeature.self].words = words
    app[KeyboardsFeature.self].composition = Composition(
      start: words.lastStart, latin: words.typed.input, words.typed.before,
      revision: app.session.revision)
    return .nothing
  }

  /// A sign or a blank where no word is open: behind a word that may still change, or before one.
  private static func typeSign(
    _ sign: Unicode.Scalar, _ keyboard: SpellingKeyboard, _ app: inout AppState,
    _ analyser: Analyser
  ) -> Reaction {
    let stands = app[KeyboardsFeature.self].words?.stands(in: app.session) ?? false
    guard stands || app.session.selection.isCaret && !Character(sign).isWhitespace else {
      return .action(.insert(String(sign)))
    }
    var words = OpenWords.standing(in: app, keyboard)
    guard words.type(sign, into: &app, analyser) else { return .nothing }
    app[KeyboardsFeature.self].words = words
    return .nothing
  }

  static func update(
    _ app: inout AppState, word action: WordAction, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .giveBack:
      giveBack(&app, analyser)
      return .nothing
    case .goOn(let text): return goOn(with: text, &app, analyser)
    default: break
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
      app[KeyboardsFeature.self].words?.typed.choose(composition.latin, language: "en")
      return .nothing
    case .erase: return erase(&app, composition, analyser)
    case .take(let rest): return take(&app, composition, then: rest, analyser)
    case .giveBack, .goOn: return .nothing
    }
    app[KeyboardsFeature.self].composition = composition
    return .nothing
  }

  private static func erase(
    _ app: inout AppState, _ composition: Composition, _ analyser: Analyser
  ) -> Reaction {
    guard var words = app[KeyboardsFeature.self].words, app.perform(.backspace, analyser) else {
      return .nothing
    }
    let latin = String(composition.latin.dropLast())
    words.typed.erase()
    words.last = latin
    words.revision = app.session.revision
    app[KeyboardsFeature.self].words = words
    // A deletion that only moved the caret leaves the letters.
    guard !latin.isEmpty else {
      app[KeyboardsFeature.self].composition = nil
      return .nothing
    }
    app[KeyboardsFeature.self].composition = Composition(
      start: composition.start, latin: latin, words.typed.before, revision: app.session.revision)
    return .nothing
  }

  /// Puts what an open word is in its place. It is accepted: with nothing behind it a word is what
  /// it is by itself.
  static func settle(
    _ app: inout AppState, _ composition: Composition, _ analyser: Analyser
  ) {
    _ = take(&app, composition, then: "", analyser)
    app[KeyboardsFeature.self].composition = nil
  }

  /// The words typed last with the chosen candidate in the place of the open one.
  static func settled(_ words: OpenWords, _ composition: Composition) -> TypedWords {
    var typed = words.typed
    let choice = composition.inHand
    let language = choice.kind == .latin ? "en" : typed.keyboard.language
    if composition.isChosen {
      typed.choose(choice.text, language: language)
    } else {
      typed.accept(choice.text, language: language)
    }
    return typed
  }

  private static func take(
    _ app: inout AppState, _ composition: Composition, then rest: String, _ analyser: Analyser
  ) -> Reaction {
    let choice = composition.inHand
    guard var words = app[KeyboardsFeature.self].words, words.stands(in: app.session) else {
      return .nothing
    }
    var reopened = words.typed
    _ = reopened.settle()
    // With nothing behind it a word is accepted as it is.
    if composition.isChosen || rest.isEmpty { words.typed = settled(words, composition) }
    // The word before may change with this one: both stand in one edit.
    guard words.show(in: &app, analyser) else { return .nothing }
    let start = words.lastStart
    app[KeyboardsFeature.self].words = words
    app[KeyboardsFeature.self].composition = nil
    for scalar in rest.unicodeScalars {
      guard words.type(scalar, into: &app, analyser) else { return .nothing }
      app[KeyboardsFeature.self].words = words
    }
    if choice.kind != .latin {
      var composition = composition
      composition.start = start
      app[KeyboardsFeature.self].taken = TakenWord(
        composition: composition, typed: reopened, text: words.last, revision: app.session.revision)
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
    app[KeyboardsFeature.self].words = OpenWords(
      typed: taken.typed, start: composition.start, last: composition.latin,
      revision: app.session.revision)
  }
}
