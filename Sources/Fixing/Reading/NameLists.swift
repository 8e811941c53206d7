internal import BidiAlgorithm

/// Lists of names in a sentence of the other direction, in which each name is a piece of its own.
struct NameLists {
  /// The elements with which a new name begins.
  private var starts: Set<Int> = []
  /// What stands behind a name of a list and is the list's: brackets that say something of all of
  /// it, the colon before a number.
  private var brackets: Set<Int> = []
  /// The names before which a number of the list or a score stands.
  private var held: Set<Int> = []

  /// The most words that a name in a list has.
  private static let longestName = 3

  /// The lists among the elements of a sentence. O(*n*).
  init(_ all: [Element], in text: Skeleton, context: TextDirection) {
    if context == .rightToLeft, let value = LabelledState.value(all, in: text) {
      starts.insert(value)
    }
    if context == .rightToLeft { starts.formUnion(MenuWay.starts(all, in: text)) }
    if context == .leftToRight { starts.formUnion(MenuWay.startsInEnglish(all, in: text)) }
    if context == .rightToLeft { starts.formUnion(TagRow.starts(all, in: text)) }
    if let score = NamedScore.range(all, in: text, context: context) {
      starts.formUnion(score.dropFirst())
    }
    var index = 0
    while index < all.count {
      guard all[index].direction == context.opposite else {
        index += 1
        continue
      }
      let begin = index
      var names: [Int] = [index]
      var words = 1
      var longest = 1
      index += 1
      reading: while index < all.count {
        if all[index].direction == context.opposite {
          words += 1
          longest = max(longest, words)
          index += 1
        } else if Self.isComma(all[index], in: text), index + 1 < all.count,
          all[index + 1].direction == context.opposite, all[index + 1].followsSpace
        {
          names.append(index + 1)
          words = 1
          index += 2
        } else {
          break reading
        }
      }
      let hasBrackets =
        index < all.count && all[index].kind == .brackets && all[index].followsSpace
        && !all[index...].contains { $0.direction == context.opposite }
      let isPair =
        begin > 1 && all[begin - 2].direction == context.opposite
        && Self.isConjunction(all[begin - 1], in: text)
      if hasBrackets, isPair, context == .leftToRight { brackets.insert(index) }
      guard names.count > 1, longest <= Self.longestName else { continue }
      // A count begins the next item: all of them are read as one.
      if context == .leftToRight, index + 2 < all.count, Self.isComma(all[index], in: text),
        all[index + 1].isNumeric, all[index + 2].direction == .rightToLeft
      {
        continue
      }
      let followsColon = begin > 0 && all[begin - 1].isSign(of: ":", in: text)
      // What goes on in right-to-left words with numbers among them is one phrase, as an address
      // is: a part of it alone would stand left of the rest.
      if context == .leftToRight, followsColon,
        all[index...].lazy.prefix(while: { $0.direction != .leftToRight }).contains(where: {
          $0.direction == .rightToLeft && $0.kind != .brackets
        })
      {
        continue
      }
      let isJoined =
        (index < all.count && Self.isConjunction(all[index], in: text)
          && (context == .rightToLeft || ListJoint.joinsNames(begin..<index, all, in: text)))
        || (context == .leftToRight && index + 1 < all.count
          && Self.isComma(all[index], in: text) && Self.isConjunction(all[index + 1], in: text)
          && ListJoint.joinsNamesBehindComma(begin..<index, all, in: text))
      // Latin names with commas in Latin text between them are read as they are drawn.
      let isLatin = context == .rightToLeft && names.allSatisfy { Self.followsLatin($0, all, text) }
      // What Arabic commas part in a line of Latin letters was written from right to left.
      let isOwn =
        context == .leftToRight && names.dropFirst().allSatisfy { Self.followsOwn($0, all, text) }
      guard
        isJoined
          || (context == .rightToLeft && ListedNames.areOne(names, end: index, all, text))
          || (context == .rightToLeft && MixedNames.areOne(names, end: index, all, text))
          || (!isOwn && context == .leftToRight && ListHead.leadsToNames(begin, all, in: text))
          || (!isLatin && !isOwn && (names.count > 2 || followsColon)),
        isJoined || !followsColon || !SpokenLine.isOne(text),
        isJoined || !followsColon || context == .rightToLeft
          || !ListHead.leadsToSentence(begin..<index, all, in: text),
        isJoined || !followsColon || context == .rightToLeft || hasBrackets
          || !ListJoint.isOneName(begin..<index, all, in: text)
      else { continue }
      starts.formUnion(names.dropFirst())
      if hasBrackets { brackets.insert(index) }
    }
    if context == .leftToRight {
      if let quotation = QuotedRemark.start(all, in: text) { starts.insert(quotation) }
      starts.formUnion(all.indices.filter { ReportedMessage.isOne($0, all, in: text) })
      addCounted(all, in: text)
      addHeld(all, in: text)
      if let score = LabelledScore.score(in: all, text) {
        starts.formUnion(score.start...score.other)
        held.insert(score.other)
      }
      if let score = NamedScore.tight(all, in: text) { brackets.insert(score) }
      // Names, each with what stands behind it.
      let lists: [(names: [Int], behind: [Int])] = [
        NamesWithNumbers.parts(all, in: text), ScoredNames.parts(all, in: text),
        MixedScores.parts(all, in: text), SortedItems.parts(all, in: text),
      ]
      for list in lists {
        starts.formUnion(list.names)
        brackets.formUnion(list.behind)
      }
    }
  }

  /// The end of a few right-to-left words that begin with an element; nil of anything else.
  static func endOfName(_ start: Int, _ all: [Element]) -> Int? {
    guard start < all.count else { return nil }
    if isHeldName(all[start]) { return start + 1 }
    let name = all[start...].prefix { $0.isWord && $0.direction == .rightToLeft }
    return (1...longestName).contains(name.count) ? name.endIndex : nil
  }

  /// The lists of numbers with a name in brackets behind each, `03-1234567 (ABC), 12 (DEF)`: each
  /// number stands before its own name. O(*n*).
  private mutating func addHeld(_ all: [Element], in text: Skeleton) {
    var index = 0
    while index + 1 < all.count {
      guard Self.isHeldBehindNumber(index, all) else {
        index += 1
        continue
      }
      while index + 4 < all.count, Self.isComma(all[index + 2], in: text),
        Self.isHeldBehindNumber(index + 3, all)
      {
        index += 3
        starts.formUnion([index, index + 1])
        held.insert(index + 1)
      }
      index += 2
    }
  }

  /// Whether an element is a number, and right-to-left words in brackets are the next one.
  private static func isHeldBehindNumber(_ index: Int, _ all: [Element]) -> Bool {
    let name = all[index + 1]
    // An isolate around the brackets makes a row of them.
    let isInBrackets =
      name.kind == .brackets
      || (name.kind == nil && name.parts.count == 1 && name.parts[0].kind == .brackets)
    return all[index].isNumeric && isInBrackets && name.direction == .rightToLeft
      && name.followsSpace
  }

  /// The lists in which a count, a year or a range of years in brackets stands behind each name,
  /// `ABC (12), DEF (7), Sara (3)`: the sentence puts each behind its name. Behind a colon one may
  /// lack it. O(*n*).
  private mutating func addCounted(_ all: [Element], in text: Skeleton) {
    var index = 0
    while index < all.count {
      var names: [Int] = []
      var counts: [Int] = []
      var items = 0
      var (areYears, isJoined) = (false, false)
      var next = index
      let followsColon = index > 0 && all[index - 1].isSign(of: ":", in: text)
      while let item = Self.item(next, all, text, mayLackCount: followsColon) {
        items += 1
        if all[next].direction == .rightToLeft {
          names.append(next)
          if let count = item.count {
            counts.append(count)
            areYears = areYears || Self.mayBeYears(all[count].parts[1].range, text)
          }
        }
        next = item.end
        guard let following = Self.item(behind: next, all, text) else { break }
        isJoined = isJoined || following.isJoined
        next = following.start
      }
      // Two names with their years may be a phrase of their own, unless a Latin word joins them or
      // leads to persons.
      if names.count > 1, !counts.isEmpty,
        !areYears || items > 2 || followsColon || isJoined
          || NumberBehindName.isLedToAsPerson(index, all, text)
      {
        starts.formUnion(names.dropFirst())
        brackets.formUnion(counts)
      }
      index = max(next, index + 1)
    }
  }

  /// Where the next item begins: behind a comma, behind a Latin `and` or `or`, or behind both; and
  /// whether such a word joins it. nil where none begins.
  private static func item(
    behind end: Int, _ all: [Element], _ text: Skeleton
  ) -> (start: Int, isJoined: Bool)? {
    var next = end
    if next + 1 < all.count, isComma(all[next], in: text), all[next + 1].followsSpace { next += 1 }
    if next + 1 < all.count, all[next].direction == .leftToRight,
      isConjunction(all[next], in: text)
    {
      return (start: next + 1, isJoined: true)
    }
    return next > end ? (start: next, isJoined: false) : nil
  }

  /// An item that begins with an element: a few words of one direction, and a count in brackets;
  /// nil where there is none. Right-to-left words may lack it between colon, commas and the end.
  private static func item(
    _ start: Int, _ all: [Element], _ text: Skeleton, mayLackCount: Bool
  ) -> (end: Int, count: Int?)? {
    guard start < all.count, let direction = all[start].direction,
      start == 0 || direction == .leftToRight || all[start - 1].direction != .rightToLeft
    else { return nil }
    var end = start
    if isHeldName(all[start]) { end += 1 }
    while end < all.count, end < start + longestName, all[end].isWord,
      all[end].direction == direction, end == start || all[end - 1].isWord
    {
      end += 1
    }
    guard end > start else { return nil }
    if end < all.count, isCount(all[end], text) { return (end: end + 1, count: end) }
    let isLast = end == all.count || isComma(all[end], in: text)
    guard mayLackCount, direction == .rightToLeft, isLast else { return nil }
    return (end: end, count: nil)
  }

  /// Whether an element is a few words that an isolate or an embedding holds.
  private static func isHeldName(_ element: Element) -> Bool {
    element.kind == nil && !element.parts.isEmpty && element.parts.count <= longestName
      && element.parts.allSatisfy(\.isWord)
  }

  /// Whether an element is brackets behind a space that hold digits, with separators or a percent
  /// sign, or a range.
  static func isCount(_ element: Element, _ text: Skeleton) -> Bool {
    guard element.kind == .brackets, element.parts.count == 3, element.followsSpace,
      text.at(element.range.lowerBound) == "("
    else { return false }
    let inside = element.parts[1].range
    if isRange(inside, text) { return true }
    return inside.count <= BracketedNumber.longest && text.isDigit(inside.lowerBound)
      && inside.allSatisfy { text.isDigit($0) || ",.%".unicodeScalars.contains(text.at($0)) }
  }

  /// Whether two numbers of up to four digits with a dash between them stand in a range:
  /// `1898-1943`; of somebody who is alive the second one is not there.
  private static func isRange(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let first = text.endOfDigits(range.lowerBound)
    let dash = text.isSpace(ifThere: first) ? first + 1 : first
    guard (1...4).contains(first - range.lowerBound),
      "-\u{2010}\u{2011}\u{2013}\u{2014}".unicodeScalars.contains(text.at(dash))
    else { return false }
    let second = text.isSpace(ifThere: dash + 1) ? dash + 2 : dash + 1
    return range.upperBound == dash + 1
      || (range.upperBound == text.endOfDigits(second) && range.upperBound <= second + 4)
  }

  /// Whether a number of four digits, or two with a dash between them, may be years.
  private static func mayBeYears(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    range.count > 3 && (range.count == 4 || isRange(range, text))
  }

  /// Whether a new name begins with an element.
  func separates(_ element: Int) -> Bool { starts.contains(element) }

  /// Whether brackets stand behind a list, as `(2021)` does behind its authors.
  func ends(at element: Int) -> Bool { brackets.contains(element) }

  /// Whether an element is a name, and the number before it is the list's.
  func isHeld(_ element: Int) -> Bool { held.contains(element) }

  /// Whether a name follows a comma of Arabic text.
  private static func followsOwn(_ name: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    let comma = all[name - 1]
    return comma.isSign
      && "\u{60C}\u{61B}".unicodeScalars.contains(text.scalars[comma.range.lowerBound])
  }

  /// Whether a name is the first one, or follows a comma of Latin text.
  private static func followsLatin(_ name: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    guard name > 0, isComma(all[name - 1], in: text) else { return true }
    return text.scalars[all[name - 1].range.lowerBound].isASCII
  }

  /// Whether a sign parts names: a comma, or a slash, a bar or a dot between spaces.
  private static func isComma(_ element: Element, in text: Skeleton) -> Bool {
    guard element.isSign else { return false }
    let value = text.scalars[element.range.lowerBound].value
    if element.followsSpace { return value == 0x2F || value == 0x7C || value == 0xB7 }
    return value == 0x2C || value == 0x60C || value == 0x3B || value == 0x61B
  }

  /// Whether a word joins the last name of a list: and, or.
  private static func isConjunction(_ element: Element, in text: Skeleton) -> Bool {
    guard element.isWord, element.range.count < 4 else { return false }
    switch text.string(element.range) {
    case "and", "or", "\u{5D5}", "\u{5D0}\u{5D5}", "\u{648}", "\u{623}\u{648}", "\u{6CC}\u{627}":
      return true
    default: return false
    }
  }
}
