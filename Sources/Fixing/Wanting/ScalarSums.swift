/// Sums by which it is seen quickly that two stretches have other scalars: those of the same
/// scalars in any order are equal, those of others hardly ever.
enum ScalarSums {
  /// The sums of all scalars before each one, and of all.
  static func sums(of scalars: [Unicode.Scalar]) -> [UInt64] {
    scalars.reduce(into: [0]) { sums, scalar in
      let number = (UInt64(scalar.value) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      sums.append(sums[sums.count - 1] &+ (number ^ (number >> 29)))
    }
  }
}
