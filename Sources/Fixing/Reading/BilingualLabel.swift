internal import BidiAlgorithm

/// The name of a field of a form in two languages, with what stands in it:
/// `Phone / ABC: 03-6409999`. The colon and the number are those of both names, and stand behind
/// them.
enum BilingualLabel {
  /// The most words of a name in one language.
  private static let mostWords = 3
  /// The most letters of a word that names a field.
  private static let longestWord = 12

  /// The number of the colon of elements that are such a line from left to right: a Latin name that
  /// forms have, a slash, right-to-left words, a colon and numbers; nil where they are none.
  /// O(*n*).
  static func colon(_ all: [Element], _ text: Skeleton) -> Int? {
    guard let slash = all.prefix(mostWords + 2).firstIndex(where: { $0.isSign(of: "/", in: text) }),
      slash > 0,
      let colon = all.prefix(slash + mostWords + 2).firstIndex(where: {
        $0.isJoinedSign(of: ":", in: text)
      }), colon > slash + 1, colon + 1 < all.count
    else { return nil }
    let name = all[..<slash]
    guard
      name.allSatisfy({
        ($0.isWord && $0.direction == .leftToRight) || $0.isJoinedSign(of: ".", in: text)
      }), let word = name.last(where: \.isWord), word.range.count <= longestWord,
      fields.contains(text.string(word.range).lowercased()),
      all[(slash + 1)..<colon].allSatisfy({ $0.isWord && $0.direction == .rightToLeft })
    else { return nil }
    let value = all[(colon + 1)...]
    guard let first = value.first, first.isNumeric, first.followsSpace,
      value.allSatisfy({ $0.isNumeric || $0.isSign(of: "-,/\u{2013}", in: text) })
    else { return nil }
    return colon
  }

  /// Whether tokens are such a line. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.prefix(mostWords + 2).contains(where: { $0.sign(in: text) == "/" }) else {
      return false
    }
    return colon(tokens.map { Element($0) }, text) != nil
  }

  /// Last words of the names of fields that hold numbers.
  private static let fields: Set<String> = [
    "account", "age", "amount", "apartment", "area", "balance", "birth", "cell", "cellphone",
    "code", "date", "day", "deposit", "discount", "due", "expires", "ext", "extension", "fax",
    "fee", "floor", "height", "hour", "hours", "id", "invoice", "length", "mobile", "no", "number",
    "order", "page", "pages", "passport", "phone", "price", "qty", "quantity", "room", "size",
    "subtotal", "sum", "tax", "tel", "telephone", "temperature", "time", "total", "units", "vat",
    "weight", "whatsapp", "width", "year", "zip",
  ]
}
