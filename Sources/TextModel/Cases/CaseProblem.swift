/// What is wrong with a case, in one line.
public struct CaseProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var description: String

  /// A problem by its words.
  public init(_ description: String) { self.description = description }
}
