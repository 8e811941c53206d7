extension Piece {
  /// `[2015] UKSC 11`, `(2015) 1 AC 5`: a decision of a court, by its year, the court or the
  /// collection, and its number. Behind a year in round brackets there is a volume.
  @Sendable static func decision(_ start: Int, _ text: Skeleton) -> Piece? {
    let isSquare = text.at(start) == "["
    guard isSquare || text.at(start) == "(", text.mayBeginWord(start),
      text.endOfDigits(start + 1) == start + 5, text.at(start + 5) == (isSquare ? "]" : ")"),
      text.at(start + 6) == " "
    else { return nil }
    var court = start + 7
    if text.isDigit(court) {
      court = text.endOfDigits(court)
      guard text.at(court) == " " else { return nil }
      court += 1
    } else if !isSquare {
      return nil
    }
    var end = court
    while text.isCapital(end) || text.at(end) == "." { end += 1 }
    guard end > court + 1, end < court + 10 else { return nil }
    if text.at(end) == " ", text.isCapital(end + 1) {
      // A part of the court: `EWCA Civ 5`.
      end += 1
      while text.isLatin(end) { end += 1 }
    }
    guard text.at(end) == " ", text.isDigit(end + 1) else { return nil }
    end = text.endOfDigits(end + 1)
    guard !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `410 U.S. 113`, `123 F.3d 456`: a volume, a collection with a full stop in its name, a page.
  @Sendable static func reportedCase(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.scalars[start].isASCII, text.mayBeginWord(start) else {
      return nil
    }
    let name = text.endOfDigits(start) + 1
    guard name < start + 6, text.at(name - 1) == " ", text.isCapital(name) else { return nil }
    var end = name
    // Of the last word.
    var hasDot = false
    while end < name + 16 {
      let isSpace = text.at(end) == " " && text.isCapital(end + 1)
      guard isSpace || text.at(end) == "." || text.isCodeLetter(end) else { break }
      hasDot = text.at(end) == "." || (hasDot && !isSpace)
      end += 1
    }
    guard hasDot, text.at(end) == " ", text.isDigit(end + 1) else { return nil }
    end = text.endOfDigits(end + 1)
    guard !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `10.1000/xyz123`: the name of a paper.
  @Sendable static func paper(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "1", text.at(start + 1) == "0", text.at(start + 2) == ".",
      text.mayBeginWord(start)
    else { return nil }
    let slash = text.endOfDigits(start + 3)
    guard slash > start + 6, text.at(slash) == "/" else { return nil }
    var end = slash + 1
    while text.isCodeLetter(end) || "-./()".unicodeScalars.contains(text.at(end)) { end += 1 }
    while end > slash, "./)".unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    guard (slash..<end).contains(where: text.isLatin), !text.isStrong(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `404 Not Found`: what a server answers.
  @Sendable static func status(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.endOfDigits(start) == start + 3, text.at(start + 3) == " ",
      text.isCapital(start + 4), text.mayBeginWord(start)
    else { return nil }
    return endOfStatus(start + 4, text).map {
      Piece(kind: .identifier, range: start..<$0, order: .leftToRight)
    }
  }

  /// `(404) Not Found`: the same with its number in brackets. Right behind a right-to-left word
  /// that may be the word's.
  @Sendable static func bracketedStatus(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "(", text.isDigit(start + 1), text.endOfDigits(start + 1) == start + 4,
      text.at(start + 4) == ")", text.at(start + 5) == " ", text.isCapital(start + 6),
      text.isGap(start - 1), !text.endsWord(start - 2)
    else { return nil }
    return endOfStatus(start + 6, text).map {
      Piece(kind: .identifier, range: start..<$0, order: .leftToRight)
    }
  }

  /// The end of the words of such an answer that begin at a position; nil where others do.
  private static func endOfStatus(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    while text.isLatin(end) || (text.at(end) == " " && text.isCapital(end + 1)) { end += 1 }
    return statuses.contains(text.string(start..<end)) && !text.isCodeLetter(end) ? end : nil
  }

  /// What servers answer, in words.
  private static let statuses: Set<String> = [
    "OK", "Created", "Accepted", "No Content", "Partial Content", "Moved Permanently", "Found",
    "See Other", "Not Modified", "Temporary Redirect", "Permanent Redirect", "Bad Request",
    "Unauthorized", "Payment Required", "Forbidden", "Not Found", "Method Not Allowed",
    "Not Acceptable", "Request Timeout", "Conflict", "Gone", "Payload Too Large",
    "Too Many Requests", "Internal Server Error", "Not Implemented", "Bad Gateway",
    "Service Unavailable", "Gateway Timeout",
  ]
}
