package import BidiAlgorithm

/// What another engine answered about a paragraph shown as one line, and whether its order is that
/// of its levels.
package struct EngineAnswer {
  package var answer: ResolverAnswer
  /// The first column whose scalar L2 would not put there, with the scalar that it would; nil where
  /// the order is that of the levels.
  package var departure: (column: Int, position: Int?)?

  /// O(*n* × levels).
  package init(_ answer: ResolverAnswer) {
    self.answer = answer
    let order = Self.order(of: answer.levels)
    let column = zip(order, answer.order).enumerated().first { $0.element.0 != $0.element.1 }?
      .offset
    if let column {
      departure = (column, order[column])
    } else if order.count != answer.order.count {
      let column = min(order.count, answer.order.count)
      departure = (column, column < order.count ? order[column] : nil)
    }
  }

  /// L2 over levels as they are.
  private static func order(of levels: [EmbeddingLevel?]) -> [Int] {
    var display = levels.indices.filter { levels[$0] != nil }
    func level(_ position: Int) -> Int { Int(levels[position]?.rawValue ?? 0) }
    let present = display.map(level)
    guard let highest = present.max(), let lowestOdd = present.filter({ $0 % 2 == 1 }).min() else {
      return display
    }
    for current in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < display.count {
        let end = display[start...].firstIndex { level($0) < current } ?? display.count
        display[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return display
  }

  /// What is said of an order that does not follow from the levels, with offsets from `start`; nil
  /// where it does.
  func words(from start: Int) -> String? {
    guard let departure else { return nil }
    let given =
      departure.column < answer.order.count
      ? "\(start + answer.order[departure.column])" : "nothing"
    let right = departure.position.map { "\(start + $0)" } ?? "nothing"
    return
      "Its order does not follow from its levels: by L2, place \(departure.column) has \(right), not \(given)."
  }
}
