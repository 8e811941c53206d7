public import BidiAlgorithm

/// A paragraph of UAX #9 that a document with markup holds: its text with the controls that the
/// markup means.
public struct MarkupParagraph: Hashable, Sendable {
  /// The text, without a separator.
  public internal(set) var scalars: [Unicode.Scalar] = []
  /// Where each scalar stands in the source; a control that the markup means has no letters there.
  public internal(set) var places = SourceMap()
  /// What decides the paragraph's direction.
  public internal(set) var direction: BaseDirection
  /// Whether nothing in the document says ``direction``: it is the one that HTML has by default.
  public internal(set) var hasDefaultDirection = false
  /// The name in the start tag of the block whose whole text the paragraph is, behind which
  /// attributes of the paragraph stand; nil where the block has others, too, or is the document.
  public internal(set) var blockName: Range<Int>?
  /// Where `dir` is written in that tag without a direction that HTML knows; nil where it is not
  /// there, or says one.
  public internal(set) var blockSilentDirection: Range<Int>?
  /// Whether that tag says a direction.
  public internal(set) var hasBlockDirection = false
  /// Whether controls may be written into it: not into the values of fields that browsers check,
  /// such as numbers and addresses.
  public internal(set) var takesControls = true

  /// The text.
  public var text: String { String(String.UnicodeScalarView(scalars)) }

  /// The text without what the markup put there.
  public var plainText: String {
    var view = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() where !places.isInserted(index) {
      view.append(scalar)
    }
    return String(view)
  }
}
