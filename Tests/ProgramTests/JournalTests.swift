import Foundation
import Storage
import SystemPackage
import TestSupport
import Testing
import TextModel
import UnicodeData

@testable import bidiscope

/// The journal's format by itself: what is whole in it is read, whatever happened to the rest.
@Suite struct JournalTests {
  @Test func digestsAreThoseOfTheStandard() {
    func hex(_ bytes: [UInt8]) -> String {
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    // FIPS 180-4's examples.
    #expect(
      hex(SHA256.digest([]))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex(SHA256.digest(Array("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA256.digest(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    // In whatever pieces the bytes come.
    var generator = SeededGenerator(seed: 3)
    let bytes = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var hash = SHA256()
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...130, using: &generator))
      piece.withUnsafeBytes { hash.update($0) }
      rest = rest.dropFirst(piece.count)
    }
    #expect(hash.finish() == SHA256.digest(bytes))
  }

  private static let letters: [Unicode.Scalar] = [
    "a", "\u{5D0}", "\u{645}", "\u{64E}", "\u{200C}", "\u{2067}", "\u{1F600}", "\n", "\r", " ",
  ]

  private func text(_ count: Int, _ generator: inout SeededGenerator) -> StoredText {
    StoredText(
      scalars: (0..<count).map { _ in
        // Among them bytes that are not UTF-8.
        Bool.random(using: &generator)
          ? StoredScalar(Self.letters.randomElement(using: &generator)!)
          : StoredScalar(value: 0x110000 + UInt32.random(in: 0x80...0xFF, using: &generator))
      })
  }

  private func edit(of count: Int, _ generator: inout SeededGenerator) -> Edit {
    Edit(
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        let lower = Int.random(in: 0...count, using: &generator)
        let upper = Int.random(in: lower...min(count, lower + 6), using: &generator)
        return Edit.Replacement(
          ScalarOffset(lower)..<ScalarOffset(upper),
          with: text(Int.random(in: 0...4, using: &generator), &generator))
      })
  }

  /// A journal of edits, cut anywhere or with any byte changed, gives the text after some of them.
  @Test(arguments: [1, 2, 3] as [UInt64]) func whatIsTornIsPassedOver(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var document = Document(
      bytes: (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) })
    let base = document.encoded()
    let header = JournalHeader(
      owner: .current(), path: [0x2F, 0xE9], time: 7, digest: SHA256.digest(base),
      count: base.count, keepsBase: true, frame: [])
    var bytes = JournalRecord.mark
    var number = 0
    func append(_ record: JournalRecord) {
      bytes += record.encoded(number: number)
      number += 1
    }
    append(.header(header))
    append(.base(base))
    var ends = [bytes.count]
    var texts = [base]
    for _ in 0..<12 {
      let edit = edit(of: document.scalarCount, &generator)
      document.apply(edit)
      append(.edit(edit))
      ends.append(bytes.count)
      texts.append(document.encoded())
    }
    for cut in ends[0]...bytes.count {
      let contents = try #require(JournalContents(Array(bytes[..<cut])), "seed \(seed)")
      let whole = ends.lastIndex { $0 <= cut } ?? 0
      #expect(contents.length == ends[whole])
      #expect(contents.document { nil }?.encoded() == texts[whole], "seed \(seed), cut \(cut)")
      #expect(contents.header == header)
    }
    for place in ends[0]..<bytes.count {
      var changed = bytes
      changed[place] ^= UInt8.random(in: 1...255, using: &generator)
      let contents = try #require(JournalContents(changed))
      let whole = ends.lastIndex { $0 <= place } ?? 0
      #expect(contents.document { nil }?.encoded() == texts[whole], "seed \(seed), byte \(place)")
    }
  }

  /// What is known of a journal without reading its texts is what is in it, wherever it is cut;
  /// garbage behind its records is no part of it.
  @Test(arguments: [1, 2, 3] as [UInt64]) func anOutlineIsOfWhatIsThere(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var header = JournalHeader(
      owner: .current(), path: [0x2F, 0xE9], time: 7, digest: [], count: 9, keepsBase: true,
      frame: [])
    var records: [JournalRecord] = [.header(header), .base(Array(repeating: 1, count: 100_000))]
    for number in 0..<12 {
      records.append(.edit(edit(of: 9, &generator)))
      header.digest = [UInt8(number)]
      header.path = [0x2F, UInt8(number)]
      if generator.next() % 3 == 0 { records.append(.header(header)) }
    }
    let bytes = JournalRecord.mark + records.enumerated().flatMap { $1.encoded(number: $0) }
    let path = "/tmp/bidiscope-outline-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    func outline(_ bytes: ArraySlice<UInt8>) throws -> JournalOutline? {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      return JournalOutline(of: try OpenFile(FilePath(path), .readOnly))
    }
    let cuts = [0, 30, 60, 5000] + (0..<60).map { bytes.count - 10 * $0 }
    for cut in cuts {
      let contents = JournalContents(Array(bytes[..<cut]))
      let outline = try outline(bytes[..<cut])
      #expect(outline?.header == contents?.header, "seed \(seed), cut \(cut)")
      #expect(outline?.length == contents?.length, "seed \(seed), cut \(cut)")
    }
    for garbage in [0, 6, 255] as [UInt8] {
      let outline = try outline(
        (bytes + Array(repeating: garbage, count: 70_000))[...])
      #expect(outline?.length == bytes.count, "seed \(seed), \(garbage)")
    }
  }

  /// Where the base is not kept, the pieces say the same as the document, and one edit makes them
  /// again.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func piecesAreTheText(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let base = Document(
      bytes: (0..<60).map { _ in UInt8.random(in: 0...255, using: &generator) })
    var document = base
    var sparse = SparseText(base: base.scalarCount)
    let scalars = base.scalars(in: base.fullRange)
    for _ in 0..<40 {
      let edit = edit(of: document.scalarCount, &generator)
      document.apply(edit)
      sparse.apply(edit)
      let pieces = sparse.pieces.flatMap { piece in
        switch piece {
        case .base(let range): Array(scalars[range])
        case .text(let text): text
        }
      }
      #expect(pieces == document.scalars(in: document.fullRange), "seed \(seed)")
      var again = base
      again.apply(sparse.edit(base: base.scalarCount))
      #expect(again.encoded() == document.encoded(), "seed \(seed)")
    }
  }

  /// The texts of edited paragraphs are whole though nothing else of the base is known.
  @Test func fragmentsAreWholeParagraphs() throws {
    let header = JournalHeader(
      owner: .current(), path: nil, time: 0, digest: [], count: 99, keepsBase: false, frame: [])
    let records: [JournalRecord] = [
      .header(header), .paragraph(at: 10, "three\n"), .edit(.insert("x", at: ScalarOffset(12))),
      .paragraph(at: 30, "seven"), .edit(.insert("y", at: ScalarOffset(36))),
    ]
    let bytes = JournalRecord.mark + records.enumerated().flatMap { $1.encoded(number: $0) }
    let contents = try #require(JournalContents(bytes))
    #expect(contents.document { Array("another".utf8) } == nil)
    #expect(contents.fragments() == ["thxree\n", "seveny"])
  }

  /// Offsets that no text has are no records, though their sums are right.
  @Test(arguments: [1 << 48, Int.max]) func farOffsetsAreRefused(_ offset: Int) throws {
    let header = JournalHeader(
      owner: .current(), path: nil, time: 0, digest: [], count: 0, keepsBase: false, frame: [])
    let records: [JournalRecord] = [
      .header(header), .edit(.insert("x", at: ScalarOffset(2))), .paragraph(at: offset, "text"),
    ]
    let bytes = JournalRecord.mark + records.enumerated().flatMap { $1.encoded(number: $0) }
    let contents = try #require(JournalContents(bytes))
    #expect(contents.paragraphs.isEmpty && contents.edits.count == 1)
    #expect(contents.fragments() == ["x"])
  }

  /// Hostile bytes are no journal, and nothing traps.
  @Test(arguments: [11, 12] as [UInt64]) func anyBytes(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3000 {
      let payload = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = JournalContents(JournalRecord.mark + payload)
      _ = JournalContents(payload)
      _ = JournalHeader(payload[...])
      let text = StoredText(generalisedBytes: payload)
      #expect(StoredText(generalisedBytes: text.generalisedBytes) == text, "seed \(seed)")
    }
  }

  /// Every path has one text, and the text its path.
  @Test func pathsAreBytes() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let pieces: [[UInt8]] = [
        [0xE9], [0xFF], [0xD7, 0x90], [0x61], [0xF4, 0x8F, 0xBA, 0x80], [0xF4, 0x8F, 0xBB, 0xBF],
        [0xF0, 0x9F], [0x2F],
      ]
      let path = (0..<6).flatMap { _ in pieces.randomElement(using: &generator)! }
      #expect(PathText.bytes(PathText.of(path)) == path)
    }
    #expect(PathText.of(Array("caf\u{E9}".utf8)) == "caf\u{E9}")
    #expect(PathText.shown(PathText.of([0x63, 0xE9])) == "c\\xE9")
  }
}
