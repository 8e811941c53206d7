/// Brackets of code that are open behind a word, as in `print(a, b)`: until they close all is code.
enum OpenCalls {
  /// How many are open behind a chunk of a sentence. O(*n*).
  ///
  /// - Parameters:
  /// - chunk: what stands between white space. - open: how many are open before it. A bracket opens
  /// code only behind a letter or a digit, and more of them inside of code.
  /// - Returns: how many are open.
  static func count(after chunk: String, open: Int) -> Int {
    var open = open
    var previous: Character?
    for character in chunk {
      switch character {
      case "(", "[":
        let isCall = previous.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        if open > 0 || isCall == true { open += 1 }
      case ")", "]": open = max(0, open - 1)
      default: break
      }
      previous = character
    }
    return open
  }
}
