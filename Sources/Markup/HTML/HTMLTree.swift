/// The elements of a document and their text, in the order of the document.
struct HTMLTree {
  /// What happens at a place of the document.
  enum Event {
    /// An element begins.
    case open(Int)
    /// The same element ends.
    case close(Int)
    /// A range of ``HTMLTree/text``.
    case text(Range<Int>)
  }

  let elements: [HTMLTag]
  let events: [Event]
  /// The text in the order of the source; what stands in a table outside of its cells comes before
  /// it in the document.
  let text: HTMLText

  /// How deep elements stand in each other; what is deeper stands beside, as in the browsers of
  /// Blink and WebKit.
  static let maximumDepth = 512

  /// Reads a document. O(*n*).
  ///
  /// Tags are put in order as the standard's tree construction does (section 13.2.6) without
  /// quirks, and with scripts: a paragraph ends before a table even where no document type is
  /// given. A `frameset` behind content is passed over.
  init(_ source: [Unicode.Scalar]) {
    let builder = HTMLTreeBuilder(source)
    elements = builder.elements
    events = builder.nodes.events(from: builder.root)
    text = builder.text
  }
}
