internal import BidiAlgorithm
internal import Wording
internal import WritingDirection

/// Puts isolates around the tags and references of a paragraph that are torn, by themselves and
/// beside what mends the rest of it.
struct TagMending {
  private let judgement: Judgement
  private let reader: TextDirection?
  private let place: ParagraphPlace
  private let markup: MarkupControls
  /// The tags and references of the paragraph, which each candidate asks for what is around them.
  private let units: TagUnits

  /// Isolates around some tags may turn others that stood beside them.
  private static let rounds = 3
  /// In a longer paragraph, in scalars, each judgement costs: only the best of what was found is
  /// put right, and tokens are those that were found before.
  private static let long = 1000
  private static let mostOfLong = 3

  private var isLong: Bool { judgement.drawn.scalars.count > Self.long }

  init(
    _ judgement: Judgement, reader: TextDirection?, place: ParagraphPlace, markup: MarkupControls
  ) {
    (self.judgement, self.reader) = (judgement, reader)
    (self.place, self.markup) = (place, markup)
    units = TagUnits(judgement.drawn.scalars)
  }

  /// What puts the tags right, with what mends the rest then, and what was found for the rest
  /// alone, each with its tags put right: those that leave the least torn.
  ///
  /// - Parameters:
  ///   - found: what mends the paragraph as if its tags were taken out.
  ///   - search: finds the best of that for a paragraph whose tags are isolated.
  /// - Returns: the candidates, the best first.
  func candidates(_ found: [Candidate], search: (Judgement) -> Candidate?) -> [Candidate] {
    let before = judgement.boundCount
    let own = judgement.torn.isEmpty && !isLatin ? element : nil
    var changed = [own].compactMap { $0 }
    if let tags = mended(judgement.torn.isEmpty && isLatin ? whole : nil) {
      if tags.problems > 0, !isLong || found.isEmpty, let both = rest(beside: tags, search) {
        changed.append(both)
      }
      changed.append(tags)
    }
    changed += found.prefix(isLong ? Self.mostOfLong : found.count).compactMap { mended($0) }
    if own == nil, judgement.torn.isEmpty, !isLatin, let elements { changed.append(elements) }
    changed.removeAll { $0.problems >= before || $0.display == judgement.drawn.display }
    let fewest = changed.map(\.problems).min() ?? 0
    return changed.filter { $0.problems == fewest }.different
  }

  /// What mends the rest of the paragraph beside the isolates around its tags; nil where nothing
  /// does without taking those out again.
  private func rest(
    beside tags: Candidate, _ search: (Judgement) -> Candidate?
  ) -> Candidate? {
    let direction = tags.direction.map(BaseDirection.explicit) ?? judgement.asked
    let words = Judgement(
      DrawnParagraph(tags.text, direction), direction, reader: reader, seesTags: false)
    guard !words.torn.isEmpty, let found = search(words), found.removals.isEmpty,
      found.means != .mark, found.means != .controls
    else { return nil }
    let edit = found.edit.behind(tags.edit, in: judgement.drawn.scalars.count)
    let set = found.direction ?? tags.direction
    return mended(
      candidate(
        "\(tags.name), \(found.name)",
        set == nil ? .isolates : .directionAndControls, edit,
        judged(edit, set.map(BaseDirection.explicit) ?? judgement.asked), direction: set))
  }

  /// Whether nothing of the paragraph but its tags has right-to-left letters.
  private var isLatin: Bool { !judgement.shown.scalars.contains(where: Skeleton.isRightToLeft) }

  /// An isolate from left to right around the paragraph.
  private var whole: Candidate {
    let all = Proposals.around(paragraphOf: judgement.drawn.scalars.count, "\u{2066}")
    return candidate(all.name.words, all.means, all.edit, judged(all.edit, judgement.asked))
  }

  /// An isolate around an element that is all of the paragraph, `<p>ABC DEF</p>`, as an editor of
  /// code has its source, with another one around what it holds where the first alone would not
  /// draw that as it is read; nil where there is none, and where other tags or references are in
  /// it.
  private var element: Candidate? {
    let scalars = judgement.drawn.scalars
    guard judgement.wanted == .rightToLeft, let content = WrittenMarkup.content(of: scalars),
      scalars[content].contains(where: Skeleton.isRightToLeft),
      !scalars[content].contains(where: { $0 == "<" || $0 == "&" }),
      let start = scalars.firstIndex(of: "<"), let last = scalars.lastIndex(of: ">"),
      start < content.lowerBound, last >= content.upperBound
    else { return nil }
    var wanted = Array(scalars[start..<content.lowerBound])
    wanted += DrawnParagraph(Array(scalars[content]), .explicit(.rightToLeft)).display
    wanted += scalars[content.upperBound...last]
    let alone = DrawnParagraph(Array(scalars[start...last]), .explicit(.leftToRight))
    var trial = Proposals.around(start..<last + 1, "\u{2066}")
    if alone.display != wanted {
      let inner = Proposals.around(content, "\u{2067}")
      trial = Trial(
        .both(trial.name, inner.name), .isolates,
        ControlEdit(insertions: trial.edit.insertions + inner.edit.insertions))
    }
    guard !markup.areCrossed(by: trial.edit) else { return nil }
    return candidate(trial.name.words, trial.means, trial.edit, judged(trial.edit, judgement.asked))
  }

  /// Isolates around whole elements with right-to-left words, where all that is torn are their
  /// tags: code as an editor has it, `<b>ABC</b>`. nil where tags stand elsewhere.
  private var elements: Candidate? {
    let torn = judgement.tornTags
    let scalars = judgement.drawn.scalars
    let elements = WrittenMarkup.innermost(of: scalars).filter { element in
      torn.contains { element.contains($0.lowerBound) }
        && scalars[element].contains(where: Skeleton.isRightToLeft)
    }
    let areHeld = torn.allSatisfy { tag in elements.contains { $0.contains(tag.lowerBound) } }
    guard areHeld, !elements.isEmpty else { return nil }
    let edit = joined(ControlEdit(), around: elements)
    guard !markup.areCrossed(by: edit) else { return nil }
    let one: Words = "\(verbatim: Proposals.label("\u{2066}")) and PDI around these words"
    return candidate(
      elements.count == 1 ? one : Proposals.times(one, elements.count),
      elements.count == 1 ? .isolate : .isolates, edit, judged(edit, judgement.asked))
  }

  /// A candidate with isolates around the tags that are torn then; nil where there is none and
  /// nothing is to be put right.
  private func mended(_ start: Candidate?) -> Candidate? {
    let count = judgement.drawn.scalars.count
    let direction = start?.direction.map(BaseDirection.explicit) ?? judgement.asked
    let outer = start?.edit ?? ControlEdit()
    var tags: [Range<Int>] = []
    var isolated: [Range<Int>] = []
    var edit = outer
    // Where nothing is put in it was judged already, unless markup means controls in it.
    let isJudged = start == nil && (isLong || markup.isEmpty)
    var after = isJudged ? judgement : judged(edit, direction)
    for _ in 0..<Self.rounds {
      let origins = edit.origins(in: count)
      let torn = after.tornTags.compactMap { range -> Range<Int>? in
        guard let first = origins[range.lowerBound], let last = origins[range.upperBound - 1] else {
          return nil
        }
        return first..<last + 1
      }.filter { tag in !isolated.contains { $0.contains(tag.lowerBound) } }
      guard !torn.isEmpty else { break }
      tags += torn
      isolated = units.around(tags).filter { unit in
        !markup.areCrossed(by: Proposals.pair("\u{2066}", around: unit))
          && !areCrossed(outer, by: unit)
      }
      edit = joined(outer, around: isolated)
      after = judged(edit, direction)
    }
    guard !isolated.isEmpty else {
      var same = start
      same?.problems = after.toldCount
      return same
    }
    return candidate(
      name(start, isolated, tags), means(start, isolated), edit, after,
      direction: start?.direction)
  }

  /// Whether an isolate of an edit begins inside a range and ends outside of it, or the other way
  /// round.
  private func areCrossed(_ edit: ControlEdit, by range: Range<Int>) -> Bool {
    edit.isolated.contains { MarkupControls.cross($0, range) }
  }

  private func candidate(
    _ name: Words, _ means: Candidate.Means, _ edit: ControlEdit, _ after: Judgement,
    direction: TextDirection? = nil
  ) -> Candidate {
    var trial = Trial(.words(name), means, edit, direction: direction)
    (trial.text, trial.display) = (after.drawn.scalars, after.drawn.display)
    (trial.base, trial.problems) = (after.drawn.base, after.toldCount)
    return trial.candidate(in: place)
  }

  private func judged(_ edit: ControlEdit, _ direction: BaseDirection) -> Judgement {
    let text = edit.applied(to: judgement.drawn.scalars)
    let drawn = DrawnParagraph(text, direction)
    return isLong
      ? Judgement(drawn, direction, by: judgement.knownTokens)
      : Judgement(drawn, direction, reader: reader)
  }

  /// An edit with isolates around tags inside of it: at a gap what it puts in stands behind the
  /// ends of tags and before the next one.
  private func joined(_ outer: ControlEdit, around tags: [Range<Int>]) -> ControlEdit {
    let ends = tags.map { ControlEdit.Insertion(at: $0.upperBound, ["\u{2069}"]) }
    let starts = tags.map { ControlEdit.Insertion(at: $0.lowerBound, ["\u{2066}"]) }
    return ControlEdit(insertions: ends + outer.insertions + starts, removals: outer.removals)
  }

  private func name(_ start: Candidate?, _ units: [Range<Int>], _ tags: [Range<Int>]) -> Words {
    let sorts = Set(units.map { tags.contains($0) ? TornTags.sort(of: $0, judgement.drawn) : nil })
    let label = Proposals.label("\u{2066}")
    let around: Words
    if sorts.count == 1, let sort = sorts.first {
      let one: Words =
        sort.map { sort -> Words in "\(verbatim: label) and PDI around \(sort.definiteNoun)" }
        ?? "\(verbatim: label) and PDI around these words"
      around = units.count == 1 ? one : Proposals.times(one, units.count)
    } else {
      around = Proposals.isolates(around: units.count)
    }
    guard let start else { return around }
    return "\(start.name), \(around)"
  }

  private func means(_ start: Candidate?, _ tags: [Range<Int>]) -> Candidate.Means {
    guard let start else { return tags.count == 1 ? .isolate : .isolates }
    switch start.means {
    case .isolate, .isolates: return .isolates
    case .direction, .directionAndControls: return .directionAndControls
    case .removal, .removalAndControls: return .removalAndControls
    case .mark, .controls: return .controls
    }
  }
}
