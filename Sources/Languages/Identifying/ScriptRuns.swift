internal import UnicodeData

/// A run of scalars of one script; what belongs to no script goes with the run before it, or the
/// first one after.
struct ScriptRun {
  /// The run in scalars.
  var scalars: Range<Int>
  /// The same in bytes of UTF-8.
  var bytes: Range<Int>
  /// The script's number in the ``ScalarTable``.
  var script: UInt8
}

/// A text as it is read: the facts about its scalars, and its runs. The memory is used again for
/// the next text.
struct ScriptRuns {
  private(set) var runs: [ScriptRun] = []
  /// How many scalars stand before the first one that belongs to a script.
  private(set) var leading = 0
  /// The facts about each scalar; there may be more of them from a longer text before.
  private(set) var entries: [ScalarTable.Entry] = []

  /// Reads UTF-8. O(*n*).
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ table: inout ScalarTable) {
    runs.removeAll(keepingCapacity: true)
    if entries.count < text.count {
      entries = Array(repeating: ScalarTable.Entry(), count: text.count * 2)
    }
    var (at, count) = (0, 0)
    // Where the current run begins.
    var (first, firstByte, script) = (0, 0, UInt8(0))
    unsafe entries.withUnsafeMutableBufferPointer { entries in
      while at < text.count {
        let decoded = unsafe UTF8Decoding.scalar(text, at: at)
        let entry = table[decoded.value]
        if entry.script != 0, entry.script != script {
          if script == 0 {
            leading = count
          } else {
            runs.append(ScriptRun(scalars: first..<count, bytes: firstByte..<at, script: script))
            (first, firstByte) = (count, at)
          }
          script = entry.script
        }
        unsafe entries[count] = entry
        count += 1
        at += decoded.length
      }
    }
    if script == 0 {
      leading = count
    } else {
      runs.append(ScriptRun(scalars: first..<count, bytes: firstByte..<at, script: script))
    }
  }

  /// Takes ideographs among kana for Japanese, which is written with both: where there is a kana to
  /// every four of them.
  mutating func joinJapanese(_ table: ScalarTable) {
    guard let kana = table.codes.firstIndex(of: "Jpan"),
      let ideographs = table.codes.firstIndex(of: "Hani")
    else { return }
    func count(_ script: Int) -> Int {
      runs.reduce(0) { $0 + ($1.script == UInt8(script) ? $1.scalars.count : 0) }
    }
    let han = count(ideographs)
    guard han > 0, count(kana) * 4 >= han else { return }
    var joined: [ScriptRun] = []
    for var run in runs {
      if run.script == UInt8(ideographs) { run.script = UInt8(kana) }
      if let last = joined.last, last.script == run.script {
        joined[joined.count - 1].scalars = last.scalars.lowerBound..<run.scalars.upperBound
        joined[joined.count - 1].bytes = last.bytes.lowerBound..<run.bytes.upperBound
      } else {
        joined.append(run)
      }
    }
    runs = joined
  }
}
