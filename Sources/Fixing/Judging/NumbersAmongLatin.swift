internal import BidiAlgorithm

/// Numbers of European digits in a line from left to right that stand among Latin letters: those on
/// both sides are Latin, or there are none on one.
///
/// The rules draw them in their order, also those that may be read either way among other letters,
/// such as a range: only a control can turn one, `abc {ALM}12-34`.
struct NumbersAmongLatin {
  private static let kinds: Set<PieceKind> = [.number, .phone, .date, .time, .version]

  /// Where each of them begins.
  private var starts: Set<Int> = []

  /// Those of a line that is read in a direction. O(tokens) where the text has controls, and O(1)
  /// where it has none.
  init(_ tokens: [Token], _ text: Skeleton, _ direction: TextDirection?) {
    guard text.hasControls, direction == .leftToRight else { return }
    var before: TextDirection?
    var waiting: [Int] = []
    for token in tokens {
      if let piece = token.piece, piece.order == .either, Self.kinds.contains(piece.kind),
        token.direction != .rightToLeft, Self.isEuropean(token.range, text)
      {
        waiting.append(token.range.lowerBound)
      }
      // A piece with letters of both directions counts as one from right to left.
      let isMixed = token.direction == nil && token.range.contains(where: text.isStrong)
      let own: TextDirection? = isMixed ? .rightToLeft : token.direction
      guard let next = own else { continue }
      if next == .leftToRight, before != .rightToLeft { starts.formUnion(waiting) }
      waiting = []
      before = next
    }
    if before == .leftToRight { starts.formUnion(waiting) }
  }

  /// Whether an element is one.
  func hold(_ element: Element) -> Bool {
    guard let kind = element.kind else { return false }
    return Self.kinds.contains(kind) && starts.contains(element.range.lowerBound)
  }

  /// Whether a range has digits, and only European ones. O(its length).
  private static func isEuropean(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    range.contains(where: text.isDigit)
      && range.allSatisfy { !text.isDigit($0) || text.classes[$0] == .en }
  }
}
