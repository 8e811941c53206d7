/// Whether right-to-left words are Latin ones as they sound: the consonants of both are the same
/// kinds in the same order, as those of `Sky News` and of the same name in Arabic letters.
enum SoundAlike {
  /// Kinds of consonants that letters of the other script tell apart no better, and `silent` of a
  /// letter that may have none.
  private struct Sounds: OptionSet {
    let rawValue: UInt16

    static let lips = Sounds(rawValue: 1)
    static let palate = Sounds(rawValue: 2)
    static let teeth = Sounds(rawValue: 4)
    static let hissing = Sounds(rawValue: 8)
    static let l = Sounds(rawValue: 16)
    static let r = Sounds(rawValue: 32)
    static let m = Sounds(rawValue: 64)
    static let n = Sounds(rawValue: 128)
    static let silent = Sounds(rawValue: 256)
  }

  /// The fewest words that are alike, the fewest consonants that they share, and how many of the
  /// right-to-left words may be others.
  private static let fewestWords = 2
  private static let fewestSounds = 4
  private static let mostOthers = 1
  /// How many right-to-left words may stand before a name that ends them, and the fewest consonants
  /// of one word that stands alone.
  private static let mostBeforeName = 2
  private static let fewestOfOne = 3
  /// The most scalars of a word that is compared.
  private static let longestWord = 16

  /// Whether right-to-left words are some of the Latin ones, in their order, and there are not more
  /// of them; or end with a name of two words that is Latin, too, behind what it is the name of;
  /// or are one word that is heard in a name of several. O(words² · longest word²).
  static func areOne(_ latin: [Range<Int>], _ own: [Token], _ text: Skeleton) -> Bool {
    var alike: [Int] = []
    var (heard, next) = (0, 0)
    var isFirst = false
    for (place, word) in own.enumerated() {
      for index in next..<latin.count {
        guard let shared = sounds(in: latin[index], and: word.range, text) else { continue }
        if place == 0, index == 0 { isFirst = true }
        alike.append(place)
        heard += shared
        next = index + 1
        break
      }
    }
    let areCapitals = latin.allSatisfy { text.isCapital($0.lowerBound) }
    if own.count == 1 { return areCapitals && latin.count > 1 && heard >= fewestOfOne }
    guard alike.count >= fewestWords else { return false }
    if own.count <= latin.count {
      // All words of a name that it begins with are alike, be they as short as `El Al`.
      if isFirst, areCapitals, alike.count == own.count { return true }
      if alike.count >= own.count - mostOthers, heard >= fewestSounds { return true }
    }
    return areCapitals && heard >= fewestSounds && own.count - alike.count <= mostBeforeName
      && alike.first == own.count - alike.count
  }

  /// How many consonants a Latin word and a right-to-left one share, at least one; nil where one of
  /// them has another that is heard, or is too long. O(longest word²).
  static func sounds(in latin: Range<Int>, and own: Range<Int>, _ text: Skeleton) -> Int? {
    guard latin.count <= longestWord, own.count <= longestWord else { return nil }
    return common(consonants(latin: latin, text), consonants(rightToLeft: own, text))
  }

  /// How many consonants two words share, at least one; nil where one of them has another that is
  /// heard.
  private static func common(_ first: [Sounds], _ second: [Sounds]) -> Int? {
    let none = -1
    var row = [Int](repeating: none, count: second.count + 1)
    row[0] = 0
    for column in second.indices where second[column].contains(.silent) {
      row[column + 1] = row[column]
    }
    for sound in first {
      var following = [Int](repeating: none, count: second.count + 1)
      if sound.contains(.silent) { following[0] = row[0] }
      for column in second.indices {
        var best = none
        if sound.contains(.silent) { best = max(best, row[column + 1]) }
        if second[column].contains(.silent) { best = max(best, following[column]) }
        let both = sound.intersection(second[column]).subtracting(.silent)
        if !both.isEmpty, row[column] != none { best = max(best, row[column] + 1) }
        following[column + 1] = best
      }
      row = following
    }
    let found = row[second.count]
    return found > 0 ? found : nil
  }

  /// The consonants of a Latin word; doubled ones are one.
  private static func consonants(latin range: Range<Int>, _ text: Skeleton) -> [Sounds] {
    let letters = Array(text.string(range).lowercased().unicodeScalars)
    var sounds: [Sounds] = []
    for (index, letter) in letters.enumerated() {
      if index > 0, letters[index - 1] == letter { continue }
      let next = index + 1 < letters.count ? letters[index + 1] : "\0"
      switch letter {
      case "b", "f", "p": sounds.append(.lips)
      case "v", "w": sounds.append([.lips, .silent])
      case "k", "q": sounds.append(.palate)
      case "c": sounds.append(next == "k" ? [.palate, .silent] : [.palate, .hissing])
      case "g": sounds.append([.palate, .hissing])
      case "h": sounds.append([.palate, .silent])
      case "j": sounds.append([.hissing, .silent])
      case "x":
        sounds.append(.palate)
        sounds.append(.hissing)
      case "t": sounds.append(tooth(before: next, "szch"))
      case "d": sounds.append(tooth(before: next, "jz"))
      case "s", "z": sounds.append(.hissing)
      case "l": sounds.append(.l)
      case "r": sounds.append(.r)
      case "m": sounds.append(.m)
      case "n": sounds.append(.n)
      default: break
      }
    }
    return sounds
  }

  /// `t` or `d`, which may be a part of the sound that follows it: `ts`, `tch`, `th`, `dj`.
  private static func tooth(before next: Unicode.Scalar, _ joined: String) -> Sounds {
    guard joined.unicodeScalars.contains(next) else { return .teeth }
    return next == "h" ? [.teeth, .hissing] : [.teeth, .silent]
  }

  /// The consonants of a Hebrew, Arabic, Persian or Urdu word.
  private static func consonants(rightToLeft range: Range<Int>, _ text: Skeleton) -> [Sounds] {
    range.compactMap { byLetter[text.at($0)] }
  }

  /// The sounds of letters that have one.
  private static let byLetter: [Unicode.Scalar: Sounds] = {
    var sounds: [Unicode.Scalar: Sounds] = [:]
    for (group, sound) in letters {
      for letter in group.unicodeScalars { sounds[letter] = sound }
    }
    return sounds
  }()

  /// Letters of Hebrew, then those of Arabic, Persian and Urdu, by what they sound like.
  private static let letters: [(String, Sounds)] = [
    ("\u{5D1}\u{5E4}\u{5E3}\u{628}\u{67E}\u{641}", .lips),
    ("\u{5D5}\u{648}", [.lips, .silent]),
    ("\u{5D2}\u{62C}\u{63A}\u{6AF}", [.palate, .hissing]),
    ("\u{5DB}\u{5DA}\u{5E7}\u{642}\u{643}\u{6A9}", .palate),
    ("\u{5D7}\u{62D}\u{62E}", [.palate, .silent]),
    ("\u{5D3}\u{5D8}\u{62A}\u{62F}\u{637}\u{679}\u{688}", .teeth),
    ("\u{5EA}\u{62B}\u{630}\u{636}\u{638}", [.teeth, .hissing]),
    ("\u{5D6}\u{5E1}\u{5E6}\u{5E5}\u{5E9}", .hissing),
    ("\u{632}\u{633}\u{634}\u{635}\u{686}\u{698}", .hissing),
    ("\u{5DC}\u{644}", .l), ("\u{5E8}\u{631}", .r), ("\u{691}", [.r, .teeth]),
    ("\u{5DE}\u{5DD}\u{645}", .m), ("\u{5E0}\u{5DF}\u{646}", .n),
    ("\u{6BA}", [.n, .silent]),
  ]
}
