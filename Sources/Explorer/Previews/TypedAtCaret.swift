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

    /// What stands around a range of a paragraph, which may reach beyond its end, without what is
    /// gone.
    fileprivate init(
      _ direction: TextDirection, _ content: ParagraphContent, around range: Range<Int>,
      without isGone: (Int) -> Bool = { _ in false }
    ) {
      self.direction = direction
      let length = content.scalars.count - content.separatorCount
      let (start, end) = (
        min(max(0, range.lowerBound), length), min(max(0, range.upperBound), length)
      )
      let ahead = (max(0, start - TypedAtCaret.reach)..<start).filter { !isGone($0) }
      let behind = (end..<min(length, end + TypedAtCaret.reach)).filter { !isGone($0) }
      before = ahead.map { content.scalars[$0].scalar }
      after = behind.map { content.scalars[$0].scalar }
    }
  }

  /// One for each way to put the text in. Of several ranges they may take the places of different
  /// ones.
  package struct Answer {
    package let isolated, bare: Paragraph
  }

  /// What it is after a text is typed, for a pane. Where the paragraph's levels are not exact yet,
  /// trying that would wait for them: there it is what stands around the caret, without what is
  /// selected, in the direction of now.
  package static func answer(
    _ text: String, _ app: AppState, _ analysis: Analysis
  ) -> Answer {
    guard analysis.isGuessed else {
      return analysis.memory[TypedAtCaret(text, in: app.session)]
    }
    let content = analysis.content
    let caret = analysis.selection.focus.offset.rawValue - analysis.paragraphStart
    let now = Paragraph(
      analysis.paragraphLayout.paragraphLevel.direction, content, around: caret..<caret
    ) { analysis.isSelected($0..<$0 + 1) }
    return Answer(isolated: now, bare: now)
  }

  /// The longest text and the chosen one of a list, and those of the frame before.
  package static var mostKept: Int { 4 }
  /// How much of the paragraph is shown before and after the text, in scalars.
  fileprivate static let reach = 200

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
    let end = caret.rawValue - session.document.range(of: index).lowerBound.rawValue
    return Paragraph(
      session.layout.direction(of: index), content, around: max(0, end - count)..<max(0, end))
  }
}
