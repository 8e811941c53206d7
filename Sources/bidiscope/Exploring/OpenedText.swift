internal import TextModel

/// A text as it was opened, with where it is from.
struct OpenedText {
  var document: Document
  var path: String?
  var stamp: FileStamp?
  var name: String
  /// Whether it is of a file that is not there yet.
  var isNew = false
}
