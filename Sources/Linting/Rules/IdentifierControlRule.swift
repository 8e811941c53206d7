internal import BidiAlgorithm
internal import Fixing
internal import UnicodeData
internal import Wording

/// Controls and invisible characters in the names of a program (UAX #31, section 2.3; UTS #55).
struct IdentifierControlRule: LintRule {
  let name = "control-in-identifier"
  let finds = "A mark, a joiner or another character without a picture in a name of a program."
  let why = "Two names look the same and are not, or a name is drawn in another order."
  let example = RuleExample(.js, "let user\u{200B}Name = 1")

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    guard file.isCode else { return }
    let scalars = file.text.scalars
    var next = 0
    var place = 0
    while place < scalars.count {
      if next < file.atoms.count, place >= file.atoms[next].range.lowerBound {
        place = max(place, file.atoms[next].range.upperBound)
        next += 1
        continue
      }
      defer { place += 1 }
      let scalar = scalars[place]
      guard scalar.value >= 0xAD, ScalarFacts.isInvisible(scalar), !Interest.isExplicit(scalar),
        scalar != "\u{FEFF}" || place > 0
      else { continue }
      let before = place > 0 ? scalars[place - 1] : " "
      let after = place + 1 < scalars.count ? scalars[place + 1] : " "
      let isInside = Self.isWordPart(before) && Self.isWordPart(after)
      // A mark between two words is white space (UTS #55).
      if Interest.isMark(scalar), !isInside { continue }
      if !Interest.isMark(scalar), !Self.isWordPart(before), !Self.isWordPart(after) { continue }
      if Joiners.isMeant(place, scalars) || Self.isVariation(scalar) { continue }
      let control = ControlWalk.name(scalar)
      let line = file.text.range(ofLine: file.text.line(of: place))
      let rest = line.filter { $0 != place }.prefix(400).map { scalars[$0] }
      found.append(
        Finding(
          name, place..<place + 1, "\(control) stands in a name, where nobody sees it.",
          display: file.display(lineOf: place),
          fixes: [
            Removal.fix(
              control, [place..<place + 1], display: Display.of(rest, .explicit(.leftToRight)),
              isSafe: false)
          ]))
    }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    let traits = ScalarTraits(scalar)
    return traits.isLetter || scalar == "_" || traits.bidiClass == .en || traits.bidiClass == .nsm
  }

  /// Variation selectors, which belong to emoji.
  private static func isVariation(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value)
  }
}
