extension ScalarFacts {
  /// How long a name may be, in scalars: no name of Unicode 15 has more than 88.
  public static let longestName = 96

  /// Whether a scalar may stand in a name, in either case (the Unicode Standard, section 4.8).
  public static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", " ", "-": true
    default: false
    }
  }

  /// Whether a scalar has a name by which ``scalar(named:)`` finds it.
  public static func hasName(_ scalar: Unicode.Scalar) -> Bool { !name(of: scalar).hasPrefix("<") }

  /// The scalar of a name, such as `HEBREW LETTER HE`, whole and in letters of either case, or of
  /// an abbreviation of NameAliases.txt, such as `RLM`; nil where there is none.
  ///
  /// O(1), but for the first time: ICU's table of names is read then.
  public static func scalar(named name: String) -> Unicode.Scalar? {
    guard name.utf8.count <= longestName, name.unicodeScalars.allSatisfy(isNameScalar) else {
      return nil
    }
    let wanted = name.uppercased()
    return NameIndex.shared.scalar(of: Array(wanted.utf8)) ?? numbered(wanted)
      ?? Abbreviations.scalar(of: wanted)
  }

  /// The scalar whose name ends in its own number, as those of ideographs do.
  private static func numbered(_ wanted: String) -> Unicode.Scalar? {
    guard let dash = wanted.utf8.lastIndex(of: UInt8(ascii: "-")),
      let value = UInt32(wanted[dash...].dropFirst(), radix: 16),
      let scalar = Unicode.Scalar(value), name(of: scalar).utf8.elementsEqual(wanted.utf8)
    else { return nil }
    return scalar
  }
}

/// The scalars of all names that do not end in their scalar's number.
private struct NameIndex: Sendable {
  private var scalars: [[UInt8]: Unicode.Scalar] = [:]

  /// The index, made of ICU's names when it is first asked for.
  static let shared = NameIndex()

  private init() {
    scalars.reserveCapacity(1 << 16)
    // Syllables of Hangul, and parts of Tangut that are numbered by themselves.
    for table in [
      NameTable.shared, NameTable([0xAC00..<0xD7A4, 0x18800..<0x18B00, 0x18D80..<0x18E00]),
    ] {
      table.forEach { name, scalar in scalars[Array(name)] = scalar }
    }
  }

  func scalar(of name: [UInt8]) -> Unicode.Scalar? { scalars[name] }
}
