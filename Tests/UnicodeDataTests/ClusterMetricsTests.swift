import TestSupport
import Testing

@testable import UnicodeData

/// How terminals count the columns of clusters.
@Suite struct ClusterMetricsTests {
  /// Columns that a terminal gives scalars, by one of the ways of counting that there are.
  enum Way: CaseIterable {
    /// Each scalar by itself.
    case scalars
    /// A cluster is as wide as its base.
    case bases
    /// Joined emoji are one, spacing marks have a column.
    case joined
    /// Joiners have a column too.
    case joiners

    func columns(_ text: String) -> Int {
      var width = 0
      var isJoined = false
      for scalar in text.unicodeScalars {
        let own = ScalarFacts.cellWidth(of: scalar)
        switch self {
        case .scalars: width += own
        case .bases: width = width == 0 ? max(1, own) : width
        case .joined:
          if isJoined { break }
          if (0x1F3FB...0x1F3FF).contains(scalar.value), width > 0 { break }
          width += own
        case .joiners:
          width += scalar == "\u{200D}" || scalar == "\u{200C}" ? 1 : own
        }
        if scalar == "\u{200D}" { isJoined = true }
      }
      return width
    }
  }

  private func metrics(_ way: Way) -> ClusterMetrics {
    var measured: [ClusterKind: [Int]] = [:]
    for kind in ClusterKind.allCases { measured[kind] = kind.samples.map(way.columns) }
    return ClusterMetrics(measured: measured)
  }

  @Test(arguments: Way.allCases) func everySampleIsAsWideAsItWasMeasured(_ way: Way) {
    let metrics = metrics(way)
    for kind in ClusterKind.allCases where metrics[kind] != nil {
      for sample in kind.samples {
        let drawing = ClusterDrawing.of(sample.unicodeScalars, metrics)
        #expect(drawing.width == way.columns(sample), "\(kind) \(metrics)")
        #expect(
          drawing.glyphs.suffix(sample.unicodeScalars.count).elementsEqual(
            sample.unicodeScalars))
        #expect(!drawing.hasMore)
      }
    }
    // Consonants that are joined to one cluster are drawn apart, each at its own place.
    #expect(metrics.unknownKinds == (way == .bases ? [.conjunct] : []), "\(metrics)")
    #expect(ClusterMetrics(metrics.description) == metrics)
  }

  /// What is drawn never takes more columns than its box, in a terminal that counts in whatever
  /// way: with its own answers, and with none.
  @Test(arguments: Way.allCases) func noClusterIsWiderThanItsBox(_ way: Way) {
    var generator = SeededGenerator(seed: 34)
    for known in [metrics(way), .safe] {
      for _ in 0..<20_000 {
        let cluster = Self.cluster(&generator)
        let drawing = ClusterDrawing.of(cluster, known)
        guard drawing.label == nil else { continue }
        let text = String(String.UnicodeScalarView(drawing.glyphs))
        #expect(way.columns(text) <= drawing.width, "\(cluster.map { $0.value }) \(known)")
        let shown = Set(drawing.glyphs)
        #expect(drawing.hasMore || cluster.allSatisfy(shown.contains), "\(cluster)")
        guard drawing.hasMore else { continue }
        #expect(drawing.glyphs.last == ClusterDrawing.moreSign)
      }
    }
  }

  /// A grapheme cluster of any script, rich in what terminals disagree about.
  private static func cluster(_ generator: inout SeededGenerator) -> [Unicode.Scalar] {
    let samples = ClusterKind.allCases.flatMap(\.samples)
    var scalars: [Unicode.Scalar] = []
    for _ in 0...Int.random(in: 0...2, using: &generator) {
      guard let sample = samples.randomElement(using: &generator) else { continue }
      scalars += Array(sample.unicodeScalars).shuffled(using: &generator)
    }
    let text = String(String.UnicodeScalarView(scalars))
    return text.randomElement(using: &generator).map { Array($0.unicodeScalars) } ?? []
  }
}
