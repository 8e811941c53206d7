internal import BidiAlgorithm

/// Steps with arrows between them.
enum Arrow {
  /// The most words of a step.
  private static let longestStep = 4

  /// Whether tokens are steps with arrows to the right between them, the first one in Latin
  /// letters: `Settings → ABC → DEF`. Behind the last one may be times: `Line 5 → ABC 07:45,
  /// 08:15`.
  static func areSteps(_ tokens: [Token], _ text: Skeleton) -> Bool {
    var words = 0
    var arrows = 0
    for (index, token) in tokens.enumerated() {
      let isTime = token.piece?.kind == .time
      let isBehindTime =
        index > 0 && token.sign(in: text) == "," && tokens[index - 1].piece?.kind == .time
      if arrows > 0, isTime || isBehindTime { continue }
      if token.sort == .sign {
        guard ArrowSign.pointsRight(token.sign(in: text)), words > 0 else { return false }
        arrows += 1
        words = 0
      } else {
        if arrows == 0, token.direction == .rightToLeft { return false }
        words += 1
        if words > longestStep { return false }
      }
    }
    return arrows > 0 && words > 0
  }
}
