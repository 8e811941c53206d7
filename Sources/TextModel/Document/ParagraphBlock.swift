/// Some hundred consecutive paragraphs of a document, with a number. What is found out about them
/// is true while a block with this number exists.
package struct ParagraphBlock: Hashable, Sendable {
  /// Different for every content that a block has ever had in this process.
  package var id: UInt64
  /// The paragraphs' numbers.
  package var paragraphs: Range<Int>
}

extension Document {
  /// Different for all texts; copies of one have the same until one of them is edited.
  package var version: UInt64 { table.version }

  /// How many blocks the paragraphs are kept in.
  package var blockCount: Int { table.chunks.count }

  /// The block of a paragraph. An edit makes its own block a new one and leaves the others. O(log
  /// blocks).
  package func block(containing paragraph: ParagraphIndex) -> ParagraphBlock {
    let chunk = table.chunk(ofParagraph: clamp(paragraph))
    return ParagraphBlock(
      id: table.chunks[chunk].id,
      paragraphs: table.starts[chunk].paragraphs..<table.starts[chunk + 1].paragraphs)
  }

  /// Whether all bytes of a block are of ASCII and none is a letter, or where these count a digit.
  /// O(its bytes), less where one is there early.
  package func hasNoLetter(_ block: ParagraphBlock, norDigit: Bool) -> Bool {
    var result = true
    table.forEach(in: block.paragraphs) { place in
      // A paragraph in pieces is not put together to be looked at.
      guard place.entry.long?.isEdited != true else {
        result = false
        return false
      }
      result = place.entry.withView(original: original) { view in
        unsafe view.bytes.allSatisfy { byte in
          let isLetter = (byte | 0x20) &- 0x61 < 26
          return byte < 0x80 && !isLetter && !(norDigit && byte &- 0x30 < 10)
        }
      }
      return result
    }
    return result
  }
}
