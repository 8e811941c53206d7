/// The answers to questions that were asked before. It only saves time: the same questions have the
/// same answers with another one. For one thread.
package final class Memory {
  private var shelves: [ObjectIdentifier: AnyObject] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  /// A memory of nothing.
  package init() {}

  /// The answer to a question. It is worked out if it is not the last question of its kind.
  package subscript<Q: Question>(question: Q) -> Q.Answer {
    let shelf = shelf(LastAnswer<Q>.self) { LastAnswer() }
    if let kept = shelf.kept, kept.question == question { return kept.answer }
    // The former answer is let go before a new one is made, so that both are never in memory.
    shelf.kept = nil
    let answer = work(out: question)
    shelf.kept = (question, answer)
    return answer
  }

  /// The answer to a question. It is worked out if it is not kept.
  package subscript<Q: RepeatedQuestion>(question: Q) -> Q.Answer {
    let shelf = shelf(Answers<Q>.self) { Answers() }
    if let known = shelf.kept[question] { return known }
    let answer = work(out: question)
    if shelf.kept.count >= Q.mostKept { shelf.kept.removeAll() }
    shelf.kept[question] = answer
    return answer
  }

  /// Lets all answers go.
  func forget() { shelves.removeAll() }

  /// How many questions of a kind were worked out.
  package func count<Q: Question>(of kind: Q.Type) -> Int { counts[ObjectIdentifier(kind)] ?? 0 }

  private final class LastAnswer<Q: Question> {
    var kept: (question: Q, answer: Q.Answer)?
  }

  private final class Answers<Q: RepeatedQuestion> {
    var kept: [Q: Q.Answer] = [:]
  }

  private func shelf<Shelf: AnyObject>(_ kind: Shelf.Type, _ make: () -> Shelf) -> Shelf {
    if let shelf = shelves[ObjectIdentifier(kind)] as? Shelf { return shelf }
    let shelf = make()
    shelves[ObjectIdentifier(kind)] = shelf
    return shelf
  }

  private func work<Q: Question>(out question: Q) -> Q.Answer {
    counts[ObjectIdentifier(Q.self), default: 0] += 1
    return question.answer(self)
  }
}
