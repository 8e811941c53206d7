package import BidiAlgorithm
package import ExplorerCore
package import Keyboards
internal import Languages
internal import Screen
internal import TextModel
package import UnicodeData
internal import Wording

/// Typing of any script from any keyboard: layouts, words spelled in Latin letters, pads.
package enum KeyboardsFeature: Feature {
  package typealias State = KeyboardsState

  package enum Action: Hashable, Sendable {
    /// Between the user's own keyboard and the one used last.
    case toggle
    /// Shows the list of keyboards.
    case openList
    /// Types with the keyboard of a name; nil is the user's own.
    case use(String?)
    /// Types a letter of the US keyboard on the keyboard in use.
    case letter(Unicode.Scalar)
    /// Leaves the keyboard in use, because a letter came from a keyboard of the user's own, and
    /// types that letter.
    case rest(then: Unicode.Scalar)
    /// A key in the Keyboard pane.
    case press(KeyStroke)
    /// Another level in the Keyboard pane.
    case show(KeyLevel)
    /// The next key counts as with AltGr, or no longer.
    case holdAltGr
    /// Says the direction of the user's own keyboard: unknown, left to right, right to left.
    case nextDirection
    /// Another letter of the pad's key, so many further.
    case nextLetter(Int)
    /// What is done about the word being spelled.
    case word(WordAction)
  }

  /// What is done about a word that is being spelled in Latin letters.
  package enum WordAction: Hashable, Sendable {
    /// Chooses the candidate so many further.
    case move(Int)
    /// Chooses a candidate.
    case choose(Int)
    /// Puts the chosen candidate in the word's place, and types what follows.
    case take(then: String)
    /// Leaves the Latin letters.
    case keep
    /// Chooses the other language.
    case flip
    /// Removes the last Latin letter.
    case erase
    /// Gives the Latin letters back that were replaced last.
    case giveBack
    /// Pastes a text behind the words.
    case goOn(with: String)
  }

  package static let initial = KeyboardsState()

  /// Each text has the keyboard that it is typed with; the layouts are the user's own everywhere.
  package static func state(_ state: State, for text: State?) -> State {
    var next = text ?? KeyboardsState(last: state.last, ownDirection: state.ownDirection)
    next.own = state.own
    return next
  }

  package static let keyboard = PaneID(KeyboardPane.self)
  package static let panes = [keyboard]
  package static let floats: [any Floating.Type] = [CandidateBar.self]

  package static let commands = [
    Command(
      "Keyboard", "Switches between your own keyboard and the last one used.", .edit,
      keys: [.control("k")], bar: "keys", menu: [.caret(0, 2)],
      .feature(KeyboardsFeature.self, .toggle)),
    Command(
      "Keyboards", "Lists the keyboards; type a name to find one.", .edit, keys: [.control("t")],
      .feature(KeyboardsFeature.self, .openList)),
    Command(
      "Hold AltGr", "Adds AltGr to the next key; press again to cancel.", .edit,
      keys: [.control("e")], .feature(KeyboardsFeature.self, .holdAltGr)),
    Command(
      "Keyboard direction",
      "Sets the direction of your own keyboard: left to right, right to left, or that of the typed text.",
      .edit, keys: [.alt("e")], .feature(KeyboardsFeature.self, .nextDirection)),
  ]

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    let state = app[KeyboardsFeature.self]
    let list = ExplorerCore.Action.feature(KeyboardsFeature.self, .openList)
    guard let name = state.active else {
      guard let direction = state.ownDirection else {
        return [TitleFact(5, weight: 0, "own keyboard", .quiet, press: list)]
      }
      return [
        TitleFact(
          35, weight: 10, "own keyboard \(verbatim: Sign.arrow(direction))",
          short: "own keys \(verbatim: Sign.arrow(direction))",
          .level(direction == .rightToLeft ? 1 : 0),
          press: list)
      ]
    }
    // The keyboard in use is the last fact to go: the letters that come depend on it.
    let direction = app.session.keyboard ?? .leftToRight
    let arrow = Sign.arrow(direction)
    let level = state.holdsAltGr ? " AltGr" : ""
    let isWaiting = state.typing.pending != nil
    let inFull: Words =
      isWaiting
      ? "\(verbatim: name) dead \(verbatim: state.holdsAltGr ? "AltGr \(arrow)" : "\(arrow)")"
      : Words(verbatim: "\(name)\(level) \(arrow)")
    /// What the next key waits for, or what is typed with.
    func inBrief(_ name: String) -> Words {
      isWaiting
        ? "dead \(verbatim: arrow)"
        : Words(verbatim: state.holdsAltGr ? "AltGr" : name) + " \(verbatim: arrow)"
    }
    // Where the line is longer the name comes back in full.
    let short =
      app.size.columns < 80 ? shortName(name, app, analysis.memory) : name.clipped(to: 8)
    return [
      TitleFact(
        35, weight: 10, "keyboard: \(inFull)", short: "keys: \(inBrief(name))",
        bare: "keys: \(inBrief(short))",
        .level(direction == .rightToLeft ? 1 : 0), press: list)
    ]
  }

  /// A keyboard's name where it is short and in English, as is the screen; else its language in the
  /// words of the screen, where it has one that is known.
  private static func shortName(_ name: String, _ app: AppState, _ memory: Memory) -> String {
    let screen = app.words.language
    let clipped = name.clipped(to: 8)
    if screen == "en", clipped == name { return name }
    guard let tag = app.keyboard(named: name, memory)?.language, tag != "und",
      let language = LocaleNames.name(of: String(tag.prefix { $0 != "-" }), in: screen)
    else { return clipped }
    return language
  }

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    switch signal {
    case .keyboard(let name): app.use(name, analyser)
    case .keyboardLent(let name):
      let state = app[KeyboardsFeature.self]
      app[KeyboardsFeature.self].chosen = state.chosen ?? state.choice
      app.use(name, analyser)
    case .keyboardReturned:
      guard let chosen = app[KeyboardsFeature.self].chosen else { break }
      app.use(chosen.active, analyser)
      app[KeyboardsFeature.self].last = chosen.last
      app[KeyboardsFeature.self].chosen = nil
    default: break
    }
    return .nothing
  }

  /// What is remembered, by name.
  private enum MemoryKey {
    static let direction = "keyboard-direction"
    static let last = "keyboard"
    static let isInUse = "keyboard-in-use"
  }

  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    guard scope == .document else { return [:] }
    let state = app[KeyboardsFeature.self]
    var memory: [String: String] = [:]
    memory[MemoryKey.direction] = state.ownDirection?.shortName
    let choice = state.chosen ?? state.choice
    if let last = choice.last {
      memory[MemoryKey.last] = last
      memory[MemoryKey.isInUse] = choice.active == nil ? "no" : "yes"
    }
    return memory
  }

  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState,
    _ analyser: Analyser
  ) {
    guard scope == .document else { return }
    if let direction = memory[MemoryKey.direction].flatMap({ TextDirection(shortName: $0) }) {
      app.setKeyboardDirection(direction)
    }
    guard let name = memory[MemoryKey.last],
      app.keyboard(named: name, analyser.memory) != nil
    else { return }
    app[KeyboardsFeature.self].last = name
    if memory[MemoryKey.isInUse] == "yes" {
      app.use(name, analyser)
    } else if app[KeyboardsFeature.self].active != nil {
      app.use(nil, analyser)
    }
  }
}

/// What is known of the keyboards.
package struct KeyboardsState: Equatable, Sendable {
  /// The keyboard in use, and the last one used.
  struct Choice: Equatable, Sendable {
    @Exact var active: String? = nil
    @Exact var last: String? = nil
  }

  /// What the user chose, while another feature types; nil where none does.
  var chosen: Choice?
  var choice: Choice { Choice(active: active, last: last) }
  /// The name of the keyboard in use; nil is the user's own.
  @Exact package var active: String? = nil
  /// The keyboard used last.
  @Exact package var last: String? = nil
  /// The direction of the user's own keyboard, where the user said it.
  package var ownDirection: TextDirection?
  /// The user's own layouts, which stand first in the list and before others of their name.
  package var own: [Keyboard] = []
  /// What a dead key waits for.
  var typing = LayoutTyping()
  /// The pad's open key, and where its letter ends.
  var pad = PadTyping()
  var padEnd: ScalarOffset?
  /// The key pressed last.
  package var pressed: KeyStroke?
  /// The level that the pane shows.
  package var level = KeyLevel.plain
  /// Whether the next key counts as with AltGr.
  package var holdsAltGr = false
  /// The words typed last, on a keyboard that spells.
  var words: OpenWords?
  /// The word being spelled.
  package var composition: Composition?
  /// The word that was replaced last.
  var taken: TakenWord?
  /// Whether what is typed after this action goes behind the text before the caret in storage.
  var goesOn = false
}

/// The keyboard of a name; nil where there is none. Each is read once.
struct NamedKeyboard: RepeatedQuestion {
  @Exact private(set) var name: String

  static var mostKept: Int { 256 }

  func answer(_ memory: Memory) -> Keyboard? { KeyboardCatalogue.keyboard(named: name) }
}

/// Every keyboard; read when they are first listed.
struct AllKeyboards: Question {
  func answer(_ memory: Memory) -> [Keyboard] { KeyboardCatalogue.all() }
}

extension AppState {
  /// The keyboard of a name, the user's own first; nil where there is none.
  func keyboard(named name: String, _ memory: Memory) -> Keyboard? {
    self[KeyboardsFeature.self].own.first { $0.name == name } ?? memory[NamedKeyboard(name: name)]
  }

  /// Begins with a keyboard: it is in use, and in the list where it is a layout of the user's own.
  package mutating func begin(with keyboard: Keyboard, _ analyser: Analyser) {
    if analyser.memory[NamedKeyboard(name: keyboard.name)] != keyboard,
      !self[KeyboardsFeature.self].own.contains(keyboard)
    {
      self[KeyboardsFeature.self].own.insert(keyboard, at: 0)
    }
    use(keyboard.name, analyser)
    message = nil
  }
}

extension ExplorerCore.Action {
  /// Something to do about the keyboards.
  package static func keyboards(_ action: KeyboardsFeature.Action) -> ExplorerCore.Action {
    .feature(KeyboardsFeature.self, action)
  }
}
