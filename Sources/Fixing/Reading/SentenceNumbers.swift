internal import BidiAlgorithm

/// Numbers behind a name in a sentence that is read from left to right, and belong to the sentence:
/// `Played by ABC, 1952, 14 films`, `Total for ABC: $250`.
///
/// A number right behind a name may be its own, as that of a house is: something has to part them.
struct SentenceNumbers {
  /// The elements that belong to the sentence.
  private var members: Set<Int> = []
  private let text: Skeleton
  /// Whether the sentence is the subject of a change of a program.
  private var isOfChange = false

  /// Those among the elements of a sentence of a direction, of a text that may be a row of the
  /// changes of a wiki. O(*n*).
  init(_ all: [Element], in text: Skeleton, context: TextDirection, isOfWiki: Bool) {
    self.text = text
    guard context == .leftToRight else { return }
    let isListing = LogLine.isListing(text)
    let isBlame = LogLine.isBlame(text)
    isOfChange = ChangeLine.isOne(all, text)
    let isTrack = TrackLine.isOne(all, text)
    var index = 0
    while index < all.count {
      guard all[index].direction == .rightToLeft else {
        index += 1
        continue
      }
      let begin = index
      var last = index
      while index < all.count, all[index].direction != .leftToRight,
        !(isOfWiki && all[index].followsSpace && all[index].isSign(of: ".", in: text))
      {
        if all[index].direction == .rightToLeft { last = index }
        index += 1
      }
      let tail = last + 1..<index
      if isOfWiki {
        members.formUnion(tail)
        continue
      }
      // Brackets that hold the name of Latin words in other letters end it.
      if begin == last, begin > 0, all[begin].kind == .brackets, all[begin].followsSpace,
        all[begin - 1].isWord, all[begin - 1].direction == .leftToRight
      {
        members.formUnion(tail)
        continue
      }
      if index == all.count, let hours = CalendarEntry.hours(all, text) {
        members.formUnion(hours)
        continue
      }
      if !tail.isEmpty,
        index == all.count || all[tail.lowerBound].kind == .brackets
          || all[tail.lowerBound].kind == .phone || all[tail.lowerBound].kind == .time
          || isPartedMoment(tail, all)
          || NumberBehindName.isLongNumber(all[tail.lowerBound].range, text),
        NumberBehindName.isOfSentence(tail, behind: begin..<last + 1, all, text)
      {
        members.formUnion(tail)
        continue
      }
      if index == all.count, isOfContents(tail, all) {
        members.formUnion(tail)
        continue
      }
      if index == all.count, let start = startOfTickets(tail, all) {
        members.formUnion(start..<index)
        continue
      }
      if ProgressRow.isOfLine(tail, behind: begin, all, text)
        || NameProgress.isOfLine(tail, behind: begin..<last + 1, all, text)
        || ScoreBehindName.isOfLine(tail, behind: begin..<last + 1, all, text)
        || FigureBehindName.isOfLine(tail, behind: begin..<last + 1, all, text)
      {
        members.formUnion(tail)
        continue
      }
      let isOfNumbers = tail.allSatisfy { all[$0].isSign || isNumber(all[$0]) }
      guard !tail.isEmpty, isOfNumbers else { continue }
      if index < all.count, endsValue(tail, behind: begin, all) {
        members.formUnion(tail)
        continue
      }
      let goesOn =
        index < all.count
        && (all[index - 1].isNumeric || isTicket(all[index - 1]) || beginsWithDigit(all[index])
          || isParted(tail, all) || isField(tail, behind: begin, all)
          || PartsBehindName.endsInPrice(tail, all, text))
      let isOfPlace = goesOn && (areColumns(tail, all) || isStreet(begin - 1, tail, all))
      let isStamp = isBlame && all[tail.lowerBound].kind == .date
      let areStops = index == all.count && areTimes(tail, begin, all)
      let isLength = index == all.count && (isTrack || areOfTitle(tail, behind: begin, all))
      let areLast = index == all.count && areCells(tail, begin, all)
      let isOfLabel =
        index == all.count
        && (LabelledName.isOfLine(tail, behind: begin..<last + 1, all, text)
          || BilingualLabel.colon(all, text) == tail.lowerBound)
      let isProgress = ProgressNumber.isOfLine(tail, behind: begin..<last + 1, all, text)
      let isPart =
        PartsBehindName.isAddressInLog(tail, all, text)
        || PartsBehindName.isYearOfTitle(tail, behind: begin..<last + 1, all, text)
        || PartsBehindName.isNumberOfRecord(tail, behind: begin..<last + 1, all, text)
      let isWhole =
        isLength || areLast || isOfLabel || isProgress || isPart || isOfRights(tail, all)
        || isMoment(tail, all)
      if (isListing && goesOn) || isOfPlace || isStamp || areStops || isWhole {
        members.formUnion(tail)
      } else if goesOn {
        if let start = tail.first(where: { isSeparator($0, all) }) {
          members.formUnion(start..<index)
        }
      } else if index == all.count, begin > 0, Self.isPreposition(all[begin - 1], text),
        let start = tail.dropLast().first(where: {
          isSeparator($0, all) && all[$0 + 1].isNumeric
        })
      {
        members.formUnion(start..<index)
      }
    }
  }

  /// Whether an element belongs to the sentence, and not to the name before it.
  func contains(_ element: Int) -> Bool { members.contains(element) }

  /// Whether dots lead to the number of a page, as in a table of contents: `Part 2: ABC .... 15`.
  private func isOfContents(_ tail: Range<Int>, _ all: [Element]) -> Bool {
    tail.count > Self.fewestDots && all[tail.lowerBound].followsSpace
      && all[tail.upperBound - 1].kind == .number
      && tail.dropLast().allSatisfy { all[$0].isSign(of: ".\u{2026}\u{B7}", in: text) }
  }

  /// The fewest dots that lead there.
  private static let fewestDots = 3

  /// Where the tickets begin that end the subject of a change, behind signs or right behind its
  /// words: `fix: ABC #12, #34`; nil where there are none.
  private func startOfTickets(_ tail: Range<Int>, _ all: [Element]) -> Int? {
    guard isOfChange, let start = tail.first(where: { !all[$0].isSign }) else { return nil }
    let areTickets = (start..<tail.upperBound).allSatisfy {
      ChangeLine.isTicket(all[$0], text) || all[$0].isSign(of: ",", in: text)
    }
    return areTickets ? start : nil
  }

  /// Whether an element is the number of a ticket or an order, without brackets.
  private func isTicket(_ element: Element) -> Bool {
    element.kind == .identifier && ChangeLine.isTicket(element, text)
  }

  /// Whether an element is a number, also that of a ticket, or one in brackets behind another:
  /// `45(2)`.
  private func isNumber(_ element: Element) -> Bool {
    if element.isNumeric || isTicket(element) { return true }
    return element.kind == .brackets && element.parts.count == 3
      && element.parts[1].range.allSatisfy(text.isDigit)
  }

  /// Whether signs part what is behind a name from it and from the words that follow: commas around
  /// several numbers, `ABC, 45(2), 2010, pp. 12`, or spaced dashes around one, `ABC - 07 - Live`.
  private func isParted(_ tail: Range<Int>, _ all: [Element]) -> Bool {
    let (first, last) = (all[tail.lowerBound], all[tail.upperBound - 1])
    guard tail.count > 2, first.isSign, last.isSign, all[tail.upperBound].followsSpace else {
      return false
    }
    let sign = text.scalars[first.range.lowerBound]
    guard text.scalars[last.range.lowerBound] == sign else { return false }
    if sign == "," { return tail.count { all[$0].isNumeric } > 1 }
    return "-\u{2013}\u{2014}".unicodeScalars.contains(sign) && tail.count == 3
      && tail.allSatisfy { all[$0].followsSpace }
  }

  /// Whether a number between commas is a field of its own, behind a name that a colon or a comma
  /// parts from Latin words: no house has such a number, as the code of a town, a phone, an amount
  /// or a year, `City: ABC, 6701203, Israel`.
  private func isField(_ tail: Range<Int>, behind name: Int, _ all: [Element]) -> Bool {
    guard tail.count == 3, name > 1, all[name].followsSpace,
      all[name - 1].isJoinedSign(of: ":,", in: text),
      all[tail.lowerBound].isJoinedSign(of: ",", in: text),
      all[tail.upperBound - 1].isJoinedSign(of: ",", in: text), all[tail.upperBound].followsSpace,
      all[tail.upperBound].direction == .leftToRight,
      all[..<name].contains(where: { $0.isWord })
    else { return false }
    let number = all[tail.lowerBound + 1]
    return number.followsSpace
      && ((number.kind == .number && isAmount(number)) || number.kind == .phone
        || Piece.isYear(number.range, text))
  }

  /// Whether commas part a time or a date from the name before it and from what the line goes on
  /// with: `Call with ABC, 14:30, room 2`.
  private func isPartedMoment(_ tail: Range<Int>, _ all: [Element]) -> Bool {
    guard tail.count == 3, all[tail.lowerBound].isJoinedSign(of: ",", in: text),
      all[tail.upperBound - 1].isJoinedSign(of: ",", in: text), all[tail.upperBound].followsSpace
    else { return false }
    let moment = all[tail.lowerBound + 1]
    return moment.followsSpace && (moment.kind == .time || moment.kind == .date)
  }

  /// Whether a full stop ends what stands behind a label, and a number of the line follows it:
  /// `Title: ABC. 1929, Cairo`. A word of one or two letters may be an abbreviation that leads to
  /// the number.
  private func endsValue(_ tail: Range<Int>, behind value: Int, _ all: [Element]) -> Bool {
    guard value > 1, tail.count > 1, all[value - 1].isJoinedSign(of: ":", in: text),
      all[value - 2].isWord, all[value].followsSpace,
      all[tail.lowerBound].isSign(of: ".", in: text),
      !all[tail.lowerBound].followsSpace
    else { return false }
    let (last, number) = (all[tail.lowerBound - 1], all[tail.lowerBound + 1])
    return last.range.count > Self.longestAbbreviation && number.isNumeric && number.followsSpace
  }

  /// The most letters of a right-to-left abbreviation with a full stop.
  private static let longestAbbreviation = 2

  /// Whether at least three numbers and nothing else stand behind a name: columns of a table.
  private func areColumns(_ tail: Range<Int>, _ all: [Element]) -> Bool {
    tail.count > 2 && tail.allSatisfy { all[$0].isNumeric && all[$0].kind == .number }
  }

  /// Whether the sign of a right and its years stand behind the name of who has it:
  /// `Copyright ABC © 2024`.
  private func isOfRights(_ tail: Range<Int>, _ all: [Element]) -> Bool {
    let sign = all[tail.lowerBound]
    return tail.count > 1 && sign.isSign && sign.followsSpace
      && text.scalars[sign.range.lowerBound] == "\u{A9}"
  }

  /// Whether a date that begins with its year and a time, with a zone or without one, stand behind
  /// a name, and at most a sign that parts them from what follows.
  private func isMoment(_ tail: Range<Int>, _ all: [Element]) -> Bool {
    let (date, time) = (all[tail.lowerBound], tail.lowerBound + 1)
    let isParted = tail.count == 3 && all[tail.lowerBound + 2].isJoinedSign(of: ";,", in: text)
    return (tail.count < 3 || isParted) && date.kind == .date && date.order == .leftToRight
      && text.endOfDigits(date.range.lowerBound) == date.range.lowerBound + 4
      && time < all.count && all[time].kind == .time
  }

  /// Whether how long a title is, where one is in it, or which number it has stands behind it, and
  /// English and a colon before it: `Now playing: ABC - 3:45`, `Now playing: ABC 1:20 / 3:45`,
  /// `Chapter: ABC \u{B7} 14`.
  private func areOfTitle(_ tail: Range<Int>, behind title: Int, _ all: [Element]) -> Bool {
    guard title > 1, (2...4).contains(tail.count), all[title - 1].isSign(of: ":", in: text),
      !all[title - 1].followsSpace, all[title - 2].isWord, !isOfWhen(all[title - 2])
    else { return false }
    if tail.count == 3 {
      // How much of it is over, right behind it: a slash parts it from how long it is.
      let (slash, length) = (all[tail.lowerBound + 1], all[tail.lowerBound + 2])
      return all[tail.lowerBound].kind == .time && all[tail.lowerBound].followsSpace
        && slash.isSign(of: "/", in: text) && length.kind == .time
        && slash.followsSpace == length.followsSpace
    }
    let (sign, number) = (all[tail.lowerBound], all[tail.lowerBound + 1])
    guard sign.isSign, sign.followsSpace, number.followsSpace, number.isNumeric,
      number.parts.isEmpty
    else { return false }
    // A dash and a number may be a part of the title.
    let isDash = sign.isSign(of: "-\u{2013}\u{2014}", in: text)
    guard number.kind == .time || (!isDash && number.kind == .number),
      isDash || sign.isSign(of: "|\u{B7}\u{2022}", in: text)
    else { return false }
    // How much of it is over: `1:20 / 3:45`.
    return tail.count == 2
      || (all[tail.lowerBound + 2].isSign(of: "/", in: text) && number.kind == .time
        && all[tail.lowerBound + 3].kind == .time)
  }

  /// Whether a name stands behind Latin words or a number and a sign between blanks, and behind it
  /// the same sign leads to each of some numbers, of which one has a currency or a percent sign, is
  /// a date or a time or numbers no part and no year: `Order - ABC - $50.00`, `Oslo - ABC - 041`.
  /// Another number may be a part of a title.
  private func areCells(_ tail: Range<Int>, _ name: Int, _ all: [Element]) -> Bool {
    guard name > 1, tail.count.isMultiple(of: 2), all[name].followsSpace,
      all[name - 1].isSign(of: Self.spacedJoints, in: text), all[name - 1].followsSpace,
      all[name - 2].direction == .leftToRight || all[name - 2].isNumeric
    else { return false }
    let sign = text.scalars[all[name - 1].range.lowerBound]
    let areParts = tail.allSatisfy { index in
      let element = all[index]
      guard element.followsSpace else { return false }
      return (index - tail.lowerBound).isMultiple(of: 2)
        ? element.isSign && text.scalars[element.range.lowerBound] == sign : element.isNumeric
    }
    return areParts && tail.contains { isAmount(all[$0]) }
  }

  /// The signs that part a name, between blanks, from what is told of it.
  static let spacedJoints = "-|\u{B7}\u{2022}\u{2013}\u{2014}"

  /// Whether an element is a date, a time, a number with a currency or a percent sign, or a code.
  private func isAmount(_ element: Element) -> Bool {
    switch element.kind {
    case .date, .time: true
    case .number:
      isCode(element.range)
        || element.range.contains {
          Piece.isCurrency(text.scalars[$0]) || text.scalars[$0] == "%"
        }
    default: false
    }
  }

  /// Whether European digits begin with a zero, or are more than a year has: they neither count nor
  /// are a part of a title.
  private func isCode(_ digits: Range<Int>) -> Bool {
    guard digits.allSatisfy({ text.isEuropeanDigit($0) }) else { return false }
    return digits.count > Self.digitsOfYear
      || (digits.count > 1 && text.at(digits.lowerBound) == "0")
  }

  private static let digitsOfYear = 4

  /// Whether a word before a colon leads to a time: that and the day before it are read together.
  private func isOfWhen(_ word: Element) -> Bool {
    guard word.direction == .leftToRight, word.range.count < 12 else { return true }
    return Self.leadsToHour(text.string(word.range).lowercased())
  }

  /// Whether a word in small letters is one that leads to a time.
  static func leadsToHour(_ word: String) -> Bool { wordsOfWhen.contains(word) }

  private static let wordsOfWhen: Set<String> = [
    "appointment", "closed", "date", "day", "deadline", "due", "end", "event", "events", "hours",
    "meeting", "open", "opening", "schedule", "session", "shift", "start", "starts", "time", "when",
  ]

  /// Whether a word before a name says that it is that of a street, and the number of a house
  /// stands behind it.
  private func isStreet(_ word: Int, _ tail: Range<Int>, _ all: [Element]) -> Bool {
    word >= 0 && all[tail.lowerBound].isNumeric && all[word].isWord && all[word].range.count < 10
      && Self.streets.contains(text.string(all[word].range))
  }

  /// Words for a street that stand before its name, of French, Italian, Portuguese and Spanish.
  static let streets: Set<String> = [
    "Avenue", "Avenida", "Boulevard", "Calle", "Impasse", "Place", "Plaza", "Rua", "Rue", "Via",
  ]

  private func beginsWithDigit(_ element: Element) -> Bool {
    element.followsSpace && text.isDigit(element.range.lowerBound)
  }

  /// Whether a sign parts a name from what stands behind it, with a space on one side at least.
  private func isSeparator(_ index: Int, _ all: [Element]) -> Bool {
    guard all[index].isSign else { return false }
    let isSpaced =
      all[index].followsSpace || (index + 1 < all.count && all[index + 1].followsSpace)
    return isSpaced
      && ",:;|/#@-\u{B7}\u{2013}\u{2014}\u{2022}".unicodeScalars.contains(
        text.scalars[all[index].range.lowerBound])
  }

  /// Whether several times, and nothing else, stand behind the place that an arrow leads to.
  private func areTimes(_ tail: Range<Int>, _ name: Int, _ all: [Element]) -> Bool {
    guard name > 0, all[name - 1].isSign,
      ArrowSign.pointsRight(text.scalars[all[name - 1].range.lowerBound])
    else { return false }
    return tail.count { all[$0].kind == .time } > 1
      && tail.allSatisfy {
        all[$0].kind == .time || text.scalars[all[$0].range.lowerBound] == ","
      }
  }

  /// Whether a word leads to a name that is inside its sentence.
  static func isPreposition(_ element: Element, _ text: Skeleton) -> Bool {
    element.isWord && element.range.count < 6
      && prepositions.contains(text.string(element.range))
  }

  /// Prepositions of English, French, German, Spanish and Italian.
  private static let prepositions: Set<String> = Set(
    """
    at by for from in into near of on onto to via with chez de du par pour bei mit von zu con da di \
    para por
    """.split(separator: " ").map(String.init))
}
