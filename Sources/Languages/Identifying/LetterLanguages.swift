/// The languages of a text in Arabic or Hebrew letters, by its letters and everyday words alone: it
/// asks no library, and so is quicker and less sure than ``LanguageIdentifier``. For one thread.
public final class LetterLanguages {
  private let signs: [String: ScriptSigns]
  private var table = ScalarTable()
  private var runs = ScriptRuns()
  private var words = WordsOfScript()

  /// Reads the letters and words of the languages, which takes milliseconds.
  ///
  /// - Parameter preferred: the user's languages, which are the likelier ones.
  public init(preferred: [String] = []) {
    let lines = DataLines.letters.filter { line in
      line.first.map { Self.scripts.contains($0) } ?? false
    }
    signs = ScriptSigns.all(lines, preferred: Set(preferred.map(LanguageCode.ofToday)))
  }

  private static let scripts: Set<String> = ["Arab", "Hebr"]

  /// The language of each of the scripts, by the script's four-letter code; none of a script of
  /// which nothing in the text tells the language. O(*n*).
  public func languages(of text: String) -> [String: String] {
    let bytes = Array(text.utf8)
    return unsafe bytes.withUnsafeBufferPointer { text in
      unsafe runs.read(text, &table)
      var languages: [String: String] = [:]
      for script in Set(runs.runs.map(\.script)) {
        let code = table.codes[Int(script)]
        guard let own = signs[code] else { continue }
        unsafe words.take(script, of: runs, in: text, isLatin: false)
        languages[code] = Self.language(of: words, own)
      }
      return languages
    }
  }

  /// The language that a letter decides, or that most is said for; nil where nothing is said, and
  /// where only a word alone says it, for neighbours share many.
  private static func language(of words: WordsOfScript, _ script: ScriptSigns) -> String? {
    let reading = script.signs.reading(of: words)
    if let decided = reading.decided { return decided }
    guard words.count > 1, reading.weights.max() > 0 else { return nil }
    var weights = reading.weights + script.priors
    // Only what something speaks for is likelier still.
    weights.replace(with: weights + script.preferred, where: reading.weights .> .zero)
    let languages = script.signs.languages
    return languages.indices.max { weights[$0] < weights[$1] }.map { languages[$0] }
  }
}
