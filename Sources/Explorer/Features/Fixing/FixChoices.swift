internal import BidiAlgorithm
internal import ExplorerCore
internal import Fixing
internal import TextModel
internal import Wording
internal import WritingDirection

/// What is torn of a paragraph, and the changes that are offered for it.
package struct FixChoices: Hashable, Sendable {
  /// A change, and what it moves.
  struct Choice: Hashable, Sendable {
    let candidate: Candidate
    /// The positions in its text of what stands elsewhere than before.
    let moved: RangeSet<Int>
    /// What decides the paragraph's direction after it.
    let direction: BaseDirection
  }

  let paragraph: ParagraphIndex
  /// The paragraph without its separator.
  let scalars: [Unicode.Scalar]
  /// What decides its direction now.
  let direction: BaseDirection
  let problems: [Problem]
  let choices: [Choice]
  /// Why there are none, or what is not sure about them.
  let reason: Words?
  /// Whether a display was asked for, and not what is torn.
  let isWanted: Bool

  /// What there is about a paragraph.
  ///
  /// - Parameters:
  ///   - question: the paragraph, and what is asked about it.
  ///   - goesOn: asked from time to time while a display that is wanted is searched for; the
  ///     search ends early where it is false.
  init(_ question: FixQuestion, goesOn: @escaping () -> Bool) {
    (scalars, direction) = (question.scalars, question.direction)
    let asked = direction
    var fixer = Fixer()
    fixer.strategy = question.strategy
    fixer.seesTags = question.markup == nil
    fixer.hasDefaultDirection = question.hasDefaultDirection
    fixer.place = ParagraphPlaces(question.text, locale: question.locale).place(
      of: question.paragraph, drivenBy: question.strategy, from: asked)
    let fixed: FixedParagraph
    if let wanted = question.wanted {
      fixed = fixer.fix(question.scalars, wanted: wanted, direction: asked, goesOn: goesOn)
    } else {
      fixed = fixer.fix(question.scalars, direction: asked, markup: question.markup ?? [])
    }
    choices = fixed.offered.filter { candidate in
      let isObeyed = question.strategy.map { candidate.holds.contains($0.name) } ?? true
      return candidate.display != fixed.display && (candidate.direction != nil || isObeyed)
    }.map {
      Choice(
        candidate: $0, moved: MovedScalars.of($0, from: question.scalars, asked),
        direction: $0.direction.map(BaseDirection.explicit) ?? asked)
    }
    paragraph = question.paragraph
    problems = fixed.problems
    reason = fixed.reason
    isWanted = question.wanted != nil
  }

  /// What is torn, in its positions; nothing where it is the whole paragraph.
  var torn: RangeSet<Int> {
    RangeSet(problems.lazy.filter { $0.kind != .paragraph }.map(\.range))
  }

  /// The edit that a choice makes of the document.
  func edit(_ index: Int, in document: Document) -> Edit {
    let start = document.range(of: paragraph).lowerBound
    let change = choices[index].candidate.edit
    let puts = change.insertions.map { insertion in
      let gap = start.advanced(by: insertion.at)
      return Edit.Replacement(
        gap..<gap, with: StoredText(String(String.UnicodeScalarView(insertion.scalars))))
    }
    let takes = change.removals.map { position in
      let place = start.advanced(by: position)
      return Edit.Replacement(place..<place.advanced(by: 1), with: .empty)
    }
    return Edit(puts + takes)
  }
}

extension FixChoices {
  /// What stands elsewhere after a change, in positions of the paragraph as it is now. O(*n*).
  func movedNow(_ choice: Choice) -> RangeSet<Int> {
    let origins = choice.candidate.edit.origins(in: scalars.count)
    return RangeSet(
      choice.moved.ranges.joined().compactMap { position in
        origins[position].map { $0..<$0 + 1 }
      })
  }

  /// Where positions of the paragraph are after a change. O(*n* log *n*).
  func positions(of now: RangeSet<Int>, after choice: Choice) -> RangeSet<Int> {
    let origins = choice.candidate.edit.origins(in: scalars.count)
    return RangeSet(
      origins.indices.filter { position in
        origins[position].map { now.contains($0) } ?? false
      }.map { $0..<$0 + 1 })
  }
}
