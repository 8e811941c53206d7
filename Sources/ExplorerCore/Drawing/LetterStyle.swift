package import Wording

/// How right-to-left letters are drawn; what is in the text never changes.
package enum LetterStyle: String, CaseIterable, Hashable, Sendable {
  /// Arabic letters in the forms that they have in the word, in display order.
  case joined
  /// Every letter in its isolated form.
  case isolated
  /// The letters as they are stored, for the terminal to join or not.
  case terminal
  /// A capital in the place of each, which no terminal reorders: the initial of its Unicode name.
  case latin
  /// Its Unicode name in the place of each, in the Text pane and the strips.
  case names

  /// Whether no right-to-left letter is to reach the terminal.
  package var isLatin: Bool { self == .latin || self == .names }

  package var next: LetterStyle {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  package var words: Words {
    switch self {
    case .joined: "Letters: Arabic is joined as its readers see it."
    case .isolated: "Letters: each in its isolated form."
    case .terminal: "Letters: the terminal joins them."
    case .latin: "Letters: Latin capitals, the initials of their names; no terminal reorders them."
    case .names: "Letters: by name; no terminal reorders them."
    }
  }
}
