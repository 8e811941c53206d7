package import BidiAlgorithm
package import ExplorerCore
package import Languages
internal import Screen
package import UnicodeData
internal import Wording

/// The forms of a text with values, one below the other, all in one direction, each behind its
/// label.
package struct PreviewForms {
  /// One of them.
  package struct Form {
    package let label: PreviewLabel
    /// How the label looks.
    package let role: Role
    package let text: String
    /// The scalars that are marked.
    package let values: RangeSet<Int>
    /// Those that are shown where not all of it has a place; nil for the marked ones, none for the
    /// beginning.
    package var sought: RangeSet<Int>?

    /// The columns of the longest piece of a value that has no blank inside. O(*n*).
    fileprivate func widestPiece(_ clusters: ClusterMetrics) -> Int {
      let scalars = Array(text.unicodeScalars)
      let pieces = values.ranges.flatMap { range in
        scalars[range.clamped(to: scalars.indices)].split { $0 == " " }
      }
      let longest = pieces.max { $0.count < $1.count } ?? []
      return BidiRow(
        String(String.UnicodeScalarView(longest)), direction: .auto, showsControls: false
      ).width(clusters)
    }
  }

  /// Where the labels stand.
  package enum Labels {
    /// Before the forms, over so many columns with the blank behind them.
    case beside(columns: Int)
    /// On a row of their own above each form.
    case above
  }

  /// In fewer columns a label and some words behind it are hard to read.
  package static let fewestColumns = 36

  private let forms: [Form]
  private let direction: TextDirection

  /// Forms in a direction.
  package init(_ forms: [Form], in direction: TextDirection) {
    (self.forms, self.direction) = (forms, direction)
  }

  /// Whether nothing is amiss in any of them.
  private var isWhole: Bool { forms.allSatisfy { $0.role != .warning } }

  /// The order in which forms of several directions stand, by their numbers: where not all have a
  /// row, those come first in whose direction the text stands, which is how it will look, and then
  /// those with something amiss, for which one looks at them.
  ///
  /// - Parameters:
  ///   - all: the forms.
  ///   - rows: how many rows there are.
  ///   - direction: the direction in which the text stands; nil where it may be any.
  /// - Returns: the numbers of all forms.
  package static func order(
    of all: [PreviewForms], rows: Int, in direction: TextDirection?
  ) -> [Int] {
    guard rows < all.reduce(0, { $0 + $1.forms.count }) else { return Array(all.indices) }
    let own = all.indices.filter { all[$0].direction == direction }
    let others = all.indices.filter { all[$0].direction != direction }
    return own + others.filter { !all[$0].isWhole } + others.filter { all[$0].isWhole }
  }

  /// What forms one below the other ask for in a number of columns. They are laid out once, however
  /// many rows they share then.
  package struct RowWishes {
    private let all: [PreviewForms]
    private let columns: Int
    private let words: Catalogue
    private let clusters: ClusterMetrics
    private let usual: Labels
    /// The rows of each form of each where there are enough.
    package let rows: [[Int]]

    /// Those of some forms. O(*n*).
    ///
    /// - Parameters:
    ///   - all: the forms.
    ///   - columns: how many columns there are, with those of the labels.
    ///   - growing: which of them, by their numbers, may have more rows than one for each form; all
    ///     where nothing is said.
    ///   - words: the words of the screen.
    ///   - clusters: how wide clusters are.
    package init(
      _ all: [PreviewForms], columns: Int, growing: (Int) -> Bool = { _ in true },
      _ words: Catalogue, _ clusters: ClusterMetrics
    ) {
      (self.all, self.columns, self.words, self.clusters) = (all, columns, words, clusters)
      let usual = PreviewForms.labels(of: all, columns: columns, words, clusters)
      self.usual = usual
      rows = all.enumerated().map { number, forms in
        growing(number)
          ? forms.rowCounts(columns: columns, labels: usual, words, clusters)
          : forms.forms.map { _ in 1 }
      }
    }

    /// The rows of each form of each where all of them share so many. Each form has one, even where
    /// these are fewer.
    package func heights(sharing space: Int) -> [[Int]] {
      var rest = sharedRows(space, among: rows.flatMap { $0 })[...]
      return rows.map { wish -> [Int] in
        defer { rest = rest.dropFirst(wish.count) }
        return Array(rest.prefix(wish.count))
      }
    }

    /// Where the labels of all of them stand at these heights. O(*n*).
    package func labels(at heights: [[Int]]) -> Labels {
      let isLow = heights.joined().allSatisfy { $0 == 1 }
      return isLow
        ? PreviewForms.labels(of: all, columns: columns, isLow: true, words, clusters) : usual
    }
  }

  /// Where the labels of forms that stand one below the other leave so many columns that no number
  /// has to be divided: before the forms, where any label fits, else where theirs fit; else above
  /// them. Before forms of one row each any label has its place where none of them is cut for that,
  /// else theirs have. O(*n*).
  package static func labels(
    of all: [PreviewForms], columns: Int, isLow: Bool = false, _ words: Catalogue,
    _ clusters: ClusterMetrics
  ) -> Labels {
    let forms = all.flatMap(\.forms)
    let usual = PreviewLabel.columns(words)
    let own = 1 + (forms.map { words.onScreen($0.label.words).columns }.max() ?? 0)
    if isLow {
      let isCut = all.contains { forms in
        forms.forms.contains {
          let row = BidiRow($0.text, direction: .explicit(forms.direction), showsControls: false)
          return row.width(clusters) > columns - usual
        }
      }
      return .beside(columns: isCut ? own : usual)
    }
    // A form that is cut has a sign of its own column.
    let needed = 1 + (forms.map { $0.widestPiece(clusters) }.max() ?? 0)
    if let fitting = [usual, own].first(where: { needed <= columns - $0 }) {
      return .beside(columns: fitting)
    }
    return needed <= columns ? .above : .beside(columns: usual)
  }

  /// How many rows each form takes in a number of columns, with labels that stand where those of
  /// all forms do. O(*n*).
  package func rowCounts(
    columns: Int, labels: Labels, _ words: Catalogue, _ clusters: ClusterMetrics
  ) -> [Int] {
    func counts(_ space: Int) -> [Int] {
      forms.map {
        BidiRow($0.text, direction: .explicit(direction), showsControls: false)
          .rowCount(columns: space, marking: $0.values, clusters)
      }
    }
    switch labels {
    case .beside(let width): return counts(columns - width)
    case .above: return counts(columns).map { $0 + 1 }
    }
  }

  /// Draws the forms, each over its number of rows. A form of one row has its label beside it. The
  /// last column stays free where that takes no row more, and beside a frame where the form is cut
  /// in any case.
  package func draw(
    row: Int, heights: [Int], columns: Range<Int>, labels: Labels, into canvas: inout Canvas
  ) {
    guard !columns.isEmpty else { return }
    let usual = PreviewLabel.columns(canvas.words)
    var row = row
    for (form, height) in zip(forms, heights) where row < canvas.rows {
      var (first, width) = (row, usual)
      switch labels {
      case .beside(let columns): width = columns
      case .above where height > 1:
        first += 1
        width = 0
      case .above: break
      }
      canvas.write(
        form.label.words, row: row, column: columns.lowerBound,
        width: (width == 0 ? columns.count : width) - 1, form.role)
      let start = min(columns.lowerBound + width, columns.upperBound)
      let line = BidiRow(form.text, direction: .explicit(direction), showsControls: false)
      let rows = first..<row + height
      let narrow = columns.upperBound - 1 - start
      func fits(_ columns: Int) -> Bool {
        line.rowCount(columns: columns, marking: form.values, canvas.clusters) <= rows.count
      }
      let isRoomy =
        narrow > 0 && (fits(narrow) || canvas.endsAtFrame && !fits(narrow + 1))
      line.draw(
        rows: rows, columns: start..<(isRoomy ? start + narrow : columns.upperBound),
        marking: form.values, seeking: form.sought, into: &canvas)
      row += height
    }
  }
}
