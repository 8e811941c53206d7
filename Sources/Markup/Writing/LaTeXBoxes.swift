internal import BidiAlgorithm
internal import UnicodeData

/// What tells XeTeX how a paragraph is drawn.
///
/// XeTeX draws each word, which is what stands between two blanks, boxes or both, by the bidi
/// algorithm in the direction of its first strong letter (P2), or else of its font's script, and
/// words one behind the other in the direction of the box that they are in. So a stretch of the
/// other direction that is more than one word is a box, and so is one in a word that would be drawn
/// otherwise than in the paragraph. What then still would be begins with a mark.
struct LaTeXBoxes {
  /// A part of the paragraph as TeX reads it.
  enum Part: Hashable {
    /// The beginning of a box of a direction.
    case opening(TextDirection)
    /// The end of the last box that is open.
    case closing
    /// A mark that is no part of the text.
    case mark(Unicode.Scalar)
    /// A scalar of the text by its position, with which no isolate begins or ends.
    case scalar(Int)
  }

  /// The parts in their order.
  private(set) var parts: [Part] = []
  private let scalars: [Unicode.Scalar]
  private let partners: ControlPartners
  private let directions: IsolateDirections
  private let resolved: ResolvedParagraph
  private let levels: [EmbeddingLevel]

  /// Those of a paragraph in a direction; nil where its text decides. O(*n*) for each level.
  init(_ scalars: [Unicode.Scalar], _ direction: TextDirection?) {
    self.scalars = scalars
    partners = ControlPartners(scalars)
    directions = IsolateDirections(scalars, partners)
    resolved = resolve(
      BidiInput(scalars: scalars), direction: direction.map(BaseDirection.explicit) ?? .auto)
    // L1 gives blanks the paragraph's level, and controls, too, which begin and end boxes here.
    levels = zip(resolved.levels, resolved.wholeLine.levels).enumerated().map { index, levels in
      Self.isBlank(scalars[index]) ? levels.1 : levels.0
    }
    add(scalars.indices, at: resolved.paragraphLevel)
  }

  /// The paragraph's direction.
  var direction: TextDirection { resolved.paragraphLevel.direction }
  /// Whether something of it runs from right to left.
  var hasRightToLeft: Bool { levels.contains(where: \.isRightToLeft) }

  /// Adds a range whose box, or paragraph, has a level.
  private mutating func add(_ range: Range<Int>, at level: EmbeddingLevel) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = endOfRun(index, in: range, above: level)
      if isSeveral(index..<end) {
        addRun(index..<end)
        index = end
      } else if Self.isBlank(scalars[index]) {
        parts.append(.scalar(index))
        index += 1
      } else if let close = closing(of: index) {
        addBox(index + 1..<close, directions[index])
        index = close + 1
      } else {
        let end = endOfWord(index, in: range, at: level)
        addWord(index..<end, at: level)
        index = end
      }
    }
  }

  /// Adds what stands in a box of a direction. Its level is the lowest in it, or the one below.
  private mutating func addBox(_ range: Range<Int>, _ direction: TextDirection) {
    parts.append(.opening(direction))
    let lowest = lowest(of: range) ?? EmbeddingLevel(direction == .rightToLeft ? 1 : 0)
    add(
      range, at: lowest.direction == direction ? lowest : EmbeddingLevel(Int(lowest.rawValue) - 1))
    parts.append(.closing)
  }

  /// The lowest level of what is drawn in a range, before L1; nil where nothing is.
  private func lowest(of range: Range<Int>) -> EmbeddingLevel? {
    range.lazy.filter { !resolved.isRemoved(at: $0) }.map { resolved.level(at: $0) }.min()
  }

  /// Adds a run that is above the level of where it stands.
  private mutating func addRun(_ run: Range<Int>) {
    guard let lowest = lowest(of: run) else { return addScalars(run) }
    addBox(run, lowest.direction)
  }

  /// Adds a word: as it is, where it is drawn in its paragraph as it is alone; else with its
  /// letters of the other direction in boxes, and signs behind a mark.
  private mutating func addWord(_ word: Range<Int>, at level: EmbeddingLevel) {
    if isDrawn(word, behind: nil, at: level) { return addScalars(word) }
    var index = word.lowerBound
    while index < word.upperBound {
      var end = endOfRun(index, in: word, above: level)
      let hasLetter = (index..<end).contains { bidiClass($0).isStrong }
      if hasLetter, index..<end != word || lowest(of: word)?.direction != level.direction {
        addRun(index..<end)
      } else {
        // Numbers are drawn with the signs beside them.
        end = max(end, index + 1)
        while end < word.upperBound {
          let next = endOfRun(end, in: word, above: level)
          if (end..<next).contains(where: { bidiClass($0).isStrong }) { break }
          end = max(next, end + 1)
        }
        addMarked(index..<end, at: level)
      }
      index = end
    }
  }

  /// Adds a part of a word behind the mark without which it would be drawn otherwise; behind Arabic
  /// letters that is ALM (W2).
  private mutating func addMarked(_ part: Range<Int>, at level: EmbeddingLevel) {
    let mark: Unicode.Scalar = level.isRightToLeft ? "\u{200F}" : "\u{200E}"
    let marks: [Unicode.Scalar?] = [nil, mark, "\u{61C}"]
    if let mark = marks.first(where: { isDrawn(part, behind: $0, at: level) }) ?? mark {
      parts.append(.mark(mark))
    }
    addScalars(part)
  }

  private mutating func addScalars(_ range: Range<Int>) {
    parts += range.map(Part.scalar)
  }

  /// Whether XeTeX draws a word as the paragraph does, behind a mark or alone, whatever the script
  /// of its font is. Only what is in no box of a paragraph from left to right has surely one from
  /// left to right.
  private func isDrawn(
    _ word: Range<Int>, behind mark: Unicode.Scalar?, at level: EmbeddingLevel
  ) -> Bool {
    let alone = (mark.map { [$0] } ?? []) + scalars[word]
    let input = BidiInput(scalars: alone)
    // Isolates with an end are boxes. One without hides its letters (P2).
    let isTold =
      mark != nil
      || word.prefix { !bidiClass($0).isIsolateInitiator }.contains { bidiClass($0).isStrong }
    let directions: [BaseDirection] =
      isTold
      ? [.auto]
      : level == .leftToRight
        ? [.explicit(.leftToRight)] : [.explicit(.leftToRight), .explicit(.rightToLeft)]
    let drawn = Self.glyphs(of: resolved.line(word)) { scalars[$0] }
    return directions.allSatisfy { direction in
      Self.glyphs(of: resolve(input, direction: direction).wholeLine) { alone[$0] } == drawn
    }
  }

  /// What a line looks like from the left, without controls (L2, L4).
  private static func glyphs(
    of line: ResolvedLine, _ scalar: (Int) -> Unicode.Scalar
  ) -> [Unicode.Scalar] {
    line.visualRuns.flatMap { run in
      let isRightToLeft = run.level.isRightToLeft
      let places = isRightToLeft ? Array(run.range.reversed()) : Array(run.range)
      return places.map(scalar).filter { !BidiProperties.isControl($0.value) }
        .map { isRightToLeft ? BidiProperties.mirror(of: $0) ?? $0 : $0 }
    }
  }

  // MARK: - Where runs and words end

  /// The end of what is above a level from a place on; the place itself where nothing is. What an
  /// isolate holds goes with it.
  private func endOfRun(_ start: Int, in range: Range<Int>, above level: EmbeddingLevel) -> Int {
    var end = start
    while end < range.upperBound, levels[end] > level { end = endOfUnit(end) }
    return end
  }

  /// The end of a word: at a blank, an isolate, or a run of several words.
  private func endOfWord(_ start: Int, in range: Range<Int>, at level: EmbeddingLevel) -> Int {
    var end = start
    while end < range.upperBound, !Self.isBlank(scalars[end]), closing(of: end) == nil {
      let run = endOfRun(end, in: range, above: level)
      if isSeveral(end..<run) { break }
      end = max(run, end + 1)
    }
    return end
  }

  /// Whether a range is more than one word or isolate.
  private func isSeveral(_ range: Range<Int>) -> Bool {
    guard let first = range.first, endOfUnit(first) < range.upperBound else { return false }
    return range.contains { Self.isBlank(scalars[$0]) || closing(of: $0) != nil }
  }

  /// The end of an isolate, or of a scalar.
  private func endOfUnit(_ index: Int) -> Int { (closing(of: index) ?? index) + 1 }

  /// The end of the isolate that begins at a place, if one does.
  private func closing(of index: Int) -> Int? {
    guard bidiClass(index).isIsolateInitiator, let end = partners.partners[index], end > index
    else {
      return nil
    }
    return end
  }

  private func bidiClass(_ index: Int) -> BidiClass { BidiProperties.bidiClass(of: scalars[index]) }

  /// What TeX makes glue of.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\u{A0}", "\t", "\n", "\r": true
    default: false
    }
  }
}
