package import ExplorerCore
package import Languages
package import Screen
package import Wording

/// The user's settings while the program runs: read again when their file changes.
package enum SettingsFeature: Feature {
  package struct State: Equatable, Sendable {
    /// What the settings ask for; nil where their file is not watched.
    package var wishes: Wishes?
    /// The language of the screen, where no setting names one.
    package var ownWords = Catalogue.english
    /// The keys that the terminal does not send to the program.
    package var takenKeys: Set<KeyPress> = []
    /// The English title of the command that the next key is to call.
    var asked: String?
  }

  package enum Action: Hashable, Sendable {
    /// Looks whether the file has changed.
    case look
    /// Says where settings are kept, and which commands write them.
    case tell
    /// Lists the commands that may get a key.
    case chooseCommand
    /// Lists the sets of keys; uses one, and writes it to the settings.
    case choosePreset
    case take(KeyPreset)
    /// Asks for a key for the command of a title.
    case ask(title: String)
    /// The key that was asked for.
    case press(KeyPress)
    /// Lets a key call the command of a title, whatever it called before.
    case bind(KeyPress, title: String)
    // Answers from outside
    /// The file was read again; some of what changed applies at the next start only.
    case changed(Wishes, atNextStart: [String])
    /// The file is wrong now. Nothing was changed.
    case broken(Words)
    /// Nothing was written, neither keys nor another setting.
    case notWritten(Words)
    case notKept(Words)
  }

  package enum Effect: Hashable, Sendable {
    /// Answer with `.changed` or `.broken` if the file has changed, else with nothing.
    case look
    /// Write the keys of these commands, by title, into the file: all of them or none. Answer with
    /// `.changed` or `.notWritten`.
    case write([String: [KeySequence]])
    /// Write a setting with a word as its value into the file, and answer with `.changed` or
    /// `.notKept`.
    case set(String, String)
  }

  package static let commands = [
    Command(
      "Settings", "Says where settings are kept and which commands change them.", .file, keys: [],
      .feature(SettingsFeature.self, .tell)),
    Command(
      "Set a key", "Asks for a command and for the key that is to call it, and keeps it.", .file,
      keys: [], .feature(SettingsFeature.self, .chooseCommand)),
    Command(
      "Choose a set of keys", "Lists the sets of keys: the usual ones, those of Emacs and of vi.",
      .file, keys: [], .feature(SettingsFeature.self, .choosePreset)),
  ]

  package static let initial = State()

  /// How often the file is looked at, in milliseconds.
  private static let pause = 1500

  package static func timers(_ app: AppState) -> [LoopTimer] {
    app[SettingsFeature.self].wishes == nil
      ? [] : [LoopTimer(after: pause, .feature(SettingsFeature.self, .look))]
  }

  /// Writes what the user chose on the screen into the settings, if their file is watched.
  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    guard case .settingChosen(let name, let value) = signal,
      app[SettingsFeature.self].wishes != nil
    else { return .nothing }
    return .effect(SettingsFeature.self, .set(name, value))
  }

  /// What the settings are, and who writes them.
  private static var told: [Words] {
    let commands: [Words] = ["Choose a theme", "Set a key", "Choose a set of keys"]
    return [
      """
      Settings for every start are in the file \(verbatim: "config.toml"), in the folder \
      \(verbatim: "$XDG_CONFIG_HOME/bidiscope") or \(verbatim: "~/.config/bidiscope").
      """,
      "While the program runs, the file is read again when it changes.",
      "These commands write into it: \(commands.joined(by: Words(verbatim: ", "))).",
    ]
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .look: return .effect(SettingsFeature.self, .look)
    case .tell: app.open(NoteOverlay(title: "Settings", lines: told))
    case .chooseCommand:
      guard app[SettingsFeature.self].wishes != nil else {
        app.message = "There are no settings here to keep a key in."
        break
      }
      app.open(KeyCommandsOverlay())
    case .choosePreset:
      let preset = app[SettingsFeature.self].wishes?.keys.preset ?? .standard
      app.open(KeyPresetsOverlay(chosen: KeyPreset.allCases.firstIndex(of: preset) ?? 0))
    case .take(let preset): return take(&app, preset)
    case .ask(let title): app[SettingsFeature.self].asked = title
    case .press(let key): return press(&app, key)
    case .bind(let key, let title): return bind(&app, key, title)
    case .changed(let wishes, let later):
      let old = app[SettingsFeature.self].wishes ?? Wishes()
      app[SettingsFeature.self].wishes = wishes
      app.fulfil(wishes, after: old, analyser)
      let names = later.joined(separator: ", ")
      app.message =
        later.isEmpty
        ? "The settings were read again."
        : "The settings were read again; \(verbatim: names): from the next start on."
    case .notWritten(let words): app.message = "The key was not set: \(words)"
    case .notKept(let words): app.message = "This holds until the end, and was not kept: \(words)"
    case .broken(let words):
      app.message = "The settings stay as they were: \(words)"
    }
    return .nothing
  }
}
