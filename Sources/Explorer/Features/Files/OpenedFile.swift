package import ExplorerCore
package import TextModel
package import UnicodeData
package import Wording

/// A file that was opened. Two are equal if they are the same file in the same state.
package struct OpenedFile: Hashable, Sendable {
  /// The text, with what was pinned in it when it was left.
  package var session: EditingSession
  /// Its path; nil for a text that came from elsewhere.
  @Exact package var path: String?
  /// The file as it was read; nil for one that is not there yet.
  package var stamp: FileStamp?
  @Exact package var name: String
  /// Whether the search for a text of an earlier process still runs.
  package var looksForLost: Bool
  /// What features remembered about this file.
  package var memory: [String: String]
  /// What the user should know.
  package var notice: Words?

  /// A file that was opened.
  package init(
    _ session: EditingSession, path: String?, stamp: FileStamp?, name: String, looksForLost: Bool,
    memory: [String: String], notice: Words?
  ) {
    self.session = session
    self.path = path
    self.stamp = stamp
    self.name = name
    (self.looksForLost, self.memory, self.notice) = (looksForLost, memory, notice)
  }

  package static func == (a: OpenedFile, b: OpenedFile) -> Bool {
    Exact(a.path) == Exact(b.path) && a.stamp == b.stamp
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(Exact(path))
    hasher.combine(stamp)
  }
}

extension AppState {
  /// Shows a file that was opened. The other texts stay open.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - analyser: what is kept between states.
  ///   - prepare: does what is done with a text that was never open; what is remembered of this one
  ///     goes before that.
  package mutating func takeOpened(
    _ file: OpenedFile, _ analyser: Analyser, prepare: (inout AppState) -> Void = { _ in }
  ) {
    add(file.session, name: file.name, path: file.path, analyser)
    prepare(&self)
    self[FilesFeature.self].stamp = file.stamp
    self[FilesFeature.self].looksForLost = file.looksForLost
    recall(file.memory, for: .document, analyser)
    message = file.notice
  }
}
