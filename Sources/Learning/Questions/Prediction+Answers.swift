internal import BidiAlgorithm
internal import Explanation
public import Wording

/// What was answered, beside what is true.
extension Prediction {
  /// What form an answer must have, where it has another one: then it is asked for again. Nil for
  /// an answer that can be checked, and for no answer.
  public func complaint(on given: String) -> Words? {
    let answer = form(given)
    let words = answer.split(separator: " ").map(String.init)
    guard given.contains(where: { !$0.isWhitespace }) else { return nil }
    let numbers = words.compactMap { Int($0) }
    let areNumbers = numbers.count == words.count
    switch kind {
    case .order:
      let count = pieces.count
      return areNumbers && numbers.sorted() == Array(1...max(1, count))
        ? nil : "Each number from 1 to \(number: count) is typed once."
    case .levels:
      let count = text.scalars.count
      return answer.count == count && answer.allSatisfy { $0.isNumber || $0 == "-" }
        ? nil : "There are \(number: count) signs: a digit or - for each is typed."
    case .level:
      return words.count == 1 && (areNumbers || answer == "-") ? nil : "A level is a number."
    case .direction: return ["LTR", "RTL"].contains(answer) ? nil : "The answer is ltr or rtl."
    case .caret:
      // One form keeps the numbers alone.
      let typed = given.split { $0.isWhitespace || $0 == "," || $0 == ";" }
      return (1...2).contains(typed.count) && words.count == typed.count
        ? nil : "A column is a number: type one, or two with a space between them."
    case .ranges:
      let ranges = words.map { range($0) }
      guard ranges.allSatisfy({ $0?.isEmpty == false }) else {
        return "A range is two numbers, such as [1,3)."
      }
      let count = text.scalars.count
      return ranges.allSatisfy { $0.map { $0.upperBound <= count } ?? false }
        ? nil : "There are \(number: count) signs: a range ends at \(number: count) at most."
    case .rule:
      let rule = words.count == 1 ? BidiRule(name: words[0]) : nil
      return rule.map { Self.rules.contains($0) } == true
        ? nil : "The answer is a rule from X1 to I2, such as W4."
    case .fix, .result, .lines:
      return words.count == 1 && areNumbers && options.indices.contains(numbers[0] - 1)
        ? nil : "The answer is a number from 1 to \(number: options.count)."
    }
  }

  /// A wrong answer and the true one, in lines one below the other: what each means, and a mark
  /// below each sign whose level differs. Empty for a right answer and for no answer.
  public func comparison(with given: String) -> [(label: Words, text: String)] {
    guard !form(given).isEmpty, complaint(on: given) == nil, !isRight(given) else { return [] }
    let (mine, right) = (seen(form(given)), seen(form(truth)))
    let lines: [(label: Words, text: String)] = [("yours", mine), ("true", right)]
    guard kind == .levels else { return lines }
    let marks = zip(mine, right).map { $0 == $1 ? " " : "^" }.joined()
    return [("stored", text.scalars.map(sign).joined())] + lines + [("differs", marks)]
  }

  /// The rules that can decide a scalar.
  static let rules = BidiRule.allCases.filter { $0 >= .x1 && $0 <= .i2 }

  /// What the text of the question is called where it is shown below the answer.
  public var shownLabel: Words {
    switch kind {
    case .fix: "without a fix"
    case .lines where !hasOneLine: "in one line"
    case .order, .levels, .level, .direction, .caret, .ranges, .rule, .result, .lines: "shown"
    }
  }

  /// The text after the keys of a question; nil where the text stays as it is.
  public var outcome: LearnedText? {
    guard case .result = kind, let number = Int(truth), options.indices.contains(number - 1)
    else { return nil }
    return LearnedText(options[number - 1], text.notation, direction: text.direction)
  }

  /// What an answer of some form shows: on the screen, in storage, or itself.
  private func seen(_ answer: String) -> String {
    let words = answer.split(separator: " ").map(String.init)
    switch kind {
    case .order:
      return words.compactMap { Int($0) }.filter { pieces.indices.contains($0 - 1) }
        .map { pieces[$0 - 1] }.joined(separator: " | ")
    case .ranges:
      let scalars = text.scalars
      return words.compactMap { range($0)?.clamped(to: 0..<scalars.count) }
        .map { written(scalars[$0]) }.joined(separator: " | ")
    case .fix:
      return option(answer).map {
        LearnedText($0, text.notation, direction: text.direction).shown
      } ?? answer
    case .result, .lines: return option(answer) ?? answer
    case .direction: return answer.lowercased()
    case .levels, .level, .caret, .rule: return answer
    }
  }

  /// The option of a number; nil where there is none.
  private func option(_ answer: String) -> String? {
    Int(answer).flatMap { options.indices.contains($0 - 1) ? options[$0 - 1] : nil }
  }

  /// A sign for one column: a dot for what needs more.
  private func sign(_ scalar: Unicode.Scalar) -> String {
    let written = text.notation.write([scalar])
    return written == " " || written.count > 1 ? "\u{B7}" : written
  }

  /// A range as it is typed; nil where it is none.
  func range(_ word: String) -> Range<Int>? {
    let ends = word.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] : nil
  }
}
