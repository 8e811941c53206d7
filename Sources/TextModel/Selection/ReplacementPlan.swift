public import BidiAlgorithm

internal import UnicodeData

/// Where text goes that is typed or pasted over a selection of several ranges: into one of them.
public struct ReplacementPlan: Hashable, Sendable {
  /// One of the ranges, and the directions beside it.
  public struct Candidate: Hashable, Sendable {
    /// What is deleted.
    public var range: Range<ScalarOffset>
    /// The direction of the surviving scalar before it in its paragraph; nil where there is none.
    public var before: TextDirection?
    /// The direction of the surviving scalar after it in its paragraph; nil where there is none.
    public var after: TextDirection?
    /// Where the text would be shown in its place: its line and its left edge; nil where that is
    /// not known.
    public var place: CaretPlace?
    /// Whether the text would be shown where the selection was.
    public var isAtHole = false

    /// Whether a surviving neighbour has a direction.
    public func hasNeighbour(_ direction: TextDirection) -> Bool {
      before == direction || after == direction
    }
  }

  /// What said which direction is wanted.
  public enum Reason: Hashable, Sendable {
    /// The direction of the active keyboard.
    case keyboard
    /// The first strong scalar of the text that goes in.
    case insertedText
    /// The last strong scalar that was typed.
    case lastTyped
    /// Nothing did: the first range is taken.
    case none
  }

  /// The ranges, in storage order; at least one.
  public var candidates: [Candidate]
  /// The index of the candidate that receives the text.
  public var chosen: Int
  /// The direction that was wanted.
  public var direction: TextDirection?
  /// Where the direction came from.
  public var reason: Reason

  /// The edit: all ranges go, the text comes in the place of the chosen one.
  public func edit(with text: StoredText) -> Edit {
    Edit(
      candidates.enumerated().map { index, candidate in
        Edit.Replacement(candidate.range, with: index == chosen ? text : .empty)
      })
  }

  /// The caret after the edit: behind the text, or without a text at the first range's start.
  public func caret(after text: StoredText) -> Selection {
    guard !text.isEmpty else {
      return .afterDeletion(at: candidates[0].range.lowerBound, backward: true)
    }
    let gone = candidates[..<chosen].reduce(0) {
      $0 + $1.range.upperBound.rawValue - $1.range.lowerBound.rawValue
    }
    let start = candidates[chosen].range.lowerBound
    return .afterTyping(upTo: start.advanced(by: text.scalarCount - gone))
  }
}

extension TextLayout {
  /// Where text goes that replaces a selection; nil where nothing is selected.
  ///
  /// Into a range in whose place it is shown where the selection was. Where none of the selected
  /// ranges does that, but one does if the controls around what goes stay, they stay. Among
  /// several, and where there is none, the direction decides as in
  /// ``replacement(of:with:keyboard:lastTyped:)``. O(ranges × paragraph).
  public func replacement(
    of selection: Selection, policy: SelectionPolicy, with text: StoredText,
    lastTyped: TextDirection?
  ) -> ReplacementPlan? {
    let keyboard = directed.keyboard
    let ranges = ranges(of: selection, policy: policy)
    let plan = replacement(of: ranges, with: text, keyboard: keyboard, lastTyped: lastTyped)
    guard let plan, let hole = hole(of: selection, policy: policy),
      !text.isEmpty, text.scalarCount <= Self.longestTrial
    else {
      return plan
    }
    let shown = landing(plan, of: text, hole)
    if shown.candidates[shown.chosen].isAtHole || policy != .natural { return shown }
    let inner = rangesKeepingPairs(of: selection)
    guard inner != ranges,
      let kept = replacement(of: inner, with: text, keyboard: keyboard, lastTyped: lastTyped)
    else { return shown }
    let other = landing(kept, of: text, hole)
    return other.candidates[other.chosen].isAtHole ? other : shown
  }

  /// More ranges than this are not tried.
  private static let mostTrials = 24

  /// The plan with the places at which the text would be shown; one where the selection was is
  /// chosen before others.
  private func landing(
    _ plan: ReplacementPlan, of text: StoredText, _ hole: SelectionHole
  ) -> ReplacementPlan {
    var plan = plan
    var fits = plan.candidates.map { _ in EditTrial.Fit.none }
    for index in plan.candidates.indices.prefix(Self.mostTrials) {
      var trial = plan
      trial.chosen = index
      let end = trial.caret(after: text).focus.offset
      guard let result = EditTrial(self, trial.edit(with: text), hole: hole) else { return plan }
      let range = end.advanced(by: -text.scalarCount)..<end
      fits[index] = result.fit(of: range)
      plan.candidates[index].isAtHole = fits[index] != .none
      plan.candidates[index].place = result.columns(of: range).map { line, columns in
        CaretPlace(
          line: line, column: Column(columns.lowerBound),
          direction: result.layout.place(of: TextPosition(end, .upstream)).direction)
      }
    }
    guard let best = fits.max(), best != .none else { return plan }
    let landing = plan.candidates.indices.filter { fits[$0] == best }
    guard let first = landing.first, !landing.contains(plan.chosen) else { return plan }
    plan.chosen = first
    if let direction = plan.direction {
      plan.chosen = landing.first { plan.candidates[$0].hasNeighbour(direction) } ?? first
    }
    return plan
  }

  /// The caret after a selection's ranges are deleted: in the place of a range, on the side where
  /// it is shown where the selection was; of several the one of the keyboard's direction, and else
  /// the first.
  public func caret(
    afterDeleting ranges: RangeSet<ScalarOffset>, at hole: SelectionHole?, backward: Bool,
    keyboard: TextDirection?
  ) -> Selection {
    let edit = Edit.delete(ranges)
    let usual = Selection.afterDeletion(
      at: ranges.ranges.first?.lowerBound ?? ScalarOffset(0), backward: backward)
    guard let hole, let trial = EditTrial(self, edit, hole: hole) else { return usual }
    let sides: [TextPosition.Affinity] =
      backward ? [.upstream, .downstream] : [.downstream, .upstream]
    let places = ranges.ranges.prefix(Self.mostTrials).flatMap { range in
      sides.map { TextPosition(edit.map(range.lowerBound), $0) }
    }
    let fits = places.map { trial.fit(of: $0) }
    guard let best = fits.max(), best != .none else { return usual }
    let shown = zip(places, fits).filter { $0.1 == best }.map(\.0)
    let wanted = shown.first { trial.layout.place(of: $0).direction == keyboard }
    return (wanted ?? shown.first).map { Selection(caret: $0) } ?? usual
  }

  /// Where text goes that replaces ranges, by the directions beside them alone; nil where there are
  /// none.
  ///
  /// The direction is that of the active keyboard, or of the text's first strong scalar, or of the
  /// last strong scalar typed; the first range with a surviving neighbour of that direction is
  /// chosen, or the first of all. Controls that X9 removes have no direction and are passed over.
  public func replacement(
    of ranges: RangeSet<ScalarOffset>, with text: StoredText, keyboard: TextDirection?,
    lastTyped: TextDirection?
  ) -> ReplacementPlan? {
    let candidates = ranges.ranges.map { range in
      ReplacementPlan.Candidate(
        range: range, before: survivingDirection(before: range.lowerBound, ranges),
        after: survivingDirection(after: range.upperBound, ranges))
    }
    guard !candidates.isEmpty else { return nil }
    var direction = keyboard
    var reason = ReplacementPlan.Reason.keyboard
    if direction == nil {
      direction = Self.firstStrongDirection(of: text)
      reason = .insertedText
    }
    if direction == nil {
      direction = lastTyped
      reason = .lastTyped
    }
    guard let direction else {
      return ReplacementPlan(candidates: candidates, chosen: 0, direction: nil, reason: .none)
    }
    return ReplacementPlan(
      candidates: candidates,
      chosen: candidates.firstIndex { $0.hasNeighbour(direction) } ?? 0, direction: direction,
      reason: reason)
  }

  /// The direction of a text's first strong scalar (classes L, R and AL), or nil.
  public static func firstStrongDirection(of text: StoredText) -> TextDirection? {
    for stored in text.scalars {
      let bidiClass = BidiProperties.bidiClass(of: stored.scalar)
      if bidiClass.isStrong { return bidiClass == .l ? .leftToRight : .rightToLeft }
    }
    return nil
  }

  /// The direction of the scalar before a gap in its paragraph that stays and that X9 does not
  /// remove.
  private func survivingDirection(
    before gap: ScalarOffset, _ ranges: RangeSet<ScalarOffset>
  ) -> TextDirection? {
    let number = document.paragraph(containing: gap)
    let (layout, start) = (paragraph(number), start(of: number).rawValue)
    var local = gap.rawValue - start - 1
    while local >= 0 {
      if stays(local, of: layout, from: start, ranges) {
        return layout.levels.level(at: local).direction
      }
      local -= 1
    }
    return nil
  }

  /// The direction of the scalar after a gap in its paragraph that stays and that X9 does not
  /// remove.
  private func survivingDirection(
    after gap: ScalarOffset, _ ranges: RangeSet<ScalarOffset>
  ) -> TextDirection? {
    let number = document.paragraph(containing: gap)
    let (layout, start) = (paragraph(number), start(of: number).rawValue)
    var local = gap.rawValue - start
    while local < layout.contentEnd {
      if stays(local, of: layout, from: start, ranges) {
        return layout.levels.level(at: local).direction
      }
      local += 1
    }
    return nil
  }

  private func stays(
    _ local: Int, of layout: ParagraphLayout, from start: Int, _ ranges: RangeSet<ScalarOffset>
  ) -> Bool {
    local < layout.contentEnd && !layout.levels.isRemoved(at: local)
      && !ranges.contains(ScalarOffset(start + local))
  }
}
