internal import CLanguageData

/// The lines of the data files, without comments and empty ones.
///
/// They are split by bytes: a mark after a space would make one character of both.
enum DataLines {
  /// The words of each line of `words.txt`.
  static var words: [[String]] { unsafe lines(clanguagedata_words) }
  /// The words of each line of `frequent.txt`.
  static var frequent: [[String]] { unsafe lines(clanguagedata_frequent) }
  /// The words of each line of `letters.txt` and `learned.txt`.
  static var letters: [[String]] {
    unsafe lines(clanguagedata_letters) + lines(clanguagedata_learned)
  }

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
