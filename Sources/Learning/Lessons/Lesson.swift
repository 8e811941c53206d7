public import BidiAlgorithm

/// A lesson: short sentences, a text, a prediction, what is true, and a text to try.
public struct Lesson: Hashable, Sendable {
  /// A part of a lesson, in the order in which it is met.
  public enum Part: Hashable, Sendable {
    /// A statement, with what it says as data.
    case say(String, facts: [Fact], of: LearnedText?)
    /// Something to do, or a question: it states nothing.
    case act(String)
    /// A prediction; what follows is seen after it.
    case ask(Prediction)
    /// A sentence on what a rule did to a scalar, made from the rule's work.
    case because(BidiRule, position: Int, of: LearnedText)
    /// A text for the learner to play with.
    case free(LearnedText)
  }

  /// The name by which it is asked for.
  public var name: String
  /// Its title.
  public var title = ""
  /// Words by which it is found besides what it says, between commas; empty where it has none.
  public internal(set) var lookup = ""
  /// Its parts.
  public internal(set) var parts: [Part] = []
  /// The line of the file where each part begins, from 1.
  var partLines: [Int] = []
  /// The line of the file where it begins, from 1.
  public var line: Int

  /// Adds a part that begins on a line of the file, from 1.
  mutating func add(_ part: Part, line: Int) {
    parts.append(part)
    partLines.append(line)
  }

  /// The first prediction.
  public var prediction: Prediction? {
    for case .ask(let prediction) in parts { return prediction }
    return nil
  }

  /// The parts before the first prediction.
  public var introduction: [Part] {
    Array(parts.prefix { if case .ask = $0 { false } else { true } })
  }

  /// The parts after the first prediction.
  public var reveal: [Part] { Array(parts.dropFirst(introduction.count + 1)) }

  /// What it says and asks, as its file has it.
  var statements: [String] {
    parts.compactMap { part -> String? in
      switch part {
      case .say(let text, _, _), .act(let text): text
      case .ask, .because, .free: nil
      }
    }
  }

  /// The names of the rules that it asks for and that are its reasons.
  var ruleNames: [String] {
    parts.compactMap { part -> String? in
      switch part {
      case .ask(let prediction):
        if case .rule = prediction.kind { prediction.answer } else { nil }
      case .because(let rule, _, _): rule.rawValue
      case .say, .act, .free: nil
      }
    }
  }

  /// What its facts are, as its file has them: `rule 3 N1 R`.
  var writtenFacts: [String] {
    parts.flatMap { part -> [String] in
      if case .say(_, let facts, _) = part { facts.map(\.written) } else { [] }
    }
  }

  /// The text to play with at the end; nil where there is none.
  public var freeText: LearnedText? {
    for case .free(let text) in parts { return text }
    return nil
  }
}
