import Testing
import UnicodeData

/// What is said of common scalars without tables is what the tables say.
@Suite struct CommonScalarsTests {
  private static let all = (0..<0x110000 as Range<UInt32>).compactMap(Unicode.Scalar.init)

  private static func isBoundary(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    GraphemeBreaks([before, after]).isBoundary(1)
  }

  @Test func wideScalarsTakeTwoCellsAndBeginClusters() {
    let wide = Self.all.filter { CommonScalars.isWide($0.value) }
    #expect(wide.count > 30_000)
    let others: [Unicode.Scalar] = [
      "a", " ", "\u{5D0}", "\u{628}", "\u{4E00}", "\u{AC00}", "\u{3042}",
    ]
    let wrong = wide.filter { scalar in
      let drawing = ClusterDrawing.of([scalar])
      return drawing.width != 2 || drawing.label != nil || ScalarFacts.mustBeLabelled(scalar)
        || ScalarFacts.label(of: scalar) != nil || ScalarFacts.isInvisible(scalar)
        || ScalarFacts.isWhiteSpace(scalar)
        || !others.allSatisfy { Self.isBoundary($0, scalar) && Self.isBoundary(scalar, $0) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func pointsAreDrawnOnWhatTheyFollow() {
    let points = Self.all.filter { CommonScalars.isPoint($0.value) }
    #expect(points.count > 60)
    let bases: [Unicode.Scalar] = ["a", " ", "\u{5D0}", "\u{628}", "\u{4E00}"]
    let wrong = points.filter { point in
      bases.contains { base in
        let drawing = ClusterDrawing.of([base, point])
        let width = ClusterDrawing.of([base]).width
        return Self.isBoundary(base, point) || !Self.isBoundary(point, base)
          || drawing.width != width || drawing.label != nil
      }
    }
    #expect(wrong.isEmpty)
  }
}
