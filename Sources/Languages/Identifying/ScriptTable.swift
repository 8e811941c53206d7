internal import UnicodeData

/// A run of scalars of one script; what belongs to no script goes with the run before it, or the first one after.
struct ScriptRun: Hashable {
  var range: Range<Int>
  /// The script's number in its ``ScriptTable``.
  var script: UInt8
}

/// The scripts of scalars, a page of 256 at a time, looked up when a page is first met.
struct ScriptTable {
  /// The scripts' four-letter codes by number; number 0 stands for none (Common, Inherited, Unknown).
  private(set) var codes = [""]
  private var pages: [UInt32: [UInt8]] = [:]
  private var last: (number: UInt32, page: [UInt8]) = (.max, [])

  /// Scripts that are written together.
  private static let family = ["Hira": "Jpan", "Kana": "Jpan"]

  /// The number of a scalar's script.
  mutating func script(_ scalar: Unicode.Scalar) -> UInt8 {
    let number = scalar.value >> 8
    if number != last.number {
      if pages[number] == nil { pages[number] = page(number) }
      last = (number, pages[number] ?? [])
    }
    return last.page[Int(scalar.value & 0xFF)]
  }

  private mutating func page(_ number: UInt32) -> [UInt8] {
    (UInt32(0)..<256).map { low in
      guard let scalar = Unicode.Scalar(number << 8 | low) else { return 0 }
      let code = ScalarFacts.scriptCode(of: scalar)
      if ["Zyyy", "Zinh", "Zzzz", ""].contains(code) { return 0 }
      let name = Self.family[code] ?? code
      if let known = codes.firstIndex(of: name) { return UInt8(known) }
      codes.append(name)
      return UInt8(codes.count - 1)
    }
  }

  /// The runs of a text. O(*n*).
  mutating func runs(_ scalars: [Unicode.Scalar]) -> [ScriptRun] {
    var runs: [ScriptRun] = []
    var start = 0
    var current: UInt8 = 0
    for (index, scalar) in scalars.enumerated() {
      let script = script(scalar)
      guard script != 0, script != current else { continue }
      if current != 0 {
        runs.append(ScriptRun(range: start..<index, script: current))
        start = index
      }
      current = script
    }
    if current != 0 { runs.append(ScriptRun(range: start..<scalars.count, script: current)) }
    return runs
  }
}
