/// Types of programs with the types that they hold.
extension Piece {
  /// The end of parameters of a type behind its name: `List<String>`, `Map<K, V>`,
  /// `std::vector<int>`; with the name of a member behind them, `std::map<K, V>::iterator`, or the
  /// signs of a reference, a pointer or an array, `vector<int>&`. nil where none stand there.
  ///
  /// The sign that closes them is mirrored on the far side of the name, before right-to-left words.
  static func endOfTypes(_ start: Int, _ end: Int, _ text: Skeleton) -> Int? {
    let first = text.at(end + 1) == "&" ? end + 2 : end + 1
    guard text.at(end) == "<", text.isLatin(first), let last = endOfParameters(end, text),
      isType(start..<end, text) || areBuiltIn(end + 1..<last - 1, text)
    else { return nil }
    var member = last
    while text.at(member) == ":", text.at(member + 1) == ":", text.isCodeLetter(member + 2) {
      member += 2
      while text.isCodeLetter(member) { member += 1 }
    }
    return text.isCodeLetter(member) ? nil : endOfIndirection(member, text) ?? member
  }

  /// The end of the signs that say that a type is one of references, of pointers or of arrays,
  /// right behind its name: `vector<int>&`, `List<String>[]`; nil where none stand there, or more
  /// follows them.
  private static func endOfIndirection(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    while text.at(end) == "[", text.at(end + 1) == "]" { end += 2 }
    while end < start + mostIndirections, "*&".unicodeScalars.contains(text.at(end)) { end += 1 }
    guard end > start,
      text.isGap(end) || ".,:;!?)\u{60C}\u{61B}\u{61F}".unicodeScalars.contains(text.at(end))
    else { return nil }
    return end
  }

  /// So many such signs follow a name at most.
  private static let mostIndirections = 2

  /// The end of a type that languages have themselves, or one in a name space, with such signs
  /// behind it: `int*`, `std::string&`; nil of other names.
  static func endOfIndirectType(_ name: Range<Int>, _ text: Skeleton) -> Int? {
    let isInSpace = name.contains { text.at($0) == ":" && text.at($0 + 1) == ":" }
    guard isInSpace || builtIn.contains(text.string(name)) else { return nil }
    return endOfIndirection(name.upperBound, text)
  }

  /// Behind the sign that closes what one at a position opens; nil where more than names of types
  /// stands between.
  private static func endOfParameters(_ start: Int, _ text: Skeleton) -> Int? {
    var depth = 0
    var last = start
    repeat {
      switch text.at(last) {
      case "<": depth += 1
      case ">": depth -= 1
      case ",", "?", "*", "[", "]", ".": break
      case "&" where text.isCodeLetter(last - 1) || text.isLatin(last + 1): break
      case ":" where text.at(last + 1) == ":" || text.at(last - 1) == ":": break
      case " " where text.at(last - 1) == ",": break
      default: guard text.isCodeLetter(last) else { return nil }
      }
      last += 1
    } while depth > 0
    return last
  }

  /// Whether a name is one of a type: capitalised, or in a name space. `<width>x<height>` has none.
  private static func isType(_ name: Range<Int>, _ text: Skeleton) -> Bool {
    text.isCapital(name.lowerBound)
      || name.contains { text.at($0) == ":" && text.at($0 + 1) == ":" }
  }

  /// Whether parameters are types that languages have themselves, so that any name before them is
  /// one of a type: `vector<int>`.
  private static func areBuiltIn(_ parameters: Range<Int>, _ text: Skeleton) -> Bool {
    text.string(parameters).split(separator: ",", omittingEmptySubsequences: false).allSatisfy {
      builtIn.contains(String($0.drop { $0 == " " }))
    }
  }

  private static let builtIn: Set<String> = [
    "bool", "byte", "char", "double", "f32", "f64", "float", "i32", "i64", "int", "long", "short",
    "str", "u8", "u32", "u64", "uint", "usize",
  ]
}
