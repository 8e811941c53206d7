/// Lists of answers by number, each worked out when it is first asked for. They stand in one array,
/// so that nothing is copied or counted where they are read again and again.
struct AnswersByNumber<Answer> {
  /// All answers; those of a number stand side by side.
  private(set) var answers: [Answer] = []
  /// Where those of each number are; `unknown` where they were not asked for.
  private var spans: [(start: UInt32, end: UInt32)] = []

  private static var unknown: (start: UInt32, end: UInt32) { (.max, .max) }

  /// Where the answers of a number are, if they were asked for.
  func known(_ number: Int) -> Range<Int>? {
    guard number < spans.count, spans[number].start != .max else { return nil }
    return Int(spans[number].start)..<Int(spans[number].end)
  }

  /// Keeps the answers of a number.
  mutating func keep(_ new: [Answer], of number: Int) -> Range<Int> {
    if number >= spans.count {
      spans.append(contentsOf: repeatElement(Self.unknown, count: number + 1 - spans.count))
    }
    let range = answers.count..<answers.count + new.count
    answers += new
    spans[number] = (UInt32(range.lowerBound), UInt32(range.upperBound))
    return range
  }
}
