internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

/// What the caret is at, in sentences: its gap and affinity, the level of its scalar and the
/// reason, and what each rule did to it.
struct CaretSentences {
  private let analysis: Analysis

  /// The longest paragraph, in scalars, that is resolved for it.
  private static let longest = 1 << 16

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// All sentences, with a plain one before each precise one.
  var all: [Words] {
    var sentences = [gap]
    guard let position = analysis.caretScalar else { return sentences }
    let layout = analysis.paragraphLayout
    guard layout.count <= Self.longest else { return sentences }
    var explained = ExplainedParagraph(
      layout.content.scalars.map(\.scalar), direction: layout.direction,
      line: analysis.line.range, firstOffset: analysis.paragraphStart,
      window: ParagraphReport.window(count: layout.count, at: position))
    explained.illFormed = layout.content.illFormed
    explained.overruler = analysis.overruler
    let scalar = layout.content.scalars[position].scalar
    if let purpose = SignPurpose.words(of: scalar)
      ?? Self.purpose(of: BidiProperties.bidiClass(of: scalar))
    {
      sentences.append(purpose)
    }
    sentences += explained.plainSentences(at: position)
    return sentences
      + explained.storySteps(at: position).filter { $0.stage <= .l1 }.map(\.sentence)
  }

  /// What a control is for; nil for other characters.
  private static func purpose(of bidiClass: BidiClass) -> Words? {
    switch bidiClass {
    case .lri:
      "LRI is a control that opens an isolate: its text is ordered by itself, from left to right."
    case .rli:
      "RLI is a control that opens an isolate: its text is ordered by itself, from right to left."
    case .fsi:
      "FSI is a control that opens an isolate: its text is ordered by itself, in the direction of its own first strong character."
    case .lre:
      "LRE is a control that opens an embedding: its text runs from left to right."
    case .rle:
      "RLE is a control that opens an embedding: its text runs from right to left."
    case .lro:
      "LRO is a control that opens an override: its letters count as left-to-right, but for those in an isolate or embedding inside it."
    case .rlo:
      "RLO is a control that opens an override: its letters count as right-to-left, but for those in an isolate or embedding inside it."
    case .pdf:
      "PDF is a control that closes an embedding or an override."
    case .pdi:
      "PDI is a control that closes an isolate."
    default: nil
    }
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
}
