package import TextModel
package import UnicodeData

/// The user's own text as it was when another one took its place on the screen.
package struct TextSetAside: Equatable, Sendable {
  package var session: EditingSession
  @Exact package var name: String
  package var top: LinePosition
}

extension AppState {
  /// Whether another text than the user's own is shown: it is no file's, and nothing of it is
  /// saved.
  package var isShowingAnotherText: Bool { aside != nil }

  /// The session with the user's own text, whatever is shown.
  package var ownSession: EditingSession { aside?.session ?? session }

  /// Shows a text with the settings and policies that are in force.
  package mutating func show(_ text: String, _ name: String, _ analyser: Analyser) {
    if aside == nil { aside = TextSetAside(session: session, name: self.name, top: top) }
    var other = EditingSession(Document(text: text), policies: session.policies)
    other.register = session.register
    session = other
    self.name = name
    top = LinePosition(paragraph: ParagraphIndex(0), line: 0)
    (gesture, levelChange, scrolledOver, scrolledPanes) = (nil, nil, nil, [:])
    focus = .text
  }

  /// Puts the user's own text back as it was; what was chosen meanwhile stays chosen.
  package mutating func putBack(_ analyser: Analyser) {
    guard let aside else { return }
    var own = aside.session
    own.policies = session.policies
    own.register = session.register
    session = own
    name = aside.name
    top = aside.top
    self.aside = nil
    (gesture, levelChange, scrolledOver, scrolledPanes) = (nil, nil, nil, [:])
    fit()
  }
}
