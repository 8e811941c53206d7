internal import UnicodeData

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

  /// Whether both are the same, scalar by scalar. O(the note).
  public static func == (a: TextAttribute, b: TextAttribute) -> Bool {
    switch (a, b) {
    case (.bold, .bold): true
    case (.note(let a), .note(let b)), (.language(let a), .language(let b)): Exact(a) == Exact(b)
    case (.bold, _), (.note, _), (.language, _): false
    }
  }
}
