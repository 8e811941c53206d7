/// What makes a word weak: what its token between white space is, or that it is quoted.
public enum TokenShape: String, CaseIterable, Hashable, Sendable {
  /// A URL, or a host name.
  case url
  /// An e-mail address.
  case email
  /// A file's path.
  case path
  /// A piece of code.
  case code
  /// A name after `@`.
  case mention
  /// A number.
  case number
  /// A version, such as `v1.2`.
  case version
  /// Text in quotation marks, brackets or a comment.
  case quotation
}
