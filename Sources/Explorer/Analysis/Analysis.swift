internal import Algorithms
internal import BidiAlgorithm
internal import Explanation
internal import TextModel
internal import WritingDirection

/// What the panes show, computed from the state in one place.
struct Analysis {
  let layout: TextLayout
  let selection: Selection
  let policy: SelectionPolicy
  let direction: DirectionChoice
  let places: CaretPlaces
  /// The visual line on which the caret stands.
  let linePosition: LinePosition
  let line: VisualLine
  let paragraph: ParagraphIndex
  /// The caret's paragraph.
  let paragraphLayout: ParagraphLayout
  let paragraphStart: Int
  /// The scalar that the caret leans on, from the paragraph's start; nil in an empty paragraph.
  let caretScalar: Int?
  /// The selected ranges, in storage order.
  let ranges: [Range<ScalarOffset>]
  let rangeSet: RangeSet<ScalarOffset>
  private let memo: AnalysisMemo
  private let desk: DirectionDesk
  /// The rules' work, where it is being explained.
  private(set) var trace: TraceView?
  /// What the last key did to the levels of the caret's paragraph.
  let levelChange: LevelChange?

  /// The analysis of a state.
  init(_ state: AppState) {
    layout = state.session.layout
    selection = state.session.selection
    policy = state.shownPolicy
    direction = state.direction
    memo = state.memo
    desk = state.directions
    let caret = selection.focus
    places = layout.places(of: caret)
    linePosition = places.primary.line
    line = layout.line(linePosition)
    paragraph = linePosition.paragraph
    paragraphLayout = layout.paragraph(paragraph)
    paragraphStart = layout.document.range(of: paragraph).lowerBound.rawValue
    let local = caret.offset.rawValue - paragraphStart
    let leaning = caret.affinity == .upstream && local > 0 ? local - 1 : local
    let count = paragraphLayout.count
    caretScalar = count == 0 ? nil : min(max(0, leaning), count - 1)
    rangeSet = layout.ranges(of: selection, policy: policy)
    ranges = Array(rangeSet.ranges)
    levelChange = state.levelChange?.paragraph == paragraph ? state.levelChange : nil
    if state.trace.isOn { trace = TraceView(self, state.trace) }
  }

  var document: Document { layout.document }
  var content: ParagraphContent { paragraphLayout.content }
  var resolved: ResolvedParagraph { paragraphLayout.resolved }

  /// The offset in the document of a position in the caret's paragraph, in scalars.
  func offset(_ position: Int) -> Int { paragraphStart + position }

  /// Whether scalars of the caret's paragraph are selected.
  func isSelected(_ range: Range<Int>) -> Bool {
    isSelected(ScalarOffset(paragraphStart + range.lowerBound))
  }

  /// Whether the scalar after a gap is selected. O(log ranges).
  func isSelected(_ offset: ScalarOffset) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound > offset }
    return index < ranges.count && ranges[index].contains(offset)
  }

  /// Whether a scalar of the caret's paragraph decided what is being explained.
  func isDeciding(_ range: Range<Int>) -> Bool {
    trace?.deciding.contains { range.contains($0) } ?? false
  }

  /// Whether the last key gave a scalar of the caret's paragraph another level.
  func isChanged(_ range: Range<Int>) -> Bool {
    levelChange.map { !$0.positions.isDisjoint(RangeSet(range)) } ?? false
  }

  /// What the strategy says of the caret's paragraph, pinned or not; nil where one direction is for all.
  var estimate: DirectionEstimate? {
    guard case .strategy(let strategy) = direction else { return nil }
    return desk[strategy].estimate(paragraph, in: layout.directed.unpinned(paragraph))
  }

  /// The direction of the caret's paragraph that was set by hand.
  var pinned: TextDirection? { layout.directed.notes[paragraph].pinned }

  /// What the rules did to the caret's paragraph.
  var keptTrace: KeptTrace { memo.trace(of: self) }

  /// Level runs, sequences and pairs of the caret's paragraph; nil where it is too long to be listed.
  var structure: BidiStructure? { memo.structure(of: self) }

  /// The class of each scalar of the caret's paragraph before the implicit levels; nil where it is too long.
  var resolvedClasses: [BidiClass?]? { structure?.finalClasses }
}

/// What is costly to compute and seldom changes: kept for the last paragraph asked about.
final class AnalysisMemo {
  /// The longest paragraph, in scalars, whose structures are listed.
  static let longest = 20_000

  private var key: (id: UInt64, direction: BaseDirection)?
  private var kept: BidiStructure?
  private var traceKey: (id: UInt64, direction: BaseDirection, start: Int)?
  private var keptTrace: KeptTrace?

  /// What the rules did to the caret's paragraph, L1 to L4 to the caret's line; around the caret where the
  /// paragraph is long.
  func trace(of analysis: Analysis) -> KeptTrace {
    let layout = analysis.paragraphLayout
    let key = (analysis.content.id, layout.direction, analysis.paragraphStart)
    let window = KeptTrace.window(count: layout.count, caret: analysis.caretScalar ?? 0)
    var trace: KeptTrace
    if let traceKey, traceKey == key, let kept = keptTrace, kept.explained.window == window {
      trace = kept
      keptTrace = nil
      trace.show(line: analysis.line.range)
    } else {
      keptTrace = nil
      trace = KeptTrace(
        ExplainedParagraph(
          analysis.content.scalars.map(\.scalar), input: analysis.resolved.input,
          direction: layout.direction,
          line: analysis.line.range, firstOffset: analysis.paragraphStart, window: window))
    }
    traceKey = key
    keptTrace = trace
    return trace
  }

  func structure(of analysis: Analysis) -> BidiStructure? {
    let id = analysis.content.id
    let direction = analysis.paragraphLayout.direction
    guard analysis.paragraphLayout.count <= Self.longest else { return nil }
    if let key, key.id == id, key.direction == direction { return kept }
    kept = BidiStructure(of: analysis.resolved.input, direction: direction)
    key = (id, direction)
    return kept
  }
}
