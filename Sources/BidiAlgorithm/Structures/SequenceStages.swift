extension SequenceInWork {
  /// Whether none of these classes is left, and none of them is thought to be. For assertions;
  /// O(*n*).
  func holdsNone(of gone: BidiClassSet) -> Bool {
    !present.meets(gone) && (0..<count).allSatisfy { !gone.contains(classes[$0]) }
  }
}

/// The classes that no character of a sequence has any more, stage by stage.
extension BidiClassSet {
  /// W1 gave every NSM another class.
  static var goneAfterW1: BidiClassSet { removedByX9.union(BidiClassSet(.nsm)) }
  /// W3 made R of every AL.
  static var goneAfterW3: BidiClassSet { goneAfterW1.union(BidiClassSet(.al)) }
  /// W4 to W6 took every separator and terminator.
  static var goneAfterW6: BidiClassSet { goneAfterW3.union(BidiClassSet(.es, .et, .cs)) }
  /// N1 and N2 took every NI.
  static var goneAfterN2: BidiClassSet { goneAfterW6.union(.neutralOrIsolate) }
}
