import TestSupport
import TextModel

/// Random bytes and edits weighted towards what goes wrong.
enum DocumentSamples {
  /// Pieces of text: separators, letters of every length, and bytes that are not UTF-8.
  private static let pieces: [[UInt8]] = [
    [0x0A], [0x0D], [0x0D, 0x0A], [0xC2, 0x85], [0xE2, 0x80, 0xA9], [0x1C], [0x1E], [0x09],
    [0x61], [0x20], [0xD7, 0x90], [0xD8, 0xA7], [0xE2, 0x80, 0x8F], [0xF0, 0x9F, 0x98, 0x80],
    Array("words of ASCII in a row".utf8), [0xD7, 0x90, 0xD7, 0x91, 0xD7, 0x92],
    [0xD7], [0x90], [0xE2, 0x80], [0xC2], [0x85], [0xA9], [0xED, 0xA0, 0x80], [0xC0, 0x80],
    [0xC1, 0xBF], [0xF5, 0x80], [0xF0, 0x9F, 0x98], [0xFF], [0xF4, 0x90, 0x80, 0x80], [0x00],
  ]

  static func bytes(count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    (0..<count).flatMap { _ in pieces.randomElement(using: &generator)! }
  }

  static func scalars(count: Int, _ generator: inout SeededGenerator) -> [StoredScalar] {
    let values: [UInt32] = [
      0x0A, 0x0D, 0x85, 0x2029, 0x1D, 0x61, 0x62, 0x5D0, 0x1F600, 0x1100D7, 0x110090, 0xD800,
      0xDC00,
    ]
    return (0..<count).map { _ in StoredScalar(value: values.randomElement(using: &generator)!) }
  }

  /// An edit of up to three replacements within a text of so many scalars.
  static func edit(of count: Int, _ generator: inout SeededGenerator) -> Edit {
    Edit(
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        let start = Int.random(in: 0...count, using: &generator)
        let longest = generator.next() % 8 == 0 ? count : 4
        let end = min(count, start + Int.random(in: 0...longest, using: &generator))
        let text = scalars(count: Int.random(in: 0...4, using: &generator), &generator)
        return Edit.Replacement(
          ScalarOffset(start)..<ScalarOffset(end), with: StoredText(scalars: text))
      })
  }
}
