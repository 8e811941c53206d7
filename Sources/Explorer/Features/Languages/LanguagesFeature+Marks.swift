internal import BidiAlgorithm
internal import TextModel

// The language marks the text: below its lines, and in HTML.

extension LanguagesFeature {
  /// So many contents are kept; there are seldom more lines on a screen.
  private static let mostKnown = 400
  /// So many scalars are copied as HTML at once.
  private static let mostCopied = 1 << 20

  /// Shows the languages below the lines, or no longer.
  static func mark(_ app: inout AppState) {
    app.languages.marksText.toggle()
    if !app.languages.marksText { (app.languages.known, app.languages.wanted) = ([:], []) }
    app.message =
      app.languages.marksText
      ? "The language of each run is shown below it." : "Languages are no longer marked."
  }

  /// Asks about the paragraphs that are shown and not known.
  static func askForMarks(_ app: inout AppState, _ analyser: Analyser) -> Reaction {
    guard app.languages.marksText, app.languages.isOff == nil else { return .nothing }
    if app.languages.known.count > mostKnown {
      (app.languages.known, app.languages.wanted) = ([:], [])
    }
    let layout = analyser.analysis(of: app).layout
    var reaction = Reaction.nothing
    for position in layout.lines(from: app.top, count: app.lineCount) {
      let content = layout.paragraph(position.paragraph).content
      guard app.languages.known[content.id] == nil, !app.languages.wanted.contains(content.id)
      else { continue }
      app.languages.wanted.insert(content.id)
      let scalars = content.scalars.prefix(longest).map(\.scalar)
      reaction = reaction.then(
        .effect(LanguagesFeature.self, .identify(content: content.id, scalars)))
    }
    return reaction
  }

  /// Asks for the HTML of what is selected, or of the caret's paragraph.
  static func copyMarked(_ app: inout AppState) -> Reaction {
    let (document, layout) = (app.session.document, app.session.layout)
    let selected = app.session.ranges
    let ranges =
      selected.isEmpty ? [document.range(of: app.caretParagraph)] : selected.ranges.map { $0 }
    guard let first = ranges.first, let last = ranges.last else { return .nothing }
    let length = ranges.reduce(0) { $0 + $1.upperBound.rawValue - $1.lowerBound.rawValue }
    guard length <= mostCopied else {
      app.message = "This is too long to copy with its languages."
      return .nothing
    }
    let touched = document.paragraphs(touching: first.lowerBound..<last.upperBound)
    var paragraphs: [Paragraph] = []
    for number in touched.lowerBound.rawValue..<touched.upperBound.rawValue {
      let own = layout.paragraph(ParagraphIndex(number))
      let start = document.range(of: ParagraphIndex(number)).lowerBound
      let content = start..<start.advanced(by: own.contentEnd)
      let scalars = ranges.flatMap { range in
        range.overlaps(content)
          ? document.scalars(in: range.clamped(to: content)).map(\.scalar) : []
      }
      if !scalars.isEmpty {
        paragraphs.append(Paragraph(scalars: scalars, direction: own.paragraphLevel.direction))
      }
    }
    return .effect(LanguagesFeature.self, .markUp(paragraphs))
  }
}
