package import Languages
internal import Wording

/// A row in which a verdict is said.
package struct VerdictRow {
  package var words: ScreenWords
  package var role: Role
  /// What stands a blank behind them, in a role of its own; nil where nothing does.
  package var further: (words: ScreenWords, role: Role)?
  /// What a press on it asks for.
  package var action: Action?
}

extension Verdict {
  /// The rows of a verdict in all its forms.
  package struct Forms {
    /// From the fullest form on.
    package var whole: [[VerdictRow]]
    /// The form for which there is always room.
    package var least: [VerdictRow]

    /// The fullest form that takes no more than so many rows; nil where none does.
    package func fitting(_ rows: Int) -> [VerdictRow]? { whole.first { $0.count <= rows } }
  }

  /// How it is said over so many columns. What is wrong in another paragraph has rows of its own,
  /// or stands behind the rest on one row: what is said of the caret's paragraph warns nobody where
  /// nothing is wrong with it. O(*n*).
  package func forms(columns: Int, _ words: Catalogue) -> Forms {
    func rows(_ said: Words, _ role: Role, _ action: Action?) -> [VerdictRow] {
      words.onScreen(said).wrapped(besideFrame: columns).map {
        VerdictRow(words: $0, role: role, action: action)
      }
    }
    let role: Role = isBad ? .warning : .good
    let (full, short) = (rows(inFull, role, action), rows(sentence, role, action))
    guard let elsewhere else {
      return Forms(whole: [full, short], least: rows(inBrief, role, action))
    }
    let said = [elsewhere.sentence, elsewhere.inBrief]
    let others = said.map { rows($0, .warning, elsewhere.action) }
    let together = said.map { other in
      let all = rows(sentence + " " + other, .warning, elsewhere.action)
      guard all.count == 1 else { return all }
      return [
        VerdictRow(
          words: words.onScreen(sentence), role: role,
          further: (words: words.onScreen(other), role: Role.warning), action: elsewhere.action)
      ]
    }
    return Forms(
      whole: [full + others[0], short + others[0], short + others[1]] + together, least: others[1])
  }
}
