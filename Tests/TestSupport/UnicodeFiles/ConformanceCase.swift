public import BidiAlgorithm

/// One case of `BidiTest.txt` or `BidiCharacterTest.txt`.
public struct ConformanceCase: Sendable {
  /// Where the case stands, for a failure's message.
  public var line: Int
  /// The classes of the text (`BidiTest.txt`); empty where ``scalars`` are given.
  public var classes: [BidiClass] = []
  /// The text (`BidiCharacterTest.txt`).
  public var scalars: [Unicode.Scalar] = []
  /// What decides the paragraph level.
  public var direction: BaseDirection
  /// The paragraph level, where the file gives one.
  public var paragraphLevel: EmbeddingLevel?
  /// The level of each scalar; nil where X9 removes it.
  public var levels: [EmbeddingLevel?]
  /// The visual order, without what X9 removes.
  public var order: [Int]

  /// Calls a function with each case of `BidiTest.txt`: one for every line and paragraph direction.
  public static func forEachInBidiTest(_ body: (ConformanceCase) throws -> Void) throws {
    let names = Dictionary(
      uniqueKeysWithValues: BidiClass.allCases.map { (Substring($0.shortName), $0) })
    let directions: [(UInt8, BaseDirection)] = [
      (1, .auto), (2, .explicit(.leftToRight)), (4, .explicit(.rightToLeft)),
    ]
    var levels: [EmbeddingLevel?] = []
    var order: [Int] = []
    var number = 0
    try UnicodeFile("BidiTest.txt").forEachLine { line in
      number += 1
      if line.hasPrefix("@Levels:") {
        levels = Self.levels(line.dropFirst(8))
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split { $0 == " " || $0 == "\t" }.compactMap { Int($0) }
      } else if let semicolon = line.firstIndex(of: ";") {
        let classes = line[..<semicolon].split(separator: " ").compactMap { names[$0] }
        let bits = UInt8(line[line.index(after: semicolon)...].drop { $0 == " " }, radix: 16) ?? 0
        for (bit, direction) in directions where bits & bit != 0 {
          try body(
            ConformanceCase(
              line: number, classes: classes, direction: direction, levels: levels, order: order))
        }
      }
    }
  }

  /// Calls a function with each case of `BidiCharacterTest.txt`.
  public static func forEachInBidiCharacterTest(_ body: (ConformanceCase) throws -> Void) throws {
    var number = 0
    try UnicodeFile("BidiCharacterTest.txt").forEachRecord { fields in
      number += 1
      let direction: BaseDirection =
        switch fields[1] {
        case "0": .explicit(.leftToRight)
        case "1": .explicit(.rightToLeft)
        default: .auto
        }
      try body(
        ConformanceCase(
          line: number,
          scalars: fields[0].split(separator: " ").compactMap {
            UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
          },
          direction: direction, paragraphLevel: Int(fields[2]).map { EmbeddingLevel($0) },
          levels: levels(fields[3]), order: fields[4].split(separator: " ").compactMap { Int($0) }))
    }
  }

  private static func levels(_ field: Substring) -> [EmbeddingLevel?] {
    field.split { $0 == " " || $0 == "\t" }.map { Int($0).map { EmbeddingLevel($0) } }
  }
}
