/// Two things with a colon or an arrow between them of which the one stands for the other: ports
/// and folders of containers, a host and a folder of it, an owner and a group.
extension Piece {
  /// The most scalars of such a piece and of its line, and the most digits of a port.
  private static let longestMapping = 200
  private static let longestMappingLine = 400
  private static let mostDigitsOfMappedPort = 5

  /// `0.0.0.0:8080->80/tcp`, `8080->80/udp`, `5000-5010->5000-5010/tcp`. Without the protocol two
  /// numbers with such an arrow may be anything. O(its length).
  @Sendable static func mappedPort(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start).isASCII, text.mayBeginWord(start) else { return nil }
    var first = start
    if let host = endOfHost(start, text) {
      guard text.at(host) == ":" else { return nil }
      first = host + 1
    }
    guard let arrow = endOfPorts(first, text), text.at(arrow) == "-", text.at(arrow + 1) == ">",
      let slash = endOfPorts(arrow + 2, text), text.at(slash) == "/"
    else { return nil }
    var end = slash + 1
    while text.isLatin(end), end < slash + 6 { end += 1 }
    guard ["sctp", "tcp", "udp"].contains(text.string(slash + 1..<end)), !text.isCodeLetter(end)
    else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// The end of a port, or of two with a hyphen between them; nil where none begins at a position.
  private static func endOfPorts(_ start: Int, _ text: Skeleton) -> Int? {
    let end = text.endOfDigits(start)
    guard (1...mostDigitsOfMappedPort).contains(end - start) else { return nil }
    guard text.at(end) == "-", text.isDigit(end + 1) else { return end }
    let last = text.endOfDigits(end + 1)
    return last - end - 1 <= mostDigitsOfMappedPort ? last : nil
  }

  /// `ABC:/DEF:ro` behind `docker run -v`, `ABC:/DEF` of `scp ABC:/DEF .`, `ABC:DEF` of
  /// `chown ABC:DEF x.txt`: what begins with a right-to-left name, as an argument of a program that
  /// takes such. O(the length of the line, which is short).
  @Sendable static func mapping(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isSpace(ifThere: start - 1), text.count <= longestMappingLine,
      text.at(0).isASCII
    else { return nil }
    var end = start
    var colon = start
    while end < start + longestMapping, !text.isGap(end) {
      guard isOfMapping(end, text) else { return nil }
      if colon == start, text.at(end) == ":" { colon = end }
      end += 1
    }
    guard colon > start, colon + 1 < end, text.at(end - 1) != ":" else { return nil }
    let words = text.string(0..<start).split(separator: " ").drop { $0 == "$" || $0 == "sudo" }
    guard let program = words.first.map(String.init) else { return nil }
    let isPath = "/~.".unicodeScalars.contains(text.at(colon + 1))
    switch program {
    case "docker", "nerdctl", "podman":
      guard isPath, words.last == "-v" || words.last == "--volume" else { return nil }
    case "rsync", "scp", "sftp":
      guard isPath else { return nil }
    case "chown":
      guard words.dropFirst().allSatisfy({ $0.hasPrefix("-") }), end < text.count else {
        return nil
      }
    default: return nil
    }
    return Piece(
      kind: .path, range: start..<end, order: .either, parts: components(start..<end, text))
  }

  private static func isOfMapping(_ position: Int, _ text: Skeleton) -> Bool {
    text.isCodeLetter(position) || text.isOfRightToLeftWord(position)
      || ":/.-~,".unicodeScalars.contains(text.at(position))
  }
}
