/// The words of a search for names.
package struct SearchedWords {
  /// Each word in lower case, as it was typed and as its keys may write it on a US keyboard.
  private let words: [[String]]
  /// Whether they have no letter or mark that is written in several ways.
  private let isPlain: Bool

  /// The words as they were typed.
  package init(_ query: String) { self.init(query) { _ in [] } }

  private init(_ query: String, _ readings: (String) -> [String]) {
    // A mark behind a blank would make one character with it.
    words = query.unicodeScalars.split(separator: " ").map { word in
      let word = String(word)
      return ([word.lowercased()] + readings(word)).map(WordForms.folded)
    }
    isPlain = query.unicodeScalars.allSatisfy { $0.isASCII && $0 != "'" && $0 != "\"" }
  }

  /// What a search finds by the words as they were typed; where that is nothing, by their keys too,
  /// since names are in Latin letters and a keyboard may type others; and at last without the
  /// endings and articles that a name may lack.
  package static func found<Found>(
    _ query: String, _ app: AppState, by search: (SearchedWords) -> [Found]
  ) -> [Found] {
    found(query, readings: app.readings(of:), by: search)
  }

  /// The same without a screen.
  ///
  /// - Parameters:
  ///   - query: what was typed.
  ///   - readings: what the keys that typed a word may write; none where this is not known.
  ///   - search: what words find.
  /// - Returns: what is found.
  package static func found<Found>(
    _ query: String, readings: (String) -> [String] = { _ in [] },
    by search: (SearchedWords) -> [Found]
  ) -> [Found] {
    let found = search(SearchedWords(query))
    guard found.isEmpty else { return found }
    let read = SearchedWords(query, readings)
    let byKeys = read.words.contains { $0.count > 1 } ? search(read) : found
    guard byKeys.isEmpty else { return byKeys }
    let bare = SearchedWords(query, WordForms.bare(of:))
    return bare.words.contains { $0.count > 1 } ? search(bare) : byKeys
  }

  /// Whether there is no word.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether a text in lower case has all of them.
  package func areIn(_ text: String) -> Bool { stand(in: text) { _, _ in true } }

  /// Whether words of a text in lower case begin with all of them.
  package func beginWords(of text: String) -> Bool {
    stand(in: text) { scalars, place in !Self.isInWord(place.lowerBound - 1, scalars) }
  }

  /// Whether all of them are whole words of a text in lower case.
  package func areWords(of text: String) -> Bool {
    stand(in: text) { scalars, place in
      !Self.isInWord(place.lowerBound - 1, scalars) && !Self.isInWord(place.upperBound, scalars)
    }
  }

  /// Whether each stands somewhere in a text, at a place that is right.
  private func stand(
    in text: String, at isRight: ([Unicode.Scalar], Range<Int>) -> Bool
  ) -> Bool {
    // Names in Latin letters only have no letters that are written in several ways.
    let text = Array((isPlain ? text : WordForms.folded(text)).unicodeScalars)
    func stands(_ form: String) -> Bool {
      let form = Array(form.unicodeScalars)
      guard !form.isEmpty, form.count <= text.count else { return form.isEmpty }
      return (0...text.count - form.count).contains { start in
        text[start] == form[0] && text[start..<start + form.count].elementsEqual(form)
          && isRight(text, start..<start + form.count)
      }
    }
    return words.allSatisfy { forms in forms.contains(where: stands) }
  }

  private static func isInWord(_ index: Int, _ text: [Unicode.Scalar]) -> Bool {
    text.indices.contains(index)
      && (Character(text[index]).isLetter || Character(text[index]).isNumber)
  }

  /// Whether a text in lower case has them and no others, in this order.
  package func areAll(of text: String) -> Bool { begin(text, where: ==) }

  /// Whether a text in lower case has them, in this order, before all others.
  package func areFirst(of text: String) -> Bool { begin(text, where: >=) }

  /// Whether a text begins with them where its number of words is right beside theirs.
  private func begin(_ text: String, where isRight: (Int, Int) -> Bool) -> Bool {
    let others = WordForms.folded(text).split(separator: " ").map(String.init)
    return isRight(others.count, words.count)
      && zip(words, others).allSatisfy { $0.contains($1) }
  }
}

extension AppState {
  /// What the keys that typed a text may write on a US keyboard, in lower case; none where no
  /// feature knows it to have been typed on another one.
  package func readings(of text: String) -> [String] {
    registry.features.flatMap { $0.readings(of: text, self) }
  }
}
