package import ExplorerCore

/// A set of keys that is named as a whole.
package enum KeyPreset: String, CaseIterable, Hashable, Sendable {
  /// The keys of `KEYS.md`.
  case standard = "default"

  /// Gives commands the keys that they have by it.
  package func bind(_ commands: inout CommandTable) {}
}
