package import Screen

/// The keys that call a command, pressed one after the other. Most commands have a single key.
package struct KeySequence: Hashable, Sendable {
  package let first: KeyPress
  /// The keys after the first; for most commands none.
  package let rest: [KeyPress]

  package init(_ first: KeyPress, _ rest: [KeyPress] = []) {
    (self.first, self.rest) = (first, rest)
  }

  /// The keys of a name, such as `Ctrl+S` or `Ctrl+X Ctrl+S`, in any case; nil for what is no name
  /// of keys.
  package init?(name: String) {
    let names = name.split(separator: " ")
    let keys = names.compactMap { KeyPress(name: String($0)) }
    guard let first = keys.first, keys.count == names.count else { return nil }
    self.init(first, Array(keys.dropFirst()))
  }

  /// The only key; nil where there are several.
  package var only: KeyPress? { rest.isEmpty ? first : nil }

  /// All keys, the first one first.
  package var keys: [KeyPress] { [first] + rest }

  /// With one more key behind the others.
  package func adding(_ key: KeyPress) -> KeySequence { KeySequence(first, rest + [key]) }

  /// Whether it is the beginning of longer keys.
  package func begins(_ longer: KeySequence) -> Bool {
    first == longer.first && rest.count < longer.rest.count && longer.rest.starts(with: rest)
  }

  /// Whether two commands cannot have them in one pane: they are the same, or one begins the other.
  package func clashes(with other: KeySequence) -> Bool {
    self == other || begins(other) || other.begins(self)
  }

  /// The keys as help and key lists write them, such as `Ctrl+X Ctrl+S`.
  package var name: String { rest.isEmpty ? first.name : joined(\.name) }

  /// The keys as the key bar writes them, such as `^X ^S`.
  package var shortName: String { rest.isEmpty ? first.shortName : joined(\.shortName) }

  private func joined(_ name: (KeyPress) -> String) -> String {
    keys.map(name).joined(separator: " ")
  }

  /// The names of keys that share a word, to be written side by side as the key bar does: `Shift+←`
  /// and `→`. Modifiers that they share are written once.
  static func namesSideBySide(_ all: [KeySequence]) -> [String] {
    all.enumerated().map { number, keys in
      let isAlike = number > 0 && all[0].first.modifiers == keys.first.modifiers
      let name = keys.shortName
      let prefix = keys.first.prefix
      let rest = isAlike && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      return besideOthers(number, rest)
    }
  }

  /// A key's name behind others: a sign stands close to the one before, a word does not.
  static func besideOthers(_ number: Int, _ name: String) -> String {
    number == 0 || name.unicodeScalars.count == 1 ? name : "/" + name
  }
}
