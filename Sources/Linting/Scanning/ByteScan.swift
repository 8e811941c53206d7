internal import UnicodeData

/// Tells from a file's bytes alone whether it is worth being read. O(*n*), at the speed of memory
/// where it is ASCII.
public struct ByteScan: Sendable {
  /// Whether backslashes may begin escapes.
  private let readsEscapes: Bool
  /// Whether references of HTML count.
  private let readsReferences: Bool
  /// Whether signs of placeholders count.
  private let readsPlaceholders: Bool
  /// Whether any letter beyond ASCII counts.
  private let readsLetters: Bool

  /// What counts in files of a kind.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - wantsLetters: whether all letters beyond ASCII are of interest, as to who looks for
  ///     look-alikes.
  public init(_ kind: SourceKind?, wantsLetters: Bool = false) {
    readsEscapes = kind.map { $0 != .plain && $0 != .markdown } ?? true
    readsReferences = kind?.hasReferences ?? false
    switch kind {
    case .po, .strings, .xcstrings, .android, .ftl, .properties: readsPlaceholders = true
    default: readsPlaceholders = false
    }
    readsLetters = wantsLetters
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// A byte eight times.
  @inline(__always) private static func eight(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// Zero where none of eight bytes is zero; else not.
  @inline(__always) private static func zeroBytes(_ bytes: UInt64) -> UInt64 {
    (bytes &- 0x0101_0101_0101_0101) & ~bytes & highBits
  }

  /// Whether anything of interest is in a file.
  public func isOfInterest(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    return unsafe bytes.withUnsafeBufferPointer { unsafe isOfInterest($0) }
  }

  private func isOfInterest(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var offset = 0
    // What does not count is looked for as what is never there: no byte of ASCII is 0xFF.
    let escapes = Self.eight(readsEscapes ? 0x5C : 0xFF)
    let references = Self.eight(readsReferences ? 0x26 : 0xFF)
    let percents = Self.eight(readsPlaceholders ? 0x25 : 0xFF)
    let braces = Self.eight(readsPlaceholders ? 0x7B : 0xFF)
    while offset < bytes.count {
      // Blocks of ASCII without a sign that counts.
      while offset &+ 32 <= bytes.count {
        var hits: UInt64 = 0
        for word in 0..<4 {
          let place = offset &+ word &* 8
          let block = unsafe UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self)
          hits |= block & Self.highBits
          hits |= Self.zeroBytes(block ^ escapes) | Self.zeroBytes(block ^ references)
          hits |= Self.zeroBytes(block ^ percents) | Self.zeroBytes(block ^ braces)
        }
        if hits != 0 { break }
        offset &+= 32
      }
      let end = min(bytes.count, offset &+ 32)
      while offset < end {
        let byte = unsafe base[offset]
        if byte >= 0x80 {
          let decoded = unsafe UTF8Decoding.scalar(bytes, at: offset)
          guard let scalar = Unicode.Scalar(decoded.value), decoded.length > 1 else { return true }
          if counts(scalar) { return true }
          offset &+= decoded.length
        } else if byte == 0x5C, readsEscapes {
          if unsafe isEscape(bytes, offset) { return true }
          offset &+= 2
        } else if byte == 0x26, readsReferences {
          if unsafe isReference(bytes, offset) { return true }
          offset &+= 1
        } else if readsPlaceholders, byte == 0x25 || byte == 0x7B {
          return true
        } else {
          offset &+= 1
        }
      }
    }
    return false
  }

  private func counts(_ scalar: Unicode.Scalar) -> Bool {
    readsLetters && !scalar.isASCII || Interest.has(scalar)
  }

  private func isEscape(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    guard offset + 3 < bytes.count else { return false }
    switch unsafe bytes[offset + 1] {
    case UInt8(ascii: "N"): return unsafe bytes[offset + 2] == UInt8(ascii: "{")
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      var value: UInt32 = 0
      var index = offset + 2
      if unsafe bytes[index] == UInt8(ascii: "{") { index += 1 }
      let most = unsafe bytes[offset + 1] == UInt8(ascii: "U") ? 8 : 6
      var count = 0
      while index < bytes.count, count < most, let digit = unsafe Self.digit(bytes[index]) {
        // Of four digits and two more, the four may be all.
        if count == 4, let scalar = Unicode.Scalar(value), counts(scalar) { return true }
        value = value << 4 | digit
        index += 1
        count += 1
      }
      guard count > 0 else { return false }
      return Unicode.Scalar(value).map(counts) ?? true
    case UInt8(ascii: "x"):
      if unsafe bytes[offset + 2] == UInt8(ascii: "{") { return true }
      return unsafe (Self.digit(bytes[offset + 2]) ?? 0) >= 8
    case UInt8(ascii: "2")...UInt8(ascii: "3"):
      return unsafe (0x30...0x37).contains(bytes[offset + 2])
        && (0x30...0x37).contains(bytes[offset + 3])
    // CSS and Apple's string tables write numbers without a letter, or with a capital.
    default: return false
    }
  }

  private func isReference(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    guard offset + 3 < bytes.count else { return false }
    let next = unsafe bytes[offset + 1] | 0x20
    // Numbers; lrm, rlm, zwj, shy, NoBreak, ZeroWidthSpace, InvisibleTimes, af, it, ic.
    return next == 0x23 || "lrzsnia".utf8.contains(next)
  }

  @inline(__always) private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x37)
    case 0x61...0x66: UInt32(byte - 0x57)
    default: nil
    }
  }
}
