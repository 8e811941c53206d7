internal import BidiAlgorithm

/// Lines that say in English who wrote what follows, in a paragraph that runs from right to left:
/// `On Mon 4 Mar, ABC DEF <a@example.com> wrote:`. Programs for mails put them before what
/// they quote, and no right-to-left sentence ends in a verb of English and its colon. The name may
/// begin the line where an address follows it: `ABC DEF <a@example.com> wrote:`.
enum MailAttribution {
  /// The most words of a name, and the most tokens of a line.
  private static let mostWords = 4
  private static let longest = 48
  /// The fewest Latin words, numbers and dates before the name: one may be a name itself.
  private static let fewestBefore = 2

  /// Whether tokens are one, behind the signs of a quoted mail or without them: Latin words with
  /// numbers and dates lead to one name, and a verb of saying and a colon end them. O(tokens).
  static func isOne(_ all: [Token], _ text: Skeleton) -> Bool {
    guard let colon = all.last, colon.sign(in: text) == ":",
      !colon.followsSpace, let verb = all.dropLast().last, SaidInEnglish.isVerb(verb, text)
    else { return false }
    let tokens = Array(all.drop { $0.sign(in: text) == ">" })
    guard tokens.count <= longest,
      let start = tokens.firstIndex(where: { $0.direction == .rightToLeft })
    else { return false }
    let name = tokens[start...].prefix { $0.isWord(.rightToLeft) }
    let isLed =
      start == 0
      ? tokens[name.endIndex...].contains { $0.piece?.kind == .email }
      : tokens[0].isWord(.leftToRight)
        && tokens[..<start].count(where: { $0.sort != .sign }) >= fewestBefore
    guard isLed else { return false }
    return (1...mostWords).contains(name.count)
      && !name.contains {
        SmallWords.isOfSentence($0, text) || SmallWords.leadsToName($0, text)
      }
      && tokens[name.endIndex...].allSatisfy { $0.direction != .rightToLeft }
      && tokens.dropLast().allSatisfy { $0.sort != .sign || signs.contains($0.sign(in: text)) }
  }

  /// Signs between words, and those of names, dates and addresses.
  private static let signs = Set(",.-/'\"()<>@\u{201C}\u{201D}".unicodeScalars)
}
