/// What can be compared scalar by scalar: a text, and what is made of texts.
public protocol ExactlyCompared: Hashable {
  /// Whether two have the same scalars. O(*n*).
  static func areSame(_ a: Self, _ b: Self) -> Bool
}

extension String: ExactlyCompared {
  /// Whether two have the same scalars. O(*n*).
  public static func areSame(_ a: String, _ b: String) -> Bool {
    a == b && a.utf8.elementsEqual(b.utf8)
  }
}

extension Optional: ExactlyCompared where Wrapped: ExactlyCompared {
  /// Whether two have the same scalars. O(*n*).
  public static func areSame(_ a: Wrapped?, _ b: Wrapped?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return Wrapped.areSame(a, b)
  }
}

extension Array: ExactlyCompared where Element: ExactlyCompared {
  /// Whether two have the same scalars. O(*n*).
  public static func areSame(_ a: [Element], _ b: [Element]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { Element.areSame($0, $1) }
  }
}
