/// The hash FNV-1a of 64 bits (Fowler, Noll and Vo): short, and the same on every machine. It keeps
/// nothing secret.
package struct FNV1a {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  package init() {}

  /// Goes on with bytes. O(*n*).
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // In place: a closure would ask for access to the hash at each byte.
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
