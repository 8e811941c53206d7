internal import ArgumentParser
internal import BidiAlgorithm
internal import FoundationEssentials
internal import Linting
internal import Storage
internal import SystemPackage
internal import Wording

/// What the file `.bidiscope-lint` beside files says: JSON with the keys `direction`, `only`,
/// `skip`, `as`, `ignore`.
struct LintSettings: Sendable {
  /// The direction of paragraphs.
  private var direction: BaseDirection?
  /// The rules that are asked.
  private var only: [String] = []
  /// The rules that are not.
  private var skip: [String] = []
  /// What files are written in, by patterns of their names.
  private var kinds: [(PathPattern, SourceKind)] = []
  /// What is left out.
  private var ignored: [PathPattern] = []

  private static let longest = 1 << 20

  /// What is in such a file.
  private struct Contents: Decodable {
    var direction: String?
    var only: [String]?
    var skip: [String]?
    var kinds: [String: String]?
    var ignored: [String]?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case direction, only, skip
      case kinds = "as"
      case ignored = "ignore"
    }
  }

  /// Nothing said.
  init() {}

  /// What the file of a folder says; nil where there is none.
  ///
  /// - Throws: a complaint that names the file and what is wrong in it.
  static func own(of folder: String) throws -> LintSettings? {
    let path = folder + "/.bidiscope-lint"
    guard (try? FilePath(text: path).checkAccess(0)) != nil else { return nil }
    return try LintSettings(TextFile.read(path, atMost: longest, isOurs: true), path)
  }

  /// What holds in a folder: its own file's word, or that of the nearest folder above.
  static func above(_ folder: String) throws -> LintSettings {
    var path = folder
    for _ in 0..<64 {
      if let settings = try own(of: path) { return settings }
      guard let real = try? FilePath(text: path).resolved(), !real.components.isEmpty else { break }
      path += "/.."
    }
    return LintSettings()
  }

  private init(_ bytes: [UInt8], _ path: String) throws {
    func fault(_ words: Words) -> Complaint { Complaint("\(verbatim: path): \(words)") }
    let contents: Contents
    do {
      let keys = try JSONDecoder().decode([String: Ignored].self, from: Data(bytes)).keys
      let known = Contents.CodingKeys.allCases.map(\.rawValue)
      if let unknown = keys.sorted().first(where: { !known.contains($0) }) {
        let names = known.joined(separator: ", ")
        throw fault(
          "there is no setting '\(verbatim: unknown)'; the settings are \(verbatim: names)")
      }
      contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
    } catch let complaint as Complaint {
      throw complaint
    } catch let DecodingError.typeMismatch(_, context) {
      guard let key = context.codingPath.first?.stringValue else {
        throw fault("the settings are no JSON object")
      }
      throw fault("the value of '\(verbatim: key)' is of the wrong kind")
    } catch {
      throw fault("this is not JSON")
    }
    if let word = contents.direction {
      guard let direction = LintDirection(argument: word) else {
        throw fault(
          "'\(verbatim: word)' is not a direction; the directions are auto, ltr, rtl")
      }
      self.direction = direction.base
    }
    only = contents.only ?? []
    skip = contents.skip ?? []
    for name in only + skip where RuleCatalogue.rule(named: name) == nil {
      throw fault("there is no rule '\(verbatim: name)'")
    }
    ignored = (contents.ignored ?? []).compactMap { PathPattern(line: $0) }
    for (pattern, word) in (contents.kinds ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let kind = SourceKind(rawValue: word), let pattern = PathPattern(line: pattern) else {
        throw fault("'\(verbatim: word)' is not a kind of source")
      }
      kinds.append((pattern, kind))
    }
  }

  /// Any value at all.
  private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// What is said about a file.
  func rules(of path: String) -> FileRules {
    var rules = FileRules()
    rules.only = Set(only)
    rules.skip = Set(skip)
    rules.direction = direction
    rules.kind = kinds.first { Self.matches($0.0, path) }?.1
    rules.isLeftOut = leavesOut(path)
    return rules
  }

  /// What is said about a file by what stands beside it or above.
  ///
  /// - Throws: what is wrong in the file of settings.
  static func rules(of path: String) throws -> FileRules {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    return try above(folder).rules(of: path)
  }

  /// Whether a file is left out.
  func leavesOut(_ path: String) -> Bool { ignored.contains { Self.matches($0, path) } }

  /// Whether a pattern is for a path, from any of its folders on.
  private static func matches(_ pattern: PathPattern, _ path: String) -> Bool {
    var rest = path[...]
    while true {
      if pattern.matches(String(rest)) { return true }
      guard let slash = rest.firstIndex(of: "/") else { return false }
      rest = rest[rest.index(after: slash)...]
    }
  }
}
