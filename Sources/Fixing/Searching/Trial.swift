internal import BidiAlgorithm
internal import Wording
internal import WritingDirection

/// A change that was tried: what it is, and what came of it.
struct Trial {
  /// The controls that come and go.
  var edit: ControlEdit
  /// The direction that it asks for the paragraph.
  var direction: TextDirection?
  /// What kind of change it is.
  var means: Candidate.Means
  /// What it does.
  var name: ChangeName
  /// The paragraph after it.
  var text: [Unicode.Scalar] = []
  /// What is on the screen after it.
  var display: [Unicode.Scalar] = []
  /// The paragraph's direction on the screen then; nil where it was not drawn.
  var base: TextDirection?
  /// How many problems are left.
  var problems = 0
  /// How many problems its text has by itself; nil where it was not judged so yet.
  var ownProblems: Int?
  /// Whether its text has by itself another number of problems than the search says.
  var differsAlone: Bool { ownProblems.map { $0 != problems } ?? false }
  /// How many neighbours on the screen were none before.
  var moved = 0
  /// How many blanks at the edges of joined strings are not drawn as their words run.
  var blanksAstray = 0
  /// Whether it is an isolate around the whole paragraph, or around all words of a command or a
  /// line that lead to a path.
  var isWhole = false
  /// Whether it reads a path with the Latin text beside it, which may be another part of the line.
  var takesLatin = false
  /// Whether it reads a number in brackets with the sentence before it, which may be the line's.
  var holdsCode = false
  /// Whether an isolate begins or ends inside Latin text and turns its parts round.
  var cutsLatin = false
  /// Whether an isolate around a quotation draws the curly mark that opens it where it closes.
  var turnsQuotes = false
  /// Where what was left open stands that it closes, behind a word of its own direction.
  var closed: Int?
  /// Whether it closes that behind the full stop of an initial, which would else be the sentence's.
  var closesInitial = false
  /// What it does beside taking controls out; nil where it does not do both.
  var beside: Candidate.Means?
  /// Whether it takes out one of two controls that belong together.
  var partsPair = false
  /// What it does about the controls of the text that nobody needs.
  var strayness = Strayness()

  /// What a change does about the controls of a text that nobody needs.
  struct Strayness {
    /// How many controls without a partner its text has.
    var unmatched = 0
    /// Whether an override stays that was at work in what was torn.
    var leavesOverride = false
    /// Whether one goes.
    var takesOverride = false
    /// How many controls in the reach of one that goes stay without doing anything.
    var idle = 0
    /// Whether an isolate goes that turns nothing of what is torn, and no override does.
    var takesIsolate = false

    /// Whether there is any of this.
    var isAny: Bool { unmatched > 0 || leavesOverride || takesOverride }
  }

  /// Whether a direction that it asks for is set where nobody set one: it costs no more than an
  /// isolate then.
  var fillsInDirection = false

  /// A change that was not tried yet.
  init(
    _ name: ChangeName, _ means: Candidate.Means, _ edit: ControlEdit,
    direction: TextDirection? = nil
  ) {
    self.name = name
    self.means = means
    self.edit = edit
    self.direction = direction
  }

  /// A direction for the paragraph.
  static func direction(_ direction: TextDirection) -> Trial {
    Trial(
      .words(
        direction == .leftToRight
          ? "the paragraph set to left-to-right" : "the paragraph set to right-to-left"),
      .direction, ControlEdit(), direction: direction)
  }

  /// The same with controls taken out beside it, which another change does alone.
  func joined(to removal: Trial) -> Trial {
    var both = self
    both.name = .both(removal.name, name)
    both.edit = ControlEdit(
      insertions: edit.insertions, removals: removal.edit.removals + edit.removals)
    (both.means, both.beside) = (.removalAndControls, means)
    return both
  }

  /// What is given of it after it was tried, where its paragraph stands. O(strategies × *n*).
  func candidate(in place: ParagraphPlace) -> Candidate {
    let strategies = StrategyHolds(self, in: place)
    return Candidate(
      name: name.words, means: means, direction: direction, edit: edit, text: text,
      display: display,
      problems: problems, holds: strategies.holds, fails: strategies.fails)
  }

  /// The order of candidates: nothing torn first; what keeps Latin text in order; what takes
  /// strange controls out, what closes them or asks for a direction, what holds when words change,
  /// what happens to work; what draws the blanks of joined strings alike; fewer controls; what is
  /// around a whole paragraph or command that is read the other way; what leaves a number in
  /// brackets, or the text beside a path, to the line; less that moves.
  var rank: [Int] {
    [
      problems, cutsLatin ? 1 : 0, tiers.first, tiers.second, strayness.idle, blanksAstray,
      edit.insertedCount + edit.removals.count, isWhole ? 0 : 1,
      holdsCode || takesLatin ? 1 : 0, moved,
    ]
  }

  /// Whether it comes before another one.
  func precedes(_ other: Trial) -> Bool { rank.lexicographicallyPrecedes(other.rank) }

  /// Its place among kinds of changes. What takes controls out beside something else comes first
  /// where an override turns letters; other open controls are rather closed. Then the something
  /// else decides. What keeps an initial with its full stop comes before what parts them. What
  /// takes an isolate out that holds nothing torn comes last: the isolate is not what tore it.
  private var tiers: (first: Int, second: Int) {
    if closesInitial { return (-1, 1) }
    if closed != nil { return (1, 1) }
    if let beside { return (strayness.takesOverride ? 0 : 1, beside.tier) }
    let isCheap = fillsInDirection && means == .directionAndControls
    let isLast = partsPair || strayness.takesIsolate
    let cost = isCheap ? Candidate.Means.isolates : isLast ? .controls : means
    return (cost.tier, cost.tier)
  }
}

extension Candidate.Means {
  /// Its place in the order of candidates.
  fileprivate var tier: Int {
    switch self {
    case .removal, .removalAndControls: 0
    case .direction: 1
    case .isolate, .isolates: 2
    case .directionAndControls: 3
    case .mark: 4
    case .controls: 5
    }
  }
}
