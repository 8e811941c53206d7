internal import BidiAlgorithm

/// A scalar as the rules of UAX #9 read it, or a control that is put in.
struct ReadScalar: Hashable {
  /// Its class.
  var bidiClass: BidiClass
  /// The bracket that it is (BD14, BD15), at no place.
  var bracket: BracketCharacter?
  /// Whether an opening bracket has a closing one of its kind behind it.
  var canBeClosed = false
  /// The class of the next scalar that X9 does not remove; nil at the end.
  var next: BidiClass?
  /// Whether EN is behind it.
  var isBeforeNumber: Bool

  /// A scalar or a control before a text.
  init(_ bidiClass: BidiClass, before ahead: TextAhead) {
    self.bidiClass = bidiClass
    next = ahead.next
    isBeforeNumber = ahead.hasNumber
  }
}
