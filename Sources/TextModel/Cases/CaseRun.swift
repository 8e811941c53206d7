internal import Wording

extension EditingCase {
  /// What an editor makes of the case.
  ///
  /// Each step is asked from the case's start, with all keys up to it, so that an editor needs no
  /// memory.
  ///
  /// - Parameter answer: what the editor says of a question.
  /// - Returns: where its answers are not what has to be. A case of which it declines a step
  ///   without having failed in another is skipped.
  public func outcome(_ answer: (Question) -> CaseAnswer) -> CaseOutcome {
    outcome { _, keys in answer(Question(options: options, before: before, keys: keys())) }
  }

  /// What our own model makes of the case: it goes on from step to step. O(keys × text).
  public func outcome() -> CaseOutcome {
    var editor = CaseEditor(options, before)
    return outcome { step, _ in editor.answer(to: step.keys) }
  }

  /// Asks an editor about each step, with all keys from the case's start.
  private func outcome(_ answer: (Step, () -> String) -> CaseAnswer) -> CaseOutcome {
    var failures: [CaseOutcome.Failure] = []
    var declined: Words?
    var keys: [String] = []
    var unasked: [String] = []
    for step in steps {
      keys.append(step.keys)
      unasked.append(step.keys)
      guard step.after != nil || step.place != nil else { continue }
      var asked = step
      asked.keys = unasked.joined(separator: " ")
      unasked = []
      func fail(_ expected: String, _ actual: Words, isUnanswered: Bool = false) {
        failures.append(
          .init(
            line: step.line, keys: keys.joined(separator: " "), expected: expected, actual: actual,
            isUnanswered: isUnanswered))
      }
      let wanted = [step.after.map(CaseNotation.write), step.place.map { "at \($0)" }].compactMap(
        \.self)
      switch answer(asked, { keys.joined(separator: " ") }) {
      case .declined(let why): declined = declined ?? why
      case .failed(let why):
        fail(wanted.joined(separator: ", "), why, isUnanswered: true)
      case .state(let state, let place):
        if let after = step.after, !after.isMet(by: state) {
          fail(CaseNotation.write(after), Words(verbatim: CaseNotation.write(state)))
        } else if let wanted = step.place, let place, wanted != place {
          fail("at \(wanted)", Words(verbatim: "at \(place)"))
        } else if step.after == nil, place == nil {
          declined = declined ?? "the answer has no place of the caret"
        }
      }
    }
    let verdict: CaseOutcome.Verdict =
      if !failures.isEmpty { .failed(failures) } else if let declined { .skipped(declined) } else {
        .passed
      }
    return CaseOutcome(editing: self, verdict: verdict)
  }
}

extension EditingCase.Question {
  /// What our own model says: the state after the keys, and the caret's place.
  public var answer: CaseAnswer {
    var editor = CaseEditor(options, before)
    return editor.answer(to: keys)
  }
}

/// Our own model in the state that a case has come to.
private struct CaseEditor {
  private var session: EditingSession
  /// What a key led to that could not be done; nothing is done after it.
  private var end: CaseAnswer?

  init(_ options: CaseOptions, _ before: CaseState) { session = options.session(before) }

  /// The state after further keys, and the caret's place.
  mutating func answer(to keys: String) -> CaseAnswer {
    if let end { return end }
    let script: [(word: String, step: SessionStep)]
    do throws(KeyScript.Mistake) {
      script = try KeyScript.steps(keys)
    } catch {
      return finish(.declined(error.words))
    }
    for (word, step) in script {
      let calls = session.log.count
      // The log has what the guard refused. Any other step that is not done names a place that does
      // not exist.
      guard session.perform(step) || session.log.count > calls else {
        return finish(.failed("'\(verbatim: word)' is not a place on the screen"))
      }
    }
    let place = session.layout.place(of: session.selection.focus)
    let above = (0..<place.line.paragraph.rawValue).reduce(0) {
      $0 + session.layout.paragraph(ParagraphIndex($1)).lineCount
    }
    return .state(
      CaseState(session),
      VisualPoint(line: above + place.line.line + 1, column: place.column.rawValue))
  }

  private mutating func finish(_ answer: CaseAnswer) -> CaseAnswer {
    end = answer
    return answer
  }
}
