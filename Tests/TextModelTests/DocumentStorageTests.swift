import TestSupport
import Testing
import TextModel

/// Encodings, offsets and paragraphs.
@Suite struct DocumentStorageTests {
  @Test func bytesComeBackAsTheyWere() {
    var generator = SeededGenerator(seed: 1)
    var fault: [UInt8]?
    for _ in 0..<3000 where fault == nil {
      var bytes = DocumentSamples.bytes(
        count: Int.random(in: 0...40, using: &generator), &generator)
      switch generator.next() % 4 {
      case 0: bytes = [0xEF, 0xBB, 0xBF] + bytes
      case 1: bytes = [0xFF, 0xFE] + bytes
      case 2: bytes = [0xFE, 0xFF] + bytes
      default: break
      }
      let document = Document(bytes: bytes)
      if document.encoded() != bytes || document.checkInvariants() != nil { fault = bytes }
    }
    #expect(fault == nil)
  }

  @Test func encodingsAreTold() {
    let utf8 = Document(bytes: [0xEF, 0xBB, 0xBF, 0x61])
    #expect(utf8.encoding == .utf8 && utf8.hasByteOrderMark && utf8.text == "a")
    let little = Document(bytes: [0xFF, 0xFE, 0xD0, 0x05, 0x3D, 0xD8, 0x00, 0xDE])
    #expect(little.encoding == .utf16LittleEndian && little.text == "\u{05D0}\u{1F600}")
    let big = Document(bytes: [0xFE, 0xFF, 0x05, 0xD0, 0xD8, 0x3D, 0x00])
    #expect(big.encoding == .utf16BigEndian)
    #expect(big.scalars(in: big.fullRange).map(\.value) == [0x05D0, 0xD83D])
    let plain = Document(bytes: [])
    #expect(plain.encoding == .utf8 && !plain.hasByteOrderMark && plain.paragraphCount == 1)
  }

  @Test func illFormedBytesAreOneScalarEach() {
    let document = Document(bytes: [0x61, 0xE2, 0x80, 0x62, 0xED, 0xA0, 0x80, 0xC0, 0x80])
    let values = document.scalars(in: document.fullRange).map(\.value)
    #expect(
      values == [
        0x61, 0x1100E2, 0x110080, 0x62, 0x1100ED, 0x1100A0, 0x110080, 0x1100C0, 0x110080,
      ])
    #expect(document.text == "a\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func illFormedBytesDoNotGrowTogether() {
    var document = Document(bytes: [0xD7, 0x61, 0x90])
    let inverse = document.apply(.delete(RangeSet([ScalarOffset(1)..<ScalarOffset(2)])))
    #expect(document.scalarCount == 2)
    #expect(document.utf8Count == 2)
    #expect(document.encoded() == [0xD7, 0x90])
    document.apply(inverse)
    #expect(document.encoded() == [0xD7, 0x61, 0x90])
  }

  @Test func everySeparatorEndsAParagraphAndStaysAsItWas() {
    let text = "a\nb\rc\r\nd\u{85}e\u{2029}f\u{1C}g\u{1D}h\u{1E}\u{2028}\u{0B}i"
    let document = Document(text: text)
    let paragraphs = (0..<document.paragraphCount).map {
      document.text(in: document.range(of: ParagraphIndex($0)))
    }
    #expect(
      paragraphs == [
        "a\n", "b\r", "c\r\n", "d\u{85}", "e\u{2029}", "f\u{1C}", "g\u{1D}", "h\u{1E}",
        "\u{2028}\u{0B}i",
      ])
    #expect(document.text == text)
    #expect(Document(text: "a\n").paragraphCount == 2)
  }

  @Test func aGapBetweenParagraphsBelongsToTheSecond() {
    let document = Document(text: "ab\ncd\n")
    let numbers = (-1...8).map { document.paragraph(containing: ScalarOffset($0)).rawValue }
    #expect(numbers == [0, 0, 0, 0, 1, 1, 1, 2, 2, 2])
    #expect(document.range(of: ParagraphIndex(2)) == ScalarOffset(6)..<ScalarOffset(6))
    #expect(document.range(of: ParagraphIndex(99)) == ScalarOffset(6)..<ScalarOffset(6))
  }

  @Test func offsetsAgreeWithCountingOneByOne() {
    var generator = SeededGenerator(seed: 3)
    var fault: String?
    for round in 0..<200 where fault == nil {
      let bytes = DocumentSamples.bytes(count: 60, &generator)
      var document = Document(bytes: bytes)
      if round % 2 == 1 {
        document.apply(DocumentSamples.edit(of: document.scalarCount, &generator))
      }
      fault = Self.offsetFault(in: document).map { "round \(round): \($0)" }
    }
    #expect(fault == nil)
  }

  private static func offsetFault(in document: Document) -> String? {
    var utf16 = 0
    var utf8 = 0
    let scalars = document.scalars(in: document.fullRange)
    for (index, scalar) in scalars.enumerated() {
      let offset = ScalarOffset(index)
      let units = document.storageRange(offset..<offset)
      if units.utf16.lowerBound.rawValue != utf16 { return "UTF-16 of \(index)" }
      if units.utf8.lowerBound.rawValue != utf8 { return "UTF-8 of \(index)" }
      utf16 += scalar.utf16Count
      utf8 += scalar.utf8Count
      let ranges = [offset..<offset.advanced(by: 1), offset..<ScalarOffset(scalars.count)]
      let single = ranges.map { document.storageRange($0) }
      if document.storageRanges(ranges) != single { return "ranges at \(index)" }
      if document.scalars(in: ranges[0]) != [scalar] { return "scalar \(index)" }
    }
    return document.utf8Count == utf8 ? nil : "counts"
  }

  @Test func lineEndIsTheFirstParagraphs() {
    #expect(Document(text: "a\r\nb\n").lineEnd == "\r\n")
    #expect(Document(text: "a\u{2029}b\n").lineEnd == "\n")
    #expect(Document(text: "a\rb").lineEnd == "\r")
    #expect(Document(text: "").lineEnd == "\n")
    #expect(StoredText("a\r\nb\rc\nd").withLineEnds("\r\n").string == "a\r\nb\r\nc\r\nd")
  }
}
