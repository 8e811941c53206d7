internal import Fixing
internal import TextModel

/// A file's text with the controls that mend its paragraphs; all else of it stays as it was: line
/// ends, a byte order mark, the encoding, and bytes that are no text.
struct FixedText {
  private let document: Document
  private var replacements: [Edit.Replacement] = []
  /// The paragraph that comes next.
  private var number = 0

  init(_ document: Document) { self.document = document }

  /// Takes what changes the next paragraph.
  mutating func add(_ edit: ControlEdit) {
    let start = document.range(of: ParagraphIndex(number)).lowerBound
    number += 1
    var removals = edit.removals[...]
    func replace(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) {
      replacements.append(
        Edit.Replacement(
          start.advanced(by: range.lowerBound)..<start.advanced(by: range.upperBound),
          with: StoredText(String(String.UnicodeScalarView(scalars)))))
    }
    for insertion in edit.insertions {
      while let position = removals.first, position < insertion.at {
        replace(position..<position + 1, [])
        removals.removeFirst()
      }
      replace(insertion.at..<insertion.at, insertion.scalars)
    }
    for position in removals { replace(position..<position + 1, []) }
  }

  /// Whether it knows what changes a paragraph, if only that nothing does.
  var isKnown: Bool { number > 0 }

  /// The file's bytes. O(*n*).
  ///
  /// - Parameter withLineEnd: whether a line feed is to follow where no separator is at the end.
  /// - Returns: the bytes in the file's own encoding.
  func bytes(withLineEnd: Bool) -> [UInt8] {
    var mended = document
    if !replacements.isEmpty { mended.apply(Edit(replacements)) }
    let hasSeparator = document.paragraphCountOfText < document.paragraphCount
    return mended.encoded() + (withLineEnd && !hasSeparator ? [0x0A] : [])
  }
}
