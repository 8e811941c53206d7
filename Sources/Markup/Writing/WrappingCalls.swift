internal import BidiAlgorithm
internal import UnicodeData

/// The calls of Android's `BidiFormatter.unicodeWrap` that give what the outermost isolates of a
/// paragraph give: embeddings and marks, which devices without isolates know too.
struct WrappingCalls {
  /// What is written for each isolate, in their order.
  private(set) var calls: [String] = []
  /// The paragraph's direction, which the formatter has to know.
  let context: TextDirection

  /// What a call gives, with the place of each scalar in the paragraph; nil for what it adds.
  private var wrapped: [(scalar: Unicode.Scalar, origin: Int?)] = []

  /// Finds the calls; nil where the paragraph has no isolates, or would look otherwise with calls:
  /// an isolate is neutral to what stands around it, and a wrapped value is not. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: the paragraph.
  ///   - direction: its direction; nil where its own text decides.
  init?(_ scalars: [Unicode.Scalar], direction: TextDirection?) {
    let partners = ControlPartners(scalars)
    guard !partners.partners.isEmpty else { return nil }
    let directions = IsolateDirections(scalars, partners)
    let base = direction.map(BaseDirection.explicit) ?? .auto
    let paragraph = resolve(BidiInput(scalars: scalars), direction: base)
    context = paragraph.paragraphLevel.direction
    var index = 0
    while index < scalars.count {
      if let end = partners.partners[index], end > index, scalars[end] == "\u{2069}" {
        guard wrap(scalars, index + 1..<end, directions[index]) else { return nil }
        index = end
      } else {
        wrapped.append((scalars[index], index))
      }
      index += 1
    }
    let other = resolve(BidiInput(scalars: wrapped.map(\.scalar)), direction: base)
    guard !calls.isEmpty, other.paragraphLevel.direction == context,
      Self.seen(
        paragraph, scalars.enumerated().map { (scalar: $0.element, origin: Optional($0.offset)) })
        == Self.seen(other, wrapped)
    else { return nil }
  }

  /// Takes in a value; false where no call would give its direction, as where it has a control that
  /// ends an embedding.
  private mutating func wrap(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, _ direction: TextDirection
  ) -> Bool {
    let value = scalars[range]
    var strong: [TextDirection] = []
    var hasIsolates = false
    for scalar in value {
      switch BidiProperties.bidiClass(of: scalar) {
      case .l: strong.append(.leftToRight)
      case .r, .al: strong.append(.rightToLeft)
      case .lre, .rle, .lro, .rlo, .pdf: return false
      case .lri, .rli, .fsi: hasIsolates = true
      default: break
      }
    }
    // Of itself the formatter goes by the first strong letter, by versions into isolates or not.
    let isFound = !hasIsolates && strong.first ?? .leftToRight == direction
    let name = direction == .rightToLeft ? "RTL" : "LTR"
    // Two hyphens would end the comment.
    let literal = LiteralWriting.java.literal(value).replacing("--", with: "-\\u002D")
    calls.append(
      "bidi.unicodeWrap(" + literal
        + (isFound ? "" : ", TextDirectionHeuristics." + name) + ")")
    mark(direction, strong.first)
    let isEmbedded = direction != context
    if isEmbedded { add(direction == .rightToLeft ? "\u{202B}" : "\u{202A}") }
    for index in range { wrapped.append((scalars[index], index)) }
    if isEmbedded { add("\u{202C}") }
    mark(direction, strong.last)
    return true
  }

  private mutating func add(_ scalar: Unicode.Scalar) { wrapped.append((scalar, nil)) }

  /// Adds the mark that keeps a value from what stands beside its end, where it would join it.
  private mutating func mark(_ direction: TextDirection, _ edge: TextDirection?) {
    guard direction != context || edge ?? context != context else { return }
    add(context == .rightToLeft ? "\u{200F}" : "\u{200E}")
  }

  /// What is seen from left to right: the place of each scalar, and whether it may be mirrored.
  private static func seen(
    _ paragraph: ResolvedParagraph, _ scalars: [(scalar: Unicode.Scalar, origin: Int?)]
  ) -> [Int: Int] {
    let line = paragraph.wholeLine
    let levels = line.levels
    var seen: [Int: Int] = [:]
    var place = 0
    for position in line.order where !BidiProperties.isControl(scalars[position].scalar.value) {
      guard let origin = scalars[position].origin else { continue }
      place += 1
      seen[origin] = levels[position].isRightToLeft ? -place : place
    }
    return seen
  }
}
