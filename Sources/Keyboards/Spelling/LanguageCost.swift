/// The cost of something being of each language, ten for a factor of three.
struct LanguageCost: Hashable, Sendable {
  var english: Int
  var own: Int

  /// What says nothing.
  static let none = LanguageCost(english: 0, own: 0)
  /// Before the first word: the keyboard was chosen for its language.
  static let start = LanguageCost(english: 4, own: 0)
  /// A name is left alone in either language, and stands a little more often among English words.
  static let name = LanguageCost(english: 0, own: 6)
  /// What it costs to change the language from one word to the next.
  static let change = 20
  /// The most that one word says.
  private static let most = 60

  static func + (left: LanguageCost, right: LanguageCost) -> LanguageCost {
    LanguageCost(english: left.english + right.english, own: left.own + right.own)
  }

  /// The same for the words beside: a language that goes on costs nothing.
  var beside: LanguageCost {
    LanguageCost(
      english: min(english, own + Self.change), own: min(own, english + Self.change))
  }

  /// The same with what is in both taken away, and no word saying more than a word may.
  var bounded: LanguageCost {
    let less = min(english, own)
    return LanguageCost(english: min(english - less, Self.most), own: min(own - less, Self.most))
  }

  /// Whether several words in a row were of the keyboard's language.
  var isSurelyOwn: Bool { english >= own + 2 * Self.change }

  /// Whether one word or several in a row were surely English.
  var isSurelyEnglish: Bool { own >= english + Self.change }

  /// Whether it is English. If both languages cost the same, what was typed stays.
  var isEnglish: Bool { english <= own }
}
