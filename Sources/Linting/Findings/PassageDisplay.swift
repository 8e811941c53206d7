internal import BidiAlgorithm
internal import Fixing

/// What is on the screen of a paragraph, of which each finding shows the part around its place:
/// many findings of one long line would say the line as many times.
struct PassageDisplay {
  /// The positions of what takes a place, from left to right.
  let order: [Int]
  /// What is on the screen, from left to right.
  let whole: [Unicode.Scalar]
  /// The paragraph level: the side that it begins at.
  let level: EmbeddingLevel
  /// The place on the screen of each position; -1 of what takes none.
  private let ranks: [Int]

  /// The most scalars that a finding shows.
  static let longest = 240
  /// The most changes of one paragraph that are tried; other fixes are not known to be safe.
  static let mostTried = 32
  /// How far something visible is looked for beside what is not, in scalars.
  private static let reach = 64

  /// The display of a paragraph in a direction. O(*n*).
  init(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) {
    let drawn = DrawnParagraph(scalars, direction)
    order = drawn.visibleOrder
    whole = drawn.display
    level = drawn.resolved.paragraphLevel
    var ranks = [Int](repeating: -1, count: scalars.count)
    for (rank, position) in order.enumerated() { ranks[position] = rank }
    self.ranks = ranks
  }

  /// What is on the screen around a position, with an ellipsis where it is cut.
  func near(_ position: Int) -> [Unicode.Scalar] {
    guard whole.count > Self.longest else { return whole }
    let ahead = (position..<min(ranks.count, position + Self.reach)).first { ranks[$0] >= 0 }
    let behind = (max(0, position - Self.reach)..<min(position, ranks.count)).last {
      ranks[$0] >= 0
    }
    let rank = (ahead ?? behind).map { ranks[$0] } ?? 0
    let start = max(0, min(rank - Self.longest / 2, whole.count - Self.longest))
    let end = start + Self.longest
    return (start > 0 ? ["\u{2026}"] : []) + whole[start..<end]
      + (end < whole.count ? ["\u{2026}"] : [])
  }
}
