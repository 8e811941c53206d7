/// All that is known of how a language is spelled in Latin letters: its letters, spelling rules,
/// grammar and words.
///
/// Costs are tenths of a natural logarithm: 23 more is ten times less likely. It is read from text,
/// in lines:
///
/// - `letters A=0627 …`: one ASCII character for each letter; `final k=05DA …`: how it is written
///   at a word's end.
/// - `consonants …`, `vowels …`, `marks …`: the letters of an abugida under themselves; see
///   ``Abugida``.
/// - `short a e …`: short vowels, which are spelled and not written; a word that has them is
///   *vocalised*.
/// - `spell A a e/10 ^i/4 a$/1 -/25`: how Latin letters spell a letter, each with its cost; `^`
///   only at the word's start, `$` only at its end, `-` not at all. `~` wherever no word starts; a
///   `!` behind one wants no vowel to follow, a `?` wants one, a `*` two consonants.
/// - `vowel a/2 …`: vowels that spell nothing in a known word; `loose a/14 …`: in an unknown one.
/// - `conjunction COST ARABIC LATIN…`, `prefix CLASSES COST ARABIC [LATIN…]`: what may stand before
///   a word of these classes, as letters are spelled or as its own spellings; a `+` behind one
///   wants the next letter doubled.
/// - `bound CLASS…`: classes that need a prefix.
/// - `suffix CLASSES COST ARABIC…`, then `object …`, then `close …`: what may stand after it, one
///   of each.
/// - `words CLASS BAND WORD…`: words and how rare they are, 0 to 6; `_` is a space.
/// - `verbs BAND PAST/IMPERFECT…`: see ``VerbStems``.
/// - `roots PATTERN BAND STEM…`: see ``RootStems``.
/// - `unknown COST`: what it costs a word not to be among them.
/// - `exact WORD LATIN…`: spellings that no rule gives.
/// - `usual WORD=LATIN…`: how words are written in Latin letters, where that does not follow from
///   their vowels; nothing is typed by it.
/// - `stem CLASS=WORD LATIN… CLASS=WORD LATIN…`: likewise, of stems of classes.
/// - `affix CLASS,… CLASS,… WORD LATIN…`: what makes words of the second classes from those of the
///   first, one each, with a `-` for the stem; what is of the class `.` is a word. `alike ONE
///   LATIN…`: Latin letters that stand for each other in stems and affixes.
/// - `keep LATIN…`: words that look English and are not.
/// - `share LATIN…`: words of both languages, English where nothing beside them says otherwise.
/// - `rather LATIN…`: words of both languages that hardly anyone means in English.
/// - `follow LATIN LATIN…`: a word of both languages, and those behind which it is no English one.
/// - `precede LATIN LATIN…`: the same, and those before which it is no English one.
/// - `loan LATIN…`: words that English has borrowed: among English words they are its own.
/// - `lead LATIN…`: particles that stand before a word of either language, and are no English ones
///   behind words that are surely of the keyboard's language.
/// - `greet LATIN…`: words that often begin a message, with a capital too, and are no names.
struct SpellingModel: Sendable {
  var letters = LetterSet()
  var rules = SpellingRules()
  var graph = WordGraph()
  var statistics = LetterStatistics(letterCount: 0)
  /// Spellings that no rule gives, with their words, the likeliest first.
  var exact: [[UInt8]: [[UInt8]]] = [:]
  /// The same, of stems and what is written with them.
  var made = MadeSpellings()
  /// What it costs a word not to be in the lexicon.
  var unknown = 62
  /// Words that look English and are not.
  var kept: Set<[UInt8]> = []
  /// Words of both languages, English where nothing beside them says otherwise.
  var shared: Set<[UInt8]> = []
  /// Words of both languages that hardly anyone means in English.
  var rather: Set<[UInt8]> = []
  /// Words of both languages, each with those behind which it is no English one.
  var following: [[UInt8]: Set<[UInt8]>] = [:]
  /// Words of both languages, each with those before which it is no English one.
  var preceding: [[UInt8]: Set<[UInt8]>] = [:]
  /// Words that are English too where English stands around them.
  var loans: Set<[UInt8]> = []
  /// Particles that are no English words behind words of the keyboard's language.
  var leading: Set<[UInt8]> = []
  /// Words that begin a message and are no names, whatever their capital.
  var greetings: Set<[UInt8]> = []
}

extension SpellingModel {
  /// The words of a spelling that no rule gives, the likeliest first; nil where there are none.
  ///
  /// No word is made of stems that is spelled as an English one.
  func exactWords(_ latin: [UInt8]) -> [[UInt8]]? {
    var words = exact[latin] ?? []
    let made = made.words(latin)
    if !made.isEmpty, EnglishWords.commonness(of: latin) == nil {
      words += made.filter { !words.contains($0) }
    }
    return words.isEmpty ? nil : words
  }
}

/// One way to write a letter in Latin letters.
struct Spelling: Sendable {
  var latin: [UInt8]
  var cost: Int
  var isInitial = false
  var isFinal = false
  /// Whether the spelling stands nowhere but inside a word or at its end.
  var isNeverInitial = false
  /// Whether the next two Latin letters have to be alike, as in `essalam`.
  var doublesNext = false
  /// Whether a Latin vowel has to follow, or must not: a diphthong closes its syllable. Nil where
  /// either may be.
  var vowelFollows: Bool?
  /// Whether two consonants have to follow: Hebrew writes no vowel before them.
  var clusterFollows = false

  /// Whether the spelling stands at a place of a word; `isStart` where a stem begins there. O(*n*)
  /// in its letters.
  func matches(_ word: [UInt8], at index: Int, isStart: Bool = false) -> Bool {
    let end = index + latin.count
    guard end <= word.count, !isInitial || isStart || index == 0, !isFinal || end == word.count
    else {
      return false
    }
    if isNeverInitial, isStart || index == 0 { return false }
    for offset in latin.indices where word[index + offset] != latin[offset] { return false }
    if let vowelFollows {
      let follows = end < word.count && "aeiou".utf8.contains(word[end])
      guard follows == vowelFollows else { return false }
    }
    if clusterFollows, !Self.isCluster(word, at: end) { return false }
    return !doublesNext || (end + 1 < word.count && word[end] == word[end + 1])
  }
}

extension Spelling {
  /// Whether two consonants stand at a place of a word; `sh` and its like are one. O(1).
  private static func isCluster(_ word: [UInt8], at index: Int) -> Bool {
    func isConsonant(_ index: Int) -> Bool {
      index < word.count && !"aeiouy'".utf8.contains(word[index])
    }
    guard isConsonant(index), isConsonant(index + 1) else { return false }
    let isOne =
      word[index + 1] == UInt8(ascii: "h") && "sckptzg".utf8.contains(word[index])
      || word[index] == UInt8(ascii: "t") && "sz".utf8.contains(word[index + 1])
    return !isOne || isConsonant(index + 2)
  }
}

/// How the letters of a language are written in Latin letters.
struct SpellingRules: Sendable {
  /// The spellings of each letter, by its number.
  var spellings: [[Spelling]] = []
  /// Vowels that spell nothing, in a known word.
  var vowels: [Spelling] = []
  /// Vowels that spell nothing, in an unknown word.
  var looseVowels: [Spelling] = []

  /// What it costs that a spelling ends between two Latin letters that mostly spell one sound, as
  /// `s` and `h` do. O(1).
  func splitting(_ word: [UInt8], at index: Int, _ spelling: Spelling) -> Int {
    let end = index + spelling.latin.count
    guard end < word.count, word[end] == UInt8(ascii: "h"), let last = spelling.latin.last,
      "sktdgc".utf8.contains(last)
    else { return 0 }
    return Self.splittingCost
  }

  private static let splittingCost = 10
}
