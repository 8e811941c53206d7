internal import SystemPackage

/// What a journal tells without its texts: whose it is, and how far it goes. Long records are not
/// read.
package struct JournalOutline {
  /// The last header.
  package private(set) var header: JournalHeader
  /// Where the last record ends that may be whole: what is behind it is no part of the journal.
  package private(set) var length: Int

  /// Reads a journal's outline; nil where there is not even a whole header. O(records), in little
  /// memory.
  package init?(of file: borrowing OpenFile) {
    guard let size = try? Int(file.status().size) else { return nil }
    var window = FileWindow(file.descriptor)
    guard let (first, firstEnd) = Self.header(in: &window, at: JournalRecord.mark.count, 0) else {
      return nil
    }
    (header, length) = (first, firstEnd)
    var number = 1
    while let beginning = window.bytes(length..<length + JournalRecord.headLength) {
      guard let head = JournalRecord.head(beginning), length + head.length <= size else { break }
      if head.isHeader {
        guard let (later, end) = Self.header(in: &window, at: length, number) else { break }
        (header, length) = (later, end)
      } else {
        length += head.length
      }
      number += 1
    }
  }

  private static func header(
    in window: inout FileWindow, at start: Int, _ number: Int
  ) -> (header: JournalHeader, end: Int)? {
    guard let beginning = window.bytes(start..<start + JournalRecord.headLength),
      let head = JournalRecord.head(beginning), head.isHeader,
      head.length <= FileWindow.size,
      let bytes = window.bytes(start..<start + head.length),
      case (.header(let header), _)? = JournalRecord.read(bytes, number: number)
    else { return nil }
    return (header, start + head.length)
  }
}

/// Some thousand bytes of a file: those asked for last, and what follows them.
private struct FileWindow {
  /// How many bytes may be asked for at once.
  static let size = 1 << 16
  private let file: FileDescriptor
  private var start = 0
  private var held: [UInt8] = []

  init(_ file: FileDescriptor) { self.file = file }

  /// The bytes of a range; nil where the file ends before its end.
  mutating func bytes(_ range: Range<Int>) -> ArraySlice<UInt8>? {
    if range.lowerBound < start || range.upperBound > start + held.count {
      start = range.lowerBound
      held = (try? file.bytes(from: start, atMost: Self.size)) ?? []
    }
    guard range.upperBound <= start + held.count else { return nil }
    return held[range.lowerBound - start..<range.upperBound - start]
  }
}
