/// What editors and `sed` replace, and with what.
extension Piece {
  /// The most scalars of such a command.
  private static let longestReplacement = 200

  /// `:%s/ABC/DEF/g`, `s/ABC/DEF/`: what is looked for and what comes in its place, one of them in
  /// right-to-left letters, each between the same two signs. They follow each other as they are
  /// typed, whatever is around them.
  @Sendable static func replacement(_ start: Int, _ text: Skeleton) -> Piece? {
    guard ":%s".unicodeScalars.contains(text.at(start)), text.mayBeginWord(start) else {
      return nil
    }
    var name = start
    if text.at(name) == ":" { name += 1 }
    if text.at(name) == "%" { name += 1 }
    let sign = text.at(name + 1)
    guard text.at(name) == "s", "/#|".unicodeScalars.contains(sign) else { return nil }
    let limit = min(text.count, start + longestReplacement)
    var bounds = [name + 1]
    var end = name + 2
    while bounds.count < 3, end < limit {
      if text.at(end) == sign { bounds.append(end) }
      end += text.at(end) == "\\" ? 2 : 1
    }
    guard bounds.count == 3 else { return nil }
    let operands = [bounds[0] + 1..<bounds[1], bounds[1] + 1..<bounds[2]]
    guard operands.contains(where: { $0.contains(where: text.isRightToLeftLetter) }) else {
      return nil
    }
    while "&0123456789IceginpEM".unicodeScalars.contains(text.at(end)) { end += 1 }
    guard text.isGap(end) || "'\"`.,:;!?)".unicodeScalars.contains(text.at(end)) else {
      return nil
    }
    let parts = [
      start..<bounds[0] + 1, operands[0], bounds[1]..<bounds[1] + 1, operands[1], bounds[2]..<end,
    ]
    return Piece(
      kind: .identifier, range: start..<end, order: .leftToRight,
      parts: parts.filter { !$0.isEmpty })
  }
}
