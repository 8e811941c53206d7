public import BidiAlgorithm

/// Bidi classes and brackets straight from the Unicode Character Database, to test the engine
/// without ICU.
public struct FileBidiData: Sendable {
  private var classes: [BidiClass]
  private var brackets: [UInt32: (side: BracketCharacter.Side, identity: UInt32)] = [:]

  /// Reads the files.
  public init() throws {
    classes = Array(repeating: .l, count: 0x110000)
    // The file names every assigned code point, and with comments every unassigned one that is not
    // L.
    try UnicodeFile("extracted/DerivedBidiClass.txt").forEachRecord { fields in
      guard let range = UnicodeFile.codePoints(fields[0]),
        let bidiClass = BidiClass(shortName: fields[1])
      else { return }
      for value in range { classes[Int(value)] = bidiClass }
    }
    try UnicodeFile("BidiBrackets.txt").forEachRecord { fields in
      guard let own = UInt32(fields[0], radix: 16), let other = UInt32(fields[1], radix: 16) else {
        return
      }
      let isOpening = fields[2] == "o"
      brackets[own] = (isOpening ? .opening : .closing, isOpening ? own : other)
    }
    // BD16: U+2329 and U+232A are canonically equivalent to U+3008 and U+3009.
    brackets[0x2329]?.identity = 0x3008
    brackets[0x232A]?.identity = 0x3008
  }

  /// The class of a scalar.
  public func bidiClass(of scalar: Unicode.Scalar) -> BidiClass { classes[Int(scalar.value)] }

  /// The algorithm's input for a paragraph.
  public func input(_ scalars: some Sequence<Unicode.Scalar>) -> BidiInput {
    var found: [BracketCharacter] = []
    var classes: [BidiClass] = []
    for scalar in scalars {
      if let bracket = brackets[scalar.value] {
        found.append(
          BracketCharacter(position: classes.count, side: bracket.side, identity: bracket.identity))
      }
      classes.append(bidiClass(of: scalar))
    }
    return BidiInput(classes: classes, brackets: found)
  }
}
