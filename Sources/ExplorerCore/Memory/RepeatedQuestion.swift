/// A question of which many answers are kept, and not the last one alone.
package protocol RepeatedQuestion: Question, Hashable {
  /// How many are kept; then all are forgotten.
  static var mostKept: Int { get }
}
