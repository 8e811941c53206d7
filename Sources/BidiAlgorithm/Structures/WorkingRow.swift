/// Elements side by side in memory that is borrowed for one call, read and written by offset.
///
/// A row costs no more than a bare pointer. The code that makes a row guarantees its memory; code
/// that uses it need not check: debug builds check each offset, and a rule that goes through all of
/// a row cannot leave it.
@safe struct WorkingRow<Element: BitwiseCopyable> {
  private let start: UnsafeMutablePointer<Element>
  /// How many elements there are.
  let count: Int

  /// A row over memory that lives as long as the row is used.
  @unsafe @inline(__always)
  init(_ start: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  /// A row over elements that nobody writes through it.
  @unsafe @inline(__always)
  init(reading elements: UnsafeBufferPointer<Element>) {
    // An empty row has no memory; its address is never looked at.
    let nowhere = unsafe UnsafePointer<Element>(bitPattern: MemoryLayout<Element>.alignment)
    let start = unsafe elements.baseAddress ?? nowhere!
    unsafe self.init(UnsafeMutablePointer(mutating: start), count: elements.count)
  }

  /// New memory, its elements all alike; ``deallocate()`` gives it back.
  init(allocating count: Int, filledWith element: Element) {
    let start = UnsafeMutablePointer<Element>.allocate(capacity: count)
    unsafe start.initialize(repeating: element, count: count)
    unsafe self.init(start, count: count)
  }

  /// Gives the memory back; the row and all parts of it must not be used again.
  func deallocate() { unsafe start.deallocate() }

  /// Whether there are no elements.
  var isEmpty: Bool { count == 0 }

  /// The offsets.
  var indices: Range<Int> { 0..<count }

  /// The element at an offset.
  subscript(offset: Int) -> Element {
    @inline(__always) get {
      assert(indices.contains(offset))
      return unsafe start[offset]
    }
    @inline(__always) nonmutating set {
      assert(indices.contains(offset))
      unsafe start[offset] = newValue
    }
    @inline(__always) nonmutating _modify {
      assert(indices.contains(offset))
      yield unsafe &start[offset]
    }
  }

  /// A part of the row, its first offset 0.
  subscript(range: Range<Int>) -> WorkingRow {
    @inline(__always) get {
      assert(range.lowerBound >= 0 && range.upperBound <= count)
      return unsafe WorkingRow(start + range.lowerBound, count: range.count)
    }
  }

  /// What follows the first elements.
  @inline(__always)
  func dropFirst(_ number: Int) -> WorkingRow { self[number..<count] }

  /// Writes one element over all.
  @inline(__always)
  func fill(with element: Element) { unsafe start.initialize(repeating: element, count: count) }

  /// The elements, copied. O(*n*).
  var elements: [Element] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Writes the elements of another row, as many as it has, from the start on.
  @inline(__always)
  func copy(_ other: WorkingRow) {
    assert(other.count <= count)
    unsafe start.initialize(from: other.start, count: other.count)
  }

  /// Eight bytes from an offset on, the first the lowest; the row's elements are bytes.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    assert(MemoryLayout<Element>.stride == 1 && offset >= 0 && offset + 8 <= count)
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self))
  }
}
