import UnicodeData

/// A terminal of the tests' own, which gives clusters as many columns as it is told to: what real
/// terminals disagree about. It keeps cells, and answers the program's questions.
struct CountingTerminal {
  /// How columns are counted.
  enum Way: CaseIterable {
    /// Each scalar by itself: a spacing mark takes a column, a joiner or a selector none.
    case byScalar
    /// As ``byScalar``, and no mark takes a column, a spacing one neither; nor does sara am.
    case marksTakeNothing
    /// A grapheme cluster is as wide as Unicode's tables make it (mode 2027), one with consonants
    /// that a virama joins as its first.
    case byCluster
    /// Whatever is no old nonspacing mark takes a column: joiners, selectors, tags and marks that
    /// came after Unicode 5.0 too.
    case everythingCounts
  }

  /// One cell: what was written there, or the rest of what stands to its left.
  private struct Cell {
    var scalars: [Unicode.Scalar] = []
    var isRest = false
  }

  let way: Way
  /// Whether it says where the cursor stands.
  let saysPlaces: Bool
  /// Whether a frame has begun and not ended (mode 2026).
  private(set) var isInFrame = false
  /// What it was told and does not know.
  private(set) var unknown: [String] = []

  private let rowCount: Int
  private let columnCount: Int
  private var cells: [[Cell]]
  private var (row, column) = (0, 0)
  private var saved = (row: 0, column: 0)
  /// Where the last scalar went, while the next one may continue its cluster.
  private var last: (row: Int, column: Int)?
  private var inserts = false
  private var undecoded: [UInt8] = []
  private var sequence: [Unicode.Scalar] = []
  private var replies: [UInt8] = []

  init(_ way: Way, saysPlaces: Bool, rows: Int, columns: Int) {
    (self.way, self.saysPlaces) = (way, saysPlaces)
    (rowCount, columnCount) = (rows, columns)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  // MARK: What is seen

  /// The scalars of a row's cells, cell by cell; blanks are empty.
  func row(_ row: Int) -> [[Unicode.Scalar]] {
    cells[row].map { $0.scalars == [" "] ? [] : $0.scalars }
  }

  /// A row's cells, one character each.
  func text(_ row: Int) -> String {
    String(cells[row].map { $0.scalars.first.map(Character.init) ?? " " })
  }

  /// What it answers, once.
  mutating func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  // MARK: What comes

  /// Takes bytes that the program wrote, cut anywhere.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    undecoded += bytes
    var decoder = Unicode.UTF8()
    var iterator = undecoded.makeIterator()
    var taken = 0
    decoding: while taken < undecoded.count {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        taken += UTF8.width(scalar)
        take(scalar)
      case .emptyInput: break decoding
      case .error:
        // The rest of it has not come yet.
        if undecoded.count - taken < 4 { break decoding }
        unknown.append("bytes that are no UTF-8")
        taken = undecoded.count
      }
    }
    undecoded.removeFirst(taken)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if !sequence.isEmpty {
      sequence.append(scalar)
      if Self.isWhole(sequence) {
        obey(sequence)
        sequence = []
      }
      return
    }
    switch scalar {
    case "\u{1B}": sequence = [scalar]
    case "\r": move(row, 0)
    case "\n": move(row + 1, column)
    case "\u{8}": move(row, column - 1)
    case "\t": move(row, (column / 8 + 1) * 8)
    case "\u{7}", "\u{E}", "\u{F}": break
    case ..<" ": unknown.append("control \(scalar.value)")
    default: write(scalar)
    }
  }

  private static func isWhole(_ sequence: [Unicode.Scalar]) -> Bool {
    guard sequence.count > 1 else { return false }
    let last = sequence[sequence.count - 1]
    switch sequence[1] {
    case "[": return sequence.count > 2 && ("@"..."~").contains(last)
    case "]", "P", "_": return last == "\u{7}" || sequence.suffix(2) == ["\u{1B}", "\\"]
    case "(", ")", "#", " ": return sequence.count > 2
    default: return true
    }
  }

  private mutating func move(_ toRow: Int, _ toColumn: Int) {
    row = min(max(0, toRow), rowCount - 1)
    column = min(max(0, toColumn), columnCount - 1)
    last = nil
  }

  // MARK: Columns

  private mutating func write(_ scalar: Unicode.Scalar) {
    if let last, continues(scalar, at: last) { return }
    let width = width(of: scalar)
    if width == 0 {
      // It stands on what is to its left.
      var left = last?.column ?? column - 1
      while left > 0, cells[row][left].isRest { left -= 1 }
      if left >= 0 { cells[row][left].scalars.append(scalar) }
      return
    }
    if column + width > columnCount { move(row, columnCount - width) }
    if inserts { insert(width) }
    put([scalar], width)
  }

  /// Whether a scalar continues the cluster written before it, in a terminal that counts these.
  private mutating func continues(_ scalar: Unicode.Scalar, at last: (row: Int, column: Int))
    -> Bool
  {
    guard way == .byCluster else { return false }
    let before = cells[last.row][last.column].scalars
    let cluster = before + [scalar]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: cluster)
    guard String(text).count == 1, String(text) != "\r\n" else { return false }
    cells[last.row][last.column].scalars = cluster
    let (former, width) = (Self.width(ofCluster: before), Self.width(ofCluster: cluster))
    for more in former..<max(former, width) where last.column + more < columnCount {
      clear(last.row, last.column + more)
      cells[last.row][last.column + more].isRest = true
    }
    column = min(last.column + max(former, width), columnCount - 1)
    return true
  }

  private static func width(ofCluster cluster: [Unicode.Scalar]) -> Int {
    let joined = cluster.indices.dropFirst().first { index in
      cluster[index].properties.generalCategory == .otherLetter
        && cluster[index - 1].properties.canonicalCombiningClass == .virama
    }
    return ClusterDrawing.of(cluster[..<(joined ?? cluster.count)]).width
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    let isJamoRest = (0x1160...0x11FF).contains(scalar.value)
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      let kind = ClusterKind.ofNonspacingMark(scalar)
      let isNew = properties.isVariationSelector || kind == .laterMark || kind == .latestMark
      return way == .everythingCounts && isNew ? 1 : 0
    case .spacingMark: return way == .marksTakeNothing ? 0 : 1
    case .format: return way == .everythingCounts ? 1 : 0
    default: break
    }
    if isJamoRest { return way == .everythingCounts ? 2 : 0 }
    if way == .marksTakeNothing, scalar == "\u{E33}" || scalar == "\u{EB3}" { return 0 }
    if properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(scalar.value) { return 2 }
    return ScalarFacts.cellWidth(of: scalar)
  }

  private mutating func put(_ scalars: [Unicode.Scalar], _ width: Int) {
    for place in column..<column + width { clear(row, place) }
    cells[row][column].scalars = scalars
    for rest in column + 1..<max(column + 1, column + width) { cells[row][rest].isRest = true }
    last = (row, column)
    column = min(column + width, columnCount - 1)
  }

  /// Empties a cell; where it was part of something wide, all of that.
  private mutating func clear(_ row: Int, _ column: Int) {
    guard cells[row].indices.contains(column) else { return }
    var start = column
    while start > 0, cells[row][start].isRest { start -= 1 }
    var end = column + 1
    while end < columnCount, cells[row][end].isRest { end += 1 }
    if end - start > 1 { for place in start..<end { cells[row][place] = Cell() } }
    cells[row][column] = Cell()
  }

  private mutating func insert(_ count: Int) {
    cells[row].insert(contentsOf: Array(repeating: Cell(), count: count), at: column)
    cells[row].removeLast(count)
  }

  private mutating func remove(_ count: Int) {
    let count = min(count, columnCount - column)
    cells[row].removeSubrange(column..<column + count)
    cells[row].append(contentsOf: Array(repeating: Cell(), count: count))
  }

  private mutating func erase(_ places: Range<Int>, in row: Int) {
    for place in places { clear(row, place) }
  }

  // MARK: Sequences

  private mutating func obey(_ sequence: [Unicode.Scalar]) {
    switch sequence[1] {
    case "[": break
    case "]", "P", "_", "(", ")", "=", ">", "#", " ", "\\": return
    case "7":
      saved = (row, column)
      return
    case "8": return move(saved.row, saved.column)
    default: return unknown.append("ESC \(sequence[1])")
    }
    let body = sequence.dropFirst(2).dropLast()
    let parameters = String(String.UnicodeScalarView(body))
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch sequence[sequence.count - 1] {
    case "A": move(row - count, column)
    case "B": move(row + count, column)
    case "C": move(row, column + count)
    case "D": move(row, column - count)
    case "G": move(row, count - 1)
    case "d": move(count - 1, column)
    case "H": move(count - 1, numbers.count > 1 ? numbers[1] - 1 : 0)
    case "I": for _ in 0..<count { move(row, (column / 8 + 1) * 8) }
    case "Z": for _ in 0..<count { move(row, (column - 1) / 8 * 8) }
    case "J": eraseScreen(numbers.first ?? 0)
    case "K":
      switch numbers.first ?? 0 {
      case 0: erase(column..<columnCount, in: row)
      case 1: erase(0..<column + 1, in: row)
      default: erase(0..<columnCount, in: row)
      }
    case "X": erase(column..<min(columnCount, column + count), in: row)
    case "@": insert(min(count, columnCount - column))
    case "P": remove(count)
    case "b":
      guard let last else { return unknown.append("REP of nothing") }
      let repeated = cells[last.row][last.column].scalars
      for _ in 0..<count { put(repeated, 1) }
    case "h", "l": setMode(parameters, to: sequence[sequence.count - 1] == "h")
    case "n": if saysPlaces, parameters == "6" { reply("\u{1B}[\(row + 1);\(column + 1)R") }
    case "p" where parameters.hasSuffix("$"): answerMode(String(parameters.dropLast()))
    case "c" where parameters.isEmpty: reply("\u{1B}[?62c")
    case "c", "m", "q", "r", "t", "u": break
    default: unknown.append("CSI \(parameters)\(sequence[sequence.count - 1])")
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    let rows = part == 0 ? row + 1..<rowCount : part == 1 ? 0..<row : 0..<rowCount
    for row in rows { erase(0..<columnCount, in: row) }
    if part == 0 { erase(column..<columnCount, in: row) }
    if part == 1 { erase(0..<column + 1, in: row) }
  }

  private mutating func setMode(_ mode: String, to isSet: Bool) {
    switch mode {
    case "?2026": isInFrame = isSet
    case "4": inserts = isSet
    case "?1049" where isSet: eraseScreen(2)
    default: break
    }
  }

  private mutating func answerMode(_ mode: String) {
    let isKnown = mode == "?2026" || mode == "?2027" && way == .byCluster
    reply("\u{1B}[\(mode);\(isKnown ? 2 : 0)$y")
  }

  private mutating func reply(_ text: String) { replies += Array(text.utf8) }
}
