internal import BidiAlgorithm
internal import Fixing
internal import Markup
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
      let tried = marks.prefix(Self.mostMarks).filter { mayGo($0, passage) }
      guard !tried.isEmpty else { continue }
      let scalars = passage.scalars.map(Optional.some)
      var kept = scalars
      var isAnyGone = false
      let drawing = EveryDrawing(passage.scalars)
      let whole = PassageDisplay(passage.scalars, passage.direction)
      for place in tried {
        // Alone, which is what is said, and with the others, which go with it.
        var alone = scalars
        alone[place] = nil
        guard drawing.isSame(with: alone) else { continue }
        kept[place] = nil
        guard !isAnyGone || drawing.isSame(with: kept) else {
          kept[place] = passage.scalars[place]
          continue
        }
        isAnyGone = true
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

  /// Whether a mark is there for what is drawn around it, and for nothing that is put in later.
  private func mayGo(_ place: Int, _ passage: Passage) -> Bool {
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
    return true
  }
}
