/// Identifiers that are no code of a program: names, grades, users, hashtags, tags.
extension Skeleton {
  /// The most scalars of a name that is looked at.
  private static let longestName = 64

  /// What an identifier is that is no code of a program; nil of code, and where nobody can tell. A
  /// word for code before it says that it is one. O(its length).
  func identifierSort(_ range: Range<Int>) -> IdentifierSort? {
    if let sort = sortOfMarkup(range) { return sort }
    if isLengthOfTime(range) { return .time }
    if isSerial(range) { return .serial }
    guard let first = range.first, range.count > 1, range.count <= Self.longestName,
      !followsWordForCode(first)
    else { return nil }
    switch at(first) {
    case "#": return isHashtag(range.dropFirst()) ? .hashtag : nil
    case "@": return sortOfMention(range.dropFirst())
    case ".": return isDottedName(range) ? .name : nil
    default: return isCapital(first) ? sortOfSignedName(range) : nil
    }
  }

  /// What a tag or a reference is called that stands in a text as one: `</b>`, `&nbsp;`. nil of all
  /// else, and of what a usage or a sample has in angle brackets too, `<user>`, `<stdio.h>`.
  private func sortOfMarkup(_ range: Range<Int>) -> IdentifierSort? {
    guard let first = range.first else { return nil }
    if at(first) == "&" { return Piece.reference(first, self)?.range == range ? .reference : nil }
    guard at(first) == "<", Piece.tag(first, self)?.range == range else { return nil }
    let inside = string(range.dropFirst().dropLast())
    // A comment, the type of a document and an instruction are no tags.
    guard let sign = inside.first, sign != "!", sign != "?" else { return nil }
    let isTag =
      sign == "/" || inside.last == "/" || inside.contains("=")
      || TextElement.isOne(inside.lowercased())
    return isTag ? .tag : nil
  }

  /// Whether digits and a short unit of time are a range: `3h`, `10min`.
  private func isLengthOfTime(_ range: Range<Int>) -> Bool {
    let digits = range.prefix { isDigit($0) }
    let unit = range.dropFirst(digits.count)
    guard !digits.isEmpty, (1...4).contains(unit.count) else { return false }
    return ["h", "hr", "hrs", "min", "mins", "sec", "secs"].contains(string(unit))
  }

  /// Whether a full stop, a capital and more letters are a name, `.NET`, and no ending of files.
  private func isDottedName(_ range: Range<Int>) -> Bool {
    let name = range.dropFirst()
    return name.count > 2 && isCapital(name.lowerBound) && name.allSatisfy(isLatin)
      && Piece.endOfEnding(name.lowerBound, self) == nil
  }

  /// Whether letters, digits and low lines behind a hash are neither a line for a compiler nor a
  /// colour.
  private func isHashtag(_ word: Range<Int>) -> Bool {
    if isRightToLeftLetter(word.lowerBound) { return true }
    guard word.allSatisfy(isCodeLetter), word.contains(where: isLatin) else { return false }
    let letters = string(word).lowercased()
    let isColour =
      [3, 4, 6, 8].contains(word.count) && letters.allSatisfy(\.isHexDigit)
      && (!Self.wordsOfHexDigits.contains(letters) || isColorValue(word))
    return !isColour && !Self.directives.contains(letters)
  }

  /// Whether what begins with a hash is the value of a property in code, `color: #dad;`, or stands
  /// behind a word for a colour.
  private func isColorValue(_ word: Range<Int>) -> Bool {
    if followsWordForColor(word.lowerBound - 1) { return true }
    var before = word.lowerBound - 2
    while before >= 0, isSpace(before) { before -= 1 }
    return ":=".unicodeScalars.contains(at(before)) || at(word.upperBound) == ";"
  }

  /// Whether a word with a hash or an at sign before it speaks to a compiler, or is a mark of code
  /// that is no likely name of somebody: `#define`, `@param`. O(its length).
  func isMarkOfCode(_ range: Range<Int>) -> Bool {
    guard let first = range.first, range.count > 1, range.count <= Self.longestName else {
      return false
    }
    let letters = string(range.dropFirst()).lowercased()
    switch at(first) {
    case "#": return Self.directives.contains(letters)
    case "@": return Self.annotations.contains(letters) && !Self.accounts.contains(letters)
    default: return false
    }
  }

  /// Marks of code that may be somebody, or a page, as well.
  private static let accounts: Set<String> = [
    "app", "media", "page", "post", "service", "state", "version",
  ]

  /// What a word behind an at sign is: somebody, all who are there, or a mark of code.
  private func sortOfMention(_ word: Range<Int>) -> IdentifierSort? {
    if isRightToLeftLetter(word.lowerBound) { return .user }
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
    var name = range.dropLast()
    let sign = at(name.upperBound)
    guard "+-\u{2212}".unicodeScalars.contains(sign) else { return nil }
    // A class of energy or of credit: `A++`. `C++` is a language.
    if sign == "+", "AB".unicodeScalars.contains(at(name.lowerBound)) {
      while name.count > 1, at(name.upperBound - 1) == "+" { name = name.dropLast() }
    }
    if name.count < 3, name.allSatisfy(isGrade) || isRhesus(name) { return .nameOrGrade }
    let isName = name.allSatisfy { isLatin($0) || isDigit($0) || at($0) == "." || at($0) == " " }
    return isName && sign == "+" ? .name : nil
  }

  /// Whether letters are those of a factor of blood: `Rh`.
  func isRhesus(_ range: Range<Int>) -> Bool {
    range.count == 2 && at(range.lowerBound) == "R" && at(range.lowerBound + 1) == "h"
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

  /// English words that could be written as colours.
  private static let wordsOfHexDigits: Set<String> = Set(
    """
    ace add bad bed bee cab dab dad deb ebb fab fad fed fee abbe babe bead beef cafe cede dace dead \
    deaf deed face fade feed accede decade deface efface facade
    """.split(separator: " ").map(String.init))

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
