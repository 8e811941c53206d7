internal import BidiAlgorithm
internal import TextModel
internal import Wording

/// Whether a question can be asked, and whether its file has the true answer.
extension Prediction {
  /// What is wrong with it. Nil where its places exist, the file's answer has the right form, and
  /// that answer is true.
  var fault: String? { faultOfPlaces ?? faultOfOptions ?? faultOfAnswer }

  private var faultOfPlaces: String? {
    let count = text.scalars.count
    switch kind {
    case .level(let position), .rule(let position):
      return (0..<count).contains(position) ? nil : "there is no scalar at \(position)"
    case .caret(let gap): return (0...count).contains(gap) ? nil : "there is no gap \(gap)"
    case .ranges(let policy, let from, let to):
      guard SelectionPolicy(name: policy) != nil else { return "'\(policy)' is no policy" }
      return LearnedRanges.fault(ofColumn: from, text) ?? LearnedRanges.fault(ofColumn: to, text)
    case .lines(let columns): return columns > 0 ? nil : "a line has a column at least"
    case .result(let keys):
      do {
        _ = try KeyScript.steps(keys, reading: text.notation.read)
        return nil
      } catch {
        return error.words.english
      }
    case .order, .levels, .direction, .fix: return nil
    }
  }

  private var faultOfOptions: String? {
    switch kind {
    case .fix, .result, .lines:
      return options.count > 1 ? nil : "it needs two options at least to choose from"
    case .order, .levels, .level, .direction, .caret, .ranges, .rule:
      return options.isEmpty ? nil : "only fix, result and lines have options"
    }
  }

  private var faultOfAnswer: String? {
    let own = truth
    let found = trueOption.map { own.hasSuffix("of the options") ? " (true is '\($0)')" : "" }
    let complaint = complaint(on: answer).map { " (\($0.english))" }
    let advice = (found ?? "") + (complaint ?? "")
    return isRight(answer) && advice.isEmpty
      ? nil : "the answer of '\(text.written)' is \(own), not \(answer)\(advice)"
  }

  /// What an option would have to be, where the display asked for does not say it.
  private var trueOption: String? {
    switch kind {
    case .result(let keys):
      var session = text.session()
      guard let steps = try? KeyScript.steps(keys, reading: text.notation.read) else { return nil }
      for step in steps { session.perform(step.step) }
      return text.notation.write(session.document.text.unicodeScalars)
    case .lines(let columns): return text.lines(within: columns)
    case .order, .levels, .level, .direction, .caret, .ranges, .rule, .fix: return nil
    }
  }
}
