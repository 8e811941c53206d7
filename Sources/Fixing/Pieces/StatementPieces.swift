extension Piece {
  /// `SELECT COUNT(*) FROM users WHERE id > 5;`: a statement of SQL, up to its semicolon or the
  /// next right-to-left word.
  @Sendable static func query(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isCapital(start), text.isCapital(start + 1), text.at(start - 1) != "(",
      text.mayBeginWord(start)
    else { return nil }
    var word = start
    while text.isLatin(word), word < start + 8 { word += 1 }
    guard let clause = clauses[text.string(start..<word)] else { return nil }
    let mark = text.at(start - 1)
    let closing: Unicode.Scalar = mark == "\"" || mark == "'" ? mark : ";"
    var end = word
    while end < min(text.count, start + longestQuery), text.scalars[end].isASCII,
      text.at(end) != ";", text.at(end) != closing
    {
      end += 1
    }
    if text.at(end) == ";" {
      guard text.isGap(end + 1) || text.at(end + 1) == closing else { return nil }
      end += 1
    } else if text.at(end) != closing {
      // What stands in a string of other letters ends nothing.
      guard end == text.count || (text.isRightToLeftLetter(end) && text.isSpace(end - 1)) else {
        return nil
      }
      while end > word, text.isSpace(end - 1) || ".,:!?".unicodeScalars.contains(text.at(end - 1)) {
        end -= 1
      }
    }
    guard text.string(word..<end).split(separator: " ").contains(where: { $0 == clause }) else {
      return nil
    }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// The most scalars of a statement.
  private static let longestQuery = 400

  /// The words that begin statements, and the word that each of them has.
  private static let clauses: [String: String] = [
    "SELECT": "FROM", "INSERT": "INTO", "UPDATE": "SET", "DELETE": "FROM", "CREATE": "TABLE",
    "DROP": "TABLE", "ALTER": "TABLE",
  ]

  /// `Accept: */*`: a field of a header that takes anything.
  @Sendable static func header(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isCapital(start), text.mayBeginWord(start) else { return nil }
    var end = start
    while text.isLatin(end) || (text.at(end) == "-" && text.isLatin(end + 1)) { end += 1 }
    guard text.at(end) == ":", text.at(end + 1) == " " else { return nil }
    let value = end + 2
    end = value
    while end < text.count, text.scalars[end].isASCII, !text.isSpace(end) { end += 1 }
    guard end > value, text.isGap(end), text.at(end - 1) == "*",
      end == value + 1 || text.at(end - 2) == "/"
    else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }
}
