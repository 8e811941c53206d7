extension Speller {
  /// What a chunk of a sentence says of the language of the words beside it.
  func said(by input: String) -> LanguageCost {
    if ChunkLook(input).isName { return .name }
    return cost(of: Self.pieces(of: input))
  }

  /// What it costs that several pieces are of either language.
  func cost(of pieces: [Piece]) -> LanguageCost {
    pieces.filter(\.isWord).reduce(.none) { $0 + cost(of: $1) }
  }

  /// What it costs that a word is of either language, by itself.
  func cost(of piece: Piece) -> LanguageCost {
    let (letters, model) = (piece.letters, keyboard.model)
    if Self.isNumber(letters) { return LanguageCost(english: 0, own: Self.never) }
    let look = WordCase(piece.text)
    // A capital alone is a name's, or the one that English has for oneself.
    if letters.count == 1, look != .lower { return LanguageCost(english: 0, own: Self.never) }
    let isExact = model.exact[letters] != nil
    var english = englishCost(of: letters, look)
    var own = isExact ? 0 : ownCost(of: letters)
    if isExact || model.kept.contains(letters), english <= Self.rarest {
      // A word of both: those beside it decide.
      english = english <= Self.common ? english / 4 : english * 3 / 5
      own = Self.ofBoth
    }
    switch look {
    case .lower: break
    case .title: if isInside { own += Self.capital }
    case .upper: if !isExact, letters.count <= Self.longestAcronym { own += Self.acronym }
    case .mixed:
      if !isExact, !Self.hasArticle(piece.text) {
        own += Self.acronym
        english = min(english, Self.unknown)
      }
    }
    return LanguageCost(english: english, own: own)
  }

  /// What it costs that letters are a word of the keyboard's language.
  private func ownCost(of letters: [UInt8]) -> Int {
    var search = WordSearch(keyboard.model, letters)
    let known = search.matches(limit: 1, within: 0).first?.cost ?? Self.never
    // No unknown word is likelier.
    if known <= keyboard.model.unknown { return known }
    let unknown = UnknownWordSearch(keyboard.model, letters).matches(limit: 1).first?.cost
    return min(known, unknown ?? Self.never)
  }

  /// What it costs that letters are an English word.
  private func englishCost(of letters: [UInt8], _ look: WordCase) -> Int {
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
    if letters.count == 1, letters != [UInt8(ascii: "a")] { return Self.letter }
    if let cost = Self.cost(of: EnglishWords.commonness(of: letters), look) { return cost }
    return Self.unknown + EnglishLetters.cost(of: letters) * Self.letterShare / 100
      - (look == .title && isInside ? Self.capital : 0)
  }

  private static func cost(of commonness: EnglishWords.Commonness?, _ look: WordCase) -> Int? {
    switch commonness {
    case .commonest: 20
    case .common: common
    case .rare: 60
    case .rarest: rarest
    case .name: look == .lower ? 76 : 56
    case nil: nil
    }
  }

  /// Whether letters are an English number with letters, such as `2nd` or `10am`, or hold digits
  /// that spell nothing.
  private static func isNumber(_ letters: [UInt8]) -> Bool {
    if letters.contains(where: { "014".utf8.contains($0) }) { return true }
    let digits = letters.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return false }
    let rest = String(decoding: letters.dropFirst(digits.count), as: UTF8.self)
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
    ["3rd", "2d", "3d", "7z", "8bit", "k8s", "3des", "2fa", "5xx", "2x", "3x", "h2o", "co2"].map {
      Array($0.utf8)
    })

  private static let never = 200
  private static let digitWord = 20
  private static let capital = 22
  private static let acronym = 44
  private static let longestAcronym = 5
  private static let contraction = 30
  private static let numbered = 50
  private static let unknownNumbered = 100
  private static let letter = 45
  private static let ofBoth = 8
  private static let common = 38
  private static let rarest = 70
  private static let unknown = 50
  private static let letterShare = 34
}
