extension AppState {
  /// What the features want to have again at the next start, as words by name.
  package func memory(for scope: MemoryScope) -> [String: String] {
    registry.features.reduce(into: [:]) { all, feature in
      all.merge(feature.memory(self, for: scope)) { first, _ in first }
    }
  }

  /// Hands the features what was remembered.
  package mutating func recall(
    _ memory: [String: String], for scope: MemoryScope, _ analyser: Analyser
  ) {
    guard !memory.isEmpty else { return }
    for feature in registry.features { feature.recall(memory, for: scope, &self, analyser) }
  }
}
