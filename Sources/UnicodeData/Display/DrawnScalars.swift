/// What of a text is drawn where controls are not shown, as `inspect` and `fix` print it.
public enum DrawnScalars {
  /// Whether a scalar of a visible cluster is drawn: one that takes a cell, and one that says which
  /// glyph the cell has, a variation selector, and in an emoji a joiner or a tag.
  public static func isDrawn(_ scalar: Unicode.Scalar, inEmoji isEmoji: Bool) -> Bool {
    !ScalarFacts.isInvisible(scalar) || choosesGlyph(scalar, isEmoji)
  }

  /// Whether a scalar that begins a cluster is drawn in a place of its own, apart from what follows
  /// in the cluster: what must be labelled, such as the prepended signs (U+0600 and others).
  public static func standsAlone(_ first: Unicode.Scalar) -> Bool {
    ScalarFacts.mustBeLabelled(first) && !ScalarFacts.isInvisible(first)
  }

  /// How many scalars at the start of a cluster are each drawn in a place of their own; its last
  /// one is not, since nothing follows it. O(cluster).
  public static func countApart(_ cluster: ArraySlice<Unicode.Scalar>) -> Int {
    cluster.dropLast().prefix(while: standsAlone).count
  }

  /// Whether a scalar that ends a cluster is drawn in a place of its own: white space behind a
  /// prepended letter (GB9b), which L1 may set back.
  public static func endsApart(_ last: Unicode.Scalar) -> Bool {
    ScalarFacts.category(of: last) == .zs
  }

  /// What is drawn for a scalar at a level of a direction: mirrored at an odd one (L4), a tab as
  /// U+21E5, C0 controls as their pictures.
  public static func glyph(of scalar: Unicode.Scalar, isRightToLeft: Bool) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: "\u{21E5}"
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
    case 0x7F: "\u{2421}"
    default: isRightToLeft ? BidiProperties.mirror(of: scalar) ?? scalar : scalar
    }
  }

  /// The positions of the scalars of a text that take no cell, and are drawn because they say which
  /// glyph a cell has. O(*n*).
  public static func glyphChoices(in scalars: [Unicode.Scalar]) -> Set<Int> {
    guard scalars.contains(where: { $0.value >= 0x180B && choosesGlyph($0, true) }) else {
      return []
    }
    let clusters = GraphemeBreaks(scalars)
    var choices: Set<Int> = []
    var start = 0
    while start < scalars.count {
      let end = max(start + 1, clusters.next(afterBoundary: start))
      start += countApart(scalars[start..<end])
      let cluster = scalars[start..<end]
      // A selector or a joiner by itself has no cell.
      if cluster.contains(where: { !ScalarFacts.isInvisible($0) }) {
        let isEmoji = cluster.contains(where: ScalarFacts.isPictograph)
        for position in cluster.indices where choosesGlyph(scalars[position], isEmoji) {
          choices.insert(position)
        }
      }
      start = end
    }
    return choices
  }

  private static func choosesGlyph(_ scalar: Unicode.Scalar, _ isEmoji: Bool) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
    case 0x200D, 0xE0020...0xE007F: isEmoji
    default: false
    }
  }
}
