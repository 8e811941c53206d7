import Foundation
import Testing
import UnicodeData

/// What the commands print as JSON, held against the schemas of `Schemas`.
@Suite struct SchemaTests {
  static let texts = [
    "", "a", "ABC abc 1,2 (x) D", "{U+2067}abc{U+2069} {U+202A}A{U+202C} 1/2", "..., !",
    "abc{U+2029}DEF{U+000D}{U+000A}ghi",
  ].map(PseudoText.decode)

  /// What is wrong with each line that a command prints.
  private func faults(_ schema: String, _ arguments: [String]) throws -> [String] {
    let schema = try JSONSchema(
      file: InspectTests.root.appending(path: "Schemas/\(schema).schema.json"))
    let output = try Program.run(arguments + ["--format", "json"]).output
    #expect(!output.isEmpty, "\(arguments)")
    return try output.split(separator: "\n").compactMap {
      schema.fault(in: try JSONSerialization.jsonObject(with: Data($0.utf8)))
    }
  }

  @Test(arguments: texts) func explanations(of text: String) throws {
    #expect(try faults("explain", ["explain", "--text", text]) == [])
    #expect(try faults("explain", ["explain", "--text", text, "--rule", "N1"]) == [])
    if !text.isEmpty {
      #expect(try faults("explain", ["explain", "--text", text, "--at", "0"]) == [])
    }
  }

  @Test(arguments: texts) func directions(of text: String) throws {
    #expect(try faults("direction", ["direction", "--strategy", "all", "--text", text]) == [])
    if !text.isEmpty {
      #expect(try faults("direction", ["direction", "--lines", "--text", text]) == [])
      #expect(try faults("direction-summary", ["direction", "--summary", "--text", text]) == [])
    }
  }

  @Test(arguments: texts + ["\u{5D8}: (800) 955-2292", "a\u{202E}b\u{5D0} -5"])
  func fixes(of text: String) throws {
    for direction in ["auto", "ltr", "rtl"] {
      #expect(try faults("fix", ["fix", "--direction", direction, "--text", text]) == [])
    }
    #expect(try faults("fix", ["fix", "--want", "a", "--text", "a"]) == [])
  }

  @Test func messages() throws {
    let pattern = "{name} sent {n, plural, one {# photo} other {# photos}}"
    #expect(try faults("message", ["format", "--message", pattern]) == [])
    #expect(
      try faults(
        "format", ["format", "+972 50-123-4567", "--as", "phone", "--in", "\u{5D0} {}"]) == [])
  }

  @Test func checks() throws {
    let liar = "while read line; do echo '0;0 0;0 1'; done"
    for arguments in [
      ["--engine", "icu"], ["--engine", "icu", "--random", "2000"],
      ["--engine", liar, "--random", "5"], ["--engine", "exit 1", "--random", "60"],
    ] {
      #expect(try faults("check", ["check"] + arguments) == [])
    }
  }

  @Test(arguments: texts) func languages(of text: String) throws {
    #expect(try faults("identify", ["identify", "--text", text]) == [])
    if !text.isEmpty {
      #expect(try faults("identify", ["identify", "--lines", "--text", text]) == [])
    }
  }

  @Test func locales() throws {
    #expect(try faults("locales", ["locales"]) == [])
    #expect(try faults("typed", ["locales", "--typed"]) == [])
    #expect(try faults("locales", ["locales", "--available", "ar,fr,qq-ZZ,zh-Hant"]) == [])
    #expect(try Program.run(["locales", "--available", "ar,!"]).status == 64)
  }

  @Test func rules() throws {
    #expect(try faults("rules", ["rules"]) == [])
    #expect(try faults("rules", ["rules", "W4", "bd16"]) == [])
  }

  @Test func keyboards() throws {
    #expect(try faults("keyboards", ["keyboards"]) == [])
    #expect(try faults("keyboards", ["keyboards", "dari"]) == [])
    for keyboard in ["hebrew", "thai-24", "arabizi", "roman-urdu", "roman-hindi"] {
      #expect(
        try faults("type", ["type", "--keyboard", keyboard, "mar7aba", "coffee", "(", ""])
          == [])
      #expect(
        try faults("type", ["type", "--keyboard", keyboard, "--text", " salam  my friend "]) == [])
    }
  }
}
