public import BidiAlgorithm
internal import Foundation

/// Bidi_Class and paired brackets read from the Unicode Character Database's own files, so that
/// nothing the engine or the library of the system says of a character is taken for granted here.
public struct CharacterData: Sendable {
  private var classes = [BidiClass](repeating: .l, count: 0x110000)
  private var brackets: [UInt32: (side: BracketCharacter.Side, identity: UInt32)] = [:]

  /// Reads `DerivedBidiClass.txt` and `BidiBrackets.txt` under a directory (Debian's
  /// `unicode-data`).
  ///
  /// - Throws: where a file cannot be read.
  public init(directory: String = "/usr/share/unicode") throws {
    let derived = try String(
      contentsOfFile: directory + "/extracted/DerivedBidiClass.txt", encoding: .utf8)
    var defaults: [(ClosedRange<Int>, BidiClass)] = []
    var assigned: [(ClosedRange<Int>, BidiClass)] = []
    for line in derived.split(separator: "\n") {
      if line.hasPrefix("# @missing:") {
        // Long names: the property's default values for unassigned code points.
        let fields = Self.fields(line.dropFirst("# @missing:".count))
        defaults.append((Self.range(fields[0]), Self.longNames[fields[1]]!))
      } else if !line.hasPrefix("#") {
        let fields = Self.fields(line)
        assigned.append(
          (Self.range(fields[0]), BidiClass.allCases.first { $0.shortName == fields[1] }!))
      }
    }
    for (range, bidiClass) in defaults + assigned {
      for value in range { classes[value] = bidiClass }
    }
    let pairs = try String(contentsOfFile: directory + "/BidiBrackets.txt", encoding: .utf8)
    for line in pairs.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = Self.fields(line)
      let value = UInt32(fields[0], radix: 16)!
      let partner = UInt32(fields[1], radix: 16)!
      let isOpening = fields[2] == "o"
      // U+2329 and U+232A are canonically equivalent to U+3008 and U+3009 (BD16).
      let opening = isOpening ? value : partner
      brackets[value] = (isOpening ? .opening : .closing, opening == 0x2329 ? 0x3008 : opening)
    }
  }

  /// The Bidi_Class of a scalar.
  public func bidiClass(of scalar: Unicode.Scalar) -> BidiClass { classes[Int(scalar.value)] }

  /// What UAX #9 needs to know of a paragraph.
  public func input(_ scalars: [Unicode.Scalar]) -> BidiInput {
    BidiInput(
      classes: scalars.map(bidiClass),
      brackets: scalars.enumerated().compactMap { position, scalar in
        brackets[scalar.value].map {
          BracketCharacter(position: position, side: $0.side, identity: $0.identity)
        }
      })
  }

  private static let longNames: [String: BidiClass] = [
    "Left_To_Right": .l, "Right_To_Left": .r, "Arabic_Letter": .al, "European_Terminator": .et,
    "Boundary_Neutral": .bn,
  ]

  private static func fields(_ line: some StringProtocol) -> [String] {
    line.prefix { $0 != "#" }.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private static func range(_ field: String) -> ClosedRange<Int> {
    let ends = field.components(separatedBy: "..").map { Int($0, radix: 16)! }
    return ends[0]...ends[ends.count - 1]
  }
}
