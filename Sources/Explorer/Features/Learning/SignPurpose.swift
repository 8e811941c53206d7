package import Wording

/// What an invisible sign is for, in one plain sentence.
package enum SignPurpose {
  /// The sentence; nil for a sign that is seen, and for those that open or close something, of
  /// which their classes tell.
  package static func words(of scalar: Unicode.Scalar) -> Words? {
    switch scalar.value {
    case 0x200E:
      "LRM is an invisible sign that counts as a left-to-right letter: neutral signs beside it can go with it."
    case 0x200F:
      "RLM is an invisible sign that counts as a right-to-left letter: neutral signs beside it can go with it."
    case 0x061C:
      "ALM is an invisible sign that counts as an Arabic letter: European digits right after it count as Arabic numbers."
    case 0x200D:
      "ZWJ is an invisible sign that asks for joining: letters or emoji beside it are drawn as joined where the font can."
    case 0x200C:
      "ZWNJ is an invisible sign that keeps the letters beside it from joining, without a space; words in Persian have it."
    case 0x00AD:
      "SHY, the soft hyphen, is an invisible place at which a word may be divided: a hyphen is seen only where a line ends there."
    case 0x2060:
      "The word joiner is an invisible sign at which no line is broken."
    case 0x00A0, 0x202F:
      "A no-break space is a space at which no line is broken."
    case 0x200B:
      "ZWSP is an invisible sign at which a line may be broken, without a space."
    case 0x034F:
      "CGJ is an invisible sign between letters or marks: it keeps their order and keeps them apart where text is sorted."
    case 0xFEFF:
      "BOM at the start of a file says how its bytes are to be read; elsewhere it is an invisible sign at which no line is broken."
    case 0x2028:
      "A line separator begins a new line in the same paragraph."
    case 0x2029:
      "A paragraph separator ends its paragraph: what follows gets a direction of its own."
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      "A variation selector is an invisible sign that asks for another picture of the sign before it."
    case 0xE0001, 0xE0020...0xE007F:
      "A tag character is an invisible sign: after the picture of a flag several of them say which flag it is, and elsewhere they may hide text."
    default: nil
    }
  }
}
