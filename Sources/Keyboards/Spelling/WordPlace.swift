/// What the words beside a word tell of it, beyond their languages.
struct WordPlace {
  /// Whether the next word is known to be English.
  var precedesEnglish = false
  /// Whether the words before are surely of the keyboard's language.
  var followsOwn = false
  /// Whether the words on both sides are surely of the keyboard's language, or several before where
  /// none follows: there a word that nobody knows is one of that language.
  var isAmongOwn = false
  /// What English stands beside the word.
  var english = English.none

  /// The letters of the next word; none where it is not known.
  var next: [UInt8] = []
  /// Whether a sign that gives a name its value follows, as in `let x = 5`.
  var isAssigned = false
  /// Whether an option of a command follows, as in `get po -n dev`.
  var precedesOption = false

  /// Where English stands beside a word.
  enum English {
    case none
    /// Behind it, where it is the first word.
    case ahead
    /// On both sides, names and code too; or before it where none follows and no word so far is of
    /// the keyboard's language.
    case around
  }
}
