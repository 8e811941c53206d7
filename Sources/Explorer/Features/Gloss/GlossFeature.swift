internal import BidiAlgorithm
package import ExplorerCore
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// Latin letters below the words of other scripts, as a reading aid.
package enum GlossFeature: Feature {
  package struct State: Hashable, Sendable {
    /// Whether the lines of the text have a row of Latin letters below them.
    package var isShown = false
  }

  package enum Action: Hashable, Sendable { case toggle, selection }

  package static let initial = State()
  package static var text: (any TextContribution.Type)? { GlossRow.self }

  package static let commands = [
    Command(
      "Latin gloss", "Shows words of other scripts in Latin letters below them.", .view,
      keys: [.alt("y")], .feature(GlossFeature.self, .toggle)),
    Command(
      "Gloss selection", "Shows the selection in Latin letters.", .selection, keys: [],
      menu: [.selection(1, 9)], .feature(GlossFeature.self, .selection)),
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .toggle:
      app[GlossFeature.self].isShown.toggle()
      app.message =
        app[GlossFeature.self].isShown
        ? "Latin letters are shown below words of other scripts, with vowels where the word is known."
        : "Latin letters are no longer shown."
    case .selection:
      let ranges = app.session.ranges.ranges
      guard !ranges.isEmpty else {
        app.message = "Nothing is selected."
        return .nothing
      }
      let layout = app.session.layout
      let texts = ranges.map { range in
        let end = min(range.upperBound, range.lowerBound.advanced(by: longest))
        let scalars = layout.document.scalars(in: range.lowerBound..<end).map(\.scalar)
        let paragraph = layout.document.paragraph(containing: range.lowerBound)
        let start = layout.document.range(of: paragraph).lowerBound
        let languages = GlossLanguages(paragraph, of: layout, app, analyser.memory)
          .at(range.lowerBound.rawValue - start.rawValue)
        return analyser.memory[GlossedText(scalars, in: languages)]
      }
      app.message = Words(verbatim: PrintableText.of(texts.joined(separator: " \u{2026} ")))
    }
    return .nothing
  }

  /// How many scalars of a range are written in Latin letters.
  private static let longest = 200
}

/// Below a line of the text: its words in Latin letters, each where it begins on the screen.
enum GlossRow: TextContribution {
  static func rowsBelow(_ app: AppState) -> Int { app[GlossFeature.self].isShown ? 1 : 0 }

  static func drawBelow(
    _ position: LinePosition, _ line: VisualLine, row: Int, gutter: Int, left: Int,
    _ app: AppState, _ analysis: Analysis, into canvas: inout Canvas
  ) {
    let scalars = analysis.layout.paragraph(position.paragraph).content.scalars
    let languages = GlossLanguages(
      position.paragraph, of: analysis.layout, app, analysis.memory)
    let glosses = words(of: line).compactMap { word -> Gloss? in
      let columns = left + word.columns.lowerBound..<left + word.columns.upperBound
      let text = scalars[word.range].map(\.scalar)
      guard columns.upperBound > gutter, columns.lowerBound < canvas.columns,
        text.contains(where: { !$0.isASCII })
      else { return nil }
      let latin = analysis.memory[GlossedText(text, in: languages.at(word.range.lowerBound))]
      return Gloss(latin: PrintableText.of(latin), columns: columns)
    }
    if let whole = starts(glosses, in: gutter..<canvas.columns) {
      for (start, gloss) in zip(whole, glosses) {
        canvas.write(verbatim: gloss.latin, row: row, column: start, .quiet)
      }
      return
    }
    var end = gutter
    for (index, gloss) in glosses.enumerated() {
      let next = index + 1 < glosses.count ? glosses[index + 1].columns.lowerBound : canvas.columns
      let start = max(end, min(gloss.columns.lowerBound, next - 1 - gloss.latin.count))
      let space = max(gloss.columns.count, next - start - 1)
      end =
        canvas.write(
          verbatim: gloss.latin.clipped(to: max(0, space)), row: row, column: start, .quiet) + 1
    }
  }

  /// A word in Latin letters, and the columns of the screen where the word stands.
  private struct Gloss {
    var latin: String
    var columns: Range<Int>
  }

  /// The columns where the glosses begin so that each is whole: below its word, or as near as its
  /// neighbours allow. Nil where the row has no room for all. O(*n*).
  private static func starts(_ glosses: [Gloss], in columns: Range<Int>) -> [Int]? {
    var starts: [Int] = []
    var end = columns.lowerBound
    for gloss in glosses {
      let start = max(end, gloss.columns.lowerBound)
      starts.append(start)
      end = start + gloss.latin.count + 1
    }
    // What would reach beyond the row's end moves back, and pushes those before it back too.
    var limit = columns.upperBound
    for index in glosses.indices.reversed() {
      starts[index] = min(starts[index], limit - 1 - glosses[index].latin.count)
      limit = starts[index]
    }
    return limit < columns.lowerBound ? nil : starts
  }

  /// The stretches of cells without a blank, left to right, each of one level.
  private static func words(of line: VisualLine) -> [(range: Range<Int>, columns: Range<Int>)] {
    var words: [(range: Range<Int>, columns: Range<Int>)] = []
    var isOpen = false
    var level = 0
    for cell in line.cells {
      let isWord = cell.isVisible && cell.kind == .text && cell.base != " "
      guard isWord else {
        isOpen = isOpen && !cell.isVisible
        continue
      }
      if isOpen, level == Int(cell.level.rawValue), let last = words.last {
        words[words.count - 1] = (
          min(
            last.range.lowerBound, cell.range.lowerBound)..<max(
              last.range.upperBound, cell.range.upperBound),
          last.columns.lowerBound..<cell.columns.upperBound
        )
      } else {
        words.append((cell.range, cell.columns))
      }
      isOpen = true
      level = Int(cell.level.rawValue)
    }
    return words
  }
}
