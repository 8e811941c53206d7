public import BidiAlgorithm

/// Resolves the embedding levels of a paragraph of UTF-8, P2 to I2. O(*n*).
///
/// Left-to-right text without anything that could raise a level is recognised at the speed of memory and takes
/// no memory of its own: the result then is plain (`ResolvedParagraph.isPlain`), without classes.
///
/// - Parameters:
///   - bytes: the paragraph, its separator included. A byte that is not part of a well-formed sequence
///     counts as one scalar, U+FFFD.
///   - direction: what decides the paragraph level.
/// - Returns: the levels after I2, by scalar.
public func resolve(
  utf8 bytes: UnsafeBufferPointer<UInt8>, direction: BaseDirection = .auto
) -> ResolvedParagraph {
  if direction != .explicit(.rightToLeft), let count = PlainScan.scalarCount(of: bytes) {
    return ResolvedParagraph(plainCount: count, reason: plainReason(bytes, direction))
  }
  return BidiAlgorithm.resolve(BidiInput(utf8: bytes), direction: direction)
}

/// P2 and P3 in plain text: the first letter, if there is one.
private func plainReason(
  _ bytes: UnsafeBufferPointer<UInt8>, _ direction: BaseDirection
) -> ParagraphLevelReason {
  guard direction == .auto else { return ParagraphLevelReason(rule: .hl1, position: nil) }
  let low = ClassTable.shared.low
  let strong = BidiClass.l.rawValue
  var offset = 0
  var position = 0
  while offset < bytes.count {
    let entry: UInt8
    if bytes[offset] < 0x80 {
      entry = low[Int(bytes[offset])]
      offset += 1
    } else {
      let decoded = UTF8Decoding.decode(bytes, at: offset)
      entry = ClassTable.entry(of: decoded.value)
      offset += decoded.length
    }
    if entry & 0x1F == strong { return ParagraphLevelReason(rule: .p2, position: position) }
    if entry & 0x1F == BidiClass.b.rawValue { break }
    position += 1
  }
  return ParagraphLevelReason(rule: .p3, position: nil)
}
