internal import Wording

/// A text with its caret, keys, and what the text, the selection and the caret have to be then.
///
/// What an editor's author runs against an editor: `Samples/cases` has the cases, `bidiscope cases`
/// runs them.
public struct EditingCase: Hashable, Sendable {
  /// Keys and what has to be after them.
  public struct Step: Hashable, Sendable {
    /// A ``KeyScript`` in ASCII.
    public var keys: String
    /// What has to be; nil where nothing is said.
    public var after: CaseState?
    /// The caret's place on the screen that has to be.
    public var place: VisualPoint?
    /// The line of the file on which the keys stand, from 1.
    public var line: Int
  }

  /// What the case is about, in one line.
  public var title: String
  /// Why the answers are right.
  public var reason: String
  /// How the editor is set.
  public var options: CaseOptions
  /// The text and its selection before; no ranges, which follow from anchor, focus and policy.
  public var before: CaseState
  /// Keys and what has to be after them, in order.
  public var steps: [Step]
  /// The line of the file on which the case starts, from 1.
  public var line: Int

  /// What is asked about one step: the state before, and all keys up to there.
  public struct Question: Hashable, Sendable {
    /// How the editor is set.
    public var options: CaseOptions
    /// The text and its selection.
    public var before: CaseState
    /// A ``KeyScript``.
    public var keys: String

    /// A question.
    public init(options: CaseOptions, before: CaseState, keys: String) {
      self.options = options
      self.before = before
      self.keys = keys
    }
  }
}
