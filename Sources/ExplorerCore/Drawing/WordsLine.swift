package import BidiAlgorithm
internal import Languages
internal import Screen
internal import TextModel
package import UnicodeData
internal import Wording

/// Words on one line, in display order.
package struct WordsLine {
  /// A base with its marks at its column.
  package struct Drawn {
    package var base: Unicode.Scalar
    package var marks: [Unicode.Scalar] = []
    package var width: Int
    package var column: Int
  }

  /// The line that has to be resolved; nil where display order is storage order.
  private let line: VisualLine?
  private let scalars: StoredScalars
  private let plain: [Drawn]
  /// The words as they are stored.
  let text: String
  /// Its width in cells.
  package let width: Int
  package let isRightToLeft: Bool

  /// Words in the language of the screen; English ones run from left to right on every screen.
  ///
  /// Where columns count from the right end, the blanks before and after what runs from left to
  /// right change places.
  package init(_ words: ScreenWords, isMirrored: Bool) {
    let isResolved = Self.isToBeResolved(words.text)
    let text = isResolved || !isMirrored ? words.text : Self.withBlanksSwapped(words.text)
    let direction: TextDirection = words.isRightToLeft ? .rightToLeft : .leftToRight
    self.init(text, direction: .explicit(direction), isResolved: isResolved, ScreenWords.clusters)
  }

  /// The beginning in storage that fits, and a sign. Cut on the display, the end of a number or of
  /// a right-to-left word would look like all of it. O(*n*).
  func clipped(to space: Int) -> WordsLine {
    guard width > space else { return self }
    guard line != nil else {
      let fits = plain.prefix { $0.column + $0.width < space }
      let text = String(String.UnicodeScalarView(fits.map(\.base))) + String(Sign.more)
      return WordsLine(text, direction: .explicit(.leftToRight), isResolved: false, .safe)
    }
    let words = ScreenWords(text: text, isRightToLeft: isRightToLeft).clipped(to: space)
    return WordsLine(
      words.text, direction: .explicit(isRightToLeft ? .rightToLeft : .leftToRight),
      isResolved: true, ScreenWords.clusters)
  }

  static func withBlanksSwapped(_ text: String) -> String {
    let before = text.prefix { $0 == " " }
    guard before.count < text.count else { return text }
    let rest = text.dropFirst(before.count)
    let after: Int = rest.reversed().prefix { $0 == " " }.count
    return String(rest.suffix(after)) + String(rest.dropLast(after)) + String(before)
  }

  /// A text of one line in a direction, with labels for what has no picture.
  package init(_ text: String, direction: BaseDirection, _ clusters: ClusterMetrics) {
    let text = PrintableText.drawn(text)
    self.init(
      text, direction: direction, isResolved: Self.isToBeResolved(text), clusters)
  }

  private init(
    _ text: String, direction: BaseDirection, isResolved: Bool, _ clusters: ClusterMetrics
  ) {
    self.text = text
    guard isResolved else {
      var at = 0
      plain = text.unicodeScalars.map { scalar in
        let width = Self.width(of: scalar)
        defer { at += width }
        return Drawn(base: scalar, width: width, column: at)
      }
      (width, line, scalars, isRightToLeft) = (at, nil, StoredScalars([]), false)
      return
    }
    let layout = ParagraphLayout(
      Document(text: text).content(of: ParagraphIndex(0)), direction: direction,
      settings: .onScreen(.hidden, width: nil, clusters), languages: .root,
      waiting: .forEverything)
    let own = layout.line(0)
    line = own
    scalars = layout.content.scalars
    plain = []
    width = own.width
    isRightToLeft = own.direction == .rightToLeft
  }

  /// How many cells a scalar of the program's own words takes.
  package static func width(of scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? 1 : max(1, ScalarFacts.cellWidth(of: scalar))
  }

  /// Whether a line has to be resolved, in a language of either direction: what of it is seen may
  /// stand in another order than it is stored in, or it has clusters of more than one scalar.
  /// O(*n*).
  static func isToBeResolved(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value >= 0x300 && (mayReorder($0) || continues($0)) }
  }

  /// Whether a scalar continues a cluster, or begins one that other scalars than marks continue.
  private static func continues(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.value {
    case 0x1100..<0x1200, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE33, 0xEB3: return true
    default: break
    }
    switch ScalarFacts.category(of: scalar) {
    case .mn, .me, .mc: return true
    // A joiner or a tag. Alone it has become a label already.
    case .cf: return !Catalogue.controls.contains(scalar)
    default: return false
    }
  }

  /// Whether a text may be seen in another order than it is stored in. O(*n*).
  static func reorders(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: mayReorder)
  }

  /// Whether a line with this scalar has to be resolved: a right-to-left letter, an Arabic number,
  /// or a control for the order alone, which has no cell.
  private static func mayReorder(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x590
      && (BidiProperties.turnsLines(scalar) || Catalogue.controls.contains(scalar))
  }

  /// The cells, left to right.
  package func cells(_ style: LetterStyle) -> [Drawn] {
    guard let line else { return plain }
    let shapes = LetterShapes(line.cells, scalars: scalars, style: style)
    return line.cells.filter(\.isVisible).flatMap { cell -> [Drawn] in
      switch cell.kind {
      case .text:
        return [
          Drawn(
            base: shapes.base(of: cell), marks: cell.marks, width: cell.width, column: cell.column)
        ]
      case .label(let label):
        return label.unicodeScalars.enumerated().map {
          Drawn(base: $0.element, width: 1, column: cell.column + $0.offset)
        }
      case .tab, .invisible: return []
      }
    }
  }
}
