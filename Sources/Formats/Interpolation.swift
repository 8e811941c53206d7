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
    /// Whether all that is seen of the value stands side by side, in the order it has by itself when isolated.
    public let isWhole: Bool
  }

  /// The direction of the paragraph.
  public let direction: TextDirection
  /// The value as it is.
  public let bare: Placement
  /// The value in FSI and PDI.
  public let isolated: Placement

  /// Whether the bare value is torn: its parts do not stand side by side, or not in their order.
  public var isTorn: Bool { !bare.isWhole }
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
    let isolatedLine = resolved(isolatedText)
    let isolatedRange = start + 1..<start + 1 + count
    let isolatedOrder = isolatedLine.order.filter(isolatedRange.contains).map {
      $0 - isolatedRange.lowerBound
    }
    isolated = Placement(
      text: isolatedText, value: isolatedRange, line: isolatedLine,
      isWhole: Self.standsTogether(isolatedLine.order, isolatedRange))
    let bareText = before + value + after
    let bareLine = resolved(bareText)
    let range = start..<start + count
    let bareOrder = bareLine.order.filter(range.contains).map { $0 - start }
    bare = Placement(
      text: bareText, value: range, line: bareLine,
      isWhole: Self.standsTogether(bareLine.order, range) && bareOrder == isolatedOrder)
    // What stands around it, numbered as in the sentence without a value.
    func rest(_ order: [Int], _ value: Range<Int>, isolates: Int) -> [Int] {
      order.compactMap { position in
        if position < start { return position }
        return position >= value.upperBound + isolates
          ? position - value.count - 2 * isolates : nil
      }
    }
    movesSentence =
      rest(bareLine.order, range, isolates: 0)
      != rest(isolatedLine.order, isolatedRange, isolates: 1)
  }

  private static func standsTogether(_ order: [Int], _ range: Range<Int>) -> Bool {
    guard let first = order.firstIndex(where: range.contains),
      let last = order.lastIndex(where: range.contains)
    else { return true }
    return order[first...last].allSatisfy(range.contains)
  }
}
