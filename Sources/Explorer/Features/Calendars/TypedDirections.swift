internal import BidiAlgorithm
internal import ExplorerCore
internal import TextModel

/// The directions that the caret's paragraph has after a text is typed at the caret: isolated, and
/// bare. What is put in may decide the direction.
struct TypedDirections: Question {
  struct Answer {
    let isolated, bare: TextDirection
  }

  private let session: EditingSession
  /// As scalars: strings are equal that are written otherwise.
  private let scalars: [Unicode.Scalar]

  init(_ text: String, in session: EditingSession) {
    (self.session, scalars) = (session.forTrying, Array(text.unicodeScalars))
  }

  /// Of another text nothing but its number is compared.
  static func == (a: TypedDirections, b: TypedDirections) -> Bool {
    a.session.revision == b.session.revision && a.scalars == b.scalars && a.session == b.session
  }

  func answer(_ memory: Memory) -> Answer {
    let text = String(String.UnicodeScalarView(scalars))
    return Answer(
      isolated: direction(after: .type(text, isIsolated: true)),
      bare: direction(after: .type(text, isIsolated: false)))
  }

  private func direction(after step: SessionStep) -> TextDirection {
    var session = session
    session.perform(step)
    let caret = session.selection.focus.offset
    return session.layout.direction(of: session.document.paragraph(containing: caret))
  }
}
