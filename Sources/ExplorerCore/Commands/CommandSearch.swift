package import Languages
internal import Wording

/// Searches commands by what the user types, in the palette and in the menus.
package struct CommandSearch {
  /// The words that were typed, in lower case.
  package let wanted: [Substring]
  private let words: Catalogue

  /// A search for words, in a language of the screen and in English.
  package init(_ query: String, _ words: Catalogue) {
    wanted = query.lowercased().split(separator: " ")
    self.words = words
  }

  /// Whether a command's title has every word of the query. Without words it always has.
  package func finds(titleOf command: Command) -> Bool {
    let titles = "\(words.plain(command.title)) \(command.title.english)".lowercased()
    return wanted.allSatisfy { titles.contains($0) }
  }

  /// Whether its title and its summary together have every word.
  package func finds(summaryOf command: Command) -> Bool {
    let text = "\(words.plain(command.title)) \(words.plain(command.summary))".lowercased()
    return wanted.allSatisfy { text.contains($0) }
  }
}
