extension Piece {
  /// Whether the word before a position asks a server for the path that begins there, as logs of
  /// servers and notes for programmers have it: `GET /AB 200`. O(1).
  static func isRequested(_ start: Int, _ text: Skeleton) -> Bool {
    guard start > 1, text.at(start) == "/", text.at(start - 1) == " " else { return false }
    var first = start - 1
    while first > 0, start - first <= longestMethod, text.isCapital(first - 1) { first -= 1 }
    guard first < start - 1,
      text.isGap(first - 1) || "\"'".unicodeScalars.contains(text.at(first - 1))
    else { return false }
    return methods.contains { method in
      method.unicodeScalars.elementsEqual((first..<start - 1).lazy.map { text.at($0) })
    }
  }

  private static let longestMethod = 8

  /// The methods of HTTP (RFC 9110, section 9.3; RFC 5789).
  private static let methods = [
    "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH",
  ]
}
