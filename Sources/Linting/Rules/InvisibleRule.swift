internal import BidiAlgorithm
internal import Fixing
internal import Markup
internal import UnicodeData
internal import Wording

/// Characters that are there and not seen (UTS #39; `USPOOF_INVISIBLE` of ICU's spoof checker).
struct InvisibleRule: LintRule {
  let name = "invisible"
  let finds =
    "A character that takes no place and does not belong where it stands: a space of no width or a mark of the other direction within a word, a joiner where nothing joins, a filler, a tag, one mark twice on a letter."
  let why = "Words that look the same are not: search, sorting and passwords fail."
  let example = RuleExample(.plain, "pass\u{200B}word")

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    for passage in file.passages { check(passage, &found) }
  }

  private func check(_ passage: Passage, _ found: inout [Finding]) {
    let scalars = passage.scalars
    guard scalars.contains(where: Interest.has), passage.origin == .prose || passage.isText else {
      return
    }
    var display: PassageDisplay?
    var drawing: EveryDrawing?
    var tried = 0
    for place in scalars.indices where scalars[place].value >= 0xAD {
      guard let sentence = sentence(place, passage) else { continue }
      let control = ControlWalk.name(scalars[place])
      let shown = display ?? PassageDisplay(scalars, passage.direction)
      display = shown
      var after: PassageDisplay?
      var isSafe = false
      if tried < PassageDisplay.mostTried {
        tried += 1
        var rest = scalars
        rest.remove(at: place)
        after = PassageDisplay(rest, passage.direction)
        isSafe = shown.whole == after?.whole && passage.origin == .prose
        // What has a direction may also turn what is drawn elsewhere in another direction.
        if isSafe, ScalarTraits(scalars[place]).bidiClass.isStrong {
          let known = drawing ?? EveryDrawing(scalars)
          drawing = known
          var kept = scalars.map(Optional.some)
          kept[place] = nil
          isSafe = known.isSame(with: kept)
        }
      }
      found.append(
        Finding(
          name, passage.places[place], sentence, display: shown.near(place),
          fixes: [
            Removal.fix(
              control, [passage.places[place]], display: after?.near(place) ?? [],
              isSafe: isSafe)
          ]))
    }
  }

  private func sentence(_ place: Int, _ passage: Passage) -> Words? {
    let scalars = passage.scalars
    let scalar = scalars[place]
    if passage.places.isInserted(place) || passage.origin == .comment && passage.isEscaped(place) {
      return nil
    }
    // Of most there is nothing to say: they are not named before.
    var label: Words { ControlWalk.name(scalar) }
    func spaced(_ index: Int) -> Bool {
      scalars.indices.contains(index) && Joiners.hasSpaces(scalars[index])
    }
    switch scalar.value {
    case 0x200B, 0x2060, 0xFEFF, 0x180E, 0x061C, 0x200E, 0x200F:
      guard spaced(place - 1), spaced(place + 1) else { return nil }
      // A mark between letters of its own direction does nothing, which is told as that.
      if Interest.isMark(scalar), !isAgainst(place, scalars) { return nil }
      return "\(label) stands within a word, where nobody sees it."
    case 0x200C, 0x200D:
      guard place > 0, spaced(place - 1), !Joiners.isMeant(place, scalars) else { return nil }
      return "\(label) stands where no letters join."
    case 0x115F, 0x1160, 0x3164, 0xFFA0:
      // Within Hangul they hold places.
      guard spaced(place - 1) || spaced(place + 1) else { return nil }
      return "\(label), a filler, looks like a space or like nothing."
    case 0x2061...0x2064, 0x206A...0x206F:
      return spaced(place - 1) || spaced(place + 1)
        ? "\(label) stands within text, where nobody sees it." : nil
    case 0xE0001, 0xE0020...0xE007F:
      return isFlag(place, scalars) ? nil : "\(label), a tag, hides a letter that nobody sees."
    default:
      guard place > 0, scalars[place - 1] == scalar, ScalarTraits(scalar).bidiClass == .nsm,
        let base = scalars[..<place].lastIndex(where: { ScalarTraits($0).bidiClass != .nsm }),
        place - base < 16, LookAlikes.hasInvisible(Array(scalars[base...place]))
      else { return nil }
      return
        "\(verbatim: ScalarFacts.codePoint(scalar.value)) stands twice on one letter, and is seen once."
    }
  }

  /// Whether what stands on both sides of a mark has the other direction.
  private func isAgainst(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    func isRightToLeft(_ index: Int) -> Bool {
      ScalarTraits(scalars[index]).bidiClass.isStrongRightToLeft
    }
    return isRightToLeft(place - 1) == isRightToLeft(place + 1)
      && isRightToLeft(place) != isRightToLeft(place + 1)
  }

  /// Whether a tag belongs to the emoji of a flag.
  private func isFlag(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let base = scalars[..<place].lastIndex { !(0xE0020...0xE007F).contains($0.value) }
    return base.map { scalars[$0] == "\u{1F3F4}" } ?? false
  }
}
