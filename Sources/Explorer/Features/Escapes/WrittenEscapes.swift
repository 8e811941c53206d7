internal import Markup
internal import TextModel

/// A part of a text written as its source had it: letters stay letters, and what came from an
/// escape has that escape's own letters. What came later is written as the source writes its
/// escapes.
struct WrittenEscapes {
  /// What is written.
  private(set) var text = ""
  /// How many scalars of the text are written as escapes.
  private(set) var count = 0
  /// The escape that was written last, and what it means, where nothing stands behind it yet.
  private var lastEscape: (letters: String, meaning: Unicode.Scalar)?

  /// Ranges of a text. O(*n*).
  init(_ ranges: RangeSet<ScalarOffset>, of session: EditingSession) {
    let spelling = session.spelling
    var styles: LaterStyles?
    for range in ranges.ranges {
      let scalars = session.document.scalars(in: range).map(\.scalar)
      let pieces =
        spelling.isEmpty
        ? [SourceSpelling.Piece(count: scalars.count, .later)] : spelling.pieces(in: range)
      var start = 0
      for piece in pieces {
        let part = scalars[start..<min(start + piece.count, scalars.count)]
        switch piece.origin {
        case .source: append(String(String.UnicodeScalarView(part)))
        case .escape(let letters):
          append(letters)
          count += piece.count
          if part.count == 1, let meaning = part.first { lastEscape = (letters, meaning) }
        case .later:
          let known = styles ?? LaterStyles(of: session)
          styles = known
          let place = range.lowerBound.rawValue + start
          write(part, known.style(of: place..<place + part.count))
        }
        start = part.endIndex
      }
    }
  }

  private mutating func write(_ scalars: ArraySlice<Unicode.Scalar>, _ style: EscapeStyle) {
    for scalar in scalars {
      let written = style.write([scalar])
      append(written)
      if !written.unicodeScalars.elementsEqual([scalar]) { count += 1 }
    }
  }

  private mutating func append(_ written: String) {
    if let next = written.unicodeScalars.first, let lastEscape,
      Self.takesIn(next, lastEscape.letters, lastEscape.meaning)
    {
      text += " "
    }
    lastEscape = nil
    text += written
  }

  /// Whether an escape would be read with what stands behind it: only CSS's have no end of their
  /// own, but for a blank, which they lack before some characters.
  private static func takesIn(
    _ next: Unicode.Scalar, _ letters: String, _ meaning: Unicode.Scalar
  ) -> Bool {
    let source = Array(letters.unicodeScalars)
    // An octal escape of so small a number has the digits of CSS's.
    guard meaning.value > 7, source.first == "\\",
      source.dropFirst().allSatisfy({ $0.isASCII && Character($0).isHexDigit })
    else { return false }
    func read(_ source: [Unicode.Scalar]) -> [Unicode.Scalar] {
      UnescapedText(source, forms: [.css]).scalars
    }
    return read(source) == [meaning] && read(source + [next]) != [meaning, next]
  }
}
