/// Identifiers that are no code: names, grades, users, hashtags.
extension Skeleton {
  /// The most scalars of a name that is looked at.
  private static let longestName = 64

  /// What an identifier is that is no code of a program; nil of code, and where nobody can tell. A
  /// word for code before it says that it is one. O(its length).
  func identifierSort(_ range: Range<Int>) -> IdentifierSort? {
    if isSerial(range) { return .serial }
    guard let first = range.first, range.count > 1, range.count <= Self.longestName,
      !followsWordForCode(first)
    else { return nil }
    switch at(first) {
    case "#": return isHashtag(range.dropFirst()) ? .hashtag : nil
    case "@": return sortOfMention(range.dropFirst())
    default: return isCapital(first) ? sortOfSignedName(range) : nil
    }
  }

  /// Whether letters, digits and low lines behind a hash are neither a line for a compiler nor a
  /// colour.
  private func isHashtag(_ word: Range<Int>) -> Bool {
    guard word.allSatisfy(isCodeLetter), word.contains(where: isLatin) else { return false }
    let letters = string(word).lowercased()
    let isColour =
      [3, 4, 6, 8].contains(word.count) && letters.allSatisfy(\.isHexDigit)
    return !isColour && !Self.directives.contains(letters)
  }

  /// What a word behind an at sign is: somebody, all who are there, or a mark of code.
  private func sortOfMention(_ word: Range<Int>) -> IdentifierSort? {
    guard word.contains(where: isLatin),
      word.allSatisfy({ isCodeLetter($0) || at($0) == "." || at($0) == "-" })
    else { return nil }
    let letters = string(word).lowercased()
    if Self.annotations.contains(letters) { return nil }
    return Self.groups.contains(letters) ? .name : .user
  }

  /// What a capital and more letters and digits with a plus at the end are, also with the number of
  /// a version before that; one or two letters of grades may have a minus.
  private func sortOfSignedName(_ range: Range<Int>) -> IdentifierSort? {
    let name = range.dropLast()
    let sign = at(name.upperBound)
    guard sign == "+" || sign == "-" else { return nil }
    if name.count < 3, name.allSatisfy(isGrade) { return .nameOrGrade }
    let isName = name.allSatisfy { isLatin($0) || isDigit($0) || at($0) == "." || at($0) == " " }
    return isName && sign == "+" ? .name : nil
  }

  /// Whether a letter of grades and of groups of blood stands at a position.
  private func isGrade(_ position: Int) -> Bool {
    (0x41...0x46).contains(at(position).value) || at(position) == "O"
  }

  /// Words behind a hash that speak to a compiler.
  private static let directives: Set<String> = [
    "available", "define", "elif", "else", "elseif", "endif", "endregion", "error", "if", "ifdef",
    "ifndef", "import", "include", "line", "pragma", "region", "selector", "undef", "warning",
  ]

  /// Those who are called by a word, and not by their names.
  private static let groups: Set<String> = ["all", "channel", "everyone", "group", "here", "team"]

  /// Words behind an at sign in code, style sheets and comments of code.
  private static let annotations: Set<String> = Set(
    """
    app after async author autowired available bean before binding charset class classmethod \
    component controller dataclass deprecated discardableresult end entity environment escaping \
    example font-face functionalinterface get id implementation import inherit injectable input \
    interface internal keyframes link mainactor media module namespace nonnull notnull nullable objc \
    observedobject output override package page param post private property protocol public \
    published pytest repository require return returns route safevarargs see selector service since \
    state staticmethod supports suppresswarnings test testable throws todo type value version \
    viewbuilder
    """.split(separator: " ").map(String.init))
}
