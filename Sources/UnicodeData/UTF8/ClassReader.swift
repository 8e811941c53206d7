internal import BidiAlgorithm

/// Reads the class of each scalar of a paragraph of UTF-8.
@safe struct ClassReader {
  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// Where the next class goes; a class is its raw value in memory.
  private var target: UnsafeMutablePointer<UInt8>
  /// Bit *n* stands for the class of raw value *n*.
  private var occurring: UInt32 = 0

  /// Writes the class of each scalar, and gathers the brackets and the set of classes. O(*n*).
  ///
  /// - Returns: how many scalars there are.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<BidiClass>,
    _ brackets: inout BracketGathering, _ classSet: inout BidiClassSet
  ) -> Int {
    guard let first = bytes.baseAddress, let start = buffer.baseAddress else { return 0 }
    let classes = unsafe UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self)
    var reader = unsafe ClassReader(next: first, end: first + bytes.count, target: classes)
    while unsafe reader.next < reader.end {
      if reader.passCommonScalars() { continue }
      let scalar = unsafe reader.next
      let (entry, length) = reader.rareScalar()
      if entry & ClassTable.bracketBit != 0 {
        unsafe brackets.append(scalar, length, at: reader.target - classes)
      }
      reader.pass(entry & ClassTable.classBits, length)
    }
    classSet = BidiClassSet(rawValue: reader.occurring)
    return unsafe reader.target - classes
  }

  private init(
    next: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, target: UnsafeMutablePointer<UInt8>
  ) {
    unsafe self.next = unsafe next
    unsafe self.end = unsafe end
    unsafe self.target = unsafe target
  }

  @inline(__always)
  private mutating func pass(_ bidiClass: UInt8, _ length: Int) {
    occurring |= 1 &<< UInt32(bidiClass)
    unsafe target.pointee = bidiClass
    unsafe target += 1
    unsafe next += length
  }

  /// Passes a scalar of up to three bytes, or a row of them, known and no bracket.
  ///
  /// - Returns: false where there is none.
  @inline(__always)
  private mutating func passCommonScalars() -> Bool {
    let lead = unsafe UInt32(next.pointee)
    if lead < 0x80 { return passASCII() }
    guard unsafe end - next >= 4 else { return false }
    let word = unsafe UInt32(littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt32.self))
    if lead < 0xE0 {
      let value = lead << 6 & 0x7C0 | word >> 8 & 0x3F
      return lead >= 0xC2 && word & 0xC000 == 0x8000 && passIfCommon(value, 2)
    }
    if passThreeBytePairs() { return true }
    let value = lead << 12 & 0xF000 | word >> 2 & 0xFC0 | word >> 16 & 0x3F
    return word & 0xC0_C010 == 0x80_8000 && Self.isCommonThreeByte(value)
      && passIfCommon(value, 3)
  }

  @inline(__always)
  private mutating func passIfCommon(_ value: UInt32, _ length: Int) -> Bool {
    let entry = ClassTable.commonEntry(of: value)
    guard ClassTable.isClass(entry) else { return false }
    pass(entry, length)
    return true
  }

  /// Passes the ASCII that comes next, as far as it is common.
  @inline(__always)
  private mutating func passASCII() -> Bool {
    repeat {
      guard unsafe passIfCommon(UInt32(next.pointee), 1) else { return false }
    } while unsafe next < end && next.pointee < 0x80
    return true
  }

  /// Passes scalars of three bytes, which come in rows, two at a time.
  @inline(__always)
  private mutating func passThreeBytePairs() -> Bool {
    let start = unsafe next
    while unsafe end - next >= 8 {
      let word = unsafe UInt64(littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
      guard word & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0 else { break }
      // Both values at once, each in 24 bits.
      let values =
        word << 12 & 0xF000_00F000 | word >> 2 & 0xFC0_000FC0 | word >> 16 & 0x3F_00003F
      let first = UInt32(truncatingIfNeeded: values & 0xFFFF)
      let second = UInt32(truncatingIfNeeded: values >> 24)
      guard Self.isCommonThreeByte(first), Self.isCommonThreeByte(second) else { break }
      let firstEntry = ClassTable.commonEntry(of: first)
      let secondEntry = ClassTable.commonEntry(of: second)
      guard ClassTable.isClass(firstEntry | secondEntry) else { break }
      pass(firstEntry, 3)
      pass(secondEntry, 3)
    }
    return unsafe next > start
  }

  /// Whether a value of three bytes is neither overlong nor a surrogate; what is above U+D7FF is
  /// rare.
  @inline(__always)
  private static func isCommonThreeByte(_ value: UInt32) -> Bool { value &- 0x800 < 0xD000 }

  /// The entry and length of any scalar.
  @inline(__always)
  private func rareScalar() -> (entry: UInt8, length: Int) {
    let lead = unsafe next.pointee
    guard lead >= 0x80 else { return (ClassTable.entry(of: UInt32(lead)), 1) }
    return unsafe Self.decodeRare(next, end)
  }

  // A call for what is rare leaves the loop its registers.
  @inline(never)
  private static func decodeRare(
    _ next: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> (entry: UInt8, length: Int) {
    let decoded = unsafe UTF8Decoding.decode(
      UnsafeBufferPointer(start: next, count: end - next), at: 0)
    return (ClassTable.entry(of: decoded.value), decoded.length)
  }
}
