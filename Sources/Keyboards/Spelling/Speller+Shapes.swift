/// What tells by its shape that a word is English.
extension Speller {
  /// Whether a word is an acronym, as `UN` and `UNESCO`: in capitals where its sentence is not, and
  /// short or no word that is known.
  func isAcronym(_ piece: Piece) -> Bool {
    let (letters, model) = (piece.letters, keyboard.model)
    guard !isInCapitals, WordCase(piece.text) == .upper,
      letters.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return isNumberedName(piece) }
    return letters.count <= Self.longestAcronym
      || model.exactWords(letters) == nil && !model.kept.contains(letters)
        && knownCost(of: letters) == nil
  }

  /// Whether a short word is in capitals with digits among or behind them, as `R2D2`: in capitals
  /// where its sentence is not, and no word that is known by that spelling.
  private func isNumberedName(_ piece: Piece) -> Bool {
    let letters = piece.letters
    return !isInCapitals && WordCase(piece.text) == .upper
      && letters.count <= Self.longestNumberedName && (0x61...0x7A).contains(letters[0])
      && letters.count { "aeiou".utf8.contains($0) } < 2
      && letters.contains { (0x30...0x39).contains($0) }
      && letters.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
      && keyboard.model.exactWords(letters) == nil
  }

  private static let longestNumberedName = 4

  /// Whether digits stand for English sounds, as in `gr8` and `2day`; for inches behind feet, as in
  /// `5ft 9in`; or in a formula, as in `e = mc2`.
  func isEnglishByDigits(_ letters: [UInt8]) -> Bool {
    guard letters.contains(where: { (0x30...0x39).contains($0) }),
      keyboard.model.exactWords(letters) == nil
    else { return false }
    if Self.soundWords.contains(letters) { return true }
    if letters.suffix(2).elementsEqual("in".utf8), previous.suffix(2).elementsEqual("ft".utf8) {
      return letters.dropLast(2).allSatisfy { (0x30...0x39).contains($0) }
    }
    return followsOperator && !letters.contains { "aeiou".utf8.contains($0) }
  }

  /// English words of chats in which a digit stands for its sound.
  private static let soundWords = Set(
    [
      "gr8", "l8r", "l8", "m8", "h8", "w8", "sk8", "str8", "b4", "4u", "2u", "2day", "2nite",
      "2night", "2moro", "2morrow", "2gether", "4ever", "any1", "some1", "every1", "no1", "l8er",
      "w8ing", "h8er", "cu2", "m8s", "g2g", "2nyt", "4get", "be4",
    ].map { Array($0.utf8) })

  /// Whether a word is half of a pair that only English has, though each of the two may be a word
  /// of the keyboard's language too: `is in`, `is the`.
  func isOfEnglishPair(_ letters: [UInt8], at place: WordPlace) -> Bool {
    if Self.pairs[previous]?.contains(letters) == true { return true }
    if Self.pairs[letters]?.contains(place.next) == true { return true }
    let isArticle = letters == Array("the".utf8)
    let beginsSentence = !isInside && !place.next.isEmpty
    return isArticle && (beginsSentence || keyboard.model.loans.contains(place.next))
      || letters == Array("had".utf8) && Self.whoHad.contains(previous)
        && keyboard.model.loans.contains(place.next)
  }

  /// Words of sentences, each with those that follow it in English alone.
  private static let pairs: [[UInt8]: Set<[UInt8]>] = [
    Array("is".utf8): [Array("in".utf8), Array("the".utf8)],
    Array("in".utf8): [Array("the".utf8)],
  ]

  private static let whoHad = Set(["we", "i", "you", "they", "he", "she"].map { Array($0.utf8) })

  /// Whether a word of a sentence is English by what it is, so that a loan behind it says nothing:
  /// the article anywhere, and who does something where a sentence begins.
  static func strongWord(_ input: String, isFirst: Bool) -> Bool {
    switch input {
    case "The", "the": true
    case "We", "I", "They", "He", "She": isFirst
    default: false
    }
  }

  /// Whether a word of Arabizi is one of another language behind an article, as in `l'adresse` and
  /// `lcode`, and no word that is known in Arabic, as `l'awwal` and `lbank` are.
  func isBehindArticle(_ piece: Piece) -> Bool {
    let (letters, apostrophe) = (piece.letters, UInt8(ascii: "'"))
    guard keyboard == .arabizi, letters.count > Self.longestElision,
      keyboard.model.exactWords(letters) == nil
    else { return false }
    let isElided = letters[1] == apostrophe
    let rest = Array(letters.dropFirst(isElided ? 2 : 1))
    guard rest.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
    if isElided {
      return "ld".utf8.contains(letters[0]) && "aeiou".utf8.contains(rest[0])
        && ownCost(of: letters) > Self.mostOfElided
    }
    guard letters[0] == UInt8(ascii: "l"), EnglishWords.commonness(of: letters) == nil,
      let commonness = EnglishWords.commonness(of: rest)
    else { return false }
    return commonness >= .common && knownCost(of: letters) == nil
  }

  /// The letters of an article and a word that is too short to tell.
  private static let longestElision = 4
  /// The highest cost of a known word with an apostrophe behind its article.
  private static let mostOfElided = 98

  /// Whether a word has an English ending with an apostrophe, as in `Rana's`, `we'll` and `didn't`,
  /// and is no word of the keyboard's with that apostrophe, as `ba'd` is.
  func hasEnglishEnding(_ piece: Piece) -> Bool {
    let apostrophe = UInt8(ascii: "'")
    var letters = piece.letters[...]
    while letters.first == apostrophe { letters.removeFirst() }
    while letters.last == apostrophe { letters.removeLast() }
    guard let place = letters.lastIndex(of: apostrophe), place > letters.startIndex else {
      return false
    }
    let stem = Array(letters[..<place])
    let ending = String(decoding: letters[(place + 1)...], as: UTF8.self)
    let isEnding =
      ending == "t"
      ? stem.count > 2 && stem.last == UInt8(ascii: "n") : Self.endings.contains(ending)
    guard isEnding, stem.allSatisfy({ (0x61...0x7A).contains($0) }),
      keyboard.model.exactWords(Array(letters)) == nil
    else { return false }
    switch WordCase(piece.text) {
    case .title, .mixed:
      if ending != "t" { return ending != "m" }
    case .lower, .upper: break
    }
    if let commonness = EnglishWords.commonness(of: stem), commonness != .name { return true }
    return ending != "m" && knownCost(of: Array(letters)) == nil
  }

  private static let endings: Set<String> = ["s", "ll", "re", "ve", "d", "m"]

  /// Whether a word belongs to the keyword of a program before it, as in `let mut` and `var x = 1`.
  func isBehindKeyword(_ letters: [UInt8], at place: WordPlace) -> Bool {
    letters == Array("mut".utf8) && previous == Array("let".utf8)
      || place.isAssigned && Self.keywords.contains(previous)
  }

  private static let keywords = Set(
    ["let", "var", "const", "mut", "int", "auto", "val", "my", "local"].map { Array($0.utf8) })

  /// Whether a word is a number with a unit or an abbreviation, as in `5m`, `2k` and `8am`.
  static func isQuantity(_ piece: Piece) -> Bool {
    guard let unit = unit(of: piece) else { return false }
    return units.contains(unit)
      || unit.count <= longestAbbreviation && !unit.contains { "aeiouy".contains($0) }
  }

  /// Whether a word is a number with a unit that has a capital, as in `2Gi`, `5G` and `3M`.
  static func isQuantityWithCapital(_ piece: Piece) -> Bool {
    guard let unit = unit(of: piece) else { return false }
    return unit.count <= longestAbbreviation && unit.contains(where: \.isUppercase)
  }

  /// The ASCII letters behind a word's first digits; nil where it is no number with letters.
  private static func unit(of piece: Piece) -> Substring? {
    let unit = piece.text.drop { $0.isASCII && $0.isNumber }
    guard !unit.isEmpty, unit.count < piece.text.count,
      unit.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    return unit
  }

  private static let longestAbbreviation = 2

  private static let units: Set<Substring> = [
    "k", "m", "g", "b", "t", "h", "d", "s", "w", "x", "v", "p", "ms", "hr", "hrs", "min", "mins",
    "sec", "secs", "am", "px", "fps", "kb", "gbps", "mbps", "gbp", "usd", "cm", "mm", "ft", "tb",
  ]

  /// Whether words are a unit behind a number, as in `5 min`.
  func isUnit(_ pieces: [Piece]) -> Bool {
    guard followsNumber, let first = pieces.first else { return false }
    return Self.unitsAlone.contains(String(decoding: first.letters, as: UTF8.self))
  }

  private static let unitsAlone: Set<String> = [
    "min", "mins", "sec", "secs", "hr", "hrs", "ms", "km", "kg", "mb", "gb", "px", "k", "m", "h",
    "s",
  ]

  /// Whether a chunk is a number in digits, with signs between them or without.
  static func isInDigits(_ chunk: String) -> Bool {
    guard let first = chunk.first, let last = chunk.last else { return false }
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    return isDigit(first) && isDigit(last)
      && chunk.allSatisfy { isDigit($0) || ".,:/".contains($0) }
  }

  /// Whether words are the English greeting that is a particle elsewhere in Urdu and Hindi, where
  /// it never begins a sentence. In Hebrew it is a pronoun, which does.
  func isGreeting(_ pieces: [Piece]) -> Bool {
    keyboard != .romanHebrew && !isInside && pieces.count <= 2
      && pieces.first?.letters == Array("hi".utf8)
  }
}
