/// A script of keys as `keys` takes it: names with modifiers, and text in quotes, separated by spaces.
struct KeyScript {
  /// One key, or one text typed at once.
  enum Step: Equatable {
    case key(Key)
    case text(String)
  }

  /// A key by its name in lower case, with its modifiers.
  struct Key: Equatable {
    var name: String
    var shift = false
    var control = false
    var alt = false
  }

  /// The steps, each with the words that named it.
  private(set) var steps: [(source: String, step: Step)] = []

  /// The steps of a script.
  ///
  /// - Parameter script: such as `S-left C-right backspace "text"`. A quote in a text has a backslash.
  /// - Throws: which word is no key, or that a text has no end.
  init(_ script: String) throws {
    var rest = Substring(script).drop(while: \.isWhitespace)
    while let first = rest.first {
      let start = rest.startIndex
      let step: Step
      if first == "\"" || first == "'" {
        step = .text(try Self.text(&rest, in: script))
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(word.count)
        step = .key(try Self.key(word))
      }
      steps.append((String(script[start..<rest.startIndex]), step))
      rest = rest.drop(while: \.isWhitespace)
    }
  }

  private static func text(_ rest: inout Substring, in script: String) throws -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      text.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    throw Complaint("the text has no end: \(quote)\(text)")
  }

  private static func key(_ word: Substring) throws -> Key {
    var key = Key(name: "")
    var name = word
    while name.count > 2, name.dropFirst().first == "-" {
      switch name.first {
      case "S": key.shift = true
      case "C": key.control = true
      case "A", "M": key.alt = true
      default: throw Complaint("no such key: \(word)")
      }
      name = name.dropFirst(2)
    }
    key.name = name.lowercased()
    guard KeySession.action(of: key) != nil else { throw Complaint("no such key: \(word)") }
    return key
  }
}
