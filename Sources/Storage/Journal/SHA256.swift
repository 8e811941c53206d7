/// The digest of FIPS 180-4, section 6.2, by which a text is known again whatever it is called and
/// whenever it was written.
///
/// Our own, because nothing that the program links has one on Linux, and a package with a whole
/// cryptographic library would be many times the program's size. A shorter hash would do against
/// accidents; this one also holds against texts that somebody made to be confused. O(*n*).
package struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  private var block: [UInt8] = []
  private var count: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 64)

  package init() { block.reserveCapacity(128) }

  /// The digest of bytes.
  package static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    unsafe bytes.withUnsafeBytes { unsafe hash.update($0) }
    return hash.finish()
  }

  /// Takes more bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var rest = unsafe bytes[...]
    if !block.isEmpty {
      let missing = unsafe min(64 - block.count, rest.count)
      unsafe block.append(contentsOf: rest.prefix(missing))
      unsafe rest = unsafe rest.dropFirst(missing)
      guard block.count == 64 else { return }
      let full = block
      unsafe full.withUnsafeBytes { unsafe compress($0) }
      block.removeAll(keepingCapacity: true)
    }
    while unsafe rest.count >= 64 {
      unsafe compress(UnsafeRawBufferPointer(rebasing: rest.prefix(64)))
      unsafe rest = unsafe rest.dropFirst(64)
    }
    unsafe block.append(contentsOf: rest)
  }

  /// The digest of all bytes so far, 32 bytes.
  package mutating func finish() -> [UInt8] {
    let bits = count &* 8
    var padding: [UInt8] = [0x80]
    while (block.count + padding.count) % 64 != 56 { padding.append(0) }
    padding += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
    unsafe padding.withUnsafeBytes { unsafe update($0) }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private mutating func compress(_ bytes: UnsafeRawBufferPointer) {
    unsafe schedule.withUnsafeMutableBufferPointer { w in
      for t in 0..<16 {
        unsafe w[t] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 4 * t, as: UInt32.self))
      }
      for t in 16..<64 {
        let s0 = unsafe Self.rotate(w[t - 15], 7) ^ Self.rotate(w[t - 15], 18) ^ (w[t - 15] >> 3)
        let s1 = unsafe Self.rotate(w[t - 2], 17) ^ Self.rotate(w[t - 2], 19) ^ (w[t - 2] >> 10)
        unsafe w[t] = unsafe w[t - 16] &+ s0 &+ w[t - 7] &+ s1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      unsafe Self.constants.withUnsafeBufferPointer { k in
        for t in 0..<64 {
          let sum1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
          let t1 = unsafe h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ k[t] &+ w[t]
          let sum0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
          let t2 = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
          (h, g, f, e) = (g, f, e, d &+ t1)
          (d, c, b, a) = (c, b, a, t1 &+ t2)
        }
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() {
        state[index] = state[index] &+ value
      }
    }
  }

  @inline(__always) private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}
