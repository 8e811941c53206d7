internal import BidiAlgorithm

/// W1 to W7 in words.
extension ExplainedParagraph {
  func weak(_ statement: Statement) -> String {
    switch statement {
    case .markTakesStart(let at, let bidiClass):
      return "\(the(at)) has the class NSM and starts its sequence, so it takes the class of sos, "
        + bidiClass.shortName
    case .markFollows(let at, let previous, let becomes):
      return "\(the(at)) has the class NSM and follows \(the(previous)), so it becomes "
        + becomes.shortName
    case .numberLooksBack(let at, let strong, let rule, let becomes):
      return numberLooksBack(at, strong, rule, becomes)
    case .arabicLetterBecomesR(let at): return "\(the(at)) has the class AL, so it becomes R"
    case .separator(let at, let bidiClass, let left, let right, let numbers):
      return "\(the(at)) is between \(the(left)) and \(the(right)), which have the class "
        + "\(numbers.shortName); it \(has(bidiClass)), so it becomes \(numbers.shortName)"
    case .terminator(let at, let row, let number):
      let where_ =
        row.reduce(0) { $0 + $1.count } == 1
        ? "touches" : "is in the row of ET at \(place(row)), which touches"
      return "\(the(at)) has the class ET and \(where_) \(the(number)), which has the class EN, "
        + "so it becomes EN"
    case .isLeft(let at, let bidiClass):
      return "\(the(at)) still \(has(bidiClass)), so it becomes ON"
    default: return ""
    }
  }

  /// W2 and W7: the last strong class before a European number.
  private func numberLooksBack(
    _ at: Int, _ strong: Statement.Side, _ rule: BidiRule, _ becomes: BidiClass?
  ) -> String {
    let wanted = rule == .w2 ? "AL" : "L"
    let start =
      switch strong {
      case .character(let found):
        "the last strong character before \(the(at)) in its sequence is \(the(found))"
      case .end(let bidiClass):
        // Numbers before it may have become L by the same rule.
        "there was no strong character before \(the(at)) in its sequence when the rule began, and sos is "
          + bidiClass.shortName
      }
    guard let becomes else { return "\(start), not \(wanted), so it stays EN" }
    return "\(start), so it becomes \(becomes.shortName)"
  }
}
