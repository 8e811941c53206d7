internal import BidiAlgorithm
internal import Fixing
internal import Markup
internal import Wording

/// Initiators that nothing ends, and ends of nothing (BD9, BD11).
struct UnmatchedControlRule: LintRule {
  let name = "unmatched-control"
  let finds = "An embedding, an override or an isolate that nothing ends, or an end of nothing."
  let why =
    "It reaches to the end of the paragraph, and further where the text is put into another one; an end alone ends what others began."
  let example = RuleExample(.plain, "\u{5D0}\u{5D1}\u{5D2} \u{2067}def \u{5D6}\u{5D7}\u{5D8}")

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    for passage in file.passages {
      guard passage.scalars.contains(where: Interest.isExplicit) else { continue }
      let walk = ControlWalk(passage.scalars)
      // In comments that is for the rule of Trojan Source, and in strings where an editor acts on
      // it.
      let isSource = file.isCode && passage.origin != .prose
      if walk.unclosed.isEmpty, walk.stray.isEmpty { continue }
      let before = found.count
      let display = PassageDisplay(passage.scalars, passage.direction)
      for place in walk.unclosed where !isInserted(place, passage) && !isSource {
        let isTried = found.count - before < PassageDisplay.mostTried
        found.append(unclosed(place, passage, walk, display, isTried: isTried))
      }
      for place in walk.stray where !isInserted(place, passage) {
        if isSource, isList(passage) || !walk.unclosed.isEmpty { continue }
        let isTried = found.count - before < PassageDisplay.mostTried
        found.append(stray(place, passage, display, isTried: isTried))
      }
    }
  }

  private func isInserted(_ place: Int, _ passage: Passage) -> Bool {
    passage.places.isInserted(place)
  }

  /// Whether a string is a list of controls or a pattern.
  private func isList(_ passage: Passage) -> Bool {
    let letters = passage.scalars.count { !Interest.isControl($0) && $0.value > 0x40 }
    return letters < 2 || passage.origin == .comment
  }

  private func unclosed(
    _ place: Int, _ passage: Passage, _ walk: ControlWalk, _ display: PassageDisplay, isTried: Bool
  ) -> Finding {
    let control = passage.scalars[place]
    let closing = ControlWalk.closing(control)
    let end = passage.source(passage.scalars.count..<passage.scalars.count)
    // Only the last one's end stands last: one at a time.
    let isWhole =
      isTried && ControlWalk(passage.scalars + [closing]).unclosed.count < walk.unclosed.count
    var fixes = [
      Removal.fix(
        ControlWalk.name(control), [passage.places[place]],
        display: isTried ? removing(place, passage).near(place) : [], isSafe: false)
    ]
    if isWhole {
      // Of a pair another rule may find more: then ending it is for somebody who reads the text.
      let ended = passage.scalars[(place + 1)...]
      let isFound =
        EmbeddingRule.isEmbedding(control, around: ended)
        || OverrideRule.isOverride(control, around: ended)
      fixes.append(
        LintFix(
          "Put \(ControlWalk.name(closing)) at the end",
          [TextEdit(end, passage.writing.write([closing]))], display: display.near(place),
          isSafe: !isFound))
    }
    return Finding(
      name, passage.places[place],
      "\(ControlWalk.name(control)) is ended by nothing: it reaches to the end of the paragraph.",
      display: display.near(place), fixes: fixes)
  }

  private func stray(
    _ place: Int, _ passage: Passage, _ display: PassageDisplay, isTried: Bool
  ) -> Finding {
    let control = ControlWalk.name(passage.scalars[place])
    let after = isTried ? removing(place, passage) : nil
    let fix = Removal.fix(
      control, [passage.places[place]], display: after?.near(place) ?? [],
      isSafe: after?.whole == display.whole)
    return Finding(
      name, passage.places[place], "\(control) ends nothing that began before it.",
      display: display.near(place), fixes: [fix])
  }

  private func removing(_ place: Int, _ passage: Passage) -> PassageDisplay {
    var scalars = passage.scalars
    scalars.remove(at: place)
    return PassageDisplay(scalars, passage.direction)
  }
}
