package import TextModel

/// A scene that types itself, and then says in a caption what happened.
public struct Play: Hashable, Sendable {
  /// A step of a scene.
  public enum Step: Hashable, Sendable {
    /// Keys; then the text after them with its caret, in the notation of `bidiscope keys`, and its
    /// levels; and the Latin letters with which the play's keyboard types them, if it has one.
    case keys(String, after: String, levels: String, spelled: String?)
    /// A caption with its facts, about the text at that point.
    case say(String, facts: [Fact], of: LearnedText)
  }

  /// The name by which it is asked for.
  public var name: String
  /// Its title.
  public var title = ""
  /// Its text at the start.
  public var text: LearnedText?
  /// The strategy that decides the direction while it is on the screen, by its name.
  public var strategy = "uax9"
  /// The keyboard on which it types, by its name; nil for the letters as they are.
  public var keyboard: String?
  /// Its steps.
  public var steps: [Step] = []
  /// The line of the file where it begins, from 1.
  public var line: Int
}

extension Play {
  /// The strokes of a script of keys, a letter at a time. None for a wrong script, which was
  /// reported when the file was read.
  package func strokes(_ script: String) -> [SessionStep] {
    guard let notation = text?.notation,
      let steps = try? KeyScript.steps(script, reading: notation.read)
    else { return [] }
    return steps.flatMap { entry -> [SessionStep] in
      guard case .type(let letters) = entry.step else { return [entry.step] }
      return letters.unicodeScalars.map { .type(String($0)) }
    }
  }
}
