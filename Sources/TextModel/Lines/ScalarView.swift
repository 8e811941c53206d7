/// Stored scalars as the algorithms see them. For one thread at a time, as a long paragraph's are
/// decoded where they are read.
struct ScalarView: RandomAccessCollection {
  private let decoded: [StoredScalar]
  private let window: ScalarWindow?
  let count: Int

  init(_ scalars: StoredScalars) {
    decoded = scalars.array
    window = scalars.long.map { ScalarWindow(scalars, $0) }
    count = scalars.count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> Unicode.Scalar { stored(position).scalar }

  /// Whether the paragraph is so long that nothing may be looked for without an end.
  var isLong: Bool { window != nil }

  /// A scalar as it is stored.
  @inline(__always)
  func stored(_ position: Int) -> StoredScalar {
    if let window { return window[position] }
    return decoded[position]
  }

  /// The scalars of a range. O(their number).
  func array(_ range: Range<Int>) -> [Unicode.Scalar] {
    unsafe withStored(range) { stored in unsafe stored.map { $0.scalar } }
  }

  /// Hands over the scalars of a range.
  @inline(__always)
  func withStored<R>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<StoredScalar>) -> R) -> R {
    if let window { return unsafe window.withScalars(range, body) }
    return unsafe decoded.withUnsafeBufferPointer {
      unsafe body(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }
}
