public import BidiAlgorithm
internal import Explanation
internal import TextModel

/// What can be pressed instead of typed.
extension Prediction {
  /// The text with the offset of each sign. Where ranges are asked for, the signs can be pressed.
  public func signs(within columns: Int) -> AnswerStrip {
    let cells = text.scalars.map { text.notation.write([$0]) }
    let offsets = cells.indices.map { String($0) }
    var isPressed = false
    if case .ranges = kind { isPressed = true }
    return AnswerStrip(
      [cells.map { $0 == " " ? "\u{B7}" : $0 }, offsets], choices: isPressed ? offsets : [],
      within: columns)
  }

  /// The cells of the display, covered, with the numbers of the columns between them; nil where no
  /// column is asked for.
  public func coveredColumns(within columns: Int) -> AnswerStrip? {
    guard case .caret = kind else { return nil }
    let line = text.session().layout.line(LinePosition(paragraph: ParagraphIndex(0), line: 0))
    let names = (0...max(0, line.width)).map { String($0) }
    // The two columns of a cell are the numbers on both sides of it.
    let covers = names.indices.map { $0 + 1 < names.count ? " ?" : "" }
    return AnswerStrip([covers, names], choices: names, within: columns)
  }

  /// The choices that no line of the question has; nil where all are in it.
  public func choices(within columns: Int) -> AnswerStrip? {
    let choices: [String]
    switch kind {
    case .levels, .level: choices = ["0", "1", "2", "3", "4", "-"]
    case .direction: choices = ["ltr", "rtl"]
    case .rule: choices = offeredRules.map(\.rawValue)
    case .order, .caret, .ranges, .fix, .result, .lines: return nil
    }
    return AnswerStrip([choices], choices: choices, within: columns)
  }

  /// The rules to choose from where a rule is asked for, at most six, in the order in which they
  /// are applied: the true one, those that the lesson has named, those that change the line, and
  /// others that are applied near it. Empty for other questions.
  public var offeredRules: [BidiRule] {
    guard case .rule = kind, let own = BidiRule(name: truth),
      let place = Self.rules.firstIndex(of: own)
    else { return [] }
    let changing = Set(text.explained.events.filter(\.isChange).map(\.rule))
    let isResolving = own >= .w1 && own <= .n2
    // X10 gives no class and no level; a rule before W1 is asked for among its like.
    let alike = Self.rules.filter { rule in
      rule != .x10 && (rule >= .w1 && rule <= .n2) == isResolving
    }
    let near = alike.sorted { left, right in
      func distance(_ rule: BidiRule) -> Int {
        abs((Self.rules.firstIndex(of: rule) ?? place) - place)
      }
      return distance(left) < distance(right)
    }
    let named = namedRules.filter { Self.rules.contains($0) }
    var offered: [BidiRule] = []
    func offer(_ rules: [BidiRule], upTo count: Int) {
      for rule in rules where offered.count < count && !offered.contains(rule) {
        offered.append(rule)
      }
    }
    offer([own] + named + alike.filter { changing.contains($0) }, upTo: 6)
    // With fewer than four there is little to predict.
    offer(near, upTo: 4)
    return offered.sorted()
  }

  /// The answer after a press on a choice. Where an answer has several choices, the press adds the
  /// choice or takes it out; else the choice is the answer.
  public func answer(_ given: String, choosing choice: String) -> String {
    let words = form(given).split(separator: " ").map(String.init)
    switch kind {
    case .order: return Self.toggled(choice, in: words).joined(separator: " ")
    case .caret: return Self.toggled(choice, in: words).suffix(2).joined(separator: " ")
    case .levels:
      let levels = form(given)
      return levels.count < text.scalars.count ? levels + choice : levels
    case .ranges:
      guard let sign = Int(choice) else { return given }
      var signs = RangeSet(
        words.compactMap { range($0)?.clamped(to: 0..<text.scalars.count) })
      signs.formSymmetricDifference(RangeSet(sign..<sign + 1))
      return LearnedRanges.inBrackets(LearnedRanges.text(Array(signs.ranges)))
    case .level, .direction, .rule, .fix, .result, .lines: return choice
    }
  }

  private static func toggled(_ choice: String, in words: [String]) -> [String] {
    words.contains(choice) ? words.filter { $0 != choice } : words + [choice]
  }
}
