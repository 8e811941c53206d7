/// A scene that types itself, stops, and says in one caption what happened.
public struct Play: Hashable, Sendable {
  /// A step of a scene.
  public enum Step: Hashable, Sendable {
    /// Keys, and the text after them with its caret, as `bidiscope keys` writes it, and as shown.
    case keys(String, after: String, shown: String)
    /// A caption, with what it says as data, of the text as it is by then.
    case say(String, facts: [Fact], of: LearnedText)
  }

  /// The name by which it is asked for.
  public var name: String
  /// Its title.
  public var title = ""
  /// Its text at the start.
  public var text: LearnedText?
  /// Its steps.
  public var steps: [Step] = []
  /// The line of the file where it begins, from 1.
  public var line: Int
}
