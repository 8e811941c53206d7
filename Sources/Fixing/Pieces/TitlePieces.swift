extension Piece {
  /// The most words of a title, and of a label.
  private static let longestTitle = 10

  /// `12 Angry Men`, `2001: A Space Odyssey`, `Mamma Mia!`: the title of a work behind a word for
  /// one, up to the next right-to-left word. A sign that ends the text is the sentence's. Where the
  /// number stands behind the Hebrew word before a definite object, it begins a name, too.
  @Sendable static func title(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start) || text.isCapital(start),
      text.isSpace(ifThere: start - 1)
        ? text.followsWordForWork(start) || isMarkedAsName(start, text)
          || isNumberedName(start, text)
        : isNumberedNameBehindPrefix(start, text)
    else { return nil }
    var end = start
    var isSigned = false
    var words = 0
    if text.isDigit(start) {
      end = text.endOfDigits(start)
      if isOfWork(start..<end, text) { return nil }
      if text.at(end) == ":" { end += 1 }
      guard text.scalars[start].isASCII, text.at(end) == " ", text.isCapital(end + 1) else {
        return nil
      }
      end += 1
    }
    while words < longestTitle, let last = endOfTitleWord(end, text) {
      words += 1
      end = last
      isSigned = "!?".unicodeScalars.contains(text.at(end))
      if isSigned { end += 1 }
      guard text.at(end) == " ", text.isCodeLetter(end + 1) else { break }
      // A number before the next right-to-left word is the sentence's.
      let next = text.endOfDigits(end + 1)
      if text.isSpace(ifThere: next), text.isRightToLeftLetter(next + 1) { break }
      end += 1
    }
    guard words > 0, !text.isStrong(end), !text.isCodeLetter(end) else { return nil }
    if isSigned, !goesOnInSentence(end, text) || endsSentence(start..<end, text) {
      isSigned = false
      end -= 1
    }
    guard isSigned || text.isDigit(start) else { return nil }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// Whether a number and a word with one capital stand behind the Hebrew word before a definite
  /// object: a number of things has no such word before it. What has a unit is none.
  private static func isMarkedAsName(_ start: Int, _ text: Skeleton) -> Bool {
    guard text.isDigit(start), text.followsObjectMarker(start) else { return false }
    let word = text.endOfDigits(start) + 1
    return text.isCapital(word) && text.isLatin(word + 1) && !text.isCapital(word + 1)
      && endOfUnit(behind: word - 1, text) == nil
  }

  /// The end of a word of a title, with signs between its letters and a comma or a colon before the
  /// next one.
  static func endOfTitleWord(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    while text.isCodeLetter(end) || (end > start && isInTitleWord(end, "'&.-\u{2019}", text)) {
      end += 1
    }
    guard end > start else { return nil }
    let goesOn = text.at(end + 1) == " " && text.isCapital(end + 2)
    return ",:".unicodeScalars.contains(text.at(end)) && goesOn ? end + 1 : end
  }

  /// Whether one of these signs stands before a letter.
  private static func isInTitleWord(_ position: Int, _ signs: String, _ text: Skeleton) -> Bool {
    signs.unicodeScalars.contains(text.at(position)) && text.isCodeLetter(position + 1)
  }

  /// Whether the exclamation mark behind a title ends the sentence: nothing says that it is the
  /// title's, neither its words nor a comma or a word behind it that begins no sentence.
  private static func endsSentence(_ title: Range<Int>, _ text: Skeleton) -> Bool {
    let end = title.upperBound
    guard text.at(end - 1) == "!" else { return false }
    let name = text.string(title.lowerBound..<end - 1)
    return !ownsMark(name) && !exclaimedTitles.contains(name)
      && !",\u{60C}".unicodeScalars.contains(text.at(end)) && !text.goesOnWithWord(end + 1)
  }

  /// Titles of plays, films and songs with an exclamation mark that alone are other words.
  private static let exclaimedTitles: Set<String> = [
    "Avanti", "Hatari", "Hello, Dolly", "Help", "Oklahoma", "Oliver", "Them", "Top Secret",
  ]

  /// Whether a right-to-left word follows, behind a comma or a bracket or without one.
  private static func goesOnInSentence(_ end: Int, _ text: Skeleton) -> Bool {
    var space = end
    while ",\u{60C})".unicodeScalars.contains(text.at(space)) { space += 1 }
    guard text.isSpace(ifThere: space) else { return false }
    let next = "(\u{2013}-".unicodeScalars.contains(text.at(space + 1)) ? space + 2 : space + 1
    return text.isRightToLeftLetter(next) || text.isRightToLeftLetter(next + 1)
  }

  /// `File > Save As...`: a path of menus, or the name of a button, whose dots say that it asks for
  /// more. Those that end the text of a button alone may be the sentence's.
  @Sendable static func label(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isCapital(start), text.mayBeginWord(start) else { return nil }
    var end = start
    var isPath = false
    for _ in 0..<longestTitle {
      let first = end
      while text.isCodeLetter(end) || (end > first && isInTitleWord(end, "'&/-", text)) {
        end += 1
      }
      guard end > first else { return nil }
      if let step = endOfStep(end, text) {
        isPath = true
        end = step
      } else if text.at(end) == " ", text.isCodeLetter(end + 1) {
        end += 1
      } else {
        break
      }
    }
    let dots = text.at(end) == "\u{2026}" ? 1 : 3
    let hasDots = dots == 1 || (0..<3).allSatisfy { text.at(end + $0) == "." }
    guard hasDots, text.at(end + dots) != ".", !text.isStrong(end + dots) else { return nil }
    end += dots
    let goesOn = goesOnInSentence(end, text)
    guard isPath || (goesOn && text.followsWordForLabel(start)) else { return nil }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// The end of a sign between the steps of a path of menus, with its spaces.
  private static func endOfStep(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.at(start) == " ", text.at(start + 2) == " ", text.isCapital(start + 3),
      ">\u{203A}\u{2192}\u{25B8}|/".unicodeScalars.contains(text.at(start + 1))
    else { return nil }
    return start + 3
  }
}
