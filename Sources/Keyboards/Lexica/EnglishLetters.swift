/// How likely Latin letters are English in an unknown word, by the letter behind each two letters.
///
/// The table has a line for each letter, with 27 characters for each one behind it: what each next
/// one costs, `0` for nothing. Number 0 is the edge of a word. `Scripts/keyboards` makes it from
/// SCOWL.
enum EnglishLetters {
  /// The cost of a word of lower-case letters, ten for a factor of three. Other characters cost
  /// nothing. O(*n*).
  static func cost(of word: [UInt8]) -> Int {
    let bytes = unsafe UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var (first, second, sum) = (0, 0, 0)
    for letter in word.filter({ (0x61...0x7A).contains($0) }).map({ Int($0) - 0x60 }) + [0] {
      // A line ends with a line feed.
      sum += unsafe Int(bytes[first * (27 * 27 + 1) + second * 27 + letter]) - 0x30
      (first, second) = (second, letter)
    }
    return sum
  }
}
