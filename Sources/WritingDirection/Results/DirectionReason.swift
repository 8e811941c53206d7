public import BidiAlgorithm
internal import Wording

/// What decided a paragraph's direction.
public enum DirectionReason: Hashable, Sendable {
  /// How a share is held against a threshold.
  public enum Comparison: String, Hashable, Sendable {
    case atLeast = "\u{2265}"
    case moreThan = ">"
    case atMost = "\u{2264}"
    case lessThan = "<"
  }

  /// The direction was set by hand.
  case pinned
  /// The strategy knows one direction only.
  case constant
  /// The locale decides, whatever the text is.
  case locale
  /// A strong scalar decides; its offset is in scalars from the paragraph's start.
  case strong(offset: Int, bidiClass: BidiClass)
  /// A right-to-left scalar decides, wherever it stands.
  case rightToLeft(offset: Int, bidiClass: BidiClass)
  /// There is no right-to-left scalar; the first strong one stands at the offset.
  case noRightToLeft(offset: Int, bidiClass: BidiClass)
  /// The first scalar that is no white space decides, strong or not.
  case firstCharacter(offset: Int, bidiClass: BidiClass)
  /// A strong scalar of another line of the same block decides.
  case block
  /// The first strong scalar of the whole text decides, and it stands in another line.
  case wholeText
  /// A right-to-left share held against a threshold in hundredths, true as stated.
  case share(DirectionCounts, Comparison, percent: Int)
  /// The same of what stands in quotations, where a text has nothing else.
  case quotation(DirectionCounts, Comparison, percent: Int)
  /// The same share without the words of quotations in another language, and how many those are.
  case shareOutsideQuotations(
    DirectionCounts, Comparison, percent: Int, quoted: Int, language: String)
  /// There are no words, and the text is marked with a language.
  case markedLanguage(String)
  /// One kind of letter outnumbers the other, or not.
  case majority(DirectionCounts)
  /// Numbers and addresses only, which lean left-to-right.
  case weak
  /// The text has nothing that the strategy goes by; the source tells.
  case neutral(NeutralSource)
  /// The text has nothing that the strategy goes by, and the strategy leaves the paragraph as it
  /// was.
  case undecided
}

extension DirectionReason: CustomStringConvertible {
  /// The short names, spelt once.
  private static let classNames = BidiClass.allCases.map { Array($0.shortName.utf8) }

  /// The reason as one short sentence without a full stop, in English.
  public var description: String {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the English of ``words`` as UTF-8, put together without strings: a file has many
  /// reasons.
  public func write(into bytes: inout [UInt8]) {
    switch self {
    case .pinned: bytes.append("set by hand")
    case .constant: bytes.append("always")
    case .locale: bytes.append("the locale's direction")
    case .strong(let offset, let bidiClass):
      bytes.append("first strong is ")
      Self.write(offset, bidiClass, into: &bytes)
    case .rightToLeft(let offset, let bidiClass):
      bytes.append("a right-to-left character is ")
      Self.write(offset, bidiClass, into: &bytes)
    case .noRightToLeft(let offset, let bidiClass):
      bytes.append("no right-to-left character outside isolates; first strong is ")
      Self.write(offset, bidiClass, into: &bytes)
    case .firstCharacter(let offset, let bidiClass):
      bytes.append("first character is ")
      Self.write(offset, bidiClass, into: &bytes)
    case .block: bytes.append("another line of the block")
    case .wholeText: bytes.append("first strong of the whole text")
    case .share(let counts, let comparison, let percent):
      counts.write(against: comparison, percent, into: &bytes)
    case .quotation(let counts, let comparison, let percent):
      bytes.append("nothing but quotations: ")
      counts.write(against: comparison, percent, into: &bytes)
    case .shareOutsideQuotations(let counts, let comparison, let percent, let quoted, let language):
      counts.write(against: comparison, percent, into: &bytes)
      bytes.append("; ")
      bytes.append(number: quoted)
      bytes.append(" quoted in ")
      bytes.append(contentsOf: language.utf8)
      bytes.append(" left out")
    case .markedLanguage(let language):
      bytes.append("no words: marked as ")
      bytes.append(contentsOf: language.utf8)
    case .majority(let counts):
      bytes.append(number: counts.rightToLeft)
      bytes.append(" right-to-left, ")
      bytes.append(number: counts.leftToRight)
      bytes.append(" left-to-right letters")
    case .weak: bytes.append("numbers and addresses only")
    case .neutral(let source):
      bytes.append("the text decides nothing: ")
      bytes.append(contentsOf: source.title.english.utf8)
    case .undecided: bytes.append("the text decides nothing: neutral")
    }
  }

  private static func write(_ offset: Int, _ bidiClass: BidiClass, into bytes: inout [UInt8]) {
    bytes += classNames[Int(bidiClass.rawValue)]
    bytes.append(" at ")
    bytes.append(number: offset)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ literal: StaticString) {
    unsafe append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends a number that is not negative.
  fileprivate mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

extension DirectionCounts {
  /// The counts in words, and what they are held against.
  fileprivate func write(
    against comparison: DirectionReason.Comparison, _ percent: Int, into bytes: inout [UInt8]
  ) {
    write(into: &bytes)
    bytes.append(", ")
    bytes.append(contentsOf: comparison.rawValue.utf8)
    bytes.append(" ")
    bytes.append(number: percent)
    bytes.append("%")
  }

  /// The counts in words, such as `2 of 5 words right-to-left (40.0%)`.
  private func write(into bytes: inout [UInt8]) {
    guard total > 0 else {
      bytes.append("no ")
      return writeUnit(into: &bytes)
    }
    let tenths = (rightToLeft * 2000 + total) / (2 * total)
    bytes.append(number: rightToLeft)
    bytes.append(" of ")
    bytes.append(number: total)
    bytes.append(" ")
    writeUnit(into: &bytes)
    bytes.append(" right-to-left (")
    bytes.append(number: tenths / 10)
    bytes.append(".")
    bytes.append(number: tenths % 10)
    bytes.append("%)")
  }

  private func writeUnit(into bytes: inout [UInt8]) {
    switch unit {
    case .words: bytes.append("words")
    case .letters: bytes.append("letters")
    case .codeUnits: bytes.append("code units")
    case .votes: bytes.append("votes")
    }
  }
}
