import Foundation
import Testing

/// In the explorer the core names no feature, and no feature another: each can be taken out by its line in the
/// registry.
@Suite struct FeatureTests {
  private static let features = "Sources/Explorer/Features"

  /// The types that files declare outside of others, and the members by which they extend the core's types:
  /// `app.trace`, `.lab(…)`.
  private struct Names {
    var types: Set<String> = []
    var members: Set<String> = []

    init(_ files: [URL]) throws {
      let modifiers = /(?:(?:package|private|fileprivate|final|indirect|static|mutating) )*/
      let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]
      for file in files {
        var extended: Substring = ""
        for line in try SourceTree.code(file).split(separator: "\n") {
          let isInside = line.hasPrefix("  ")
          let words = line.drop { $0 == " " }.trimmingPrefix(modifiers)
            .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          guard let kind = words.first else {
            if line.first == "}" { extended = "" }
            continue
          }
          guard words.count > 1 else { continue }
          if !isInside, kinds.contains(kind) { types.insert(String(words[1])) }
          if !isInside { extended = kind == "extension" ? words[1] : "" }
          // What is private to its file cannot be named from elsewhere.
          guard isInside, !line.hasPrefix("   "), !line.contains("private "),
            ["var", "func"].contains(kind)
          else { continue }
          if extended == "Action" { members.insert("." + words[1]) }
          if extended == "AppState" { members.insert("app." + words[1]) }
        }
      }
    }

    /// Those that some code names.
    func named(in code: String) -> [String] {
      let words = Set(code.matches(of: /\w+/).map { String($0.output) })
      let actions = Set(code.matches(of: /[^\w)\]?!](\.\w+)\(/).map { String($0.1) })
      let facts = Set(code.matches(of: /\b(?:app|state)\.(\w+)/).map { "app." + $0.1 })
      return types.intersection(words).sorted()
        + members.intersection(actions.union(facts)).sorted()
    }
  }

  @Test func theCoreNamesNoFeature() throws {
    let names = try Names(SourceTree.swiftFiles(under: Self.features))
    #expect(names.types.contains("SearchFeature") && names.members.contains("app.trace"))
    for file in SourceTree.swiftFiles(under: "Sources/Explorer/Core") {
      let named = try names.named(in: SourceTree.code(file))
      #expect(named.isEmpty, "\(file.lastPathComponent) names \(named)")
    }
  }

  @Test func noFeatureNamesAnother() throws {
    let folders = try SourceTree.folders(in: Self.features)
    #expect(folders.count > 10)
    for folder in folders {
      let names = try Names(SourceTree.swiftFiles(under: "\(Self.features)/\(folder)"))
      for other in folders where other != folder {
        for file in SourceTree.swiftFiles(under: "\(Self.features)/\(other)") {
          let named = try names.named(in: SourceTree.code(file))
          #expect(named.isEmpty, "\(other)/\(file.lastPathComponent) names \(named) of \(folder)")
        }
      }
    }
  }
}
