public import BidiAlgorithm

// How a caller uses the visual text
// =================================
//
//   // One for the program's life.
//   let cache = LayoutCache()
//   let inputs = LayoutInputs(
//     plain: document, settings: .ofReports(.hidden, width: 60), directions: .automatic)
//   let layout = TextLayout(inputs, cache: cache)
//
// Make a new `TextLayout` after each change of its inputs; it is a small value, and the cache keeps
// what is still true.
//
//   // A VisualLine: its cells from left to right.
//   layout.paragraph(p).line(3)
//   // The lines of a window.
//   layout.lines(from: top, count: 20)
//   // The blank columns left of a right-aligned line.
//   layout.indent(of: line)
//
// The caret is a `TextPosition`, the selection a `Selection` (anchor and focus). What an editor may
// do in one way or another is said at each call:
//
//   // The primary and the secondary place on the screen.
//   layout.places(of: position)
//   // The place at a column; columns are those of the line's own text.
//   layout.position(at: line, column: Column(7))
//   // Every motion key.
//   layout.moved(selection, .left, extending: true, policy: .visual, wraps: .oneStop)
//   // The storage ranges, a RangeSet.
//   layout.ranges(of: selection, policy: .natural)
//   // What the other policies take and miss.
//   layout.comparison(of: selection, policy: .natural)
//   // A drag between two visual gaps.
//   layout.selection(from: press, to: now)
//   // All facts about the caret's gap.
//   layout.report(at: position, unit: .cluster)
//   // What a key deletes, or where it moves first.
//   layout.deletion(backward: true, at: position, unit: .cluster, policy: .atOnce)
//   // Where typed text goes, before it goes there.
//   layout.replacement(of: ranges, with: text, keyboard: nil, lastTyped: nil)
//   // What is copied.
//   layout.copy(ranges, as: .jsonLiteral)
//
// `EditingSession` does all of this for a document with its selection and history, step by step.
//
// Columns count from the left end of a line's own text; only `indent(of:)` and the goal column of
// up and down know of alignment.

/// A document's visual lines, from which caret and selection get their places.
///
/// A value that is cheap to make: lines are laid out when they are asked for and kept in its cache.
/// Two of equal inputs are equal.
public struct TextLayout: Hashable, Sendable {
  /// All that its lines follow from.
  public let inputs: LayoutInputs
  let cache: LayoutCache

  /// The layout of a text; the cache is what is kept between layouts, one for all versions of it.
  public init(_ inputs: LayoutInputs, cache: LayoutCache) {
    (self.inputs, self.cache) = (inputs, cache)
  }

  /// How lines are laid out.
  public var settings: LayoutSettings { inputs.settings }
  /// What decides the paragraphs' directions.
  public var directions: DirectionDecider { inputs.directions }
  /// The text with what is known of its paragraphs' directions.
  public var directed: DirectedText { inputs.directed }

  /// The text.
  public var document: Document { directed.document }

  /// The layout of a paragraph; the nearest one where there is none of this number.
  public func paragraph(_ paragraph: ParagraphIndex) -> ParagraphLayout {
    let paragraph = clamp(paragraph)
    return cache.layout(of: paragraph, inputs)
  }

  /// The direction of a paragraph.
  public func direction(of paragraph: ParagraphIndex) -> TextDirection {
    if case .explicit(let direction) = inputs.directions.decide(clamp(paragraph), in: directed).base
    {
      return direction
    }
    return self.paragraph(paragraph).paragraphLevel.direction
  }

  /// Whose leading edge a paragraph's lines lean on. Mostly its own direction's.
  public func alignment(of paragraph: ParagraphIndex) -> TextDirection {
    inputs.directions.decide(clamp(paragraph), in: directed).alignment ?? direction(of: paragraph)
  }

  /// The layout that an edit would lead to, waited for: what is known of the paragraphs goes with
  /// them, as it does in a session.
  func after(_ edit: Edit) -> TextLayout {
    var text = directed.version.text
    if let change = text.notes.change(through: text.document.applyReporting(edit).change) {
      _ = text.notes.apply(change)
    }
    var inputs = inputs
    inputs.waiting = .forEverything
    inputs.directed = DirectedText(
      TextVersion(text: text), keyboard: directed.keyboard,
      cursor: directed.cursor.map {
        let start = TextPosition(start(of: $0), .downstream)
        return text.document.paragraph(containing: edit.map(start).offset)
      }, languages: directed.languages)
    return TextLayout(inputs, cache: LayoutCache())
  }

  func clamp(_ paragraph: ParagraphIndex) -> ParagraphIndex {
    ParagraphIndex(min(max(paragraph.rawValue, 0), document.paragraphCount - 1))
  }

  /// The gap before a paragraph's first scalar.
  func start(of paragraph: ParagraphIndex) -> ScalarOffset {
    document.range(of: paragraph).lowerBound
  }
}
