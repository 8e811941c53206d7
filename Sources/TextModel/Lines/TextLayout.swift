public import BidiAlgorithm

// How a caller uses the visual text
// =================================
//
//   var cache = LayoutCache()                          // one for the program's life
//   let inputs = LayoutInputs(
//     plain: document, settings: .ofReports(.hidden, width: 60), directions: .automatic)
//   let layout = TextLayout(inputs, cache: cache)
//
// Make a new `TextLayout` after each change of its inputs; it is a small value, and the cache keeps
// what is still true.
//
//   layout.paragraph(p).line(3) // a VisualLine: cells left to right layout.lines(from: top, count:
//   20) // the lines of a window layout.indent(of: line) // blank columns left of a right-aligned
//   line
//
// The caret is a `TextPosition`, the selection a `Selection` (anchor and focus):
//
//   layout.places(of: position) // primary and secondary place on the screen layout.position(at:
//   line, column: 7) // the place at a column, columns of the line's own text
//   layout.moved(selection, .left, extending: true) // every motion key layout.ranges(of:
//   selection, policy: .natural) // the storage ranges, a RangeSet layout.comparison(of: selection,
//   policy: .natural) // what the other policies take and miss layout.selection(from: press, to:
//   now) // a drag between two visual gaps layout.report(at: position) // all facts about the
//   caret's gap layout.deletion(backward: true, at: position) // what a key deletes, or where it
//   moves first layout.replacement(of: ranges, with: text) // where typed text goes, before it goes
//   there layout.copy(ranges, as: .jsonLiteral) // what is copied
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
