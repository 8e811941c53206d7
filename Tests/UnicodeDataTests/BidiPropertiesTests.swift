import BidiAlgorithm
import Foundation
import TestSupport
import Testing
import UnicodeData

@Suite struct BidiPropertiesTests {
  /// The long names of DerivedBidiClass.txt's `@missing` lines.
  static let longNames: [String: BidiClass] = [
    "Left_To_Right": .l, "Right_To_Left": .r, "Arabic_Letter": .al, "European_Terminator": .et,
    "Boundary_Neutral": .bn,
  ]

  /// The class of every scalar as DerivedBidiClass.txt states it, defaults first.
  static func expectedClasses() throws -> [BidiClass] {
    let path = "/usr/share/unicode/extracted/DerivedBidiClass.txt"
    var expected = [BidiClass](repeating: .l, count: 0x110000)
    let marker = "# @missing: "
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    where line.hasPrefix(marker) {
      let fields = line.dropFirst(marker.count).split(separator: ";")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let value = try #require(longNames[fields[1]], "\(line)")
      for scalar in try UnicodeFiles.range(fields[0]) { expected[Int(scalar)] = value }
    }
    for fields in try UnicodeFiles.fields("extracted/DerivedBidiClass.txt") {
      let value = try #require(BidiClass(shortName: fields[1]))
      for scalar in try UnicodeFiles.range(fields[0]) { expected[Int(scalar)] = value }
    }
    return expected
  }

  @Test func everyScalarHasTheClassOfDerivedBidiClass() throws {
    let expected = try Self.expectedClasses()
    var wrong: [String] = []
    for scalar in (UInt32(0)...0x10FFFF).scalars {
      let found = BidiProperties.bidiClass(of: scalar)
      if found != expected[Int(scalar.value)] {
        wrong.append("\(ScalarFacts.codePoint(scalar.value)) is \(found)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(10))")
  }

  @Test func everyScalarHasTheBracketOfBidiBrackets() throws {
    var expected: [UInt32: (side: BracketCharacter.Side, identity: UInt32)] = [:]
    for fields in try UnicodeFiles.fields("BidiBrackets.txt") {
      let own = try #require(UInt32(fields[0], radix: 16))
      let other = try #require(UInt32(fields[1], radix: 16))
      let opening = fields[2] == "o" ? own : other
      expected[own] = (fields[2] == "o" ? .opening : .closing, opening == 0x2329 ? 0x3008 : opening)
    }
    #expect(expected.count == 128)
    var wrong: [UInt32] = []
    for scalar in (UInt32(0)...0x10FFFF).scalars {
      let found = BidiProperties.bracket(of: scalar)
      let wanted = expected[scalar.value]
      if found?.side != wanted?.side || found?.identity != wanted?.identity {
        wrong.append(scalar.value)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.map(ScalarFacts.codePoint))")
  }

  @Test func everyScalarHasTheMirrorOfBidiMirroring() throws {
    var expected: [UInt32: UInt32] = [:]
    for fields in try UnicodeFiles.fields("BidiMirroring.txt") {
      expected[try #require(UInt32(fields[0], radix: 16))] = UInt32(fields[1], radix: 16)
    }
    #expect(expected.count > 400)
    let wrong = (UInt32(0)...0x10FFFF).scalars.filter {
      BidiProperties.mirror(of: $0)?.value != expected[$0.value]
    }
    #expect(wrong.isEmpty, "\(wrong.map { ScalarFacts.codePoint($0.value) })")
  }

  @Test func everyScalarIsMirroredAsUnicodeDataSays() throws {
    var expected: Set<UInt32> = []
    for fields in try UnicodeFiles.fields("UnicodeData.txt") where fields[9] == "Y" {
      expected.insert(try #require(UInt32(fields[0], radix: 16)))
    }
    let found = (UInt32(0)...0x10FFFF).scalars.filter(BidiProperties.isMirrored).map(\.value)
    #expect(Set(found) == expected)
    #expect(found.count > 500)
  }

  /// Swift has the property of another version of Unicode; it has not changed since 6.3. The marks
  /// are the controls with a class that X9 leaves.
  @Test func theControlsHaveThePropertyBidiControl() {
    let scalars = (UInt32(0)...0x10FFFF).scalars
    let controls = scalars.filter { BidiProperties.isControl($0.value) }
    #expect(controls == scalars.filter(\.properties.isBidiControl))
    #expect(controls.count == 12)
    let marks = controls.filter { [.l, .r, .al].contains(BidiProperties.bidiClass(of: $0)) }
    #expect(scalars.filter { BidiProperties.isImplicitMark($0.value) } == marks)
    #expect(![0xD800, 0x110000, UInt32.max].contains(where: BidiProperties.isControl))
  }

  @Test func inputHoldsClassesBracketsAndTheirSet() {
    let input = BidiInput(scalars: "a\u{2329}\u{05D0}\u{232A}]".unicodeScalars)
    #expect(input.classes == [.l, .on, .r, .on, .on])
    #expect(
      input.brackets == [
        BracketCharacter(position: 1, side: .opening, identity: 0x3008),
        BracketCharacter(position: 3, side: .closing, identity: 0x3008),
        BracketCharacter(position: 4, side: .closing, identity: 0x5B),
      ])
    #expect(input.classSet == BidiClassSet(.l, .r, .on))
  }

  @Test func theDataIsOfTheVersionOfTheTestFiles() throws {
    let first = try String(contentsOfFile: "/usr/share/unicode/BidiMirroring.txt", encoding: .utf8)
      .prefix { $0 != "\n" }
    #expect(first == "# BidiMirroring-\(UnicodeVersion.current).0.txt")
  }
}
