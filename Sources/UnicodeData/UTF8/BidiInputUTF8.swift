public import BidiAlgorithm

extension BidiInput {
  /// The classes and brackets of a paragraph of UTF-8. O(*n*).
  ///
  /// A byte that is not part of a well-formed sequence counts as one scalar, U+FFFD.
  ///
  /// - Parameter bytes: the paragraph, its separator included.
  public init(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    var brackets: [BracketCharacter] = []
    var seen: UInt32 = 0
    let classes = Self.classes(bytes, &brackets, &seen)
    self.init(classes: classes, brackets: brackets, classSet: BidiClassSet(rawValue: seen))
  }

  private static func classes(
    _ bytes: UnsafeBufferPointer<UInt8>, _ brackets: inout [BracketCharacter],
    _ seen: inout UInt32
  ) -> [BidiClass] {
    // Copied from the stack, an array of a few hundred is made in half the time of one filled in place.
    if bytes.count <= 1024 {
      return withUnsafeTemporaryAllocation(of: BidiClass.self, capacity: bytes.count) { scratch in
        let count = classify(bytes, into: scratch, &brackets, &seen)
        return Array(UnsafeBufferPointer(rebasing: scratch[..<count]))
      }
    }
    var classes = [BidiClass](repeating: .l, count: bytes.count)
    let count = classes.withUnsafeMutableBufferPointer {
      classify(bytes, into: $0, &brackets, &seen)
    }
    classes.removeLast(bytes.count - count)
    return classes
  }

  /// Writes the class of each scalar, and gathers the brackets and the set of classes.
  ///
  /// - Returns: how many scalars there are.
  private static func classify(
    _ bytes: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<BidiClass>,
    _ brackets: inout [BracketCharacter], _ seen: inout UInt32
  ) -> Int {
    guard let base = bytes.baseAddress, let start = buffer.baseAddress else { return 0 }
    // A class is its raw value in memory.
    let classes = UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self)
    let low = ClassTable.shared.low
    let end = bytes.count
    var offset = 0
    var count = 0
    var occurring: UInt32 = 0
    while offset < end {
      let lead = base[offset]
      let value: UInt32
      let entry: UInt8
      if lead < 0x80 {
        value = UInt32(lead)
        offset &+= 1
        entry = low[Int(lead)]
      } else if lead &- 0xC2 < 0x1E, offset &+ 1 < end, base[offset &+ 1] ^ 0x80 < 0x40 {
        value = UInt32(lead & 0x1F) << 6 | UInt32(base[offset &+ 1] ^ 0x80)
        offset &+= 2
        entry = low[Int(value)]
      } else if lead &- 0xE1 < 0x0C, offset &+ 2 < end,
        (base[offset &+ 1] ^ 0x80) | (base[offset &+ 2] ^ 0x80) < 0x40
      {
        // U+1000 to U+CFFF: neither overlong forms nor surrogates start so.
        value =
          UInt32(lead & 0x0F) << 12 | UInt32(base[offset &+ 1] ^ 0x80) << 6
          | UInt32(base[offset &+ 2] ^ 0x80)
        offset &+= 3
        entry = ClassTable.entry(of: value)
      } else {
        let decoded = decodeRare(bytes, at: offset)
        value = decoded.value
        offset &+= decoded.length
        entry = ClassTable.entry(of: value)
      }
      occurring |= 1 << UInt32(entry & 0x1F)
      if entry & ClassTable.bracketBit != 0 {
        append(value, at: count, to: &brackets, offset, end)
      }
      classes[count] = entry & 0x1F
      count &+= 1
    }
    seen = occurring
    return count
  }

  // Calls for what is rare leave the loop its registers.

  @inline(never)
  private static func decodeRare(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> UTF8Decoding.Decoded { UTF8Decoding.decode(bytes, at: offset) }

  @inline(never)
  private static func append(
    _ value: UInt32, at position: Int, to brackets: inout [BracketCharacter], _ offset: Int,
    _ end: Int
  ) {
    if brackets.count == 64 {
      // Brackets so far promise how many there will be; growing step by step would copy them all again.
      brackets.reserveCapacity(64 + 70 * (end - offset) / offset)
    }
    // The six brackets of ASCII: an opening one is one or two below its closing one.
    if value < 0x80 {
      let isOpening = value == 0x28 || value == 0x5B || value == 0x7B
      let opening = isOpening ? value : value == 0x29 ? 0x28 : value - 2
      brackets.append(
        BracketCharacter(
          position: position, side: isOpening ? .opening : .closing, identity: opening))
    } else if let scalar = Unicode.Scalar(value),
      let bracket = BidiProperties.bracket(of: scalar)
    {
      brackets.append(
        BracketCharacter(position: position, side: bracket.side, identity: bracket.identity))
    }
  }
}
