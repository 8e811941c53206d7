public import BidiAlgorithm
internal import UnicodeData

/// A paragraph as it is drawn in one line: the level of each scalar, and their order on the screen.
public struct DrawnParagraph {
  /// The paragraph, without its separator.
  public let scalars: [Unicode.Scalar]
  /// What it resolves to.
  public let resolved: ResolvedParagraph
  /// It as one line.
  public let line: ResolvedLine
  /// Whether each scalar is known to be a cluster by itself.
  private let areSingle: Bool

  /// The paragraph resolved by UAX #9. O(*n*).
  public init(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) {
    self.init(scalars, BidiInput(scalars: scalars), direction)
  }

  /// The same, of an input that is known, and of scalars that may be known to be clusters.
  init(
    _ scalars: [Unicode.Scalar], _ input: BidiInput, _ direction: BaseDirection,
    areSingle: Bool = false
  ) {
    self.scalars = scalars
    self.areSingle = areSingle
    resolved = resolve(input, direction: direction)
    line = resolved.wholeLine
  }

  /// The paragraph's direction.
  public var base: TextDirection { resolved.paragraphLevel.direction }

  /// The positions of the scalars that are drawn, left to right, the marks of a cluster behind its
  /// base (L3). O(*n*).
  public var visibleOrder: [Int] {
    var order: [Int] = []
    order.reserveCapacity(scalars.count)
    forEachVisible { position, _ in order.append(position) }
    return order
  }

  /// What is on the screen, left to right: mirrored, a tab as U+21E5, C0 controls as their
  /// pictures. O(*n*).
  public var display: [Unicode.Scalar] {
    var display: [Unicode.Scalar] = []
    display.reserveCapacity(scalars.count)
    forEachVisible { position, isRightToLeft in
      display.append(DrawnScalars.glyph(of: scalars[position], isRightToLeft: isRightToLeft))
    }
    return display
  }

  /// Whether a scalar is a letter of Hebrew or Arabic, or of ASCII and no control: all of these are
  /// drawn, and most texts hold little else, so that their facts need not be looked up.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0x5D0...0x5EA, 0x620...0x64A: true
    default: false
    }
  }

  /// Calls a function with each scalar that is drawn left to right, and whether its level is odd.
  private func forEachVisible(_ body: (Int, Bool) -> Void) {
    let clusters = GraphemeBreaks(scalars)
    let choices = areSingle ? [] : DrawnScalars.glyphChoices(in: scalars)
    func isDrawn(_ position: Int) -> Bool {
      let scalar = scalars[position]
      return Self.isPlain(scalar) || !ScalarFacts.isInvisible(scalar) || choices.contains(position)
    }
    line.forEachVisualRun { run in
      guard run.level.isRightToLeft else {
        for position in run.range where isDrawn(position) {
          body(position, false)
        }
        return
      }
      if areSingle {
        for position in run.range.reversed()
        where isDrawn(position) {
          body(position, true)
        }
        return
      }
      var end = run.range.upperBound
      while end > run.range.lowerBound {
        var start = end - 1
        while start > run.range.lowerBound, !clusters.isBoundary(start) { start -= 1 }
        for position in start..<end where isDrawn(position) {
          body(position, true)
        }
        end = start
      }
    }
  }
}
