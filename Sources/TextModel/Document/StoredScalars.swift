/// The scalars of a paragraph: decoded, or where it is long decoded as they are asked for.
public struct StoredScalars: RandomAccessCollection, Sendable {
  /// All of them; empty where the paragraph is long.
  let array: [StoredScalar]
  /// A long paragraph.
  let long: LongParagraph?
  /// How many there are.
  public let count: Int

  /// Scalars that are decoded.
  public init(_ array: [StoredScalar]) {
    self.array = array
    long = nil
    count = array.count
  }

  /// The scalars of a long paragraph.
  init(_ long: LongParagraph) {
    array = []
    self.long = long
    count = long.table.total.scalars
  }

  /// The first scalar's position: 0.
  public var startIndex: Int { 0 }
  /// The gap behind the last scalar.
  public var endIndex: Int { count }

  /// A scalar. O(1) where the scalars are decoded, else the search of its piece and O(its length).
  public subscript(position: Int) -> StoredScalar {
    guard let long else { return array[position] }
    precondition(position >= 0 && position < count, "no such scalar")
    let place = long.table.place(at: position, .scalars)
    return place.entry.withView(original: long.original) { view in
      let inside = position - place.start.scalars
      return view.decode(at: place.entry.isUniform ? inside : view.index(after: inside))
        .scalar
    }
  }

  /// The scalars of a range, decoded. O(its length), and in a long paragraph the length of a piece.
  func decoded(_ range: Range<Int>) -> [StoredScalar] {
    guard let long else { return Array(array[range]) }
    guard !range.isEmpty else { return [] }
    var scalars: [StoredScalar] = []
    scalars.reserveCapacity(range.count)
    let first = long.table.place(at: range.lowerBound, .scalars).start.paragraphs
    long.table.forEach(in: first..<long.table.total.paragraphs) { place in
      place.entry.withView(original: long.original) { view in
        let start = view.index(
          after: Swift.max(0, range.lowerBound - place.start.scalars))
        let rest = unsafe ByteView(UnsafeBufferPointer(rebasing: view.bytes[start...]), view.form)
        let missing = range.count - scalars.count
        let held = place.end.scalars - Swift.max(place.start.scalars, range.lowerBound)
        scalars += rest.decoded(atMost: Swift.min(missing, held)) { $0 }
      }
      return place.end.scalars < range.upperBound
    }
    return scalars
  }

  /// Goes through the scalars, some thousand of which are decoded at a time.
  public struct Iterator: IteratorProtocol {
    private let scalars: StoredScalars
    private var chunk: [StoredScalar]
    private var index = 0
    private var end: Int

    fileprivate init(_ scalars: StoredScalars) {
      self.scalars = scalars
      chunk = scalars.array
      end = chunk.count
    }

    /// The next scalar; nil after the last.
    public mutating func next() -> StoredScalar? {
      if index == chunk.count {
        guard end < scalars.count, let long = scalars.long else { return nil }
        let start = end
        end = Swift.min(scalars.count, start + long.sizes.window)
        chunk = scalars.decoded(start..<end)
        index = 0
      }
      defer { index += 1 }
      return chunk[index]
    }
  }

  /// Goes through all scalars.
  public func makeIterator() -> Iterator { Iterator(self) }
}

/// Some thousand decoded scalars of a long paragraph, those last asked for. For one thread at a
/// time.
final class ScalarWindow: RandomAccessCollection {
  private let scalars: StoredScalars
  private let size: Int
  private var range = 0..<0
  private var decoded: [StoredScalar] = []

  /// A window that shows nothing yet.
  init(_ scalars: StoredScalars, _ long: LongParagraph) {
    self.scalars = scalars
    size = long.sizes.window
  }

  var startIndex: Int { 0 }
  var endIndex: Int { scalars.count }

  subscript(position: Int) -> StoredScalar {
    if !range.contains(position) { load(position..<position + 1) }
    return decoded[position - range.lowerBound]
  }

  /// Hands over the scalars of a range.
  func withScalars<R>(
    _ wanted: Range<Int>, _ body: (UnsafeBufferPointer<StoredScalar>) -> R
  ) -> R {
    if wanted.lowerBound < range.lowerBound || wanted.upperBound > range.upperBound { load(wanted) }
    let start = range.lowerBound
    return unsafe decoded.withUnsafeBufferPointer {
      unsafe body(
        UnsafeBufferPointer(
          rebasing: $0[wanted.lowerBound - start..<wanted.upperBound - start]))
    }
  }

  /// Decodes what is wanted, a little before it, and what follows.
  private func load(_ wanted: Range<Int>) {
    let lower = Swift.max(0, wanted.lowerBound - size / 8)
    range = lower..<Swift.min(scalars.count, Swift.max(wanted.upperBound, lower + size))
    decoded = scalars.decoded(range)
  }
}
