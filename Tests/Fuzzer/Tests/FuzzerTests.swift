import Foundation
import TestSupport
import Testing

/// The parts of the fuzzer on their seeds and on a few random changes of them: they compile, and
/// promise what the program does.
@Suite struct FuzzerTests {
  private static let parts: [String: @Sendable ([UInt8]) -> Void] = [
    "decoder": DecoderFuzzing.run, "input": InputFuzzing.run, "engine": EngineFuzzing.run,
    "journal": JournalFuzzing.run, "configuration": ConfigurationFuzzing.run,
    "locale": LocaleFuzzing.run, "markup": MarkupFuzzing.run,
    "message": MessageFuzzing.run,
  ]

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What a part begins with, as `make fuzz` does.
  private static func seeds(_ part: String) throws -> [[UInt8]] {
    let own = tests.appendingPathComponent("Seeds/\(part)")
    let samples = tests.appendingPathComponent("../../Samples")
    let folder = FileManager.default.fileExists(atPath: own.path) ? own : samples
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey]
    ).filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
      .sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
  }

  /// A fault ends the process: it is in the part, with the seed, that began and did not end.
  @Test(arguments: parts.keys.sorted(), 0..<8 as Range<UInt64>)
  func noInputBreaksAPart(_ part: String, _ seed: UInt64) throws {
    let run = try #require(Self.parts[part])
    let inputs = try Self.seeds(part)
    #expect(!inputs.isEmpty)
    if seed == 0 { for input in inputs { run(input) } }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      run(Self.changed(inputs.randomElement(using: &generator) ?? [], &generator))
    }
  }

  /// A part of an input with some bytes changed, taken away and put in.
  private static func changed(_ input: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(input.prefix(Int.random(in: 0...1000, using: &generator)))
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let byte = UInt8.random(in: 0...255, using: &generator)
      if place == bytes.count || Bool.random(using: &generator) {
        bytes.insert(byte, at: place)
      } else if Bool.random(using: &generator) {
        bytes[place] = byte
      } else {
        bytes.remove(at: place)
      }
    }
    return bytes
  }
}
