internal import BidiAlgorithm
internal import TextModel

/// The paragraphs' direction as `--direction` names it.
enum DirectionArgument {
  /// What decides the directions.
  ///
  /// - Parameter name: `auto` (P2 and P3), `ltr` or `rtl`.
  /// - Returns: the decider.
  /// - Throws: which names there are.
  static func decider(_ name: String) throws -> DirectionDecider {
    switch name {
    case "auto": .automatic
    case "ltr": DirectionDecider(.explicit(.leftToRight))
    case "rtl": DirectionDecider(.explicit(.rightToLeft))
    default: throw Complaint("--direction is auto, ltr or rtl, not '\(name)'")
    }
  }
}
