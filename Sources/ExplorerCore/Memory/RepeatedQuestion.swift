/// A question whose answers are all kept, not only the last.
package protocol RepeatedQuestion: Question, Hashable {
  /// How many answers are kept. When there are more, all are forgotten.
  static var mostKept: Int { get }
}
