internal import Languages
internal import Learning
internal import Wording

/// What `play` prints of a scene.
enum PlayReport {
  /// A play step by step, with what it says as `told` has it.
  static func text(
    _ play: Play, _ words: Catalogue, _ told: (String) -> String
  ) -> String {
    func stored(_ text: String) -> String { words.plain("Stored: \(verbatim: text)") }
    // Not the line as it is shown: many terminals would turn its letters round once more.
    func levels(_ text: String) -> String { words.plain("Levels: \(verbatim: text)") }
    var lines = [told(play.title)]
    if let text = play.text, !text.text.isEmpty { lines += ["", stored(text.written)] }
    for step in play.steps {
      switch step {
      case .keys(let script, let after, let signs, let spelled):
        let quoted = spelled.map { "\"\($0)\"" }
        let typed: Words =
          if let quoted, let keyboard = play.keyboard {
            "Keys of the keyboard \(verbatim: keyboard): \(verbatim: quoted)"
          } else {
            "Keys: \(verbatim: quoted ?? script)"
          }
        lines += ["", words.plain(typed), stored(after)]
        if !signs.isEmpty { lines.append(levels(signs)) }
      case .say(let text, _, _): lines += ["", told(text)]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
