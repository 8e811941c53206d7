/// Addresses of devices in four numbers with a path behind them. The letters of the path hold
/// nothing together with the numbers: behind right-to-left letters they are drawn left of those.
extension Piece {
  /// The numbers of such an address, the most digits of one of them and of a port.
  private static let numbersOfHost = 4
  private static let mostDigits = 3
  private static let mostDigitsOfPort = 5

  /// The end of four numbers with dots between them; nil where there are none. O(1).
  static func endOfHost(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    for number in 0..<numbersOfHost {
      if number > 0 {
        guard text.at(end) == "." else { return nil }
        end += 1
      }
      let last = text.endOfDigits(end)
      guard (1...mostDigits).contains(last - end) else { return nil }
      end = last
    }
    return end
  }

  /// `192.168.1.10:8080/admin`, `10.0.0.5/status`. How much of an address is that of a network,
  /// `10.0.0.0/8`, is a number: without a Latin letter behind the slash there is no path.
  @Sendable static func hostWithPath(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.at(start).isASCII, text.mayBeginWord(start),
      var end = endOfHost(start, text)
    else { return nil }
    if text.at(end) == ":" {
      let last = text.endOfDigits(end + 1)
      guard (1...mostDigitsOfPort).contains(last - end - 1) else { return nil }
      end = last
    }
    let slash = end
    guard text.at(slash) == "/", text.isCodeLetter(slash + 1) else { return nil }
    while end < text.count, !text.isSpace(end), !endsAddress(text.at(end)) { end += 1 }
    end = withoutClosing(start, end, text)
    guard end > slash, (slash..<end).contains(where: text.isLatin) else { return nil }
    return Piece(
      kind: .url, range: start..<end, order: .leftToRight, parts: components(start..<end, text))
  }

  /// `example.com/he/ABC`: an address of the web without `https://`, told by the end of its host,
  /// with right-to-left letters behind the second of its slashes or a later one. Behind the only
  /// one they may be another word for the same. O(its length).
  @Sendable static func bareURL(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start), !text.isCodeLetter(start - 1) else { return nil }
    var (end, dot) = (start, start)
    while end < start + longestHost,
      text.isCodeLetter(end) || "-.".unicodeScalars.contains(text.at(end))
    {
      if text.at(end) == "." { dot = end }
      end += 1
    }
    guard text.at(end) == "/", dot > start,
      endsOfHosts.contains(text.string(dot + 1..<end).lowercased())
    else { return nil }
    let slash = end
    while end < text.count, !text.isSpace(end), !endsAddress(text.at(end)) { end += 1 }
    end = withoutClosing(start, end, text)
    guard slash + 1 < end, let second = (slash + 1..<end).first(where: { text.at($0) == "/" }),
      (second..<end).contains(where: text.isRightToLeftLetter)
    else { return nil }
    return Piece(
      kind: .url, range: start..<end, order: .leftToRight, parts: components(start..<end, text))
  }

  /// `www.ABC.com/menu`: an address of the web whose host has one part of right-to-left letters
  /// behind `www` and before its Latin end. Several such parts, or one at the end, follow each
  /// other from right to left wherever they stand, and may be meant so. O(its length).
  @Sendable static func namedHost(_ start: Int, _ text: Skeleton) -> Piece? {
    let first = start + "www.".unicodeScalars.count
    guard text.mayBeginWord(start), text.isRightToLeftLetter(first),
      text.string(start..<first).lowercased() == "www."
    else { return nil }
    var parts = [start..<first]
    var end = first
    while end < first + longestHost, isHostLetter(end, text) {
      var last = end
      while isHostLetter(last, text) { last += 1 }
      parts.append(end..<last)
      end = last
      guard text.at(end) == ".", isHostLetter(end + 1, text) else { break }
      parts.append(end..<end + 1)
      end += 1
    }
    guard let ending = parts.last, ending.count > 1, ending.allSatisfy(text.isLatin),
      !text.isStrong(end),
      parts.count(where: { $0.contains(where: text.isRightToLeftLetter) }) == 1
    else { return nil }
    let slash = end
    if text.at(slash) == "/" {
      while end < text.count, !text.isSpace(end), !endsAddress(text.at(end)) { end += 1 }
      end = withoutClosing(start, end, text)
    }
    let path = slash..<end
    let folders = components(path, text)
    parts += path.isEmpty || !folders.isEmpty ? folders : [path]
    return Piece(kind: .url, range: start..<end, order: .leftToRight, parts: parts)
  }

  /// The most scalars of such a host.
  private static let longestHost = 80

  /// What hosts end with, that no file does.
  private static let endsOfHosts: Set<String> = [
    "ae", "af", "com", "dev", "dz", "edu", "eg", "gov", "il", "int", "io", "iq", "ir", "jo", "kw",
    "lb", "ma", "net", "om", "org", "pk", "qa", "sa", "sy", "tn", "tv", "uk", "ye",
  ]
}
