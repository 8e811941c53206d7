public import BidiAlgorithm

/// What a project says about the linting of one file.
public struct FileRules: Hashable, Sendable {
  /// The rules that are asked, and no others; empty for all that are not optional.
  public var only: Set<String> = []
  /// The rules that are not asked.
  public var skip: Set<String> = []
  /// What the file is written in; nil where its name tells.
  public var kind: SourceKind?
  /// The direction of paragraphs; nil where nothing is said.
  public var direction: BaseDirection?
  /// Whether the file is left out where nobody names it.
  public var isLeftOut = false

  /// Nothing said.
  public init() {}

  /// Options with what is said here in the place of theirs.
  public func options(_ given: LintOptions = LintOptions()) -> LintOptions {
    var options = given
    options.only = only
    options.skip = skip
    if let direction { options.direction = direction }
    return options
  }
}
