internal import BidiAlgorithm

/// Labels of what is reported or planned, with its number or without one: `Bug #88:`, `Issue:`,
/// `Pull request #5:`. A sentence or a title stands behind them.
enum ReportLabel {
  /// The most digits of a number.
  private static let longestNumber = 9

  /// Whether words with a colon behind the last one are such a label.
  static func isOne(_ words: [String]) -> Bool {
    guard let last = words.last, last.hasSuffix(":") else { return false }
    var names = words.map { $0.lowercased() }
    names[names.count - 1].removeLast()
    if isNumber(names[names.count - 1]) { names.removeLast() }
    return labels.contains(names.joined(separator: " "))
  }

  /// Whether a label keeps its line from left to right: a sentence of its own stands behind it,
  /// from a place on. Where nobody set a direction Latin letters have to cut that. O(*n*).
  static func leads(
    _ tokens: [Token], from start: Int, _ text: Skeleton, isSet: Bool
  ) -> Bool {
    let isCut = tokens.contains {
      $0.range.lowerBound >= start && $0.direction == .leftToRight
    }
    return (isSet || isCut) && LedSentence.range(tokens, text) != nil
  }

  /// Whether letters are the number of a report: `88`, `#88`, and `!5` of what is to be merged.
  private static func isNumber(_ word: String) -> Bool {
    let digits = word.hasPrefix("#") || word.hasPrefix("!") ? word.dropFirst() : word[...]
    return (1...longestNumber).contains(digits.count)
      && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  private static let labels: Set<String> = [
    "bug", "bug report", "defect", "enhancement", "epic", "feature", "feature request", "incident",
    "issue", "merge request", "mr", "pr", "pull request", "regression", "story", "sub-task",
    "subtask", "task", "ticket", "user story",
  ]
}
