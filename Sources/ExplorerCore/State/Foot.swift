package import Wording

/// What a feature says in rows between the panes and the keys. The panes make room, so it covers
/// nothing, and keys keep their meaning.
package struct Foot: Hashable, Sendable {
  /// What it is about, and how to leave it: the two ends of its first row.
  package var title: Words
  package var note: Words
  /// One or two sentences. The last one says what to do.
  package var sentences: [Words]

  /// What is said, under a title.
  package init(title: Words, note: Words, sentences: [Words]) {
    (self.title, self.note, self.sentences) = (title, note, sentences)
  }

  /// How many rows it has on a screen of a width, with its first row.
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
