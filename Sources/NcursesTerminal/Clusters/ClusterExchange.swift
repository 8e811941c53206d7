internal import Screen
internal import UnicodeData

/// Asks a terminal how many columns it gives clusters: each sample is written where nobody sees it,
/// and the terminal asked where the cursor stands then (CPR).
///
/// The questions leave with a frame's bytes and nobody waits for the answers. DA1 comes last: when
/// it is answered, what was not answered before will not be.
struct ClusterExchange {
  /// The row, from 1, that samples are written on: not the first, because in an answer for that one
  /// the numbers are those of a key with modifiers.
  static let row = 2

  private let samples = ClusterKind.allCases.flatMap { kind in kind.samples.map { (kind, $0) } }
  private var columns: [Int] = []
  /// Whether no more answers are expected.
  private(set) var isOver = false

  /// What asks: concealed, from the row's start, which is left empty.
  var questions: [UInt8] {
    var text = "\u{1B}7\u{1B}[0;8m"
    for (_, sample) in samples { text += "\u{1B}[\(Self.row);1H\(sample)\u{1B}[6n" }
    return Array((text + "\u{1B}[\(Self.row);1H\u{1B}[0m\u{1B}[2K\u{1B}8\u{1B}[c").utf8)
  }

  /// Takes answers, in their order; returns those that are none of these.
  mutating func take(_ replies: [TerminalReply]) -> [TerminalReply] {
    replies.filter { reply in
      switch reply {
      case .cursorPosition(let row, let column):
        if row == Self.row, !isOver { columns.append(column - 1) }
        if columns.count == samples.count { isOver = true }
        return false
      case .primaryAttributes:
        isOver = true
        return true
      default: return true
      }
    }
  }

  /// What the answers say; nothing where some are missing.
  var metrics: ClusterMetrics {
    guard columns.count == samples.count else { return .safe }
    var measured: [ClusterKind: [Int]] = [:]
    for ((kind, _), taken) in zip(samples, columns) { measured[kind, default: []].append(taken) }
    return ClusterMetrics(measured: measured)
  }
}
