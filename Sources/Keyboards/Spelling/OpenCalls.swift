/// Brackets of code that are open behind a word, as in `print(a, b)`: until they close all is code.
enum OpenCalls {
  /// How many are open behind a chunk of a sentence. O(*n*).
  ///
  /// A bracket opens code behind a name of code, or where signs of code stand behind it; in words
  /// of a chat it may stand right behind a word, too. Inside of code each one counts.
  ///
  /// - Parameters:
  ///   - chunk: what stands between white space.
  ///   - open: how many are open before it.
  /// - Returns: how many are open.
  static func count(after chunk: String, open: Int) -> Int {
    var open = open
    for index in chunk.indices {
      switch chunk[index] {
      case "(", "[":
        if open > 0 || isCall(chunk[..<index], chunk[chunk.index(after: index)...]) { open += 1 }
      case ")", "]": open = max(0, open - 1)
      default: break
      }
    }
    return open
  }

  private static func isCall(_ name: Substring, _ rest: Substring) -> Bool {
    guard let last = name.last, last.isASCII, last.isLetter || last.isNumber || last == "_" else {
      return false
    }
    return name.contains { $0.isUppercase || "._".contains($0) }
      || rest.contains { ",\"=<>+*".contains($0) }
  }
}
