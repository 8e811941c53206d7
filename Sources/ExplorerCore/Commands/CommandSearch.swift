package import Languages
internal import Wording

/// Searches commands by what the user types, in the palette and in the menus.
package struct CommandSearch {
  private let wanted: SearchedWords
  private let words: Catalogue

  /// A search for words, in a language of the screen and in English.
  package init(_ wanted: SearchedWords, _ words: Catalogue) {
    (self.wanted, self.words) = (wanted, words)
  }

  /// Whether a command's title has every word of the query. Without words it always has.
  package func finds(titleOf command: Command) -> Bool {
    let titles = "\(words.plain(command.title)) \(command.title.english)".lowercased()
    return wanted.areIn(titles)
  }

  /// Whether its title and its summary together have every word.
  package func finds(summaryOf command: Command) -> Bool {
    let text = "\(words.plain(command.title)) \(words.plain(command.summary))".lowercased()
    return wanted.areIn(text)
  }
}
