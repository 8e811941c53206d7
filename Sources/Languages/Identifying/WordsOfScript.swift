/// The words of the runs of one script: letters with their marks, in lower case; in Latin script
/// with digits and apostrophes inside, for Arabizi writes with them. The memory is used again for
/// the next text.
struct WordsOfScript {
  /// How many letters there are.
  private(set) var letters = 0
  /// The runs in UTF-8, apart by spaces.
  private(set) var text: [UInt8] = []
  /// The words' scalars, one word after the other, and where each ends.
  private var scalars: [UInt32] = []
  private var ends: [Int] = []

  /// Takes the runs of a script out of a text.
  mutating func take(
    _ script: UInt8, of runs: ScriptRuns, in bytes: UnsafeBufferPointer<UInt8>, isLatin: Bool
  ) {
    letters = 0
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    if scalars.count < bytes.count { scalars = Array(repeating: 0, count: bytes.count * 2) }
    var count = 0
    for run in runs.runs where run.script == script {
      unsafe text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[run.bytes]))
      text.append(0x20)
      unsafe runs.entries.withUnsafeBufferPointer { entries in
        unsafe add(
          UnsafeBufferPointer(rebasing: entries[run.scalars]), &count, isLatin: isLatin)
      }
    }
  }

  /// How many letters there are in words of the Latin script without a capital, and in those with
  /// one, which are names, as `BibTeX` between Hebrew words. O(*n*).
  var lettersBesideNames: (plain: Int, named: Int) {
    var (plain, named, inWord) = (0, 0, 0)
    var hasCapital = false
    for byte in text + [0x20] {
      switch byte {
      case 0x41...0x5A:
        hasCapital = true
        inWord += 1
      case 0x61...0x7A, 0xC0...0xFF: inWord += 1
      case 0x80...0xBF: break
      default:
        if hasCapital { named += inWord } else { plain += inWord }
        (inWord, hasCapital) = (0, false)
      }
    }
    return (plain, named)
  }

  private mutating func add(
    _ entries: UnsafeBufferPointer<ScalarTable.Entry>, _ count: inout Int, isLatin: Bool
  ) {
    // Where the current word begins, how far it goes, and whether it has a letter.
    var (start, end, hasLetter) = (count, count, false)
    var letters = 0
    unsafe scalars.withUnsafeMutableBufferPointer { scalars in
      for index in 0...entries.count {
        let isOver = index == entries.count
        let entry = unsafe isOver ? ScalarTable.Entry() : entries[index]
        let value = entry.lowercase
        if entry.isLetter {
          hasLetter = true
          letters += 1
        } else if isOver || !Self.isJoiner(value, isLatin: isLatin) {
          if hasLetter {
            ends.append(end)
            start = end
          }
          (end, hasLetter) = (start, false)
          continue
        }
        unsafe scalars[end] = value == 0x2019 ? 0x27 : value
        end += 1
      }
    }
    count = start
    self.letters += letters
  }

  private static func isJoiner(_ value: UInt32, isLatin: Bool) -> Bool {
    value == 0x200C || value == 0x640
      || isLatin && ((0x30...0x39).contains(value) || value == 0x27 || value == 0x2019)
  }

  /// How many words there are.
  var count: Int { ends.count }

  /// Whether the letters are hardly words, for they repeat themselves: `kkkkkkkk`, `lalalala`.
  ///
  /// What a letter tells it tells once behind each other letter, and once as the first of a word.
  /// Eight that tell something are enough, as eight letters are; in a shorter text half of them.
  /// Words stop being read there, which in what people write is after a few. O(letters).
  var isRepetition: Bool {
    let enough = min(8, letters / 2)
    // Each letter with the one before it; no scalar of a word is 0.
    var known = SIMD8<UInt64>.zero
    var (count, start) = (0, 0)
    for end in ends {
      var before: UInt64 = 0
      for scalar in scalars[start..<end] {
        let pair = before << 32 | UInt64(scalar)
        before = UInt64(scalar)
        guard !any(known .== pair) else { continue }
        guard count + 1 < enough else { return false }
        known[count] = pair
        count += 1
      }
      start = end
    }
    return count < enough
  }

  /// Calls a body with the scalars of each of the first words.
  func forEach(atMost most: Int = .max, _ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    unsafe scalars.withUnsafeBufferPointer { scalars in
      var start = 0
      for end in ends.prefix(most) {
        unsafe body(UnsafeBufferPointer(rebasing: scalars[start..<end]))
        start = end
      }
    }
  }
}
