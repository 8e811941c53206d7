package import BidiAlgorithm
package import ExplorerCore
internal import Formats
package import TextModel

/// What the caret's paragraph is after a text is typed at the caret: isolated, and bare. The text
/// goes in the place of what is selected, and may decide the direction.
package struct TypedAtCaret: RepeatedQuestion {
  /// The paragraph then.
  package struct Paragraph {
    package let direction: TextDirection
    /// What stands before the text in it, and what behind it, in scalars: as much as is shown.
    package let before, after: [Unicode.Scalar]
  }

  /// One for each way to put the text in. Of several ranges they may take the places of different
  /// ones.
  package struct Answer {
    package let isolated, bare: Paragraph
  }

  /// The longest text and the chosen one of a list, and those of the frame before.
  package static var mostKept: Int { 4 }
  /// How much of the paragraph is shown before and after the text, in scalars.
  private static let reach = 200

  private let session: EditingSession
  /// As scalars: strings are equal that are written otherwise.
  private let scalars: [Unicode.Scalar]

  /// A text at the caret of a session.
  package init(_ text: String, in session: EditingSession) {
    (self.session, scalars) = (session.forTrying, Array(text.unicodeScalars))
  }

  /// Of another text nothing but its number is compared.
  package static func == (a: TypedAtCaret, b: TypedAtCaret) -> Bool {
    a.session.revision == b.session.revision && a.scalars == b.scalars && a.session == b.session
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(session.revision)
    hasher.combine(scalars)
  }

  package func answer(_ memory: Memory) -> Answer {
    Answer(isolated: paragraph(isIsolated: true), bare: paragraph(isIsolated: false))
  }

  /// The paragraph after the text is typed; as it is where nothing may be typed.
  private func paragraph(isIsolated: Bool) -> Paragraph {
    let bare = String(String.UnicodeScalarView(scalars))
    let text = isIsolated ? Interpolation.isolating(bare) : bare
    var session = session
    let isTyped = session.perform(.type(text))
    // The caret stands behind the text then.
    let count = isTyped ? text.unicodeScalars.count : 0
    let caret = session.selection.focus.offset
    let index = session.document.paragraph(containing: caret)
    let content = session.document.content(of: index)
    let length = content.scalars.count - content.separatorCount
    let start = session.document.range(of: index).lowerBound
    let end = min(max(0, caret.rawValue - start.rawValue), length)
    let textStart = max(0, end - count)
    func part(_ range: Range<Int>) -> [Unicode.Scalar] {
      range.map { content.scalars[$0].scalar }
    }
    return Paragraph(
      direction: session.layout.direction(of: index),
      before: part(max(0, textStart - Self.reach)..<textStart),
      after: part(end..<min(length, end + Self.reach)))
  }
}
