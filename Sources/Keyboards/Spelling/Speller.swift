/// Spelling on a keyboard, word by word: what stands beside a word tells its language where it may
/// be either.
///
/// A word is decided with the words before it and the one behind it (``words(_:count:)``); where
/// the next is not known yet, with those before it.
public struct Speller: Hashable, Sendable {
  /// The keyboard.
  public let keyboard: SpellingKeyboard
  /// What the words before say of the next one's language.
  private var before = LanguageCost.start
  /// Whether a word of the sentence was taken already. The first word has a capital in either
  /// language.
  private(set) var isInside = false
  /// Whether the word before is a number in digits.
  private(set) var followsNumber = false
  /// The letters of the word before; none at the start.
  private(set) var previous: [UInt8] = []
  /// Whether a word so far is of the keyboard's language, as far as is known.
  private var holdsOwn = false
  /// Whether the words of the sentence so far are in capitals.
  private var sentence = SentenceCase()
  /// Whether the word that is looked at stands in a sentence in capitals.
  private(set) var isInCapitals = false
  /// Whether the last word was of the keyboard's language; signs and numbers are no words.
  private var isBehindOwn = false

  /// Whether a word so far has a quotation mark before it that is an apostrophe.
  private var isQuoted = false
  /// The brackets of code that are open, as in `print(a, b)`.
  private(set) var openCalls = 0
  /// Whether what stands before is a sign of code, as in `e = mc2`.
  private(set) var followsOperator = false

  /// A speller before the first word.
  public init(_ keyboard: SpellingKeyboard) { self.keyboard = keyboard }

  /// Gives the candidates of a word, which then counts for the next words.
  ///
  /// - Parameters:
  ///   - input: what was typed.
  ///   - next: what was typed behind it; nil where that is not known.
  ///   - count: how many candidates to give at most.
  /// - Returns: the word and its candidates.
  public mutating func take(
    _ input: String, before next: String? = nil, count: Int
  ) -> SpelledWord {
    let word = word(input, before: next, count: count)
    pass(input)
    if word.language != "en" { isBehindOwn = true }
    return word
  }

  /// The words of a sentence, as if they were typed one after another.
  ///
  /// A word's language may change while the next one is typed, and is settled when that is
  /// complete. O(*n*) in the words.
  ///
  /// - Parameters:
  ///   - inputs: what was typed between white space.
  ///   - count: how many candidates to give of a word at most.
  /// - Returns: the words in their order.
  public mutating func words(_ inputs: [String], count: Int) -> [SpelledWord] {
    inputs.indices.map { index in
      take(inputs[index], before: index + 1 < inputs.count ? inputs[index + 1] : nil, count: count)
    }
  }

  /// Takes a word into account for the words that follow.
  public mutating func pass(_ input: String) {
    isInCapitals = sentence.isInCapitals(input, before: nil)
    let said = said(by: input)
    isInCapitals = false
    if said.own < said.english, !isUnknown(pieces(of: input)) { holdsOwn = true }
    before = (before.beside + said.bounded).bounded
    isInside = isInside || said != .none
    followsNumber = Self.isInDigits(input)
    previous = lastWord(of: input)
    if !previous.isEmpty { isBehindOwn = false }
    sentence.pass(input)
    isQuoted = QuotedWord.isOpen(after: input, isOpen: isQuoted, beforeVowels: quotesVowels)
    openCalls = OpenCalls.count(after: input, open: openCalls)
    followsOperator = ChunkLook.isOperator(input)
    endSentence(with: input)
  }

  /// Ends the sentence where a word has its last sign.
  mutating func endSentence(with word: String) {
    guard let last = word.last, ".!?\u{61F}".contains(last) else { return }
    isInside = false
    openCalls = 0
    sentence = SentenceCase()
  }

  /// Takes account of a word's language that the user chose, for the next words.
  public mutating func note(_ language: String) {
    before = LanguageCost(
      english: language == "en" ? 0 : LanguageCost.change,
      own: language == "en" ? LanguageCost.change : 0)
    isInside = true
    (openCalls, followsOperator, followsNumber) = (0, false, false)
    previous = []
    isBehindOwn = language != "en"
    if isBehindOwn { holdsOwn = true }
  }

  /// Whether the word before is surely English, and none so far is of the keyboard's language.
  var followsEnglishAlone: Bool { before.isSurelyEnglish && !holdsOwn }

  /// What English stands beside a word, where the next one says this of its language; nil where it
  /// is not known.
  private func english(beside next: LanguageCost?) -> WordPlace.English {
    guard let next else { return followsEnglishAlone ? .around : .none }
    let (follows, precedes) = (before.isSurelyEnglish, next.isSurelyEnglish)
    if follows, precedes { return .around }
    guard !holdsOwn, follows || precedes else { return .none }
    if before.english < before.own, next.english < next.own { return .around }
    return before == .start && !isInside ? .ahead : .none
  }

  /// The candidates of a word. Punctuation around it becomes that of the language; a number stays.
  ///
  /// - Parameters:
  ///   - input: what was typed.
  ///   - next: what was typed behind it; nil where that is not known.
  ///   - count: how many candidates to give at most.
  ///   - forced: whether the word is of the keyboard's language whatever it looks like.
  /// - Returns: the word and its candidates.
  public func word(
    _ input: String, before next: String? = nil, count: Int, forced: Bool = false
  ) -> SpelledWord {
    var speller = self
    speller.isInCapitals = sentence.isInCapitals(input, before: next)
    return speller.decided(input, before: next, count: count, forced: forced)
  }

  /// What a word may be, where it is known whether its sentence is in capitals.
  private func decided(
    _ input: String, before next: String?, count: Int, forced: Bool
  ) -> SpelledWord {
    let alone = SpelledWord(input: input, text: input, candidates: [], language: "en")
    // A sign alone belongs to the word before.
    if !forced, isBehindOwn, input.allSatisfy({ Self.signsAlone.contains($0) }) {
      let text = input.unicodeScalars.map(punctuation).joined()
      guard text == input else {
        return SpelledWord(input: input, text: text, candidates: [], language: keyboard.language)
      }
    }
    if !forced, openCalls > 0 || ChunkLook(input).isName { return alone }
    var beside = before.beside
    var place = WordPlace(
      followsOwn: before.isSurelyOwn, isAmongOwn: next == nil && before.isSurelyOwn,
      english: english(beside: nil))
    if let next, !forced {
      var following = self
      following.isInside = true
      following.followsNumber = Self.isInDigits(input)
      following.previous = lastWord(of: input)
      following.isQuoted = QuotedWord.isOpen(
        after: input, isOpen: isQuoted, beforeVowels: quotesVowels)
      following.openCalls = OpenCalls.count(after: input, open: openCalls)
      following.followsOperator = ChunkLook.isOperator(input)
      let said = following.said(by: next, behind: Self.strongWord(input, isFirst: !isInside))
      beside = beside + said.bounded.beside
      place = WordPlace(
        precedesEnglish: said.english < said.own,
        followsOwn: before.isSurelyOwn,
        isAmongOwn: beside.english >= beside.own + 2 * LanguageCost.change,
        english: english(beside: said), next: following.firstWord(of: next),
        isAssigned: ChunkLook.isAssignment(next), precedesOption: ChunkLook.isOption(next))
    }
    let pieces = pieces(of: input)
    if !forced, isAddressed(pieces) || Self.holdsForeignLetters(pieces) { return alone }
    if !forced, isUnit(pieces) || next != nil && isGreeting(pieces) { return alone }
    // Words with a hyphen between them are one.
    let isOne = pieces.contains { $0.text == "-" }
    let all = isOne && !forced ? cost(of: pieces, at: place) : .none
    func languages(of piece: Piece) -> LanguageCost {
      isOne ? all : cost(of: piece, at: place)
    }
    var words: [[String]] = []
    var isLeftAlone = true
    for piece in pieces {
      guard piece.isWord, forced || !(beside + languages(of: piece)).isEnglish else {
        words.append([piece.text])
        continue
      }
      let candidates = candidates(piece.letters, count: count)
      if candidates.isEmpty {
        words.append([piece.text])
      } else {
        isLeftAlone = false
        words.append(candidates)
      }
    }
    guard !isLeftAlone else { return alone }
    for (index, piece) in pieces.enumerated() where !piece.isWord {
      words[index] = [piece.text.unicodeScalars.map(punctuation).joined()]
    }
    let candidates = Self.combined(words, count: count)
    return SpelledWord(
      input: input, text: candidates[0], candidates: candidates, language: keyboard.language)
  }

  /// The candidates of one word of normal letters.
  func candidates(_ letters: [UInt8], count: Int) -> [String] {
    let model = keyboard.model
    // The first candidates are the same however many are asked for.
    let width = max(count, Self.leastSearched)
    var found = (model.exactWords(letters) ?? []).map { WordSearch.Match(letters: $0, cost: 0) }
    var search = WordSearch(model, letters)
    found += search.matches(limit: width + 4, within: 70)
    found += UnknownWordSearch(model, letters).matches(limit: width + 2)
    var seen: Set<String> = []
    var result: [String] = []
    // Equal costs keep their order: exact spellings, known words, unknown ones.
    for match in found.enumerated().sorted(by: {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }) where result.count < count {
      let text = model.letters.text(match.element.letters)
      if seen.insert(text).inserted { result.append(text) }
    }
    return result
  }

  /// How many candidates are searched for at least.
  private static let leastSearched = 5

  /// Whether a character is part of a word: a letter, or a digit or apostrophe that spells a
  /// letter.
  public static func spells(_ scalar: Unicode.Scalar, insideWord: Bool) -> Bool {
    guard let letters = folded(Character(scalar)), let first = letters.first else { return false }
    // A word may begin with a digit that spells a letter, and not with an apostrophe.
    return (0x61...0x7A).contains(first) || "2356789".utf8.contains(first)
      || insideWord && (first == UInt8(ascii: "'") || "014".utf8.contains(first))
  }

  /// The sign of the keyboard's language for an English punctuation mark.
  public func punctuation(_ scalar: Unicode.Scalar) -> String {
    let character = Character(scalar)
    switch keyboard {
    case .arabizi, .romanUrdu: return String(Self.punctuation[character] ?? character)
    case .romanHebrew, .romanHindi: return String(character)
    }
  }

  // MARK: Pieces

  struct Piece {
    var text: String
    var isWord: Bool
    /// The letters as the rules know them: lower case, without accents, long runs cut.
    var letters: [UInt8]
  }

  /// The letters that a word has at most; what is longer is left alone.
  private static let longest = 64

  /// The words of an input and what stands between them, quotation marks too.
  func pieces(of input: String) -> [Piece] {
    Self.pieces(of: input, isQuoted: isQuoted, quotesVowels: quotesVowels)
  }

  /// Whether an apostrophe before a vowel is a quotation mark. It may be a letter where the
  /// language has words that begin with one.
  private var quotesVowels: Bool { keyboard == .romanHindi }

  /// The words of an input and what stands between them.
  ///
  /// - Parameters:
  ///   - input: what was typed.
  ///   - isQuoted: whether a quotation mark is open that is an apostrophe.
  ///   - quotesVowels: whether an apostrophe before a vowel opens a quotation.
  /// - Returns: the pieces in their order.
  static func pieces(
    of input: String, isQuoted: Bool = false, quotesVowels: Bool = false
  ) -> [Piece] {
    var pieces: [Piece] = []
    for character in input {
      let isWord = folded(character) != nil
      if let last = pieces.last, last.isWord == isWord {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(Piece(text: String(character), isWord: isWord, letters: []))
      }
    }
    join(&pieces)
    splitQuotes(&pieces, isQuoted: isQuoted, quotesVowels: quotesVowels)
    for index in pieces.indices where pieces[index].isWord {
      let letters = normal(pieces[index].text)
      pieces[index].letters = letters
      // A number is no word, and no word is as long as that.
      pieces[index].isWord =
        letters.count <= longest && letters.contains { (0x61...0x7A).contains($0) }
    }
    return pieces
  }

  /// The letters of the last word of an input; none where it has none.
  private func lastWord(of input: String) -> [UInt8] {
    pieces(of: input).last(where: \.isWord)?.letters ?? []
  }

  /// The letters of the first word of an input; none where it has none.
  private func firstWord(of input: String) -> [UInt8] {
    pieces(of: input).first(where: \.isWord)?.letters ?? []
  }

  /// Whether an input has letters that no rule reads, such as those of other European alphabets.
  private static func holdsForeignLetters(_ pieces: [Piece]) -> Bool {
    pieces.contains { piece in
      piece.text.contains { character in
        character.isLetter && folded(character) == nil
          && character.unicodeScalars.allSatisfy { $0.value < 0x590 }
      }
    }
  }

  /// Joins an article to its word across a hyphen, as in `el-beit`.
  private static func join(_ pieces: inout [Piece]) {
    var index = 1
    while index + 1 < pieces.count {
      if pieces[index].text == "-", articles.contains(pieces[index - 1].text.lowercased()) {
        pieces[index - 1].text += pieces[index + 1].text
        pieces.removeSubrange(index...index + 1)
      } else {
        index += 1
      }
    }
  }

  private static let articles: Set<String> = [
    "al", "el", "il", "l", "bel", "bil", "wel", "wil", "wal", "lel", "3al", "hal", "ha", "ve", "be",
    "le",
  ]

  /// A character's letter, digit or apostrophe; nil where it has none.
  private static func folded(_ character: Character) -> [UInt8]? {
    if let byte = character.asciiValue {
      switch byte {
      case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "'"): return [byte]
      case 0x41...0x5A: return [byte + 0x20]
      default: return nil
      }
    }
    return accents[character.lowercased()].map { Array($0.utf8) }
  }

  private static let accents: [String: String] = [
    "\u{2019}": "'", "\u{2018}": "'", "\u{E9}": "e", "\u{E8}": "e", "\u{EA}": "e", "\u{EB}": "e",
    "\u{E0}": "a", "\u{E2}": "aa", "\u{E4}": "a", "\u{EE}": "ii", "\u{EF}": "i", "\u{F4}": "oo",
    "\u{FB}": "uu", "\u{F9}": "u", "\u{FC}": "u", "\u{101}": "aa", "\u{12B}": "ii",
    "\u{16B}": "uu", "\u{E7}": "s", "\u{1E25}": "7", "\u{1E6D}": "6", "\u{1E63}": "9",
    "\u{161}": "sh", "\u{10D}": "ch",
  ]

  private static func normal(_ text: String) -> [UInt8] {
    var letters = text.flatMap { folded($0) ?? [] }
    // Letters drawn out, as in "habiiiiibi", are two.
    var index = 2
    while index < letters.count {
      if letters[index] == letters[index - 1], letters[index] == letters[index - 2] {
        letters.remove(at: index)
      } else {
        index += 1
      }
    }
    return letters
  }

  /// The signs that belong to the word before where they stand alone.
  private static let signsAlone: Set<Character> = [",", ";", "?", ".", "!", ":", "\u{2026}"]

  private static let punctuation: [Character: Character] = [
    "?": "\u{61F}", ",": "\u{60C}", ";": "\u{61B}",
  ]

  /// Joins pieces: all of the first candidates, and then with another candidate of one piece, in
  /// the order of the candidates.
  private static func combined(_ words: [[String]], count: Int) -> [String] {
    let first = words.map { $0[0] }
    var result = [first.joined()]
    for rank in 1..<max(2, words.map(\.count).max() ?? 1) {
      for (index, candidates) in words.enumerated() where candidates.indices.contains(rank) {
        var other = first
        other[index] = candidates[rank]
        let text = other.joined()
        if !result.contains(text) { result.append(text) }
      }
    }
    return Array(result.prefix(count))
  }
}
