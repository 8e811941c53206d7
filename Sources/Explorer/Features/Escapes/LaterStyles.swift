internal import Algorithms
internal import Markup
internal import TextModel

/// How what came into a text after its escapes were read is written: as its source writes them, in
/// the form of the nearest one.
struct LaterStyles {
  private let style: EscapeStyle
  private let escapes: [(range: Range<Int>, letters: String)]

  /// As the source writes its escapes, as far as it is still in the text. O(*n*).
  init(of session: EditingSession) {
    let document = session.document
    let all = document.scalars(in: document.fullRange)
    var source: [Unicode.Scalar] = []
    var escapes: [(range: Range<Int>, letters: String)] = []
    var start = 0
    for piece in session.spelling.pieces(in: document.fullRange) {
      let end = min(start + piece.count, all.count)
      switch piece.origin {
      case .source: source += all[start..<end].map(\.scalar)
      case .escape(let letters):
        source += Array(letters.unicodeScalars)
        escapes.append((start..<end, letters))
      case .later: break
      }
      start = end
    }
    if escapes.isEmpty { source += Array(("\n" + session.spelling.example).unicodeScalars) }
    self.escapes = escapes
    style = UnescapedText(source).style ?? EscapeStyle(.utf16)
  }

  /// How a stretch that came later is written. O(log *n*).
  func style(of range: Range<Int>) -> EscapeStyle {
    guard let letters = nearest(to: range),
      let near = UnescapedText(Array(letters.unicodeScalars)).style,
      // Beside \U0001F600 there are no pairs of surrogates.
      near.form != .utf16 || style.form != .long
    else { return style }
    var result = style
    result.form = near.form
    // Digits without letters do not tell.
    if !near.hasCapitals || letters.unicodeScalars.contains(where: { ("A"..."F").contains($0) }) {
      result.hasCapitals = near.hasCapitals
    }
    return result
  }

  /// The letters of the nearest escape; of two as near, of the one before.
  private func nearest(to range: Range<Int>) -> String? {
    let index = escapes.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    guard index > 0 else { return escapes.first?.letters }
    let before = escapes[index - 1]
    guard index < escapes.count else { return before.letters }
    let after = escapes[index]
    let isBefore =
      range.lowerBound - before.range.upperBound <= after.range.lowerBound - range.upperBound
    return isBefore ? before.letters : after.letters
  }
}
