internal import BidiAlgorithm

/// What somebody said, in quotation marks behind a right-to-left name and a colon in an English
/// line: `New comment from ABC: "DEF GHI!"`. Name and quotation are two pieces, and the line puts
/// the one behind the other.
enum QuotedRemark {
  /// The element of a line that is read from left to right with which such a quotation begins: it
  /// is the last one with right-to-left letters, and no number is behind it before the Latin words
  /// of the line go on, `at 9:15`. A word in small Latin letters stands before the name, or before
  /// a dash or a full stop there. nil where there is none. O(*n*).
  static func start(_ all: [Element], in text: Skeleton) -> Int? {
    guard let quotation = all.lastIndex(where: { $0.direction == .rightToLeft }), quotation > 2,
      all[quotation].kind == .quotation, all[quotation].followsSpace,
      all[quotation - 1].isJoinedSign(of: ":", in: text),
      !all[(quotation + 1)...].prefix(while: { $0.direction == nil }).contains(where: \.isNumeric)
    else { return nil }
    let colon = quotation - 1
    var name = colon
    while name > 0, all[name - 1].direction == .rightToLeft { name -= 1 }
    guard name < colon, name > 0, LabelledName.isName(all[name..<colon], text) else { return nil }
    let isDash = all[name - 1].isSign(of: "-|\u{B7}\u{2013}\u{2014}", in: text)
    let isStop = all[name - 1].isJoinedSign(of: ".!", in: text)
    let word = isDash || isStop ? name - 2 : name - 1
    guard word >= 0, all[name].followsSpace else { return nil }
    return isPlain(all[word], text) ? quotation : nil
  }

  /// Whether an element is a Latin word that begins with a small letter.
  private static func isPlain(_ element: Element, _ text: Skeleton) -> Bool {
    element.isWord && element.direction == .leftToRight
      && ("a"..."z").contains(text.at(element.range.lowerBound))
  }
}
