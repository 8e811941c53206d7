internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

/// Where the rows of the Order pane stand. Each strip has as many rows as there is room for; below
/// each row of the display are its levels.
struct OrderLayout {
  /// The column where strips begin, behind their names and the arrows of levels.
  let margin: Int
  /// The column of the arrows of levels.
  let arrowColumn: Int
  let strips: OrderStrips
  /// How many columns a row of a strip has.
  let window: Int
  /// The highest level on the line.
  let depth: Int
  /// The level of the lowest stratum, the paragraph's: no letter is below it, and a row for a level
  /// that nothing can have would take that of storage's offsets.
  let lowest: Int
  /// Whether there is no room for offsets under the strips.
  let isLow: Bool
  /// Whether levels are bars in strata, and not numbers.
  let hasStrata: Bool
  /// Whether storage has its offsets below it. They are left out where the strata need the row.
  let hasStorageOffsets: Bool
  let storage: [StripBlock]
  let display: [StripBlock]

  init(_ analysis: Analysis, size: Size, letters: LetterStyle, words: Catalogue) {
    let levels = analysis.line.cells.map { Int($0.level.rawValue) }
    let base = Int(analysis.line.paragraphLevel.rawValue)
    let depth = max(base, levels.max() ?? base)
    let lowest = min(base, levels.min() ?? base)
    let levelCount = depth - lowest + 1
    let name = words.onScreen("level \(number: depth)").columns
    let least = Self.margin(name, words)
    let widest = size.columns - least
    let strips = OrderStrips(
      analysis.line, scalars: analysis.content.scalars, letters: letters, in: widest
    ).withoutLoneSeparator(analysis.line, in: widest)
    let isLow = size.rows < 5
    let pitch = isLow ? 1 : 2
    func rowCount(in window: Int) -> Int {
      max(strips.storage.rowCount(in: window), strips.display.rowCount(in: window))
    }
    let wanted = rowCount(in: widest)
    // Each row of the display has a row of offsets and its levels; each row of storage has offsets
    // where there is room for these too.
    let fitting = max(1, isLow ? 1 : size.rows / (1 + pitch + levelCount))
    let rows = min(wanted, fitting)
    // An arrow behind a number would run into its bar: a blank parts them where all has a place.
    let isParted =
      !words.isRightToLeft && wanted <= fitting && rowCount(in: widest - 1) == wanted
    let margin = least + (isParted ? 1 : 0)
    let window = size.columns - margin
    func blocks(_ strip: Strip) -> [StripBlock] {
      strip.blocks(
        in: window, rows: rows, showing: analysis.caretScalar.flatMap(strip.item(holding:)),
        with: strip.span { analysis.isSelected($0.cell.range) })
    }
    (self.strips, self.window, self.isLow) = (strips, window, isLow)
    (self.depth, self.lowest) = (depth, lowest)
    self.margin = margin
    arrowColumn = words.isRightToLeft ? least - 2 - name : least - 1
    storage = blocks(strips.storage)
    display = blocks(strips.display)
    let free = size.rows - pitch * (storage.count + display.count)
    let strata = display.count * levelCount
    hasStrata = strata <= free + (isLow ? 0 : storage.count)
    hasStorageOffsets = !isLow && (!hasStrata || strata <= free)
  }

  /// The least margin, with the widest name of a level. In English the arrow stands behind the
  /// level's number, and before the bars. In a language from right to left it stands to the left of
  /// the number, with a blank between it and the frame, where lines end, and one behind the first
  /// letter.
  private static func margin(_ name: Int, _ words: Catalogue) -> Int {
    max(8, name + (words.isRightToLeft ? 3 : 1))
  }

  /// How many rows a row of storage takes, and a row of the display without its levels.
  private var storagePitch: Int { hasStorageOffsets ? 2 : 1 }
  private var displayPitch: Int { isLow ? 1 : 2 }
  private var levelRows: Int { hasStrata ? depth - lowest + 1 : 1 }

  /// The row of the pane where a row of storage stands.
  func row(ofStorage number: Int) -> Int { number * storagePitch }

  /// The row of the pane where a row of the display stands.
  func row(ofDisplay number: Int) -> Int {
    storage.count * storagePitch + number * (displayPitch + levelRows)
  }

  /// The first row of the levels under a row of the display.
  func row(ofLevels number: Int) -> Int { row(ofDisplay: number) + displayPitch }

  /// The cell under a point of the pane: its first scalar, from the paragraph's start.
  func position(at point: Point) -> Int? {
    let inStorage = point.row < row(ofDisplay: 0)
    let (strip, blocks) = inStorage ? (strips.storage, storage) : (strips.display, display)
    let number =
      inStorage
      ? point.row / storagePitch
      : (point.row - row(ofDisplay: 0)) / (displayPitch + levelRows)
    guard let block = blocks.indices.contains(number) ? blocks[number] : blocks.last else {
      return nil
    }
    let x = point.column - margin + block.scroll
    guard let index = block.items.last(where: { strip.columns[$0] <= x }),
      point.column >= margin
    else { return nil }
    return strip.items[index].cell.range.lowerBound
  }

  /// Whether a row has the offsets below a row of a strip.
  func isRuler(_ row: Int) -> Bool {
    let below = row - self.row(ofDisplay: 0)
    guard below >= 0 else { return hasStorageOffsets && row % storagePitch == 1 }
    return !isLow && below % (displayPitch + levelRows) == 1
  }

  /// What a row of the pane shows; nil below all of them.
  func meaning(ofRow row: Int) -> Words? {
    let below = row - self.row(ofDisplay: 0)
    guard below >= 0 else { return "The line in storage order." }
    let (number, part) = below.quotientAndRemainder(dividingBy: displayPitch + levelRows)
    guard number < display.count else { return nil }
    if part < displayPitch { return "The line in display order, from left to right." }
    guard hasStrata else { return "The levels of the line in display order." }
    let level = depth - (part - displayPitch)
    return EmbeddingLevel(level).isRightToLeft
      ? "Text at level \(number: level) goes from right to left."
      : "Text at level \(number: level) goes from left to right."
  }
}
