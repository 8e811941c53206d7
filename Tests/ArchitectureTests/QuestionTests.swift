import Foundation
import Testing

/// What is kept for a question answers for its scalars alone. `String`s of other scalars can be
/// equal, so a question holds texts in an `Exact`.
@Suite struct QuestionTests {
  /// The lines of a code in which a question holds texts that are compared by equivalence.
  private static func texts(inQuestionsOf code: String) -> [String] {
    let header =
      /\b(?:struct|enum|class|actor|extension)\s+[^{}]*:[^{}]*\b(?:Repeated)?Question\b[^{}]*(?=\{)/
    let text =
      /\b(?:let|var)\s[^{]*(?::[^={]*\b(?:String|Substring|Character)\b|=\s*(?:\[\s*)?")/
    return code.matches(of: header).flatMap { match in
      members(of: code[match.range.upperBound...]).split(separator: "\n").filter { line in
        !line.contains("@Exact ") && !line.contains("static ") && !line.contains("{")
          && line.contains(text)
      }.map { String($0) }
    }
  }

  /// What stands in the first braces, without what stands in braces there.
  private static func members(of code: Substring) -> String {
    var depth = 0
    var members = ""
    for character in code {
      if character == "}" { depth -= 1 }
      if depth == 0, character == "}" { break }
      if depth == 1 { members.append(character) }
      if character == "{" { depth += 1 }
    }
    return members
  }

  @Test func noQuestionHoldsAString() throws {
    var broken: [String] = []
    var count = 0
    for file in SourceTree.swiftFiles(under: "Sources") {
      let code = try SourceTree.code(file)
      if code.contains(/: (Repeated)?Question\b/) { count += 1 }
      broken += Self.texts(inQuestionsOf: code).map { "\(file.lastPathComponent): \($0)" }
    }
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
    #expect(count > 20)
  }

  @Test func whatIsWrongIsFound() {
    let code = """
      private struct One: Question {
        let first: String
        @Exact var second: [String]
        let third: [String]?
        let fourth: Int
        var fifth: String { "" }
        struct Answer { let sixth: String }
        func answer(_ memory: Memory) -> String {
          let seventh: String = ""
          return seventh
        }
      }
      struct Two { let eighth: String }
      struct Three: RepeatedQuestion, Sendable {
        static let ninth: String = ""
        let tenth: Substring
      }
      final class Four<Q: Question> { var eleventh: Q? }
      """
    let found = Self.texts(inQuestionsOf: code).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(found == ["let first: String", "let third: [String]?", "let tenth: Substring"])
  }
}
