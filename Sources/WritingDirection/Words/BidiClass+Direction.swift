internal import BidiAlgorithm

extension BidiClass {
  /// The direction of a class that decides: of a strong one, an embedding or an override.
  var decidedDirection: TextDirection {
    isStrongRightToLeft || self == .rle || self == .rlo ? .rightToLeft : .leftToRight
  }
}
