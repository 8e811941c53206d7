/// One range of text in the three units of storage.
public struct StorageRange: Hashable, Sendable {
  /// The range in scalars.
  public var scalars: Range<ScalarOffset>
  /// The range in UTF-16 code units.
  public var utf16: Range<UTF16Offset>
  /// The range in UTF-8 code units.
  public var utf8: Range<UTF8Offset>

  /// One range given in each of the three units.
  public init(
    scalars: Range<ScalarOffset>, utf16: Range<UTF16Offset>, utf8: Range<UTF8Offset>
  ) {
    self.scalars = scalars
    self.utf16 = utf16
    self.utf8 = utf8
  }
}
