/// What belongs to a number or a version behind it.
extension Piece {
  /// The end of the name of a build and its number behind a version: `10.4.2 build 318`.
  static func endOfBuild(behind end: Int, _ text: Skeleton) -> Int? {
    guard text.at(end) == " ", text.isLatin(end + 1) else { return nil }
    var word = end + 1
    while text.isLatin(word), word < end + 8 { word += 1 }
    guard builds.contains(text.string(end + 1..<word).lowercased()), text.at(word) == " ",
      text.isDigit(word + 1), text.scalars[word + 1].isASCII
    else { return nil }
    let last = text.endOfDottedName(word + 1)
    return text.isStrong(last) ? nil : last
  }

  /// The end of a percent sign that a blank parts from a number in European digits, `98 %`, where a
  /// sign that closes something or an end follows it; nil where none does. Before a word it leads
  /// on to that.
  static func endOfSpacedPercent(behind end: Int, _ text: Skeleton) -> Int? {
    guard text.at(end) == " ", "%\u{2030}".unicodeScalars.contains(text.at(end + 1)) else {
      return nil
    }
    var last = end + 2
    guard last == text.count || ".,;:!?)]}\"".unicodeScalars.contains(text.at(last)) else {
      return nil
    }
    while last < text.count, ".,;:!?)]}\"".unicodeScalars.contains(text.at(last)) { last += 1 }
    return text.isGap(last) ? end + 2 : nil
  }

  /// What stands between a version and the number of a build.
  private static let builds: Set<String> = ["alpha", "beta", "build", "patch", "rc", "rev"]

  /// The end of a protocol, or of several, behind a port: `443/tcp`, `53/tcp/udp`.
  static func endOfProtocol(behind end: Int, _ text: Skeleton) -> Int? {
    var last = end
    while text.at(last) == "/" {
      var word = last + 1
      while text.isLatin(word), word < last + 7 { word += 1 }
      guard protocols.contains(text.string(last + 1..<word).lowercased()), !text.isStrong(word),
        !text.isCodeLetter(word)
      else { break }
      last = word
    }
    return last > end ? last : nil
  }

  /// What ports are those of.
  private static let protocols: Set<String> = [
    "dccp", "http", "https", "quic", "sctp", "tcp", "tls", "udp",
  ]

  /// `-2.25 / -0.50 x 180`: what a pair of glasses corrects, with signs before its numbers.
  @Sendable static func lens(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start), let sphere = endOfDioptres(start, text),
      let next = nextTerm("/", sphere, text), let cylinder = endOfDioptres(next.start, text)
    else { return nil }
    let end = endOfProduct(cylinder, text) ?? cylinder
    guard !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// The end of a sign and a number with two decimals.
  private static func endOfDioptres(_ start: Int, _ text: Skeleton) -> Int? {
    guard isSign(text.at(start)), text.isDigit(start + 1), text.scalars[start + 1].isASCII else {
      return nil
    }
    let point = text.endOfDigits(start + 1)
    guard text.at(point) == ".", text.endOfDigits(point + 1) == point + 3 else { return nil }
    return point + 3
  }
}
