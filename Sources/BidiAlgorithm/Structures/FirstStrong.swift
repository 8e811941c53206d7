/// What P2 found.
struct FirstStrong {
  /// The first character of class L, R or AL outside isolates; nil where there is none.
  var position: Int?
  /// The stretches passed over, each from an isolate initiator to its matching PDI or to the end;
  /// gathered for observers only.
  var skipped: [Range<Int>] = []
}
