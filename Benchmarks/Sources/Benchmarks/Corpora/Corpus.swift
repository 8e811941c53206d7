internal import CPeers

/// Paragraphs in the three encodings that the engines take, side by side in one buffer each.
final class Corpus {
  /// The name that the table shows.
  let name: String
  /// Where the text comes from.
  let source: String
  /// How many scalars all paragraphs have.
  private(set) var scalarCount = 0
  private(set) var utf8: [UInt8] = []
  private(set) var utf8Ends: [Int] = [0]
  private var utf16: [UInt16] = []
  private var utf16Ends: [Int32] = []
  private var utf32: [UInt32] = []
  private var utf32Ends: [Int32] = []
  /// The scalars of the longest paragraph, in UTF-16 code units.
  private(set) var longest = 1

  /// A corpus of these paragraphs.
  init(name: String, source: String, paragraphs: [String]) {
    self.name = name
    self.source = source
    for paragraph in paragraphs where !paragraph.isEmpty {
      utf8 += Array(paragraph.utf8)
      utf8Ends.append(utf8.count)
      let units = Array(paragraph.utf16)
      utf16 += units
      utf16Ends.append(Int32(utf16.count))
      utf32 += paragraph.unicodeScalars.map(\.value)
      utf32Ends.append(Int32(utf32.count))
      longest = max(longest, units.count)
    }
    scalarCount = utf32.count
  }

  /// How many paragraphs there are.
  var paragraphCount: Int { utf32Ends.count }

  /// The corpus for ICU, valid inside the call.
  func withUTF16<Result>(_ body: (peer_corpus) -> Result) -> Result {
    utf16.withUnsafeBytes { units in
      utf16Ends.withUnsafeBufferPointer { ends in
        body(
          peer_corpus(units: units.baseAddress, ends: ends.baseAddress, count: Int32(ends.count)))
      }
    }
  }

  /// The corpus for FriBidi, valid inside the call.
  func withUTF32<Result>(_ body: (peer_corpus) -> Result) -> Result {
    utf32.withUnsafeBytes { units in
      utf32Ends.withUnsafeBufferPointer { ends in
        body(
          peer_corpus(units: units.baseAddress, ends: ends.baseAddress, count: Int32(ends.count)))
      }
    }
  }
}
