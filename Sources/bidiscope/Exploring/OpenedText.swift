internal import BidiAlgorithm
internal import Storage
internal import TextModel

/// A text as it was opened, with where it is from.
struct OpenedText {
  var document: Document
  var path: String?
  var stamp: FileStamp?
  var name: String
  /// Whether it is of a file that is not there yet.
  var isNew = false
  /// The directions that markup gives to paragraphs.
  var directions: [(paragraph: Int, direction: TextDirection)] = []

  /// The same as a browser displays it: no file's text any more, so that nothing is saved over the
  /// markup.
  var withoutMarkup: OpenedText {
    let marked = MarkedDocument(html: document, direction: .automatic)
    return OpenedText(document: marked.document, name: name, directions: marked.directions)
  }
}
