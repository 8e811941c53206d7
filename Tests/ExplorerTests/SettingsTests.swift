import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// Settings that change while the program runs, and keys that are asked for.
@Suite struct SettingsTests {
  private static func stage(_ wishes: Wishes = Wishes()) -> Stage {
    var stage = Stage("abc")
    stage.app[SettingsFeature.self].wishes = wishes
    return stage
  }

  private static func keys(_ names: String...) -> [KeySequence] {
    names.compactMap { KeySequence(name: $0) }
  }

  private static func written(_ effects: [Effect]) -> [SettingsFeature.Effect] {
    effects.compactMap {
      guard case .feature(let effect) = $0 else { return nil }
      return effect.of(SettingsFeature.self)
    }
  }

  @Test func whatIsWantedNowAndWasNotBeforeIsTaken() {
    var stage = Self.stage()
    var wishes = Wishes()
    wishes.letters = .names
    wishes.policy = .single
    wishes.keys.own = ["Save": Self.keys("F12")]
    stage.pass(.feature(SettingsFeature.self, .changed(wishes, atNextStart: ["engines"])))
    #expect(stage.app.letters == .names && stage.app.session.selectionPolicy == .single)
    #expect(
      stage.app.commands.keyName(of: .feature(FilesFeature.self, .save)) == "F12")
    #expect(stage.shows("The settings were read again; engines: from the next start on."))
    // What was chosen by keys stays where another setting changes.
    stage.app.choose(.joined)
    wishes.keys = KeyWishes()
    stage.pass(.feature(SettingsFeature.self, .changed(wishes, atNextStart: [])))
    #expect(stage.app.letters == .joined)
    #expect(
      stage.app.commands.keyName(of: .feature(FilesFeature.self, .save)) == "Ctrl+S")
  }

  @Test func whatIsWrongChangesNothing() {
    var stage = Self.stage()
    let before = stage.app
    stage.pass(.feature(SettingsFeature.self, .broken("config.toml:3: wrong")))
    #expect(stage.shows("The settings stay as they were: config.toml:3: wrong"))
    stage.app.message = before.message
    #expect(stage.app.commands == before.commands && stage.app.letters == before.letters)
  }

  /// Nothing is looked at where nothing is watched, so that a screen on paper reads no file.
  @Test func onlyAProgramWithSettingsLooks() {
    let look = ExplorerCore.Action.feature(SettingsFeature.self, .look)
    #expect(timers(for: Self.stage().app).contains { $0.action == look })
    #expect(!timers(for: Stage("abc").app).contains { $0.action == look })
  }

  @Test func aKeyIsAskedFor() {
    var stage = Self.stage()
    stage.pass(.feature(SettingsFeature.self, .chooseCommand))
    stage.pass(.overlay(.type("next rule")))
    stage.press(KeyPress(.enter))
    #expect(stage.shows("Press a key for: Next rule") && stage.shows("Its keys now: Alt+Down."))
    stage.press(KeyPress(.character("x")))
    #expect(stage.shows("Letters are typed.") && stage.text == "abc")
    // One that is free is written at once, before those that there are.
    let effects = stage.press(KeyPress(.function(11), .control))
    #expect(
      Self.written(effects) == [
        .write(["Next rule": Self.keys("Ctrl+F11", "Alt+Down")])
      ])
    #expect(!stage.shows("Press a key for"))
  }

  @Test func aKeyThatCallsAnotherCommandIsAskedAbout() {
    var wishes = Wishes()
    wishes.keys.own = ["keyboards": Self.keys("Ctrl+T", "Alt+K")]
    var stage = Self.stage()
    stage.pass(.feature(SettingsFeature.self, .changed(wishes, atNextStart: [])))
    stage.pass(.feature(SettingsFeature.self, .ask(title: "Next rule")))
    #expect(Self.written(stage.press(.control("t"))) == [])
    #expect(stage.shows("Ctrl+T calls 'Keyboards'. Let it call 'Next rule'?"))
    // The one who had it by the user's own wish gives it up.
    let effects = stage.press(KeyPress(.character("y")))
    #expect(
      Self.written(effects) == [
        .write([
          "Next rule": Self.keys("Ctrl+T", "Alt+Down"), "keyboards": Self.keys("Alt+K"),
        ])
      ])
    stage.pass(.feature(SettingsFeature.self, .ask(title: "Next rule")))
    stage.press(KeyPress(.escape))
    #expect(!stage.shows("Press a key for"))
  }

  /// The screen has the theme that is pointed at; Esc leaves all as it was, Enter keeps it.
  @Test func aThemeIsSeenBeforeItIsChosen() {
    var stage = Self.stage()
    stage.app.learn(TerminalColors(depth: .colors256, background: .dark, luminance: 0))
    let before = stage.frame
    stage.pass(.feature(ThemesFeature.self, .openList))
    #expect(stage.shows("by the terminal's background") && stage.shows("in use"))
    stage.press(KeyPress(.down), KeyPress(.down))
    #expect(stage.app.shownTheme.name == "light")
    // Light: a page of its own on a dark terminal.
    #expect(stage.frame.cells.allSatisfy { $0.style.background != .standard })
    stage.press(KeyPress(.escape))
    #expect(stage.frame == before)
    stage.pass(.feature(ThemesFeature.self, .openList))
    stage.pass(.overlay(.type("contrast")))
    let effects = stage.press(KeyPress(.enter))
    #expect(stage.app.theme.name == "high-contrast" && stage.app.overlay == nil)
    #expect(Self.written(effects) == [.set("theme", "high-contrast")])
    // Where no settings are watched it is taken, and nothing written.
    stage.app[SettingsFeature.self].wishes = nil
    #expect(
      Self.written(stage.pass(.feature(ThemesFeature.self, .choose(.automatic)))) == [])
    #expect(stage.app.theme.name == "dark")
  }

  @Test(arguments: ["theme", "colors", "colours", "dark", "light", "contrast"])
  func themesAreFoundByWhatPeopleCallThem(_ word: String) {
    var stage = Self.stage()
    stage.pass(.feature(HelpFeature.self, .palette))
    stage.pass(.overlay(.type(word)))
    #expect(stage.shows("Choose a theme"), "\(word)")
  }
}
