/// A text that a rule finds something in, and what is made of it.
public struct RuleExample: Sendable {
  /// What it is written in.
  public var kind: SourceKind
  /// The text; U+FFFD stands for a byte that is no UTF-8.
  public var text: String
  /// The file's name, where that is what the rule is about.
  public var path = ""

  /// A text of a kind.
  init(_ kind: SourceKind, _ text: String, path: String = "") {
    self.kind = kind
    self.text = text
    self.path = path
  }
}
