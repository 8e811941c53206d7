/// The branches of a message of ICU's MessageFormat: each way in which it reads.
///
/// `{count, plural, one {# file} other {# files}}` reads in two ways. What is too deep or too much
/// is left as it is.
struct MessageBranches {
  private let text: [Unicode.Scalar]
  /// The most ways that are looked at, and how deep they may be in each other.
  private static let most = 16
  private static let deepest = 8

  /// The ways in which a message reads, as positions of its scalars. O(*n* × ways).
  static func of(_ text: [Unicode.Scalar]) -> [[Int]] {
    guard text.contains("{") else { return [Array(text.indices)] }
    let reader = MessageBranches(text: text)
    var index = 0
    return reader.message(&index, depth: 0, isInner: false)
  }

  private func message(_ index: inout Int, depth: Int, isInner: Bool) -> [[Int]] {
    var ways: [[Int]] = [[]]
    while index < text.count {
      if isInner, text[index] == "}" { return ways }
      if text[index] == "{", depth < Self.deepest, let branches = choice(at: index) {
        var place = branches
        var inner: [[Int]] = []
        // Selectors with their messages, to the closing brace.
        while place < text.count, text[place] != "}" {
          if text[place] == "{" {
            place += 1
            inner += message(&place, depth: depth + 1, isInner: true)
          }
          place += 1
        }
        index = min(text.count, place + 1)
        if !inner.isEmpty {
          ways = ways.flatMap { way in inner.map { way + $0 } }
          ways = Array(ways.prefix(Self.most))
        }
        continue
      }
      if text[index] == "{" {
        // A placeholder, with its own braces.
        var level = 0
        repeat {
          if text[index] == "{" { level += 1 }
          if text[index] == "}" { level -= 1 }
          for way in ways.indices { ways[way].append(index) }
          index += 1
        } while index < text.count && level > 0
        continue
      }
      for way in ways.indices { ways[way].append(index) }
      index += 1
    }
    return ways
  }

  /// Where the selectors begin of a choice that begins here: `{name, plural,`.
  private func choice(at start: Int) -> Int? {
    var index = start + 1
    func skipSpaces() { while index < text.count, PassageText.isSpace(text[index]) { index += 1 } }
    func word() -> String {
      var word = String.UnicodeScalarView()
      while index < text.count, word.count < 64, text[index].isASCII,
        ("a"..."z").contains(text[index]) || ("A"..."Z").contains(text[index])
          || ("0"..."9").contains(text[index]) || text[index] == "_"
      {
        word.append(text[index])
        index += 1
      }
      return String(word)
    }
    skipSpaces()
    guard !word().isEmpty else { return nil }
    skipSpaces()
    guard index < text.count, text[index] == "," else { return nil }
    index += 1
    skipSpaces()
    guard ["plural", "select", "selectordinal"].contains(word()) else { return nil }
    skipSpaces()
    guard index < text.count, text[index] == "," else { return nil }
    return index + 1
  }
}
