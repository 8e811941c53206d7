/// English words with an apostrophe.
enum EnglishContractions {
  /// The word before an English ending with an apostrophe, in the letters of the rules; nil where
  /// there is none.
  static func stem(of letters: [UInt8]) -> [UInt8]? {
    guard let apostrophe = letters.lastIndex(of: UInt8(ascii: "'")), apostrophe > 0 else {
      return nil
    }
    if whole.contains(String(decoding: letters, as: UTF8.self)) { return Array("the".utf8) }
    let ending = letters[(apostrophe + 1)...]
    let stem = letters[..<apostrophe]
    guard stem.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      // "he'd've" and "shouldn't've".
      let isOne = endings.contains(String(decoding: ending, as: UTF8.self)) && !ending.isEmpty
      return isOne ? Self.stem(of: Array(stem)) : nil
    }
    if ending == [UInt8(ascii: "t")] {
      // "did" and "n't".
      return stem.last == UInt8(ascii: "n") ? Array(stem.dropLast()) : nil
    }
    guard endings.contains(String(decoding: ending, as: UTF8.self)) else { return nil }
    // "users'" and "it's".
    return EnglishWords.commonness(of: Array(stem)) != nil ? Array(stem) : nil
  }

  private static let endings: Set<String> = ["s", "m", "re", "ve", "ll", "d", ""]
  private static let whole: Set<String> = [
    "can't", "won't", "ain't", "shan't", "ma'am", "o'clock", "y'all", "let's", "e'er", "ne'er",
    "o'er",
    "rock'n'roll",
  ]
}
