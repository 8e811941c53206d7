internal import BidiAlgorithm

/// Right-to-left strings that a line of code joins with something, `"ABC " + 5 + " DEF"`, and the
/// blanks at their inner edges.
///
/// An isolate around one string draws its blank where its words end. Where another one keeps its
/// blank as the line runs, its reader sees a blank too many at one place and none at another.
struct JoinedBlanks {
  /// The strings around which isolates go together, as ranges of what is read: those with a blank
  /// at an edge, and those that are torn. Empty where no two strings are joined, or none has one.
  private(set) var strings: [Range<Int>] = []
  /// The edges with a blank, as places in storage: the mark, the blank and what stands inside, in
  /// the order in which they are stored.
  private var edges: [[Int]] = []
  private let count: Int

  /// The strings of a paragraph that is laid out from left to right and read so. O(*n*).
  init(_ judgement: Judgement) {
    count = judgement.drawn.scalars.count
    guard judgement.shown.base == .leftToRight, judgement.wanted == .leftToRight,
      let text = judgement.text, let closing = judgement.reading?.pairs.closing
    else { return }
    let tokens = judgement.tokens
    let joined = closing.sorted { $0.key < $1.key }.filter { opening, end in
      Self.isJoined(opening...end, tokens, text)
    }
    guard joined.count > 1 else { return }
    let torn = Set(judgement.torn.map(\.range))
    for (opening, end) in joined {
      let (first, last) = (tokens[opening].range.lowerBound, tokens[end].range.lowerBound)
      var places: [[Int]] = []
      if text.isSpace(first + 1) {
        places.append([first, first + 1, tokens[opening + 1].range.lowerBound])
      }
      if text.isSpace(last - 1) {
        places.append([tokens[end - 1].range.upperBound - 1, last - 1, last])
      }
      edges += places.map { $0.map { text.storage($0..<$0 + 1).lowerBound } }
      if !places.isEmpty || torn.contains(first..<last + 1) { strings.append(first..<last + 1) }
    }
    if edges.isEmpty { strings = [] }
  }

  /// Whether tokens are a string with right-to-left words and no Latin ones between straight marks,
  /// with a plus before or behind it and no right-to-left name beyond that: such a name is drawn in
  /// its words.
  private static func isJoined(
    _ string: ClosedRange<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    let (opening, closing) = (string.lowerBound, string.upperBound)
    guard closing > opening + 1, closing < tokens.count,
      "\"'".unicodeScalars.contains(tokens[opening].sign(in: text)),
      tokens[string].contains(where: { $0.direction == .rightToLeft }),
      !tokens[string].contains(where: { $0.direction == .leftToRight })
    else { return false }
    func isPlus(_ index: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].sign(in: text) == "+"
    }
    func isName(_ index: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].direction == .rightToLeft
    }
    let (isBehind, isBefore) = (isPlus(opening - 1), isPlus(closing + 1))
    return (isBehind || isBefore) && !(isBehind && isName(opening - 2))
      && !(isBefore && isName(closing + 2))
  }

  /// How many of the blanks are not drawn on the side of their words where these begin or end, in
  /// an order of the screen, from left to right, of the places in storage before a change. O(*n*),
  /// or O(1) where there are none.
  func astray(in order: [Int]) -> Int {
    guard !edges.isEmpty else { return 0 }
    var places = [Int](repeating: -1, count: count)
    for (place, position) in order.enumerated() where position >= 0 { places[position] = place }
    return edges.count { edge in
      places[edge[0]] < places[edge[1]] || places[edge[1]] < places[edge[2]]
    }
  }
}
