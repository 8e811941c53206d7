internal import BidiAlgorithm
internal import UnicodeData

/// How a paragraph is drawn in every direction that it may have: from left to right, from right to
/// left, and as its text gives it.
///
/// Levels alone do not tell: a mark between two letters whose level is below theirs divides what
/// L2 reverses as a whole, and one before a combining mark takes that from its letter.
struct EveryDrawing {
  /// What stands at one place of the screen.
  private struct Drawn: Equatable {
    /// Where it stands in the paragraph before anything is left out.
    var place: Int
    /// Its level, which says whether it is mirrored.
    var level: EmbeddingLevel
  }

  /// The paragraph in one direction.
  private struct Line: Equatable {
    /// Its level: the side that it begins at.
    var level: EmbeddingLevel
    /// What is drawn, from left to right.
    var drawn: [Drawn] = []
  }

  /// What is left of a paragraph.
  private struct Rest {
    /// The scalars that are left.
    var scalars: [Unicode.Scalar] = []
    /// Where they stand in the paragraph.
    var places: [Int] = []
    let input: BidiInput

    init(_ kept: [Unicode.Scalar?]) {
      for (place, scalar) in kept.enumerated() {
        guard let scalar else { continue }
        scalars.append(scalar)
        places.append(place)
      }
      input = BidiInput(scalars: scalars)
    }

    /// Whether a scalar is drawn. Of what has no picture, what belongs to a letter may choose the
    /// letter's.
    private func isDrawn(_ index: Int) -> Bool {
      let bidiClass = input.classes[index]
      guard !bidiClass.isRemovedByX9 else { return false }
      return bidiClass == .nsm || !ScalarFacts.isInvisible(scalars[index])
    }

    /// The first scalar of each cluster that is drawn.
    func clusters() -> [Int] {
      let breaks = GraphemeBreaks(scalars)
      var starts: [Int] = []
      var index = 0
      while index < scalars.count {
        let next = breaks.next(afterBoundary: index)
        if let first = (index..<next).first(where: isDrawn) { starts.append(places[first]) }
        index = next
      }
      return starts
    }

    func line(_ direction: BaseDirection) -> Line {
      let resolved = resolve(input, direction: direction)
      var line = Line(level: resolved.paragraphLevel)
      line.drawn.reserveCapacity(scalars.count)
      func draw(_ index: Int, _ level: EmbeddingLevel) {
        if isDrawn(index) { line.drawn.append(Drawn(place: places[index], level: level)) }
      }
      for run in resolved.wholeLine.visualRuns {
        if run.level.isRightToLeft {
          for index in run.range.reversed() { draw(index, run.level) }
        } else {
          for index in run.range { draw(index, run.level) }
        }
      }
      return line
    }
  }

  private static let directions: [BaseDirection] = [
    .auto, .explicit(.leftToRight), .explicit(.rightToLeft),
  ]

  private let clusters: [Int]
  private let lines: [Line]

  /// All drawings of a paragraph. O(*n*).
  init(_ scalars: [Unicode.Scalar]) {
    let whole = Rest(scalars.map(Optional.some))
    clusters = whole.clusters()
    lines = Self.directions.map(whole.line)
  }

  /// Whether everything is drawn the same in each of them where some scalars, nil here, are left
  /// out. O(*n*).
  func isSame(with kept: [Unicode.Scalar?]) -> Bool {
    let rest = Rest(kept)
    return zip(Self.directions, lines).allSatisfy { rest.line($0) == $1 }
      && rest.clusters() == clusters
  }
}
