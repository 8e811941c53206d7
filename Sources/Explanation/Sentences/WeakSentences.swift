internal import BidiAlgorithm

/// W1 to W7 in words.
extension ExplainedParagraph {
  func markTakesStart(_ at: Int, _ bidiClass: BidiClass) -> String {
    "\(the(at)) has the class NSM and starts its sequence, so it takes the class of sos, "
      + bidiClass.shortName
  }

  func markFollows(
    _ at: Int, _ previous: Statement.Classified, _ becomes: BidiClass
  ) -> String {
    "\(the(at)) has the class NSM and follows \(the(previous)), so it becomes "
      + becomes.shortName
  }

  func separator(
    _ at: Int, _ bidiClass: BidiClass, _ left: Int, _ right: Int, _ numbers: BidiClass
  ) -> String {
    "\(the(at)) is between \(the(left)) and \(the(right)), which have the class "
      + "\(numbers.shortName); it \(has(bidiClass)), so it becomes \(numbers.shortName)"
  }

  func terminator(_ at: Int, _ row: [Range<Int>], _ number: Int) -> String {
    let touches =
      row.reduce(0) { $0 + $1.count } == 1
      ? "touches" : "is in the row of ET at \(place(row)), which touches"
    return "\(the(at)) has the class ET and \(touches) \(the(number)), which has the class EN, "
      + "so it becomes EN"
  }

  /// W2 and W7: the last strong class before a European number.
  func numberLooksBack(
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
