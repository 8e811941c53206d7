internal import BidiAlgorithm
internal import ExplorerCore
internal import TextModel
internal import UnicodeData

/// The cells of a line from left to right, in pieces that can be put into another order.
struct ArrangedLine: Hashable, Sendable {
  /// What takes one place.
  struct Cell: Hashable, Sendable {
    /// What is stored, without what cannot be seen.
    let scalars: [Unicode.Scalar]
    /// What is drawn now, mirrored where the level is odd: it stays so wherever it is moved.
    let base: Unicode.Scalar
    let marks: [Unicode.Scalar]
    let width: Int
    let level: Int
  }

  /// A piece: a word, or one sign.
  private(set) var pieces: [[Cell]]
  /// The pieces that are marked.
  var mark: Range<Int>

  /// A paragraph in one row, whatever ends lines in it; nil where nothing is to be seen. O(*n*).
  init?(
    _ content: ParagraphContent, _ direction: BaseDirection, letters: LetterStyle,
    clusters: ClusterMetrics
  ) {
    let layout = ParagraphLayout(
      content, direction: direction,
      settings: .onScreen(.hidden, width: nil, clusters), languages: .root,
      waiting: .forEverything)
    var pieces: [[Cell]] = []
    for number in 0..<layout.lineCount {
      let line = layout.line(number)
      let shapes = LetterShapes(line.cells, scalars: content.scalars, style: letters)
      var lastWord: Int?
      for cell in line.cells where cell.isVisible && cell.range.lowerBound < line.contentEnd {
        let scalars = cell.range.map { content.scalars[$0].scalar }
          .filter { !ScalarFacts.isInvisible($0) }
        guard let first = scalars.first else { continue }
        var (base, width) = (Sign.control, 1)
        if case .text = cell.kind { (base, width) = (shapes.base(of: cell), max(1, cell.width)) }
        let own = Cell(
          scalars: scalars, base: base, marks: cell.marks, width: width,
          level: Int(cell.level.rawValue))
        let bidiClass = BidiProperties.bidiClass(of: first)
        let isWord = bidiClass.isStrong || bidiClass == .en || bidiClass == .an
        if isWord, lastWord == own.level {
          pieces[pieces.count - 1].append(own)
        } else {
          pieces.append([own])
        }
        lastWord = isWord ? own.level : nil
      }
    }
    guard !pieces.isEmpty else { return nil }
    (self.pieces, mark) = (pieces, 0..<1)
  }

  /// What is to be seen, from left to right, as it is stored.
  var scalars: [Unicode.Scalar] { pieces.joined().flatMap(\.scalars) }

  /// The piece at a column.
  func piece(at column: Int) -> Int? {
    var end = 0
    return pieces.firstIndex {
      end += $0.reduce(0) { $0 + $1.width }
      return column < end
    }
  }

  /// The columns of the marked pieces.
  var markedColumns: Range<Int> {
    func width(_ pieces: ArraySlice<[Cell]>) -> Int { pieces.joined().reduce(0) { $0 + $1.width } }
    let start = width(pieces[..<mark.lowerBound])
    return start..<start + width(pieces[mark])
  }

  /// Marks the pieces so many places to the right.
  mutating func go(by step: Int) {
    let start = min(max(0, mark.lowerBound + step), pieces.count - 1)
    mark = start..<start + 1
  }

  /// Marks so many pieces more, to the right.
  mutating func widen(by step: Int) {
    mark = mark.lowerBound..<min(max(mark.lowerBound + 1, mark.upperBound + step), pieces.count)
  }

  /// Moves the marked pieces so many places to the right.
  mutating func move(by step: Int) {
    let moved = Array(pieces[mark])
    let start = min(max(0, mark.lowerBound + step), pieces.count - moved.count)
    pieces.removeSubrange(mark)
    pieces.insert(contentsOf: moved, at: start)
    mark = start..<start + moved.count
  }
}
