public import BidiAlgorithm
internal import Wording
public import WritingDirection

/// Finds what is torn of a paragraph and what would fix it.
public struct Fixer: Sendable {
  /// The most candidates that are given.
  public var limit = 5
  /// Whether somebody named the rule that decides the direction, so that no candidate before the
  /// fourth changes it, as where the direction itself was set.
  public var keepsDirection = false
  /// Whether nobody set the direction with which a paragraph is given, such as that of HTML without
  /// `dir`: candidates may ask for another one, as where P2 and P3 decide.
  public var hasDefaultDirection = false
  /// Whether controls may come into the text. Where they may not, as in a field for a number,
  /// candidates have another direction alone.
  public var takesControls = true
  /// The rule that was named, if one was: no candidate changes what it says of the paragraph.
  public var strategy: DirectionStrategy?
  /// Where the paragraph stands: what tells what strategies say of it after a change.
  public var place = ParagraphPlace.alone
  /// Whether the text is shown as it stands, with its tags and references. Where somebody renders
  /// it they take no part.
  public var seesTags = true
  /// The direction of the language of whoever reads the text, where that is known: short lines of
  /// both directions that may be read either way are read so, where nobody set their direction.
  public var reader: TextDirection?
  /// Where a gap of the paragraph is in its file, by which candidates name what they put in; nil
  /// where the paragraph is all there is, and its offsets from 0 tell that.
  public var placeOfGap: GapPlace.OfGap?

  /// A fixer; it has no state but what is asked of it.
  public init() {}

  /// What is torn of a paragraph, and changes after which nothing is, the best first.
  ///
  /// O(*n*) where nothing is torn. Each candidate is resolved and judged; one whose display is as
  /// before is never given.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph, without its separator.
  ///   - direction: its direction; where somebody set it, no candidate before the fourth changes
  ///     it.
  ///   - markup: the positions of the controls that markup means: they stay, and what their
  ///     overrides turn is meant.
  /// - Returns: the problems and the candidates; no candidates where there are no problems.
  public func fix(
    _ scalars: [Unicode.Scalar], direction: BaseDirection = .auto, markup: Set<Int> = []
  ) -> FixedParagraph {
    let judgement = judgement(of: scalars, direction, markup)
    let display = judgement.drawn.display
    let controls = MarkupControls(markup, in: scalars)
    let rule = RuledDirection(strategy, in: place, direction)
    let problems = Self.told(judgement, controls, rule)
    guard !problems.isEmpty else {
      return FixedParagraph(text: scalars, display: display, problems: [], candidates: [])
    }
    let isSet = keepsDirection || (direction != .auto && !hasDefaultDirection)
    func search(
      _ words: Judgement, limit: Int, _ placeOfGap: GapPlace.OfGap? = nil
    ) -> [Candidate] {
      var search = CandidateSearch(
        words, words.drawn.display,
        keepsDirection: isSet,
        hasDefaultDirection: hasDefaultDirection,
        rule: rule, place: place,
        markup: controls)
      search.takesControls = takesControls
      search.placeOfGap = placeOfGap
      return search.candidates(limit: limit)
    }
    var candidates =
      judgement.torn.isEmpty ? [] : search(judgement.withoutTags, limit: limit, placeOfGap)
    if judgement.hasSeenTags, takesControls {
      let mending = TagMending(judgement, reader: reader, place: place, markup: controls)
      let all = mending.candidates(candidates) { words in
        // The places of controls that markup means are those before any change.
        markup.isEmpty ? search(words, limit: 1).first : nil
      }
      candidates = Array(
        (isSet ? SetDirection.kept(all) { $0.direction != nil } : all).prefix(limit))
    }
    if markup.isEmpty, takesControls, !keepsDirection, !candidates.isEmpty,
      let other = OtherReading.candidate(judgement, besides: candidates, in: place)
    {
      candidates.insert(other, at: min(Self.placeOfOther, candidates.count))
    }
    candidates = GivenCandidates.list(candidates, limit: limit, of: scalars)
    if !markup.isEmpty {
      for index in candidates.indices {
        let (edit, text) = (candidates[index].edit, candidates[index].text)
        let set = candidates[index].direction.map(BaseDirection.explicit) ?? direction
        let left = Judgement(
          DrawnParagraph(text, set), set, reader: reader, isOfMarkup: true, seesTags: seesTags
        ).problems
        candidates[index].problems =
          controls.after(edit, in: text, from: scalars.count).told(left).count
      }
    }
    return FixedParagraph(
      text: scalars, display: display, problems: problems, candidates: candidates,
      reason: Self.reason(candidates, judgement))
  }

  /// What is torn of a paragraph, as ``fix(_:direction:markup:)`` tells it, with no search for what
  /// fixes it. O(*n* log *n*), and what ``strategy`` reads of the neighbours.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph, without its separator.
  ///   - direction: its direction.
  ///   - markup: the positions of the controls that markup means.
  /// - Returns: the problems; empty where every piece is drawn as it is read.
  public func problems(
    of scalars: [Unicode.Scalar], direction: BaseDirection = .auto, markup: Set<Int> = []
  ) -> [Problem] {
    Self.told(
      judgement(of: scalars, direction, markup), MarkupControls(markup, in: scalars),
      RuledDirection(strategy, in: place, direction))
  }

  private func judgement(
    of scalars: [Unicode.Scalar], _ direction: BaseDirection, _ markup: Set<Int>
  ) -> Judgement {
    Judgement(
      DrawnParagraph(scalars, direction), direction, reader: reader, isOfMarkup: !markup.isEmpty,
      seesTags: seesTags)
  }

  /// The problems of a judgement: none that markup means, and each with what the rule went by.
  private static func told(
    _ judgement: Judgement, _ controls: MarkupControls, _ rule: RuledDirection?
  ) -> [Problem] {
    guard !judgement.torn.isEmpty || !judgement.tornTags.isEmpty else { return [] }
    return controls.told(judgement.problems).map {
      rule?.explained($0, of: judgement.drawn.scalars) ?? $0
    }
  }

  /// Where among the candidates that of another reading comes, if there are as many.
  private static let placeOfOther = 2

  /// Why there is no candidate, or what somebody who pastes one has to know; nil where nothing has
  /// to be said.
  private static func reason(_ candidates: [Candidate], _ judgement: Judgement) -> Words? {
    if candidates.isEmpty {
      return
        "No change of controls or of the direction was found that draws every piece as it is read."
    }
    guard candidates.contains(where: { !$0.insertions.isEmpty }), let text = judgement.text,
      ShellLine.isOne(text)
    else { return nil }
    return "The controls would be part of what the shell is given."
  }
}
