extension EditingSession: Equatable {
  /// Whether both would answer every question alike from now on. What layouts are kept does not count, nor how often
  /// the text has changed.
  public static func == (a: EditingSession, b: EditingSession) -> Bool {
    a.selection == b.selection && a.settings == b.settings && a.languages == b.languages
      && a.directions == b.directions
      && a.selectionPolicy == b.selectionPolicy && a.motionPolicy == b.motionPolicy
      && a.wordPolicy == b.wordPolicy && a.wrapPolicy == b.wrapPolicy
      && a.deletionPolicy == b.deletionPolicy && a.backspaceUnit == b.backspaceUnit
      && a.keyboard == b.keyboard && a.waiting == b.waiting
      && a.lastTyped == b.lastTyped && a.register == b.register
      && isSame(a.editGuard, b.editGuard) && a.attributes == b.attributes && a.log == b.log
      && a.unkeptEdits == b.unkeptEdits
      && (a.revision == b.revision || a.notes == b.notes && a.document == b.document)
      && a.history == b.history
  }

  private static func isSame<Guard: EditGuard>(_ a: Guard, _ b: any EditGuard) -> Bool {
    (b as? Guard) == a
  }
}
