public import BidiAlgorithm

extension BidiClass {
  /// The class with this short name, or nil.
  public init?(shortName: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.shortName == shortName }) else { return nil }
    self = found
  }
}
