/// A command of a session of lines: a colon, one of its names, and what follows a blank.
enum PlainCommand: CaseIterable {
  case help, characters, explain, direction, caret, select, delete, deletion, level, runs, order
  case engines, fix, want, read, unescape, texts, text, lessons, lesson, samples, sample, plays
  case rules, tour, quit

  /// What it is called, without the colon; a sign alone is short for it.
  var names: [String] {
    switch self {
    case .help: ["help", "h", "?"]
    case .characters: ["characters", "c"]
    case .explain: ["explain", "e"]
    case .direction: ["direction", "d"]
    case .caret: ["caret"]
    case .select: ["select", "selection", "s"]
    case .delete: ["delete"]
    case .deletion: ["deletion"]
    case .level: ["level", "levels"]
    case .runs: ["runs", "run"]
    case .order: ["order", "display"]
    case .engines: ["engines"]
    case .fix: ["fix", "f"]
    case .want: ["want", "w"]
    case .read: ["read", "r"]
    case .unescape: ["unescape", "u"]
    case .texts: ["texts"]
    case .text: ["text", "t"]
    case .lessons: ["lessons"]
    case .lesson: ["lesson"]
    case .samples: ["samples"]
    case .sample: ["sample"]
    case .plays: ["plays"]
    case .rules: ["rules"]
    case .tour: ["tour"]
    case .quit: ["quit", "q"]
    }
  }

  /// The command that a word with its colon names.
  init?(_ word: Substring) {
    guard word.hasPrefix(":") else { return nil }
    let name = String(word.dropFirst())
    guard let named = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = named
  }

  /// The names that are words, with their colons.
  static var wholeNames: [String] {
    allCases.flatMap(\.names).filter { $0.count > 1 }.map { ":" + $0 }
  }
}
