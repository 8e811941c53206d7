internal import BidiAlgorithm
internal import Fixing
internal import Markup
internal import Wording

/// Embeddings where isolates are meant (UAX #9, section 2.4).
struct EmbeddingRule: LintRule {
  let name = "embedding"
  let finds = "An embedding (LRE, RLE) where an isolate (LRI, RLI) is meant."
  let why =
    "An embedding counts as a strong letter of its direction for what stands around it, so numbers and signs beside it may be drawn on the wrong side."
  let example = RuleExample(
    .plain, "\u{5D0}\u{5D1}\u{5D2} \u{202A}def\u{202C} - 5 \u{5D6}\u{5D7}\u{5D8}")

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    for passage in file.passages {
      var display: PassageDisplay?
      var tried = 0
      for pair in ControlWalk(passage.scalars).pairs {
        let control = passage.scalars[pair.open]
        guard Self.isEmbedding(control, around: passage.scalars[(pair.open + 1)..<pair.close]),
          !passage.places.isInserted(pair.open)
        else { continue }
        let shown = display ?? PassageDisplay(passage.scalars, passage.direction)
        display = shown
        found.append(finding(pair, passage, shown, isTried: tried < PassageDisplay.mostTried))
        tried += 1
      }
    }
  }

  /// Whether a control with its end is an embedding of text. O(*n*).
  static func isEmbedding(_ control: Unicode.Scalar, around text: ArraySlice<Unicode.Scalar>)
    -> Bool
  {
    // A list of controls is no text.
    (control == "\u{202A}" || control == "\u{202B}")
      && text.contains { !Interest.isControl($0) }
  }

  private func finding(
    _ pair: ControlWalk.Pair, _ passage: Passage, _ display: PassageDisplay, isTried: Bool
  ) -> Finding {
    let control = passage.scalars[pair.open]
    let isolate: Unicode.Scalar = control == "\u{202A}" ? "\u{2066}" : "\u{2067}"
    var then: PassageDisplay?
    if isTried {
      var after = passage.scalars
      after[pair.open] = isolate
      after[pair.close] = "\u{2069}"
      then = PassageDisplay(after, passage.direction)
    }
    let fix = LintFix(
      "\(ControlWalk.name(isolate)) and PDI in place of \(ControlWalk.name(control)) and PDF",
      [
        TextEdit(passage.places[pair.open], passage.writing.write([isolate])),
        TextEdit(passage.places[pair.close], passage.writing.write(["\u{2069}"])),
      ], display: then?.near(pair.open) ?? [],
      isSafe: then?.order == display.order && then?.whole == display.whole
        && then?.level == display.level)
    return Finding(
      name, passage.places[pair.open],
      "\(ControlWalk.name(control)) acts on what stands around it; an isolate does not.",
      display: display.near(pair.open), fixes: [fix])
  }
}
