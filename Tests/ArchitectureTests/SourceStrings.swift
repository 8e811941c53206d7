/// The string literals of a Swift source, as a translator sees them: `{}` for each interpolation,
/// and literals that are added to each other as one. And its code without them: what is
/// interpolated is code.
struct SourceStrings {
  /// A literal and where it begins.
  struct Literal {
    var text: String
    /// The keys that it makes where it is words, one for each literal that was added: `{=0}` for
    /// words in a place, `{0}` for what has a label.
    var keys: [String]
    var line: Int
    /// What stands before it on its line and on the one before.
    var before: String
  }

  private(set) var literals: [Literal] = []
  /// The source without comments, the words of literals and the patterns of regular expressions.
  var code: String { String(decoding: codeBytes, as: UTF8.self) }

  private var codeBytes: [UInt8] = []
  private let bytes: [UInt8]
  private let lineEnds: [Int]
  private var at = 0
  /// Where the last literal ended; what is added to it follows.
  private var end = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    lineEnds = bytes.indices.filter { [bytes] in bytes[$0] == 0x0A }
    readCode(until: nil)
    // What is inside an interpolation was found before what is around it.
    literals.sort { $0.line < $1.line }
  }

  private func starts(_ text: String, _ place: Int? = nil) -> Bool {
    bytes[(place ?? at)...].starts(with: text.utf8)
  }

  private mutating func skip(to text: String) {
    while at < bytes.count, !starts(text) { at += 1 }
  }

  private mutating func readCode(until closing: UInt8?) {
    var depth = 0
    while at < bytes.count {
      if starts("//") {
        skip(to: "\n")
      } else if starts("/*") {
        skip(to: "*/")
      } else if let hashes = hashesOfString() {
        readLiteral(hashes)
      } else if starts("/"), isPattern {
        at += 1
        while at < bytes.count, !starts("/") { at += starts("\\") ? 2 : 1 }
        at += 1
      } else {
        if closing != nil, bytes[at] == UInt8(ascii: "(") { depth += 1 }
        if let closing, bytes[at] == closing {
          if depth == 0 { return }
          depth -= 1
        }
        codeBytes.append(bytes[at])
        at += 1
      }
    }
  }

  /// Whether a slash begins a regular expression: after a bracket, a colon or an equals sign.
  private var isPattern: Bool {
    var place = at - 1
    while place >= 0, bytes[place] == UInt8(ascii: " ") { place -= 1 }
    guard place >= 0, at + 1 < bytes.count, bytes[at + 1] != UInt8(ascii: " ") else { return false }
    return [UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "=")].contains(bytes[place])
  }

  /// How many signs stand before the quotation mark of a literal that begins here; nil where none
  /// does.
  private func hashesOfString() -> Int? {
    var place = at
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
    return place < bytes.count && bytes[place] == UInt8(ascii: "\"") ? place - at : nil
  }

  private mutating func readLiteral(_ hashes: Int) {
    let start = at
    let sign = String(repeating: "#", count: hashes)
    at += hashes
    let isLong = starts("\"\"\"")
    at += isLong ? 3 : 1
    let closing = (isLong ? "\"\"\"" : "\"") + sign
    let escape = "\\" + sign
    var text: [UInt8] = []
    var key: [UInt8] = []
    var places = 0
    while at < bytes.count, !starts(closing) {
      if starts(escape) {
        at += escape.utf8.count
        let (opening, old) = (at, text.count)
        readEscape(into: &text)
        if bytes[opening] == UInt8(ascii: "(") {
          key += Array((isLabelled(opening + 1) ? "{\(places)}" : "{=\(places)}").utf8)
          places += 1
        } else {
          key += text[old...]
          if bytes[opening] == 0x0A { while starts(" ") { at += 1 } }
        }
      } else {
        text.append(bytes[at])
        key.append(bytes[at])
        at += 1
      }
    }
    at += closing.utf8.count
    func joined(_ bytes: [UInt8], by sign: String) -> String {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      return isLong
        ? lines.map { $0.drop { $0 == " " } }.joined(separator: sign) : lines.joined()
    }
    add(joined(text, by: " "), key: joined(key, by: "\n"), start)
    end = at
  }

  /// Whether what is interpolated says that it is no words.
  private func isLabelled(_ place: Int) -> Bool {
    ["verbatim:", "own:", "ranges:", "number:"].contains { starts($0, place) }
  }

  private mutating func readEscape(into text: inout [UInt8]) {
    switch bytes[at] {
    case UInt8(ascii: "("):
      at += 1
      codeBytes.append(UInt8(ascii: "("))
      readCode(until: UInt8(ascii: ")"))
      codeBytes.append(UInt8(ascii: ")"))
      text += Array("{}".utf8)
    case UInt8(ascii: "u"):
      // A scalar by its number.
      let number = String(decoding: bytes[(at + 2)...].prefix { $0 != 0x7D }, as: UTF8.self)
      at += number.utf8.count + 2
      let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init)
      text += Array(String(scalar.map { Character($0) } ?? "?").utf8)
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"): text.append(0x20)
    case 0x0A: break
    default: text.append(bytes[at])
    }
    at += 1
  }

  private mutating func add(_ text: String, key: String, _ start: Int) {
    let between = String(decoding: bytes[min(end, start)..<start], as: UTF8.self)
    if !literals.isEmpty, end > 0, between.filter({ !$0.isWhitespace }) == "+" {
      literals[literals.count - 1].text += text
      literals[literals.count - 1].keys.append(key)
      return
    }
    let ends = lineEnds.prefix { $0 < start }
    let before = bytes[(ends.dropLast().last.map { $0 + 1 } ?? 0)..<start]
    literals.append(
      Literal(
        text: text, keys: [key], line: ends.count + 1,
        before: String(decoding: before, as: UTF8.self).replacing("\n", with: " ")))
  }
}
