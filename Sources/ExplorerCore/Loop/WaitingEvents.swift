internal import BidiAlgorithm
package import Screen
internal import TextModel
internal import UnicodeData
internal import WritingDirection

/// Events that a terminal has ready, one after another.
package struct WaitingEvents {
  private let terminal: any Terminal
  private var held: InputEvent?
  private var leavesRest = false

  /// An event, and those behind it.
  package init(_ terminal: any Terminal, _ first: InputEvent) {
    self.terminal = terminal
    held = first
  }

  /// The next event; nil where none waits.
  package mutating func next() -> InputEvent? {
    if let event = held {
      held = nil
      return event
    }
    return leavesRest ? nil : terminal.nextEvent(timeoutMilliseconds: 0)
  }

  /// Gives no more than what has been read already.
  package mutating func leaveRest() { leavesRest = true }

  /// The letters of a word that wait, where the paragraph is so long that a key takes longer than a
  /// frame: they are put in together. Nil where an action is no such letter, or no other letter
  /// follows.
  ///
  /// That must make no difference but the time. So no feature may mean something else by the
  /// letters, the strategy may not remember what was typed, and only letters and spaces are taken
  /// that are cells of their own; white space ends a word, as it does in the history.
  package mutating func word(
    startingWith action: Action, in app: AppState, _ analyser: Analyser
  ) -> String? {
    guard case .insert(let first) = action, app.takesWordsWhole, Self.isTaken(first) else {
      return nil
    }
    var word = String.UnicodeScalarView(first.unicodeScalars)
    while word.count < 4096, let event = next() {
      guard case .insert(let text) = Keymap.action(for: event, in: app, analyser),
        Self.isTaken(text), let letter = text.unicodeScalars.first,
        !(word.last.map(ScalarFacts.isWhiteSpace) ?? false) || ScalarFacts.isWhiteSpace(letter)
      else {
        held = event
        break
      }
      word.append(letter)
    }
    return word.count > 1 ? String(word) : nil
  }

  /// Whether a key inserts one letter with a cell of its own.
  private static func isTaken(_ text: String) -> Bool {
    guard let letter = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      return false
    }
    return switch letter.value {
    case 0x20..<0x7F, 0x5D0...0x5EA, 0x621...0x64A: true
    default: false
    }
  }
}

extension AppState {
  /// Whether letters that wait may go into the caret's paragraph together.
  fileprivate var takesWordsWhole: Bool {
    guard overlay == nil else { return false }
    switch direction {
    case .strategy(.uax9), .fixed: break
    case .strategy: return false
    }
    let paragraph = session.document.paragraph(containing: session.selection.focus.offset)
    return session.document.range(of: paragraph).count > AskedStructure.longest
      && session.ranges.isEmpty
  }
}
