/// Where a pattern ends that begins at a place of what is read, and what stands in it. Each bracket
/// may begin one, and asks in O(1).
struct PatternReach {
  /// The end of ASCII without blanks from each place on, and from the end.
  private let ends: [Int]
  /// The next `)` from each place on, and from the end; the end where there is none.
  private let roundBrackets: [Int]
  /// The same of `]`.
  private let squareBrackets: [Int]
  /// How many bars stand before each place, and before the end.
  private let barsBefore: [Int]
  /// How many signs of a class of letters: what a backslash names, and `-` between letters.
  private let classSignsBefore: [Int]

  /// What patterns reach to in a text. O(*n*).
  init(_ text: Skeleton) {
    let count = text.count
    var ends = [Int](repeating: count, count: count + 1)
    var roundBrackets = ends
    var squareBrackets = ends
    var barsBefore = [Int](repeating: 0, count: count + 1)
    var classSignsBefore = barsBefore
    for position in (0..<count).reversed() {
      let scalar = text.scalars[position]
      let goesOn = scalar.isASCII && !text.isSpace(position)
      ends[position] = goesOn ? ends[position + 1] : position
      roundBrackets[position] = scalar == ")" ? position : roundBrackets[position + 1]
      squareBrackets[position] = scalar == "]" ? position : squareBrackets[position + 1]
    }
    for position in 0..<count {
      let scalar = text.scalars[position]
      let isBetweenLetters =
        scalar == "-" && text.isCodeLetter(position - 1) && text.isCodeLetter(position + 1)
      barsBefore[position + 1] = barsBefore[position] + (scalar == "|" ? 1 : 0)
      classSignsBefore[position + 1] =
        classSignsBefore[position] + (scalar == "\\" || isBetweenLetters ? 1 : 0)
    }
    self.ends = ends
    self.roundBrackets = roundBrackets
    self.squareBrackets = squareBrackets
    self.barsBefore = barsBefore
    self.classSignsBefore = classSignsBefore
  }

  /// The end of ASCII without blanks from a place on; the place itself where none begins.
  func end(_ start: Int) -> Int { ends[start] }

  /// The first `)` from a place on and before an end; nil where there is none.
  func roundBracket(_ start: Int, before end: Int) -> Int? {
    roundBrackets[start] < end ? roundBrackets[start] : nil
  }

  /// The same of `]`.
  func squareBracket(_ start: Int, before end: Int) -> Int? {
    squareBrackets[start] < end ? squareBrackets[start] : nil
  }

  /// Whether a bar stands in a range.
  func hasBar(_ range: Range<Int>) -> Bool {
    barsBefore[range.upperBound] > barsBefore[range.lowerBound]
  }

  /// Whether a sign of a class of letters stands in a range.
  func hasClassSign(_ range: Range<Int>) -> Bool {
    classSignsBefore[range.upperBound] > classSignsBefore[range.lowerBound]
  }
}
