public import BidiAlgorithm

/// Resolves the embedding levels of a paragraph of UTF-8, P2 to I2. O(*n*).
///
/// Left-to-right text without anything that could raise a level is recognised at the speed of
/// memory and takes no memory of its own: the result then is plain (`ResolvedParagraph.isPlain`),
/// without classes.
///
/// - Parameters:
///   - bytes: the paragraph, its separator included. A byte that is not part of a well-formed
///     sequence counts as one scalar, U+FFFD.
///   - direction: what decides the paragraph level.
/// - Returns: the levels after I2, by scalar.
public func resolve(
  utf8 bytes: UnsafeBufferPointer<UInt8>, direction: BaseDirection = .auto
) -> ResolvedParagraph {
  if direction != .explicit(.rightToLeft), let count = unsafe PlainScan.scalarCount(of: bytes) {
    return unsafe ResolvedParagraph(plainCount: count, reason: plainReason(bytes, direction))
  }
  return unsafe BidiAlgorithm.resolve(BidiInput(utf8: bytes), direction: direction)
}

/// P2 and P3 in plain text: the first letter, if there is one.
@inline(__always)
private func plainReason(
  _ bytes: UnsafeBufferPointer<UInt8>, _ direction: BaseDirection
) -> ParagraphLevelReason {
  guard direction == .auto else { return ParagraphLevelReason(rule: .hl1, position: nil) }
  var offset = 0
  while offset < bytes.count {
    let byte = unsafe bytes[offset]
    if (0x61...0x7A) ~= byte | 0x20 { return ParagraphLevelReason(rule: .p2, position: offset) }
    if byte >= 0x80 || byte == 0x0A || byte == 0x0D { break }
    offset += 1
  }
  return unsafe slowPlainReason(bytes, from: offset)
}

/// The same from an offset up to which all is ASCII without a letter.
private func slowPlainReason(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
) -> ParagraphLevelReason {
  var offset = start
  var position = start
  while offset < bytes.count {
    let decoded =
      unsafe bytes[offset] < 0x80
      ? UTF8Decoding.Decoded(value: UInt32(bytes[offset]), length: 1)
      : UTF8Decoding.decode(bytes, at: offset)
    let entry = ClassTable.entry(of: decoded.value) & 0x1F
    if entry == BidiClass.l.rawValue {
      return ParagraphLevelReason(rule: .p2, position: position)
    }
    if entry == BidiClass.b.rawValue { break }
    offset += decoded.length
    position += 1
  }
  return ParagraphLevelReason(rule: .p3, position: nil)
}
