internal import BidiAlgorithm

/// What somebody with a right-to-left name did with repositories, as their hosts tell it in English
/// without a small word or a full stop, where nobody set a direction: `ABC DEF starred owner/repo`,
/// `ABC DEF pushed to main`, `ABC DEF opened PR #12`.
///
/// The verb alone may be the state of something in a right-to-left row (`ABC: merged`), so that
/// what it was done to has to follow: a repository, a number of one, or what a small word leads to.
enum ActivityLine {
  /// The most words of somebody's name, and the most tokens of such a line.
  private static let longestName = 3
  private static let longestLine = 32
  /// The fewest words around a small word that does not follow the verb.
  private static let fewestAround = 4

  /// Whether tokens are one: a name, a verb of what was done, and what it was done to, in ASCII up
  /// to the end. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longestLine, !text.hasControls else { return false }
    let name = tokens.prefix { $0.isWord(.rightToLeft) }
    guard (1...longestName).contains(name.count), name.count < tokens.count else { return false }
    let verb = tokens[name.count]
    guard verb.isWord(.leftToRight), verb.followsSpace, HeadlineBehindName.isName(name, text)
    else { return false }
    let rest = verb.range.lowerBound..<text.count
    guard rest.allSatisfy({ text.scalars[$0].isASCII && text.at($0) != "\t" }) else { return false }
    var words = text.string(rest).split(separator: " ")
    if let last = words.last, last.hasSuffix(".") { words[words.count - 1] = last.dropLast() }
    guard let first = words.first, verbs.contains(String(first)) else { return false }
    // A word and a state with a number may be a row: ABC closed #42.
    if words.count == 2, isNumber(words[1]) {
      return name.count > 1 && numbered.contains(String(first))
    }
    return isDone(to: words.dropFirst(), first)
  }

  /// Whether words behind a verb are what it was done to.
  private static func isDone(to words: ArraySlice<Substring>, _ verb: Substring) -> Bool {
    guard let first = words.first else { return false }
    let behind = words.dropFirst()
    let goesOn = behind.first.map { leading.contains(String($0)) } ?? true
    if goesOn, isRepository(first) { return true }
    if led[String(verb)] == String(first) { return !behind.isEmpty }
    if isNumber(first) { return goesOn }
    if requests.contains(first.lowercased()), let next = behind.first(where: { $0 != "request" }) {
      return isNumber(next)
    }
    // The branch that was merged, and the one that it was merged into.
    return verb == "merged" && words.count + 1 >= fewestAround
      && behind.first.map { $0 == "into" } == true
  }

  /// Whether a word is a repository behind its owner, with the number of a request or without it:
  /// `owner/repo#12`.
  private static func isRepository(_ word: Substring) -> Bool {
    let parts = word.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count < 3, parts.dropFirst().allSatisfy({ isDigits($0) }) else { return false }
    let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    return names.count == 2
      && names.allSatisfy { name in
        name.contains { $0.isLetter }
          && name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
      }
  }

  private static func isNumber(_ word: Substring) -> Bool {
    (word.first == "#" || word.first == "!") && isDigits(word.dropFirst())
  }

  private static func isDigits(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy { ("0"..."9").contains($0) }
  }

  /// What is done with repositories and requests.
  private static let verbs: Set<String> = [
    "approved", "archived", "closed", "commented", "created", "deleted", "followed", "forked",
    "merged", "opened", "published", "pushed", "reopened", "reviewed", "starred", "unstarred",
    "unfollowed", "watched",
  ]

  /// What is done with requests, so that a number alone may follow.
  private static let numbered: Set<String> = [
    "approved", "closed", "merged", "opened", "reopened", "reviewed",
  ]

  /// The small word right behind a verb that needs one.
  private static let led: [String: String] = ["commented": "on", "pushed": "to"]

  /// What leads on behind what something was done to.
  private static let leading: Set<String> = ["at", "for", "from", "in", "into", "on", "to"]

  /// Words before the number of a request.
  private static let requests: Set<String> = ["issue", "mr", "pr", "pull"]
}
