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

  /// Whether a command's title has every word of the query, or words that begin with them. Without
  /// words it always has.
  package func finds(titleOf command: Command, beginning: Bool = false) -> Bool {
    let titles = "\(words.plain(command.title)) \(command.title.english)".lowercased()
    return beginning ? wanted.beginWords(of: titles) : wanted.areIn(titles)
  }

  /// Whether its title and its summary together have every word, or words that begin with them.
  package func finds(summaryOf command: Command, beginning: Bool = false) -> Bool {
    let text = "\(words.plain(command.title)) \(words.plain(command.summary))".lowercased()
    return beginning ? wanted.beginWords(of: text) : wanted.areIn(text)
  }
}
