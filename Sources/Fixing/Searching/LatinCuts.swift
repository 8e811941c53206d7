internal import BidiAlgorithm
internal import UnicodeData

/// Where isolates that begin or end inside Latin text turn its parts round.
struct LatinCuts {
  private let scalars: [Unicode.Scalar]
  private let classes: [BidiClass]
  /// The place of each scalar on the screen before a change; nil where it is not seen.
  private let places: [Int?]
  /// Where a colon stands between two placeholders of a right-to-left sentence, a blank between
  /// a user's name and an address or another name, or something behind the Latin ending of a file:
  /// they follow each other from right to left.
  private let joints: Set<Int>

  /// What asks this of changes of a paragraph. O(*n*).
  init(_ judgement: Judgement) {
    let drawn = judgement.drawn
    scalars = drawn.scalars
    classes = drawn.scalars.map { BidiProperties.bidiClass(of: $0) }
    places = Self.places(drawn.visibleOrder, in: drawn.scalars.count)
    joints = Self.colons(of: judgement).union(Self.blanks(of: judgement))
      .union(Self.ends(of: judgement))
  }

  /// The places in storage of colons with a format of printf right before them and one behind a
  /// blank: `%s: %s`. Without the blank, `%d:%d`, it may be one thing. O(tokens).
  private static func colons(of judgement: Judgement) -> Set<Int> {
    guard let text = judgement.text, judgement.wanted == .rightToLeft else { return [] }
    func isFormat(_ token: Token) -> Bool {
      token.piece?.kind == .placeholder && text.at(token.range.lowerBound) == "%"
    }
    let tokens = judgement.tokens
    var colons: Set<Int> = []
    for index in tokens.indices.dropFirst().dropLast()
    where tokens[index].sign(in: text) == ":" && !tokens[index].followsSpace
      && tokens[index + 1].followsSpace && isFormat(tokens[index - 1])
      && isFormat(tokens[index + 1])
    {
      colons.insert(text.storage(tokens[index].range).lowerBound)
    }
    return colons
  }

  /// The places in storage of blanks between a user's name or a tag and an address or another tag
  /// beside it, `@dana https://a.example`, `@dana @sara`: in a right-to-left post each is a piece
  /// of its own. O(tokens).
  private static func blanks(of judgement: Judgement) -> Set<Int> {
    guard let text = judgement.text, judgement.wanted == .rightToLeft else { return [] }
    func isName(_ token: Token) -> Bool { token.isLatinTag(in: text) }
    func isAddress(_ token: Token) -> Bool {
      token.piece?.kind == .url || token.piece?.kind == .path
    }
    var blanks: Set<Int> = []
    for (first, second) in zip(judgement.tokens, judgement.tokens.dropFirst())
    where (isName(first) && (isAddress(second) || isName(second)))
      || (isAddress(first) && isName(second))
    {
      let blank = second.range.lowerBound - 1
      if text.isSpace(blank) { blanks.insert(text.storage(blank..<blank + 1).lowerBound) }
    }
    return blanks
  }

  /// The places in storage of what stands right behind the Latin ending of a right-to-left file,
  /// which is a piece of its own in its sentence. O(*n*).
  private static func ends(of judgement: Judgement) -> Set<Int> {
    guard let text = judgement.text, judgement.wanted == .rightToLeft else { return [] }
    return Set(
      FileInSentence.ends(judgement.tokens, text).map { text.storage($0..<$0 + 1).lowerBound })
  }

  /// The place of each of so many scalars on the screen, of those that stand there from left to
  /// right; nil for the others. O(*n*).
  static func places(_ order: [Int?], in count: Int) -> [Int?] {
    var places = [Int?](repeating: nil, count: count)
    for (place, position) in order.enumerated() {
      if let position { places[position] = place }
    }
    return places
  }

  /// Whether Latin text right beside an isolate moved to its other side. Text with commas is a
  /// list, whose items may be reversed, and so are placeholders with a colon between, a user's name
  /// and an address, and a right-to-left file and what stands behind it. O(*n*).
  func hasAny(in edit: ControlEdit, drawn: DrawnParagraph) -> Bool {
    let ends = edit.insertions.filter { insertion in
      insertion.scalars.contains { ("\u{2066}"..."\u{2069}").contains($0) }
    }
    let pairs = ends.map(\.at).compactMap(lettersAround)
    guard !pairs.isEmpty else { return false }
    let origins = edit.origins(in: scalars.count)
    let after = Self.places(drawn.visibleOrder.map { origins[$0] }, in: scalars.count)
    return pairs.contains { before, behind in
      guard let first = places[before], let second = places[behind], let left = after[before],
        let right = after[behind]
      else { return false }
      return first < second && left > right
    }
  }

  /// The most scalars between an end of an isolate and the Latin text beside it.
  private static let reach = 6

  /// The last Latin letter before a gap and the first one behind it, with only blanks and signs
  /// between.
  private func lettersAround(_ gap: Int) -> (before: Int, behind: Int)? {
    guard
      let before = (max(0, gap - Self.reach)..<gap).last(where: { classes[$0].isStrong }),
      let behind = (gap..<min(scalars.count, gap + Self.reach)).first(where: {
        classes[$0].isStrong
      }),
      classes[before] == .l, classes[behind] == .l,
      !(before..<behind).contains(where: { isSeparator(scalars[$0]) || joints.contains($0) })
    else { return nil }
    return (before: before, behind: behind)
  }

  private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    ",;\u{60C}\u{61B}\"'\u{AB}\u{BB}\u{201C}\u{201D}".unicodeScalars.contains(scalar)
  }
}
