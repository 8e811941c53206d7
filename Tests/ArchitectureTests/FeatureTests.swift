import Foundation
import Testing

/// In the explorer the core names no feature, and no feature another: each can be taken out by its
/// line in the registry.
@Suite struct FeatureTests {
  private static let features = "Sources/Explorer/Features"

  /// What a value of the core's types is called wherever one is handed on.
  private static let receivers = [
    "AppState": ["app", "state", "first"], "Analysis": ["analysis"],
  ]

  /// The code of a file, and what it adds to types that it extends, by their names.
  private struct Source {
    let code: String
    let words: Set<String>
    private(set) var extensions: [String: [Substring]] = [:]
    private let found = Found()

    /// What was asked of it before: each feature asks each file of all others.
    private final class Found {
      var used: [String: Set<String>] = [:]
    }

    init(_ file: URL) throws {
      code = try SourceTree.code(file)
      words = Set(code.matches(of: /\w+/).map { String($0.output) })
      var extended: String?
      for line in code.split(separator: "\n") {
        if line.first != " ", line.first != ")" {
          extended = line.firstMatch(of: /^(?:\w+ )*extension ([\w.]+)/).map { String($0.1) }
        } else if let extended {
          extensions[extended, default: []].append(line)
        }
      }
    }

    /// The names in the code that may be a type's members.
    func used(of type: String) throws -> Set<String> {
      if let known = found.used[type] { return known }
      let used = try Names.used(of: type, in: self)
      found.used[type] = used
      return used
    }
  }

  /// The types that files declare outside of others, and the members that they give to types that
  /// are not their own: `app.trace`, `.lab(…)`.
  private struct Names {
    var types: Set<String> = []
    var members: [String: Set<String>] = [:]

    init(_ sources: [Source]) {
      let type =
        /^(?:(?:package|final|indirect) )*(?:struct|enum|class|protocol|actor|typealias) (\w+)/
      // What is private to its file cannot be named from elsewhere.
      let member = /^  (?:(?:package|static|mutating) )*(?:var|func|let) (\w+)/
      for source in sources {
        for line in source.code.split(separator: "\n") {
          if let found = line.firstMatch(of: type) { types.insert(String(found.1)) }
        }
      }
      for (extended, lines) in sources.flatMap(\.extensions) {
        let isOwn = types.contains { $0 == extended || extended.hasPrefix($0 + ".") }
        for line in lines where !isOwn {
          guard let found = line.firstMatch(of: member) else { continue }
          let plain = extended.hasPrefix("ExplorerCore.") ? extended.dropFirst(13) : extended[...]
          members[String(plain), default: []].insert(String(found.1))
        }
      }
    }

    /// Those that some code names.
    func named(in source: Source) throws -> [String] {
      let named = try members.flatMap { type, names in
        try names.intersection(source.used(of: type)).map { "\(type).\($0)" }
      }
      return types.intersection(source.words).sorted() + named.sorted()
    }

    /// The names in some code that may be a type's members. Of most types any member of such a name
    /// may be one, so a feature gives them private members, or names that nothing else has.
    static func used(of type: String, in source: Source) throws -> Set<String> {
      let code = source.code
      if type == "Action" {
        return Set(code.matches(of: /[^\w)\]?!]\.(\w+)\(/).map { String($0.1) })
      }
      guard let receivers = receivers[type] else {
        return Set(code.matches(of: /\.(\w+)/).map { String($0.1) })
      }
      let value = "\\b(?:\(receivers.joined(separator: "|")))(?:\\(of: \\w+\\))?"
      let member = try Regex(value + #"[?!]?\.(\w+)"#, as: (Substring, Substring).self)
      let members = code.matches(of: member).map { String($0.1) }
      let own = (source.extensions[type] ?? []).joined(separator: "\n")
      let declared = Set(
        own.matches(of: /\b(?:let|var|case) (\w+)|(\w+):/).map {
          String($0.1 ?? $0.2 ?? "")
        })
      let bare = Set(own.matches(of: /(?:^|[^.\w])(\w+)/).map { String($0.1) })
      return Set(members).union(bare.subtracting(declared))
    }
  }

  private static func sources(in folder: String) throws -> [(name: String, source: Source)] {
    try SourceTree.swiftFiles(under: folder).map { ($0.lastPathComponent, try Source($0)) }
  }

  @Test func theCoreNamesNoFeature() throws {
    let names = try Names(Self.sources(in: Self.features).map(\.source))
    #expect(names.types.contains("SearchFeature"))
    #expect(names.members["AppState"]?.contains("trace") == true)
    #expect(names.members["Analysis"]?.contains("whyNoTrace") == true)
    #expect(names.members["Action"]?.contains("keyboards") == true)
    for (file, source) in try Self.sources(in: "Sources/ExplorerCore") {
      let named = try names.named(in: source)
      #expect(named.isEmpty, "\(file) names \(named)")
    }
  }

  @Test func noFeatureNamesAnother() throws {
    let folders = try SourceTree.folders(in: Self.features).map { folder in
      (name: folder, sources: try Self.sources(in: "\(Self.features)/\(folder)"))
    }
    #expect(folders.count > 10)
    for folder in folders {
      let names = Names(folder.sources.map(\.source))
      for other in folders where other.name != folder.name {
        for (file, source) in other.sources {
          let named = try names.named(in: source)
          #expect(named.isEmpty, "\(other.name)/\(file) names \(named) of \(folder.name)")
        }
      }
    }
  }

  /// What is asked above of the names before a point is true as long as nothing else is called
  /// otherwise.
  @Test func whatTheCoreHandsOnHasOneName() throws {
    for (file, source) in try Self.sources(in: "Sources/Explorer") {
      for found in source.code.matches(of: /(\w+): (?:inout )?(AppState|Analysis)\b/) {
        let known = Self.receivers[String(found.2)] ?? []
        #expect(known.contains(String(found.1)), "\(file) has '\(found.output.0)'")
      }
    }
  }

  /// The pane of a feature is a member of the feature, and so is named with it.
  @Test func panesAreMembersOfTheirFeatures() throws {
    for (file, source) in try Self.sources(in: Self.features) {
      #expect(source.extensions["PaneID"] == nil, "\(file) adds to PaneID")
    }
  }
}
