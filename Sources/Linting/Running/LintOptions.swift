public import BidiAlgorithm

/// What is asked of a linter.
public struct LintOptions: Hashable, Sendable {
  /// The rules that are asked, and no others; empty for all that are not optional.
  public var only: Set<String> = []
  /// The rules that are not asked.
  public var skip: Set<String> = []
  /// What files are written in; nil where their names tell.
  public var kind: SourceKind?
  /// The direction of paragraphs; programs are laid out from left to right.
  public var direction: BaseDirection = .auto
  /// The directions of paragraphs of plain text that are known to somebody, before ``direction``.
  public var paragraphs = ParagraphDirections()

  /// What is asked where nobody says otherwise.
  public init() {}

  /// The rules that are asked.
  var rules: [any LintRule] {
    RuleCatalogue.all.filter { rule in
      (only.isEmpty ? !rule.isOptional : only.contains(rule.name)) && !skip.contains(rule.name)
    }
  }

  /// Whether a rule is asked that looks at every letter beyond ASCII.
  public var wantsLetters: Bool { rules.contains { $0.isOptional } }
}
