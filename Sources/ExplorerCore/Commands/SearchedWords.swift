/// The words of a search for names.
package struct SearchedWords {
  /// Each word in lower case, as it was typed and as its keys may write it on a US keyboard.
  private let words: [[String]]

  /// The words as they were typed.
  package init(_ query: String) { self.init(query) { _ in [] } }

  private init(_ query: String, _ readings: (String) -> [String]) {
    // A mark behind a blank would make one character with it.
    words = query.unicodeScalars.split(separator: " ").map { word in
      let word = String(word)
      return [word.lowercased()] + readings(word)
    }
  }

  /// What a search finds by the words as they were typed, and where that is nothing, by their keys
  /// too: names are in Latin letters, and a keyboard may type others.
  package static func found<Found>(
    _ query: String, _ app: AppState, by search: (SearchedWords) -> [Found]
  ) -> [Found] {
    let found = search(SearchedWords(query))
    guard found.isEmpty else { return found }
    let read = SearchedWords(query, app.readings(of:))
    return read.words.contains { $0.count > 1 } ? search(read) : found
  }

  /// Whether there is no word.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether a text in lower case has all of them.
  package func areIn(_ text: String) -> Bool {
    words.allSatisfy { forms in forms.contains { text.contains($0) } }
  }

  /// Whether a text in lower case has them and no others, in this order.
  package func areAll(of text: String) -> Bool {
    let others = text.split(separator: " ").map(String.init)
    return others.count == words.count && zip(words, others).allSatisfy { $0.contains($1) }
  }
}

extension AppState {
  /// What the keys that typed a text may write on a US keyboard, in lower case; none where no
  /// feature knows it to have been typed on another one.
  package func readings(of text: String) -> [String] {
    registry.features.flatMap { $0.readings(of: text, self) }
  }
}
