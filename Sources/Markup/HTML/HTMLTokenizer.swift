/// Reads HTML tag by tag, as the tokenizer of the HTML Standard does (section 13.2.5): whatever is
/// written is read, and nothing is an error. O(*n*) over the whole text.
struct HTMLTokenizer {
  /// What is read at a time.
  enum Token {
    /// A stretch of source between tags.
    case text(Range<Int>, Content)
    case start(HTMLTag)
    /// An end tag, by its name.
    case end(String)
  }

  /// How text is read, which depends on the element that it is in.
  enum Content {
    case data
    /// References are read and tags are not: `title` and `textarea`.
    case rawWithReferences
    /// Neither is read: `script`, `style` and their like.
    case raw
  }

  private let source: [Unicode.Scalar]
  /// Where the source goes on.
  private(set) var index = 0
  /// Where what was read last begins.
  private(set) var start = 0
  /// The element that only its own end tag ends, and how its text is read.
  private var raw: (name: String, content: Content)?
  /// Whether all that follows is text (`plaintext`).
  private var isPlain = false

  init(_ source: [Unicode.Scalar]) { self.source = source }

  mutating func next() -> Token? {
    while index < source.count {
      start = index
      if isPlain {
        index = source.count
        return .text(start..<index, .raw)
      }
      if let raw, let token = rawText(raw.name, raw.content) { return token }
      if source[index] == "<", let token = markup() {
        if case .some(let token) = token { return token }
        continue
      }
      index = max(index + 1, source[(start + 1)...].firstIndex(of: "<") ?? source.count)
      return .text(start..<index, .data)
    }
    return nil
  }

  /// The text of an element that ends with its own end tag; nil where there is none left of it.
  private mutating func rawText(_ name: String, _ content: Content) -> Token? {
    let start = index
    raw = nil
    var end = source.count
    var place = index
    while let found = source[place...].firstIndex(of: "<") {
      if isEndTag(name, at: found) {
        end = found
        break
      }
      place = found + 1
    }
    guard end > start else { return nil }
    index = end
    return .text(start..<end, content)
  }

  private func isEndTag(_ name: String, at index: Int) -> Bool {
    guard index + 1 < source.count, source[index + 1] == "/" else { return false }
    var place = index + 2
    for letter in name.unicodeScalars {
      guard place < source.count, Self.lowered(source[place]) == letter else { return false }
      place += 1
    }
    guard place < source.count else { return false }
    return Self.isSpace(source[place]) || source[place] == "/" || source[place] == ">"
  }

  /// What `<` begins: a token; nothing to be told (a comment), as an inner nil; or no markup, an
  /// outer nil.
  private mutating func markup() -> Token?? {
    guard index + 1 < source.count else { return nil }
    switch source[index + 1] {
    case "!":
      skipDeclaration()
      return .some(nil)
    case "?":
      skip(past: ">", from: index + 2)
      return .some(nil)
    case "/":
      guard index + 2 < source.count else { return nil }
      if Self.isLetter(source[index + 2]) { return .some(tag(from: index + 2, isEnd: true)) }
      skip(past: ">", from: index + 2)
      return .some(nil)
    case let scalar where Self.isLetter(scalar): return .some(tag(from: index + 1, isEnd: false))
    default: return nil
    }
  }

  private mutating func skip(past scalar: Unicode.Scalar, from start: Int) {
    index = source[start...].firstIndex(of: scalar).map { $0 + 1 } ?? source.count
  }

  /// Passes over a comment, a document type or CDATA.
  private mutating func skipDeclaration() {
    func has(_ scalars: String, at index: Int) -> Bool {
      source[min(index, source.count)...].starts(with: scalars.unicodeScalars)
    }
    guard has("--", at: index + 2) else { return skip(past: ">", from: index + 2) }
    var place = index + 4
    if has(">", at: place) || has("->", at: place) {
      return skip(past: ">", from: place)
    }
    while let found = source[place...].firstIndex(of: "-") {
      if has("-->", at: found) || has("--!>", at: found) { return skip(past: ">", from: found) }
      place = found + 1
    }
    index = source.count
  }

  /// A tag; nil where the text ends inside it, which takes all that is left.
  private mutating func tag(from start: Int, isEnd: Bool) -> Token? {
    let end = source[start...].firstIndex { Self.isSpace($0) || $0 == "/" || $0 == ">" }
    var tag = HTMLTag(name: Self.name(source[start..<(end ?? source.count)]), start: index)
    tag.writtenName = start..<(end ?? source.count)
    index = end ?? source.count
    guard readAttributes(of: &tag) else { return nil }
    if isEnd { return .end(tag.name) }
    switch tag.name {
    case "title", "textarea": raw = (tag.name, .rawWithReferences)
    case "script", "style", "xmp", "iframe", "noembed", "noframes", "noscript":
      raw = (tag.name, .raw)
    case "plaintext": isPlain = true
    default: break
    }
    return .start(tag)
  }

  /// Reads attributes up to the tag's end; false where the text ends before it.
  private mutating func readAttributes(of tag: inout HTMLTag) -> Bool {
    while index < source.count {
      tag.closesItself = false
      while index < source.count, Self.isSpace(source[index]) || source[index] == "/" {
        tag.closesItself = source[index] == "/"
        index += 1
      }
      guard index < source.count else { return false }
      if source[index] == ">" {
        index += 1
        return true
      }
      // An equals sign may begin a name.
      let start = index
      index += 1
      while index < source.count, !Self.isSpace(source[index]),
        !["/", ">", "="].contains(source[index])
      { index += 1 }
      let name = start..<index
      while index < source.count, Self.isSpace(source[index]) { index += 1 }
      var value = index..<index
      var end = name.upperBound
      if index < source.count, source[index] == "=" {
        index += 1
        while index < source.count, Self.isSpace(source[index]) { index += 1 }
        guard let found = attributeValue() else { return false }
        value = found
        end = index
      }
      tag.add(name, value, end: end, of: source)
    }
    return false
  }

  private mutating func attributeValue() -> Range<Int>? {
    guard index < source.count else { return nil }
    let quote = source[index]
    if quote == "\"" || quote == "'" {
      let start = index + 1
      guard let end = source[start...].firstIndex(of: quote) else {
        index = source.count
        return nil
      }
      index = end + 1
      return start..<end
    }
    let start = index
    while index < source.count, !Self.isSpace(source[index]), source[index] != ">" { index += 1 }
    return start..<index
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(scalar.value)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value + 0x20)) : scalar
  }

  static func name(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars.map(lowered)))
  }
}
