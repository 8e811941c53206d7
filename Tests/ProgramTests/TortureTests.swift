import Foundation
import TestSupport
import Testing

/// The short form of `make torture`: some rounds with seeds that are always the same.
@Suite struct TortureTests {
  @Test(arguments: [1, 2]) func rounds(_ seed: Int) throws {
    let script = InspectTests.root.appending(path: "Scripts/torture").path
    let result = try SpawnedCommand.run(
      [
        "python3", script, "--program", Program.path, "--seed", String(seed * 1000), "--rounds",
        "12", "--seconds", "100000", "--longest", "2", "--large", "20000000", "--grace", "60",
      ], limit: 600)
    #expect(result.status == 0, "\(String(decoding: result.output + result.errors, as: UTF8.self))")
  }
}
