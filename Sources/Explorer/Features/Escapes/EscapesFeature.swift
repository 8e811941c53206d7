package import ExplorerCore
internal import Markup
internal import Screen
internal import TextModel
package import Wording

/// Escapes in a text that was pasted or opened: noticed, read on wish, and written again when it is
/// copied.
package enum EscapesFeature: Feature {
  package enum Action: Hashable, Sendable {
    /// Puts characters in place of the escapes of the selection, or of the whole text.
    case read
    /// Copies the selection with escapes.
    case copy
  }

  package struct State: Hashable, Sendable {
    /// The last change that was looked at for escapes, by its number in the log.
    var lastLookedAt = 0
  }

  package static let initial = State()

  package static func state(_ state: State, for text: State?) -> State { text ?? initial }

  package static let commands = [
    Command(
      "Read escapes",
      "Puts characters in place of escapes such as \\u05D4, &rlm; and %D7%94, in the selection or in the whole text.",
      .edit, keys: [.alt("q")], .feature(EscapesFeature.self, .read)),
    Command(
      "Copy with escapes",
      "Copies the selection with the escapes that it was read from; what came later takes their form, or \\uXXXX where none were read.",
      .selection, keys: [], menu: [.selection(1, 6, .whereEscapesWereRead)],
      .feature(EscapesFeature.self, .copy)),
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .read: read(&app, analyser)
    case .copy: return copy(&app)
    }
    return .nothing
  }

  /// Longer texts are not searched for escapes unasked, in scalars.
  private static let longestNoticed = 1 << 16

  private static func read(_ app: inout AppState, _ analyser: Analyser) {
    var replacements: [Edit.Replacement] = []
    var escapes: [SourceSpelling.Escape] = []
    var count = 0
    for range in ranges(of: app.session) {
      let source = app.session.document.scalars(in: range)
      // What is ill-formed stays itself.
      let scalars = source.map(\.scalar)
      let unescaped = UnescapedText(scalars)
      guard unescaped.style != nil else { continue }
      escapes += SourceSpelling.escapes(of: unescaped, in: scalars, from: range.lowerBound)
      count += unescaped.escapeCount
      let text = unescaped.scalars.indices.map { index in
        unescaped.isItself(index, in: scalars)
          ? source[unescaped.places[index].lowerBound] : StoredScalar(unescaped.scalars[index])
      }
      replacements.append(Edit.Replacement(range, with: StoredText(scalars: text)))
    }
    guard !replacements.isEmpty else {
      app.message = "There are no escapes here."
      return
    }
    let spelling = app.session.spelling.reading(
      escapes, in: RangeSet(replacements.map(\.range)), of: app.session.document.scalarCount)
    guard app.perform(.read(Edit(replacements), spelling), analyser) else { return }
    app.message = Words(
      count: count, one: "Read \(number: count) escape.", other: "Read \(number: count) escapes.")
  }

  /// The selection, else each paragraph without its separator.
  private static func ranges(of session: EditingSession) -> [Range<ScalarOffset>] {
    if !session.ranges.isEmpty { return Array(session.ranges.ranges) }
    let document = session.document
    return (0..<document.paragraphCount).map { number in
      let index = ParagraphIndex(number)
      let range = document.range(of: index)
      let content = document.content(of: index)
      return range.lowerBound..<range.upperBound.advanced(by: -content.separatorCount)
    }
  }

  private static func copy(_ app: inout AppState) -> Reaction {
    let ranges = app.session.ranges
    guard !ranges.isEmpty else {
      app.message = "Nothing is selected."
      return .nothing
    }
    let written = WrittenEscapes(ranges, of: app.session)
    app.message =
      written.count > 0
      ? "Copied with escapes: \(counted(written.count, .scalars))." : "Copied; it has no escapes."
    return .effect(.copy(written.text))
  }

  /// Says that what was pasted has escapes.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    guard change.hasChangedText, change.source == .key, app.message == nil,
      let call = app.session.log.calls.last, call.number != app[EscapesFeature.self].lastLookedAt
    else { return .nothing }
    app[EscapesFeature.self].lastLookedAt = call.number
    // What is typed comes letter by letter.
    let pasted = call.proposal.replacement
    guard call.decision == .allowed, (4...longestNoticed).contains(pasted.scalarCount),
      has(pasted.scalars)
    else { return .nothing }
    app.message = notice(app)
    return .nothing
  }

  /// What is said of a text that is opened; nil where it is not known to have escapes. O(1): only
  /// its first part is looked at.
  package static func notice(ofOpened app: AppState) -> Words? {
    let document = app.session.document
    let end = min(document.scalarCount, 1 << 12)
    return has(document.scalars(in: ScalarOffset(0)..<ScalarOffset(end))) ? notice(app) : nil
  }

  private static func has(_ scalars: [StoredScalar]) -> Bool {
    !EscapeForm.forms(in: scalars.map(\.scalar)).isEmpty
  }

  private static func notice(_ app: AppState) -> Words? {
    app.commands.keyName(of: .feature(EscapesFeature.self, .read)).map {
      "There are escapes in the text: \(verbatim: $0) reads them."
    }
  }
}
