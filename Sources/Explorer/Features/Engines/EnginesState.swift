internal import ExplorerCore
internal import TextModel
package import UnicodeData

/// The engines, and what they said last.
package struct EnginesState: Hashable, Sendable {
  /// What the engines are called, in the order in which they are shown.
  @Exact package var names: [String] = []
  /// The question that was asked last.
  package var asked: EngineQuestion?
  /// What each has done with it; nil while it is at work.
  package var outcomes: [EngineOutcome?] = []
  /// The engine chosen, by its place in ``names``.
  package var chosen = 0

  /// The longest paragraph, in scalars, that engines are asked about.
  package static let longest = 50_000

  /// What the engines are called wherever they are shown: a command without the folder of its
  /// program, unless that would call two alike.
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

  /// Whether the last question is about the caret's paragraph as it is.
  func isAsked(about analysis: Analysis) -> Bool {
    asked?.content == analysis.content.id
      && asked?.direction == analysis.paragraphLayout.direction
  }

  /// Whether the chosen engine answered something else than UAX #9 says.
  var hasDifference: Bool {
    guard outcomes.indices.contains(chosen), case .answer(_, _, .some, _) = outcomes[chosen] else {
      return false
    }
    return true
  }

  /// Whether an engine is still at work on the last question.
  package var isWaiting: Bool { asked != nil && outcomes.contains { $0 == nil } }
}
