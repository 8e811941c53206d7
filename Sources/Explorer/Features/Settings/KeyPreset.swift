package import ExplorerCore
internal import Screen

/// A set of keys for all commands, with a name.
package enum KeyPreset: String, CaseIterable, Hashable, Sendable {
  /// The keys of `KEYS.md`.
  case standard = "default"
  /// The keys of Emacs, for commands that Emacs has too. The other commands keep their keys.
  case emacs
  /// The keys of `KEYS.md`, and vi's modes, in which letters are commands.
  case vi

  /// Whether letters are commands until one of them begins typing.
  package var isModal: Bool { self == .vi }

  /// Gives the commands the keys of this set.
  package func bind(_ commands: inout CommandTable) {
    guard self == .emacs else { return }
    commands.bind(
      Self.emacsKeys.map { title, names in
        (
          title: title,
          keys: names.split(separator: ", ").compactMap { KeySequence(name: String($0)) }
        )
      })
  }

  /// The keys of Emacs by the titles of commands, the first the ones to show.
  ///
  /// Source: the GNU Emacs Manual, "Point", "Erasing", "Mark", "Files", "Windows"; what is not in a
  /// terminal's reach, or is a prefix there, is left out.
  package static let emacsKeys: [(title: String, names: String)] = [
    ("Cancel", "Ctrl+G"), ("Commands", "Alt+X"),
    ("Open", "Ctrl+X Ctrl+F"), ("Recent files", "Ctrl+X Ctrl+R"), ("Save", "Ctrl+X Ctrl+S"),
    ("Save as", "Ctrl+X Ctrl+W"), ("Close text", "Ctrl+X K"), ("Quit", "Ctrl+X Ctrl+C"),
    ("Open texts", "Ctrl+X B"), ("Next text", "Ctrl+X Right"), ("Previous text", "Ctrl+X Left"),
    ("Next pane", "Ctrl+X O, Tab"), ("Zoom", "Ctrl+X 1, F2"),
    ("Undo", "Ctrl+_, Ctrl+/, Ctrl+X U"), ("Redo", "Alt+_"),
    ("Delete backward", "Backspace"), ("Delete forward", "Ctrl+D, Delete"),
    ("Delete word backward", "Alt+Backspace, Ctrl+Backspace"),
    ("Delete word forward", "Alt+D, Ctrl+Delete"), ("Cut to paragraph end", "Ctrl+K"),
    ("Cut", "Ctrl+W"), ("Copy", "Alt+W"), ("Paste", "Ctrl+Y"),
    ("Find", "Ctrl+S"), ("Find previous", "Ctrl+R"), ("Find next", "Alt+N"), ("Replace", "Alt+%"),
    ("Insert code point", "Ctrl+X 8"), ("Keyboard", "Ctrl+\\"), ("Keyboards", "Ctrl+X Enter"),
    ("Forward in storage", "Ctrl+F"), ("Backward in storage", "Ctrl+B"),
    ("Word forward", "Alt+F"), ("Word backward", "Alt+B"),
    ("Up", "Ctrl+P, Up"), ("Down", "Ctrl+N, Down"),
    ("Line start", "Ctrl+A, Home"), ("Line end", "Ctrl+E, End"),
    ("Page down", "Ctrl+V, PageDown"), ("Page up", "Alt+V, PageUp"),
    ("Text start", "Alt+<, Ctrl+Home"), ("Text end", "Alt+>, Ctrl+End"),
    ("Go to offset", "Alt+G C"),
    ("Set the mark", "Ctrl+Space"), ("Swap the ends", "Ctrl+X Ctrl+X"),
    ("Select all", "Ctrl+X H"), ("Describe", "Ctrl+X ="), ("Read-only", "Ctrl+X Ctrl+Q"),
    ("Upper case", "Ctrl+X Ctrl+U"), ("Lower case", "Ctrl+X Ctrl+L"),
  ]
}
