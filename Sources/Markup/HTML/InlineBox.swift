internal import BidiAlgorithm

/// What an element's box puts around its text (CSS Writing Modes, section 2.4.2).
struct InlineBox {
  /// What stands before the text, and again after a forced break.
  var opening: [Unicode.Scalar]
  /// What stands behind it, and before a forced break.
  var closing: [Unicode.Scalar]
  /// The direction of an isolate that HTML found in the element's text. Where UAX #9 finds the
  /// same, the isolate is an FSI; else LRI or RLI say it.
  var automatic: TextDirection?
  /// Where it begins and, once known, ends in the source.
  var start: Int

  /// The box of an inline element; nil where it puts nothing there.
  init?(_ style: BidiStyle, start: Int) {
    guard style.display == .inline else { return nil }
    self.start = start
    let isRightToLeft = style.direction == .rightToLeft
    switch style.unicodeBidi {
    case .normal: return nil
    case .embed: (opening, closing) = ([isRightToLeft ? "\u{202B}" : "\u{202A}"], ["\u{202C}"])
    case .override: (opening, closing) = ([isRightToLeft ? "\u{202E}" : "\u{202D}"], ["\u{202C}"])
    case .isolate:
      (opening, closing) = ([isRightToLeft ? "\u{2067}" : "\u{2066}"], ["\u{2069}"])
      if style.isAutomatic { automatic = style.direction }
    case .isolateOverride:
      opening = ["\u{2068}", isRightToLeft ? "\u{202E}" : "\u{202D}"]
      closing = ["\u{202C}", "\u{2069}"]
    case .plaintext: (opening, closing) = (["\u{2068}"], ["\u{2069}"])
    }
  }

  /// What a block puts around each of its paragraphs; nil for nothing.
  init?(block style: BidiStyle, start: Int) {
    guard style.unicodeBidi == .override || style.unicodeBidi == .isolateOverride else {
      return nil
    }
    self.start = start
    let isRightToLeft = style.direction == .rightToLeft
    (opening, closing) = ([isRightToLeft ? "\u{202E}" : "\u{202D}"], ["\u{202C}"])
  }
}
