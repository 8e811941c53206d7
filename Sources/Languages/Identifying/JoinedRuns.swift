/// Runs of pieces, joined where the next piece goes on in the same script.
struct JoinedRuns {
  /// The run that may go on; in it bytes mean nothing.
  private var open: ScriptRun?
  /// Whether any run has begun.
  private var hasBegun = false

  /// The runs that end in a piece, which begins at a scalar of the text.
  mutating func add(_ piece: ScriptRuns, from start: Int) -> [ScriptRun] {
    var ended: [ScriptRun] = []
    for (number, run) in piece.runs.enumerated() {
      let range = start + run.scalars.lowerBound..<start + run.scalars.upperBound
      if open?.script == run.script { continue }
      // What belongs to no script goes with the run before it.
      let first = number == 0 && open != nil ? start + piece.leading : range.lowerBound
      if let last = end(at: first) { ended.append(last) }
      // Before the first run of all, it goes with that.
      let lower = hasBegun ? first : 0
      open = ScriptRun(scalars: lower..<range.upperBound, bytes: 0..<0, script: run.script)
      hasBegun = true
    }
    return ended
  }

  /// The run that is open, which ends at a scalar of the text.
  mutating func end(at end: Int) -> ScriptRun? {
    defer { open = nil }
    return open.map {
      ScriptRun(scalars: $0.scalars.lowerBound..<end, bytes: 0..<0, script: $0.script)
    }
  }
}
