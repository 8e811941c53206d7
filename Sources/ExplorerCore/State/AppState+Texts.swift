package import TextModel

extension AppState {
  /// The open texts, in the order in which they were opened. The shown one counts as the user's own
  /// text, also while another text is shown in its place.
  package var openTexts: [OpenText] {
    let shown = OpenText(
      id: textID, name: aside?.name ?? name, path: path, isModified: ownSession.isModified,
      document: ownSession.document)
    let resting = resting.map {
      OpenText(
        id: $0.id, name: $0.name, path: $0.path, isModified: $0.session.isModified,
        document: $0.session.document)
    }
    return (resting + [shown]).sorted { $0.id < $1.id }
  }

  /// Whether several texts are open.
  package var hasSeveralTexts: Bool { !resting.isEmpty }

  /// The number of the text that is opened next.
  package var nextText: TextID { lastText.next }

  /// Opens a text and shows it. The other texts stay open.
  ///
  /// - Parameters:
  ///   - session: the text; what is in force of the screen's settings becomes its own too.
  ///   - name: the name in the title.
  ///   - path: the path of its file; nil for a text that came from elsewhere.
  ///   - analyser: what is kept between states.
  package mutating func add(
    _ session: EditingSession, name: String, path: String?, _ analyser: Analyser
  ) {
    putBack(analyser)
    resting.append(shownAtRest)
    lastText = lastText.next
    var session = session
    session.policies = usual.applied(to: session.policies)
    wake(
      RestingText(
        id: lastText, session: session, name: name, path: path, markup: nil,
        top: LinePosition(paragraph: ParagraphIndex(0), line: 0),
        arrangement: registry.arrangements[0], focus: .text, isZoomed: false,
        features: FeatureStates()), isNew: true)
  }

  /// Shows another open text as it was left. Does nothing where it is not open.
  package mutating func show(_ id: TextID, _ analyser: Analyser) {
    putBack(analyser)
    guard let index = resting.firstIndex(where: { $0.id == id }) else { return }
    let next = resting.remove(at: index)
    resting.append(shownAtRest)
    wake(next, isNew: false)
  }

  /// Closes the shown text, and shows the next one, or else the one before. Does nothing where it
  /// is the only one.
  package mutating func closeText(_ analyser: Analyser) {
    putBack(analyser)
    let next =
      resting.filter { $0.id > textID }.min { $0.id < $1.id } ?? resting.max { $0.id < $1.id }
    guard let next else { return }
    resting.removeAll { $0.id == next.id }
    wake(next, isNew: false)
  }

  /// Takes the edits of all open texts that the journal does not have yet.
  package mutating func takeUnkeptEdits() -> [(text: TextID, edits: [Edit])] {
    var taken: [(text: TextID, edits: [Edit])] = []
    if let edits = session.takeUnkeptEdits() { taken.append((textID, edits)) }
    for index in resting.indices {
      if let edits = resting[index].session.takeUnkeptEdits() {
        taken.append((resting[index].id, edits))
      }
    }
    return taken
  }

  /// A feature's state in an open text: in the shown one its state, in another one the state that
  /// it was left with. Nil where the text is not open.
  package func state<F: Feature>(of feature: F.Type, in id: TextID) -> F.State? {
    id == textID ? features[feature] : resting.first { $0.id == id }?.features[feature]
  }

  /// Changes a feature's state in an open text. Does nothing where the text is not open.
  package mutating func change<F: Feature>(
    _ feature: F.Type, in id: TextID, _ change: (inout F.State) -> Void
  ) {
    if id == textID {
      change(&self[feature])
    } else if let index = resting.firstIndex(where: { $0.id == id }) {
      change(&resting[index].features[feature])
    }
  }
}

// MARK: - Leaving and showing

extension AppState {
  /// The shown text, as it is put aside.
  private var shownAtRest: RestingText {
    RestingText(
      id: textID, session: session, name: name, path: path, markup: markup, top: top,
      arrangement: arrangement, focus: focus, isZoomed: isZoomed, features: features)
  }

  /// Shows a text in the place of the shown one. All texts share how the screen is drawn, what
  /// decides directions, and what was copied.
  private mutating func wake(_ next: RestingText, isNew: Bool) {
    var own = next.session
    own.policies = own.policies.laidOut(as: session.policies)
    own.register = session.register
    session = own
    (textID, name, path, top) = (next.id, next.name, next.path, next.top)
    markup = next.markup
    (arrangement, focus, isZoomed) = (next.arrangement, next.focus, next.isZoomed)
    for feature in registry.features {
      features.exchange(feature, for: isNew ? nil : next.features)
    }
    (gesture, levelChange, scrolledOver, scrolledPanes) = (nil, nil, nil, [:])
    fit()
  }
}

extension EditingSession {
  /// Takes the edits that the journal does not have yet; nil where there are none, or while further
  /// edits belong to them.
  fileprivate mutating func takeUnkeptEdits() -> [Edit]? {
    guard let edits = unkeptEdits, !edits.isEmpty, !isAmidChange else { return nil }
    unkeptEdits = []
    return edits
  }
}
