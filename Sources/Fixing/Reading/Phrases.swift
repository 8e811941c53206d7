internal import BidiAlgorithm

/// Groups what stands in a sentence against its direction: names and phrases of the other
/// direction.
struct Phrases {
  private let text: Skeleton
  private let context: TextDirection
  private let isParagraph: Bool
  private let separator: RowSeparator
  private let isSubject: Bool
  /// Where the columns of a row begin; empty where the text is none.
  private let columns: Set<Int>
  private var other: TextDirection { context.opposite }

  /// What groups elements of a sentence of a direction; whether the sentence is the whole
  /// paragraph, what parts that into cells of a table or steps of a trail, and whether it is the
  /// subject of a mail.
  init(
    _ text: Skeleton, _ context: TextDirection, isParagraph: Bool, separator: RowSeparator,
    isSubject: Bool
  ) {
    self.separator = separator
    self.isSubject = isSubject
    self.text = text
    self.context = context
    self.isParagraph = isParagraph
    columns = isParagraph && context == .leftToRight ? ColumnRow.starts(text) : []
  }

  /// The elements, with each phrase as one. O(*n*).
  func grouped(_ all: [Element]) -> [Element] {
    let counted = CountedPhrases(text: text, context: context).joined(
      DateInWords.parted(all, in: text))
    // The day, the month and the year of a listing are columns.
    let hasDates = context == .leftToRight && (columns.isEmpty || !LogLine.isListing(text))
    let all = hasDates ? DateInWords.joined(counted, in: text) : counted
    guard all.contains(where: { $0.direction == other }) else { return all }
    let lists = NameLists(all, in: text, context: context)
    let numbers = SentenceNumbers(
      all, in: text, context: context, isOfWiki: separator.isOfWiki)
    var result: [Element] = []
    var index = 0
    while index < all.count {
      var first = all[index]
      let isHeld = lists.isHeld(index)
      // A range of an English sentence runs as that does.
      if first.isNumeric, first.order == .either, numbers.contains(index) {
        first.order = .leftToRight
      }
      index += 1
      guard first.direction == other else {
        result.append(first)
        continue
      }
      let isValue = result.last.map { isKey($0, before: first) } ?? false
      var members = [first]
      while let next = nextMember(of: members[members.count - 1], index, all, lists) {
        members += all[index...next]
        index = next + 1
      }
      while index < all.count, !lists.separates(index + 1),
        !(isValue && all[index].followsSpace), isSubject || !numbers.contains(index),
        !lists.ends(at: index),
        trails(members, index, all) || closes(members, index, all)
          || closesSecond(members, index, all) || isQuotedSign(index, behind: members, all)
          || closesAnswer(members, index, all)
          || context == .rightToLeft && GreetingInSentence.closes(index, behind: members, all, text)
          || context == .rightToLeft && isParagraph
            && GlossedEntry.closes(index, behind: members, all, text)
      {
        members.append(all[index])
        index += 1
      }
      // A number before it goes with it where it is drawn so: `4 pm`.
      while !isHeld, let before = result.last, before.isNumeric,
        columns.isEmpty
          || !partsColumns(before.range.upperBound..<members[0].range.lowerBound),
        isDrawn(before, before: members[0]) || beginsTitle(members, behind: result)
          || beginsAmount(members, behind: result)
      {
        members.insert(before, at: 0)
        result.removeLast()
      }
      result.append(phrase(members))
    }
    return result
  }

  /// Whether the last of elements is a number in the digits of Persian or Urdu that begins a title
  /// behind the colon of a label: `Playlist: \u{6F5} ABC DEF`. Nobody counts with them in Latin
  /// letters.
  private func beginsTitle(_ members: [Element], behind result: [Element]) -> Bool {
    guard context == .leftToRight, result.count > 2, members.count > 1,
      members.prefix(2).allSatisfy({ $0.isWord && $0.followsSpace })
    else { return false }
    let (number, colon) = (result[result.count - 1], result[result.count - 2])
    let label = result[result.count - 3]
    return number.kind == .number && number.followsSpace
      && number.range.allSatisfy { (0x6F0...0x6F9).contains(text.at($0).value) }
      && colon.isJoinedSign(of: ":", in: text)
      && label.isWord && label.direction == context
  }

  /// Whether the last of elements is the first number of an amount in two units.
  private func beginsAmount(_ members: [Element], behind result: [Element]) -> Bool {
    context == .leftToRight && AmountInWords.begins(behind: result, members, text)
  }

  /// Whether an element is the sign behind a key, with a value right behind it: `user=ABC`.
  private func isKey(_ element: Element, before value: Element) -> Bool {
    context == .leftToRight && element.isSign && !value.followsSpace
      && text.scalars[element.range.lowerBound] == "="
  }

  private func phrase(_ members: [Element]) -> Element {
    guard members.count > 1, let first = members.first, let last = members.last else {
      var element = members[0]
      element.kind = element.kind ?? .name
      return element
    }
    var phrase = Element(
      kind: .name, range: first.range.lowerBound..<last.range.upperBound,
      order: PieceOrder(other), parts: members, direction: other)
    phrase.followsSpace = first.followsSpace
    return phrase
  }

  /// The next member of a phrase behind its last one: what follows in its direction, with nothing
  /// of the sentence's own direction between.
  private func nextMember(
    of last: Element, _ start: Int, _ all: [Element], _ lists: NameLists
  ) -> Int? {
    var next = start
    while next < all.count, all[next].direction == nil { next += 1 }
    guard next < all.count, all[next].direction == other,
      !partsColumns(last.range.upperBound..<all[next].range.lowerBound)
    else { return nil }
    let between = all[start..<next]
    if lists.separates(next) || between.contains(where: isArrow) { return nil }
    if partsProgress(start, from: last, all) { return nil }
    if between.contains(where: partsCells) { return nil }
    // A name that ends with a sign of its own goes with the words before it.
    if between.isEmpty, isSignedName(all[next]) { return next }
    if text.hasControls, isParted(last, all[next]) { return nil }
    if context == .rightToLeft, between.isEmpty, ValueInBrackets.follows(last, all[next], text) {
      return nil
    }
    if context == .rightToLeft, isParagraph, between.isEmpty,
      LabelledEnglish.isTag(start - 1, all, text)
    {
      return next
    }
    let isTight = between.allSatisfy { !$0.followsSpace } && !all[next].followsSpace
    let isPlain = last.isWord && all[next].isWord
    if between.isEmpty, isPlain { return next }
    if isTight, isPlain, between.allSatisfy(\.isSign) { return next }
    let areQuotations =
      last.kind == .quotation && all[next].kind == .quotation && between.contains(where: \.isSign)
    return !areQuotations && isDrawn(last, before: all[next]) ? next : nil
  }

  /// Whether a tab stands in a range, which parts cells: what is before it is drawn on one side of
  /// it (L1); or a column begins in it or right behind it.
  private func partsColumns(_ range: Range<Int>) -> Bool {
    columns.isEmpty
      ? range.contains { text.at($0) == "\t" }
      : (range.lowerBound...range.upperBound).contains { columns.contains($0) }
  }

  /// Whether an element is the colon between a file and how much of it is done.
  private func partsProgress(_ colon: Int, from file: Element, _ all: [Element]) -> Bool {
    context == .rightToLeft && FileProgress.isParted(colon, from: file, all, text)
  }

  /// Whether an element is such a name, which is one piece.
  private func isSignedName(_ element: Element) -> Bool {
    element.kind == .name && element.parts.isEmpty && text.isLatin(element.range.lowerBound)
  }

  /// Whether a mark between two words keeps them out of one phrase.
  private func isParted(_ a: Element, _ b: Element) -> Bool {
    text.hasControl(from: a.range.upperBound - 1, to: b.range.lowerBound)
      && !isDrawn(a, before: b)
  }

  /// Whether an element without a direction belongs to the phrase before it. Where either is
  /// possible, it is read as it is drawn.
  private func trails(_ members: [Element], _ index: Int, _ all: [Element]) -> Bool {
    let element = all[index]
    guard element.direction == nil,
      columns.isEmpty || !partsColumns(all[index - 1].range.upperBound..<element.range.lowerBound)
    else { return false }
    let next = index + 1 < all.count ? all[index + 1] : nil
    if element.isSign {
      if isArrow(element) || partsCells(element) { return false }
      if partsProgress(index, from: members[members.count - 1], all) { return false }
      // What closes the paragraph belongs to it, but for a sign that ends a word.
      if isParagraph, all[index...].allSatisfy(\.isSign), !endsWord(element) { return false }
      // `Error: ABC DEF`, laid out from left to right: what parts a Latin word from the sentence
      // behind it is drawn with the word, but is the sentence's.
      if context == .rightToLeft, isParagraph, !text.hasControls, let next, next.followsSpace,
        next.direction == context, isPause(element)
      {
        return false
      }
      // `ABC A4 - DEF`, laid out so, is the same with a dash between blanks.
      if context == .rightToLeft, isParagraph, !text.hasControls, let next, next.followsSpace,
        next.direction == context, element.followsSpace, isSeparator(element)
      {
        return false
      }
      if partsCode(element, next) || beginsEnding(element, next) { return false }
      // `https://a.bc #ABC`: the sign of a tag goes with its word.
      if context == .rightToLeft, element.followsSpace, let next, !next.followsSpace,
        next.direction == context, TagSign.isOne(text.at(element.range.lowerBound))
      {
        return false
      }
      // `ABC {name}! DEF`, `ABC {name}, DEF`: the end of words that go on, or what parts them, is
      // no placeholder's.
      if context == .rightToLeft, !element.followsSpace, next?.direction == context,
        members[members.count - 1].kind == .placeholder,
        text.endsSentence(element.range.lowerBound)
          || element.isSign(of: ",;\u{60C}\u{61B}", in: text)
      {
        return false
      }
      if context == .leftToRight, ShellLine.sends(index, all, text) { return false }
      if context == .leftToRight, isParagraph, LedName.parts(index, fromStreet: all, text) {
        return false
      }
      if SignsBeforeCount.areOfSentence(index, behind: members[0], all, text, context) {
        return false
      }
      let isSpaced = element.followsSpace || next?.followsSpace == true
      if isSpaced, isSeparator(element), let next, next.isNumeric, index + 2 < all.count,
        all[index + 2].direction == context, !isValueBeforeBrackets(index, all),
        !FormulaTerm.isLess(members[members.count - 1].range, element, next, text)
      {
        return false
      }
    } else if context == .leftToRight, Piece.isRating(element.range, text) {
      return false
    } else if isParagraph, BracketedNumber.isOfSentence(index, all, text, context) {
      return false
    } else if element.kind == .time, let next, isArrow(next), all.last?.kind == .time {
      // A time behind each of two places: `ABC 10:05 → JFK 14:30`.
      return false
    }
    return isDrawn(members[members.count - 1], before: element)
  }

  /// Whether an element is the colon between a Latin word and its value in a line from right to
  /// left, with brackets behind that: `ABC LDL: 110 (DEF)`. What a number counts stands in none, so
  /// it may be drawn with the word.
  private func isValueBeforeBrackets(_ colon: Int, _ all: [Element]) -> Bool {
    context == .rightToLeft && !all[colon].followsSpace
      && text.at(all[colon].range.lowerBound) == ":" && all[colon + 1].kind == .number
      && all[colon + 2].kind == .brackets && all[colon + 2].followsSpace
  }

  /// Whether an element is the end of right-to-left words in a sentence that is read from left to
  /// right, though it is drawn as the sentence's: that of the subject of a mail, `Re: ABC?`, of a
  /// title before its author, or of a phrase whose meaning is said behind it, `ABC? means how`; or
  /// what was left out of a quotation, `ABC[...]`.
  private func closes(_ members: [Element], _ index: Int, _ all: [Element]) -> Bool {
    let element = all[index]
    guard context == .leftToRight, !element.followsSpace, let first = members.first,
      let last = members.last
    else { return false }
    if isOmission(element) { return last.isWord }
    guard isParagraph, element.isSign else { return false }
    let sign = text.at(element.range.lowerBound)
    if isSubject {
      // Of several names the sign is not the last one's.
      let follows = all.contains {
        $0.direction == other && $0.range.lowerBound < first.range.lowerBound
      }
      return !follows && (sign == "." || GlossedPhrase.closes(sign))
        && all[index...].allSatisfy { $0.isSign && !$0.followsSpace }
    }
    if TitleByAuthor.closes(index, behind: members, all, text) { return true }
    guard GlossedPhrase.closes(sign), last.isWord || last.isSign,
      first.range.lowerBound == all[0].range.lowerBound,
      let next = all[index...].first(where: { !$0.isSign })
    else { return false }
    return next.isWord && next.followsSpace && GlossedPhrase.isVerb(next.range, text)
  }

  /// Whether an element is a sign that the English message before it quotes.
  private func isQuotedSign(_ index: Int, behind members: [Element], _ all: [Element]) -> Bool {
    context == .rightToLeft && isParagraph
      && EnglishMessage.isQuotedSign(all[index], behind: members, text)
  }

  /// Whether brackets hold dots and nothing else: `[...]`, `(...)`.
  private func isOmission(_ element: Element) -> Bool {
    guard element.kind == .brackets,
      "[(".unicodeScalars.contains(text.at(element.range.lowerBound)), element.range.count > 2
    else { return false }
    return element.range.dropFirst().dropLast().allSatisfy {
      ".\u{2026}".unicodeScalars.contains(text.at($0))
    }
  }

  /// Whether a sign that closes no sentence stands right behind a word: `Qxf7#`.
  private func endsWord(_ sign: Element) -> Bool {
    !sign.followsSpace
      && "#%\u{B0}".unicodeScalars.contains(text.scalars[sign.range.lowerBound])
  }

  /// Whether an element ends an English sentence behind a right-to-left one that has its own end,
  /// `ABC? : How are you?`, an English question or sentence behind a colon,
  /// `ABC: How are you?`, or what is said in English behind a dash, `ABC DEF - Thank you!`.
  private func closesSecond(_ members: [Element], _ index: Int, _ all: [Element]) -> Bool {
    let sign = all[index]
    guard context == .rightToLeft, isParagraph, index == all.count - 1,
      sign.isJoinedSign(of: "?!.", in: text)
    else { return false }
    if LabelledEnglish.ends(index, behind: members, all, text) { return true }
    guard !sign.isSign(of: ".", in: text), members.count >= Self.fewestEnglish,
      members.allSatisfy({ $0.isWord && $0.range.count < Self.longestEnglish }),
      members.count(where: { NamedSentence.isOfEnglish(text.string($0.range).lowercased()) }) > 1
    else { return false }
    var end = index - members.count - 1
    if end > 0, all[end].isSign, isSeparator(all[end]) { end -= 1 }
    guard end >= 0, !all[end].isSign || end > 0 && !all[end].followsSpace else { return false }
    // Arabic ends are letters to UAX #9, and stand in the word before them.
    return text.endsSentence(all[end].range.upperBound - 1)
  }

  /// Whether an element ends what somebody answers in English in a line from right to left, behind
  /// a name and a colon: `ABC: ok, see you at 8!`.
  private func closesAnswer(_ members: [Element], _ index: Int, _ all: [Element]) -> Bool {
    guard context == .rightToLeft, isParagraph, !all[index].followsSpace,
      all[index...].allSatisfy({ $0.isSign(of: "?!.", in: text) }),
      let colon = all.firstIndex(where: { $0.isSign(of: ":", in: text) }),
      all[colon + 1].range.lowerBound == members[0].range.lowerBound
    else { return false }
    return AnswerBehindName.isOne(all, text)
  }

  /// The fewest words of an English sentence, and the most scalars of one of them.
  private static let fewestEnglish = 4
  private static let longestEnglish = 24

  /// Whether an element leads to the next step of a sentence that is read from left to right.
  private func isArrow(_ element: Element) -> Bool {
    context == .leftToRight && element.isSign
      && ArrowSign.pointsRight(text.scalars[element.range.lowerBound])
  }

  private func isSeparator(_ sign: Element) -> Bool {
    "-:|/,;\u{2013}\u{2014}\u{60C}\u{61B}".unicodeScalars.contains(
      text.scalars[sign.range.lowerBound])
  }

  private func isPause(_ sign: Element) -> Bool {
    !sign.followsSpace && ",:;".unicodeScalars.contains(text.scalars[sign.range.lowerBound])
  }

  /// Whether an element parts cells or steps: a comma, or another sign behind a space.
  private func partsCells(_ element: Element) -> Bool {
    guard isParagraph, let sign = separator.sign, element.isSign else { return false }
    return text.scalars[element.range.lowerBound] == sign
      && (separator.mayBeTight || element.followsSpace)
  }

  /// Whether a sign without blanks parts right-to-left words from code that begins with a digit:
  /// `ABC,5d1e`, `ABC-5d1e.mp4`. It is drawn on the far side of the words as that digit is, but
  /// stands between them.
  private func partsCode(_ sign: Element, _ next: Element?) -> Bool {
    guard context == .leftToRight, !sign.followsSpace, let next, !next.followsSpace,
      next.kind == .identifier, next.direction == context
    else { return false }
    guard text.isDigit(next.range.lowerBound) else { return false }
    return ",;|".unicodeScalars.contains(text.at(sign.range.lowerBound))
      || Piece.isCodeOfFile(next.range, text)
  }

  /// Whether a dot without blanks parts a right-to-left name of a file from its Latin ending, which
  /// a sentence from left to right draws right of it.
  private func beginsEnding(_ dot: Element, _ next: Element?) -> Bool {
    guard context == .leftToRight, !dot.followsSpace, let next, !next.followsSpace,
      next.direction == context, text.at(dot.range.lowerBound) == "."
    else { return false }
    return Piece.endOfEnding(next.range.lowerBound, text) == next.range.upperBound
  }

  /// Whether an element is drawn before another in the phrase's direction.
  private func isDrawn(_ a: Element, before b: Element) -> Bool {
    guard let first = a.range.first, let second = b.range.first else { return false }
    return (text.ranks[first] < text.ranks[second]) == (other == .leftToRight)
  }
}
