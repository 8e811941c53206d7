internal import Screen

extension Canvas {
  /// Writes what is typed behind a prompt. The prompt stands where lines begin and points at what
  /// is typed, whatever the direction of that.
  ///
  /// - Parameters:
  ///   - typed: what is typed, as it can be printed.
  ///   - row: the row, in cells.
  ///   - column: the column of the prompt, in cells.
  ///   - role: how both look.
  /// - Returns: the column after the last cell.
  @discardableResult
  package mutating func writePrompt(_ typed: String, row: Int, column: Int, _ role: Role) -> Int {
    let sign: Unicode.Scalar = isMirrored ? "<" : ">"
    for (index, scalar) in [sign, " "].enumerated() {
      put(scalar, row: row, column: column + index, style: theme[role])
    }
    guard !typed.isEmpty else { return column + 2 }
    return write(verbatim: typed, row: row, column: column + 2, role)
  }
}
