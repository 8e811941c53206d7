internal import CLearningData

/// The data files of the room, as they were compiled in.
enum LearningData {
  /// `data/glossary.txt`.
  static var glossary: String { unsafe text(clearningdata_glossary) }
  /// `data/heads.txt`.
  static var heads: String { unsafe text(clearningdata_heads) }
  /// `data/lessons.txt`.
  static var lessons: String { unsafe text(clearningdata_lessons) }
  /// `data/plays.txt`.
  static var plays: String { unsafe text(clearningdata_plays) }
  /// `data/rules.txt`.
  static var rules: String { unsafe text(clearningdata_rules) }

  private static func text(
    _ file: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?
  ) -> String {
    var count = 0
    let start = unsafe file(&count)
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
