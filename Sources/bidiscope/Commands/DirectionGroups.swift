internal import BidiAlgorithm
internal import WritingDirection

/// The answers for one paragraph, those that are alike together.
struct DirectionGroups {
  /// Strategies that say the same for the same reason.
  private struct Group {
    var names: [String]
    var answer: DirectionSurvey.Answer
  }

  /// A direction, or none, with the groups that say so.
  private struct Side {
    var title: String
    var shortName: String
    var groups: [Group] = []

    var count: Int { groups.reduce(0) { $0 + $1.names.count } }
    var names: [String] { groups.flatMap(\.names) }
  }

  private var sides = [
    Side(title: "right-to-left", shortName: TextDirection.rightToLeft.shortName),
    Side(title: "left-to-right", shortName: TextDirection.leftToRight.shortName),
    Side(title: "neutral", shortName: "neutral"),
  ]
  private let count: Int

  init(_ answers: [DirectionSurvey.Answer], _ strategies: [DirectionStrategy]) {
    count = strategies.count
    for (answer, strategy) in zip(answers, strategies) {
      let side =
        switch answer.estimate.direction {
        case .rightToLeft: 0
        case .leftToRight: 1
        case nil: 2
        }
      let same = sides[side].groups.firstIndex {
        $0.answer.estimate.reason == answer.estimate.reason && $0.answer.flips == answer.flips
      }
      if let same {
        sides[side].groups[same].names.append(strategy.name)
      } else {
        sides[side].groups.append(Group(names: [strategy.name], answer: answer))
      }
    }
    sides.removeAll(where: \.groups.isEmpty)
    sides.sort { $0.count > $1.count }
  }

  /// The answers below each other: a head for each direction, and below it each reason with who
  /// gives it.
  var table: [String] {
    sides.flatMap { side in
      ["\(side.title): \(side.count) of \(count)"]
        + side.groups.flatMap { group in
          ["  " + Self.reason(group.answer)] + Self.wrapped(group.names).map { "    " + $0 }
        }
    }
  }

  /// The answers in one line.
  var line: [String] {
    [
      sides.map { "\($0.shortName) \($0.count): \($0.names.joined(separator: " "))" }
        .joined(separator: "; ")
    ]
  }

  /// Why, and where typing would have turned the text.
  static func reason(_ answer: DirectionSurvey.Answer) -> String {
    var result = answer.estimate.reason.description
    if let flips = answer.flips, !flips.isEmpty {
      result += "; typed, it flips at \(flips.map(String.init).joined(separator: ", "))"
    }
    return result
  }

  /// Names in lines of at most 76 columns.
  private static func wrapped(_ names: [String]) -> [String] {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, last.count + name.count + 2 <= 76 {
        lines[lines.count - 1] += ", " + name
      } else {
        lines.append(name)
      }
    }
    return lines
  }
}
