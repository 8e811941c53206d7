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
