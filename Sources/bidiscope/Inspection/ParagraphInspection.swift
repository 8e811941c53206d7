package import BidiAlgorithm
package import TextModel

/// The facts about one paragraph that `inspect` tells. Positions are scalars from the paragraph's
/// start.
package struct ParagraphInspection {
  /// Where it stands in the text, its separator included.
  package var range: StorageRange
  package var scalars: [StoredScalar]
  /// The Bidi_Class of each scalar, as it is before any rule.
  package var classes: [BidiClass]
  package var level: EmbeddingLevel
  /// What decided the level; nil where the engine does not say.
  package var reason: ParagraphLevelReason?
  /// The level of each scalar after I2; nil where X9 removes it.
  package var levels: [EmbeddingLevel?]
  package var runs: [Run]
  /// The isolating run sequences of X10; nil where the engine does not say.
  package var sequences: [IsolatingRunSequence]?
  package var lines: [Line]
  /// By whose rules its lines are broken.
  package var lineRuns: LineBreakRuns
  /// What another engine answered; nil for ours.
  package var engine: EngineAnswer?

  /// A maximal run of one resolved level.
  package struct Run {
    package var run: DirectionalRun
    /// Its number from the left, on its line or were the paragraph one line.
    package var visualIndex: Int
  }

  /// A cell of a visual line.
  package struct Cell {
    package var range: Range<Int>
    /// Its left edge, from the left end of the line's own text.
    package var column: Int
    /// How many columns it takes.
    package var width: Int
    /// How many scalars of the line's display it is drawn with.
    package var drawnCount = 0
  }

  /// A visual line.
  package struct Line {
    package var range: Range<Int>
    /// The level of each scalar after L1; nil where X9 removes it.
    package var levels: [EmbeddingLevel?]
    /// The scalars left to right, without those X9 removes.
    package var order: [Int]
    /// What is on the screen, left to right.
    package var display: [Unicode.Scalar]
    /// The cells left to right, those of no width too.
    package var cells: [Cell] = []
    /// Whether it is the empty line behind the text's last separator: P1 makes no paragraph of it,
    /// but the caret can go there.
    package var isAfterSeparator = false
  }
}

extension ParagraphInspection.Line {
  /// The longest runs of one level after L1. What X9 removes goes with what stands before it on the
  /// line, and at its start with what follows. O(length of the line × levels).
  func runs(_ paragraphLevel: EmbeddingLevel) -> [ParagraphInspection.Run] {
    var last = levels.lazy.compactMap(\.self).first ?? paragraphLevel
    let known = levels.map { level in
      last = level ?? last
      return last
    }
    let runs = DirectionalRun.runs(range) { known[$0 - range.lowerBound] }
    var places = Array(repeating: 0, count: runs.count)
    for (place, run) in DirectionalRun.visualOrder(of: runs).enumerated() { places[run] = place }
    return zip(runs, places).map { ParagraphInspection.Run(run: $0, visualIndex: $1) }
  }
}

extension ParagraphInspection {
  /// What its lines have on the screen, left to right, of the cells in which one of these scalars
  /// stands. O(*n*).
  func display(of isMeant: (Int) -> Bool) -> [[Unicode.Scalar]] {
    lines.filter { !$0.isAfterSeparator }.map { line in
      var shown: [Unicode.Scalar] = []
      var rest = line.display[...]
      for cell in line.cells {
        if cell.range.contains(where: isMeant) { shown += rest.prefix(cell.drawnCount) }
        rest = rest.dropFirst(cell.drawnCount)
      }
      return shown
    }
  }
}
