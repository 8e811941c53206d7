/// The letters of a language with their names: an ASCII character each; in an abugida the letters
/// themselves.
struct LetterSet: Sendable {
  /// The text of each letter, by its number.
  private(set) var texts: [String] = []
  private(set) var finals: [UInt8: Unicode.Scalar] = [:]
  /// The number of the first short vowel, which stands behind all letters that are written.
  private(set) var writtenCount = 0
  /// How syllables are written, where the script is an abugida.
  private(set) var abugida: Abugida?
  private var numbers: [UInt8: UInt8] = [:]

  var count: Int { texts.count }

  mutating func add(_ name: UInt8, _ scalar: Unicode.Scalar) {
    numbers[name] = UInt8(texts.count)
    append(String(scalar))
  }

  private mutating func append(_ text: String) {
    texts.append(text)
    writtenCount = texts.count
  }

  /// Adds a letter of an abugida, which is named by itself; false where its kind needs something
  /// else.
  mutating func add(_ kind: Abugida.Kind, _ word: Substring) -> Bool {
    var abugida = abugida ?? Abugida()
    guard let text = abugida.add(kind, word, number: UInt8(texts.count)) else { return false }
    self.abugida = abugida
    append(text)
    return true
  }

  /// Adds a short vowel. All written letters come before the first.
  mutating func addShort(_ name: UInt8) {
    numbers[name] = UInt8(texts.count)
    texts.append(String(Unicode.Scalar(name)))
  }

  /// Whether a letter is a short vowel.
  func isShort(_ letter: UInt8) -> Bool { Int(letter) >= writtenCount }

  /// The letters that are written. O(*n*).
  func written(_ word: [UInt8]) -> [UInt8] { word.filter { !isShort($0) } }

  mutating func addFinal(_ name: UInt8, _ scalar: Unicode.Scalar) {
    if let number = numbers[name] { finals[number] = scalar }
  }

  /// The numbers of letters written by their names; nil where a name is unknown.
  func numbers(_ word: some StringProtocol) -> [UInt8]? {
    if let abugida { return abugida.numbers(word) }
    var result: [UInt8] = []
    for name in word.utf8 {
      guard let number = numbers[name] else { return nil }
      result.append(number)
    }
    return result
  }

  /// The number of one letter.
  func number(_ name: Substring) -> UInt8? {
    if let abugida { return abugida.number(String(name)) }
    guard name.utf8.count == 1, let byte = name.utf8.first else { return nil }
    return numbers[byte]
  }

  /// The text of letters: with final forms at the ends of words, or in syllables.
  func text(_ word: [UInt8]) -> String {
    if let abugida { return abugida.text(word) { texts[Int($0)] } }
    var text = ""
    for (index, letter) in word.enumerated() {
      let isLast = index + 1 == word.count || texts[Int(word[index + 1])] == " "
      if isLast, word.count > 1, let final = finals[letter] {
        text.unicodeScalars.append(final)
      } else {
        text += texts[Int(letter)]
      }
    }
    return text
  }
}
