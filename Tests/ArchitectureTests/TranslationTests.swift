import Foundation
import Testing

/// The translations of the screen, held against the English words in the sources.
@Suite struct TranslationTests {
  static let languages = ["he", "ar"]

  /// The English words of a file of translations, with `{}` for each place of a value.
  private static func keys(_ language: String) throws -> [String] {
    try SourceTree.text("Sources/CLanguageData/data/\(language).po").split(separator: "\n")
      .compactMap { line in
        line.wholeMatch(of: /msgid "(.+)"/).map { plain(String($0.1)) }
      }
  }

  private static func plain(_ key: String) -> String {
    key.replacing("\\\"", with: "\"").replacing(/\{=?\d\}/, with: "{}")
  }

  /// Words that the sources do not have any more: no entry is looked up by them. A few may wait for the next
  /// translation.
  @Test(arguments: languages) func entriesAreOfWordsThatTheSourceHas(_ language: String) throws {
    let rooms = ["Explorer", "bidiscope", "Languages"]
    let files = rooms.flatMap { SourceTree.swiftFiles(under: "Sources/\($0)") }
    let source = try Data(files.map { try SourceTree.text($0).lowercased() }.joined().utf8)
    let keys = try Self.keys(language)
    let stale = keys.filter { key in
      let pieces = key.lowercased().split(separator: "{}").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let longest = pieces.max { $0.count < $1.count } ?? ""
      return source.range(of: Data(longest.utf8)) == nil
    }
    #expect(stale.count * 20 <= keys.count, "\(language) is stale: \(stale)")
  }

  /// What the first look shows, and every command. A few may wait for the next translation.
  @Test(arguments: languages) func titlesAreTranslated(_ language: String) throws {
    let keys = Set(try Self.keys(language))
    var wanted: Set<String> = []
    for file in SourceTree.swiftFiles(under: "Sources/Explorer") {
      for match in try SourceTree.text(file).matches(of: /static let title = "([^"]+)"/) {
        wanted.insert(String(match.1))
      }
    }
    for line in try SourceTree.text("KEYS.md").split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      if cells.count > 3 { wanted.insert(cells[2].trimmingCharacters(in: .whitespaces)) }
    }
    let missing = wanted.filter { title in
      if keys.contains(title) || title == "command" || title == "---" { return false }
      // A family's name and its member's are looked up apart.
      let parts = title.split(separator: ": ", maxSplits: 1).map(String.init)
      return parts.count < 2 || !keys.contains("\(parts[0]): {}") || !keys.contains(parts[1])
    }
    #expect(missing.count * 10 <= wanted.count, "\(language) lacks: \(missing.sorted())")
  }

  /// A place is in both texts, and words hold nothing that takes no cell of its own.
  @Test(arguments: languages) func entriesAreSound(_ language: String) throws {
    let text = try SourceTree.text("Sources/CLanguageData/data/\(language).po")
    let pairs = text.matches(of: /msgid "(.+)"\nmsgstr "(.*)"/)
    #expect(pairs.count > 200)
    for pair in pairs {
      let (english, words) = (String(pair.1), String(pair.2))
      let places = { (text: String) in Set(text.matches(of: /\{=?(\d)\}/).map { String($0.1) }) }
      #expect(places(english) == places(words), "\(english)")
      #expect(!words.isEmpty, "\(english)")
      let marks = words.unicodeScalars.filter { $0.properties.generalCategory == .nonspacingMark }
      #expect(marks.isEmpty, "\(english)")
    }
    #expect(Set(pairs.map(\.1)).count == pairs.count, "an entry stands twice")
  }
}
