/// Placeholders whose names are Latin capitals, and several of one kind side by side, which say one
/// thing together, such as a product and its version.
extension Piece {
  /// The signs before and behind the name of a placeholder.
  private struct Frame {
    var opening: String
    var closing: String
    /// Whether one by itself is told by nothing else.
    var isOwn = false
    /// The fewest letters of its name.
    var fewest = 2
  }

  /// The longer signs first. Of braces alone a pair looks the same both ways.
  private static let frames = [
    Frame(opening: "${", closing: "}"), Frame(opening: "@@", closing: "@@"),
    Frame(opening: "__", closing: "__"), Frame(opening: "%", closing: "%"),
    Frame(opening: "%", closing: "", isOwn: true, fewest: 4), Frame(opening: "$", closing: ""),
    Frame(opening: "@", closing: "@", isOwn: true), Frame(opening: "#", closing: "#"),
  ]

  /// The most letters of a name, and the most placeholders in a row.
  private static let longestCapitals = 40
  private static let mostInRow = 6

  /// `%PRODUCTNAME`, `@NAME@`, and in a row `%PRODUCTNAME %PRODUCTVERSION`, `%USER% %HOST%`,
  /// `$NAME $VERSION`, `${NAME} ${VERSION}`, `__NAME__ __VERSION__`. O(its length).
  @Sendable static func capitalPlaceholders(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "%$#@_".unicodeScalars.contains(text.at(start)), text.mayBeginWord(start),
      text.at(start - 1) != "/", text.at(start) != "%" || !followsNumber(start, text)
    else { return nil }
    for frame in frames {
      guard let first = endOfPlaceholder(start, frame, text) else { continue }
      var end = first
      var count = 1
      while count < mostInRow, text.at(end) == " ",
        let next = endOfPlaceholder(end + 1, frame, text)
      {
        end = next
        count += 1
      }
      guard frame.isOwn || count > 1 else { return nil }
      return Piece(kind: .placeholder, range: start..<end, order: .leftToRight)
    }
    return nil
  }

  /// Whether a number stands before a percent sign, which is rather its own.
  private static func followsNumber(_ sign: Int, _ text: Skeleton) -> Bool {
    text.isDigit(text.isSpace(ifThere: sign - 1) ? sign - 2 : sign - 1)
  }

  /// The end of a placeholder with some signs; nil where none begins.
  private static func endOfPlaceholder(
    _ start: Int, _ frame: Frame, _ text: Skeleton
  ) -> Int? {
    guard let name = endOfSigns(frame.opening, start, text), text.isCapital(name) else {
      return nil
    }
    var last = name
    while last < name + longestCapitals, isOfCapitals(last, text) { last += 1 }
    guard last >= name + frame.fewest, let end = endOfSigns(frame.closing, last, text),
      !text.isCodeLetter(end), !text.isStrong(end) || isArabicSign(text.at(end)),
      frame.opening != "%" || text.at(end) != "%"
    else { return nil }
    // A path, a member or a value goes on.
    let goesOn =
      "/\\-.:=([{".unicodeScalars.contains(text.at(end))
      && (text.isCodeLetter(end + 1) || text.at(end + 1) == "%")
    return goesOn ? nil : end
  }

  /// Whether a scalar is a sign of Arabic text that is a letter to UAX #9.
  private static func isArabicSign(_ scalar: Unicode.Scalar) -> Bool {
    "\u{61B}\u{61F}\u{6D4}".unicodeScalars.contains(scalar)
  }

  /// The end of signs that stand at a position; nil where others do.
  private static func endOfSigns(_ signs: String, _ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    for sign in signs.unicodeScalars {
      guard text.at(end) == sign else { return nil }
      end += 1
    }
    return end
  }

  /// Whether a capital, a digit or a low line between two of them stands at a position.
  private static func isOfCapitals(_ position: Int, _ text: Skeleton) -> Bool {
    if text.isCapital(position) || text.isEuropeanDigit(position) { return true }
    return text.at(position) == "_"
      && (text.isCapital(position + 1) || text.isEuropeanDigit(position + 1))
  }
}
