import BidiAlgorithm
import Markup
import Testing
import UnicodeData

/// What a comment beside a string resource of Android offers instead of isolates.
@Suite struct WrappingCallTests {
  private static func comment(_ pseudo: String, _ direction: TextDirection?) -> String? {
    let text = Array(PseudoText.decode(pseudo).unicodeScalars)
    let written = SourceForm.android.write(text, direction: direction)
    guard let start = written.firstRange(of: " <!-- ") else { return nil }
    // Capitals of the program stay capitals.
    return written[start.upperBound...].unicodeScalars.map {
      $0.isASCII ? String($0) : PseudoText.encode($0)
    }.joined()
  }

  /// The direction of an isolate is that of its call: by the first strong letter, or by name.
  @Test(
    arguments: [
      ("{LRI}ABC c++.{PDI}", nil, "false", [#""ABC c++.", TextDirectionHeuristics.LTR"#]),
      ("{LRI}c++ ABC.{PDI}", nil, "false", [#""c++ ABC.""#]),
      ("{FSI}ABC c++.{PDI} d", nil, "false", [#""ABC c++.""#]),
      ("a {RLI}b++ CD{PDI} e", .leftToRight, "false", [#""b++ CD", TextDirectionHeuristics.RTL"#]),
      ("A {LRI}+5-3{PDI} B", .rightToLeft, "true", [#""+5-3""#]),
      ("A {RLI}5-3{PDI} B", .rightToLeft, "true", [#""5-3", TextDirectionHeuristics.RTL"#]),
      (
        "A {LRI}b!{PDI} C {LRI}D-5{PDI} E", .rightToLeft, "true",
        [#""b!""#, #""D-5", TextDirectionHeuristics.LTR"#]
      ),
      // Letters of Arabic, Persian and Urdu.
      (
        "{LRI}{U+0628}{U+0627} c++.{PDI}", nil, "false",
        [#""{U+0628}{U+0627} c++.", TextDirectionHeuristics.LTR"#]
      ),
      (
        "{LRI}{U+06CC} #1{PDI} {U+0679}", .rightToLeft, "true",
        [#""{U+06CC} #1", TextDirectionHeuristics.LTR"#]
      ),
    ] as [(String, TextDirection?, String, [String])])
  func aCallHasTheDirectionOfTheIsolate(
    _ text: String, _ direction: TextDirection?, _ context: String, _ arguments: [String]
  ) throws {
    let comment = try #require(Self.comment(text, direction))
    let calls = arguments.map { "bidi.unicodeWrap(\($0))" }.joined(separator: ", ")
    #expect(comment.contains("BidiFormatter.getInstance(\(context));"), "\(comment)")
    #expect(comment.contains("getString(R.string.text, \(calls));"), "\(comment)")
  }

  /// What calls would not give is not offered.
  @Test(
    arguments: [
      // The name would part the words beside it.
      ("results {FSI}ABC{PDI} (3) it", .rightToLeft), ("A b {LRI}c{PDI} d E", .rightToLeft),
      // Its end would end the embedding.
      ("A {LRI}b {PDF}C{PDI} D", .rightToLeft), ("A {LRI}b {RLE}C{PDI} D", .rightToLeft),
      ("ABC", .rightToLeft), ("A {LRI}b", .rightToLeft), ("A {LRI}%s{PDI} B", .rightToLeft),
    ] as [(String, TextDirection?)])
  func whatLooksOtherwiseIsNotOffered(_ text: String, _ direction: TextDirection?) {
    #expect(Self.comment(text, direction) == nil)
  }
}
