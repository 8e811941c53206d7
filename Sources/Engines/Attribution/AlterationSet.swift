/// Alterations that an engine may have at once.
public struct AlterationSet: Hashable, Sendable {
  private var words = SIMD4<UInt64>.zero

  /// These alterations; none for an empty sequence.
  public init(_ alterations: some Sequence<RuleAlteration> = []) {
    for alteration in alterations { insert(alteration) }
  }

  /// One alteration alone.
  public init(_ alteration: RuleAlteration) { insert(alteration) }

  /// Whether there is none.
  public var isEmpty: Bool { words == .zero }

  /// Whether an alteration is one of them. O(1).
  @inline(__always)
  public func contains(_ alteration: RuleAlteration) -> Bool {
    let number = alteration.rawValue
    return words[number >> 6] >> UInt64(number & 63) & 1 == 1
  }

  /// Adds an alteration.
  public mutating func insert(_ alteration: RuleAlteration) {
    let number = alteration.rawValue
    words[number >> 6] |= 1 << UInt64(number & 63)
  }

  /// These and another.
  public func with(_ alteration: RuleAlteration) -> AlterationSet {
    var set = self
    set.insert(alteration)
    return set
  }

  /// In the order of the rules.
  public var alterations: [RuleAlteration] { RuleAlteration.allCases.filter(contains) }
}
