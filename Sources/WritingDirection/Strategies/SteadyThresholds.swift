internal import BidiAlgorithm

/// What turns a paragraph under `steady`.
struct SteadyThresholds: Hashable, Sendable {
  /// The right-to-left share of votes, in hundredths, from which on it turns right-to-left.
  var rightToLeftPercent: Int
  /// The share below which a text that began left-to-right turns back.
  var backPercent: Int
  /// The share below which a text that began right-to-left turns left-to-right.
  var leftToRightPercent: Int

  /// What Bidiscope uses; chosen on one half of the messages in the tests.
  static let standard = SteadyThresholds(
    rightToLeftPercent: 50, backPercent: 40, leftToRightPercent: 25)

  /// The share below which a text turns left-to-right, by the direction of its first vote.
  func leftToRightPercent(after first: TextDirection) -> Int {
    first == .rightToLeft ? leftToRightPercent : backPercent
  }
}
