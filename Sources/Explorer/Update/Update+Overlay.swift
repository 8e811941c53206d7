internal import Screen
internal import TextModel
internal import UnicodeData

/// What a key does to the overlay that is open.
func actOnOverlay(_ state: inout AppState, _ action: OverlayAction) -> [Effect] {
  switch state.overlay {
  case .help(let row): scrollHelp(&state, row, action)
  case .palette(let query, let chosen): return choose(&state, query, chosen, action)
  case .prompt(let prompt, let text): return fill(&state, prompt, text, action)
  case .question(let question): return answer(&state, question, action)
  case .rule(let name, let typed, let row): readRule(&state, name, typed, row, action)
  case .menu(let menu): return choose(&state, menu, action)
  case .note(let title, let lines, let row): scrollNote(&state, title, lines, row, action)
  case nil: break
  }
  return []
}

private func scrollHelp(_ state: inout AppState, _ row: Int, _ action: OverlayAction) {
  let lines = HelpOverlay.lines(columns: state.size.columns)
  state.overlay = firstRow(row, of: lines.count, after: action, state.size).map {
    Overlay.help(firstRow: $0)
  }
}

private func choose(
  _ state: inout AppState, _ query: String, _ chosen: Int, _ action: OverlayAction
) -> [Effect] {
  let found = PaletteOverlay.matches(query)
  func set(_ query: String, _ chosen: Int) {
    let count = max(1, PaletteOverlay.matches(query).count)
    state.overlay = .palette(query: query, chosen: min(max(0, chosen), count - 1))
  }
  switch action {
  case .type(let text): set(query + text, 0)
  case .erase: set(String(query.dropLast()), 0)
  case .up: set(query, chosen - 1)
  case .down: set(query, chosen + 1)
  case .pageUp: set(query, chosen - 10)
  case .pageDown: set(query, chosen + 10)
  case .close: state.overlay = nil
  case .accept:
    state.overlay = nil
    guard chosen < found.count else { return [] }
    return update(&state, found[chosen].action)
  }
  return []
}

private func fill(
  _ state: inout AppState, _ prompt: Overlay.Prompt, _ text: String, _ action: OverlayAction
) -> [Effect] {
  switch action {
  case .type(let more): state.overlay = .prompt(prompt, text: text + more)
  case .erase: state.overlay = .prompt(prompt, text: String(text.dropLast()))
  case .close: state.overlay = nil
  case .accept:
    state.overlay = nil
    return accept(&state, prompt, text)
  case .up, .down, .pageUp, .pageDown: break
  }
  return []
}

private func accept(
  _ state: inout AppState, _ prompt: Overlay.Prompt, _ text: String
) -> [Effect] {
  guard !text.isEmpty || prompt == .replaceWith else { return [] }
  switch prompt {
  case .codePoint:
    guard let scalar = CodePointEntry.scalar(text) else {
      state.message =
        "\(PrintableText.of(text)) is no code point; write 5D0, U+05D0 or a label such as RLI."
      return []
    }
    return update(&state, .insert(String(scalar)))
  case .goTo:
    guard let offset = Int(text), offset >= 0, offset <= state.session.document.scalarCount else {
      state.message = "The offsets go from 0 to \(state.session.document.scalarCount)."
      return []
    }
    return update(&state, .goTo(ScalarOffset(offset)))
  case .find:
    state.search = text
    find(&state, .forward)
  case .rule:
    jump(&state, to: text)
  case .replaceWhat:
    state.search = text
    state.marksHits = true
    state.overlay = .prompt(.replaceWith, text: state.replacement)
  case .replaceWith:
    state.replacement = text
    startReplacing(&state)
  case .saveAs(let thenQuit):
    return [.save(path: text, thenQuit: thenQuit, overwrites: false)]
  }
  return []
}

private func answer(
  _ state: inout AppState, _ question: Overlay.Question, _ action: OverlayAction
) -> [Effect] {
  switch action {
  case .type(let text):
    guard let key = text.lowercased().unicodeScalars.first,
      let found = question.answers.first(where: { $0.key == key })
    else { return [] }
    return update(&state, .answer(found.answer))
  case .close: return update(&state, .answer(.stay))
  default: return []
  }
}

/// A scalar by its number or by the label of a control.
enum CodePointEntry {
  private static let labelled: [UInt32] =
    [0x061C, 0x00A0, 0x00AD, 0x034F, 0x2028, 0x2029, 0x2060, 0xFEFF]
    + Array(0x200B...0x200F) + Array(0x202A...0x202E) + Array(0x2066...0x2069)

  /// The scalar of `5D0`, `U+05D0` or `RLI`, or nil.
  static func scalar(_ text: String) -> Unicode.Scalar? {
    let word = text.uppercased()
    for value in labelled {
      if let scalar = Unicode.Scalar(value), ScalarFacts.label(of: scalar) == word {
        return scalar
      }
    }
    let digits = word.hasPrefix("U+") ? word.dropFirst(2) : word[...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
