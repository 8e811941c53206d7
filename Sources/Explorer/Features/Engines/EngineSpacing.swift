internal import ExplorerCore

/// How many columns a scalar takes where the levels of engines stand below it, and which scalars
/// are shown then.
///
/// There are as many columns as class names need, with one for a mark, where all scalars fit so.
/// Else there are as many as glyphs and levels need, with that for a mark or, at last, without:
/// more of the paragraph is worth more than labels that are whole.
struct EngineSpacing {
  /// The columns of a scalar, with the one for a mark before it where there is one.
  let step: Int
  /// The columns before a scalar: 1, or 0 where what differs is underlined in place of a mark.
  let gap: Int
  /// The scalars that are shown, from the paragraph's start.
  let shown: Range<Int>
  /// Whether labels have fewer columns than elsewhere.
  let isClose: Bool

  /// The widest spacing in which all fits, else the closest one, around a position.
  ///
  /// - Parameters:
  ///   - count: how many scalars the paragraph has.
  ///   - width: the columns there are, with one at the right for the sign that there is more.
  ///   - label: the columns of a label.
  ///   - glyph: the columns of a glyph, and those of a level.
  ///   - position: the scalar that is shown in any case.
  init(
    of count: Int, in width: Int, label: Int, glyph: (picture: Int, level: Int),
    around position: Int
  ) {
    let close = max(glyph.picture, glyph.level)
    var choices = [(step: label + 1, gap: 1)]
    if close < label { choices.append((close + 1, 1)) }
    // Levels of two digits would run into each other.
    if close <= label, glyph.level == 1 { choices.append((close, 0)) }
    func space(_ choice: (step: Int, gap: Int)) -> Int {
      max(1, (width - 1 + choice.gap) / choice.step)
    }
    let fitting = choices.first { space($0) >= count } ?? choices[choices.count - 1]
    (step, gap) = fitting
    isClose = fitting.step - fitting.gap < label
    shown = shownRange(of: count, in: space(fitting), byHalvesAround: position)
  }
}
