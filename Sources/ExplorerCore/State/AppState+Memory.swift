extension AppState {
  /// What all features want to know again at another start, as words by name.
  package func memory(for scope: MemoryScope) -> [String: String] {
    registry.features.reduce(into: [:]) { all, feature in
      all.merge(feature.memory(self, for: scope)) { first, _ in first }
    }
  }

  /// Hands all features what was known.
  package mutating func recall(
    _ memory: [String: String], for scope: MemoryScope, _ analyser: Analyser
  ) {
    guard !memory.isEmpty else { return }
    for feature in registry.features { feature.recall(memory, for: scope, &self, analyser) }
  }
}
