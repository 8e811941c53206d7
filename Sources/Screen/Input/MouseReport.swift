/// What the mouse did, in the numbers of xterm's mouse tracking.
struct MouseReport {
  var code: Int
  var column: Int
  var row: Int
  var isRelease: Bool

  /// SGR's report (mode 1006), `CSI < code ; column ; row M` or `m`.
  init?(_ sequence: ControlSequence) {
    guard sequence.parameters.count == 3 else { return nil }
    code = sequence.parameter(0, default: 0)
    column = sequence.parameter(1, default: 1)
    row = sequence.parameter(2, default: 1)
    isRelease = sequence.final == 0x6D
  }

  /// The oldest report: three bytes, each 32 more than its number; a release does not say of which
  /// button.
  static func old(_ bytes: ArraySlice<UInt8>) -> InputToken.Meaning {
    let numbers = bytes.map { max(0, Int($0) - 32) }
    guard numbers.count == 3 else { return .nothing }
    var report = MouseReport(code: numbers[0], column: numbers[1], row: numbers[2])
    report.isRelease = numbers[0] & 0b1110_0011 == 3
    return report.meaning
  }

  private init(code: Int, column: Int, row: Int) {
    self.code = code
    self.column = column
    self.row = row
    isRelease = false
  }

  var meaning: InputToken.Meaning { meaning(in: nil) }

  /// What it means where the places are pixels of cells of a size (mode 1016), or else cells.
  func meaning(in cell: CellSize?) -> InputToken.Meaning {
    guard let kind else { return .nothing }
    var (x, y) = (max(0, column - 1), max(0, row - 1))
    var half: MouseEvent.Half?
    if let cell {
      half = x % cell.width < (cell.width + 1) / 2 ? .left : .right
      (x, y) = (x / cell.width, y / cell.height)
    }
    return .event(
      .mouse(MouseEvent(kind, at: Point(row: y, column: x), half: half, modifiers: modifiers)))
  }

  private var kind: MouseEvent.Kind? {
    switch code & 0b1100_0000 {
    case 64:
      if isRelease { return nil }
      return [0: .wheelUp, 1: .wheelDown][code & 3]
    case 0:
      if code & 32 != 0 { return .drag(button) }
      return isRelease ? .release(button) : .press(button)
    default: return nil
    }
  }

  private var button: MouseEvent.Button {
    switch code & 3 {
    case 0: .left
    case 1: .middle
    case 2: .right
    default: .none
    }
  }

  private var modifiers: Modifiers {
    var result: Modifiers = []
    if code & 4 != 0 { result.insert(.shift) }
    if code & 8 != 0 { result.insert(.alt) }
    if code & 16 != 0 { result.insert(.control) }
    return result
  }
}
