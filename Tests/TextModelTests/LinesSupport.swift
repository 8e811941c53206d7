import BidiAlgorithm
import TestSupport
import TextModel
import UnicodeData

extension TextLayout {
  /// The document's first line.
  var firstLine: LinePosition { LinePosition(paragraph: ParagraphIndex(0), line: 0) }

  /// The end of the visual order at a side: where Left or Right has nowhere more to go.
  func visualEnd(_ side: HorizontalSide) -> TextPosition {
    let isLast = (flow == .leftToRight) == (side == .right)
    let number = ParagraphIndex(isLast ? document.paragraphCount - 1 : 0)
    let isLastLine = (direction(of: number) == .leftToRight) == (side == .right)
    let line = isLastLine ? paragraph(number).lineCount - 1 : 0
    return lineEdge(LinePosition(paragraph: number, line: line), side)
  }
}

/// Where a caret is seen: a line, and a column from the left end of the lines' width. A screen
/// shows at its margin what hangs over it.
struct SeenPlace: Hashable {
  var line: LinePosition
  var column: Int

  init(_ layout: TextLayout, _ line: LinePosition, column: Int) {
    self.line = line
    let shown = column + layout.indent(of: line)
    self.column = layout.settings.width.map { min(max(shown, 0), $0) } ?? shown
  }

  init(_ layout: TextLayout, _ position: TextPosition) {
    let place = layout.place(of: position)
    self.init(layout, place.line, column: place.column.rawValue)
  }
}

/// Texts and layouts for the tests of lines, caret and selection.
enum Visual {
  /// The layout of a pseudo text; `\n` separates paragraphs.
  static func layout(
    _ pseudo: String, _ direction: BaseDirection = .auto, width: Int? = nil,
    invisibles: LayoutSettings.Invisibles = .hidden
  ) -> TextLayout {
    layout(text: PseudoText.decode(pseudo), direction, width: width, invisibles: invisibles)
  }

  static func layout(
    text: String, _ direction: BaseDirection = .auto, width: Int? = nil,
    invisibles: LayoutSettings.Invisibles = .hidden
  ) -> TextLayout {
    TextLayout(
      Document(text: text), settings: LayoutSettings(width: width, invisibles: invisibles),
      directions: DirectionDecider(direction))
  }

  /// All lines of a layout.
  static func lines(_ layout: TextLayout) -> [LinePosition] {
    layout.lines(from: layout.firstLine, count: Int.max)
  }

  /// What a line shows, left to right.
  static func display(_ line: VisualLine) -> String {
    var shown = String.UnicodeScalarView()
    for cell in line.cells where cell.isVisible {
      switch cell.kind {
      case .text:
        shown.append(cell.base)
        shown.append(contentsOf: cell.marks)
      case .label(let label): shown.append(contentsOf: "<\(label)>".unicodeScalars)
      case .tab: shown.append("\t")
      case .invisible: break
      }
    }
    return String(shown)
  }

  /// What all lines of a text show, in the pseudo alphabet.
  static func displays(_ layout: TextLayout) -> [String] {
    lines(layout).map { PseudoText.encode(display(layout.line($0))) }
  }

  static let pieces: [String] = [
    "a", "b", "c", "d", "e", "f", "A", "B", "C", "D", "E", "F", " ", " ", " ", "  ", "1", "2", "3",
    "-",
    ",", ".", "(", ")", "[", "]", "<", "{U+0661}", "{U+0634}", "{U+0627}", "%", "$", "\t",
    "{LRM}", "{RLM}", "{ALM}", "{LRI}", "{RLI}", "{FSI}", "{PDI}", "{LRE}", "{RLE}", "{LRO}",
    "{RLO}",
    "{PDF}", "{ZWNJ}", "{ZWJ}", "{NBSP}", "{LS}", "{U+0301}", "{U+05B8}", "{U+0651}", "{U+4E2D}",
    "{U+6587}", "{U+1F600}", "{U+1F468}{ZWJ}{U+1F469}", "{U+1F1E9}", "{U+0600}", "{U+200B}",
    "{U+00AD}",
    "{U+0007}", "{U+0E01}{U+0E32}{U+0E23}", "{U+1100}{U+1161}", "{U+0903}", "'",
  ]

  /// A random text in the pseudo alphabet, weighted towards what is hard.
  static func randomText(
    _ generator: inout SeededGenerator, upTo length: Int, paragraphs: Bool = true
  ) -> String {
    var text = ""
    let calm = Int.random(in: 0..<3, using: &generator) == 0
    for _ in 0..<Int.random(in: 0...length, using: &generator) {
      let choice = Int.random(in: 0..<40, using: &generator)
      if paragraphs, choice == 0 {
        text += "\n"
      } else if paragraphs, choice == 1, !calm {
        text += ["\r\n", "{PS}", "\n\n"].randomElement(using: &generator)!
      } else {
        text += pieces[Int.random(in: 0..<(calm ? 18 : pieces.count), using: &generator)]
      }
    }
    return text
  }

  /// A text of words of two alphabets with one to three spaces between them, so wide that spaces
  /// hang over the end of some of its lines.
  static func hangingLayout(_ generator: inout SeededGenerator) -> TextLayout {
    var text = ""
    for _ in 0..<Int.random(in: 2...9, using: &generator) {
      let letters = Bool.random(using: &generator) ? "abcdef" : "ABCDEF"
      text += letters.prefix(Int.random(in: 1...6, using: &generator))
      text += String(repeating: " ", count: [1, 1, 1, 2, 3].randomElement(using: &generator)!)
      if Int.random(in: 0..<8, using: &generator) == 0 { text += "\n" }
    }
    let directions: [BaseDirection] = [.auto, .explicit(.leftToRight), .explicit(.rightToLeft)]
    return layout(
      text, directions.randomElement(using: &generator)!,
      width: Int.random(in: 2...12, using: &generator))
  }

  /// A random layout of a random text.
  static func randomLayout(
    _ generator: inout SeededGenerator, upTo length: Int
  ) -> TextLayout {
    let text = randomText(&generator, upTo: length)
    let directions: [BaseDirection] = [
      .auto, .auto, .explicit(.leftToRight), .explicit(.rightToLeft),
    ]
    let widths: [Int?] = [nil, 1, 2, 3, 5, 8, 12]
    return layout(
      text, directions.randomElement(using: &generator)!,
      width: widths.randomElement(using: &generator)!,
      invisibles: Bool.random(using: &generator) ? .hidden : .labelled)
  }

  /// How a failed random case is repeated.
  static func describe(_ layout: TextLayout) -> String {
    "\(PseudoText.encode(layout.document.text).debugDescription) \(layout.directions) "
      + "width \(layout.settings.width.map(String.init) ?? "-") \(layout.settings.invisibles)"
  }
}
