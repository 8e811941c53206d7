/// What is wrong with a line of a data file.
public struct LearningFault: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// What is wrong, in English, as commands print it.
  public var text: String

  /// What is wrong with a line, counted from 1.
  public init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  /// The line and what is wrong there.
  public var description: String { "\(line): \(text)" }
}
