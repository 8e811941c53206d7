internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

/// What the caret is on, in sentences: its gap and affinity, and the class, the level and the rule
/// of its scalar.
struct CaretSentences {
  private let analysis: Analysis

  /// The longest paragraph, in scalars, that is resolved for it.
  private static let longest = 1 << 16

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// All of them; a plain sentence before the precise one.
  var all: [Words] {
    var sentences = [gap]
    guard let position = analysis.caretScalar else { return sentences }
    let layout = analysis.paragraphLayout
    guard layout.count <= Self.longest else { return sentences }
    var explained = ExplainedParagraph(
      layout.content.scalars.map(\.scalar), direction: layout.direction,
      line: analysis.line.range, firstOffset: analysis.paragraphStart,
      window: position..<position + 1)
    explained.illFormed = layout.content.illFormed
    guard let level = plainLevel(explained, position) else {
      return sentences + explained.story(at: position)
    }
    sentences.append(level)
    // The class, the sequence with sos and eos, and what decided class and level.
    let steps = explained.storySteps(at: position)
    sentences += steps.filter { $0.stage == .database || $0.rule == .x10 }.map(\.sentence)
    let resolving = steps.filter { step in
      step.rule.map { $0 >= .w1 && $0 <= .l1 && $0 != .x10 } ?? false
    }
    return sentences + resolving.suffix(2).map(\.sentence)
  }

  private var gap: Words {
    let caret = analysis.selection.focus
    let number = caret.offset.rawValue
    let local = number - analysis.paragraphStart
    if caret.affinity == .upstream {
      return local > 0
        ? "The caret is in gap \(number: number) and leans upstream: it belongs to the character before it."
        : "The caret is in gap \(number: number), at the start of its paragraph."
    }
    return local < analysis.paragraphLayout.count
      ? "The caret is in gap \(number: number) and leans downstream: it belongs to the character after it."
      : "The caret is in gap \(number: number), at the end of its paragraph."
  }

  /// The level in plain words; nil where X9 removes the scalar.
  private func plainLevel(_ explained: ExplainedParagraph, _ position: Int) -> Words? {
    guard !explained.paragraph.isRemoved(at: position), explained.line.contains(position) else {
      return nil
    }
    let level = explained.lineLevels[position - explained.line.lowerBound]
    let paragraph = explained.paragraph.paragraphLevel
    if level == paragraph {
      return "It is at level \(number: Int(level.rawValue)), that of the paragraph."
    }
    for case .implicit(let bidiClass) in explained.events(at: position).map(\.detail) {
      switch bidiClass {
      case .en, .an:
        return
          "It is at level \(number: Int(level.rawValue)): digits read left to right inside right-to-left text, so they go deeper."
      default:
        return level.isRightToLeft
          ? "It is at level \(number: Int(level.rawValue)): it runs right to left inside left-to-right text, so it goes one deeper."
          : "It is at level \(number: Int(level.rawValue)): it runs left to right inside right-to-left text, so it goes one deeper."
      }
    }
    return "It is at level \(number: Int(level.rawValue)): the controls around it set it."
  }
}
