/// A kind of text that people read as one piece.
public enum PieceKind: String, CaseIterable, Hashable, Sendable {
  /// A number with its sign, unit, currency or separators.
  case number
  /// A phone number.
  case phone
  /// A date.
  case date
  /// A time of day.
  case time
  /// A version, such as `2.0.1-beta`.
  case version
  /// A path of a file.
  case path
  /// An address of the web.
  case url
  /// An address of mail.
  case email
  /// A name of code: a function, an option, a file, a language such as C with its two pluses.
  case identifier
  /// A name or a phrase in the other direction than its sentence.
  case name
  /// What stands between quotation marks, with them.
  case quotation
  /// What stands between brackets, with them.
  case brackets
  /// What marks an item of a list: a bullet, a number, a letter.
  case listMarker = "list-marker"
  /// What a program puts a value in the place of.
  case placeholder
  /// Punctuation that closes a sentence or the paragraph.
  case punctuation
  /// The whole paragraph, laid out in the other direction than its words have.
  case paragraph
}
