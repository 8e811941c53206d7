package import Wording

/// What a feature says in rows of its own between the panes and the keys: the panes make room, so
/// that nothing is covered, and the keys go on to work.
package struct Foot: Hashable, Sendable {
  /// What it is about, and how it is left: the two ends of its first row.
  package var title: Words
  package var note: Words
  /// What it says, a sentence or two, the last one the one to act on.
  package var sentences: [Words]

  /// What is said, under a title.
  package init(title: Words, note: Words, sentences: [Words]) {
    (self.title, self.note, self.sentences) = (title, note, sentences)
  }

  /// How many rows there are for it on a screen of so many columns, its first one among them.
  package static func rows(columns: Int) -> Int { columns < 80 ? 5 : 3 }
}

extension AppState {
  /// What stands between the panes and the keys now; nil for nothing.
  package var foot: Foot? {
    for feature in registry.features {
      if let foot = feature.foot(self) { return foot }
    }
    return nil
  }
}
