package import BidiAlgorithm
internal import Screen
internal import TextModel
package import UnicodeData

/// A text of one paragraph in display order, in one row or over several: in a list, a preview.
package struct BidiRow {
  private let text: String
  private let direction: BaseDirection
  private let showsControls: Bool

  /// A text up to its first paragraph separator. Where controls are shown, they have labels.
  package init(_ text: String, direction: BaseDirection, showsControls: Bool) {
    (self.text, self.direction, self.showsControls) = (text, direction, showsControls)
  }

  func layout(_ clusters: ClusterMetrics, width: Int?) -> ParagraphLayout {
    ParagraphLayout(
      Document(text: text).content(of: ParagraphIndex(0)), direction: direction,
      settings: .onScreen(showsControls ? .labelled : .hidden, width: width, clusters),
      languages: .root, waiting: .forEverything)
  }

  /// How many columns it takes. O(*n*).
  package func width(_ clusters: ClusterMetrics) -> Int {
    layout(clusters, width: nil).line(0).width
  }

  /// How many rows it takes in so many columns, each run of the marked scalars on one row where it
  /// fits. O(*n*).
  package func rowCount(
    columns: Int, marking marked: RangeSet<Int> = RangeSet(), _ clusters: ClusterMetrics
  ) -> Int {
    broken(clusters, width: max(1, columns), marked).layout.lineCount
  }

  /// A text in lines.
  private struct Broken {
    let layout: ParagraphLayout
    /// The marked scalars there.
    let marked: RangeSet<Int>
    /// Before which scalars of the text a zero width space was put in, in order.
    var spaces: [Int] = []

    /// Where a scalar of the text is there.
    func place(of position: Int) -> Int { position + spaces.count { $0 <= position } }
  }

  /// The text in lines of a width, and where its marked scalars are there.
  ///
  /// A word that is longer than a line is divided where the line ends. Of one with marked scalars
  /// in it these would be divided, or what touches them: then a line may end at both ends of what
  /// is marked too. A zero width space there allows that and changes no order.
  private func broken(
    _ clusters: ClusterMetrics, width: Int, _ marked: RangeSet<Int>
  ) -> Broken {
    let plain = layout(clusters, width: width)
    guard !showsControls, Self.divides(plain, marked) else {
      return Broken(layout: plain, marked: marked)
    }
    let spaced = spaced(marked)
    return Broken(
      layout: spaced.row.layout(clusters, width: width), marked: spaced.marked,
      spaces: marked.ranges.flatMap { [$0.lowerBound, $0.upperBound] })
  }

  /// Whether a line of a layout ends inside marked scalars or inside a word that touches them, but
  /// not behind a blank.
  private static func divides(_ layout: ParagraphLayout, _ marked: RangeSet<Int>) -> Bool {
    guard !marked.isEmpty else { return false }
    func isBlank(_ position: Int) -> Bool {
      BidiProperties.bidiClass(of: layout.content.scalars[position].scalar) == .ws
    }
    return (0..<layout.lineCount).dropFirst().contains { line in
      let start = layout.range(ofLine: line).lowerBound
      guard start > 0, !isBlank(start - 1) else { return false }
      return marked.ranges.contains { range in
        if start < range.lowerBound { return !(start..<range.lowerBound).contains(where: isBlank) }
        if start > range.upperBound { return !(range.upperBound..<start).contains(where: isBlank) }
        return start > range.lowerBound && start < range.upperBound
      }
    }
  }

  /// The text with a zero width space at both ends of each run of marked scalars.
  private func spaced(_ marked: RangeSet<Int>) -> (row: BidiRow, marked: RangeSet<Int>) {
    let source = Array(text.unicodeScalars)
    var scalars = String.UnicodeScalarView()
    var moved = RangeSet<Int>()
    var (position, spaces) = (0, 0)
    for range in marked.ranges {
      let range = range.clamped(to: position..<source.count)
      scalars.append(contentsOf: source[position..<range.lowerBound])
      scalars.append(Self.zeroWidthSpace)
      scalars.append(contentsOf: source[range])
      scalars.append(Self.zeroWidthSpace)
      spaces += 1
      moved.insert(contentsOf: range.lowerBound + spaces..<range.upperBound + spaces)
      spaces += 1
      position = range.upperBound
    }
    scalars.append(contentsOf: source[position...])
    return (BidiRow(String(scalars), direction: direction, showsControls: showsControls), moved)
  }

  private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

  /// Draws it over several rows. Where they are too few, those around what is sought are shown, the
  /// marked scalars where nothing else is, with a sign where others are left out.
  package func draw(
    rows: Range<Int>, columns: Range<Int>, marking marked: RangeSet<Int>,
    seeking sought: RangeSet<Int>? = nil, into canvas: inout Canvas
  ) {
    guard rows.count > 1, columns.count > 0 else {
      if let row = rows.first {
        draw(row: row, columns: columns, marking: marked, seeking: sought, into: &canvas)
      }
      return
    }
    let whole = broken(canvas.clusters, width: columns.count, marked)
    let isCut = whole.layout.lineCount > rows.count
    // The sign has a column of its own: in place of a digit it would leave another number.
    let text =
      isCut ? broken(canvas.clusters, width: max(1, columns.count - 1), marked) : whole
    let (layout, marks) = (text.layout, text.marked)
    let count = layout.lineCount
    let place = (sought ?? marked).ranges.first.map { text.place(of: $0.lowerBound) } ?? 0
    let chosen = layout.line(of: min(place, max(0, layout.count - 1)), .downstream)
    let shown = shownRange(of: count, in: rows.count, around: chosen)
    let lines = shown.map { LaidOutRow(line: layout.line($0), content: layout.content) }
    let widest = max(1, lines.map(\.line.width).max() ?? 1)
    let width = min(columns.count, isCut ? widest + 1 : widest)
    let used = columns.lowerBound..<columns.lowerBound + width
    for (index, line) in lines.enumerated() {
      let isContinued = index == 0 && shown.lowerBound > 0
      canvas.drawLeftToRight(columns: used) {
        line.draw(
          row: rows.lowerBound + index, alignedIn: width, after: isContinued ? 1 : 0,
          marking: marks, into: &$0)
      }
    }
    // Reading begins at one end, left or right, and goes to the other. Where it stops, the sign
    // follows the last word: at the end of a longer row above it would belong to nothing.
    let isRightToLeft = lines.first?.line.direction == .rightToLeft
    let read = min(width - 1, lines.last?.columnsOfWords ?? 0)
    let (start, end) = isRightToLeft ? (width - 1, width - 1 - read) : (0, read)
    let (first, last) = (rows.lowerBound, rows.lowerBound + shown.count - 1)
    canvas.drawLeftToRight(columns: used) {
      let more = $0.theme[.quiet]
      if shown.lowerBound > 0 { $0.put(Sign.more, row: first, column: start, style: more) }
      if shown.upperBound < count { $0.put(Sign.more, row: last, column: end, style: more) }
    }
  }

  /// Draws it into columns of a row; where it does not fit, its beginning is shown, or the part
  /// around what is sought. What is sought at several places that are too far from each other is
  /// shown at each, with a sign for what is left out between them.
  ///
  /// Of a text with line ends the line of what is sought is shown. It is cut where it is read to,
  /// in storage: what the display has at an edge may be the middle of the reading. No word or
  /// number that stands at a higher level than the paragraph is divided: its end is not where the
  /// sign is.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - columns: where it may stand.
  ///   - marked: scalars that are marked.
  ///   - sought: scalars that are shown wherever they are; nil for those that are marked, none for
  ///     the beginning.
  ///   - role: how it looks; nil for the colours of its levels.
  ///   - canvas: what is drawn on.
  package func draw(
    row: Int, columns: Range<Int>, marking marked: RangeSet<Int> = RangeSet(),
    seeking sought: RangeSet<Int>? = nil, role: Role? = nil, into canvas: inout Canvas
  ) {
    guard columns.count > 0 else { return }
    let layout = layout(canvas.clusters, width: nil)
    draw(
      layout, row: row, columns: columns, marking: marked, seeking: sought, role: role,
      into: &canvas)
  }

  /// The same where it is laid out already, whatever its width. There is a column for it.
  func draw(
    _ layout: ParagraphLayout, row: Int, columns: Range<Int>, marking marked: RangeSet<Int>,
    seeking sought: RangeSet<Int>?, role: Role? = nil, into canvas: inout Canvas
  ) {
    let line = LaidOutRow(layout, seeking: sought ?? marked)
    // On a mirrored screen a short text stands at the right end of its columns.
    let shown =
      columns
      .lowerBound..<min(
        columns.upperBound, columns.lowerBound + max(1, line.line.width))
    canvas.drawLeftToRight(columns: shown) {
      line.draw(
        row: row, marking: marked, seeking: sought ?? marked, role: role, into: &$0)
    }
  }

  /// Whether all of what is sought is seen where it is drawn into so many columns of a row. Of a
  /// text with line ends that is asked of the line that is shown. O(*n* log *n*).
  package func shows(
    _ sought: RangeSet<Int>, columns: Int, _ clusters: ClusterMetrics
  ) -> Bool {
    LaidOutRow(layout(clusters, width: nil), seeking: sought).shows(sought, columns: columns)
  }
}
