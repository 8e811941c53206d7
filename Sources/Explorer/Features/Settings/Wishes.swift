package import ExplorerCore
package import Languages
package import TextModel
internal import Wording

/// What the user's settings ask of a running program; nil where they ask for nothing.
package struct Wishes: Hashable, Sendable {
  package var language: Catalogue?
  package var letters: LetterStyle?
  package var theme: ThemeChoice?
  /// The user's own themes.
  package var ownThemes: [ThemeSheet] = []
  package var direction: DirectionChoice?
  /// How controls are shown.
  package var invisibles: LayoutSettings.Invisibles?
  package var policy: SelectionPolicy?
  package var words: WordPolicy?
  package var wraps: WrapPolicy?
  package var motion: MotionPolicy?
  package var keys = KeyWishes()

  package init() {}

  /// The policies that a new text has.
  package var policiesAtFirst: UsualPolicies {
    UsualPolicies(selection: policy, words: words, wraps: wraps, motion: motion)
  }
}

extension AppState {
  /// Does what the new settings ask for and the old ones did not. Where no setting changed, what
  /// was chosen by keys since stays.
  mutating func fulfil(_ new: Wishes, after old: Wishes, _ analyser: Analyser) {
    let settings = self[SettingsFeature.self]
    usual = new.policiesAtFirst
    if new.language != old.language { speak(new.language ?? settings.ownWords) }
    if let letters = new.letters, letters != old.letters { choose(letters) }
    themes.own = new.ownThemes
    if let theme = new.theme, theme != old.theme { choose(theme) }
    if let direction = new.direction, direction != old.direction { choose(direction, analyser) }
    if let invisibles = new.invisibles, invisibles != old.invisibles {
      session.settings.invisibles = invisibles
    }
    if let policy = new.policy, policy != old.policy { session.selectionPolicy = policy }
    if let words = new.words, words != old.words { session.wordPolicy = words }
    if let wraps = new.wraps, wraps != old.wraps { session.wrapPolicy = wraps }
    if let motion = new.motion, motion != old.motion { session.motionPolicy = motion }
    if new.keys != old.keys {
      commands = registry.commands
      new.keys.bind(&commands)
      commands.avoid(settings.takenKeys)
      hasModalKeys = new.keys.preset.isModal
    }
  }
}
