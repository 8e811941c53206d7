/// The direction of a run of text or of a paragraph.
public enum TextDirection: UInt8, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft

  /// `ltr` or `rtl`, as HTML's `dir` attribute and our JSON write it.
  public var shortName: String { self == .leftToRight ? "ltr" : "rtl" }

  /// The direction of a ``shortName``; nil for any other word.
  public init?(shortName: some StringProtocol) {
    guard let direction = Self.allCases.first(where: { $0.shortName == shortName }) else {
      return nil
    }
    self = direction
  }

  /// The paragraph level of this direction: 0 or 1.
  @inlinable public var paragraphLevel: EmbeddingLevel {
    self == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// The strong class of this direction: L or R.
  @inlinable public var strongClass: BidiClass { self == .leftToRight ? .l : .r }

  /// The other direction.
  @inlinable public var opposite: TextDirection {
    self == .leftToRight ? .rightToLeft : .leftToRight
  }
}
