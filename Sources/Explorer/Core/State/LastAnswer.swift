package import Wording

/// The answer to the question that was asked last: what costs more than a glance is not worked out for each frame again.
package final class LastAnswer<Question: Equatable, Answer>: Memo {
  private var kept: (question: Question, answer: Answer)?

  /// No answer yet.
  package init() {}

  /// The answer to a question; worked out where it is another one than the last.
  package func answer(to question: Question, _ work: () -> Answer) -> Answer {
    if let kept, kept.question == question { return kept.answer }
    let answer = work()
    kept = (question, answer)
    return answer
  }
}

/// What hands out memories: the analyser, or an analysis that it made.
package protocol MemoHolder {
  /// A memory of one kind, made when it is first asked for.
  func memo<M: Memo>(_ type: M.Type) -> M
}

extension Analyser: MemoHolder {}
extension Analysis: MemoHolder {}
