/// How a word is written: what its capitals say of its language.
enum WordCase {
  case lower
  /// The first letter alone.
  case title
  /// All of several letters.
  case upper
  /// A capital behind a small letter, as in `GitHub`.
  case mixed

  /// How letters are written. O(*n*).
  init(_ text: some StringProtocol) {
    let letters = text.filter { $0.isASCII && $0.isLetter }
    let capitals = letters.count { $0.isUppercase }
    if capitals == 0 {
      self = .lower
    } else if capitals == letters.count, letters.count > 1 {
      self = .upper
    } else {
      self = capitals == 1 && letters.first?.isUppercase == true ? .title : .mixed
    }
  }
}
