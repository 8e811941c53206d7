package import BidiAlgorithm

/// What is asked of other people's engines: one paragraph, shown as one line.
package struct EngineQuestion: Hashable, Sendable {
  /// The content that the answers are for; another content has another number.
  package var content: UInt64
  package var scalars: [Unicode.Scalar]
  package var direction: BaseDirection
}

/// What an engine did with a question.
package enum EngineOutcome: Hashable, Sendable {
  case answer(ResolverAnswer, EngineGrade, EngineDifference?)
  /// It gave no answer: why not.
  case failure(String)
}

/// How far an engine's answer agrees with UAX #9.
package enum EngineGrade: Hashable, Sendable { case same, levelsDiffer, displayDiffers }

/// The first place where an engine leaves UAX #9.
package struct EngineDifference: Hashable, Sendable {
  /// What differs there.
  package enum Place: Hashable, Sendable {
    case paragraph
    /// The level of a scalar, from the paragraph's start.
    case level(Int)
    /// The scalar in a column.
    case order(column: Int)
  }

  package var place: Place
  /// What UAX #9 has there, and what the engine has.
  package var ours: String
  package var theirs: String
  /// The rule that set ours.
  package var rule: BidiRule?
  /// The rules of the engine, each of which alone would give its answer if it were wrong in a way that we know.
  package var suspects: [String]

  /// A difference.
  package init(
    place: Place, ours: String, theirs: String, rule: BidiRule?, suspects: [String] = []
  ) {
    self.place = place
    self.ours = ours
    self.theirs = theirs
    self.rule = rule
    self.suspects = suspects
  }
}

/// The engines, and what they said last.
package struct EnginesState: Hashable, Sendable {
  /// What the engines are called, in the order in which they are shown.
  package var names: [String] = []
  /// The question that was asked last.
  package var asked: EngineQuestion?
  /// What each has done with it; nil while it is at work.
  package var outcomes: [EngineOutcome?] = []
  /// The engine chosen, by its place in ``names``.
  package var chosen = 0

  /// The longest paragraph, in scalars, that engines are asked about.
  package static let longest = 50_000

  /// What the engines are called wherever they are shown: a command without the folder of its program, unless that
  /// would call two alike.
  package var labels: [String] {
    let short = names.map { name -> String in
      let words = PrintableText.of(name).split(separator: " ", omittingEmptySubsequences: false)
      let program = words.first?.split(separator: "/").last.map { String($0) }
      return ([program ?? ""] + words.dropFirst().map { String($0) }).joined(separator: " ")
    }
    return names.indices.map { index in
      short.count { $0 == short[index] } > 1 ? PrintableText.of(names[index]) : short[index]
    }
  }

  /// Whether an engine is still at work on the last question.
  package var isWaiting: Bool { asked != nil && outcomes.contains { $0 == nil } }
}
