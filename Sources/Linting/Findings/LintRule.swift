/// A rule: what it finds, why that matters, and an example.
public protocol LintRule: Sendable {
  /// Its name, such as `trojan-source`.
  var name: String { get }
  /// What it finds, in a sentence.
  var finds: String { get }
  /// Why that matters, in a sentence.
  var why: String { get }
  /// A text in which it finds something.
  var example: RuleExample { get }
  /// Whether it is asked only where somebody names it.
  var isOptional: Bool { get }
  /// Adds what it finds in a file.
  func check(_ file: LintedFile, _ found: inout [Finding])
}

extension LintRule {
  /// Rules are asked unless they say otherwise.
  public var isOptional: Bool { false }
}
