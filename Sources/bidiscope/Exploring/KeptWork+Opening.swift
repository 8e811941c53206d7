internal import Explorer
internal import ExplorerCore
internal import Storage
internal import TextModel
internal import UnicodeData
internal import Wording

extension KeptWork {
  /// The most texts that are open at once.
  static let mostTexts = 64

  /// Reads a file that is opened beside the open texts.
  func open(_ path: String, _ app: AppState) -> FilesFeature.Action {
    let texts = app.openTexts
    if let open = Self.text(of: path, in: texts) { return .isOpen(open) }
    guard texts.count < Self.mostTexts else {
      return .openFailed(
        reason: "\(number: Self.mostTexts) texts are open, the most at once: close one first.")
    }
    do throws(FileFailure) {
      let opened = try OpenedText.file(path, takesStreams: false)
      noteOpened([path])
      return .opened(file(opened, beside: app))
    } catch {
      return .openFailed(reason: "Not opened: \(error.words)")
    }
  }

  /// A text as it becomes one of the open ones.
  func file(_ opened: OpenedText, beside app: AppState) -> OpenedFile {
    var session = EditingSession(
      opened.document, settings: .onScreen(.labelled, width: nil, .unicode),
      directions: .automatic)
    session.keyboard = app[KeyboardsFeature.self].ownDirection
    session.protection.isDocumentReadOnly = isReadOnly
    session.remember(opened.spelling)
    let kept = begin(opened, as: app.nextText, &session)
    return OpenedFile(
      session, path: opened.path, stamp: opened.stamp, name: opened.name,
      looksForLost: kept.looksForLost, memory: kept.memory,
      notice: kept.notice
        ?? opened.newNotice ?? opened.sourceNotice)
  }

  /// The open text of a file, by whatever name it goes; two paths are one where their bytes are.
  private static func text(of path: String, in texts: [OpenText]) -> TextID? {
    func bytes(_ path: String) -> [UInt8] { StateFolder.bytes(of: StateFolder.absolute(path)) }
    let wanted = bytes(path)
    return texts.first { $0.path.map { bytes($0) == wanted } ?? false }?.id
  }
}
