internal import ArgumentParser
internal import ExplorerCore
internal import Screen
internal import Storage
internal import Wording

/// What is to be exported, and where to.
struct ExportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the screen to a file in place of showing it: .txt, .ans, .html or .svg.",
      valueName: "file"))
  var export: String?

  @Option(
    help: ArgumentHelp(
      "The size of that screen, \(ExportOptions.limits) (default: 80x24).", valueName: "size"))
  var size: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The keys pressed on it first, by their names: 'F3 Shift+Right*3 "text"'; in the text \\" is a \
      quote and \\\\ a backslash.
      """,
      valueName: "keys"))
  var keys: String?

  /// From which size on and up to which one there are screens, as the help says it.
  private static var limits: String {
    let (least, most) = (ScreenPlan.smallest, Size.largest)
    return "\(least.columns)x\(least.rows) to \(most.columns)x\(most.rows)"
  }

  /// What is to be exported.
  ///
  /// - Parameter files: the files that are opened, which nothing may overwrite.
  /// - Returns: where to, in which form, and what is done before; nil where nothing is.
  /// - Throws: what is wrong with it.
  func order(showing files: [String]) throws -> ExportOrder? {
    guard let export else {
      if size != nil { throw UsageError("--size applies to --export only") }
      if keys != nil { throw UsageError("--keys applies to --export only") }
      return nil
    }
    let order = ExportOrder(
      path: export, form: try ExportForm(of: export),
      size: try size.map { try Self.size($0) } ?? Size(rows: 24, columns: 80),
      keys: try keys.map { try KeyList.keys($0) } ?? [])
    if let there = TextFile.stamp(export), files.contains(where: { TextFile.stamp($0) == there }) {
      throw UsageError("--export would overwrite the text itself")
    }
    return order
  }

  /// A size such as `80x24`, columns before rows.
  private static func size(_ argument: String) throws(UsageError) -> Size {
    let (least, most) = (ScreenPlan.smallest, Size.largest)
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let columns = Int(parts[0]), let rows = Int(parts[1]),
      (least.columns...most.columns).contains(columns), (least.rows...most.rows).contains(rows)
    else {
      throw UsageError(
        """
        --size is \(verbatim: "\(least.columns)x\(least.rows)") to \
        \(verbatim: "\(most.columns)x\(most.rows)"), not '\(verbatim: argument)'
        """)
    }
    return Size(rows: rows, columns: columns)
  }
}

/// A screen that is to be exported.
struct ExportOrder {
  var path: String
  var form: ExportForm
  var size: Size
  /// The keys that are pressed first.
  var keys: [KeyPress]
}
