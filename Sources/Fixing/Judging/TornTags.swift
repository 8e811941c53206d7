internal import BidiAlgorithm
internal import UnicodeData

/// The tags and references of a text that are seen, as it is shown as it stands, and that are not
/// drawn in one stretch from left to right: between right-to-left words `</b>` looks like `<b/>`.
struct TornTags {
  /// Where they stand in storage, ascending.
  private(set) var ranges: [Range<Int>] = []

  /// None.
  init() {}

  /// Those of a paragraph that stand in no piece of code that is torn itself. O(*n*).
  ///
  /// - Parameters:
  ///   - written: its tags and references.
  ///   - drawn: the paragraph with them.
  ///   - torn: what is torn of what is read without them.
  ///   - text: what is read without them.
  init(
    _ written: [Range<Int>], _ drawn: DrawnParagraph, besides torn: [Torn], _ text: Skeleton
  ) {
    guard !written.isEmpty else { return }
    let code = torn.filter { Self.kindsOfCode.contains($0.kind) }.map { text.storage($0.range) }
    ranges = Self.torn(written, drawn).filter { tag in !code.contains { $0.overlaps(tag) } }
  }

  private static let kindsOfCode: Set<PieceKind> = [
    .identifier, .path, .placeholder, .url, .email, .version,
  ]

  /// Those that do not look as they are read. What is drawn at the other end of a stretch without
  /// right-to-left letters looks as its partner there: `<b>abc</b>` is whole.
  private static func torn(_ written: [Range<Int>], _ drawn: DrawnParagraph) -> [Range<Int>] {
    let sight = Sight(drawn)
    var torn: [Range<Int>] = []
    var rest = written[...]
    while let first = rest.popFirst() {
      var group = [first]
      var end = first.upperBound
      while let next = rest.first, !sight.hasRightToLeft(end..<next.lowerBound) {
        group.append(next)
        end = next.upperBound
        rest.removeFirst()
      }
      let broken = group.filter { !sight.isWhole($0) }
      guard !broken.isEmpty else { continue }
      if group.count > 1, sight.isWhole(first.lowerBound..<end) { continue }
      torn += broken
    }
    return torn
  }

  /// Whether a scalar is a right-to-left letter or an Arabic digit, which parts tags.
  static func runsRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    Skeleton.isRightToLeft(scalar) || BidiProperties.bidiClass(of: scalar) == .an
  }

  /// What is seen of a paragraph, and where each scalar is.
  private struct Sight {
    let drawn: DrawnParagraph
    let display: [Unicode.Scalar]
    /// The place of each scalar on the screen; -1 of what is not seen.
    var places: [Int]

    init(_ drawn: DrawnParagraph) {
      self.drawn = drawn
      display = drawn.display
      places = [Int](repeating: -1, count: drawn.scalars.count)
      for (place, position) in drawn.visibleOrder.enumerated() { places[position] = place }
    }

    /// Whether right-to-left letters, or Arabic digits, stand in a range.
    func hasRightToLeft(_ range: Range<Int>) -> Bool {
      drawn.scalars[range].contains(where: TornTags.runsRightToLeft)
    }

    /// Whether a range is seen as it looks from left to right by itself. In a line from left to
    /// right the words in an attribute may be those that a page shows.
    func isWhole(_ range: Range<Int>) -> Bool {
      let seen = range.map { places[$0] }.filter { $0 >= 0 }
      guard let low = seen.min(), let high = seen.max() else { return true }
      if drawn.base == .leftToRight, hasRightToLeft(range) { return true }
      guard high - low == seen.count - 1 else { return false }
      let glyphs = display[low...high]
      let scalars = Array(drawn.scalars[range])
      return glyphs.elementsEqual(scalars)
        || glyphs.elementsEqual(DrawnParagraph(scalars, .explicit(.leftToRight)).display)
    }
  }

  /// What is told of them, in a paragraph.
  func problems(_ drawn: DrawnParagraph) -> [Problem] {
    guard !ranges.isEmpty else { return [] }
    // Tags are read from left to right.
    let causes = TearCauses(drawn, isRight: drawn.base == .leftToRight)
    return ranges.map { range in
      var tear = Tear(.notInOrder, follower: .paragraph, drawn: drawn.base, read: .leftToRight)
      tear.identifierSort = Self.sort(of: range, drawn)
      if let cause = causes.cause(of: range, .identifier, .notInOrder, read: .leftToRight) {
        tear.tell(cause)
      }
      return Problem(kind: .identifier, range: range, tear: tear)
    }
  }

  /// Whether what stands in a range of a paragraph is a reference or a tag.
  static func sort(of range: Range<Int>, _ drawn: DrawnParagraph) -> IdentifierSort {
    drawn.scalars[range.lowerBound] == "&" ? .reference : .tag
  }
}
