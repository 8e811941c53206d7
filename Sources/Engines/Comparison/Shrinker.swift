internal import BidiAlgorithm

/// Makes a text that shows something smaller while it goes on showing it.
public struct Shrinker {
  /// Whether a text still shows what is looked for.
  public let shows: (TestText) -> Bool

  /// A shrinker for what `shows` tells.
  public init(shows: @escaping (TestText) -> Bool) { self.shows = shows }

  /// A text that is minimal: no scalar can be left out, none made plainer. Asks `shows` O(*n* log
  /// *n*) times for most texts, O(*n*²) at worst.
  public func shrink(_ text: TestText) -> TestText {
    var text = text
    var isChanged = true
    while isChanged {
      isChanged = removeChunks(of: &text)
      if removePairs(of: &text) { isChanged = true }
      if removeMatches(of: &text) { isChanged = true }
      if makePlainer(&text) { isChanged = true }
      if shortenChains(of: &text) { isChanged = true }
    }
    return text
  }

  /// Leaves out stretches, from half of the text down to one scalar.
  private func removeChunks(of text: inout TestText) -> Bool {
    var isChanged = false
    var size = max(1, text.scalars.count / 2)
    while true {
      var start = 0
      while start < text.scalars.count {
        let end = min(start + size, text.scalars.count)
        if attempt(&text, { $0.scalars.removeSubrange(start..<end) }) {
          isChanged = true
        } else {
          start += size
        }
      }
      if size == 1 { return isChanged }
      size /= 2
    }
  }

  /// Leaves out two scalars at once, such as an initiator and its terminator.
  private func removePairs(of text: inout TestText) -> Bool {
    // Every two of a long text would be too many to try; long texts are long for their depth.
    guard text.scalars.count <= 40 else { return false }
    var isChanged = false
    var first = 0
    while first < text.scalars.count {
      var isGone = false
      for second in text.scalars.indices.reversed() where second > first {
        let removal: (inout TestText) -> Void = {
          $0.scalars.remove(at: second)
          $0.scalars.remove(at: first)
        }
        if attempt(&text, removal) {
          isGone = true
          break
        }
      }
      isChanged = isChanged || isGone
      if !isGone { first += 1 }
    }
    return isChanged
  }

  /// Leaves out an initiator together with the terminator that ends it, which one scalar at a time
  /// would not do.
  private func removeMatches(of text: inout TestText) -> Bool {
    var isChanged = false
    var first = 0
    while first < text.scalars.count {
      guard let second = Self.terminator(of: first, in: text.scalars),
        attempt(
          &text,
          {
            $0.scalars.remove(at: second)
            $0.scalars.remove(at: first)
          })
      else {
        first += 1
        continue
      }
      isChanged = true
    }
    return isChanged
  }

  /// The terminator of an initiator, embeddings and isolates each counted alone.
  private static func terminator(of first: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard let bidiClass = TestAlphabet.bidiClass(of: scalars[first]) else { return nil }
    let isEmbedding = [.lre, .rle, .lro, .rlo].contains(bidiClass)
    guard isEmbedding || bidiClass.isIsolateInitiator else { return nil }
    var depth = 0
    for position in scalars.indices[first...] {
      guard let other = TestAlphabet.bidiClass(of: scalars[position]) else { continue }
      if isEmbedding ? [.lre, .rle, .lro, .rlo].contains(other) : other.isIsolateInitiator {
        depth += 1
      } else if other == (isEmbedding ? .pdf : .pdi) {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return nil
  }

  /// Puts a shorter row of one initiator in place of a long row of another, from either paragraph
  /// level: what counts in a chain is the level that it reaches.
  private func shortenChains(of text: inout TestText) -> Bool {
    var isChanged = false
    var start = 0
    while start < text.scalars.count {
      let scalar = text.scalars[start]
      let end = text.scalars[start...].firstIndex { $0 != scalar } ?? text.scalars.count
      defer { start = max(start + 1, end) }
      guard end - start >= 8, let bidiClass = TestAlphabet.bidiClass(of: scalar),
        bidiClass.isIsolateInitiator || [.lre, .rle, .lro, .rlo].contains(bidiClass)
      else { continue }
      search: for count in stride(from: end - start - 1, through: end - start - 3, by: -1) {
        for direction in TextDirection.allCases {
          for initiator in [BidiClass.lre, .rle, bidiClass] {
            let row = Array(repeating: TestAlphabet.scalar(of: initiator), count: count)
            let isShorter = attempt(&text) {
              $0.direction = .explicit(direction)
              $0.scalars.replaceSubrange(start..<end, with: row)
            }
            if isShorter {
              isChanged = true
              break search
            }
          }
        }
      }
    }
    return isChanged
  }

  /// Puts plainer scalars in place of others: of the same class, then letters, then the other
  /// direction.
  private func makePlainer(_ text: inout TestText) -> Bool {
    var isChanged = false
    // What a long text is long of is there for its number: only its plain scalars are worth the
    // asking.
    let isLong = text.scalars.count > 40
    for position in text.scalars.indices {
      if isLong, position > 0, text.scalars[position] == text.scalars[position - 1] { continue }
      for plainer in Self.plainer(text.scalars[position])
      where attempt(&text, { $0.scalars[position] = plainer }) {
        isChanged = true
        break
      }
    }
    if text.direction == .auto {
      for direction in TextDirection.allCases
      where attempt(&text, { $0.direction = .explicit(direction) }) {
        isChanged = true
        break
      }
    }
    return isChanged
  }

  private func attempt(_ text: inout TestText, _ change: (inout TestText) -> Void) -> Bool {
    var changed = text
    change(&changed)
    guard changed != text, shows(changed) else { return false }
    text = changed
    return true
  }

  /// What a scalar is replaced by, the plainest first; every chain ends.
  private static func plainer(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard let bidiClass = TestAlphabet.bidiClass(of: scalar) else { return ["a"] }
    let isBracket = TestAlphabet.bracketPairs.contains { $0 == scalar || $1 == scalar }
    let ladder: [BidiClass] =
      switch bidiClass {
      case .l: []
      case .r: [.l]
      case .al, .en: [.l, .r]
      case .an: [.l, .r, .en]
      case .fsi: [.lri, .rli]
      case .lri: [.l, .r, .on, .lre]
      case .rli: [.l, .r, .on, .rle]
      case .rlo: [.rle]
      case .lro: [.lre]
      default: isBracket ? [.l, .r] : [.l, .r, .on].filter { $0 != bidiClass }
      }
    var candidates = ladder.map(TestAlphabet.scalar(of:))
    if isBracket {
      candidates += ["(", ")"].filter { $0 < scalar && isOpening($0) == isOpening(scalar) }
    } else if scalar != TestAlphabet.scalar(of: bidiClass) {
      candidates.append(TestAlphabet.scalar(of: bidiClass))
    }
    return candidates
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    TestAlphabet.bracketPairs.contains { $0.opening == scalar }
  }
}
