import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

/// A state over a pseudo text, and the screen as pseudo text.
struct Stage: CustomTestStringConvertible {
  var app: AppState
  let analyser = Analyser()

  /// A state over a document; steady decides the directions.
  init(
    _ document: Document, name: String = "stage", size: Size,
    theme: Theme = Theme(depth: .colors256), locale: TextDirection = .leftToRight
  ) {
    app = AppState(
      document: document, name: name, size: size, theme: theme, locale: locale, analyser)
    app.measure(analyser)
    app.fit()
  }

  /// UAX #9 decides the directions unless another choice is made.
  init(
    _ pseudo: String, rows: Int = 24, columns: Int = 80, direction: DirectionChoice = .standard
  ) {
    self.init(
      Document(text: PseudoText.decode(pseudo)), size: Size(rows: rows, columns: columns))
    app.choose(direction, analyser)
    app.measure(analyser, again: true)
  }

  /// Sends keys through the keymap; returns the effects.
  @discardableResult mutating func press(_ keys: KeyPress...) -> [Effect] {
    keys.flatMap { send(.key($0)) }
  }

  @discardableResult mutating func send(_ event: InputEvent) -> [Effect] {
    guard let action = Keymap.action(for: event, in: app, analyser) else { return [] }
    return act(action, ActionSource(event))
  }

  /// Does an action with all that comes of it, as for a key; returns the effects.
  @discardableResult mutating func act(
    _ action: Action, _ source: ActionSource = .key
  ) -> [Effect] {
    var effects: [Effect] = []
    _ = turn(&app, action, source, analyser) { effect, _ in
      effects.append(effect)
      return []
    }
    return effects
  }

  /// Does an action that nobody at the keyboard asked for: an answer, or time that has passed.
  @discardableResult mutating func pass(_ action: Action) -> [Effect] { act(action, .outside) }

  /// What is to be seen.
  var frame: Frame { render(app, analyser) }

  mutating func type(_ pseudo: String) {
    for scalar in PseudoText.decode(pseudo).unicodeScalars { press(KeyPress(.character(scalar))) }
  }

  var text: String { PseudoText.encode(app.session.document.text) }

  /// The rows of the screen, with a blank for what holds nothing.
  var rows: [String] { frame.textRows }

  /// What a failed expectation shows.
  var testDescription: String { rows.joined(separator: "\n") }

  /// Whether a row of the screen holds these words.
  func shows(_ words: String) -> Bool { rows.contains { $0.contains(words) } }

  /// Whether a row of the screen holds this text, given in the pseudo alphabet.
  func showsText(_ pseudo: String) -> Bool { shows(PseudoText.decode(pseudo)) }
}
