internal import BidiAlgorithm
internal import Fixing
internal import Markup
internal import UnicodeData
internal import Wording

/// Overrides, which draw letters against their own direction.
struct OverrideRule: LintRule {
  let name = "override"
  let finds = "A text in an override (LRO, RLO) that draws letters against their own direction."
  let why =
    "What is read is not what is stored: search, copying and screen readers have another text."
  let example = RuleExample(.plain, "The file \u{202E}txt.exe\u{202C} is here.")

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    for passage in file.passages {
      var display: PassageDisplay?
      var tried = 0
      for pair in ControlWalk(passage.scalars).pairs {
        let control = passage.scalars[pair.open]
        guard Self.isOverride(control, around: passage.scalars[(pair.open + 1)..<pair.close]),
          !passage.places.isInserted(pair.open)
        else { continue }
        let shown = display ?? PassageDisplay(passage.scalars, passage.direction)
        display = shown
        var after: PassageDisplay?
        if tried < PassageDisplay.mostTried {
          tried += 1
          let without = passage.scalars.indices.filter { $0 != pair.open && $0 != pair.close }
          after = PassageDisplay(without.map { passage.scalars[$0] }, passage.direction)
        }
        let fix = Removal.fix(
          "\(ControlWalk.name(control)) and PDF",
          [passage.places[pair.open], passage.places[pair.close]],
          display: after?.near(pair.open) ?? [],
          isSafe: false)
        found.append(
          Finding(
            name, passage.places[pair.open],
            "\(ControlWalk.name(control)) draws letters against their own direction: what is read is not what is stored.",
            display: shown.near(pair.open), fixes: [fix]))
      }
    }
  }

  /// Whether a control with its end is an override that draws letters against their own direction.
  /// O(*n*).
  static func isOverride(_ control: Unicode.Scalar, around text: ArraySlice<Unicode.Scalar>) -> Bool
  {
    guard ControlWalk.isOverride(control) else { return false }
    return text.contains {
      let kind = ScalarTraits($0).bidiClass
      return control == "\u{202E}" ? kind == .l || kind == .en : kind.isStrongRightToLeft
    }
  }
}
