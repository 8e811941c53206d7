/// What a piece of text can be marked with.
public enum TextAttribute: Hashable, Sendable {
  case bold
  /// Words on it.
  case note(String)
  /// The language that it is in, by its tag (BCP 47), such as `fi`; a text has one at most.
  case language(String)

  /// The language's tag; nil for other attributes.
  public var language: String? {
    if case .language(let tag) = self { tag } else { nil }
  }
}
