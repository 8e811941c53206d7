internal import BidiAlgorithm
internal import UnicodeData

/// Paragraphs as HTML, which ``HTMLReader`` reads back as they were.
enum HTMLWriting {
  static func paragraph(_ scalars: [Unicode.Scalar], _ direction: TextDirection?) -> String {
    let dir = direction?.shortName ?? automatic(scalars)
    return "<p dir=\"\(dir)\"\(whiteSpace(scalars))>" + content(scalars) + "</p>"
  }

  /// `auto`, or a direction where HTML would find another than P2: it looks into embeddings, and
  /// behind an isolate without an end, in the same way, but not for an end without a beginning.
  private static func automatic(_ scalars: [Unicode.Scalar]) -> String {
    let classes = scalars.map { BidiProperties.bidiClass(of: $0) }
    let partners = ControlPartners(scalars)
    let isPlain = classes.indices.allSatisfy {
      !classes[$0].isIsolateInitiator || partners.partners[$0] != nil
    }
    if isPlain { return "auto" }
    return resolve(BidiInput(scalars: scalars)).paragraphLevel.direction.shortName
  }

  /// What keeps spaces that HTML would collapse.
  static func whiteSpace(_ scalars: [Unicode.Scalar]) -> String {
    let visible = scalars.filter { !BidiProperties.isControl($0.value) }
    var isKept = visible.first == " " || visible.last == " "
    for (a, b) in zip(visible, visible.dropFirst()) where a == " " && b == " " { isKept = true }
    isKept = isKept || visible.contains { ["\t", "\n", "\r"].contains($0) }
    return isKept ? " style=\"white-space: pre-wrap\"" : ""
  }

  /// The text with its pairs of controls as elements. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: the text.
  ///   - escape: what is written for a scalar of it.
  /// - Returns: what stands between the tags of its block.
  static func content(
    _ scalars: [Unicode.Scalar], escape: (Unicode.Scalar) -> String = HTMLWriting.escape
  ) -> String {
    let partners = ControlPartners(scalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      var written = escape(scalar)
      if let (initiator, isEnd) = partners.pair(at: index) {
        let (name, attributes) = element(of: scalars[initiator])
        written = isEnd ? "</\(name)>" : "<\(name)\(attributes)>"
      }
      result.append(contentsOf: written.unicodeScalars)
    }
    return String(result)
  }

  /// The element that an initiator begins. An embedding is none of `dir`, which isolates.
  private static func element(
    of initiator: Unicode.Scalar
  ) -> (name: String, attributes: String) {
    func span(_ unicodeBidi: String, _ direction: String) -> (String, String) {
      ("span", " style=\"unicode-bidi: \(unicodeBidi); direction: \(direction)\"")
    }
    return switch initiator {
    case "\u{2066}": ("bdi", " dir=\"ltr\"")
    case "\u{2067}": ("bdi", " dir=\"rtl\"")
    case "\u{202A}": span("embed", "ltr")
    case "\u{202B}": span("embed", "rtl")
    case "\u{202D}": span("bidi-override", "ltr")
    case "\u{202E}": span("bidi-override", "rtl")
    default: ("bdi", "")
    }
  }

  /// A scalar of text: names where HTML has those that people know, else numbers.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": return "&amp;"
    case "<": return "&lt;"
    case ">": return "&gt;"
    case "\u{200E}": return "&lrm;"
    case "\u{200F}": return "&rlm;"
    case "\u{A0}": return "&nbsp;"
    case "\u{AD}": return "&shy;"
    case "\u{200C}": return "&zwnj;"
    case "\u{200D}": return "&zwj;"
    case "\t", "\n": return String(scalar)
    // HTML has no reference to NUL, and reads those to 0x80 to 0x9F in another character set.
    case "\0": return "&#xFFFD;"
    case "\u{80}"..."\u{9F}": return String(scalar)
    default:
      return ScalarFacts.mustBeLabelled(scalar)
        ? "&#x" + Hexadecimal.digits(scalar.value) + ";" : String(scalar)
    }
  }
}
