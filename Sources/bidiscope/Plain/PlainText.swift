internal import BidiAlgorithm
internal import Markup
internal import TextModel

/// A text of a session of lines.
struct PlainText {
  var name: String
  private(set) var document: Document
  /// What markup says of it, where it was read from markup.
  private(set) var markup: PlainMarkup?
  /// Whether it stays open when another text comes: markup is not read again.
  var isKept = false

  init(name: String, _ document: Document) { (self.name, self.document) = (name, document) }

  init(name: String, _ marked: MarkedDocument) {
    (self.name, document) = (name, marked.document)
    markup = PlainMarkup(marked)
  }

  /// Makes an edit.
  mutating func apply(_ edit: Edit) {
    let before = document
    let inverse = document.apply(edit)
    markup?.follow(edit, inverse: inverse, from: before, to: document)
  }

  /// Sets the direction of one paragraph, where markup decides.
  mutating func set(_ direction: TextDirection, of paragraph: ParagraphIndex) {
    markup?.set(direction, of: paragraph)
  }

  /// Whether it is sure to hold escapes.
  var hasEscapes: Bool { !EscapeForm.forms(in: scalars).isEmpty }

  /// Puts characters in place of the escapes; what is ill-formed stays itself. O(*n*).
  ///
  /// - Returns: how many escapes there were.
  mutating func readEscapes() -> Int {
    let source = scalars
    let read = UnescapedText(source)
    guard read.style != nil else { return 0 }
    var edits: [Edit.Replacement] = []
    for index in read.scalars.indices where !read.isItself(index, in: source) {
      let place = read.places[index]
      edits.append(
        Edit.Replacement(
          ScalarOffset(place.lowerBound)..<ScalarOffset(place.upperBound),
          with: StoredText(String(read.scalars[index]))))
    }
    apply(Edit(edits))
    return read.escapeCount
  }

  private var scalars: [Unicode.Scalar] {
    document.scalars(in: document.fullRange).map(\.scalar)
  }
}
