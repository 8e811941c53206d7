/// Where big towns lie, in whole degrees: two numbers beside the name of one are known for its
/// latitude and its longitude, and for no prices.
extension Skeleton {
  /// The most letters of a name that are looked at, and the most words of one.
  private static let longestTown = 12
  private static let mostWordsOfTown = 2
  /// How far from a whole degree a place in a town may be.
  private static let reachOfTown = 0.8

  /// Whether the name of a town stands right before or right behind a range, with brackets, a
  /// colon, a comma or a dash between them or without, and the town lies at two degrees, in either
  /// order. O(1).
  func hasTown(beside range: Range<Int>, _ first: Double, _ second: Double) -> Bool {
    var end = range.lowerBound
    for _ in 0..<Self.mostWordsOfTown {
      while end > 0, isBetweenPlaceAndName(end - 1) { end -= 1 }
      let word = letters(upTo: end, most: Self.longestTown)
      if isTown(word, first, second) { return true }
      end = word.lowerBound
    }
    var start = range.upperBound
    for _ in 0..<Self.mostWordsOfTown {
      while start < count, isBetweenPlaceAndName(start) { start += 1 }
      let word = letters(from: start, most: Self.longestTown)
      if isTown(word, first, second) { return true }
      start = word.upperBound
    }
    return false
  }

  /// Whether letters are the name of a town that lies at two degrees.
  private func isTown(_ word: Range<Int>, _ first: Double, _ second: Double) -> Bool {
    guard !word.isEmpty else { return false }
    let name = string(word)
    return Self.towns.contains { town in
      (town.isAt(first, second) || town.isAt(second, first)) && Self.has(name, in: town.names)
    }
  }

  /// A town with its place.
  private struct Town {
    let latitude: Double
    let longitude: Double
    let names: Set<String>

    func isAt(_ first: Double, _ second: Double) -> Bool {
      abs(latitude - first) < Skeleton.reachOfTown && abs(longitude - second) < Skeleton.reachOfTown
    }
  }

  // Jerusalem, Tel Aviv (its second word), Haifa, Cairo, Riyadh, Mecca, Baghdad, Damascus,
  // Beirut, Amman, Dubai, Tehran, Mashhad, Isfahan, Shiraz, Karachi, Lahore, Kabul, Delhi,
  // London, Paris, Berlin, New York (its second word), Istanbul, Sydney, Moscow, in Hebrew,
  // Arabic, Persian and Urdu as far as they are written otherwise; all without an article.
  private static let towns: [Town] = """
    32 35 \u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5DC}\u{5D9}\u{5DD} \u{642}\u{62F}\u{633} \
    \u{627}\u{648}\u{631}\u{634}\u{644}\u{6CC}\u{645} \
    \u{6CC}\u{631}\u{648}\u{634}\u{644}\u{645}
    32 35 \u{5D0}\u{5D1}\u{5D9}\u{5D1} \u{623}\u{628}\u{64A}\u{628} \
    \u{622}\u{648}\u{6CC}\u{648} \u{627}\u{628}\u{6CC}\u{628}
    33 35 \u{5D7}\u{5D9}\u{5E4}\u{5D4} \u{62D}\u{64A}\u{641}\u{627} \
    \u{62D}\u{6CC}\u{641}\u{627}
    30 31 \u{5E7}\u{5D4}\u{5D9}\u{5E8} \u{642}\u{627}\u{647}\u{631}\u{629} \
    \u{642}\u{627}\u{647}\u{631}\u{647} \u{642}\u{627}\u{6C1}\u{631}\u{6C1}
    25 47 \u{5E8}\u{5D9}\u{5D0}\u{5D3} \u{631}\u{64A}\u{627}\u{636} \
    \u{631}\u{6CC}\u{627}\u{636}
    21 40 \u{645}\u{643}\u{629} \u{645}\u{6A9}\u{647} \u{645}\u{6A9}\u{6C1}
    33 44 \u{5D1}\u{5D2}\u{5D3}\u{5D3} \u{628}\u{63A}\u{62F}\u{627}\u{62F}
    34 36 \u{5D3}\u{5DE}\u{5E9}\u{5E7} \u{62F}\u{645}\u{634}\u{642}
    34 36 \u{5D1}\u{5D9}\u{5D9}\u{5E8}\u{5D5}\u{5EA} \u{628}\u{64A}\u{631}\u{648}\u{62A} \
    \u{628}\u{6CC}\u{631}\u{648}\u{62A}
    32 36 \u{5E2}\u{5DE}\u{5D0}\u{5DF} \u{639}\u{645}\u{627}\u{646}
    25 55 \u{5D3}\u{5D5}\u{5D1}\u{5D0}\u{5D9} \u{62F}\u{628}\u{64A} \u{62F}\u{628}\u{6CC} \
    \u{62F}\u{628}\u{626}\u{6CC}
    36 51 \u{5D8}\u{5D4}\u{5E8}\u{5DF} \u{637}\u{647}\u{631}\u{627}\u{646} \
    \u{62A}\u{647}\u{631}\u{627}\u{646} \u{62A}\u{6C1}\u{631}\u{627}\u{646}
    36 60 \u{5DE}\u{5E9}\u{5D4}\u{5D3} \u{645}\u{634}\u{647}\u{62F} \
    \u{645}\u{634}\u{6C1}\u{62F}
    33 52 \u{5D0}\u{5D9}\u{5E1}\u{5E4}\u{5D4}\u{5D0}\u{5DF} \
    \u{623}\u{635}\u{641}\u{647}\u{627}\u{646} \u{627}\u{635}\u{641}\u{647}\u{627}\u{646} \
    \u{627}\u{635}\u{641}\u{6C1}\u{627}\u{646}
    30 53 \u{5E9}\u{5D9}\u{5E8}\u{5D0}\u{5D6} \u{634}\u{64A}\u{631}\u{627}\u{632} \
    \u{634}\u{6CC}\u{631}\u{627}\u{632}
    25 67 \u{643}\u{631}\u{627}\u{62A}\u{634}\u{64A} \u{6A9}\u{631}\u{627}\u{686}\u{6CC}
    32 74 \u{5DC}\u{5D0}\u{5D4}\u{5D5}\u{5E8} \u{644}\u{627}\u{647}\u{648}\u{631} \
    \u{644}\u{627}\u{6C1}\u{648}\u{631}
    35 69 \u{5E7}\u{5D0}\u{5D1}\u{5D5}\u{5DC} \u{643}\u{627}\u{628}\u{648}\u{644} \
    \u{6A9}\u{627}\u{628}\u{644}
    29 77 \u{5D3}\u{5DC}\u{5D4}\u{5D9} \u{62F}\u{644}\u{647}\u{64A} \
    \u{62F}\u{647}\u{644}\u{6CC} \u{62F}\u{6C1}\u{644}\u{6CC}
    52 0 \u{5DC}\u{5D5}\u{5E0}\u{5D3}\u{5D5}\u{5DF} \u{644}\u{646}\u{62F}\u{646}
    49 2 \u{5E4}\u{5E8}\u{5D9}\u{5D6} \u{628}\u{627}\u{631}\u{64A}\u{633} \
    \u{67E}\u{627}\u{631}\u{6CC}\u{633} \u{67E}\u{6CC}\u{631}\u{633}
    53 13 \u{5D1}\u{5E8}\u{5DC}\u{5D9}\u{5DF} \u{628}\u{631}\u{644}\u{64A}\u{646} \
    \u{628}\u{631}\u{644}\u{6CC}\u{646}
    41 -74 \u{5D9}\u{5D5}\u{5E8}\u{5E7} \u{64A}\u{648}\u{631}\u{643} \
    \u{646}\u{6CC}\u{648}\u{6CC}\u{648}\u{631}\u{6A9}
    41 29 \u{5D0}\u{5D9}\u{5E1}\u{5D8}\u{5E0}\u{5D1}\u{5D5}\u{5DC} \
    \u{625}\u{633}\u{637}\u{646}\u{628}\u{648}\u{644} \
    \u{627}\u{633}\u{62A}\u{627}\u{646}\u{628}\u{648}\u{644} \
    \u{627}\u{633}\u{62A}\u{646}\u{628}\u{648}\u{644}
    -34 151 \u{5E1}\u{5D9}\u{5D3}\u{5E0}\u{5D9} \u{633}\u{64A}\u{62F}\u{646}\u{64A} \
    \u{633}\u{6CC}\u{62F}\u{646}\u{6CC} \u{633}\u{688}\u{646}\u{6CC}
    56 38 \u{5DE}\u{5D5}\u{5E1}\u{5E7}\u{5D1}\u{5D4} \u{645}\u{648}\u{633}\u{643}\u{648} \
    \u{645}\u{633}\u{6A9}\u{648} \u{645}\u{627}\u{633}\u{6A9}\u{648}
    """.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count > 2, let latitude = Double(parts[0]), let longitude = Double(parts[1])
      else { return nil }
      return Town(latitude: latitude, longitude: longitude, names: Set(parts[2...]))
    }
}
