/// A CLDR date pattern, such as `d MMMM y G`, taken apart.
struct DatePattern {
  enum Part: Equatable {
    case literal(String)
    /// A pattern letter and how often it stands there.
    case field(Character, Int)
  }

  let parts: [Part]

  /// Takes a pattern apart: letters are fields, quoted letters and all else are literal (UTS #35,
  /// Date Format Patterns).
  init(_ pattern: String) {
    var parts: [Part] = []
    var literal = ""
    var isQuoted = false
    var rest = Substring(pattern)
    while let character = rest.first {
      if character == "'" {
        rest.removeFirst()
        if rest.first == "'" {
          literal.append("'")
          rest.removeFirst()
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, character.isASCII, character.isLetter {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        let run = rest.prefix { $0 == character }
        parts.append(.field(character, run.count))
        rest = rest.dropFirst(run.count)
      } else {
        literal.append(character)
        rest.removeFirst()
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    self.parts = parts
  }
}
