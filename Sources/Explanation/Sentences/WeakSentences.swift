internal import BidiAlgorithm

/// W1 to W7 in sentences.
extension ExplainedParagraph {
  func weakSentence(_ event: BidiEvent) -> String {
    guard let position = event.position else { return "weak classes are resolved" }
    let character = the(position)
    let after = event.after.text
    switch event.rule {
    case .w1: return markSentence(event, character, position)
    case .w2, .w7: return numberSentence(event, character, position)
    case .w3: return "\(character) is an Arabic letter, so from here on it counts as R"
    case .w4:
      let numbers = event.after == .bidiClass(.an) ? "Arabic numbers" : "European numbers"
      return
        "\(character) stands between the \(numbers) at \(places(event.because)), so it becomes \(after)"
    case .w5:
      return "\(character) is in a row of European terminators that touches the European number at "
        + "\(places(event.because)), so it becomes EN"
    default:
      return "\(character), \(event.before?.text ?? ""), is part of no number, so it becomes ON"
    }
  }

  private func markSentence(_ event: BidiEvent, _ character: String, _ position: Int) -> String {
    guard let base = event.because.first else {
      return
        "\(character), a nonspacing mark, starts its sequence, so it takes the class of sos, \(event.after.text)"
    }
    let bidiClass = paragraph.input.classes[base]
    if bidiClass.isIsolateInitiator || bidiClass == .pdi, event.after == .bidiClass(.on) {
      return
        "\(character), a nonspacing mark, follows \(the(base)), an isolate control, so it becomes ON"
    }
    return
      "\(character), a nonspacing mark, follows \(the(base)), so it takes its class, \(event.after.text)"
  }

  /// W2 and W7: the strong class before a European number.
  private func numberSentence(_ event: BidiEvent, _ character: String, _ position: Int) -> String {
    let wanted = event.rule == .w2 ? "AL" : "L"
    let strong: String
    let name: String
    if let deciding = event.because.first {
      // W3 has made R of AL by the time of W7.
      let found = classesAfterW1[deciding]
      name = event.rule == .w7 && found == .al ? "R" : found.shortName
      strong = "the last strong character before \(character) is \(the(deciding)), of class \(name)"
    } else {
      name = sequence(at: position)?.startOfSequence.shortName ?? ""
      strong = "no strong character stands before \(character) in its sequence, and sos is \(name)"
    }
    if event.before == event.after { return "\(strong), not \(wanted), so it stays EN" }
    return "\(strong), so it becomes \(event.after.text)"
  }
}
