/// What letters typed in the normal mode of vi ask for.
enum ViReading: Hashable {
  /// More letters may make a command of them.
  case unfinished
  /// No letters make a command of them.
  case nothing
  case command(ViCommand)
}

/// A command of vi: what to do, and how often.
struct ViCommand: Hashable {
  /// What an operator does with what it is given.
  enum Operator: Character, Hashable { case delete = "d", change = "c", yank = "y" }

  /// What an operator is given.
  enum Target: Hashable {
    /// What a motion goes over.
    case motion(ViMotion)
    /// The paragraph of the caret, and those that follow.
    case paragraphs
    /// The word of the caret.
    case word
    /// What is selected.
    case selection
  }

  enum Verb: Hashable {
    case move(ViMotion)
    case operate(Operator, Target)
    /// One that is a letter or two.
    case other(String)
  }

  var verb: Verb
  /// How often; nil where no number was typed.
  var count: Int?
}

/// A motion of vi by its letters.
enum ViMotion: String, Hashable, CaseIterable {
  case left = "h", right = "l", up = "k", down = "j"
  case wordForward = "w", wordBackward = "b", wordEnd = "e"
  case lineStart = "0", lineText = "^", lineEnd = "$"
  case paragraphStart = "{", paragraphEnd = "}"
  case textStart = "gg", textEnd = "G"
  case next = " "
}

extension ViReading {
  /// The largest number that a command may have.
  static let most = 999

  /// Reads letters.
  ///
  /// - Parameters:
  ///   - letters: what was typed since the last command.
  ///   - hasSelection: whether something is selected, which operators take at once.
  init(_ letters: String, hasSelection: Bool) {
    var rest = letters[...]
    let first = Self.count(&rest)
    self = Self.reading(rest, first, hasSelection: hasSelection)
    // What is too often is refused when it is whole: its letters are no commands of their own.
    if case .command(let command) = self, command.count ?? 1 > Self.most { self = .nothing }
  }

  private static func reading(
    _ letters: Substring, _ first: Int?, hasSelection: Bool
  ) -> ViReading {
    var rest = letters
    guard let letter = rest.first else { return .unfinished }
    if let found = ViCommand.Operator(rawValue: letter) {
      rest = rest.dropFirst()
      return operation(found, &rest, first, hasSelection: hasSelection)
    }
    if hasSelection, letter == "x" || letter == "s" {
      let operation = ViCommand.Operator(rawValue: letter == "x" ? "d" : "c") ?? .delete
      return .command(ViCommand(verb: .operate(operation, .selection), count: nil))
    }
    if hasSelection, letter == "i" {
      return rest.count == 1 ? .unfinished : rest == "iw" ? other("iw", nil) : .nothing
    }
    if let motion = motion(rest) {
      return motion.map { .command(ViCommand(verb: .move($0), count: first)) } ?? .unfinished
    }
    if rest == "Z" { return .unfinished }
    return others.contains(String(rest)) ? other(String(rest), first) : .nothing
  }

  private static let others: Set<String> = [
    "i", "a", "I", "A", "o", "O", "x", "X", "s", "S", "D", "C", "Y", "p", "P", "u", "n", "N", "/",
    "?", ":", "v", "V", "ZZ",
  ]

  private static func other(_ letters: String, _ count: Int?) -> ViReading {
    .command(ViCommand(verb: .other(letters), count: count))
  }

  /// The number that letters begin with, nil for none: 0 at the beginning is a motion. One that is
  /// too large is one more than ``most``.
  private static func count(_ letters: inout Substring) -> Int? {
    let digits = letters.first == "0" ? "" : letters.prefix { $0.isASCII && $0.isNumber }
    letters = letters.dropFirst(digits.count)
    return digits.isEmpty ? nil : digits.count > 3 ? most + 1 : Int(digits)
  }

  /// The motion that letters are; nil inside where they may become one, nil where they cannot.
  private static func motion(_ letters: Substring) -> ViMotion?? {
    if let motion = ViMotion(rawValue: String(letters)) { return .some(motion) }
    return letters == "g" ? .some(nil) : nil
  }

  private static func operation(
    _ operation: ViCommand.Operator, _ rest: inout Substring, _ first: Int?, hasSelection: Bool
  ) -> ViReading {
    func command(_ target: ViCommand.Target, _ count: Int?) -> ViReading {
      .command(ViCommand(verb: .operate(operation, target), count: count))
    }
    guard !hasSelection else { return command(.selection, nil) }
    let second = count(&rest)
    let product = (first ?? 1) * (second ?? 1)
    let count = first == nil && second == nil ? nil : product
    switch rest {
    case "", "i": return .unfinished
    case String(operation.rawValue)[...], "ip": return command(.paragraphs, count)
    case "iw": return command(.word, nil)
    default:
      guard let motion = motion(rest) else { return .nothing }
      return motion.map { command(.motion($0), count) } ?? .unfinished
    }
  }
}
