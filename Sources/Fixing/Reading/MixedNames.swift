internal import BidiAlgorithm

/// Latin names beside each other in a list that has right-to-left names, too, in a sentence that
/// is read from right to left: `ABC, DEF, Google, Apple`. Each goes to its own place.
///
/// A comma between two Latin words may as well stand inside one name, `London, England`,
/// `Smith, John`, `Apple, Inc.`. Where commas part right-to-left names before or behind them they
/// part these, too, unless the second word is such a part of a name.
enum MixedNames {
  /// The fewest right-to-left names of such a list.
  private static let fewestOthers = 2
  /// The most words of one of them.
  private static let mostWords = 3

  /// Whether names that begin with some elements, and end before another one, stand in such a list.
  /// O(the length of the list).
  static func areOne(_ names: [Int], end: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    guard let first = names.first, names.count > 1, end == first + 2 * names.count - 1 else {
      return false
    }
    let words = names.compactMap { name(all[$0], text) }
    guard words.count == names.count, zip(words, words.dropFirst()).allSatisfy(areTwo),
      !words.contains(where: { ListedNames.ofPlaces.contains($0) || greetings.contains($0) }),
      mayEnd(end, all, text)
    else { return false }
    let before = othersBefore(first, all, text)
    return before + othersBehind(end, all, text) >= fewestOthers
  }

  /// A name in small letters: one Latin word that begins with a capital and has a small letter. In
  /// capitals it may be the code of a state. nil of anything else.
  private static func name(_ element: Element, _ text: Skeleton) -> String? {
    let word =
      element.kind == nil && !element.isWord && element.parts.count == 1
      ? element.parts[0] : element
    guard word.isWord, word.direction == .leftToRight,
      (2...ListedNames.longest).contains(word.range.count),
      text.isCapital(word.range.lowerBound),
      word.range.contains(where: { (0x61...0x7A).contains(text.at($0).value) }),
      !word.range.contains(where: text.isDigit)
    else { return nil }
    return text.string(word.range).lowercased()
  }

  /// Whether two words with a comma between them are two names: not a town and its country, nor a
  /// family name and a first name.
  private static func areTwo(_ first: String, _ second: String) -> Bool {
    [countries, firstNames].allSatisfy { !$0.contains(second) || $0.contains(first) }
  }

  /// Whether the list goes on, the sentence goes on in its own direction, or nothing but its end
  /// follows.
  private static func mayEnd(_ end: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    guard end < all.count else { return true }
    if isComma(all[end], text), end + 1 < all.count { return isOther(all[end + 1]) }
    return isOther(all[end]) ? all[end].followsSpace : closes(end, all, text)
  }

  /// Whether nothing but signs that close a sentence stand from an element on.
  private static func closes(_ start: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    all[start...].allSatisfy { $0.isJoinedSign(of: ".!?:\u{2026}\u{61F}\u{6D4}", in: text) }
  }

  /// How many right-to-left names stand before the first Latin one, up to what is needed. The first
  /// of several may have the words before it that lead to the list.
  private static func othersBefore(_ first: Int, _ all: [Element], _ text: Skeleton) -> Int {
    var count = 0
    var comma = first - 1
    while count < fewestOthers, comma > 0, isComma(all[comma], text) {
      var start = comma
      while start > 0, isOther(all[start - 1]) { start -= 1 }
      if start == comma {
        // Another Latin name of the list.
        guard name(all[comma - 1], text) != nil else { break }
        start -= 1
      } else {
        let isFirst = start == 0 || !isComma(all[start - 1], text)
        guard comma - start <= mostWords || (isFirst && count > 0) else { break }
        count += 1
      }
      comma = start - 1
    }
    return count
  }

  /// How many right-to-left names with a comma or the end behind them follow the last Latin one, up
  /// to what is needed.
  private static func othersBehind(_ end: Int, _ all: [Element], _ text: Skeleton) -> Int {
    var count = 0
    var next = end
    while count < fewestOthers, next + 1 < all.count, isComma(all[next], text) {
      var stop = next + 1
      while stop < all.count, isOther(all[stop]) { stop += 1 }
      let words = stop - next - 1
      if words == 0 {
        guard name(all[stop], text) != nil else { break }
        stop += 1
      } else {
        guard words <= mostWords,
          stop == all.count || isComma(all[stop], text) || closes(stop, all, text)
        else { break }
        count += 1
      }
      next = stop
    }
    return count
  }

  /// Whether an element is a right-to-left word, or a few in an isolate.
  private static func isOther(_ element: Element) -> Bool {
    element.kind == nil && element.direction == .rightToLeft
  }

  private static func isComma(_ element: Element, _ text: Skeleton) -> Bool {
    element.isJoinedSign(of: ",;\u{60C}\u{61B}", in: text)
  }

  /// What begins a phrase with a comma: `Hello, World`.
  private static let greetings: Set<String> = Skeleton.words(
    "bye dear goodbye hello hey hi no ok okay please sorry thanks welcome well yes")

  /// Countries and states of one word, which stand behind their towns.
  private static let countries: Set<String> = Skeleton.words(
    """
    afghanistan alabama alaska albania algeria argentina arizona arkansas armenia australia austria \
    azerbaijan bahrain bangladesh belarus belgium bolivia brazil bulgaria california cambodia \
    canada chile china colombia colorado connecticut croatia cuba cyprus czechia delaware denmark \
    ecuador egypt england estonia ethiopia europe finland florida france georgia germany ghana \
    greece hawaii hungary iceland idaho illinois india indiana indonesia iowa iran iraq ireland \
    israel italy japan jordan kansas kazakhstan kentucky kenya kuwait latvia lebanon libya \
    lithuania louisiana luxembourg maine malaysia malta maryland massachusetts mexico michigan \
    minnesota mississippi missouri moldova monaco montana morocco nebraska nepal netherlands nevada \
    nigeria norway ohio oklahoma oman ontario oregon pakistan palestine panama pennsylvania peru \
    philippines poland portugal qatar quebec romania russia scotland senegal serbia singapore \
    slovakia slovenia somalia spain sudan sweden switzerland syria taiwan tajikistan tanzania \
    tennessee texas thailand tunisia turkey turkmenistan uganda ukraine uruguay utah uzbekistan \
    venezuela vermont victoria vietnam virginia wales wisconsin wyoming yemen zambia zimbabwe
    """)

  /// First names, which stand behind a family name and a comma.
  private static let firstNames: Set<String> = Skeleton.words(
    """
    adam ahmad ahmed alan albert alex alexander ali alice amir amy andrea andrew anna anne anthony \
    barbara ben benjamin brian carlos carol caroline catherine charles charlotte chris christopher \
    claire dan dana daniel david deborah dennis donald edward elena elizabeth emily emma eric eva \
    frank fred gary george hannah hans harry hassan helen henry hussein ibrahim isaac ivan jack \
    jacob james jane jason jean jeff jennifer jessica jim joe john jonathan jose joseph joshua juan \
    julia julie karen karl kate kevin larry laura leo linda lisa louis lucas lucy luis maria mark \
    martin mary matthew max michael mohamed mohammad mohammed moshe muhammad nancy nicholas nicole \
    noah olivia omar oscar patricia patrick paul peter philip rachel rebecca richard robert roger \
    ronald ruth ryan sam samuel sandra sara sarah scott sharon simon sophia sophie stephen steve \
    steven susan thomas tim timothy tom victor walter william yosef yusuf
    """)
}
