public import BidiAlgorithm

// How a caller uses the visual text
// =================================
//
//   var cache = LayoutCache()                          // one for the program's life
//   let layout = TextLayout(
//     document, settings: LayoutSettings(width: 60), directions: .automatic, cache: cache)
//
// Make a new `TextLayout` after each change of document, width or direction; it is a small value, and the
// cache keeps what is still true.
//
//   layout.paragraph(p).line(3)                         // a VisualLine: cells left to right
//   layout.lines(from: top, count: 20)                  // the lines of a window
//   layout.indent(of: line)                             // blank columns left of a right-aligned line
//
// The caret is a `TextPosition`, the selection a `Selection` (anchor and focus):
//
//   layout.places(of: position)                         // primary and secondary place on the screen
//   layout.position(at: line, column: 7)                // the place at a column, columns of the line's own text
//   layout.moved(selection, .left, extending: true)     // every motion key
//   layout.ranges(of: selection, policy: .natural)      // the storage ranges, a RangeSet
//   layout.comparison(of: selection, policy: .natural)  // what the other policies take and miss
//   layout.selection(from: press, to: now)              // a drag between two visual gaps
//   layout.report(at: position)                         // all facts about the caret's gap
//   layout.deletion(backward: true, at: position)       // what a key deletes, or where it moves first
//   layout.replacement(of: ranges, with: text)          // where typed text goes, before it goes there
//   layout.copy(ranges, as: .jsonLiteral)               // what is copied
//
// `EditingSession` does all of this for a document with its selection and history, step by step.
//
// Columns count from the left end of a line's own text; only `indent(of:)` and the goal column of up and
// down know of alignment.

/// A document's visual lines, from which caret and selection get their places.
///
/// A value that is cheap to make: lines are laid out when they are asked for and kept in its cache.
public struct TextLayout {
  /// How lines are laid out.
  public let settings: LayoutSettings
  /// What decides the paragraphs' directions.
  public let directions: DirectionDecider
  /// The text with what is known of its paragraphs' directions.
  public let directed: DirectedText
  /// What very long paragraphs are waited for.
  public let waiting: LayoutWaiting
  let cache: LayoutCache

  /// The layout of a document; the cache is what is kept between layouts, one for all versions of it.
  public init(
    _ document: Document, settings: LayoutSettings = LayoutSettings(),
    directions: DirectionDecider = .automatic, notes: DirectionNotes = DirectionNotes(),
    keyboard: TextDirection? = nil, cursor: ParagraphIndex? = nil,
    languages: TextLanguages = TextLanguages(), waiting: LayoutWaiting = .forEverything,
    cache: LayoutCache = LayoutCache()
  ) {
    self.waiting = waiting
    var directed = DirectedText(document, notes: notes, keyboard: keyboard, cursor: cursor)
    directed.languages = languages
    self.directed = directed
    self.settings = settings
    self.directions = directions
    self.cache = cache
  }

  /// The text.
  public var document: Document { directed.document }

  /// The layout of a paragraph; the nearest one where there is none of this number.
  public func paragraph(_ paragraph: ParagraphIndex) -> ParagraphLayout {
    let paragraph = clamp(paragraph)
    return cache.layout(
      of: paragraph, in: document, direction: directions.decide(paragraph, in: directed).base,
      settings: settings, languages: directed.languages.lineRuns(of: paragraph, in: document),
      waiting: waiting)
  }

  /// The direction of a paragraph.
  public func direction(of paragraph: ParagraphIndex) -> TextDirection {
    if case .explicit(let direction) = directions.decide(clamp(paragraph), in: directed).base {
      return direction
    }
    return self.paragraph(paragraph).paragraphLevel.direction
  }

  /// Whose leading edge a paragraph's lines lean on. Mostly its own direction's.
  public func alignment(of paragraph: ParagraphIndex) -> TextDirection {
    directions.decide(clamp(paragraph), in: directed).alignment ?? direction(of: paragraph)
  }

  /// The layout that an edit would lead to: what is known of the paragraphs goes with them, as it does in a session.
  func after(_ edit: Edit) -> TextLayout {
    var document = document
    var notes = directed.notes
    if let change = notes.change(through: document.applyReporting(edit).change) {
      _ = notes.apply(change)
    }
    let cursor = directed.cursor.map {
      document.paragraph(containing: edit.map(TextPosition(start(of: $0), .downstream)).offset)
    }
    return TextLayout(
      document, settings: settings, directions: directions, notes: notes,
      keyboard: directed.keyboard, cursor: cursor, languages: directed.languages)
  }

  func clamp(_ paragraph: ParagraphIndex) -> ParagraphIndex {
    ParagraphIndex(min(max(paragraph.rawValue, 0), document.paragraphCount - 1))
  }

  /// The gap before a paragraph's first scalar.
  func start(of paragraph: ParagraphIndex) -> ScalarOffset {
    document.range(of: paragraph).lowerBound
  }
}
