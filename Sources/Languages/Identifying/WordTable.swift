/// Words with a value each, found by their scalars.
///
/// An open hash table over one array of scalars: looking up a word makes none.
struct WordTable<Value: Sendable>: Sendable {
  private var scalars: [UInt32] = []
  private var ends: [Int] = []
  private var values: [Value] = []
  /// How many scalars the longest word has.
  private(set) var longest = 0
  /// The number of a word and one more, by hash; 0 is a free place. A power of two, at most half
  /// full.
  private var places = [Int32](repeating: 0, count: 16)

  /// The value of a word, which becomes `initial` where it has none yet.
  subscript(word: [UInt32], default initial: Value) -> Value {
    get { unsafe word.withUnsafeBufferPointer { unsafe find($0) } ?? initial }
    set {
      let place = unsafe word.withUnsafeBufferPointer { unsafe self.place(of: $0) }
      if places[place] > 0 {
        values[Int(places[place]) - 1] = newValue
        return
      }
      scalars += word
      longest = max(longest, word.count)
      ends.append(scalars.count)
      values.append(newValue)
      places[place] = Int32(values.count)
      if values.count * 2 > places.count { grow() }
    }
  }

  /// The value of a word; nil where it has none. O(length).
  func find(_ word: UnsafeBufferPointer<UInt32>) -> Value? {
    let number = unsafe places[place(of: word)]
    return number > 0 ? values[Int(number) - 1] : nil
  }

  /// Changes every value.
  mutating func mapValues(_ change: (Value) -> Value) {
    for number in values.indices { values[number] = change(values[number]) }
  }

  private mutating func grow() {
    places = [Int32](repeating: 0, count: places.count * 2)
    for number in values.indices {
      let place = unsafe scalars[range(number)].withUnsafeBufferPointer {
        unsafe self.place(of: $0)
      }
      places[place] = Int32(number + 1)
    }
  }

  private func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  /// Where a word stands, or the free place where it would.
  private func place(of word: UnsafeBufferPointer<UInt32>) -> Int {
    let mask = places.count - 1
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in word.indices {
      hash = unsafe (hash ^ UInt64(word[index])) &* 0x0000_0100_0000_01B3
    }
    var place = Int(truncatingIfNeeded: hash ^ hash >> 29) & mask
    while places[place] > 0 {
      let own = range(Int(places[place]) - 1)
      if own.count == word.count, unsafe scalars[own].elementsEqual(word) { break }
      place = (place + 1) & mask
    }
    return place
  }
}
