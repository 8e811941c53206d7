internal import UnicodeData
internal import Wording

/// An option that a command does not have, where the parser would tell something else: it keeps
/// what it does not know for last, after what is missing and what commands check themselves.
enum UnknownOption {
  /// What is said of the first such option; nil where all are known.
  ///
  /// - Parameters:
  ///   - line: the words of the command line.
  ///   - help: the help of the command that they name.
  /// - Returns: the words, with the option that was meant where one is near.
  static func words(in line: [String], help: String) -> Words? {
    let options = Self.options(in: help)
    var isValue = false
    for word in line {
      if word == "--" { return nil }
      if isValue {
        isValue = false
        continue
      }
      guard word.hasPrefix("--") else { continue }
      let name = String(word.prefix { $0 != "=" })
      guard let takesValue = options[name] else { return words(name, options.keys.sorted()) }
      isValue = takesValue && name == word
    }
    return nil
  }

  private static func words(_ name: String, _ known: [String]) -> Words {
    guard let near = NearestName.of(name, among: known) else {
      return "Unknown option '\(verbatim: name)'"
    }
    return "Unknown option '\(verbatim: name)'. Did you mean '\(verbatim: near)'?"
  }

  /// The options that a help lists, `  --text <s>  …`, `  -h, --help  …`, and whether each takes a
  /// value.
  private static func options(in help: String) -> [String: Bool] {
    var options: [String: Bool] = [:]
    for line in help.split(separator: "\n") where line.hasPrefix("  -") {
      let parts = line.split { $0 == " " || $0 == "," || $0 == "/" }
      let names = parts.prefix { $0.hasPrefix("-") }
      let takesValue = parts.dropFirst(names.count).first?.hasPrefix("<") ?? false
      for name in names { options[String(name)] = takesValue }
    }
    return options
  }
}
