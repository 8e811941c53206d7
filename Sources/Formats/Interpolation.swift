public import BidiAlgorithm
internal import UnicodeData
internal import Wording

/// A value put into a sentence: bare, and isolated by U+2068 and U+2069.
public struct Interpolation: Sendable {
  /// One way to put it in, in a paragraph of one direction.
  public struct Placement: Sendable {
    /// The whole sentence.
    public let text: String
    /// The value's place in it, in scalars, without the isolate's own characters.
    public let value: Range<Int>
    /// The sentence as one line.
    public let line: ResolverAnswer
  }

  /// The direction of the paragraph.
  public let direction: TextDirection
  /// The value as it is.
  public let bare: Placement
  /// The value in FSI and PDI.
  public let isolated: Placement

  /// What becomes of the bare value.
  public let fate: ValueFate
  /// Whether the bare value moves words of the sentence around it.
  public let movesSentence: Bool

  /// Puts a value into a sentence that has `{}` for it, once.
  ///
  /// - Throws: that the sentence has no place for it, or several.
  public static func both(
    _ value: String, in sentence: String
  ) throws(FormatFailure) -> [Interpolation] {
    let parts = sentence.split(separator: "{}", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw FormatFailure("the sentence must have {} once, where the value belongs")
    }
    return [TextDirection.leftToRight, .rightToLeft].map { direction in
      Interpolation(value, before: String(parts[0]), after: String(parts[1]), direction)
    }
  }

  /// A value in FSI and PDI.
  public static func isolating(_ value: String) -> String { "\u{2068}\(value)\u{2069}" }

  /// Puts a value between two halves of a sentence.
  public init(_ value: String, before: String, after: String, _ direction: TextDirection) {
    self.direction = direction
    let start = before.unicodeScalars.count
    let count = value.unicodeScalars.count
    func resolved(_ text: String) -> ResolverAnswer {
      StandardResolver().resolve(Array(text.unicodeScalars), direction: .explicit(direction))
    }
    let isolatedText = before + Self.isolating(value) + after
    let isolatedRange = start + 1..<start + 1 + count
    isolated = Placement(
      text: isolatedText, value: isolatedRange, line: resolved(isolatedText))
    let bareText = before + value + after
    let range = start..<start + count
    bare = Placement(text: bareText, value: range, line: resolved(bareText))
    let seenBare = SeenLine(Array(bareText.unicodeScalars), bare.line)
    let seenIsolated = SeenLine(Array(isolatedText.unicodeScalars), isolated.line)
    fate = ValueFate(bare: seenBare, range, isolated: seenIsolated, isolatedRange)
    movesSentence =
      seenBare.places(outside: [range], isolates: 0)
      != seenIsolated.places(outside: [isolatedRange], isolates: 1)
  }
}
