import BidiAlgorithm
import Engines
import Foundation
import TestSupport
import Testing
import Wording

/// The adapters under `Samples/engines`, built and run.
@Suite struct SampleEnginesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let samples = root.appending(path: "Samples/engines")

  /// Builds a C adapter; what it was built to, or what the compiler said.
  private func build(_ name: String, _ package: String) throws -> String {
    let program = FileManager.default.temporaryDirectory.appending(
      path: "\(name)-\(UUID().uuidString)")
    let source = Self.samples.appending(path: name + ".c").path
    let line =
      "cc -Wall -Wextra -Werror -O1 -o '\(program.path)' '\(source)'"
      + " $(pkg-config --cflags --libs \(package))"
    let compiler = try SpawnedCommand.run(["/bin/sh", "-c", line])
    try #require(compiler.status == 0, "\(String(decoding: compiler.errors, as: UTF8.self))")
    return program.path
  }

  @Test func theAdapterOfICUAnswersAsICUDoesHere() throws {
    let program = try build("icu_engine", "icu-uc")
    defer { try? FileManager.default.removeItem(atPath: program) }
    let adapter = ExternalEngine(arguments: [program], name: "icu_engine")
    var generator = HardTextGenerator(seed: 5)
    var failures: [String] = []
    for _ in 0..<2000 {
      let text = generator.next()
      let expected = try ICUResolver().resolve(text.scalars, direction: text.direction)
      let answer = try adapter.resolve(text.scalars, direction: text.direction)
      if answer != expected { failures.append("\(text): \(answer), not \(expected)") }
    }
    // A scalar beyond the basic plane is two of ICU's units.
    let wide: [Unicode.Scalar] = ["\u{1F600}", "\u{10800}", "\u{10801}", "a"]
    let answer = try adapter.resolve(wide, direction: .explicit(.leftToRight))
    #expect(answer == (try ICUResolver().resolve(wide, direction: .explicit(.leftToRight))))
    #expect(answer.order == [0, 2, 1, 3])
    #expect(failures.prefix(3) == [], "seed 5")
  }

  @Test func theAdapterOfFriBidiAnswersAsTheStandardDoesOnPlainTexts() throws {
    let program = try build("fribidi_engine", "fribidi")
    defer { try? FileManager.default.removeItem(atPath: program) }
    let adapter = ExternalEngine(arguments: [program], name: "fribidi_engine")
    for text in Self.plainTexts {
      let answer = try adapter.resolve(text.scalars, direction: text.direction)
      #expect(answer == Truth().resolve(text.scalars, direction: text.direction), "\(text)")
    }
  }

  /// Texts on which no engine has been seen to fail.
  private static let plainTexts: [TestText] = [
    TestText(scalars: [], direction: .auto),
    TestText(scalars: ["a", " ", "\u{05D0}", "\u{05D1}", "!"], direction: .auto),
    TestText(scalars: ["\u{05D0}", "1", ",", "2", "\t", "a", " "], direction: .auto),
    TestText(
      scalars: ["\u{202B}", "a", "\u{202C}", "\u{05D0}"], direction: .explicit(.leftToRight)),
    TestText(
      scalars: ["\u{05D0}", "(", "a", ")", "\u{0627}", "1"], direction: .explicit(.rightToLeft)),
  ]

  /// The test needs no package from the network: python-bidi's module is stood in for by one of the
  /// same functions, which takes everything as left to right.
  @Test func theAdapterOfPythonBidiSpeaksTheProtocol() throws {
    let stub = Self.root.appending(path: "Tests/EnginesTests/Stub").path
    let adapter = Self.samples.appending(path: "python_bidi_engine.py").path
    let engine = ExternalEngine(
      command: "PYTHONDONTWRITEBYTECODE=1 PYTHONPATH='\(stub)' exec python3 '\(adapter)'",
      deadline: 30)
    #expect(
      try engine.resolve(["a", "\u{202A}", "\u{05D0}"], direction: .auto)
        == ResolverAnswer(
          paragraphLevel: .leftToRight, levels: [.leftToRight, nil, .leftToRight], order: [0, 2]))
    #expect(
      try engine.resolve(["a", "b"], direction: .explicit(.rightToLeft))
        == ResolverAnswer(
          paragraphLevel: .rightToLeft, levels: [.rightToLeft, .rightToLeft], order: [1, 0]))
    #expect(try engine.resolve([], direction: .auto).levels.isEmpty)
  }
}
