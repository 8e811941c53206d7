import Foundation
import Testing

/// What lines follow from, and what an editor may do in one way or another, is said at each call: a
/// parameter with a default is forgotten without a word.
@Suite struct DefaultTests {
  /// What is made of them for a paragraph or a line, and they themselves.
  private static let made: Set<String> = [
    "BaseDirection", "EditorPolicies", "LayoutInputs", "LineBreakRules", "LineBreakRuns",
  ]
  /// The types of their members that say nothing about them.
  private static let plain: Set<String> = ["Bool", "Int", "TextDirection"]
  /// The members of such a type that parameters are called after.
  private static let names: Set<Substring> = ["keyboard", "lastTyped"]

  /// The types of what policies, inputs of a layout and its settings hold, and of what is made of
  /// them.
  private static func types() throws -> Set<String> {
    let member = /(?m)^  (?:public )?var \w+(?:: (\w+)\b| = (\w+)\.)/
    let files = ["Session/EditorPolicies", "Lines/LayoutInputs", "Lines/LayoutSettings"]
    let held = try files.flatMap { file -> [String] in
      let code = try SourceTree.code(
        SourceTree.root.appending(path: "Sources/TextModel/\(file).swift"))
      return code.matches(of: member).compactMap { match -> String? in
        (match.output.1 ?? match.output.2).map { String($0) }
      }
    }
    return made.union(held).subtracting(plain)
  }

  /// The parameters in a code that have a default and one of these types, or are a keyboard's
  /// direction.
  private static func defaults(in code: String, of types: Set<String>) -> [String] {
    let header = /\b(?:func\s[^({]*|init[?!]?(?:<[^(]*>)?)\(/
    let parameter = /[(,]\s*((?:\w+\s+)?\w+)\s*:\s*([\w.]+)\??\s*=/
    return code.matches(of: header).flatMap { function -> [String] in
      let parameters = list(code[function.range.upperBound...])
      return parameters.matches(of: parameter).compactMap { match -> String? in
        let (name, type) = (match.output.1, match.output.2)
        let isInput = type.split(separator: ".").last.map { types.contains(String($0)) } ?? false
        let isKeyboard = name.split(whereSeparator: \.isWhitespace).contains { names.contains($0) }
        return isInput || isKeyboard ? "\(name): \(type)" : nil
      }
    }
  }

  /// What stands before the bracket that ends a list, behind an opening one.
  private static func list(_ code: Substring) -> String {
    var depth = 1
    var list = "("
    for character in code {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      list.append(character)
    }
    return list
  }

  @Test func noPolicyAndNoInputOfALayoutHasADefault() throws {
    let types = try Self.types()
    #expect(
      types.isSuperset(of: [
        "ClusterMetrics", "DeletionUnit", "DirectionDecider", "Invisibles", "LayoutWaiting",
        "MotionPolicy", "TextLanguages", "WrapPolicy",
      ]))
    var broken: [String] = []
    for room in ["TextModel", "ExplorerCore", "Explorer"] {
      for file in SourceTree.swiftFiles(under: "Sources/\(room)") {
        let code = try SourceTree.code(file)
        broken += Self.defaults(in: code, of: types).map {
          "\(room)/\(file.lastPathComponent): \($0)"
        }
      }
    }
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
  }

  @Test func whatIsWrongIsFound() throws {
    let code = """
      public func moved(
        _ caret: Caret, policy: MotionPolicy = .visual, extending: Bool = false,
        wraps: WrapPolicy
      ) -> Caret {
        let unit: DeletionUnit = .cluster
      }
      init(_ runs: LineBreakRuns = .root, known: Known? = nil, in way: Settings.Invisibles? = nil) {
      func typed<Text: Sequence>(_ text: Text, keyboard: TextDirection? = nil, to side: TextDirection? = nil)
      func drawn(with sizes: [Int] = [1], _ clusters: ClusterMetrics = .unicode, width: Int? = nil)
      """
    let types = try Self.types()
    #expect(
      Self.defaults(in: code, of: types) == [
        "policy: MotionPolicy", "_ runs: LineBreakRuns", "in way: Settings.Invisibles",
        "keyboard: TextDirection", "_ clusters: ClusterMetrics",
      ])
  }
}
