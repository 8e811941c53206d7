/// The tags of XML and the text between them, with their places. O(*n*), whatever is in it.
struct XMLPieces {
  /// A piece of a document.
  enum Piece {
    /// A tag: its name, whether it closes, whether it is empty, and all of it.
    case tag(name: String, isClosing: Bool, isEmpty: Bool, range: Range<Int>)
    /// Text between tags.
    case text(Range<Int>)
  }

  /// The pieces in their order; comments and declarations are none.
  private(set) var pieces: [Piece] = []

  /// The text between tags.
  var texts: [Range<Int>] {
    pieces.compactMap { if case .text(let range) = $0 { range } else { nil } }
  }

  /// The pieces of a document.
  init(_ text: [Unicode.Scalar]) {
    func has(_ sign: String, at index: Int) -> Bool {
      var place = index
      for scalar in sign.unicodeScalars {
        guard place < text.count, text[place] == scalar else { return false }
        place += 1
      }
      return true
    }
    func end(of sign: String, from start: Int) -> Int {
      var index = start
      while index < text.count {
        if has(sign, at: index) { return index }
        index += 1
      }
      return text.count
    }
    var index = 0
    var start = 0
    while index < text.count {
      guard text[index] == "<" else {
        index += 1
        continue
      }
      if index > start { pieces.append(.text(start..<index)) }
      if has("<!--", at: index) {
        index = min(text.count, end(of: "-->", from: index + 4) + 3)
      } else if has("<![CDATA[", at: index) {
        let close = end(of: "]]>", from: index + 9)
        pieces.append(.text(index + 9..<close))
        index = min(text.count, close + 3)
      } else {
        let opening = index
        var quote: Unicode.Scalar?
        while index < text.count {
          let scalar = text[index]
          if let open = quote {
            if scalar == open { quote = nil }
          } else if scalar == "\"" || scalar == "'" {
            quote = scalar
          } else if scalar == ">" {
            break
          }
          index += 1
        }
        let isClosing = opening + 1 < text.count && text[opening + 1] == "/"
        let name = text[min(text.count, opening + (isClosing ? 2 : 1))...].prefix {
          $0 != " " && $0 != ">" && $0 != "/" && $0 != "\n" && $0 != "\t" && $0 != "\r"
        }
        let isEmpty = index > opening && index < text.count && text[index - 1] == "/"
        index = min(text.count, index + 1)
        pieces.append(
          .tag(
            name: String(String.UnicodeScalarView(name)), isClosing: isClosing, isEmpty: isEmpty,
            range: opening..<index))
      }
      start = index
    }
    if start < text.count { pieces.append(.text(start..<text.count)) }
  }
}
