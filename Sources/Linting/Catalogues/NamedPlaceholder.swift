internal import UnicodeData

/// Placeholders by a name: `%PRODUCTNAME`, `%name%`, `$name$`, `$NAME`, `$(name)`.
enum NamedPlaceholder {
  /// A name has at least so many letters: with fewer, `%d` is one of another kind.
  private static let shortest = 3
  private static let longest = 64

  /// Where one that starts at a sign ends; nil where none does.
  static func end(_ start: Int, _ text: [Unicode.Scalar]) -> Int? {
    func isName(_ index: Int) -> Bool {
      guard index < text.count, text[index].isASCII else { return false }
      return text[index] == "_" || ScalarTraits(text[index]).isLetter
        || index > start + 1 && ("0"..."9").contains(text[index])
    }
    let sign = text[start]
    guard sign == "%" || sign == "$" else { return nil }
    // A sign behind a digit is that of a percentage or a price.
    if start > 0, ("0"..."9").contains(text[start - 1]) { return nil }
    var first = start + 1
    let isInBrackets = sign == "$" && first < text.count && text[first] == "("
    if isInBrackets { first += 1 }
    var end = first
    while isName(end), end - first < longest { end += 1 }
    guard end > first else { return nil }
    if isInBrackets { return end < text.count && text[end] == ")" ? end + 1 : nil }
    let isLong = end - first >= shortest
    if end < text.count, text[end] == sign, sign == "$" || isLong { return end + 1 }
    return isLong ? end : nil
  }
}
