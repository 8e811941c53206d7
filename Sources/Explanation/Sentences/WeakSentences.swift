internal import BidiAlgorithm
internal import Wording

/// W1 to W7 in words.
extension ExplainedParagraph {
  func markTakesStart(_ at: Int, _ bidiClass: BidiClass) -> Words {
    """
    \(the(at)) has the class NSM and starts its sequence, so it takes the class of sos, \
    \(own: bidiClass.shortName)
    """
  }

  func markFollows(
    _ at: Int, _ previous: Statement.Classified, _ becomes: BidiClass
  ) -> Words {
    """
    \(the(at)) has the class NSM and follows \(the(previous)), so it becomes \
    \(own: becomes.shortName)
    """
  }

  func separator(
    _ at: Int, _ bidiClass: BidiClass, _ left: Statement.Classified, _ right: Statement.Classified
  ) -> Words {
    let numbers = left.bidiClass.shortName
    guard left.rule == nil, right.rule == nil else {
      return """
        \(the(at)) is between \(the(left)), and \(the(right)); it has the class \
        \(own: bidiClass.shortName), so it becomes \(own: numbers)
        """
    }
    return """
      \(the(at)) is between \(the(left.position)) and \(the(right.position)), which have the class \
      \(own: numbers); it has the class \(own: bidiClass.shortName), so it becomes \
      \(own: numbers)
      """
  }

  func terminator(_ at: Int, _ row: [Range<Int>], _ number: Int) -> Words {
    isOne(row)
      ? """
      \(the(at)) has the class ET and touches \(the(number)), which has the class EN, so it becomes \
      EN
      """
      : """
      \(the(at)) has the class ET and is in the row of ET at \(ranges: place(row)), which touches \
      \(the(number)), which has the class EN, so it becomes EN
      """
  }

  /// W6: what W4 and W5 left, and why they did, where numbers are beside it.
  func isLeft(
    _ at: Int, _ bidiClass: BidiClass, _ numbers: [Statement.Classified]?
  ) -> Words {
    guard let numbers else {
      return """
        W4 and W5 left \(the(at)); it still has the class \(own: bidiClass.shortName), so it \
        becomes ON
        """
    }
    let left = bidiClass.shortName
    let arabic = numbers.first { $0.bidiClass == .an }
    if bidiClass == .et, let arabic {
      return """
        \(the(at)) touches \(the(arabic)), and W5 looks for EN only; it still has the class ET, so \
        it becomes ON
        """
    }
    guard bidiClass != .et else {
      return """
        \(the(at)) touches no number of the class EN, so W5 leaves it; it still has the class ET, so \
        it becomes ON
        """
    }
    guard let first = numbers.first, let last = numbers.last else {
      return """
        \(the(at)) touches no number when W4 looks, so W4 leaves it; it still has the class \
        \(own: left), so it becomes ON
        """
    }
    if numbers.count == 1 {
      return """
        \(the(at)) touches one number only, \(the(first)), when W4 looks, and W4 needs two; it still \
        has the class \(own: left), so it becomes ON
        """
    }
    return first.bidiClass == last.bidiClass
      ? """
      \(the(at)) is between \(the(first.position)) and \(the(last.position)), which have the class \
      \(own: first.bidiClass.shortName), and W4 joins those by CS only; it still has the class \
      \(own: left), so it becomes ON
      """
      : """
      \(the(at)) is between \(the(first)), and \(the(last)), and W4 joins numbers of one class only; \
      it still has the class \(own: left), so it becomes ON
      """
  }

  /// W2 and W7: the last strong class before a European number.
  func numberLooksBack(
    _ at: Int, _ strong: Statement.Side, _ rule: BidiRule, _ becomes: BidiClass?
  ) -> Words {
    let wanted = rule == .w2 ? "AL" : "L"
    switch strong {
    case .character(let found):
      guard let becomes else {
        return """
          the last strong character before \(the(at)) in its sequence is \(the(found)), not \
          \(own: wanted), so it stays EN
          """
      }
      return """
        the last strong character before \(the(at)) in its sequence is \(the(found)), so it becomes \
        \(own: becomes.shortName)
        """
    case .end(let bidiClass):
      // Numbers before it may have become L by the same rule.
      guard let becomes else {
        return """
          there was no strong character before \(the(at)) in its sequence when the rule began, and \
          sos is \(own: bidiClass.shortName), not \(own: wanted), so it stays EN
          """
      }
      return """
        there was no strong character before \(the(at)) in its sequence when the rule began, and sos \
        is \(own: bidiClass.shortName), so it becomes \(own: becomes.shortName)
        """
    }
  }
}
