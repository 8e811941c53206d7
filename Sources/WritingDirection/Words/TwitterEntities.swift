/// The mentions and URLs of a token as twitter-text finds them, in UTF-16 code units.
///
/// A token is what stands between white space. A bare domain counts where it ends in a top-level
/// domain; of a domain with other letters only the part of ASCII and accented Latin letters does.
struct TwitterEntities {
  /// No URL is longer, in code units.
  private static let longestURL = 4096
  private let units: [UInt16]

  /// How many code units of a token belong to mentions and URLs; what is both counts twice, as in
  /// the original. O(*n*) but for adversarial text.
  static func length(in token: [UInt16]) -> Int {
    let entities = TwitterEntities(units: token)
    return entities.mentionLength() + entities.urlLength()
  }

  private subscript(index: Int) -> UInt16 { index < units.count ? units[index] : 0 }

  // MARK: - Mentions

  private func mentionLength() -> Int {
    var total = 0
    var index = 0
    /// Where the last match ended: what it took cannot stand before the next.
    var start = 0
    while index < units.count {
      defer { index += 1 }
      guard Self.isAt(units[index]), isMentionBoundary(before: index, from: start) else { continue }
      var end = index + 1
      while end < units.count, end - index <= 20, Self.isName(units[end]) { end += 1 }
      let name = end - index - 1
      guard name > 0 else { continue }
      let list = listEnd(at: end)
      if !endsMention(at: list ?? end), list == nil { total += name + 1 }
      start = list ?? end
      index = start - 1
    }
    return total
  }

  /// Whether a mention may begin at an index: at the token's start, after punctuation, or after
  /// `RT`.
  private func isMentionBoundary(before index: Int, from start: Int) -> Bool {
    if index == 0 { return true }
    guard index > start else { return false }
    let before = units[index - 1]
    if !Self.isName(before), !Self.isOne(of: "!#$%&*@", before), before != 0xFF20 { return true }
    guard index - 2 >= start, Self.isOne(of: "rR", units[index - 2]),
      Self.isOne(of: "tT", before)
    else { return false }
    if index == 2 { return true }
    guard index - 3 >= start else { return false }
    return !Self.isName(units[index - 3]) && !Self.isOne(of: "+~.-", units[index - 3])
  }

  /// The end of a list's name after a mention, such as `/team`.
  private func listEnd(at index: Int) -> Int? {
    guard self[index] == UInt16(ascii: "/"), Self.isLetter(self[index + 1]) else { return nil }
    var end = index + 2
    while end < units.count, end - index < 26,
      Self.isName(units[end]) || units[end] == UInt16(ascii: "-")
    {
      end += 1
    }
    return end
  }

  /// Whether what stands at an index makes what came before no mention.
  private func endsMention(at index: Int) -> Bool {
    guard index < units.count else { return false }
    return Self.isAt(units[index]) || Self.isAccented(units[index]) || matches("://", at: index)
  }

  // MARK: - URLs

  private func urlLength() -> Int {
    var total = 0
    var index = 0
    /// Up to here no domain begins.
    var failedUntil = 0
    while index <= units.count {
      // The scalar before the URL, or the token's start.
      if index < units.count, Self.isURLBoundary(units[index]),
        let url = url(at: index + 1, after: units[index], &failedUntil)
      {
        total += url.length
        index = url.end
      } else if index == 0, let url = urlAtStart() {
        total += url.length
        index = url.end
      } else {
        index += 1
      }
    }
    return total
  }

  private func urlAtStart() -> (length: Int, end: Int)? {
    var failedUntil = 0
    return url(at: 0, after: nil, &failedUntil)
  }

  /// A URL from an index: how much of it counts, and where the match ends.
  private func url(
    at start: Int, after before: UInt16?, _ failedUntil: inout Int
  ) -> (length: Int, end: Int)? {
    let host =
      matches("https://", at: start) ? start + 8 : matches("http://", at: start) ? start + 7 : nil
    if let host, host >= failedUntil, let domainEnd = domainEnd(from: host, &failedUntil) {
      let tail = tail(from: domainEnd)
      let length = tail.end - start
      guard length <= Self.longestURL else { return (0, tail.end) }
      return (shortLink(from: start, host: host, end: tail.end) ?? length, tail.end)
    }
    guard start >= failedUntil, let domainEnd = domainEnd(from: start, &failedUntil) else {
      return nil
    }
    let tail = tail(from: domainEnd)
    let length = tail.end - start
    if length + 8 > Self.longestURL { return (0, tail.end) }
    if let before, Self.isOne(of: "-_./", before) { return (0, tail.end) }
    return (bareLength(start..<domainEnd, length: length, hasPath: tail.hasPath), tail.end)
  }

  /// What counts of a URL without a protocol: the domains of ASCII letters, and the path of the
  /// last.
  private func bareLength(_ domain: Range<Int>, length: Int, hasPath: Bool) -> Int {
    var total = 0
    var last = 0
    var index = domain.lowerBound
    while index < domain.upperBound {
      guard let end = asciiDomainEnd(from: index, before: domain.upperBound) else {
        index += 1
        continue
      }
      last = end - index
      total += last
      index = end
    }
    if last == 0 { return 0 }
    return hasPath ? total - last + (length - domain.count + last) : total
  }

  /// The end of the domain that begins at an index: labels, each with a full stop, and a top-level
  /// domain.
  private func domainEnd(from start: Int, _ failedUntil: inout Int) -> Int? {
    var found: Int?
    var index = start
    var hasLowLine = false
    while index < units.count, Self.isDomain(units[index]) {
      var end = index + 1
      var hasLowLineHere = false
      while end < units.count,
        Self.isDomain(units[end]) || units[end] == UInt16(ascii: "-")
          || units[end] == UInt16(ascii: "_")
      {
        if units[end] == UInt16(ascii: "_") { hasLowLineHere = true }
        end += 1
      }
      hasLowLine = hasLowLine || hasLowLineHere
      guard self[end] == UInt16(ascii: "."), Self.isDomain(units[end - 1]) else {
        index = end
        break
      }
      index = end + 1
      if !hasLowLineHere, let tld = topLevelDomainEnd(from: index, before: units.count) {
        found = tld
      }
    }
    if found == nil, !hasLowLine { failedUntil = max(failedUntil, index) }
    return found
  }

  private func asciiDomainEnd(from start: Int, before limit: Int) -> Int? {
    var found: Int?
    var index = start
    while true {
      var end = index
      while end < limit, Self.isASCIILabel(units[end]) { end += 1 }
      guard end > index, end < limit, units[end] == UInt16(ascii: ".") else { return found }
      index = end + 1
      if let tld = topLevelDomainEnd(from: index, before: limit) { found = tld }
    }
  }

  /// The end of a top-level domain from an index: a known name that no letter or digit follows, or
  /// Punycode.
  private func topLevelDomainEnd(from start: Int, before limit: Int) -> Int? {
    var end = start
    while end < limit, Self.isLetter(units[end]) { end += 1 }
    let isAlone =
      end == limit || !(Self.isDigit(units[end]) || Self.isOne(of: "@+-", units[end]))
    if isAlone, end > start, TopLevelDomains.contains(units[start..<end]) { return end }
    guard matches("xn--", at: start) else { return nil }
    end = start + 4
    while end < limit,
      Self.isLetter(units[end]) || Self.isDigit(units[end]) || units[end] == UInt16(ascii: "-")
    {
      end += 1
    }
    return end > start + 4 ? end : nil
  }

  /// A port, a path and a query after a domain.
  private func tail(from start: Int) -> (end: Int, hasPath: Bool) {
    var end = start
    if self[end] == UInt16(ascii: ":"), Self.isDigit(self[end + 1]) {
      end += 1
      while Self.isDigit(self[end]) { end += 1 }
    }
    let hasPath = self[end] == UInt16(ascii: "/")
    if hasPath { end = pathEnd(from: end + 1) }
    if let query = queryEnd(from: end) { end = query }
    return (end, hasPath)
  }

  private func pathEnd(from start: Int) -> Int {
    var best = start
    var index = start
    while index < units.count {
      if Self.isPath(units[index]) {
        index += 1
        if Self.endsPath(units[index - 1]) { best = index }
      } else if let close = parenthesesEnd(from: index, depth: 0) {
        index = close
        best = index
      } else {
        break
      }
    }
    return best
  }

  /// The end of balanced parentheses with text in them, of two levels at most.
  private func parenthesesEnd(from start: Int, depth: Int) -> Int? {
    guard self[start] == UInt16(ascii: "(") else { return nil }
    var index = start + 1
    var isEmpty = true
    var hasInner = false
    while index < units.count {
      if units[index] == UInt16(ascii: ")") { return isEmpty ? nil : index + 1 }
      if Self.isPath(units[index]) {
        index += 1
      } else if depth == 0, !hasInner, let inner = parenthesesEnd(from: index, depth: 1) {
        index = inner
        hasInner = true
      } else {
        return nil
      }
      isEmpty = false
    }
    return nil
  }

  private func queryEnd(from start: Int) -> Int? {
    guard self[start] == UInt16(ascii: "?") else { return nil }
    var index = start + 1
    var best: Int?
    while index < units.count, Self.isQuery(units[index]) {
      index += 1
      if Self.endsQuery(units[index - 1]) { best = index }
    }
    return best
  }

  /// The length of a link of Twitter's own shortener, which ends where its letters and digits do;
  /// nil for others.
  private func shortLink(from start: Int, host: Int, end: Int) -> Int? {
    guard matches("t.co/", at: host) else { return nil }
    var index = host + 5
    while index < end, Self.isLetter(units[index]) || Self.isDigit(units[index]) { index += 1 }
    let slug = index - host - 5
    guard slug > 0 else { return nil }
    if slug > 40 { return 0 }
    return (queryEnd(from: index) ?? index) - start
  }

  /// Whether ASCII text stands at an index, in either case.
  private func matches(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= units.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { offset in
      let unit = units[index + offset]
      let wanted = unsafe UInt16(text.utf8Start[offset])
      return unit == wanted || (Self.isLetter(unit) && unit | 0x20 == wanted)
    }
  }
}
