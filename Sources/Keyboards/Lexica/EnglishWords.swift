/// The English words that are left alone between words of another language.
///
/// The list is lines of a beginning of two letters and what may follow it; `=` is nothing. A `*` behind a word
/// marks the commonest, a `+` the next; regular forms in -s, -ed, -ing and -ly of words in the list are left out
/// where rare. `Scripts/keyboards` makes it from SCOWL.
enum EnglishWords {
  /// How common a word is.
  enum Commonness: Int, Comparable {
    case rare, common, commonest

    static func < (left: Commonness, right: Commonness) -> Bool { left.rawValue < right.rawValue }
  }

  /// How common a word of lower-case letters is; nil where it is not known. O(*n*) in the words that begin
  /// with the same two letters.
  static func commonness(of word: [UInt8]) -> Commonness? {
    if modern.contains(word) { return max(listed(word) ?? .common, .common) }
    if let found = listed(word) { return found }
    for ending in ["s", "ed", "ing", "ly"] where word.count >= ending.utf8.count + 3 {
      guard word.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { continue }
      let stem = Array(word.dropLast(ending.utf8.count))
      if ending == "ed", stem.last == UInt8(ascii: "e") { continue }
      if listed(stem) != nil { return .rare }
      if ending == "ed" || ending == "ing", listed(stem + Array("e".utf8)) != nil { return .rare }
    }
    return nil
  }

  private static func listed(_ word: [UInt8]) -> Commonness? {
    guard let range = lines[Array(word.prefix(2))] else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    let rest = word.count > 2 ? word[2...] : Array("=".utf8)[...]
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound, unsafe bytes[end] != UInt8(ascii: " ") { end += 1 }
      let sign = unsafe bytes[end - 1]
      let letters = sign == UInt8(ascii: "*") || sign == UInt8(ascii: "+") ? end - 1 : end
      if letters - index == rest.count, unsafe bytes[index..<letters].elementsEqual(rest) {
        switch sign {
        case UInt8(ascii: "*"): return .commonest
        case UInt8(ascii: "+"): return .common
        default: return .rare
        }
      }
      index = end + 1
    }
    return nil
  }

  /// Where the words of each beginning stand in the list.
  private static let lines: [[UInt8]: Range<Int>] = {
    let bytes = unsafe UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    var lines: [[UInt8]: Range<Int>] = [:]
    var start = 0
    while start < bytes.count {
      let end = unsafe bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let space = unsafe bytes[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
      unsafe lines[Array(bytes[start..<space])] = min(space + 1, end)..<end
      start = end + 1
    }
    return lines
  }()

  /// Words younger than the list, or commoner now than when it was made.
  private static let modern: Set<[UInt8]> = Set(
    """
    app apps blog bluetooth bro chat chatgpt covid crypto dm emoji emojis facebook gmail google hashtag instagram \
    iphone laptop laptops linkedin lol netflix ok okay omg online podcast pls plz playlist selfie smartphone snapchat \
    spotify startup telegram tiktok twitter uber upload username website whatsapp wifi wtf youtube zoom btw asap fyi \
    idk cv hr ceo pdf usb gps tv dvd vip fb insta login logout offline reboot screenshot scrolling streaming \
    vlog youtuber influencer android asap thx hi hey hmm cuz gonna wanna gotta yeah yep nope hmm dude guys mom dad burger internet \
    mall download downloads pizza
    """.split(separator: " ").map { Array($0.utf8) })
}
