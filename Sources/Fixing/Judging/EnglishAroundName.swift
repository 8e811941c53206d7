internal import BidiAlgorithm

/// English sentences with a right-to-left name inside them, in a paragraph that was set to run from
/// right to left: `The folder ABC DEF is not empty.`
///
/// A window of a right-to-left program lays out a message that was not translated. A name of many
/// letters hides that from whoever counts them: the words of the sentence tell whose it is.
enum EnglishAroundName {
  /// The most words of such a name.
  private static let mostWords = 5
  /// Longer words are none of those that are asked about.
  private static let longest = 12

  /// Whether tokens are one: a Latin word begins it, words of English stand on both sides of one
  /// name of fewer words, a verb is among them, and no right-to-left word is one of a sentence; or
  /// they ask about a quotation, say something of one at their end, tell of somebody or of where
  /// somebody is, are such a sentence around several names, have a title before the first of them,
  /// or begin with a preposition before one. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let opening = tokens.first, opening.sort == .word, opening.direction == .leftToRight,
      let first = tokens.firstIndex(where: { isOther($0, text) }),
      let last = tokens.lastIndex(where: { isOther($0, text) })
    else { return false }
    if asksAboutQuotation(tokens, first...last, text) || saysOfQuotation(tokens, first...last, text)
      || isToldOfSomebody(tokens, first...last, text) || leadsToName(tokens, first...last, text)
      || isAroundNames(tokens, first...last, text) || isOfTitles(tokens, first, text)
      || isLedIn(tokens, first...last, text) || asksHow(tokens, first...last, text)
    {
      return true
    }
    let name = tokens[first...last].filter { $0.sort == .word || isOther($0, text) }
    let before = latin(tokens[..<first], text)
    let behind = latin(tokens[(last + 1)...], text)
    guard (1...mostWords).contains(name.count), name.count < before.count + behind.count,
      name.allSatisfy({ isOther($0, text) && !SmallWords.isOfSentence($0, text) }),
      let next = behind.first, isPlain(next), behind.count(where: isPlain) > 1,
      behind.contains(where: isOfEnglish)
    else { return false }
    let begin = text.string(opening.range.prefix(longest)).lowercased()
    if commands.contains(begin) { return true }
    let end = tokens[tokens.count - 1].range.upperBound - 1
    if text.endsSentence(end), saysWhatFor(tokens, first...last, text) { return true }
    // A label or a kind of thing may stand before the name where the sentence behind it is whole.
    let isEnded = text.endsSentence(end)
    if isEnded, determiners.contains(begin) { return true }
    let says = isVerb(next) || (isEnded && NamedSentence.isPast(next))
    guard before.contains(where: isOfEnglish) || (says && isEnded) else { return false }
    if isEnded, saysWhatWasDone(before) { return true }
    return says || isVerb(begin) || before.contains(where: isVerb) || behind.contains(where: isVerb)
  }

  /// Whether a token is a right-to-left one, or a path whose folders all are.
  private static func isOther(_ token: Token, _ text: Skeleton) -> Bool {
    if token.direction == .rightToLeft { return true }
    return token.direction == nil && token.piece?.kind == .path
      && token.range.contains(where: text.isRightToLeftLetter)
  }

  /// Whether one Latin word with a capital stands right before a name, and small words behind it up
  /// to the end that go on as English does and no other language: `Click ABC to continue.` Whatever
  /// the word asks for, the sentence says what for or where. The name may be quoted.
  private static func saysWhatFor(
    _ tokens: [Token], _ inside: ClosedRange<Int>, _ text: Skeleton
  ) -> Bool {
    let word = tokens[0].range
    let behind = tokens[(inside.upperBound + 1)...].dropLast().drop { isMark($0, text) }
    guard word.count > 1, text.isCapital(word.lowerBound),
      !word.dropFirst().contains(where: text.isCapital),
      tokens[1..<inside.lowerBound].allSatisfy({ isMark($0, text) }),
      behind.allSatisfy({
        $0.isWord(.leftToRight) && !text.isCapital($0.range.lowerBound)
      }),
      let next = behind.first, next.range.count < longest
    else { return false }
    return goingOn.contains(text.string(next.range))
  }

  /// Small words with which a sentence goes on behind what it is about. `of` and `by` go on with a
  /// title, and `with` stands between two things.
  private static let goingOn: Set<String> = ["and", "for", "from", "in", "on", "to"]

  /// Whether words before a name say what was done, with a small word of English behind that and no
  /// capital, as titles have: `Signed in as`.
  private static func saysWhatWasDone(_ before: [String]) -> Bool {
    guard let first = before.first, before.count > 1 else { return false }
    return !isPlain(first) && NamedSentence.isPast(first.lowercased())
      && before.dropFirst().allSatisfy(isPlain) && isOfEnglish(before[1])
  }

  /// Whether tokens ask in English about what they quote, `Delete "ABC.jpg"?`: what somebody is
  /// asked to do in the first word, or a verb and `you` as in `Are you sure`, small Latin words or
  /// none, the quotation with all right-to-left words in it, such words or none, and a question
  /// mark.
  private static func asksAboutQuotation(
    _ tokens: [Token], _ inside: ClosedRange<Int>, _ text: Skeleton
  ) -> Bool {
    guard let end = tokens.last, end.sign(in: text) == "?", !end.followsSpace,
      inside.lowerBound > 1, tokens[0].range.count < longest,
      text.isCapital(tokens[0].range.lowerBound),
      begins(tokens, text),
      let opening = tokens[..<inside.lowerBound].lastIndex(where: { isMark($0, text) }),
      opening > 0, tokens[opening].followsSpace,
      let closing = tokens[inside.upperBound...].firstIndex(where: { isMark($0, text) })
    else { return false }
    return (tokens[1..<opening] + tokens[(closing + 1)..<(tokens.count - 1)]).allSatisfy {
      $0.sort == .word && $0.direction == .leftToRight && !text.isCapital($0.range.lowerBound)
    }
  }

  /// Whether tokens ask in English: a word for asking and one in small letters begin them, one
  /// right-to-left name is among them, and Latin words are behind it that begin with a small one of
  /// English: `How to type ABC in LibreOffice?`
  private static func asksHow(
    _ tokens: [Token], _ inside: ClosedRange<Int>, _ text: Skeleton
  ) -> Bool {
    guard let end = tokens.last, end.sign(in: text) == "?", !end.followsSpace,
      inside.lowerBound > 1, tokens[0].range.count < longest,
      LabelledEnglish.beginsQuestion(text.string(tokens[0].range).lowercased()),
      tokens[1].isWord(.leftToRight), !text.isCapital(tokens[1].range.lowerBound),
      inside.count <= mostWords,
      tokens[inside].allSatisfy({
        $0.isWord(.rightToLeft) && !SmallWords.tellsSentence($0, text)
      })
    else { return false }
    let behind = tokens[(inside.upperBound + 1)..<(tokens.count - 1)]
    guard let next = behind.first, next.followsSpace, NamedSentence.isOfEnglish(next, text) else {
      return false
    }
    return (tokens[..<inside.lowerBound] + behind).allSatisfy { $0.isWord(.leftToRight) }
  }

  /// Whether tokens say in English what cannot be done with what they quote, or is:
  /// `Could not open file "ABC DEF.pdf".` Small Latin words stand around the quotation, whose words
  /// are a name, two at least before it with a verb among them, and the sign that ends them behind
  /// it. Before its translation a title has capitals, or no such sign.
  private static func saysOfQuotation(
    _ tokens: [Token], _ inside: ClosedRange<Int>, _ text: Skeleton
  ) -> Bool {
    guard let end = tokens.last, ".!".unicodeScalars.contains(end.sign(in: text)),
      !end.followsSpace,
      let opening = tokens[..<inside.lowerBound].lastIndex(where: { isMark($0, text) }),
      opening > 1, tokens[opening].followsSpace,
      let closing = tokens[inside.upperBound...].firstIndex(where: { isMark($0, text) }),
      closing < tokens.count - 1, inside.count(where: { tokens[$0].sort == .word }) <= mostWords
    else { return false }
    let outside = tokens[1..<opening] + tokens[(closing + 1)..<(tokens.count - 1)]
    guard
      outside.allSatisfy({
        $0.isWord(.leftToRight) && !text.isCapital($0.range.lowerBound)
      })
    else { return false }
    let words = latin(tokens[..<opening], text)
    let begin = words[0].lowercased()
    return isVerb(begin) || words.dropFirst().contains(where: isVerb)
      || (failing.contains(begin) && words[1] == "to")
  }

  /// Whether tokens begin with whoever did something, go on around one name in small Latin letters,
  /// and end as a sentence does: `I met ABC yesterday.`
  private static func isToldOfSomebody(
    _ tokens: [Token], _ inside: ClosedRange<Int>, _ text: Skeleton
  ) -> Bool {
    guard tokens[0].range.count < 5,
      persons.contains(text.string(tokens[0].range)), let end = tokens.last, end.sort == .sign,
      !end.followsSpace, text.endsSentence(end.range.lowerBound),
      inside.lowerBound > 1, inside.upperBound < tokens.count - 2,
      inside.count < mostWords,
      tokens[inside].allSatisfy({
        $0.isWord(.rightToLeft) && !SmallWords.isOfSentence($0, text)
      })
    else { return false }
    let behind = tokens[(inside.upperBound + 1)..<(tokens.count - 1)]
    let others = tokens[1..<inside.lowerBound] + behind
    return others.allSatisfy {
      $0.isWord(.leftToRight) && !text.isCapital($0.range.lowerBound)
    }
  }

  /// Whether tokens begin with whoever does something, go on in small Latin letters up to a small
  /// word of English, which leads to one name, and end as a sentence does, with Latin words and
  /// numbers behind the name or without them: `I live in ABC DEF, 12 Herzl St.`
  private static func leadsToName(
    _ tokens: [Token], _ inside: ClosedRange<Int>, _ text: Skeleton
  ) -> Bool {
    guard tokens[0].range.count < 5, persons.contains(text.string(tokens[0].range)),
      let end = tokens.last, end.sort == .sign, !end.followsSpace,
      text.endsSentence(end.range.lowerBound), inside.lowerBound > 1, inside.count < mostWords,
      NamedSentence.isOfEnglish(tokens[inside.lowerBound - 1], text)
    else { return false }
    return tokens[inside].allSatisfy {
      $0.isWord(.rightToLeft) && !SmallWords.isOfSentence($0, text)
    }
      && tokens[1..<inside.lowerBound].allSatisfy {
        $0.isWord(.leftToRight) && !text.isCapital($0.range.lowerBound)
      }
  }

  /// Whether tokens are a sentence of English with its end around several names: English stands
  /// before the first of them and in each stretch between two, whoever does something or a verb is
  /// there, and more Latin words than others: `My name is ABC and I live in DEF GHI.`
  private static func isAroundNames(
    _ tokens: [Token], _ inside: ClosedRange<Int>, _ text: Skeleton
  ) -> Bool {
    guard let end = tokens.last, text.endsSentence(end.range.upperBound - 1) else { return false }
    let names = tokens[inside].filter { isOther($0, text) }
    let stretches = tokens[inside].split { isOther($0, text) }.map { latin($0, text) }
      .filter { !$0.isEmpty }
    let opening = latin(tokens[..<inside.lowerBound], text)
    let all = latin(tokens[...], text)
    return !stretches.isEmpty && names.count < all.count
      && ([opening] + stretches).allSatisfy { $0.contains { isOfEnglish($0) || isPerson($0) } }
      && all.contains { isVerb($0) || isPerson($0) }
      && !names.contains {
        SmallWords.tellsSentence($0, text) || SmallWords.leadsToName($0, text)
      }
  }

  /// Whether tokens are English around names with its end, and the word before the first name is a
  /// title: `Mr. ABC, Mrs. DEF, and Dr. Smith.`
  private static func isOfTitles(_ tokens: [Token], _ name: Int, _ text: Skeleton) -> Bool {
    guard let end = tokens.last, text.endsSentence(end.range.upperBound - 1),
      let title = tokens[..<name].last(where: { $0.direction == .leftToRight }),
      EnglishOpening.isTitle(title, text)
    else { return false }
    return EnglishOfNames.isOne(tokens, text)
  }

  /// Whether a preposition of English with a capital begins tokens, and leads with small Latin
  /// words or without them to one name, behind which such words and numbers go on up to the end of
  /// the sentence: `From ABC DEF 12 people came.` No right-to-left sentence begins so, whatever its
  /// names are.
  private static func isLedIn(
    _ tokens: [Token], _ inside: ClosedRange<Int>, _ text: Skeleton
  ) -> Bool {
    guard tokens[0].range.count < longest,
      prepositions.contains(text.string(tokens[0].range)), let end = tokens.last,
      end.sort == .sign, !end.followsSpace, text.endsSentence(end.range.lowerBound),
      inside.count <= mostWords, inside.upperBound < tokens.count - 1,
      tokens[inside].allSatisfy({
        $0.isWord(.rightToLeft) && !SmallWords.isOfSentence($0, text)
      }),
      tokens[1..<inside.lowerBound].allSatisfy({ isSmall($0, text) })
    else { return false }
    let behind = tokens[(inside.upperBound + 1)..<(tokens.count - 1)].drop {
      $0.sign(in: text) == "," && !$0.followsSpace
    }
    guard behind.count > 1, let last = behind.last, isSmall(last, text) else { return false }
    return behind.allSatisfy { isSmall($0, text) || $0.piece?.kind == .number }
  }

  /// Whether a token is a Latin word without a capital at its start.
  private static func isSmall(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.leftToRight) && !text.isCapital(token.range.lowerBound)
  }

  /// What begins sentences before the name of a place, a time or somebody.
  private static let prepositions: Set<String> = [
    "After", "Around", "At", "Before", "Behind", "During", "For", "From", "In", "Inside", "Near",
    "On", "Outside", "Since", "To", "Under", "Until", "With", "Within", "Without",
  ]

  /// What begins a sentence about something: a title is not ended as that is.
  private static let determiners: Set<String> = [
    "our", "that", "the", "these", "this", "those", "your",
  ]

  private static func isPerson(_ word: String) -> Bool { persons.contains(word) }

  /// Who does something, as sentences begin with it.
  private static let persons: Set<String> = ["He", "I", "She", "They", "We", "You"]

  /// Words before `to` that say what could not be done.
  private static let failing: Set<String> = ["failed", "unable"]

  /// Whether the first words ask somebody to do something, or whether something is to be done.
  private static func begins(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let first = text.string(tokens[0].range).lowercased()
    if commands.contains(first) { return true }
    let second = tokens[1]
    return asking.contains(first) && second.sort == .word && second.range.count == 3
      && text.string(second.range) == "you"
  }

  private static func isMark(_ token: Token, _ text: Skeleton) -> Bool {
    TokenPairs.isQuotationMark(token.sign(in: text))
  }

  /// The Latin words among tokens.
  private static func latin(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> [String] {
    tokens.filter { $0.sort == .word && $0.direction == .leftToRight }
      .map { text.string($0.range.prefix(longest)).replacing("\u{2019}", with: "'") }
  }

  /// Whether a word begins with a small letter.
  private static func isPlain(_ word: String) -> Bool {
    word.first.map { ("a"..."z").contains($0) } ?? false
  }

  private static func isOfEnglish(_ word: String) -> Bool {
    let word = word.lowercased()
    return NamedSentence.isOfEnglish(word) || isVerb(word)
  }

  /// Whether a word in small letters is a verb: titles have theirs with a capital.
  private static func isVerb(_ word: String) -> Bool {
    NamedSentence.isVerb(word) || verbs.contains(word) || word.hasSuffix("n't")
  }

  /// Other verbs that messages have.
  private static let verbs: Set<String> = [
    "arrives", "begins", "cannot", "contains", "ends", "exists", "expires", "goes", "invites",
    "leaves", "lives", "makes", "may", "must", "needs", "opens", "requires", "sends", "starts",
    "takes", "uses", "works",
  ]

  /// Verbs before `you` in questions of programs.
  private static let asking: Set<String> = [
    "are", "can", "could", "did", "do", "have", "will", "would",
  ]

  /// What somebody is asked or told in the first word.
  private static let commands: Set<String> = [
    "add", "choose", "close", "copy", "delete", "discard", "download", "drag", "enter", "install",
    "move", "open", "overwrite", "please", "press", "print", "remove", "rename", "replace",
    "restore", "save", "select", "send", "share", "type", "uninstall", "upload",
  ]
}
