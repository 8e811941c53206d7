/// A layout read backwards: which keys of a US keyboard type a text.
public struct LayoutReversal: Hashable, Sendable {
  /// The layout's name.
  public let name: String
  /// The characters of a US keyboard, in lower case, whose keys type a text.
  private var keys: [[Unicode.Scalar]: [Unicode.Scalar]] = [:]
  /// How many scalars a key types at most.
  private var longest = 1

  /// At most so many readings are told apart.
  private static let mostReadings = 128
  private static let letters: ClosedRange<Unicode.Scalar> = "a"..."z"

  /// Reads a layout backwards. Where a letter's key and another one type the same, the letter's
  /// comes first: words are looked for. Dead keys are left out.
  public init(_ layout: KeyboardLayout) {
    name = layout.name
    for level in [KeyLevel.plain, .shift] {
      for (position, meanings) in layout.keys.sorted(by: { $0.key < $1.key }) {
        guard case .text(let text)? = meanings[level.rawValue],
          let key = KeyStroke(position, level).usScalar
        else { continue }
        let typed = Array(text.unicodeScalars)
        longest = max(longest, typed.count)
        let lower = ("A"..."Z").contains(key) ? Unicode.Scalar(key.value + 0x20) ?? key : key
        if !keys[typed, default: []].contains(lower) { keys[typed, default: []].append(lower) }
      }
    }
    keys = keys.mapValues { all in
      all.filter { Self.letters.contains($0) } + all.filter { !Self.letters.contains($0) }
    }
  }

  /// What the keys that type a text may write on a US keyboard, in lower case: several where two
  /// keys type the same, or one what two others do, as lam and alef; none where the layout cannot
  /// type the text. An ASCII character that no key types is taken as it is. O(*n*).
  public func readings(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var readings = [[String]](repeating: [], count: scalars.count + 1)
    readings[0] = [""]
    for start in scalars.indices {
      let lengths = 1...min(longest, scalars.count - start)
      for length in lengths {
        var typed = keys[Array(scalars[start..<start + length])] ?? []
        if typed.isEmpty, length == 1, scalars[start].isASCII { typed = [scalars[start]] }
        let more = typed.flatMap { key in readings[start].map { $0 + String(key) } }
        let room = Self.mostReadings - readings[start + length].count
        readings[start + length] += more.prefix(max(0, room))
      }
    }
    return readings[scalars.count].map { $0.lowercased() }
  }
}
