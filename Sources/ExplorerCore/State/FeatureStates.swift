/// The states of all features, by their types.
///
/// A state that equals its feature's initial one is not kept, so that two stores are equal where
/// every feature answers alike.
package struct FeatureStates: Equatable, Sendable {
  private var values: [ObjectIdentifier: any Equatable & Sendable] = [:]

  /// A feature's state. It is changed in place: what it holds is not copied.
  package subscript<F: Feature>(feature: F.Type) -> F.State {
    get { values[ObjectIdentifier(feature)] as? F.State ?? F.initial }
    _modify {
      let key = ObjectIdentifier(feature)
      var value = values.removeValue(forKey: key) as? F.State ?? F.initial
      defer { if value != F.initial { values[key] = value } }
      yield &value
    }
  }

  /// Takes what belongs to a text from the states of another text; nil for a text that was just
  /// opened.
  mutating func exchange<F: Feature>(_ feature: F.Type, for text: FeatureStates?) {
    self[feature] = F.state(self[feature], for: text?[feature])
  }

  package static func == (a: FeatureStates, b: FeatureStates) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in b.values[key].map { equal(value, $0) } ?? false }
  }
}

/// Whether two values have the same type and are equal.
package func equal<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
