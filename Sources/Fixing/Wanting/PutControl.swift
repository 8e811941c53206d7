internal import BidiAlgorithm
internal import UnicodeData

/// A control that is put into a gap of a paragraph.
struct PutControl: Hashable {
  /// The gap, in scalars.
  var gap: Int
  /// The control.
  var control: Unicode.Scalar
  /// Its class.
  var bidiClass: BidiClass

  init(_ gap: Int, _ control: Unicode.Scalar) {
    self.gap = gap
    self.control = control
    bidiClass = BidiProperties.bidiClass(of: control)
  }
}
