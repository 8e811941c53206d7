internal import ExplorerCore

/// How many columns a scalar takes where the levels of engines stand below it and where it is
/// displayed, and which scalars are shown above their levels.
///
/// There are as many columns as class names need, with one for a mark, where all scalars fit so.
/// Else there are as many as glyphs and levels need, with that for a mark or, at last, without:
/// more of the paragraph is worth more than labels that are whole. What is displayed has the same
/// columns where all fits: the eye counts along both.
struct EngineSpacing {
  /// The columns of scalars above their levels. Without the one for a mark, what differs is
  /// underlined.
  let levels: EngineCells
  /// The columns of scalars as they are displayed.
  let orders: EngineCells
  /// The scalars that are shown above their levels, from the paragraph's start.
  let shown: Range<Int>

  /// The widest spacing in which all fits, else the closest one, around a position.
  ///
  /// - Parameters:
  ///   - count: how many scalars the paragraph has.
  ///   - width: the columns there are, with one at the right for the sign that there is more.
  ///   - label: the columns of a label.
  ///   - glyph: the columns of a glyph, and those of a level.
  ///   - ends: the columns of labels that are whole.
  ///   - position: the scalar that is shown in any case.
  init(
    of count: Int, in width: Int, label: Int, glyph: (picture: Int, level: Int), ends: [Int],
    around position: Int
  ) {
    let close = max(glyph.picture, glyph.level)
    var choices = [EngineCells(step: label + 1, gap: 1)]
    if close < label { choices.append(EngineCells(step: close + 1, gap: 1)) }
    // Levels of two digits would run into each other.
    if close <= label, glyph.level == 1 { choices.append(EngineCells(step: close, gap: 0)) }
    func space(_ cells: EngineCells) -> Int { cells.count(in: width - 1, labels: ends) }
    let fitting = choices.first { space($0) >= count }
    levels = fitting ?? choices[choices.count - 1]
    orders = fitting ?? EngineCells(step: glyph.picture, gap: 0)
    shown = shownRange(of: count, in: space(levels), byHalvesAround: position)
  }
}
