extension Piece {
  /// The most letters of a word for a drive with its prefixes, and of one before it or behind it.
  private static let longestWordForDrive = 10
  private static let longestSmallWord = 4
  /// The fewest right-to-left words behind a drive in the middle of a sentence.
  private static let fewestBehindDrive = 2

  /// `C:` in `ABC TO THE DRIVE C: DEF GHI.`: a drive of Windows in a sentence that goes on. Its
  /// colon is its own. Where no small word leads to the drive, or a list may follow, the colon may
  /// be that of a label.
  @Sendable static func driveLetter(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isCapital(start), text.at(start + 1) == ":", text.isSpace(ifThere: start + 2),
      text.isRightToLeftLetter(start + 3), text.isSpace(ifThere: start - 1)
    else { return nil }
    // One letter more tells that a word is longer.
    let word = text.letters(upTo: start - 1, most: longestWordForDrive + 1)
    guard !word.isEmpty, word.count <= longestWordForDrive else { return nil }
    let name = text.string(word)
    let isLed: Bool
    if drives.contains(name) {
      let before = text.letters(upTo: word.lowerBound - 1, most: longestSmallWord + 1)
      let behind = text.letters(from: start + 3, most: longestSmallWord + 1)
      isLed =
        isSmallWord(before, of: leadingToDrives, text)
        || isSmallWord(behind, of: behindDrives, text)
    } else {
      isLed =
        name.unicodeScalars.first.map { prefixesOfDrives.contains($0) } == true
        && drives.contains(String(name.dropFirst()))
    }
    guard isLed, goesOnAsSentence(start + 3, text) else { return nil }
    return Piece(kind: .path, range: start..<start + 2, order: .leftToRight)
  }

  /// Whether right-to-left words without a comma, a colon or a number between them go on up to the
  /// end of a sentence that ends the text. O(*n*).
  private static func goesOnAsSentence(_ start: Int, _ text: Skeleton) -> Bool {
    let rest = start..<text.count
    guard let last = rest.last, text.endsSentence(last),
      !rest.contains(where: { ",:;\u{60C}\u{61B}".unicodeScalars.contains(text.at($0)) })
    else { return false }
    let words = rest.count { text.isRightToLeftLetter($0) && text.isSpace($0 - 1) }
    return words >= fewestBehindDrive
  }

  private static func isSmallWord(
    _ word: Range<Int>, of words: Set<String>, _ text: Skeleton
  ) -> Bool {
    (1...longestSmallWord).contains(word.count) && words.contains(text.string(word))
  }

  // Drive, disk in Hebrew; drives (of discs), disk, the same with the article in Arabic; drive in
  // Persian, in Persian and Urdu with another letter, and in Urdu.
  private static let drives: Set<String> = Skeleton.words(
    """
    \u{5DB}\u{5D5}\u{5E0}\u{5DF} \u{5D3}\u{5D9}\u{5E1}\u{5E7} \
    \u{627}\u{644}\u{623}\u{642}\u{631}\u{627}\u{635} \u{642}\u{631}\u{635} \
    \u{627}\u{644}\u{642}\u{631}\u{635} \u{62F}\u{631}\u{627}\u{6CC}\u{648} \
    \u{688}\u{631}\u{627}\u{626}\u{6CC}\u{648}
    """)

  // In, to, from in Hebrew; in and to, with the drive's article, in Arabic.
  private static let prefixesOfDrives: Set<Unicode.Scalar> = [
    "\u{5D1}", "\u{5DC}", "\u{5DE}", "\u{628}",
  ]

  // To, on, of, the object's word, under in Hebrew; on, to, in, from in Arabic; in, to, from, upon
  // in Persian.
  private static let leadingToDrives: Set<String> = Skeleton.words(
    """
    \u{5D0}\u{5DC} \u{5E2}\u{5DC} \u{5E9}\u{5DC} \u{5D0}\u{5EA} \u{5EA}\u{5D7}\u{5EA} \
    \u{639}\u{644}\u{649} \u{625}\u{644}\u{649} \u{641}\u{64A} \u{645}\u{646} \
    \u{62F}\u{631} \u{628}\u{647} \u{627}\u{632} \u{631}\u{648}\u{6CC}
    """)

  // In, on, from, to, of three genders and numbers in Urdu; the object's word in Persian.
  private static let behindDrives: Set<String> = Skeleton.words(
    """
    \u{645}\u{6CC}\u{6BA} \u{67E}\u{631} \u{633}\u{6D2} \u{6A9}\u{648} \u{6A9}\u{627} \
    \u{6A9}\u{6CC} \u{6A9}\u{6D2} \u{631}\u{627}
    """)
}
