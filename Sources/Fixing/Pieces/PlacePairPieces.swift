/// Pairs of numbers that say where something is, beyond those that are exact by themselves.
extension Piece {
  /// The most digits of a number of such a pair before its dot.
  private static let mostDigitsOfPlace = 4

  /// `(3, -2)`: a point, two European numbers of which one has a minus, alone in their brackets.
  /// Whoever looks for a point reads its first number first. O(1).
  static func signedPair(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start - 1) == "(", text.isGap(start - 2),
      let first = endOfPlaceNumber(start, text), text.at(first) == ","
    else { return nil }
    let second = text.isSpace(ifThere: first + 1) ? first + 2 : first + 1
    guard let end = endOfPlaceNumber(second, text), text.at(end) == ")",
      isMinus(text.at(start)) || isMinus(text.at(second))
    else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// Whether two decimal numbers with a comma between them are a latitude and a longitude right
  /// behind a word for a map or a place or in a line that a Latin label for one begins: both have
  /// two decimals or more, may be such, and no third one follows. O(1).
  static func isOnMap(_ first: Range<Int>, _ second: Range<Int>, _ text: Skeleton) -> Bool {
    let end = second.upperBound
    let next = text.isSpace(ifThere: end + 1) ? end + 2 : end + 1
    guard text.at(end) != "," || !text.isDigit(next), text.at(end) != "%",
      mayBeDegrees(first, second, text)
    else { return false }
    return text.followsWordForPlace(first.lowerBound) || text.beginsWithLabelOfPlace
  }

  /// Whether two numbers may be a latitude and a longitude.
  private static func mayBeDegrees(
    _ first: Range<Int>, _ second: Range<Int>, _ text: Skeleton
  ) -> Bool {
    guard let latitude = Double(text.string(first)), let longitude = Double(text.string(second))
    else { return false }
    return abs(latitude) <= 90 && abs(longitude) <= 180
  }

  /// Whether two decimal numbers may be a latitude and a longitude, and stand in a line with a name
  /// alone. O(1).
  static func isOnlyNamed(_ first: Range<Int>, _ second: Range<Int>, _ text: Skeleton) -> Bool {
    mayBeDegrees(first, second, text)
      && text.isOnlyNamed(first.lowerBound..<second.upperBound)
  }

  /// The end of a European number with a minus or without one, and with decimals or without them.
  private static func endOfPlaceNumber(_ start: Int, _ text: Skeleton) -> Int? {
    let first = isMinus(text.at(start)) ? start + 1 : start
    let end = text.endOfDigits(first)
    guard (1...mostDigitsOfPlace).contains(end - first), text.at(first).isASCII else { return nil }
    guard text.at(end) == "." else { return end }
    let last = text.endOfDigits(end + 1)
    return last > end + 1 ? last : nil
  }

  private static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2212}"
  }
}

extension Skeleton {
  /// The most letters of a word for a place that are looked at.
  private static let longestPlace = 16

  /// The most letters of a label in Latin letters, and the most words of a name.
  private static let longestLabelOfPlace = 12
  private static let mostWordsOfPlace = 3
  /// The most scalars beside a pair in a line with a name alone.
  private static let longestNameOfPlace = 60

  /// Whether a Latin word for a place and a colon begin the text: `Location: `. O(1).
  fileprivate var beginsWithLabelOfPlace: Bool {
    var end = 0
    while end <= Self.longestLabelOfPlace, isLatin(end) { end += 1 }
    return at(end) == ":" && Self.labelsOfPlace.contains(string(0..<end).lowercased())
  }

  private static let labelsOfPlace: Set<String> = [
    "coordinates", "coords", "geo", "gps", "latlng", "latlon", "location", "position",
  ]

  /// Whether a name of few right-to-left words, with brackets, a colon, a comma or a dash or
  /// without them, is all that stands in the text beside a range. O(1).
  fileprivate func isOnlyNamed(_ range: Range<Int>) -> Bool {
    guard count - range.count <= Self.longestNameOfPlace else { return false }
    var words = 0
    var isInWord = false
    for position in 0..<count where !range.contains(position) {
      if isOfRightToLeftWord(position) {
        if !isInWord { words += 1 }
        isInWord = true
      } else {
        guard isBetweenPlaceAndName(position) else { return false }
        isInWord = false
      }
    }
    return (1...Self.mostWordsOfPlace).contains(words)
  }

  /// Whether a blank or a sign stands at a position that may stand between a place and its name.
  fileprivate func isBetweenPlaceAndName(_ position: Int) -> Bool {
    isSpace(position) || "():,-\u{60C}\u{2013}\u{2014}".unicodeScalars.contains(at(position))
  }

  /// Whether a word for a map or a place stands right before a position, or one word before that,
  /// as `map` does in `on the map at`.
  fileprivate func followsWordForPlace(_ position: Int) -> Bool {
    var end = position
    for _ in 0..<2 {
      while end > 0, isSpace(end - 1) || at(end - 1) == ":" { end -= 1 }
      let word = letters(upTo: end, most: Self.longestPlace)
      guard !word.isEmpty else { return false }
      if Self.has(string(word), in: Self.places) { return true }
      end = word.lowerBound
    }
    return false
  }

  // Map, position, coordinates in Hebrew; map, coordinates, position in Arabic; map, coordinates,
  // position in Persian; map in two forms and place in Urdu. The Arabic word for a site may
  // be one with prices.
  private static let places = words(
    """
    \u{5DE}\u{5E4}\u{5D4} \u{5DE}\u{5D9}\u{5E7}\u{5D5}\u{5DD} \
    \u{5E7}\u{5D5}\u{5D0}\u{5D5}\u{5E8}\u{5D3}\u{5D9}\u{5E0}\u{5D8}\u{5D5}\u{5EA} \
    \u{62E}\u{631}\u{64A}\u{637}\u{629} \u{625}\u{62D}\u{62F}\u{627}\u{62B}\u{64A}\u{627}\u{62A} \
    \u{645}\u{648}\u{636}\u{639} \u{646}\u{642}\u{634}\u{647} \
    \u{645}\u{62E}\u{62A}\u{635}\u{627}\u{62A} \u{645}\u{648}\u{642}\u{639}\u{6CC}\u{62A} \
    \u{646}\u{642}\u{634}\u{6C1} \u{646}\u{642}\u{634}\u{6D2} \u{645}\u{642}\u{627}\u{645}
    """)
}
