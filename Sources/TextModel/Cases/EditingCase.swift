public import BidiAlgorithm

/// A text with its caret, keys, and what the text, the selection and the caret have to be then.
///
/// What an editor's author runs against an editor: `Samples/cases` has the cases, `bidiscope cases` runs them.
public struct EditingCase: Hashable, Sendable {
  /// Keys and what has to be after them.
  public struct Step: Hashable, Sendable {
    /// A ``KeyScript``.
    public var keys: String
    /// What has to be, in ``TextNotation``; nil where nothing is said.
    public var after: Expectation?
    /// The caret's place on the screen that has to be.
    public var place: VisualPoint?
    /// The line of the file on which the keys stand, from 1.
    public var line: Int
  }

  /// What has to be after keys.
  public struct Expectation: Hashable, Sendable {
    /// The notation as it stands in the file.
    public var notation: String
    /// What it says.
    public var state: CaseState
  }

  /// What the case is about, in one line.
  public var title: String
  /// Why the answers are right.
  public var reason: String
  /// How the editor is set.
  public var options: CaseOptions
  /// The text and its selection before.
  public var text: String
  /// The selection before.
  public var selection: Selection
  /// Keys and what has to be after them, in order.
  public var steps: [Step]
  /// The line of the file on which the case starts, from 1.
  public var line: Int
}

/// A text, its selected ranges and its caret.
public struct CaseState: Hashable, Sendable {
  /// A gap, and which neighbour it leans on where that is said.
  public struct Position: Hashable, Sendable {
    /// In scalars.
    public var offset: Int
    /// Nil where an editor has none.
    public var affinity: TextPosition.Affinity?

    /// A gap and its affinity.
    public init(_ offset: Int, _ affinity: TextPosition.Affinity?) {
      self.offset = offset
      self.affinity = affinity
    }
  }

  /// The text.
  public var scalars: [Unicode.Scalar]
  /// Where the selection began.
  public var anchor: Position
  /// The caret.
  public var focus: Position
  /// The selected ranges, in storage order.
  public var ranges: [Range<Int>]

  /// A text, its selected ranges and its caret.
  public init(
    scalars: [Unicode.Scalar], anchor: Position, focus: Position, ranges: [Range<Int>]
  ) {
    self.scalars = scalars
    self.anchor = anchor
    self.focus = focus
    self.ranges = ranges
  }

  /// The state of a session.
  public init(_ session: EditingSession) {
    func position(_ position: TextPosition) -> Position {
      Position(position.offset.rawValue, position.affinity)
    }
    self.init(
      scalars: session.document.scalars(in: session.document.fullRange).map(\.scalar),
      anchor: position(session.selection.anchor), focus: position(session.selection.focus),
      ranges: session.ranges.ranges.map { $0.lowerBound.rawValue..<$0.upperBound.rawValue })
  }

  /// Whether an answer says the same; an affinity that is not said is not held against it.
  public func isMet(by answer: CaseState) -> Bool {
    func isMet(_ wanted: Position, _ given: Position) -> Bool {
      wanted.offset == given.offset
        && (wanted.affinity == given.affinity || given.affinity == nil || wanted.affinity == nil)
    }
    return scalars == answer.scalars && ranges == answer.ranges && isMet(focus, answer.focus)
      && (isCaret || isMet(anchor, answer.anchor))
  }

  /// Whether nothing is selected: then the anchor says nothing.
  public var isCaret: Bool { ranges.isEmpty }
}

/// How an editor is set for a case: `direction=rtl width=10 policy=single`.
public struct CaseOptions: Hashable, Sendable {
  /// The paragraphs' direction.
  public var direction = BaseDirection.auto
  /// How many columns a line may take.
  public var width: Int?
  /// The names and values that are set, as they stand in the file.
  public private(set) var words: [String] = []
  private var steps: [SessionStep] = []
  private var invisibles = LayoutSettings.Invisibles.hidden

  /// What each option may be.
  public static let names: [(name: String, values: String)] = [
    ("direction", "auto ltr rtl"), ("width", "columns, from 1"), ("controls", "hidden labels"),
    ("policy", "natural single snap"), ("motion", "visual logical mixed"),
    ("words", "pieces hull uax29"), ("wraps", "one two"), ("deletion", "at-once moving-first"),
    ("backspace", "cluster scalar"), ("keyboard", "ltr rtl"), ("text", "writable read-only"),
  ]

  private static let values: [String: SessionStep] = [
    "policy=natural": .selectionPolicy(.natural), "policy=single": .selectionPolicy(.single),
    "policy=snap": .selectionPolicy(.snap), "motion=visual": .motionPolicy(.visual),
    "motion=logical": .motionPolicy(.logical),
    "motion=mixed": .motionPolicy(.visualWithLogicalSelection),
    "words=pieces": .wordPolicy(.pieces), "words=hull": .wordPolicy(.hull),
    "words=uax29": .wordPolicy(.logical), "wraps=one": .wrapPolicy(.oneStop),
    "wraps=two": .wrapPolicy(.twoStops), "deletion=at-once": .deletionPolicy(.atOnce),
    "deletion=moving-first": .deletionPolicy(.movingFirst),
    "backspace=cluster": .backspaceUnit(.cluster), "backspace=scalar": .backspaceUnit(.scalar),
    "keyboard=ltr": .keyboard(.leftToRight), "keyboard=rtl": .keyboard(.rightToLeft),
    "text=writable": .readOnly(false), "text=read-only": .readOnly(true),
  ]

  /// No option: everything as it is where nothing is said.
  public init() {}

  /// Sets an option; false where there is none of this name and value.
  public mutating func set(_ word: String) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    switch (parts[0], parts[1]) {
    case ("direction", "auto"): direction = .auto
    case ("direction", "ltr"): direction = .explicit(.leftToRight)
    case ("direction", "rtl"): direction = .explicit(.rightToLeft)
    case ("width", let columns):
      guard let columns = Int(columns), columns > 0 else { return false }
      width = columns
    case ("controls", "hidden"): invisibles = .hidden
    case ("controls", "labels"): invisibles = .labelled
    default:
      guard let step = Self.values[word] else { return false }
      steps.append(step)
    }
    words.append(word)
    return true
  }

  /// A session on a text, set as the options say.
  public func session(_ text: String, _ selection: Selection) -> EditingSession {
    var session = EditingSession(
      Document(text: text), settings: LayoutSettings(width: width, invisibles: invisibles),
      directions: DirectionDecider(direction))
    for step in steps { session.perform(step) }
    session.select(selection)
    return session
  }
}
