import BidiAlgorithm
import Explanation
import ReferenceBidi
import UnicodeData
import Wording

/// L1 to L4.
extension StatementChecker {
  /// The level after L1, by the reference.
  func lineLevel(_ position: Int) -> Int? {
    line.contains(position) ? lineLevels[position - line.lowerBound] : nil
  }

  func lineStatement(_ statement: Statement) throws {
    switch statement {
    case .reset(let at, let bidiClass, let part, let separator, let level):
      try reset(at, bidiClass, part, separator, level)
    case .reverses(let reversal): try self.reversal(reversal)
    case .place(let at, let level, let reversals, let place, let count):
      try expect(lineLevel(at) == Int(level.rawValue), "the level on the line")
      try expect(drawn.firstIndex(of: at) == place && drawn.count == count, "the order \(drawn)")
      for each in reversals {
        try reversal(each)
        try expect(each.stretch.contains { $0.contains(at) }, "it takes part in the reversal")
      }
    case .markBehindBase(let at, let base): try markBehindBase(at, base)
    case .placeAfterMarks(let at, let place):
      try expect(
        drawn.indices.contains(place) && drawn.firstIndex(of: at) != place, "another place")
    case .mirrored(let at, let level, let image):
      try expect(
        level.isRightToLeft && lineLevel(at) == Int(level.rawValue), "an odd level on the line")
      try expect(replay.scalars[at].properties.isBidiMirrored, "Bidi_Mirrored")
      try expect(image == BidiProperties.mirror(of: replay.scalars[at]), "Bidi_Mirroring_Glyph")
    default: try expect(false, "a rule of lines")
    }
  }

  private func reset(
    _ at: Int, _ bidiClass: BidiClass, _ part: BidiEvent.LineReset, _ separator: Int?,
    _ level: EmbeddingLevel
  ) throws {
    let classes = replay.input.classes
    try expect(classes[at] == bidiClass, "the class in the database")
    try expect(
      Int(level.rawValue) == replay.reference.paragraphLevel
        && lineLevel(at) == Int(level.rawValue), "the paragraph level on the line")
    let spaces: Set<BidiClass> = [.ws, .lri, .rli, .fsi, .pdi]
    func isSpace(_ position: Int) -> Bool {
      spaces.contains(classes[position]) || replay.isRemoved(position)
    }
    switch (part, separator) {
    case (.separator, nil): try expect([.s, .b].contains(bidiClass), "a separator")
    case (.lineEnd, nil):
      try expect(spaces.contains(bidiClass) && (at..<line.upperBound).allSatisfy(isSpace), "L1 4")
    case (.beforeSeparator, let separator?):
      try expect(
        line.contains(separator) && [.s, .b].contains(classes[separator])
          && spaces.contains(bidiClass) && (at..<separator).allSatisfy(isSpace), "L1 3")
    default: try expect(false, "a part of L1")
    }
  }

  /// A longest stretch of the line's characters that are at the level or above.
  private func reversal(_ reversal: Statement.Reversal) throws {
    let members = reversal.stretch.flatMap { Array($0) }
    let kept = keptOnLine
    let level = Int(reversal.level.rawValue)
    guard let first = members.first.flatMap(kept.firstIndex),
      first + members.count <= kept.count
    else { throw Untrue(description: "the stretch is on the line") }
    try expect(Array(kept[first..<first + members.count]) == members, "side by side")
    try expect(members.allSatisfy { (lineLevel($0) ?? -1) >= level }, "at the level or above")
    for beside in [first - 1, first + members.count] where kept.indices.contains(beside) {
      try expect((lineLevel(kept[beside]) ?? 0) < level, "the stretch is longer")
    }
    let levels = kept.compactMap(lineLevel)
    try expect(
      level <= levels.max() ?? 0 && level >= levels.filter { $0 % 2 == 1 }.min() ?? .max,
      "from the highest level to the lowest odd one")
  }

  private func markBehindBase(_ at: Int, _ base: Int) throws {
    try expect(
      base < at && !replay.isRemoved(base) && !replay.isRemoved(at), "a mark after its base")
    try expect(
      lineLevel(at) == lineLevel(base) && (lineLevel(at) ?? 0) % 2 == 1, "one odd level")
    let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .spacingMark, .enclosingMark]
    let baseCategory = replay.scalars[base].properties.generalCategory
    try expect(
      replay.scalars[base + 1...at].allSatisfy { marks.contains($0.properties.generalCategory) },
      "marks alone follow the base")
    let notGraphic: Set<Unicode.GeneralCategory> = [
      .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
    ]
    try expect(
      !marks.contains(baseCategory) && !notGraphic.contains(baseCategory), "a base: \(baseCategory)"
    )
  }
}
