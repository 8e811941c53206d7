internal import CLanguageData

/// The lines of the data files, without comments and empty ones.
///
/// They are split by bytes: a mark after a space would make one character of both.
enum DataLines {
  /// The words of each line of `words.txt`.
  static var words: [[String]] { unsafe lines(clanguagedata_words) }
  /// The words of each line of `letters.txt`.
  static var letters: [[String]] { unsafe lines(clanguagedata_letters) }

  private static func lines(
    _ file: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?
  ) -> [[String]] {
    var count = 0
    let start = unsafe file(&count)
    return unsafe UnsafeBufferPointer(start: start, count: count).split(separator: 0x0A)
      .filter { unsafe $0.first != 0x23 }
      .map { unsafe $0.split(separator: 0x20).map { unsafe String(decoding: $0, as: UTF8.self) } }
  }
}
