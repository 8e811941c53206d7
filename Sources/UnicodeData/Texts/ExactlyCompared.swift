/// What can be compared scalar by scalar: a text, and what is made of texts.
public protocol ExactlyCompared {
  /// Whether two have the same scalars. O(*n*).
  static func areSame(_ a: Self, _ b: Self) -> Bool
  /// Hashes the scalars. O(*n*).
  func hashScalars(into hasher: inout Hasher)
}

extension String: ExactlyCompared {
  /// Whether two have the same scalars. O(*n*).
  public static func areSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

  /// Hashes the scalars. O(*n*).
  public func hashScalars(into hasher: inout Hasher) {
    for byte in utf8 { hasher.combine(byte) }
    // No byte of UTF-8: one text of a list does not run into the next.
    hasher.combine(0xFF as UInt8)
  }
}

extension Optional: ExactlyCompared where Wrapped: ExactlyCompared {
  /// Whether two have the same scalars. O(*n*).
  public static func areSame(_ a: Wrapped?, _ b: Wrapped?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return Wrapped.areSame(a, b)
  }

  /// Hashes the scalars. O(*n*).
  public func hashScalars(into hasher: inout Hasher) {
    hasher.combine(self != nil)
    self?.hashScalars(into: &hasher)
  }
}

extension Array: ExactlyCompared where Element: ExactlyCompared {
  /// Whether two have the same scalars. O(*n*).
  public static func areSame(_ a: [Element], _ b: [Element]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { Element.areSame($0, $1) }
  }

  /// Hashes the scalars. O(*n*).
  public func hashScalars(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { element.hashScalars(into: &hasher) }
  }
}
