internal import BidiAlgorithm
internal import Fixing
internal import Markup
internal import UnicodeData
internal import Wording

/// Marks that change nothing, whatever the paragraph's direction.
struct UselessMarkRule: LintRule {
  let name = "useless-mark"
  let finds = "A mark (LRM, RLM, ALM) without which everything is drawn as with it."
  let why =
    "Nobody sees it, search stumbles over it, and it makes believe that something was fixed."
  let example = RuleExample(.plain, "\u{5D0}\u{5D1}\u{200F}\u{5D2} def")

  /// The most marks of a paragraph that are tried, and the longest paragraph, in scalars.
  private static let mostMarks = 64
  private static let longest = 20_000

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    for passage in file.passages where !passage.hasHoles && passage.origin != .comment {
      let marks = passage.scalars.indices.filter { Interest.isMark(passage.scalars[$0]) }
      guard !marks.isEmpty, passage.scalars.count <= Self.longest else { continue }
      guard passage.origin == .prose || passage.isText else { continue }
      var kept = passage.scalars.map(Optional.some)
      let whole = PassageDisplay(passage.scalars, passage.direction)
      for place in marks.prefix(Self.mostMarks) where isUseless(place, kept, passage) {
        kept[place] = nil
        let control = ControlWalk.name(passage.scalars[place])
        let display = whole.near(place)
        found.append(
          Finding(
            name, passage.places[place],
            "\(control) does nothing here: everything is drawn as without it, whatever the paragraph's direction.",
            display: display,
            fixes: [Removal.fix(control, [passage.places[place]], display: display, isSafe: true)]))
      }
    }
  }

  /// Whether a mark can go after others have gone.
  private func isUseless(_ place: Int, _ kept: [Unicode.Scalar?], _ passage: Passage) -> Bool {
    if passage.places.isInserted(place) { return false }
    // At the ends of a part, the mark is for what comes beside it; beside a placeholder, for the
    // value.
    if passage.origin != .prose {
      let isEdge =
        !passage.scalars[..<place].contains { !Interest.isControl($0) && $0 != " " }
        || !passage.scalars[(place + 1)...].contains { !Interest.isControl($0) && $0 != " " }
      if isEdge || passage.scalars.contains(where: { "%{$".unicodeScalars.contains($0) }) {
        return false
      }
    }
    let with = kept.compactMap { $0 }
    let at = kept[..<place].count { $0 != nil }
    var without = with
    without.remove(at: at)
    for direction in [.auto, .explicit(.leftToRight), .explicit(.rightToLeft)] as [BaseDirection] {
      let one = resolve(BidiInput(scalars: with), direction: direction)
      let other = resolve(BidiInput(scalars: without), direction: direction)
      guard one.paragraphLevel == other.paragraphLevel else { return false }
      var levels = one.wholeLine.levels
      levels.remove(at: at)
      guard levels == other.wholeLine.levels else { return false }
    }
    return true
  }
}
