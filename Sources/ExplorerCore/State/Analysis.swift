internal import Algorithms
package import BidiAlgorithm
package import TextModel
internal import UnicodeData
package import Wording
package import WritingDirection

/// What the panes show of a state, worked out in one place.
package struct Analysis {
  /// All that it is made from.
  private let inputs: AnalysisInputs
  /// The answers to other questions.
  package let memory: Memory
  package let places: CaretPlaces
  /// The visual line on which the caret stands.
  package let linePosition: LinePosition
  package let line: VisualLine
  package let paragraph: ParagraphIndex
  /// The caret's paragraph.
  package let paragraphLayout: ParagraphLayout
  package let paragraphStart: Int
  /// The scalar at the side of the gap on which the caret leans, from the paragraph's start; nil in
  /// an empty paragraph.
  package let caretScalar: Int?
  /// The selected ranges, in storage order.
  package let ranges: [Range<ScalarOffset>]
  package let rangeSet: RangeSet<ScalarOffset>
  /// The scalars that decided what a feature explains, as positions in the caret's paragraph.
  package private(set) var deciding: [Int] = []
  /// What the last key did to the levels of the caret's paragraph.
  package let levelChange: LevelChange?
  /// Whether caret and selection were found by levels that are not exact yet.
  package let isGuessed: Bool

  /// The analysis of a state.
  package init(_ inputs: AnalysisInputs, _ memory: Memory) {
    (self.inputs, self.memory) = (inputs, memory)
    let (layout, selection) = (inputs.layout, inputs.selection)
    let guesses = layout.guessCount
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
    rangeSet = layout.ranges(of: selection, policy: inputs.policy)
    ranges = Array(rangeSet.ranges)
    isGuessed = layout.guessCount != guesses || !paragraphLayout.levels.isLevelKnown
    levelChange = inputs.levelChange?.paragraph == paragraph ? inputs.levelChange : nil
    deciding = inputs.registry.features.flatMap { $0.deciding(self) }
  }

  /// What a feature knows.
  package subscript<F: Feature>(feature: F.Type) -> F.State { inputs.features[feature] }

  package var layout: TextLayout { inputs.layout }
  package var selection: Selection { inputs.selection }
  /// The policy by which the selection is shown.
  package var policy: SelectionPolicy { inputs.policy }
  package var direction: DirectionChoice { inputs.direction }
  package var locale: TextDirection { inputs.locale }
  package var document: Document { layout.document }
  package var content: ParagraphContent { paragraphLayout.content }
  package var levels: ParagraphLevels { paragraphLayout.levels }

  /// The visual line on which a scalar of the caret's paragraph stands.
  package func line(of position: Int) -> VisualLine {
    let number = paragraphLayout.line(of: position, .downstream)
    return number == linePosition.line ? line : paragraphLayout.line(number)
  }

  /// The level of a scalar of the caret's paragraph on its line, after L1.
  package func level(at position: Int) -> EmbeddingLevel {
    line(of: position).level(at: position) ?? levels.level(at: position)
  }

  /// The offset in the document of a position in the caret's paragraph, in scalars.
  package func offset(_ position: Int) -> Int { paragraphStart + position }

  /// Whether scalars of the caret's paragraph are selected.
  package func isSelected(_ range: Range<Int>) -> Bool {
    isSelected(ScalarOffset(paragraphStart + range.lowerBound))
  }

  /// Whether the scalar after a gap is selected. O(log ranges).
  package func isSelected(_ offset: ScalarOffset) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound > offset }
    return index < ranges.count && ranges[index].contains(offset)
  }

  /// Whether a scalar of the caret's paragraph decided what is being explained.
  package func isDeciding(_ range: Range<Int>) -> Bool {
    deciding.contains { range.contains($0) }
  }

  /// Whether the last key gave a scalar of the caret's paragraph another level.
  package func isChanged(_ range: Range<Int>) -> Bool {
    levelChange.map { !$0.positions.isDisjoint(RangeSet(range)) } ?? false
  }

  /// What the strategy says of the caret's paragraph, pinned or not; nil where one direction is set
  /// for all paragraphs.
  package var estimate: DirectionEstimate? {
    guard case .strategy(let strategy) = direction else { return nil }
    return memory[StrategyAtWork(strategy: strategy, locale: locale)].estimate(
      paragraph, in: layout.directed.unpinned(paragraph))
  }

  /// The direction of the caret's paragraph that was set by hand or by markup; nil where none was.
  package var pinned: TextDirection? { layout.directed.notes[paragraph].pinned }

  /// Whether markup set it.
  package var isPinnedByMarkup: Bool { layout.directed.notes[paragraph].isFromMarkup }

  /// Whether that is the one that markup has where nobody says any.
  package var isPinnedByDefault: Bool { layout.directed.notes[paragraph].isDefault }

  /// Level runs, sequences and pairs of the caret's paragraph; nil where it is too long to be
  /// listed.
  package var structure: BidiStructure? { AskedStructure.of(self) }

  /// The class of each scalar of the caret's paragraph before the implicit levels; nil where it is
  /// too long.
  package var resolvedClasses: [BidiClass?]? { structure?.finalClasses }
}

extension Analysis {
  /// The selection in one line.
  package var selectionSummary: Words {
    if ranges.isEmpty {
      return """
        caret at \(number: selection.focus.offset.rawValue), column \
        \(number: places.primary.column.rawValue)
        """
    }
    return counted(ranges.count, .ranges) + " "
      + Words(verbatim: RangeNotation.text(ranges.prefix(20)))
  }

  /// A range of the caret's paragraph, in the document.
  package func offset(_ range: Range<Int>) -> Range<Int> {
    offset(range.lowerBound)..<offset(range.upperBound)
  }
}
