internal import BidiAlgorithm
internal import Wording

/// Reads the cases of a file in the format of `BidiTest.txt` or `BidiCharacterTest.txt`. The two
/// may be mixed: a line with four semicolons is of the latter, one with a single semicolon of the
/// former.
public struct ConformanceReader {
  /// A case, or a line that could not be read.
  public typealias Item = Result<TestCase, MalformedLine>

  private let bytes: [UInt8]
  private var levels: [EmbeddingLevel?]?
  private var order: [Int]?

  /// A reader of a file's bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Calls `body` with each case in order, and with each line that could not be read; reading goes
  /// on after such a line. O(*bytes*).
  public mutating func forEach(_ body: (Item) throws -> Void) rethrows {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      number += 1
      for item in items(of: start..<end, number: number) { try body(item) }
      start = end + 1
    }
  }

  /// The version of Unicode that the file's first line names, such as `15.0.0`; nil where it names
  /// none.
  public var version: String? {
    let line = String(decoding: bytes.prefix { $0 != 0x0A }.prefix(200), as: UTF8.self)
    guard let match = line.firstMatch(of: /Bidi(?:Character)?Test-(\d+\.\d+(?:\.\d+)?)/) else {
      return nil
    }
    return String(match.1)
  }

  /// The cases of one line.
  private mutating func items(of line: Range<Int>, number: Int) -> [Item] {
    var scanner = FieldScanner(bytes, line)
    guard !scanner.isAtEnd else { return [] }
    do throws(FieldProblem) {
      if scanner.peek == UInt8(ascii: "@") {
        try readDirective(&scanner)
        return []
      }
      switch scanner.semicolonsAhead {
      case 1: return try classCases(&scanner, number: number).map { .success($0) }
      case 4: return [.success(try characterCase(&scanner, number: number))]
      case let count:
        throw FieldProblem(
          "expected 2 or 5 fields between semicolons, found \(verbatim: count + 1)")
      }
    } catch {
      return [.failure(MalformedLine(line: number, problem: error.words))]
    }
  }

  /// `@Levels:` and `@Reorder:`; any other directive is passed over, as the file's header asks.
  private mutating func readDirective(_ scanner: inout FieldScanner) throws(FieldProblem) {
    switch scanner.word() {
    case "@Levels:": levels = try scanner.levels()
    case "@Reorder:": order = try scanner.numbers()
    default: break
    }
  }

  /// `L LRE R; 7`: a case for each base direction of the bit set.
  private func classCases(
    _ scanner: inout FieldScanner, number: Int
  ) throws(FieldProblem) -> [TestCase] {
    guard let levels, let order else {
      throw FieldProblem("no @Levels and @Reorder before the first case")
    }
    let classes = try scanner.classes()
    try scanner.semicolon()
    let bits = try scanner.number(radix: 16, upTo: 7)
    try scanner.end()
    guard classes.count == levels.count else {
      throw FieldProblem(
        Words(
          count: classes.count,
          one: "\(number: classes.count) class, but @Levels gives \(number: levels.count)",
          other: "\(number: classes.count) classes, but @Levels gives \(number: levels.count)"))
    }
    let directions: [(Int, BaseDirection)] = [
      (1, .auto), (2, .explicit(.leftToRight)), (4, .explicit(.rightToLeft)),
    ]
    return directions.filter { bits & $0.0 != 0 }.map {
      TestCase(
        line: number, text: .classes(classes), direction: $0.1, paragraphLevel: nil,
        levels: levels, order: order)
    }
  }

  /// `0061 05D0;2;0;0 1;0 1`.
  private func characterCase(
    _ scanner: inout FieldScanner, number: Int
  ) throws(FieldProblem) -> TestCase {
    let scalars = try scanner.scalars()
    try scanner.semicolon()
    let direction = try scanner.direction()
    try scanner.semicolon()
    let answer = try scanner.answer(count: scalars.count)
    return TestCase(
      line: number, text: .scalars(scalars), direction: direction,
      paragraphLevel: answer.paragraphLevel, levels: answer.levels, order: answer.order)
  }
}
