/// A rule, a definition, a class or another term of UAX #9 in our own words.
public struct RuleText: Hashable, Sendable {
  /// The standard's name, such as `W4` or `BD16`.
  public let name: String
  /// What it says, in one sentence.
  public let summary: String
  /// How it does that; paragraphs are separated by line feeds.
  public let body: String
  /// An example in the notation of the tests: capitals stand for right-to-left letters, controls
  /// stand in braces.
  public let example: String
  /// Where the standard has it.
  public let source: String

  init(_ name: String, summary: String, body: String, example: String, source: String) {
    self.name = name
    self.summary = summary
    self.body = body
    self.example = example
    self.source = source
  }
}
