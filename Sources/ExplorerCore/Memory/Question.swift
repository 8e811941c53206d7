/// A question as a value, for an answer that costs time.
///
/// The answer is a function of the question alone: it is worked out by the question itself, which
/// sees nothing else but the answers to other questions. So what is kept never answers for more
/// than was asked.
package protocol Question: Equatable {
  associatedtype Answer
  /// Works the answer out.
  ///
  /// - Parameter memory: answers other questions.
  /// - Returns: the answer.
  func answer(_ memory: Memory) -> Answer
}
