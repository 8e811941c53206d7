/// Rows of a pane, each with how much space must be left for it to be worth its place.
package struct PaneRows {
  private struct Row {
    var need: Int
    var below: Int
    var isBlank = false
    var press: () -> Action?
    var draw: (inout Canvas, Int) -> Void

    func isWanted(at most: Int) -> Bool { need <= most && most < below }
  }

  private var rows: [Row] = []

  /// No rows.
  package init() {}

  /// Adds a row, and what a press on it asks for.
  ///
  /// Rows of need 0 are always wanted; those of a higher need come all together or not at all, and
  /// with them go the rows that stood for them.
  package mutating func add(
    need: Int = 0, below: Int = .max, press: @escaping @autoclosure () -> Action? = nil,
    _ draw: @escaping (inout Canvas, Int) -> Void
  ) {
    rows.append(Row(need: need, below: below, press: press, draw: draw))
  }

  /// Adds a blank row.
  package mutating func addBlank(need: Int) {
    rows.append(Row(need: need, below: .max, isBlank: true, press: { nil }, draw: { _, _ in }))
  }

  /// Draws the rows of as many needs as there is space for.
  ///
  /// - Parameters:
  ///   - canvas: what is drawn on.
  ///   - isList: whether the rows are a list, which says where not all are shown.
  package func draw(into canvas: inout Canvas, isList: Bool = false) {
    let needs = Set(rows.map(\.need)).sorted()
    let space = canvas.rows
    let most = needs.last { need in rows.count { $0.isWanted(at: need) } <= space } ?? 0
    let shown = rows.filter { $0.isWanted(at: most) }.prefix(space)
    if isList {
      let all = rows.filter { $0.isWanted(at: needs.last ?? 0) }
      canvas.lists(0..<shown.count { !$0.isBlank }, of: all.count { !$0.isBlank })
    }
    for (row, item) in shown.enumerated() {
      item.draw(&canvas, row)
      canvas.offer(item.press(), row: row)
    }
  }
}
