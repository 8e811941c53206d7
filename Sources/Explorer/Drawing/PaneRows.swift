/// Rows of a pane, each with how much room must be left for it to be worth its place.
struct PaneRows {
  private var rows: [(need: Int, draw: (inout Canvas, Int) -> Void)] = []

  /// Adds a row. Rows of need 0 are always wanted; those of a higher need come all together or not at all.
  mutating func add(need: Int = 0, _ draw: @escaping (inout Canvas, Int) -> Void) {
    rows.append((need, draw))
  }

  /// Adds a blank row.
  mutating func addBlank(need: Int) { add(need: need) { _, _ in } }

  /// Draws the rows of as many needs as there is room for.
  func draw(into canvas: inout Canvas) {
    let needs = Set(rows.map(\.need)).sorted()
    let room = canvas.rows
    let most = needs.last { need in rows.count { $0.need <= need } <= room } ?? 0
    for (row, item) in rows.filter({ $0.need <= most }).prefix(room).enumerated() {
      item.draw(&canvas, row)
    }
  }
}
