internal import Markup

/// A message of a catalogue.
public struct CatalogueMessage: Hashable, Sendable {
  /// The message in the language that it was written in, where that is known.
  var source: [Unicode.Scalar]?
  /// What is displayed, with its placeholders.
  public var passage: Passage
  /// The ways in which it reads.
  public var phrases: [Phrase]
  /// How its placeholders are written.
  var styles: PlaceholderStyle
  /// The readers' language, where that is known.
  public var language: String?
  /// Whether it is a form of a plural, which may leave its number out.
  var isPlural: Bool
  /// Whether what displays it puts isolates around values by itself.
  var isolatesValues: Bool
  /// What a program can do in place of isolates in the message, such as a call of `unicodeWrap`.
  var call: String?

  /// Whether it is read from right to left.
  var isRightToLeft: Bool { passage.scalars.contains(where: Interest.isRightToLeft) }

  /// Whether any phrase of it has a placeholder.
  var hasHoles: Bool { phrases.contains { !$0.holes.isEmpty } }

  /// The range in the file of a range of a phrase.
  func source(_ range: Range<Int>, _ phrase: Phrase) -> Range<Int> {
    guard let first = range.first, let last = range.last, last < phrase.origins.count else {
      return passage.source(0..<passage.scalars.count)
    }
    let from = passage.places[phrase.origins[first]].lowerBound
    return from..<max(from, passage.places[phrase.origins[last]].upperBound)
  }
}
