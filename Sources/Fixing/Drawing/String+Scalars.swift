extension String {
  /// Scalars as a string. They are written as UTF-8 at once, as words are looked up all the time: a
  /// view of scalars that they are appended to asks a witness for each. O(their number).
  init(scalars: some Collection<Unicode.Scalar>) {
    let count = scalars.reduce(0) { $0 + $1.utf8.count }
    self = unsafe String(
      unsafeUninitializedCapacity: count,
      initializingUTF8With: { buffer in
        var end = 0
        for scalar in scalars {
          for byte in scalar.utf8 {
            unsafe buffer[end] = byte
            end += 1
          }
        }
        return end
      })
  }
}
