internal import BidiAlgorithm

/// A scalar as the rules of UAX #9 read it, or a control that is put in.
struct ReadScalar {
  /// Its class.
  var bidiClass: BidiClass
  /// The bracket that it is (BD14, BD15).
  var bracket: BracketCharacter?
  /// Whether an opening bracket has a closing one of its kind behind it.
  var canBeClosed = false
  /// What is behind it.
  var ahead: TextAhead
}
