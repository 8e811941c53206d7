/// A level run (BD7): a maximal stretch of one *explicit* level, in indices of a
/// ``ParagraphInWork``. It ends where the next one starts.
struct LevelRun: BitwiseCopyable {
  /// Its first index.
  var start: UInt32
  /// The next run of the same isolating run sequence; -1 for none.
  var next: Int32 = -1
  /// The first of the paragraph's brackets that is not before the run.
  var firstBracket: UInt32
  /// The explicit level.
  var level: EmbeddingLevel
  /// Whether another run of its sequence comes before it.
  var isContinuation = false
}
