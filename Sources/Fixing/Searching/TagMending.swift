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

  /// Isolates around some tags may turn others that stood beside them.
  private static let rounds = 3

  init(
    _ judgement: Judgement, reader: TextDirection?, place: ParagraphPlace, markup: MarkupControls
  ) {
    (self.judgement, self.reader) = (judgement, reader)
    (self.place, self.markup) = (place, markup)
  }

  /// What was found for the rest of the paragraph, each with its tags put right, those first that
  /// leave the least torn; or what puts the tags right alone, where nothing was found.
  func candidates(_ found: [Candidate]) -> [Candidate] {
    let starts: [Candidate?] = found.isEmpty ? [nil] : found
    let before = judgement.toldCount
    var changed = starts.compactMap { start in mended(start) }
    if found.isEmpty, let elements { changed.append(elements) }
    changed.removeAll { $0.problems >= before || $0.display == judgement.drawn.display }
    let fewest = changed.map(\.problems).min() ?? 0
    return changed.filter { $0.problems == fewest }
  }

  /// Isolates around whole elements, where all that is torn are their tags: code as an editor has
  /// it, `<b>ABC</b>`. nil where tags stand elsewhere.
  private var elements: Candidate? {
    let torn = judgement.tornTags
    let elements = WrittenMarkup.innermost(of: judgement.drawn.scalars).filter { element in
      torn.contains { element.contains($0.lowerBound) }
    }
    let areHeld = torn.allSatisfy { tag in elements.contains { $0.contains(tag.lowerBound) } }
    guard areHeld, !elements.isEmpty else { return nil }
    let edit = joined(ControlEdit(), around: elements)
    guard !markup.areCrossed(by: edit) else { return nil }
    let one: Words = "\(verbatim: Proposals.label("\u{2066}")) and PDI around these words"
    return candidate(
      elements.count == 1 ? one : "\(one), \(number: elements.count) times",
      elements.count == 1 ? .isolate : .isolates, edit, judged(edit, judgement.asked))
  }

  /// A candidate with isolates around the tags that are torn then; nil where there is none and
  /// nothing is to be put right.
  private func mended(_ start: Candidate?) -> Candidate? {
    let count = judgement.drawn.scalars.count
    let direction = start?.direction.map(BaseDirection.explicit) ?? judgement.asked
    let outer = start?.edit ?? ControlEdit()
    var tags: [Range<Int>] = []
    var edit = outer
    var after = judged(edit, direction)
    for _ in 0..<Self.rounds {
      let origins = edit.origins(in: count)
      let torn = after.tornTags.compactMap { range -> Range<Int>? in
        guard let first = origins[range.lowerBound], let last = origins[range.upperBound - 1] else {
          return nil
        }
        return first..<last + 1
      }.filter { tag in
        !tags.contains(tag) && !markup.areCrossed(by: Proposals.pair("\u{2066}", around: tag))
      }
      guard !torn.isEmpty else { break }
      tags = (tags + torn).sorted { $0.lowerBound < $1.lowerBound }
      edit = joined(outer, around: tags)
      after = judged(edit, direction)
    }
    guard !tags.isEmpty else {
      var same = start
      same?.problems = after.toldCount
      return same
    }
    return candidate(
      name(start, tags), means(start, tags), edit, after, direction: start?.direction)
  }

  private func candidate(
    _ name: Words, _ means: Candidate.Means, _ edit: ControlEdit, _ after: Judgement,
    direction: TextDirection? = nil
  ) -> Candidate {
    var trial = Trial(name, means, edit, direction: direction)
    (trial.text, trial.display) = (after.drawn.scalars, after.drawn.display)
    (trial.base, trial.problems) = (after.drawn.base, after.toldCount)
    let strategies = StrategyHolds(trial, in: place)
    return Candidate(
      name: trial.name, means: trial.means, direction: trial.direction, edit: edit,
      text: trial.text, display: trial.display, problems: trial.problems,
      holds: strategies.holds, fails: strategies.fails)
  }

  private func judged(_ edit: ControlEdit, _ direction: BaseDirection) -> Judgement {
    let text = edit.applied(to: judgement.drawn.scalars)
    return Judgement(DrawnParagraph(text, direction), direction, reader: reader)
  }

  /// An edit with isolates around tags inside of it: at a gap what it puts in stands behind the
  /// ends of tags and before the next one.
  private func joined(_ outer: ControlEdit, around tags: [Range<Int>]) -> ControlEdit {
    let ends = tags.map { ControlEdit.Insertion(at: $0.upperBound, ["\u{2069}"]) }
    let starts = tags.map { ControlEdit.Insertion(at: $0.lowerBound, ["\u{2066}"]) }
    return ControlEdit(insertions: ends + outer.insertions + starts, removals: outer.removals)
  }

  private func name(_ start: Candidate?, _ tags: [Range<Int>]) -> Words {
    let sorts = Set(tags.map { sort(of: $0) })
    let around: Words
    if sorts.count == 1, let sort = sorts.first {
      let one: Words =
        "\(verbatim: Proposals.label("\u{2066}")) and PDI around \(sort.definiteNoun)"
      around = tags.count == 1 ? one : "\(one), \(number: tags.count) times"
    } else {
      around = "isolates around \(number: tags.count) pieces"
    }
    guard let start else { return around }
    return "\(start.name), \(around)"
  }

  private func sort(of tag: Range<Int>) -> IdentifierSort {
    judgement.drawn.scalars[tag.lowerBound] == "&" ? .reference : .tag
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
