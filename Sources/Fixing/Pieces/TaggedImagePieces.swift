/// Images of containers and servers with right-to-left names, as commands and English messages name
/// them with their tag or their port: `docker pull ABC:1.2`, `invalid reference format: 'ABC:1.2'`,
/// `Failed to connect to 'ABC:8080'`. The number stands right of the name.
///
/// Right-to-left words with a number behind a colon may be a chapter and its verse or a label: that
/// they are an image or a server, the words of the line have to tell.
extension Piece {
  /// The most scalars of such a line, and of a name.
  private static let longestImageLine = 400
  private static let longestImage = 120
  /// How many digits a port has.
  private static let digitsOfPort = 2...5

  /// Such a name with its tag. O(the length of the line, which is short).
  @Sendable static func taggedImage(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.count <= longestImageLine, start > 1 else { return nil }
    var colon = start
    while colon < start + longestImage,
      text.isOfRightToLeftWord(colon)
        || ("-_/".unicodeScalars.contains(text.at(colon)) && text.isRightToLeftLetter(colon + 1))
    {
      colon += 1
    }
    guard text.at(colon) == ":", text.endsWord(colon - 1), text.isEuropeanDigit(colon + 1) else {
      return nil
    }
    var end = text.endOfDigits(colon + 1)
    let digits = end - colon - 1
    while text.isCodeLetter(end)
      || ("-.".unicodeScalars.contains(text.at(end)) && text.isCodeLetter(end + 1))
    {
      end += 1
    }
    let isPort = end - colon - 1 == digits && digitsOfPort.contains(digits)
    guard isImage(start..<end, isPort: isPort, text), isEnglish(around: start..<end, text) else {
      return nil
    }
    return Piece(
      kind: .path, range: start..<end, order: .either, parts: components(start..<end, text))
  }

  /// Whether what is quoted, or stands behind a word that leads to it, is an image or a server with
  /// its port.
  private static func isImage(_ name: Range<Int>, isPort: Bool, _ text: Skeleton) -> Bool {
    let words = text.latinWords
    let isNumber = !name.contains { text.isLatin($0) || text.at($0) == "." }
    let isOfImages = words.contains {
      ofContainers.contains($0) || (!isNumber && ofImages.contains($0))
    }
    let isOfServers = isPort && words.contains { ofServers.contains($0) }
    if let closing = closingMark(openedAt: name.lowerBound - 1, text) {
      return text.at(name.upperBound) == closing && (isOfImages || isOfServers)
    }
    let end = name.upperBound
    guard text.isSpace(ifThere: name.lowerBound - 1),
      text.isGap(end) || ".,;:".unicodeScalars.contains(text.at(end))
    else { return false }
    // A recipe of an image, and what is said of one that was built.
    if recipes.contains(text.string(0..<name.lowerBound)) { return true }
    if let program = words.first, programs.contains(program) { return true }
    let lead = tellingWord(before: name.lowerBound, text)
    return (isOfImages && leadsToImage.contains(lead))
      || (isOfServers && leadsToServer.contains(lead))
  }

  private static let recipes: Set<String> = ["FROM ", "Successfully tagged "]

  /// Programs that run containers, and words of their messages.
  private static let programs: Set<Substring> = ["docker", "nerdctl", "podman"]
  private static let ofContainers = programs.union(["manifest", "registry"])

  /// Words that may also be those of pictures: before a number alone that may be that of a slide.
  private static let ofImages: Set<Substring> = ["container", "image", "images"]
  private static let leadsToImage: Set<String> = [
    "image", "pull", "pulled", "pulling", "push", "pushing", "run", "tagged",
  ]

  /// Words of messages on servers, and those right before the name of one.
  private static let ofServers: Set<Substring> = [
    "bind", "connect", "connected", "connecting", "connection", "curl", "dial", "listening",
    "socket", "telnet",
  ]
  private static let leadsToServer: Set<String> = ["at", "from", "host", "on", "server", "to"]
}
