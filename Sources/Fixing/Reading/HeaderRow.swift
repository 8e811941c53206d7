internal import BidiAlgorithm

/// Heads of tables that commas or semicolons without blanks part, as files of data begin with them:
/// `id,ABC,DEF,phone`. Each column stands by itself, from left to right.
enum HeaderRow {
  /// The fewest columns, and the most scalars of a head.
  private static let fewestColumns = 4
  private static let longest = 400
  /// The most words of a right-to-left column.
  private static let mostWords = 2

  /// What parts the columns of a text; nil where it is no such head. It begins with a Latin column,
  /// which is known, or ends with one; two right-to-left columns or more stand side by side. Other
  /// words with commas may be a list that somebody wrote. O(*n*).
  static func sign(in text: Skeleton) -> Unicode.Scalar? {
    guard text.isLatin(0), text.count <= longest else { return nil }
    var end = 0
    while text.isCodeLetter(end) { end += 1 }
    let sign = text.at(end)
    guard sign == "," || sign == ";" else { return nil }
    return isHead(text, sign) ? sign : nil
  }

  private static func isHead(_ text: Skeleton, _ sign: Unicode.Scalar) -> Bool {
    var columns: [(range: Range<Int>, direction: TextDirection)] = []
    var start = 0
    for position in 0...text.count where position == text.count || text.at(position) == sign {
      let column = start..<position
      start = position + 1
      guard let direction = direction(of: column, text) else { return false }
      columns.append((column, direction))
    }
    guard columns.count >= fewestColumns, let first = columns.first, let last = columns.last,
      [first, last].contains(where: { $0.direction == .leftToRight && isKnown($0.range, text) })
    else { return false }
    return zip(columns, columns.dropFirst()).contains {
      $0.direction == .rightToLeft && $1.direction == .rightToLeft
    }
  }

  /// The direction of the name of a column: a name of code, or one or two right-to-left words; nil
  /// of anything else.
  private static func direction(of column: Range<Int>, _ text: Skeleton) -> TextDirection? {
    guard let first = column.first, let last = column.last, !text.isSpace(last) else { return nil }
    if text.isLatin(first) {
      return column.allSatisfy {
        text.isCodeLetter($0) || "-.".unicodeScalars.contains(text.at($0))
      }
        ? .leftToRight : nil
    }
    guard text.isRightToLeftLetter(first),
      column.count(where: { text.isSpace($0) }) < mostWords,
      column.allSatisfy({
        text.isOfRightToLeftWord($0) || text.isSpace($0)
          || "-_".unicodeScalars.contains(text.at($0))
      })
    else { return nil }
    return .rightToLeft
  }

  /// Whether a Latin column is one of a table of data: its name has a low line, or is known.
  private static func isKnown(_ column: Range<Int>, _ text: Skeleton) -> Bool {
    column.contains { text.at($0) == "_" } || known.contains(text.string(column).lowercased())
  }

  private static let known = Skeleton.words(
    """
    active address age amount balance barcode birthday category city code comment count country \
    created currency date day department description ean email gender grade group id image index \
    isbn key lang language lat level lng locale lon mail mobile month name no note notes number \
    order owner password phone position price qty quantity rank role score sex size sku source \
    status street sum target tel time timestamp title total type unit updated url user username \
    uuid value version weight year zip
    """)
}
