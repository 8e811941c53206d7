public import BidiAlgorithm
public import Wording
internal import WritingDirection

/// A change after which a paragraph is drawn otherwise: controls put in or taken out, or a
/// direction for the paragraph.
public struct Candidate: Hashable, Sendable {
  /// What it does.
  public enum Means: Hashable, Sendable {
    /// An isolate around one piece; with marks in it where Arabic-Indic digits need them.
    case isolate
    /// Several isolates.
    case isolates
    /// One mark: LRM, RLM or ALM.
    case mark
    /// A direction for the paragraph, and nothing in its text.
    case direction
    /// A direction for the paragraph, with controls.
    case directionAndControls
    /// Controls of the text taken out.
    case removal
    /// Controls of the text taken out, and others put in or a direction for the paragraph.
    case removalAndControls
    /// Anything else, such as several marks or an embedding.
    case controls
  }

  /// What it does, in plain words, such as `FSI and PDI around the name`.
  public var name: Words
  /// What kind of change it is.
  public var means: Means
  /// The direction that it asks for the paragraph; nil where that stays as it is.
  public var direction: TextDirection?
  /// The controls that it puts in and takes out.
  public var edit: ControlEdit
  /// The paragraph after it.
  public var text: [Unicode.Scalar]
  /// What is on the screen after it, from left to right, mirrored, as `inspect` has it.
  public var display: [Unicode.Scalar]
  /// How many problems are left.
  public var problems: Int
  /// The names of the strategies in the direction lab under which it is drawn so where the
  /// paragraph stands.
  public var holds: [String]
  /// The others.
  public var fails: [String]

  /// A change with what comes of it.
  public init(
    name: Words, means: Means, direction: TextDirection?, edit: ControlEdit,
    text: [Unicode.Scalar], display: [Unicode.Scalar], problems: Int, holds: [String],
    fails: [String]
  ) {
    self.name = name
    self.means = means
    self.direction = direction
    self.edit = edit
    self.text = text
    self.display = display
    self.problems = problems
    self.holds = holds
    self.fails = fails
  }

  /// What it does, and of how much that is torn nothing is mended.
  public var nameWithRest: Words {
    guard problems > 0 else { return name }
    let rest: Words = " (\(number: problems) still torn)"
    return name + rest
  }

  /// What it puts in, in ascending order of gaps in the paragraph before it.
  public var insertions: [ControlEdit.Insertion] { edit.insertions }

  /// How many of the direction lab's rules that read the text draw it so, and how many there are.
  /// O(strategies).
  public var rules: (drawing: Int, all: Int) {
    let readers = DirectionStrategy.all.filter(\.readsText).map(\.name)
    return (readers.count { holds.contains($0) }, readers.count)
  }

  /// The positions of what it takes out, in the paragraph before it.
  public var removals: [Int] { edit.removals }
}
