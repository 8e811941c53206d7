public import BidiAlgorithm

internal import Synchronization
internal import UnicodeData

/// A paragraph resolved, broken into lines and reordered.
///
/// Lines are found and built when they are asked for, and kept; that does not show in any answer.
/// Positions are scalars from the paragraph's start.
///
/// Unchecked: what is not constant is read and written under `lock` alone.
public final class ParagraphLayout: @unchecked Sendable {
  /// The paragraph.
  public let content: ParagraphContent
  /// What decided its level.
  public let direction: BaseDirection
  /// How its lines are laid out.
  public let settings: LayoutSettings
  /// By whose rules its lines are broken.
  public let languages: LineBreakRuns
  /// Its levels before lines are broken.
  public let levels: ParagraphLevels
  /// All its levels before lines are broken. O(*n*) the first time where it is long.
  public var resolved: ResolvedParagraph { levels.whole }

  private let readings: LevelReadings?
  private let units: CellUnits
  private let starts: LineStarts
  /// Those that were built, by where they start.
  private var lines: [Int: VisualLine] = [:]
  /// How many scalars the kept lines have.
  private var keptScalars = 0
  private lazy var words = WordSegments(content)
  private lazy var pairs = ControlPairs(content)
  private static let mostKeptScalars = 1 << 16
  private let lock = Mutex(())

  /// The layout of a paragraph. O(*n*) for its levels, and lines when they are asked for; where it
  /// is long, both are made when they are asked for.
  ///
  /// - Parameters:
  ///   - content: the paragraph.
  ///   - direction: what decides its level.
  ///   - settings: how its lines are laid out.
  ///   - languages: by whose rules its lines are broken.
  ///   - waiting: what is waited for, where it is very long.
  public convenience init(
    _ content: ParagraphContent, direction: BaseDirection, settings: LayoutSettings,
    languages: LineBreakRuns, waiting: LayoutWaiting
  ) {
    self.init(content, direction, settings, languages, waiting: waiting, .nothing, nil)
  }

  init(
    _ content: ParagraphContent, _ direction: BaseDirection, _ settings: LayoutSettings,
    _ languages: LineBreakRuns, waiting: LayoutWaiting, _ workedOut: WorkedOut.Content,
    _ readings: LevelReadings?
  ) {
    self.content = content
    self.direction = direction
    self.settings = settings
    self.languages = languages
    self.readings = readings
    levels =
      content.levelsOfLong(direction, waiting, workedOut.levels, readings)
      ?? ParagraphLevels(resolve(content.input, direction: direction), content, direction)
    units = CellUnits(content, levels: levels, settings: settings)
    starts = LineStarts(
      units, languages, known: workedOut.lines, atOnce: content.linesAtOnce(waiting))
  }

  /// The layout of a paragraph after an edit: the same as without `previous`, but lines are broken
  /// anew only from two lines before the edit until the breaks are the old ones again. Its lines,
  /// and those of the previous one, are broken by the root locale's rules throughout.
  init(
    after previous: ParagraphLayout, _ content: ParagraphContent, _ direction: BaseDirection,
    waiting: LayoutWaiting, _ workedOut: WorkedOut.Content, _ readings: LevelReadings?
  ) {
    self.content = content
    self.direction = direction
    self.readings = readings
    settings = previous.settings
    languages = .root
    let change = ParagraphChange(from: previous.content.scalars, to: content.scalars)
    if let long = content.levelsOfLong(direction, waiting, workedOut.levels, readings) {
      levels = long
    } else {
      let isKnown = previous.content.scalars.long == nil && !previous.resolved.isPlain
      let input =
        isKnown ? change.input(from: previous.resolved.input, to: content.scalars) : content.input
      levels = ParagraphLevels(resolve(input, direction: direction), content, direction)
    }
    units = CellUnits(content, levels: levels, settings: settings)
    let atOnce = content.linesAtOnce(waiting)
    if let known = workedOut.lines {
      starts = LineStarts(units, languages, known: known, atOnce: atOnce)
    } else {
      starts = LineStarts(
        units, after: previous.lock.withLock { _ in previous.starts.known },
        replaced: change.replaced, insertedCount: change.inserted.count, atOnce: atOnce)
    }
  }

  /// How many scalars the paragraph has, its separator included.
  public var count: Int { content.scalars.count }

  /// Where its text ends: before the separator.
  public var contentEnd: Int { count - content.separatorCount }

  /// What the algorithm reads of it. O(*n*) where it is long, else O(1).
  public var input: BidiInput {
    guard content.scalars.long == nil else { return content.input }
    return resolved.isPlain ? content.input : resolved.input
  }

  /// The Bidi_Class of a scalar, before any rule.
  public func bidiClass(at position: Int) -> BidiClass {
    BidiProperties.bidiClass(of: content.scalars[position].scalar)
  }

  /// The paragraph level.
  public var paragraphLevel: EmbeddingLevel { levels.paragraphLevel }

  /// How many lines it has; at least 1. Breaks the whole paragraph the first time, O(*n*).
  public var lineCount: Int { lock.withLock { _ in starts.lineCount } }

  /// Whether it has a line of this number, from 0. Breaks lines no further than that.
  public func hasLine(_ line: Int) -> Bool { lock.withLock { _ in starts.hasLine(line) } }

  /// The number of its last line.
  ///
  /// Lines have the numbers from 0 on. Where nobody waits for levels and lines, a line far behind
  /// the first ones of a long paragraph is broken from a place near it; its number is the scalar
  /// where it starts (``hasExactStart(_:)``).
  public var lastLine: Int { lock.withLock { _ in starts.lastLine } }

  /// The number of the line after one; nil after the last.
  public func line(after line: Int) -> Int? { lock.withLock { _ in starts.line(after: line) } }

  /// The number of the line before one; nil before the first.
  public func line(before line: Int) -> Int? { lock.withLock { _ in starts.line(before: line) } }

  /// The number of the line nearest to one of some number.
  func nearest(_ line: Int) -> Int { lock.withLock { _ in starts.nearest(line) } }

  /// Whether a line starts where it does in the whole paragraph, and so do all before it.
  package func hasExactStart(_ line: Int) -> Bool { lock.withLock { _ in starts.isExact(line) } }

  /// The scalars of a line; the nearest line's where there is none of this number.
  public func range(ofLine line: Int) -> Range<Int> {
    lock.withLock { _ in starts.range(ofLine: line) }
  }

  /// A line, from 0; the nearest line where there is none of this number. O(its length) the first
  /// time.
  public func line(_ number: Int) -> VisualLine {
    lock.withLock { _ in
      let range = starts.range(ofLine: number)
      if let line = lines[range.lowerBound], line.range == range {
        if !line.isExact { readings?.noteGuess() }
        return line
      }
      let line = LineBuilder(units: units).line(
        range, isFirst: range.lowerBound == 0, isLast: starts.line(after: number) == nil)
      if keptScalars > Self.mostKeptScalars {
        lines.removeAll(keepingCapacity: true)
        keptScalars = 0
      }
      lines[range.lowerBound] = line
      keptScalars += range.count
      return line
    }
  }

  /// The line on which a gap with its affinity stands. O(log *n*) where the lines are known.
  public func line(of gap: Int, _ affinity: TextPosition.Affinity) -> Int {
    lock.withLock { _ in
      let line = starts.line(startingAtOrBefore: min(max(gap, 0), count))
      guard affinity == .upstream, starts.range(ofLine: line).lowerBound == gap else { return line }
      return starts.line(before: line) ?? line
    }
  }

  /// The word, the white space or the sign (UAX #29) that holds a scalar; empty at the paragraph's
  /// end.
  public func word(at position: Int) -> Range<Int> {
    guard (0..<count).contains(position) else { return count..<count }
    return segment(at: position).range
  }

  /// The word, the white space or the sign that holds a scalar. O(its length), once while the same
  /// one is asked for.
  func segment(at position: Int) -> WordSegments.Segment {
    lock.withLock { _ in words.segment(at: position) }
  }

  /// Whether a scalar is surely in no word.
  func isInNoWord(_ position: Int) -> Bool { lock.withLock { _ in words.isInNoWord(position) } }

  /// Whether the cells on both sides of a gap begin and end there by whatever levels.
  func cellsNeedNoLevels(around gap: Int) -> Bool {
    lock.withLock { _ in units.needNoLevels(around: gap) }
  }

  /// Its bidi controls, and which of them belong together. O(*n*) the first time.
  var controls: ControlPairs { lock.withLock { _ in pairs } }
}

extension ParagraphContent {
  /// The classes and brackets. O(*n*).
  var input: BidiInput {
    if let long = scalars.long, let input = long.inputOfBytes { return input }
    return BidiInput(scalars: scalars.lazy.map(\.scalar))
  }

  /// The levels of a long paragraph in which nothing can raise one: all are the paragraph's (W7,
  /// N1, I1). Nil for any other. O(1).
  private func resolvedPlain(_ direction: BaseDirection) -> ResolvedParagraph? {
    guard let long = scalars.long, long.isPlain, direction != .explicit(.rightToLeft) else {
      return nil
    }
    let reason =
      direction == .auto
      ? ParagraphLevelReason(rule: long.firstLetter == nil ? .p3 : .p2, position: long.firstLetter)
      : ParagraphLevelReason(rule: .hl1, position: nil)
    return ResolvedParagraph(plainCount: scalars.count, reason: reason)
  }
}

extension ParagraphContent {
  /// How many scalars are broken into lines at once; nil where all are, however many.
  fileprivate func linesAtOnce(_ waiting: LayoutWaiting) -> Int? {
    guard waiting != .forEverything, let sizes = scalars.long?.sizes,
      scalars.count > sizes.longestBroken
    else { return nil }
    return sizes.linesAtOnce
  }

  /// The levels of a long paragraph, resolved where they are asked for; nil for any other.
  fileprivate func levelsOfLong(
    _ direction: BaseDirection, _ waiting: LayoutWaiting, _ known: ResolvedParagraph?,
    _ readings: LevelReadings?
  ) -> ParagraphLevels? {
    guard let long = scalars.long else { return nil }
    if let plain = resolvedPlain(direction) { return ParagraphLevels(plain, self, direction) }
    return ParagraphLevels(
      long, self, direction, known, waits: waiting != .forNothing, readings)
  }
}

extension LongParagraph {
  /// The classes and brackets straight from the bytes, where every scalar is well-formed or one
  /// ill-formed byte; else nil. O(*n*).
  fileprivate var inputOfBytes: BidiInput? {
    let input = unsafe withBytes { unsafe BidiInput(utf8: $0) }
    return input.count == table.total.scalars ? input : nil
  }
}
