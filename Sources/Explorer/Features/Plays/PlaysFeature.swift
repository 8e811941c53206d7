package import ExplorerCore
internal import Languages
package import Learning
package import Screen
internal import TextModel
internal import Wording

/// Scenes that type themselves on the screen, stop, say what happened, and hand over the keys.
package enum PlaysFeature: Feature {
  package struct State: Hashable, Sendable {
    /// The scene that is on; nil where none is.
    var scene: Scene?
  }

  package enum Action: Hashable, Sendable {
    case openPlays
    /// Begins the play of a name, one of those that are shipped, while the user's text is set
    /// aside.
    case begin(String)
    /// Begins a play of any file, with what that file says in other languages.
    case perform(Play, LearnedTranslations)
    /// The next stroke is due.
    case tick
    /// Goes on after a caption.
    case goOn
    /// Types what is left up to the next caption at once.
    case hurry
    /// Goes back to the last caption, as it was before the user took over.
    case takeUp
    case end
  }

  package static let initial = State()

  package static let commands = [
    Command(
      "Plays", "Shows scenes that type themselves and say what happens.", .explain, keys: [],
      .feature(PlaysFeature.self, .openPlays)),
    Command(
      backTitle, "Goes on with the play that was left by a key, without your changes.", .explain,
      keys: [], .feature(PlaysFeature.self, .takeUp)),
  ]

  private static var backTitle: Words { "Back to the scene" }

  /// A stroke comes after so many milliseconds, and after so few where it is hurried.
  private static let (pace, hurriedPace) = (260, 1)

  package static func timers(_ app: AppState) -> [LoopTimer] {
    guard let scene = app[PlaysFeature.self].scene, scene.mode == .typing, app.overlay == nil
    else { return [] }
    let wait = scene.isHurried ? hurriedPace : pace
    return [LoopTimer(after: wait, .feature(PlaysFeature.self, .tick))]
  }

  package static func meaning(of key: KeyPress, _ app: AppState) -> ExplorerCore.Action? {
    guard let scene = app[PlaysFeature.self].scene, !app.isZoomed else { return nil }
    if key == KeyPress(.escape) { return .feature(PlaysFeature.self, .end) }
    guard key == KeyPress(.enter) else { return nil }
    // A user who goes on with Enter at each caption presses it at the last one too.
    switch scene.mode {
    case .typing: return .feature(PlaysFeature.self, .hurry)
    case .paused: return .feature(PlaysFeature.self, .goOn)
    case .over: return .feature(PlaysFeature.self, .end)
    case .handedOver: return nil
    }
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .openPlays: app.open(PlaysOverlay(query: "", chosen: 0))
    case .begin(let name):
      guard let play = PlayFile.shipped.play(named: name) else { return .nothing }
      return begin(play, PlayFile.shipped.translations, &app, analyser)
    case .perform(let play, let translations): return begin(play, translations, &app, analyser)
    case .tick:
      guard app[PlaysFeature.self].scene?.mode == .typing else { return .nothing }
      app[PlaysFeature.self].scene?.ownsKey = false
      switch app[PlaysFeature.self].scene?.next() {
      case .step(let step)?: return .action(.edit(step))
      case .letter(let letter)?:
        // As if it were pressed, so that the keyboard makes of it what it would.
        let key = InputEvent.key(KeyPress(.character(letter)))
        return Keymap.action(for: key, in: app, analyser).map { .action($0) } ?? .nothing
      case nil: return .nothing
      }
    case .goOn:
      app[PlaysFeature.self].scene?.mode = .typing
      app[PlaysFeature.self].scene?.isHurried = false
      app[PlaysFeature.self].scene?.ownsKey = true
    case .hurry:
      app[PlaysFeature.self].scene?.isHurried = true
      app[PlaysFeature.self].scene?.ownsKey = true
    case .takeUp:
      guard let scene = app[PlaysFeature.self].scene else {
        app.message = "No play is on: Plays lists them all."
        return .nothing
      }
      return begin(scene.play, scene.translations, upTo: scene.lastSaid, &app, analyser)
    case .end:
      app.endScene(analyser)
      return .action(.putBack).then(.action(.signal(.keyboardReturned)))
    }
    return .nothing
  }

  private static func begin(
    _ play: Play, _ translations: LearnedTranslations, upTo goal: Int? = nil,
    _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    app.endScene(analyser)
    guard let text = play.text else { return .nothing }
    app[PlaysFeature.self].scene = Scene(play, translations, app, upTo: goal)
    if let choice = DirectionChoice(named: play.strategy) { app.choose(choice, analyser) }
    // Its captions are true of these; a scene may choose another one for a while.
    app.session.selectionPolicy = .natural
    app.session.motionPolicy = .visual
    app.session.deletionPolicy = .atOnce
    app.session.backspaceUnit = .cluster
    let first = app.registry.arrangements[0]
    app.isZoomed = false
    return (app.arrangement == first ? .nothing : Reaction.action(.arrange(first)))
      .then(.action(.show(text: text.text, name: play.name)))
      .then(.action(.signal(.keyboardReturned)))
      .then(play.keyboard.map { .action(.signal(.keyboardLent($0))) } ?? .nothing)
  }

  /// Any key that is not its own takes over; a scene whose text has gone is over.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    guard let scene = app[PlaysFeature.self].scene else { return .nothing }
    if !app.isShowingAnotherText || app.name != scene.play.name {
      app.endScene(analyser)
      return .action(.signal(.keyboardReturned))
    } else if change.source != .outside {
      app[PlaysFeature.self].scene?.ownsKey = false
      if !scene.ownsKey { app[PlaysFeature.self].scene?.mode = .handedOver }
    }
    return .nothing
  }

  package static func foot(_ app: AppState) -> Foot? {
    guard let scene = app[PlaysFeature.self].scene else { return nil }
    func said(_ text: String) -> Words {
      Words(verbatim: scene.translations(text, in: app.words.language))
    }
    let note: Words =
      switch scene.mode {
      case .paused: "Enter goes on, Esc ends it"
      case .over: "The end: Enter or Esc goes back"
      case .typing, .handedOver: "Esc ends it"
      }
    // A caption is true of the text that the scene typed, not of what comes of the user's keys.
    let sentences: [Words] =
      scene.mode == .handedOver
      ? ["The keys are yours, and the scene has stopped.", wayBack(app)]
      : [scene.caption.map(said) ?? "It types itself; Enter goes on, any other key takes over."]
    return Foot(title: said(scene.play.title), note: note, sentences: sentences)
  }

  /// How one goes on with a scene that was taken over.
  private static func wayBack(_ app: AppState) -> Words {
    let palette = app.commands.keyName(of: .openPalette) ?? app.words("Commands")
    return
      "\(verbatim: palette), then type \(backTitle): it goes on without your changes."
  }
}

extension AppState {
  /// Ends the scene that may be on; what the user had chosen is chosen again.
  fileprivate mutating func endScene(_ analyser: Analyser) {
    guard let scene = self[PlaysFeature.self].scene else { return }
    choose(scene.direction, analyser)
    // The keyboard is given back by itself.
    var policies = scene.policies.laidOut(as: session.policies)
    policies.keyboard = session.policies.keyboard
    session.policies = policies
    (arrangement, focus, isZoomed) = (scene.arrangement, scene.focus, scene.isZoomed)
    fit()
    self[PlaysFeature.self].scene = nil
  }
}
