/// Which paragraphs of a text decide by themselves and which end a block, as far as anyone asked.
///
/// What was found is kept by blocks of the text that stay the same through edits elsewhere: after
/// an edit its own block is read again, and no other. A stretch without a sign is kept too, so that
/// its paragraphs cost one search together.
public struct DirectionIndex: Sendable {
  private var kept: [UInt64: Signs] = [:]
  private var gaps: [DirectionSign: Gap] = [:]

  /// What was found in a block.
  private struct Signs {
    /// A sign for each paragraph, nil where it was not read; empty where all are neutral.
    var signs: [DirectionSign?]
    /// How many were not read.
    var unread: Int
    /// How many have each sign.
    var decide = 0
    var endBlock = 0

    /// A number of paragraphs, none of them read.
    init(unread count: Int) {
      signs = Array(repeating: nil, count: count)
      unread = count
    }

    /// Whether no paragraph has a sign.
    func lacks(_ sign: DirectionSign) -> Bool {
      unread == 0 && (sign == .decides ? decide : endBlock) == 0
    }

    mutating func note(_ sign: DirectionSign, at index: Int) {
      signs[index] = sign
      unread -= 1
      if sign == .decides { decide += 1 }
      if sign == .endsBlock { endBlock += 1 }
    }
  }

  /// Paragraphs side by side that lack a sign in one version of a text.
  private struct Gap {
    var version: UInt64
    var paragraphs: Range<Int>
  }

  /// An index of nothing yet.
  public init() {}

  /// The last paragraph before one that has a sign. O(blocks between), for those that were read
  /// before.
  public mutating func last(
    _ sign: DirectionSign, before paragraph: Int, in text: some IndexedParagraphs
  ) -> Int? {
    var end = paragraph
    while end > 0 {
      if let gap = gap(sign, in: text), gap.contains(end - 1) {
        end = gap.lowerBound
        continue
      }
      let block = text.block(containing: end - 1)
      let whole = end == block.paragraphs.upperBound
      switch search(sign, in: block, block.paragraphs.lowerBound..<end, whole, true, text) {
      case .nothing: end = block.paragraphs.lowerBound
      case .tooFar(let place): return place
      case .found(let place):
        note(sign, place + 1..<paragraph, in: text)
        return place
      }
    }
    note(sign, 0..<paragraph, in: text)
    return nil
  }

  /// The first paragraph from one on that has a sign. O(blocks between), for those that were read
  /// before.
  public mutating func first(
    _ sign: DirectionSign, from paragraph: Int, in text: some IndexedParagraphs
  ) -> Int? {
    var start = paragraph
    while start < text.count {
      if let gap = gap(sign, in: text), gap.contains(start) {
        start = gap.upperBound
        continue
      }
      let block = text.block(containing: start)
      let whole = start == block.paragraphs.lowerBound
      switch search(sign, in: block, start..<block.paragraphs.upperBound, whole, false, text) {
      case .nothing: start = block.paragraphs.upperBound
      case .tooFar(let place): return place
      case .found(let place):
        note(sign, paragraph..<place, in: text)
        return place
      }
    }
    note(sign, paragraph..<text.count, in: text)
    return nil
  }

  private enum Finding {
    case nothing
    case found(Int)
    /// The search had to end there.
    case tooFar(Int)
  }

  /// Searches some paragraphs of a block, from their end or from their start.
  private mutating func search(
    _ sign: DirectionSign, in block: IndexedBlock, _ paragraphs: Range<Int>, _ isWhole: Bool,
    _ isBackward: Bool, _ text: some IndexedParagraphs
  ) -> Finding {
    let start = block.paragraphs.lowerBound
    let known = kept.removeValue(forKey: block.id)
    var signs = known ?? Signs(unread: block.paragraphs.count)
    if known == nil, isWhole, text.isSurelyNeutral(block) { signs = Signs(unread: 0) }
    defer {
      kept[block.id] = signs
      if kept.count > 2 * text.blockCount + 64 { forgetOthers(text) }
    }
    if signs.lacks(sign) { return .nothing }
    for step in 0..<paragraphs.count {
      let number = isBackward ? paragraphs.upperBound - 1 - step : paragraphs.lowerBound + step
      if signs.signs[number - start] == nil {
        guard let read = text.sign(of: number) else { return .tooFar(number) }
        signs.note(read, at: number - start)
      }
      if signs.signs[number - start] == sign { return .found(number) }
    }
    return .nothing
  }

  // MARK: - What is kept

  private func gap(_ sign: DirectionSign, in text: some IndexedParagraphs) -> Range<Int>? {
    gaps[sign].flatMap { $0.version == text.version ? $0.paragraphs : nil }
  }

  /// Notes that paragraphs lack a sign; those that were known to, beside them, are known still.
  private mutating func note(
    _ sign: DirectionSign, _ paragraphs: Range<Int>, in text: some IndexedParagraphs
  ) {
    guard !paragraphs.isEmpty else { return }
    var found = paragraphs
    if let gap = gap(sign, in: text), gap.lowerBound <= found.upperBound,
      found.lowerBound <= gap.upperBound
    {
      found =
        min(gap.lowerBound, found.lowerBound)..<max(gap.upperBound, found.upperBound)
    }
    gaps[sign] = Gap(version: text.version, paragraphs: found)
  }

  /// Forgets the blocks that a text no longer has. O(blocks).
  private mutating func forgetOthers(_ text: some IndexedParagraphs) {
    var left: [UInt64: Signs] = [:]
    var next = 0
    while next < text.count {
      let block = text.block(containing: next)
      left[block.id] = kept[block.id]
      next = block.paragraphs.upperBound
    }
    kept = left
  }
}
