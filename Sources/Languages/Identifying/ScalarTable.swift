internal import UnicodeData

/// What is asked of each scalar while a text is read, packed in a word; a page of 256 is made when
/// it is first met.
struct ScalarTable {
  /// The facts about a scalar.
  struct Entry {
    private var bits: UInt32
    // Eight bits for the script, one for a letter, the rest for the scalar in lower case.
    private static let letter: UInt32 = 1 << 8
    private static let lowercaseShift = 9

    /// The facts about a scalar; without any, nothing is known of it.
    init(script: UInt8 = 0, isLetter: Bool = false, lowercase: UInt32 = 0) {
      bits = lowercase << Self.lowercaseShift | (isLetter ? Self.letter : 0) | UInt32(script)
    }

    /// The number of its script in ``ScalarTable/codes``; 0 where it belongs to none.
    var script: UInt8 { UInt8(truncatingIfNeeded: bits) }
    /// Whether it is a letter, or a mark on one.
    var isLetter: Bool { bits & Self.letter != 0 }
    /// The scalar in lower case: the first one, where that takes several.
    var lowercase: UInt32 { bits >> Self.lowercaseShift }
  }

  /// The scripts' four-letter codes by number; number 0 stands for none (Common, Inherited,
  /// Unknown).
  private(set) var codes = [""]
  /// Where each page begins in ``entries``; -1 where it was not met.
  private var starts = [Int32](repeating: -1, count: 0x1100)
  private var entries: [Entry] = []

  /// Scripts that are written together.
  private static let family = ["Hira": "Jpan", "Kana": "Jpan"]

  /// The facts about a scalar.
  subscript(value: UInt32) -> Entry {
    mutating get {
      let page = Int(value >> 8)
      if starts[page] < 0 { make(page) }
      return entries[Int(starts[page]) + Int(value & 0xFF)]
    }
  }

  private mutating func make(_ page: Int) {
    starts[page] = Int32(entries.count)
    for low in 0..<256 {
      let value = UInt32(page << 8 | low)
      guard let scalar = Unicode.Scalar(value) else {
        entries.append(Entry(lowercase: value))
        continue
      }
      let lowercase = LetterCase.lowercase(of: scalar).value
      entries.append(
        Entry(
          script: number(ofScriptOf: scalar), isLetter: Self.isLetterOrMark(scalar),
          lowercase: lowercase))
    }
  }

  private mutating func number(ofScriptOf scalar: Unicode.Scalar) -> UInt8 {
    let code = ScalarFacts.scriptCode(of: scalar)
    if ["Zyyy", "Zinh", "Zzzz", ""].contains(code) { return 0 }
    let name = Self.family[code] ?? code
    if let known = codes.firstIndex(of: name) { return UInt8(known) }
    codes.append(name)
    return UInt8(codes.count - 1)
  }

  /// Whether a scalar is a letter, or a mark that belongs to one. In ASCII by arithmetic: no table
  /// is made for it.
  static func isLetterOrMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return (0x61...0x7A).contains(scalar.value | 0x20) }
    let category = ScalarFacts.category(of: scalar)
    return category.isLetter || category == .mn || category == .mc
  }
}
