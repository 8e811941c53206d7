internal import CICU

/// Finds scalars by their numbers, abbreviations, names and blocks.
public enum ScalarSearch {
  /// The scalars that a query may mean, the likeliest first, at most so many.
  ///
  /// - `U+05D0`, `0x5D0`, `\u{5D0}` and `5D0` are hexadecimal, `#1488` and `&#1488;` decimal;
  ///   digits alone are both, hexadecimal first. A hexadecimal number that is no scalar finds
  ///   nothing: ``fault(in:)`` says why.
  /// - `RLI`, `ZWNJ` and other abbreviations of NameAliases.txt, in any case.
  /// - Words of a name, whole, begun, with one letter wrong or without some: `hebrew letter alef`,
  ///   `heb alef`, `hebrwe alef`, `hbrw alf`.
  /// - `block hebrew` lists a block's assigned scalars, in order.
  ///
  /// Names take O(*n*) in the size of ICU's table of names, which is read when it is first asked
  /// for.
  public static func matches(_ query: String, limit: Int) -> [Unicode.Scalar] {
    let text = query.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !text.isEmpty, limit > 0 else { return [] }
    if text.lowercased().hasPrefix("block ") {
      return Array(block(text.dropFirst("block ".count).lowercased()).prefix(limit))
    }
    if isFaulty(text) { return names(text, limit: limit) }
    var found = numbers(text)
    if let scalar = abbreviated(text) {
      found.insert(scalar, at: isOnlyHexadecimal(text) ? found.count : 0)
    }
    // One scalar by itself means itself.
    if text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first, !scalar.isASCII {
      found.append(scalar)
    }
    if found.count < limit, !text.hasPrefix("U+"), !text.hasPrefix("#") {
      found += NameTable.shared.matches(text, limit: limit)
    }
    var seen: Set<Unicode.Scalar> = []
    return Array(found.filter { seen.insert($0).inserted }.prefix(limit))
  }

  // MARK: Numbers

  /// Why a number is no scalar.
  public enum Fault: Hashable, Sendable {
    /// U+D800 to U+DFFF stand for halves of UTF-16's pairs.
    case surrogate
    /// U+10FFFF is the last code point.
    case beyond
  }

  /// Why a query that is a number means no scalar; nil for one that does, and for words. Letters
  /// alone are words first, as `deaf` is, where a name has them.
  public static func fault(in query: String) -> Fault? {
    let text = query.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard isFaulty(text), names(text, limit: 1).isEmpty else { return nil }
    guard let value = number(text)?.value, value <= 0xFFFF else { return .beyond }
    return .surrogate
  }

  private static func isFaulty(_ text: String) -> Bool {
    guard let number = number(text) else { return false }
    return number.value.flatMap { Unicode.Scalar($0) } == nil
  }

  /// The names that a text of letters alone may mean.
  private static func names(_ text: String, limit: Int) -> [Unicode.Scalar] {
    guard text.allSatisfy({ $0.isLetter }) else { return [] }
    return NameTable.shared.matches(text, limit: limit, isFuzzy: false)
  }

  private static let notations: [(prefix: String, suffix: String, radix: Int)] = [
    ("u+", "", 16), ("0x", "", 16), ("\\u{", "}", 16), ("\\u", "", 16), ("&#x", ";", 16),
    ("&#", ";", 10), ("#", "", 10),
  ]

  /// The number that a text is, its value nil where that is too large for any; nil for what is no
  /// number. Digits without a notation are hexadecimal.
  private static func number(_ text: String) -> (value: UInt32?, isMarked: Bool)? {
    let lower = text.lowercased()
    for (prefix, suffix, radix) in notations
    where lower.hasPrefix(prefix) && lower.hasSuffix(suffix) {
      let digits = lower.dropFirst(prefix.count).dropLast(suffix.count)
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
        radix == 16 || digits.allSatisfy({ $0.isNumber })
      else { continue }
      return (UInt32(digits, radix: radix), true)
    }
    guard lower.count > 1, lower.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    return (UInt32(lower, radix: 16), false)
  }

  private static func isOnlyHexadecimal(_ text: String) -> Bool {
    text.hasPrefix("U+") || text.hasPrefix("u+") || text.hasPrefix("0x")
  }

  private static func numbers(_ text: String) -> [Unicode.Scalar] {
    guard let number = number(text) else { return [] }
    let decimal = number.isMarked ? nil : UInt32(text, radix: 10)
    return [number.value, decimal].compactMap { $0.flatMap { Unicode.Scalar($0) } }
  }

  private static func abbreviated(_ text: String) -> Unicode.Scalar? {
    let wanted = text.uppercased()
    return Abbreviations.scalar(of: wanted)
  }

  // MARK: Blocks

  /// The assigned scalars of the block whose name holds the words; none where no block does.
  private static func block(_ words: String) -> [Unicode.Scalar] {
    let wanted = words.split(separator: " ")
    var best: (name: String, start: UInt32)?
    var last = ""
    // Blocks begin at multiples of 16.
    for start in stride(from: UInt32(0), to: 0x11_0000, by: 16) {
      guard let scalar = Unicode.Scalar(start) else { continue }
      let name = ScalarFacts.block(of: scalar)
      guard name != last else { continue }
      last = name
      let lower = name.lowercased()
      guard wanted.allSatisfy({ lower.contains($0) }), lower != "no block" else { continue }
      if best == nil || name.count < best!.name.count { best = (name, start) }
    }
    guard let best else { return [] }
    var scalars: [Unicode.Scalar] = []
    var value = best.start
    while let scalar = Unicode.Scalar(value), ScalarFacts.block(of: scalar) == best.name {
      if ScalarFacts.category(of: scalar) != .cn { scalars.append(scalar) }
      value += 1
    }
    return scalars
  }
}

/// The names of all scalars whose names are not made from their numbers.
struct NameTable: Sendable {
  private struct Entry: Sendable {
    var scalar: Unicode.Scalar
    var name: Range<Int32>
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []

  /// The table, read from ICU when it is first asked for.
  static let shared = NameTable([
    // Ideographs and syllables have names that say their numbers.
    0..<0x3400, 0x4DC0..<0x4E00, 0xA000..<0xAC00, 0xD7B0..<0xD800, 0xE000..<0xF900,
    0xFB00..<0x17000, 0x1AFF0..<0x20000, 0xE0000..<0xE0200,
  ])

  /// The names of what is in ranges of code points, read from ICU.
  init(_ ranges: [Range<UInt32>]) {
    bytes.reserveCapacity(1 << 20)
    for range in ranges {
      unsafe withUnsafeMutablePointer(to: &self) { table in
        unsafe cicu_each_name(range.lowerBound, range.upperBound, table) {
          context, value, name, length in
          guard let context = unsafe context, let name = unsafe name,
            let scalar = Unicode.Scalar(value)
          else { return }
          let table = unsafe context.assumingMemoryBound(to: NameTable.self)
          unsafe table.pointee.add(scalar, UnsafeBufferPointer(start: name, count: Int(length)))
        }
      }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ name: UnsafeBufferPointer<CChar>) {
    let start = Int32(bytes.count)
    unsafe bytes.append(contentsOf: name.lazy.map { UInt8(bitPattern: $0) })
    entries.append(Entry(scalar: scalar, name: start..<Int32(bytes.count)))
  }

  /// Hands over each name with its scalar.
  func forEach(_ body: (ArraySlice<UInt8>, Unicode.Scalar) -> Void) {
    for entry in entries { body(letters(of: entry), entry.scalar) }
  }

  private func letters(of entry: Entry) -> ArraySlice<UInt8> {
    bytes[Int(entry.name.lowerBound)..<Int(entry.name.upperBound)]
  }

  /// The scalars whose names have all words of a text, the best first; where none has, those with
  /// one letter of a word wrong, or without some letters of it. O(*n*) in the table.
  func matches(_ text: String, limit: Int, isFuzzy: Bool = true) -> [Unicode.Scalar] {
    let words = text.uppercased().split { $0 == " " || $0 == "-" || $0 == "_" }.map {
      Array($0.utf8)
    }
    guard !words.isEmpty, words.allSatisfy({ $0.allSatisfy { $0 < 0x80 } }) else { return [] }
    for fuzzy in isFuzzy ? [false, true] : [false] {
      var found: [(score: Int, index: Int)] = []
      for index in entries.indices {
        if let score = score(words, entries[index], fuzzy: fuzzy) { found.append((score, index)) }
      }
      if !found.isEmpty {
        return found.sorted { ($0.score, $0.index) < ($1.score, $1.index) }.prefix(limit)
          .map { entries[$0.index].scalar }
      }
    }
    return []
  }

  /// How far a name is from the words: nil where one is not in it, 0 for the name itself.
  private func score(_ words: [[UInt8]], _ entry: Entry, fuzzy: Bool) -> Int? {
    let name = letters(of: entry)
    let parts = name.split { $0 == 0x20 || $0 == 0x2D }
    var total = 0
    var last = -1
    for word in words {
      var best: (cost: Int, place: Int)?
      for (place, part) in parts.enumerated() {
        guard let cost = Self.cost(of: word, in: part, fuzzy: fuzzy) else { continue }
        let ordered = cost + (place > last ? 0 : 3)
        if best == nil || ordered < best!.cost { best = (ordered, place) }
      }
      guard let best else { return nil }
      total += best.cost
      last = best.place
    }
    return total * 8 + max(0, parts.count - words.count) * 4 + name.count / 8
  }

  /// 0 for the word itself, 2 where it begins the part, 5 where the part has it, 6 with one letter
  /// wrong, 7 where it lacks some.
  private static func cost(of word: [UInt8], in part: ArraySlice<UInt8>, fuzzy: Bool) -> Int? {
    if part.elementsEqual(word) { return 0 }
    if part.starts(with: word) { return 2 }
    if word.count > 2, part.count > word.count {
      for start in part.indices.dropLast(word.count - 1)
      where part[start...].starts(with: word) { return 5 }
    }
    guard fuzzy, word.count > 2 else { return nil }
    if word.count > 3, isNear(word, part) { return 6 }
    return isThinned(word, part) ? 7 : nil
  }

  /// Whether a word begins as the part does and has its other letters in order, some left out.
  private static func isThinned(_ word: [UInt8], _ part: ArraySlice<UInt8>) -> Bool {
    guard word.first == part.first, 2 * word.count > part.count else { return false }
    var rest = word[...]
    for letter in part where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Whether one letter more, less, other or swapped with its neighbour makes one of the other, or
  /// of its beginning.
  private static func isNear(_ word: [UInt8], _ part: ArraySlice<UInt8>) -> Bool {
    let start = part.startIndex
    var same = 0
    while same < min(word.count, part.count), word[same] == part[start + same] { same += 1 }
    let restOfWord = word[same...]
    let restOfPart = part[(start + same)...]
    guard !restOfWord.isEmpty, !restOfPart.isEmpty else { return false }
    if restOfPart.dropFirst().starts(with: restOfWord.dropFirst()) { return true }
    if restOfPart.dropFirst().starts(with: restOfWord) { return true }
    if restOfPart.starts(with: restOfWord.dropFirst()), restOfWord.count > 1 { return true }
    guard restOfWord.count > 1, restOfPart.count > 1, same + 1 < part.count else { return false }
    return word[same] == part[start + same + 1] && word[same + 1] == part[start + same]
      && part[(start + same + 2)...].starts(with: word[(same + 2)...])
  }
}
