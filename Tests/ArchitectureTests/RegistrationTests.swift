import Foundation
import Testing

/// What is made of a kind is named where the program looks for it: the compiler misses no line in a
/// list.
@Suite struct RegistrationTests {
  /// The names that a pattern finds in the code of the files of a folder.
  private static func names(
    _ pattern: Regex<(Substring, Substring)>, in folder: String
  ) throws -> [String] {
    try SourceTree.swiftFiles(under: folder).flatMap { file in
      try SourceTree.code(file).matches(of: pattern).map { String($0.1) }
    }
  }

  /// The code of a file.
  private static func code(_ path: String) throws -> String {
    try SourceTree.code(SourceTree.root.appending(path: path))
  }

  private static func expect(
    _ names: [String], atLeast least: Int, in code: String, as form: (String) -> String
  ) {
    #expect(names.count >= least, "\(names)")
    for name in names { #expect(code.contains(form(name)), "\(name) is not registered") }
  }

  @Test func everyFeatureIsInTheRegistry() throws {
    try Self.expect(
      Self.names(/\benum (\w+): Feature\b/, in: "Sources/Explorer/Features"), atLeast: 20,
      in: Self.code("Sources/Explorer/Registry+Standard.swift")
    ) { $0 + ".self" }
  }

  /// A pane is its feature's, and an arrangement shows it.
  @Test func everyPaneStandsInAnArrangement() throws {
    let explorer = "Sources/Explorer"
    let panes = try Self.names(/\b(?:enum|struct) (\w+): Pane\b/, in: explorer)
    let code = try SourceTree.swiftFiles(under: explorer).map { try SourceTree.code($0) }
    Self.expect(panes, atLeast: 15, in: code.joined()) { "PaneID(\($0).self)" }
    let names = try Self.names(/static let (\w+) = PaneID\(/, in: explorer)
    let arrangements = code.filter { $0.contains("= Arrangement(") }.joined()
    Self.expect(names, atLeast: 15, in: arrangements) { "." + $0 }
  }

  @Test func everyEffectHasItsPerformer() throws {
    let program = "Sources/bidiscope"
    let exploring = try SourceTree.swiftFiles(under: program + "/Exploring").map {
      try SourceTree.code($0)
    }
    let features = SourceTree.swiftFiles(under: "Sources/Explorer/Features")
    let effectful = try features.filter { try SourceTree.code($0).contains("enum Effect") }
      .flatMap { try SourceTree.code($0).matches(of: /\benum (\w+): Feature\b/) }.map {
        String($0.1)
      }
    Self.expect(effectful, atLeast: 4, in: exploring.joined()) { "typealias F = " + $0 }
    try Self.expect(
      Self.names(/\bstruct (\w+): FeaturePerformer\b/, in: program), atLeast: 4,
      in: Self.code(program + "/Commands/ExplorerStart+Screen.swift")
    ) { $0 + "(" }
  }

  @Test func everySubcommandIsListed() throws {
    let program = "Sources/bidiscope"
    let lists = try SourceTree.swiftFiles(under: program).map { try SourceTree.code($0) }
      .filter { $0.contains("subcommands: [") }
    let commands = try Self.names(/\bstruct (\w+): ParsableCommand\b/, in: program)
    Self.expect(
      commands.filter { $0 != "Bidiscope" }, atLeast: 18, in: lists.joined()
    ) { $0 + ".self" }
  }

  @Test func everyStrategyIsInTheCatalogue() throws {
    let folder = "Sources/WritingDirection/Strategies"
    let code = try Self.code(folder + "/StrategyCatalogue.swift")
    let lists = code.matches(of: /\[[\w\s,]+\]/).map { String($0.output) }.joined(separator: ",")
    let listed = Set(lists.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let strategies = try Self.names(/static let (\w+) = DirectionStrategy\(/, in: folder)
    #expect(strategies.count >= 30)
    for strategy in strategies { #expect(listed.contains(strategy), "\(strategy) is not listed") }
  }
}
