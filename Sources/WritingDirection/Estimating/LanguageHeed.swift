internal import Algorithms
internal import BidiAlgorithm
internal import UnicodeData

// What `content` makes of languages that are known.
//
// It reads the words of a quotation in another language as the quoted ones they are, and a mark on
// text without words.

extension DirectionStrategy {
  /// Whether it asks for the languages of the text.
  public var heedsLanguages: Bool {
    if case .wordShare(let rule) = method { rule.heedsLanguages } else { false }
  }

  /// The verdict on a paragraph whose languages are known; the same where they change nothing.
  /// O(*n*).
  func heeding(
    _ languages: ParagraphLanguages, _ verdict: Verdict,
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>
  ) -> Verdict {
    guard case .wordShare(let rule) = method, rule.heedsLanguages else { return verdict }
    var result = verdict
    if verdict.direction == nil {
      guard let mark = languages.mark else { return verdict }
      (result.direction, result.reason) = (mark.direction, .markedLanguage(mark.language))
      result.turnAtEnd(from: verdict, count: scalars.count)
      return result
    }
    let text = unsafe Array(scalars)
    let aside = ForeignQuotations(text, languages)
    guard let language = aside.language else { return verdict }
    var counts = DirectionCounts(unit: .words, rightToLeft: 0, leftToRight: 0)
    var quoted = 0
    for word in words(text) {
      if aside.holds(word, of: text) { quoted += 1 } else { counts.add(word.weight) }
    }
    guard quoted > 0, counts.total > 0 else { return verdict }
    let isRightToLeft = rule.isRightToLeft(counts)
    result.direction = isRightToLeft ? .rightToLeft : .leftToRight
    result.counts = counts
    result.reason = .shareOutsideQuotations(
      counts, rule.comparison(isRightToLeft: isRightToLeft), percent: rule.percent,
      quoted: quoted, language: language)
    result.turnAtEnd(from: verdict, count: scalars.count)
    return result
  }
}

extension Verdict {
  /// Notes that the direction turns once all is typed, where it does: languages are known only
  /// then.
  fileprivate mutating func turnAtEnd(from verdict: Verdict, count: Int) {
    guard !changes.isEmpty, direction != verdict.direction else { return }
    changes.append(Change(offset: count, direction: direction))
  }
}

/// The quotations of a paragraph that are in another language than the words around them.
private struct ForeignQuotations {
  /// The language of the first one; nil where there is none.
  private(set) var language: String?
  private var ranges: [Range<Int>] = []

  /// The quotations of a text. O(*n*).
  init(_ text: [Unicode.Scalar], _ languages: ParagraphLanguages) {
    let quotations = Self.quotations(in: text)
    guard !quotations.isEmpty else { return }
    // Runs and quotations ascend, so each is gone through once; of letters the run with the most
    // counts, the first of these.
    var around = Most()
    var inside = Array(repeating: Most(), count: quotations.count)
    var next = 0
    for run in languages.runs {
      let range = run.range.clamped(to: text.indices)
      while next < quotations.count, quotations[next].upperBound <= range.lowerBound { next += 1 }
      var outside = 0
      var start = range.lowerBound
      var quotation = next
      while start < range.upperBound {
        let isLast =
          quotation == quotations.count || quotations[quotation].lowerBound >= range.upperBound
        let opening = isLast ? range.upperBound : max(start, quotations[quotation].lowerBound)
        outside += Self.letters(in: text[start..<opening])
        guard !isLast else { break }
        let closing = min(range.upperBound, quotations[quotation].upperBound)
        inside[quotation].take(Self.letters(in: text[opening..<closing]), of: run.language)
        start = closing
        quotation += 1
      }
      around.take(outside, of: run.language)
    }
    guard let around = around.language else { return }
    for (number, quotation) in quotations.enumerated() {
      guard let own = inside[number].language, !Self.isSame(own, around) else { continue }
      language = language ?? own
      ranges.append(quotation)
    }
  }

  /// The language of the run that has the most letters somewhere.
  private struct Most {
    private(set) var language: String?
    private var letters = 0

    mutating func take(_ count: Int, of language: String) {
      if count > letters { (letters, self.language) = (count, language) }
    }
  }

  private static func letters(in text: ArraySlice<Unicode.Scalar>) -> Int {
    text.count { ScalarTraits($0).isLetter }
  }

  /// Whether a word's first letter stands in one of them. O(log quotations + its length).
  func holds(_ word: DirectionWord, of text: [Unicode.Scalar]) -> Bool {
    guard let first = word.range.first(where: { ScalarTraits(text[$0]).isLetter }) else {
      return false
    }
    let next = ranges.partitioningIndex { $0.upperBound > first }
    return next < ranges.count && ranges[next].contains(first)
  }

  /// Arabizi is Arabic too: the script makes no other language.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    a.prefix { $0 != "-" } == b.prefix { $0 != "-" }
  }

  /// What stands between quotation marks or brackets, with them; a quotation that never ends is
  /// none.
  private static func quotations(in text: [Unicode.Scalar]) -> [Range<Int>] {
    var reader = QuotationReader()
    var result: [Range<Int>] = []
    var start = 0
    for (offset, scalar) in text.enumerated() {
      let isSpace = isScriptSpace(scalar)
      let traits = ScalarTraits(scalar)
      let isWord = !isSpace && (traits.isLetter || traits.bidiClass == .en)
      switch reader.consume(scalar, isSpace: isSpace, isWord: isWord) {
      case .opened: start = offset
      case .closed: result.append(start..<offset)
      case .cancelled, .none: break
      }
    }
    if reader.finish() { result.append(start..<text.count) }
    return result
  }
}
