import BidiAlgorithm
import Testing
import UnicodeData

/// The packed word that other rooms read, held against the properties one by one.
@Suite struct ScalarTraitsTests {
  @Test func everyScalarsTraitsAreItsProperties() {
    let letters: Set<GeneralCategory> = [.lu, .ll, .lt, .lm, .lo]
    var wrong: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let traits = ScalarTraits(scalar)
      let bidiClass = BidiProperties.bidiClass(of: scalar)
      let category = ScalarFacts.category(of: scalar)
      let agrees =
        traits.bidiClass == bidiClass && traits.isStrong == bidiClass.isStrong
        && traits.isLetter == letters.contains(category)
        && traits.isUppercase == (category == .lu || category == .lt)
        && traits.wordBreak == WordBreakClass(scalar)
        && traits.isWhiteSpace == scalar.properties.isWhitespace
      if !agrees { wrong.append(value) }
    }
    #expect(wrong.prefix(5) == [])
  }
}
