internal import Algorithms
internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording
internal import WritingDirection

/// The words of a paragraph as a strategy counts them.
struct CountedWords: RepeatedQuestion {
  /// The longest paragraph, in scalars, whose words are marked.
  static let longest = 20_000
  static let mostKept = 512

  let content: ParagraphContent
  let strategy: DirectionStrategy

  /// The words; nil where it is too long. O(*n*).
  func answer(_ memory: Memory) -> [DirectionWord]? {
    guard content.scalars.count <= Self.longest else { return nil }
    return strategy.words(content.scalars.dropLast(content.separatorCount).map(\.scalar))
  }
}

/// Below a line of the text: each word's letter where the word begins, and a line to its end.
enum WordRow: TextContribution {
  static func rowsBelow(_ app: AppState) -> Int { app.lab.showsWords ? 1 : 0 }

  static func drawBelow(
    _ position: LinePosition, _ line: VisualLine, row: Int, gutter: Int, left: Int,
    _ app: AppState, _ analysis: Analysis, into canvas: inout Canvas
  ) {
    let content = analysis.layout.paragraph(position.paragraph).content
    let question = CountedWords(content: content, strategy: app.countingStrategy)
    guard let words = analysis.memory[question] else {
      canvas.write("too long to mark its words", row: row, column: gutter, .quiet)
      return
    }
    for cell in line.cells where cell.isVisible {
      let index = words.partitioningIndex { $0.range.upperBound > cell.range.lowerBound }
      guard index < words.count, words[index].range.contains(cell.range.lowerBound),
        left + cell.column >= gutter
      else { continue }
      let word = words[index]
      let isFirst = cell.range.lowerBound == max(word.range.lowerBound, line.range.lowerBound)
      let style = canvas.theme[role(of: word.weight)]
      for column in 0..<cell.width {
        // A right-to-left cell begins at its right edge.
        let isEdge = column == (cell.level.isRightToLeft ? cell.width - 1 : 0)
        let sign = isFirst && isEdge ? word.weight.rawValue.unicodeScalars.first : nil
        canvas.put(
          sign ?? Sign.wordLine, row: row, column: left + cell.column + column, style: style)
      }
    }
  }

  private static func role(of weight: DirectionWord.Weight) -> Role {
    switch weight {
    case .rightToLeft: .level(1)
    case .leftToRight: .level(0)
    case .weak: .quiet
    case .ignored: .border
    }
  }
}
