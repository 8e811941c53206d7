/// Spellings that stems and what is written with them make, each with its word: the persons and
/// objects of verbs, particles with pronouns.
///
/// An affix makes words of one class from those of another, on both sides of them or on one. What
/// is made last is a word.
struct MadeSpellings: Sendable {
  /// What stands before and behind a stem: in the word, and in its spelling.
  private struct Affix {
    var from: Substring
    var opening: [UInt8]
    var closing: [UInt8]
    var before: [UInt8]
    var after: [UInt8]
  }

  /// The affixes that make words of each class.
  private var affixes: [Substring: [Affix]] = [:]
  /// The stems of each class, by their spellings.
  private var stems: [Substring: [[UInt8]: [[UInt8]]]] = [:]
  /// Letters that are spelled alike, each with the one that stands for all.
  private var alike: [(letters: [UInt8], one: [UInt8])] = []

  /// The class of what is a word.
  private static let word: Substring = "."

  /// Takes it that some Latin letters are spelled for others. Before any stem or affix.
  mutating func addAlike(_ letters: [UInt8], as one: [UInt8]) { alike.append((letters, one)) }

  /// Adds a stem to a class, with a spelling.
  mutating func addStem(_ word: [UInt8], spelled latin: Substring, to name: Substring) {
    stems[name, default: [:]][folded(Array(latin.utf8)), default: []].append(word)
  }

  /// Adds an affix that makes words of one class from those of another.
  ///
  /// - Parameters:
  ///   - from: the class of the stem.
  ///   - into: the class of what is made.
  ///   - opening: the letters before the stem.
  ///   - closing: those behind it.
  ///   - latin: the spelling, with `-` for the stem.
  /// - Returns: whether the spelling has one place for the stem.
  mutating func addAffix(
    from: Substring, into: Substring, opening: [UInt8], closing: [UInt8], spelled latin: Substring
  ) -> Bool {
    let parts = latin.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    affixes[into, default: []].append(
      Affix(
        from: from, opening: opening, closing: closing, before: folded(Array(parts[0].utf8)),
        after: folded(Array(parts[1].utf8))))
    return true
  }

  /// The words that a spelling may be, the likeliest first. O(*n*) in its letters, and in the
  /// affixes that fit.
  func words(_ latin: [UInt8]) -> [[UInt8]] {
    affixes.isEmpty ? [] : words(folded(latin)[...], of: Self.word)
  }

  private func words(_ latin: ArraySlice<UInt8>, of name: Substring) -> [[UInt8]] {
    var found = stems[name]?[Array(latin)] ?? []
    for affix in affixes[name] ?? [] {
      let length = affix.before.count + affix.after.count
      guard length < latin.count, latin.starts(with: affix.before),
        latin.suffix(affix.after.count).elementsEqual(affix.after)
      else { continue }
      let rest = latin.dropFirst(affix.before.count).dropLast(affix.after.count)
      for word in words(rest, of: affix.from) {
        let whole = affix.opening + word + affix.closing
        if !found.contains(whole) { found.append(whole) }
      }
    }
    return found
  }

  /// Letters with one of those that are spelled alike in place of all.
  private func folded(_ latin: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = latin[...]
    while let first = rest.first {
      if let pair = alike.first(where: { rest.starts(with: $0.letters) }) {
        result += pair.one
        rest = rest.dropFirst(pair.letters.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
