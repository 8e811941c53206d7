internal import BidiAlgorithm

/// Names with their mail addresses, as the head of a mail lists them:
/// `ABC DEF <abc@example.com>, GHI <ghi@example.com>`. Laid out from left to right each name stands
/// before its address, and the list runs so.
enum AddressedNames {
  /// The fewest names, and the most words of one.
  private static let fewest = 2
  private static let mostWords = 4

  /// Whether tokens are some, with commas or semicolons between them. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let names = tokens.split { ",;".unicodeScalars.contains($0.sign(in: text)) }
    return names.count >= fewest && names.allSatisfy { isName($0, text) }
  }

  /// Whether tokens are words of one direction, in quotation marks or not, and an address in angle
  /// brackets. A Latin name is one piece with its address.
  private static func isName(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    if tokens.count == 1 { return tokens.first?.piece?.kind == .email }
    guard let last = tokens.last, last.sign(in: text) == ">",
      let open = tokens.firstIndex(where: { $0.sign(in: text) == "<" }),
      open + 2 == tokens.endIndex - 1, tokens[open + 1].piece?.kind == .email
    else { return false }
    let words = tokens[..<open].filter { !TokenPairs.isQuotationMark($0.sign(in: text)) }
    return (1...mostWords).contains(words.count)
      && words.allSatisfy { $0.sort == .word && $0.direction == words.first?.direction }
  }
}
