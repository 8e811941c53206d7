internal import BidiAlgorithm
internal import Wording

/// A change that was tried: what it is, and what came of it.
struct Trial {
  /// The controls that come and go.
  var edit: ControlEdit
  /// The direction that it asks for the paragraph.
  var direction: TextDirection?
  /// What kind of change it is.
  var means: Candidate.Means
  /// What it does, in plain words.
  var name: Words
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
  /// Whether it is an isolate around the whole paragraph.
  var isWhole = false
  /// Whether an isolate begins or ends inside Latin text and turns its parts round.
  var cutsLatin = false
  /// Whether an isolate around a quotation draws the curly mark that opens it where it closes.
  var turnsQuotes = false
  /// Whether it closes what was left open, behind a word of its own direction.
  var closesOpen = false

  /// Whether a direction that it asks for is set where nobody set one: it costs no more than an
  /// isolate then.
  var fillsInDirection = false

  /// A change that was not tried yet.
  init(
    _ name: Words, _ means: Candidate.Means, _ edit: ControlEdit,
    direction: TextDirection? = nil
  ) {
    self.name = name
    self.means = means
    self.edit = edit
    self.direction = direction
  }

  /// The order of candidates: nothing torn first; what keeps Latin text in order; what takes
  /// strange controls out, what closes them or asks for a direction, what holds when words change,
  /// what happens to work; fewer controls; what is around a whole paragraph that is read the other
  /// way; less that moves.
  var rank: [Int] {
    let isCheap = fillsInDirection && means == .directionAndControls
    let tier = isCheap ? Candidate.Means.isolates.tier : means.tier
    return [
      problems, cutsLatin ? 1 : 0, closesOpen ? 1 : tier,
      edit.insertedCount + edit.removals.count, isWhole ? 0 : 1, moved,
    ]
  }
}

extension Candidate.Means {
  /// Its place in the order of candidates.
  fileprivate var tier: Int {
    switch self {
    case .removal: 0
    case .direction: 1
    case .isolate, .isolates: 2
    case .directionAndControls: 3
    case .mark: 4
    case .controls: 5
    }
  }
}
