import TestSupport
import Testing
import TextModel

/// Offsets come out of the fewest bytes as they went in.
@Suite struct PackedOffsetsTests {
  private func offsets(_ distances: [UInt32]) -> [UInt32] {
    distances.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  @Test func keepsOffsetsOfEveryCountAndDistance() {
    let seed: UInt64 = 9
    var generator = SeededGenerator(seed: seed)
    var failures: [String] = []
    for count in 0...600 {
      for longest in [0, 3, 16, 40, 255, 256, 3_000, 100_000] as [UInt32] {
        let distances = (0..<count).map { _ in
          UInt32.random(in: 0...9, using: &generator) == 0
            ? longest : UInt32.random(in: 0...min(longest, 20), using: &generator)
        }
        let expected = offsets(distances)
        let packed = PackedOffsets(expected)
        let found = (0..<packed.count).map { UInt32(packed[$0]) }
        if found != expected { failures.append("\(count) of \(longest)") }
      }
    }
    #expect(failures.prefix(3) == [], "seed \(seed)")
  }

  @Test func takesTheFewestBytes() {
    func form(_ distances: [UInt32]) -> String {
      switch PackedOffsets(offsets(distances)) {
      case .dense: "dense"
      case .short: "short"
      case .long: "long"
      }
    }
    #expect(form(Array(repeating: 3, count: 512)) == "dense")
    #expect(form([255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) == "dense")
    #expect(form([256] + Array(repeating: 3, count: 511)) == "short")
    #expect(form(Array(repeating: 50, count: 512)) == "short")
    #expect(form(Array(repeating: 200, count: 512)) == "long")
    #expect(PackedOffsets([]).count == 0)
  }
}
