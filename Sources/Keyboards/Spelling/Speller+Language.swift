extension Speller {
  /// What a chunk of a sentence tells of the language of its neighbours.
  ///
  /// - Parameters:
  ///   - input: the chunk.
  ///   - isBehindStrong: whether an English word stands before it, behind which a loan is English.
  /// - Returns: the costs of a neighbour in each language.
  func said(by input: String, behind isBehindStrong: Bool = false) -> LanguageCost {
    let pieces = pieces(of: input)
    if openCalls > 0 || ChunkLook(input).isName || isAddressed(pieces) || isUnit(pieces)
      || isGreeting(pieces)
    {
      return .name
    }
    let words = pieces.filter(\.isWord)
    // `The` begins no sentence of another language.
    if !isInside, ["The", "the"].contains(input) {
      return LanguageCost(english: 0, own: Self.never)
    }
    if isBehindStrong, let first = words.first, keyboard.model.loans.contains(first.letters) {
      return .name
    }
    if !words.isEmpty, words.allSatisfy({ isAcronym($0) || isBehindArticle($0) }) { return .name }
    let cost = cost(of: pieces)
    // Behind English, what nobody knows is a name.
    let isName =
      followsEnglishAlone && cost.own < cost.english
      && (isUnknown(pieces) || words.allSatisfy { keyboard.model.loans.contains($0.letters) })
    return isName ? .name : cost
  }

  /// Whether a chunk before a sentence names the one who is spoken to, as in `jsmith: hello`: a
  /// word with a colon that is none of the keyboard's language.
  func isAddressed(_ pieces: [Piece]) -> Bool {
    guard !isInside, pieces.count == 2, pieces[0].isWord, pieces[1].text == ":" else {
      return false
    }
    let letters = pieces[0].letters
    return keyboard.model.exactWords(letters) == nil && knownCost(of: letters) == nil
  }

  /// The cost of several pieces being of each language.
  func cost(of pieces: [Piece], at place: WordPlace = WordPlace()) -> LanguageCost {
    pieces.filter(\.isWord).reduce(.none) { $0 + cost(of: $1, at: place) }
  }

  /// The cost of a word being of each language, by itself. Before a word that is surely English, a
  /// capital means a name or English.
  func cost(of piece: Piece, at place: WordPlace = WordPlace()) -> LanguageCost {
    let (letters, model) = (piece.letters, keyboard.model)
    if isAcronym(piece) || Self.isNumber(letters) || hasEnglishEnding(piece)
      || Self.isQuantityWithCapital(piece) || isBehindArticle(piece)
      || isBehindKeyword(letters, at: place) || isEnglishByDigits(letters)
      || isOfEnglishPair(letters, at: place)
      || place.english == .around && (place.precedesOption || model.loans.contains(letters))
    {
      return LanguageCost(english: 0, own: Self.never)
    }
    if Self.isQuantity(piece) {
      guard keyboard == .arabizi else {
        return LanguageCost(english: Self.digitWord, own: Self.never)
      }
      // `3am` is an Arabic word and a time: its neighbours decide.
      let own = model.exactWords(letters) == nil ? ownCost(of: letters) : Self.ofBoth
      return LanguageCost(english: Self.digitWord, own: own)
    }
    let look = WordCase(piece.text)
    let isNamed =
      look == .title
      && (isInside || place.precedesEnglish && !isGreeting(letters, at: place))
    // A single capital is a name's, or the English `I`.
    if letters.count == 1, look != .lower { return LanguageCost(english: 0, own: Self.never) }
    if model.shared.contains(letters), isEnglish(letters, look) {
      return LanguageCost(english: 0, own: Self.shared)
    }
    if place.english != .none, isUnknown(piece, isFirst: place.english == .ahead) {
      return LanguageCost(english: 0, own: Self.never)
    }
    let isExact = model.exactWords(letters) != nil
    var english = englishCost(of: letters, look, isNamed: isNamed)
    if isNamed { english = min(english, Self.name) }
    if model.rather.contains(letters) { english = max(english, Self.rarest) }
    var own = isExact ? 0 : ownCost(of: letters)
    if !isExact {
      if let drawnOut = costOfDrawnOut(piece) { english = min(english, drawnOut) }
      if Self.isAbbreviation(letters) {
        english = min(english, Self.unknown)
        own += Self.capital
      }
      if place.isAmongOwn, look == .lower, isUnknownEnglish(piece) { english += Self.amongOwn }
    }
    // A name in small letters before an English word, as in "sana is off".
    let isNameBefore =
      !isExact && place.precedesEnglish && look == .lower
      && EnglishWords.commonness(of: letters) == .name
    if isNameBefore { english = min(english, Self.name) }
    let isFollowing =
      model.following[letters]?.contains(previous) ?? false
      || model.preceding[letters]?.contains(place.next) ?? false
    let isOfBoth = isExact || model.kept.contains(letters) || isFollowing
    if !isNameBefore, isOfBoth, english <= Self.rarest {
      // A word of both: those beside it decide.
      english = english <= Self.common ? english / 4 : english * 3 / 5
      own = Self.ofBoth
      if isFollowing { english += LanguageCost.change }
      if place.followsOwn, model.leading.contains(letters) { english += LanguageCost.change }
    }
    if !isOfBoth, Self.isUsualEnglish(letters) {
      // Such a word is hardly ever meant in the other language.
      let isModern = letters.count > Self.shortest && EnglishWords.isModern(letters)
      own += isModern ? Self.acronym : Self.capital
    }
    switch look {
    case .lower: break
    case .title: if isNamed { own += Self.capital }
    case .upper: if !isExact, letters.count <= Self.longestAcronym { own += Self.acronym }
    case .mixed:
      if !isExact, !Self.hasArticle(piece.text) {
        own += Self.acronym
        english = min(english, Self.unknown)
      }
    }
    return LanguageCost(english: english, own: own)
  }

  /// Whether a word often begins a message, and is no name beside another, as in `Ma and Pa`.
  private func isGreeting(_ letters: [UInt8], at place: WordPlace) -> Bool {
    keyboard.model.greetings.contains(letters) && place.next != Array("and".utf8)
  }

  /// Whether English has a word as it is written: a name with its capital. In a sentence a capital
  /// tells more than that.
  private func isEnglish(_ letters: [UInt8], _ look: WordCase) -> Bool {
    look == .title && !isInside || look == .lower && EnglishWords.commonness(of: letters) != .name
  }

  /// What it costs that letters are a word of the keyboard's language.
  func ownCost(of letters: [UInt8]) -> Int {
    // No unknown word is likelier.
    if let known = knownCost(of: letters) { return known }
    var search = WordSearch(keyboard.model, letters)
    let known = search.matches(limit: 1, within: 0).first?.cost ?? Self.never
    let unknown = UnknownWordSearch(keyboard.model, letters).matches(limit: 1).first?.cost
    return min(known, unknown ?? Self.never)
  }

  /// The cost of a known word of the keyboard's language; nil where an unknown word may be as
  /// likely.
  func knownCost(of letters: [UInt8]) -> Int? {
    var search = WordSearch(keyboard.model, letters)
    guard let cost = search.matches(limit: 1, within: 0).first?.cost,
      cost <= keyboard.model.unknown
    else { return nil }
    return cost
  }

  /// What it costs that letters are an English word.
  private func englishCost(
    of letters: [UInt8], _ look: WordCase, isNamed: Bool
  ) -> Int {
    let apostrophe = UInt8(ascii: "'")
    // Apostrophes around a word are quotation marks, or stand for letters that are left out.
    let letters = Array(letters.drop { $0 == apostrophe })
    if let stem = EnglishContractions.stem(of: letters) {
      let cost = Self.cost(of: EnglishWords.commonness(of: stem), look)
      return min(cost ?? Self.contraction, Self.contraction)
    }
    guard letters.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      if Self.digitWords.contains(letters) { return Self.digitWord }
      // `mp3` and `s3` are English with a number; other digits and apostrophes spell letters.
      let stem = Array(letters.prefix { (0x61...0x7A).contains($0) })
      guard letters.count == stem.count + 1, (0x30...0x39).contains(letters[stem.count]) else {
        return Self.never
      }
      let isKnown = stem.count == 1 || EnglishWords.commonness(of: stem) != nil
      return isKnown ? Self.numbered : Self.unknownNumbered
    }
    // "OK", as it is written in chats.
    if letters == [UInt8(ascii: "k")] { return Self.common }
    if letters.count == 1, letters != [UInt8(ascii: "a")] { return Self.letter }
    if let cost = Self.cost(of: EnglishWords.commonness(of: letters), look) { return cost }
    if let cost = Self.costOfClipped(letters) { return cost }
    return Self.unknown + EnglishLetters.cost(of: letters) * Self.letterShare / 100
      - (isNamed ? Self.capital : 0)
  }

  /// The cost of an English word with a letter drawn out, as in `sooo` and `pleeease`; nil where no
  /// letter stands three times, or where the word is unknown without.
  private func costOfDrawnOut(_ piece: Piece) -> Int? {
    let text = Array(piece.text.lowercased().utf8)
    guard text.count > 2, text.indices.dropFirst(2).contains(where: { Self.isDrawnOut(text, $0) })
    else { return nil }
    var (single, double) = ([UInt8](), [UInt8]())
    for (index, letter) in text.enumerated() {
      if single.last != letter { single.append(letter) }
      if !Self.isDrawnOut(text, index) { double.append(letter) }
    }
    return [single, double].compactMap {
      let commonness = EnglishWords.commonness(of: $0)
      return commonness == .name ? nil : Self.cost(of: commonness, .lower)
    }.min()
  }

  private static func isDrawnOut(_ text: [UInt8], _ index: Int) -> Bool {
    index > 1 && text[index] == text[index - 1] && text[index] == text[index - 2]
  }

  /// Whether nothing is known of a word in English: letters alone that are no word, or a word with
  /// a digit behind it that spells a letter of Arabic, as in `bar7`.
  private func isUnknownEnglish(_ piece: Piece) -> Bool {
    let letters = piece.letters
    guard letters.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      guard keyboard == .arabizi, letters.count > 2, let last = letters.last else { return false }
      return "2357".utf8.contains(last)
        && letters.dropLast().allSatisfy { (0x61...0x7A).contains($0) }
    }
    return letters.count > 2 && EnglishWords.commonness(of: letters) == nil
      && Self.costOfClipped(letters) == nil && costOfDrawnOut(piece) == nil
  }

  /// The cost of an English word as it is spoken: `goin` and `mornin` without their `g`, and
  /// `soonish`.
  private static func costOfClipped(_ letters: [UInt8]) -> Int? {
    func isKnown(_ word: [UInt8]) -> Bool {
      EnglishWords.commonness(of: word).map { $0 >= .rare } ?? false
    }
    let ing = letters + [UInt8(ascii: "g")]
    if letters.count > 3, ing.ends(with: "ing"), isKnown(ing) { return clipped }
    let stem = Array(letters.dropLast(3))
    return stem.count > 3 && letters.ends(with: "ish") && isKnown(stem) ? clipped : nil
  }

  /// Whether two or three letters are all consonants: what people shorten, such as `bt` and `wfm`.
  private static func isAbbreviation(_ letters: [UInt8]) -> Bool {
    (2...3).contains(letters.count)
      && letters.allSatisfy { (0x61...0x7A).contains($0) && !"aeiouy".utf8.contains($0) }
  }

  private static func cost(of commonness: EnglishWords.Commonness?, _ look: WordCase) -> Int? {
    switch commonness {
    case .commonest: 20
    case .common: common
    case .rare: 60
    case .rarest: rarest
    case .name: look == .lower ? 76 : name
    case nil: nil
    }
  }

  /// Whether letters are one of the more common English words.
  private static func isUsualEnglish(_ letters: [UInt8]) -> Bool {
    EnglishWords.commonness(of: letters).map { $0 >= .common } ?? false
  }

  /// Whether letters are an English number with letters, such as `2nd` or `10am`, or hold digits
  /// that spell nothing.
  private static func isNumber(_ letters: [UInt8]) -> Bool {
    if letters.contains(where: { "014".utf8.contains($0) }) { return true }
    let digits = letters.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return false }
    let rest = String(decoding: letters.dropFirst(digits.count), as: UTF8.self)
    // `2ish` and `3ish` are words of Arabizi; no other digit spells one.
    if rest == "ish" { return digits.count > 1 || !"23".utf8.contains(letters[0]) }
    return ["st", "nd", "rd", "th", "am", "pm", "km", "kg", "gb", "mb"].contains(rest)
      && !(digits.count == 1 && ["am", "rd"].contains(rest))
  }

  /// Whether the capital is that of a name behind an article, as in `elDohor`.
  private static func hasArticle(_ text: String) -> Bool {
    let rest = text.dropFirst(2)
    return ["al", "el", "il"].contains(text.prefix(2).lowercased())
      && rest.first?.isUppercase == true
      && !rest.dropFirst().contains(where: \.isUppercase)
  }

  /// English words with a digit where Arabic spells a letter.
  private static let digitWords = Set(
    [
      "3rd", "2d", "3d", "7z", "8bit", "k8s", "3des", "2fa", "5xx", "2x", "3x", "h2o", "co2",
      "e2e", "w3c", "p2p", "b2b", "b2c", "i2c", "v8", "h2",
    ].map { Array($0.utf8) })

  static let never = 200
  private static let digitWord = 20
  private static let capital = 22
  private static let acronym = 44
  static let longestAcronym = 5
  private static let amongOwn = 30
  private static let contraction = 30
  private static let clipped = 45
  private static let numbered = 50
  private static let unknownNumbered = 100
  private static let letter = 45
  private static let ofBoth = 8
  private static let shared = 12
  private static let common = 38
  private static let name = 56
  private static let shortest = 2
  private static let rarest = 70
  private static let unknown = 50
  private static let letterShare = 34
}

extension [UInt8] {
  fileprivate func ends(with ending: StaticString) -> Bool {
    suffix(ending.utf8CodeUnitCount).elementsEqual("\(ending)".utf8)
  }
}
