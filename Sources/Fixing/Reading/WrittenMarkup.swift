internal import BidiAlgorithm
internal import UnicodeData

/// Tags and references that are written in a text. How its words are read is asked without them, as
/// whoever renders the text takes tags out and replaces references before it is laid out. Where it
/// is shown as it stands they are seen, too: ``TornTags`` tells how.
struct WrittenMarkup {
  /// The text without them.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each scalar of that stands in the text: a whole reference for what it stands for.
  private(set) var sources: [Range<Int>] = []
  /// The tags, and the references that surely are some, in the order of the text.
  private(set) var written: [Range<Int>] = []

  /// The markup of a text; nil where there is none, and the text is read as it stands. O(*n*).
  init?(_ text: [Unicode.Scalar]) {
    guard text.contains(where: { $0 == "<" || $0 == "&" }) else { return nil }
    let tags = Self.tags(of: text)
    var hasAny = false
    let spoken = tags.isEmpty ? SpokenReferences.places(in: text) : []
    var next = tags[...]
    var position = 0
    while position < text.count {
      if let tag = next.first, tag.lowerBound == position {
        next.removeFirst()
        position = tag.upperBound
        written.append(tag)
        hasAny = true
      } else if let (scalar, end) = Self.reference(position, text),
        !spoken.contains(position), !tags.isEmpty || !Self.isMentioned(position, scalar, text)
      {
        scalars.append(scalar)
        sources.append(position..<end)
        if Self.isSurely(position..<end, text) { written.append(position..<end) }
        position = end
        hasAny = true
      } else {
        scalars.append(text[position])
        sources.append(position..<position + 1)
        position += 1
      }
    }
    guard hasAny else { return nil }
  }

  /// Whether a text has tags or references that whoever renders it takes out. O(*n*).
  static func hasAny(_ text: [Unicode.Scalar]) -> Bool {
    guard text.contains(where: { $0 == "<" || $0 == "&" }) else { return false }
    return tagsOfSource(text, isSet: true) == nil && WrittenMarkup(text)?.written.isEmpty == false
  }

  /// Whether what has the form of a reference is one: a number, a name that is known, or one that
  /// is not written together with a letter or a sign of an address, as in `R&DX;` or `?a=1&b2;`.
  private static func isSurely(_ range: Range<Int>, _ text: [Unicode.Scalar]) -> Bool {
    let name = text[range].dropFirst().dropLast()
    if name.first == "#" || references[String(scalars: name)] != nil {
      return true
    }
    guard range.lowerBound > 0 else { return true }
    let before = text[range.lowerBound - 1]
    return !isNamePart(before) && before != "=" && before != "/"
  }

  /// The tags of a line that is markup as its source, whose tags are seen: one element, with an
  /// attribute in it somewhere, and no element that texts are shown with,
  /// `<string name="a">ABC</string>`; nil where a text is none. Where left to right was set, also
  /// one of those with right-to-left words in a tag and in what it holds, which change places in
  /// the source: `<a href="/he/ABC">DEF</a>`, `<a href="/" title="ABC">DEF</a>`. O(*n*).
  static func tagsOfSource(_ text: [Unicode.Scalar], isSet: Bool) -> [Range<Int>]? {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar == " " || scalar == "\t" || Skeleton.isControl(scalar)
    }
    guard text.first(where: { !isBlank($0) }) == "<", !text.contains("&") else { return nil }
    let tags = allTags(of: text)
    guard tags.count > 1, let first = tags.first, let last = tags.last, !first.isClosing,
      last.isClosing, first.name == last.name,
      text[..<first.range.lowerBound].allSatisfy(isBlank),
      text[last.range.upperBound...].allSatisfy(isBlank),
      tags.contains(where: { text[$0.range].contains("=") }),
      !tags.contains(where: { ShownElement.isOne($0.name) })
        || hasWordsInTagsOnly(text, tags.map(\.range))
        || (isSet && hasTagBesideWords(text, tags.map(\.range)))
    else { return nil }
    return tags.map(\.range)
  }

  /// Whether right-to-left letters stand in tags, and between those nothing but digits and signs:
  /// `<a title="ABC">12</a>`. Without its tags it would be no text of anybody's. O(*n*).
  private static func hasWordsInTagsOnly(
    _ text: [Unicode.Scalar], _ tags: [Range<Int>]
  ) -> Bool {
    var next = tags[...]
    var (isWritten, hasDigit) = (false, false)
    for (position, scalar) in text.enumerated() {
      while let tag = next.first, tag.upperBound <= position { next.removeFirst() }
      let bidiClass = BidiProperties.bidiClass(of: scalar)
      if let tag = next.first, tag.contains(position) {
        if bidiClass.isStrongRightToLeft { isWritten = true }
      } else if bidiClass.isStrong, !Skeleton.isControl(scalar) {
        return false
      } else if bidiClass == .en || bidiClass == .an {
        hasDigit = true
      }
    }
    return isWritten && hasDigit
  }

  /// Whether right-to-left letters stand both in a tag and between tags. O(*n*).
  private static func hasTagBesideWords(_ text: [Unicode.Scalar], _ tags: [Range<Int>]) -> Bool {
    func hasLetter(_ range: Range<Int>) -> Bool {
      text[range].contains(where: Skeleton.isRightToLeft)
    }
    let between = zip(tags, tags.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    return tags.contains(where: hasLetter) && between.contains(where: hasLetter)
  }

  /// How many elements are looked at that are each all of a text.
  private static let mostNested = 8

  /// What the elements hold that are each all of a text, one inside the other: that of the
  /// innermost one; nil where a text is no element, or holds nothing. O(*n*) for each of them.
  static func content(of text: [Unicode.Scalar]) -> Range<Int>? {
    let tags = allTags(of: text)
    func areBlank(_ range: Range<Int>) -> Bool { text[range].allSatisfy { $0 == " " } }
    var content = 0..<text.count
    var (first, last) = (0, tags.count - 1)
    while first < min(last, mostNested), isPair(tags[first...last]),
      areBlank(content.lowerBound..<tags[first].range.lowerBound),
      areBlank(tags[last].range.upperBound..<content.upperBound)
    {
      content = tags[first].range.upperBound..<tags[last].range.lowerBound
      (first, last) = (first + 1, last - 1)
    }
    return first == 0 || content.isEmpty ? nil : content
  }

  /// The elements of a text that hold no tag, each with its two tags. O(*n*).
  static func innermost(of text: [Unicode.Scalar]) -> [Range<Int>] {
    let tags = allTags(of: text)
    return zip(tags, tags.dropFirst()).compactMap { first, last in
      guard !first.isClosing, last.isClosing, first.name == last.name else { return nil }
      return first.range.lowerBound..<last.range.upperBound
    }
  }

  /// Whether the first of some tags opens the element that the last one closes.
  private static func isPair(_ tags: ArraySlice<Tag>) -> Bool {
    guard let first = tags.first, let last = tags.last, !first.isClosing, last.isClosing,
      first.name == last.name
    else { return false }
    var depth = 0
    for tag in tags.dropLast() where tag.name == first.name {
      depth += tag.isClosing ? -1 : 1
      if depth == 0 { return false }
    }
    return depth == 1
  }

  /// A tag as it is written.
  private struct Tag {
    var range: Range<Int>
    var name: String
    var isClosing: Bool
    var hasSlash: Bool
  }

  /// The ranges of what is a tag and no word in angle brackets: one of a pair, beside a pair, one
  /// that breaks a line, or one of HTML's at an end of the text, whose other one is in another
  /// line.
  ///
  /// A pair that is spoken of, `ABC B-<b> V-</b>`, is none.
  private static func tags(of text: [Unicode.Scalar]) -> [Range<Int>] {
    let all = allTags(of: text)
    guard !all.isEmpty else { return [] }
    let tags = withoutSpoken(all, text)
    let opened = Set(tags.filter { !$0.isClosing }.map(\.name))
    if tags.contains(where: { $0.isClosing && opened.contains($0.name) }) {
      return tags.map(\.range)
    }
    func isAtEnd(_ tag: Tag) -> Bool {
      text[..<tag.range.lowerBound].allSatisfy { $0 == " " }
        || text[tag.range.upperBound...].allSatisfy { $0 == " " }
    }
    return tags.filter { tag in
      TextElement.breakingLines.contains(tag.name) && (tag.name == "br" || tag.hasSlash)
        && !isMentioned(tag, text) && !SpokenReferences.isSpoken(tag.range, text)
        || TextElement.holdingText.contains(tag.name) && isAtEnd(tag)
    }.map(\.range)
  }

  /// Tags without each opening one and the closing one behind it that a right-to-left sentence
  /// names together.
  private static func withoutSpoken(_ tags: [Tag], _ text: [Unicode.Scalar]) -> [Tag] {
    var rest: [Tag] = []
    for tag in tags {
      if let first = rest.last, tag.isClosing, !first.isClosing, first.name == tag.name,
        areSpoken(first, tag, text)
      {
        rest.removeLast()
      } else {
        rest.append(tag)
      }
    }
    return rest
  }

  /// Whether both tags of a pair are spoken of, or one is and a word that joins two is all that
  /// stands between them: no prefix with its hyphen is all that an element holds, and none ends
  /// what is made bold.
  private static func areSpoken(_ first: Tag, _ last: Tag, _ text: [Unicode.Scalar]) -> Bool {
    let between = text[first.range.upperBound..<last.range.lowerBound]
      .filter { !Skeleton.isControl($0) }
    guard between.first == " " else { return false }
    let isFirst = isMentioned(first, text) || isBehindBetween(first, text)
    let isLast = isMentioned(last, text)
    if isFirst, isLast { return true }
    let word = between.filter { $0 != " " && $0 != "-" && $0 != "\u{5BE}" }
    return (isFirst || isLast) && Piece.isJoint(String(scalars: word))
  }

  /// What stands shortly before a tag, without controls.
  private static func scalars(before tag: Tag, _ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    text[..<tag.range.lowerBound].suffix(SpokenTag.longestWord + longestBefore)
      .filter { !Skeleton.isControl($0) }
  }

  /// Whether a word for between and a blank stand before a tag.
  private static func isBehindBetween(_ tag: Tag, _ text: [Unicode.Scalar]) -> Bool {
    let before = scalars(before: tag, text)
    guard before.last == " " else { return false }
    let word = before.dropLast().split(separator: " ", omittingEmptySubsequences: false).last ?? []
    return wordsForBetween.contains(String(scalars: word))
  }

  // Between in Hebrew, Arabic, and Persian; in Urdu it stands behind what it is said of.
  private static let wordsForBetween: Set<String> = [
    "\u{5D1}\u{5D9}\u{5DF}", "\u{628}\u{64A}\u{646}", "\u{628}\u{6CC}\u{646}",
  ]

  /// Everything in a text that has the form of a tag.
  private static func allTags(of text: [Unicode.Scalar]) -> [Tag] {
    var tags: [Tag] = []
    var position = 0
    while position < text.count {
      if text[position] == "<", let tag = tag(position, text) {
        tags.append(tag)
        position = tag.range.upperBound
      } else {
        position += 1
      }
    }
    return tags
  }

  /// Whether a tag is spoken of rather than meant: behind a word for one and a blank, or a
  /// right-to-left letter and its hyphen.
  private static func isMentioned(_ tag: Tag, _ text: [Unicode.Scalar]) -> Bool {
    let before = scalars(before: tag, text)
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      BidiProperties.bidiClass(of: scalar).isStrongRightToLeft
    }
    guard let sign = before.last else { return false }
    var word: [Unicode.Scalar] = []
    for scalar in before.dropLast().reversed() {
      guard isLetter(scalar) else { break }
      word.insert(scalar, at: 0)
    }
    if sign == "-" || sign == "\u{5BE}" { return word.count == 1 }
    return sign == " "
      && (SpokenTag.isWord(word) || SpokenTag.isWord(behind: tag.range.upperBound, text))
  }

  /// So long, in scalars, a tag is at most.
  private static let longest = 400

  /// The tag that begins at a position: a name, then nothing but attributes.
  private static func tag(_ start: Int, _ text: [Unicode.Scalar]) -> Tag? {
    let limit = min(text.count, start + longest)
    func at(_ position: Int) -> Unicode.Scalar { position < limit ? text[position] : "\0" }
    let isClosing = at(start + 1) == "/"
    let first = isClosing ? start + 2 : start + 1
    var end = first
    while isNamePart(at(end)) { end += 1 }
    guard end > first, !("0"..."9").contains(at(first)), at(first) != "-" else { return nil }
    let name = String(scalars: text[first..<end]).lowercased()
    let attributes = end
    var quote: Unicode.Scalar?
    while end < limit {
      let scalar = text[end]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == ">" || scalar == "<" {
        break
      }
      end += 1
    }
    guard at(end) == ">" else { return nil }
    let inside = text[attributes..<end]
    let isBare = inside.allSatisfy { $0 == " " || $0 == "/" }
    guard isBare || inside.first == " " && inside.contains("=") else { return nil }
    return Tag(
      range: start..<end + 1, name: name, isClosing: isClosing, hasSlash: inside.contains("/"))
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ":": true
    default: false
    }
  }

  /// What a reference that begins at a position stands for, and its end. One of a name that is not
  /// known stands for something neutral.
  static func reference(
    _ start: Int, _ text: [Unicode.Scalar]
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard text[start] == "&" else { return nil }
    var end = start + 1
    while end < text.count, end < start + 10, text[end] == "#" || isNamePart(text[end]) { end += 1 }
    guard end > start + 2, end < text.count, text[end] == ";" else { return nil }
    let name = String(scalars: text[start + 1..<end])
    if let scalar = references[name] { return (scalar, end + 1) }
    if Piece.isNameOfEntity(text[start + 1..<end]) { return nil }
    guard name.hasPrefix("#") else { return ("\u{FFFC}", end + 1) }
    let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value), value >= 0x20
    else { return nil }
    return (scalar, end + 1)
  }

  /// Whether a reference to what nobody sees is spoken of rather than meant: right behind a
  /// right-to-left prefix with its hyphen, or behind one letter and a blank.
  private static func isMentioned(
    _ start: Int, _ scalar: Unicode.Scalar, _ text: [Unicode.Scalar]
  ) -> Bool {
    guard SpokenReferences.isUnseen(scalar) else { return false }
    let before = text[..<start].suffix(longestBefore).filter { !Skeleton.isControl($0) }
      .suffix(3)
    func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { BidiProperties.bidiClass(of: $0).isStrongRightToLeft } ?? false
    }
    guard isLetter(before.dropLast().last) else { return false }
    return before.last == "-" || (before.last == " " && (before.count < 3 || before.first == " "))
  }

  /// How many scalars before a reference are looked at, controls among them.
  private static let longestBefore = 8

  private static let references: [String: Unicode.Scalar] = [
    "amp": "&", "apos": "'", "gt": ">", "lt": "<", "quot": "\"", "nbsp": "\u{A0}",
    "lrm": "\u{200E}", "rlm": "\u{200F}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "shy": "\u{AD}",
    "hellip": "\u{2026}", "laquo": "\u{AB}", "ldquo": "\u{201C}", "mdash": "\u{2014}",
    "ndash": "\u{2013}", "raquo": "\u{BB}", "rdquo": "\u{201D}",
  ]
}
