public import BidiAlgorithm
internal import UnicodeData

/// A paragraph as it is drawn: the level of each scalar, and their order on the screen.
public struct DrawnParagraph {
  /// The paragraph, without its separator.
  public let scalars: [Unicode.Scalar]
  /// What it resolves to.
  public let resolved: ResolvedParagraph
  /// It as one line, also where U+2028 or another scalar ends lines in it: what is torn by that
  /// alone is none of the text's faults.
  public let line: ResolvedLine
  /// Whether each scalar is known to be a cluster by itself, and all to be in one line.
  private let areSingle: Bool
  /// Whether a scalar inside of it ends a line.
  private let hasLineEnds: Bool

  /// The paragraph resolved by UAX #9. O(*n*).
  public init(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) {
    self.init(scalars, BidiInput(scalars: scalars), direction)
  }

  /// The same, of an input that is known, and of scalars that may be known to be clusters of one
  /// line.
  init(
    _ scalars: [Unicode.Scalar], _ input: BidiInput, _ direction: BaseDirection,
    areSingle: Bool = false
  ) {
    self.scalars = scalars
    self.areSingle = areSingle
    hasLineEnds = !areSingle && Self.hasLineEnds(scalars)
    resolved = resolve(input, direction: direction)
    line = resolved.wholeLine
  }

  /// The paragraph's direction.
  public var base: TextDirection { resolved.paragraphLevel.direction }

  /// The positions of the scalars that are drawn, left to right, line by line, the marks of a
  /// cluster behind its base (L3). O(*n*).
  public var drawnOrder: [Int] {
    var order: [Int] = []
    order.reserveCapacity(scalars.count)
    forEachVisible { position, _ in order.append(position) }
    return order
  }

  /// The same with what ends a line behind it, so that the lines are parted: for what asks whose
  /// neighbours are whose. O(*n*).
  public var visibleOrder: [Int] {
    guard hasLineEnds else { return drawnOrder }
    let clusters = GraphemeBreaks(scalars)
    let choices = DrawnScalars.glyphChoices(in: scalars)
    var order: [Int] = []
    forEachLine { line in
      let end = line.range.upperBound - 1
      let isEnded = ScalarFacts.endsLine(scalars[end])
      forEachVisible(in: line, clusters, choices) { position, _ in
        if position != end || !isEnded { order.append(position) }
      }
      if isEnded { order.append(end) }
    }
    return order
  }

  /// What is on the screen, left to right, line by line: mirrored, a tab as U+21E5, C0 controls as
  /// their pictures. O(*n*).
  public var display: [Unicode.Scalar] {
    var display: [Unicode.Scalar] = []
    display.reserveCapacity(scalars.count)
    forEachVisible { position, isRightToLeft in
      display.append(DrawnScalars.glyph(of: scalars[position], isRightToLeft: isRightToLeft))
    }
    return display
  }

  /// The same, each line by itself, with the scalar that ends it where it stands, also one that has
  /// no picture, such as U+2028. O(*n*).
  public var displayLines: [[Unicode.Scalar]] {
    let clusters = GraphemeBreaks(scalars)
    var choices = DrawnScalars.glyphChoices(in: scalars)
    choices.formUnion(scalars.indices.filter { ScalarFacts.endsLine(scalars[$0]) })
    var lines: [[Unicode.Scalar]] = []
    forEachLine { line in
      var display: [Unicode.Scalar] = []
      forEachVisible(in: line, clusters, choices) { position, isRightToLeft in
        display.append(DrawnScalars.glyph(of: scalars[position], isRightToLeft: isRightToLeft))
      }
      lines.append(display)
    }
    return lines
  }

  /// Whether a scalar is a letter of Hebrew or Arabic, or of ASCII and no control: all of these are
  /// drawn, and most texts hold little else, so that their facts need not be looked up.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0x5D0...0x5EA, 0x620...0x64A: true
    default: false
    }
  }

  /// Whether a scalar inside a paragraph ends a line.
  static func hasLineEnds(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.dropLast().contains(where: ScalarFacts.endsLine)
  }

  /// Calls a function with each line.
  private func forEachLine(_ body: (ResolvedLine) -> Void) {
    guard hasLineEnds else { return body(line) }
    var start = 0
    for position in scalars.indices
    where ScalarFacts.endsLine(scalars[position]) || position == scalars.count - 1 {
      body(resolved.line(start..<position + 1))
      start = position + 1
    }
  }

  /// Calls a function with each scalar that is drawn left to right, and whether its level is odd.
  private func forEachVisible(_ body: (Int, Bool) -> Void) {
    let clusters = GraphemeBreaks(scalars)
    let choices = areSingle ? [] : DrawnScalars.glyphChoices(in: scalars)
    forEachLine { forEachVisible(in: $0, clusters, choices, body) }
  }

  /// The same of a line.
  private func forEachVisible(
    in line: ResolvedLine, _ clusters: GraphemeBreaks<[Unicode.Scalar]>, _ choices: Set<Int>,
    _ body: (Int, Bool) -> Void
  ) {
    func draw(_ range: Range<Int>, _ isRightToLeft: Bool) {
      for position in range {
        let scalar = scalars[position]
        guard
          Self.isPlain(scalar) || !ScalarFacts.isInvisible(scalar) || choices.contains(position)
        else { continue }
        body(position, isRightToLeft)
      }
    }
    line.forEachVisualRun { run in
      guard run.level.isRightToLeft else { return draw(run.range, false) }
      var end = run.range.upperBound
      while end > run.range.lowerBound {
        var start = end - 1
        let isWhole = areSingle || DrawnScalars.endsApart(scalars[start])
        while !isWhole, start > run.range.lowerBound, !clusters.isBoundary(start) { start -= 1 }
        let isOne = end - start == 1
        let alone = isOne ? 0 : DrawnScalars.countApart(scalars[start..<end])
        draw(start + alone..<end, true)
        for position in (start..<start + alone).reversed() { draw(position..<position + 1, true) }
        end = start
      }
    }
  }
}
