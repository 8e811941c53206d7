/// A value whose texts are the same only where their scalars are.
///
/// Swift's `String`s are equal where they are canonically equivalent: a letter and the same one
/// with its mark apart, U+003B and U+037E. Here these are two texts, and two files by name. What is
/// kept for a text, and what holds a text and is compared, has it in this: as a wrapper of a
/// property, or as a value in a set, a dictionary or a comparison of two texts.
@propertyWrapper
public struct Exact<Value: ExactlyCompared>: Hashable {
  /// The value itself.
  public var wrappedValue: Value

  /// The value of a property.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A value to be compared.
  public init(_ value: Value) { wrappedValue = value }

  /// Whether both are the same, scalar by scalar. O(*n*).
  public static func == (a: Exact, b: Exact) -> Bool {
    Value.areSame(a.wrappedValue, b.wrappedValue)
  }

  /// O(*n*). Texts with the same scalars are equal strings, and have one hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Exact: Sendable where Value: Sendable {}
