/// What the words beside a word tell of it, beyond their languages.
struct WordPlace {
  /// Whether the next word is known to be English.
  var precedesEnglish = false
  /// Whether the words before are surely of the keyboard's language.
  var followsOwn = false
  /// Whether the words on both sides are surely of the keyboard's language, or several before where
  /// none follows: there a word that nobody knows is one of that language.
  var isAmongOwn = false
}
