extension SpellingModel {
  /// The model that texts of the format describe.
  ///
  /// - Throws: the line that is wrong. What is compiled in is checked by the tests.
  static func read(_ texts: [StaticString]) throws(SpellingModelMistake) -> SpellingModel {
    var reading = ModelReading()
    for text in texts {
      for line in "\(text)".split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let first = words.first, first != "#" else { continue }
        guard reading.take(first, words.dropFirst()) else {
          throw SpellingModelMistake(line: String(line))
        }
      }
    }
    return reading.finish()
  }
}

/// A line of a model that says nothing known.
struct SpellingModelMistake: Error {
  var line: String
}

/// A model in reading.
private struct ModelReading {
  private var model = SpellingModel()
  private var classes: [Substring: WordGraph.WordClass] = [:]
  private var suffixes: [Substring: [SuffixTier: [(letters: [UInt8], cost: Int)]]] = [:]
  private var isCounting = false
  /// The classes of words that end in a vowel that is heard and not written: of the whole word, and
  /// of what endings stand behind.
  private var closings: [WordGraph.WordClass: ClosingClasses] = [:]

  private typealias ClosingClasses = (whole: WordGraph.WordClass, stem: WordGraph.WordClass)

  private enum SuffixTier: Substring { case suffix, object, close }

  mutating func take(_ word: Substring, _ rest: ArraySlice<Substring>) -> Bool {
    switch word {
    case "letters", "final": return takeLetters(rest, final: word == "final")
    case "consonants", "vowels", "marks":
      guard let kind = Abugida.Kind(rawValue: word) else { return false }
      for name in rest where !model.letters.add(kind, name) { return false }
      return makePlace()
    case "short":
      for name in rest { model.letters.addShort(name.utf8.first ?? 0) }
      return makePlace()
    case "spell": return takeSpellings(rest)
    case "vowel":
      model.rules.vowels = rest.compactMap(Self.spelling)
      return model.rules.vowels.count == rest.count
    case "loose":
      model.rules.looseVowels = rest.compactMap(Self.spelling)
      return model.rules.looseVowels.count == rest.count
    case "conjunction": return takeOpening(rest, classes: nil)
    case "prefix": return takeOpening(rest.dropFirst(), classes: rest.first)
    case "bound":
      for name in rest { model.graph.bound |= 1 << UInt64(wordClass(name)) }
      return true
    case "open":
      for name in rest { model.graph.open |= 1 << UInt64(wordClass(name)) }
      return true
    case "suffix", "object", "close": return takeSuffixes(SuffixTier(rawValue: word), rest)
    case "words": return takeWords(rest)
    case "verbs": return takeVerbs(rest)
    case "roots": return takeRoots(rest)
    case "unknown":
      guard rest.count == 1, let cost = rest.first.flatMap({ Int($0) }) else { return false }
      model.unknown = cost
      return true
    case "exact": return takeExact(rest)
    case "usual": return rest.allSatisfy(isUsual)
    case "stem": return takeStems(rest)
    case "affix": return takeAffixes(rest)
    case "alike":
      guard let one = rest.first else { return false }
      for latin in rest.dropFirst() { model.made.addAlike(Array(latin.utf8), as: Array(one.utf8)) }
      return true
    case "keep":
      for latin in rest { model.kept.insert(Array(latin.utf8)) }
      return true
    case "share":
      for latin in rest { model.shared.insert(Array(latin.utf8)) }
      return true
    case "rather":
      for latin in rest { model.rather.insert(Array(latin.utf8)) }
      return true
    case "follow":
      guard let word = rest.first else { return false }
      let before = rest.dropFirst().map { Array($0.utf8) }
      model.following[Array(word.utf8), default: []].formUnion(before)
      return true
    case "precede":
      guard let word = rest.first else { return false }
      let behind = rest.dropFirst().map { Array($0.utf8) }
      model.preceding[Array(word.utf8), default: []].formUnion(behind)
      return true
    case "loan":
      for latin in rest { model.loans.insert(Array(latin.utf8)) }
      return true
    case "lead":
      for latin in rest { model.leading.insert(Array(latin.utf8)) }
      return true
    case "greet":
      for latin in rest { model.greetings.insert(Array(latin.utf8)) }
      return true
    default: return false
    }
  }

  private mutating func takeLetters(_ words: ArraySlice<Substring>, final: Bool) -> Bool {
    for word in words {
      let name = word.utf8.first ?? 0
      guard word.dropFirst().first == "=",
        let scalar = UInt32(word.dropFirst(2), radix: 16).flatMap({ Unicode.Scalar($0) })
      else { return false }
      if final { model.letters.addFinal(name, scalar) } else { model.letters.add(name, scalar) }
    }
    return makePlace()
  }

  private mutating func makePlace() -> Bool {
    while model.rules.spellings.count < model.letters.count { model.rules.spellings.append([]) }
    return true
  }

  private mutating func takeSpellings(_ words: ArraySlice<Substring>) -> Bool {
    guard let letter = words.first.flatMap({ model.letters.number($0) }) else { return false }
    let spellings = words.dropFirst().compactMap(Self.spelling)
    // A consonant written twice is one letter with a shadda; in an abugida it is two that are
    // joined.
    let doubled =
      model.letters.abugida != nil
      ? []
      : spellings.compactMap { spelling -> Spelling? in
        guard spelling.latin.count == 1, !"aeiou'".utf8.contains(spelling.latin[0]) else {
          return nil
        }
        var doubled = spelling
        doubled.latin += spelling.latin
        doubled.cost += Self.doublingCost
        return doubled
      }
    model.rules.spellings[Int(letter)] = spellings + doubled
    return spellings.count == words.count - 1
  }

  private static let doublingCost = 3

  /// `^aa$/12`: where it may stand, the Latin letters, the cost.
  private static func spelling(_ word: Substring) -> Spelling? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let cost = parts.count == 2 ? Int(parts[1]) : 0 else { return nil }
    var latin = parts[0]
    var spelling = Spelling(latin: [], cost: cost)
    if latin.first == "^" {
      spelling.isInitial = true
      latin.removeFirst()
    }
    if latin.first == "~" {
      spelling.isNeverInitial = true
      latin.removeFirst()
    }
    if latin.last == "$" {
      spelling.isFinal = true
      latin.removeLast()
    }
    if latin.last == "*" {
      spelling.clusterFollows = true
      latin.removeLast()
    }
    if latin.last == "+" {
      spelling.doublesNext = true
      latin.removeLast()
    }
    if latin.last == "!" || latin.last == "?" {
      spelling.vowelFollows = latin.last == "?"
      latin.removeLast()
    }
    guard !latin.isEmpty else { return nil }
    spelling.latin = latin == "-" ? [] : Array(latin.utf8)
    return spelling
  }

  private mutating func wordClass(_ name: Substring) -> WordGraph.WordClass {
    if let known = classes[name] { return known }
    let number = WordGraph.WordClass(classes.count)
    classes[name] = number
    return number
  }

  private mutating func takeOpening(_ words: ArraySlice<Substring>, classes names: Substring?)
    -> Bool
  {
    guard let cost = words.first.flatMap({ Int($0) }), let arabic = words.dropFirst().first,
      let letters = model.letters.numbers(arabic)
    else { return false }
    let spellings = words.dropFirst(2).compactMap(Self.spelling)
    guard spellings.count == words.count - 2 else { return false }
    var mask = UInt64.max
    if let names {
      mask = 0
      for name in names.split(separator: ",") { mask |= 1 << UInt64(wordClass(name)) }
    }
    let opening = WordGraph.Opening(
      letters: letters, spellings: spellings, cost: cost, classes: mask)
    if names == nil {
      model.graph.conjunctions.append(opening)
    } else {
      model.graph.openings.append(opening)
    }
    return true
  }

  private mutating func takeSuffixes(_ tier: SuffixTier?, _ words: ArraySlice<Substring>) -> Bool {
    guard let tier, let names = words.first, let cost = words.dropFirst().first.flatMap({ Int($0) })
    else { return false }
    for word in words.dropFirst(2) {
      guard let letters = model.letters.numbers(word) else { return false }
      for name in names.split(separator: ",") {
        suffixes[name, default: [:]][tier, default: []].append((letters, cost))
      }
    }
    return true
  }

  private mutating func takeWords(_ words: ArraySlice<Substring>) -> Bool {
    guard let name = words.first, let band = words.dropFirst().first.flatMap({ Int($0) }) else {
      return false
    }
    for word in words.dropFirst(2) {
      let isFeminine = name == "N" && word.last == "p"
      let wordClass = wordClass(isFeminine ? "F" : name)
      guard add(word, wordClass, band) else { return false }
      // The feminine ending is another letter before what follows it.
      if isFeminine {
        let stem = word.dropLast()
        guard add(stem + "t", self.wordClass("G"), band), add(stem + "At", wordClass, band + 1)
        else { return false }
      }
    }
    return true
  }

  private mutating func add(_ word: some StringProtocol, _ wordClass: UInt8, _ band: Int) -> Bool {
    guard let letters = model.letters.numbers(word) else { return false }
    if !isCounting {
      isCounting = true
      model.statistics = LetterStatistics(letterCount: model.letters.writtenCount)
    }
    let written = model.letters.written(letters)
    let cost = Self.cost(ofBand: band)
    if let inherent = model.letters.abugida?.inherent, letters.count > 1, letters.last == inherent {
      let (whole, stem) = closing(wordClass)
      model.graph.add(written, to: WordGraph.stems, whole, cost: cost)
      model.graph.add(Array(written.dropLast()), to: WordGraph.stems, stem, cost: cost)
    } else {
      model.graph.add(written, to: WordGraph.stems, wordClass, cost: cost)
    }
    if written.count < letters.count {
      model.graph.add(
        letters, to: WordGraph.stems, wordClass, cost: max(0, cost - Self.vocalisation))
    }
    model.statistics.count(written, weight: 1)
    return true
  }

  /// The classes of a word of this class that ends in the inherent vowel, which endings replace.
  private mutating func closing(_ base: WordGraph.WordClass) -> ClosingClasses {
    if let known = closings[base] { return known }
    let (whole, stem) = (wordClass(Substring("\(base)-")), wordClass(Substring("\(base)+")))
    model.graph.open |= 1 << UInt64(stem)
    closings[base] = (whole, stem)
    return (whole, stem)
  }

  /// How much likelier a word is that is spelled with the vowels it has.
  private static let vocalisation = 7

  /// A band is a step of about three in how rare a word is.
  private static func cost(ofBand band: Int) -> Int { 40 + 10 * band }

  private mutating func takeVerbs(_ words: ArraySlice<Substring>) -> Bool {
    guard let band = words.first.flatMap({ Int($0) }) else { return false }
    for word in words.dropFirst() {
      let parts = word.split(separator: "/")
      guard parts.count == 2 else { return false }
      let verb = VerbStems(past: String(parts[0]), imperfect: String(parts[1]))
      var forms = [
        (verb.past, "VP", band), (verb.shortPast, "VS", band), (verb.imperfect, "VI", band),
      ]
      if let past = verb.defectivePast { forms.append((past, "VD", band)) }
      if let imperfect = verb.defectiveImperfect { forms.append((imperfect, "VE", band)) }
      if let past = verb.objectPast { forms.append((past, "VQ", band)) }
      if let imperfect = verb.objectImperfect { forms.append((imperfect, "VJ", band)) }
      if verb.hasBareImperative { forms.append((verb.imperfect, "VB", band + 1)) }
      for (stem, name, band) in forms where !add(stem, wordClass(Substring(name)), band) {
        return false
      }
    }
    return true
  }

  private mutating func takeRoots(_ words: ArraySlice<Substring>) -> Bool {
    guard let pattern = words.first.flatMap({ RootStems.Pattern(rawValue: $0) }),
      let band = words.dropFirst().first.flatMap({ Int($0) })
    else { return false }
    for word in words.dropFirst(2) {
      guard let verb = RootStems(word, pattern) else { return false }
      for (name, stem) in verb.stems where !add(stem, wordClass(Substring(name)), band) {
        return false
      }
    }
    return true
  }

  private mutating func takeExact(_ words: ArraySlice<Substring>) -> Bool {
    guard let word = words.first, let letters = model.letters.numbers(word) else { return false }
    for latin in words.dropFirst() { model.exact[Array(latin.utf8), default: []].append(letters) }
    return true
  }

  /// Whether a word stands before its form in Latin letters, which only ``LatinReadings`` needs.
  private func isUsual(_ pair: Substring) -> Bool {
    let parts = pair.split(separator: "=")
    return parts.count == 2 && model.letters.numbers(parts[0]) != nil
  }

  private mutating func takeStems(_ words: ArraySlice<Substring>) -> Bool {
    var stem: (name: Substring, letters: [UInt8])?
    for word in words {
      let parts = word.split(separator: "=")
      if parts.count == 2, let letters = model.letters.numbers(parts[1]) {
        stem = (parts[0], letters)
      } else if parts.count == 1, let stem {
        model.made.addStem(stem.letters, spelled: word, to: stem.name)
      } else {
        return false
      }
    }
    return true
  }

  private mutating func takeAffixes(_ words: ArraySlice<Substring>) -> Bool {
    let words = Array(words)
    guard words.count > 3 else { return false }
    let (from, into) = (words[0].split(separator: ","), words[1].split(separator: ","))
    let parts = words[2].split(separator: "-", omittingEmptySubsequences: false)
    guard from.count == into.count, parts.count == 2, let opening = model.letters.numbers(parts[0]),
      let closing = model.letters.numbers(parts[1])
    else { return false }
    for (from, into) in zip(from, into) {
      for latin in words[3...] {
        guard
          model.made.addAffix(
            from: from, into: into, opening: opening, closing: closing, spelled: latin)
        else { return false }
      }
    }
    return true
  }

  mutating func finish() -> SpellingModel {
    for (name, tiers) in suffixes {
      let base = wordClass(name)
      addSuffixes(tiers, of: base)
      if let stem = closings[base]?.stem { addSuffixes(tiers, of: stem) }
    }
    model.statistics.finish()
    return model
  }

  private mutating func addSuffixes(
    _ tiers: [SuffixTier: [(letters: [UInt8], cost: Int)]], of wordClass: WordGraph.WordClass
  ) {
    let root = model.graph.addRoot()
    let nothing: [(letters: [UInt8], cost: Int)] = [([], 0)]
    for first in nothing + (tiers[.suffix] ?? []) {
      for second in nothing + (tiers[.object] ?? []) {
        for third in nothing + (tiers[.close] ?? []) {
          let letters = first.letters + second.letters + third.letters
          guard !letters.isEmpty else { continue }
          model.graph.add(
            letters, to: root, wordClass, cost: first.cost + second.cost + third.cost)
        }
      }
    }
    model.graph.setSuffixes(root, of: wordClass)
  }
}
