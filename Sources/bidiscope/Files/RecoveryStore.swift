internal import Glibc
package import TextModel

/// Where unsaved text is kept when the program ends without having been asked to.
///
/// One file for each text and process: `KEY.PID`, in `$XDG_STATE_HOME/bidiscope` or
/// `~/.local/state/bidiscope`. It starts with a line that says what it is and how long the path is, then the
/// path, a line end, and the document's bytes.
package struct RecoveryStore {
  /// Text that an earlier process left behind.
  package struct Recovered: Equatable {
    /// The recovery file.
    package var file: String
    /// The document's bytes, in its own encoding.
    package var bytes: [UInt8]
    /// When it was written, in seconds since 1970.
    package var time: Int
    /// Whether the text's own file was written later than that.
    package var isOlderThanFile: Bool
  }

  private let folder: String
  private let process: Int32
  private static let mark = "bidiscope-recovery 1 "

  /// The store in a folder, which is made when something is kept.
  package init(folder: String, process: Int32 = getpid()) {
    self.folder = folder
    self.process = process
  }

  /// The store in the user's own state folder; nil where there is no such folder.
  package init?() {
    guard let folder = StateFolder() else { return nil }
    self.init(folder: folder.path)
  }

  /// Keeps a text.
  ///
  /// - Parameters:
  ///   - document: the text.
  ///   - path: its file, or nil for a text without one.
  /// - Throws: why it could not be kept.
  package func keep(_ document: Document, of path: String?) throws(FileFailure) {
    StateFolder(folder).make()
    let path = StateFolder.absolute(path)
    let file = "\(folder)/\(StateFolder.key(path)).\(process)"
    try TextFile.replace(file) { descriptor throws(FileFailure) in
      fchmod(descriptor, 0o600)
      var writer = DescriptorWriter(descriptor)
      writer.write(Array("\(Self.mark)\(path.utf8.count)\n\(path)\n".utf8))
      document.forEachEncodedPiece { writer.write(UnsafeRawBufferPointer($0)) }
      writer.flush()
      if writer.failure != 0 { throw FileFailure(file, errno: writer.failure) }
    }
  }

  /// What ``keep(_:of:)`` would write and where, for a crash, in which nothing can be computed any more.
  package func copyForCrash(
    of document: Document, path: String?
  ) -> (file: String, contents: [UInt8]) {
    StateFolder(folder).make()
    let path = StateFolder.absolute(path)
    let header = Array("\(Self.mark)\(path.utf8.count)\n\(path)\n".utf8)
    return ("\(folder)/\(StateFolder.key(path)).\(process)", header + document.encoded())
  }

  /// The latest text that a process that is no more left of a file, or of a text without a file.
  package func find(_ path: String?) -> Recovered? {
    let path = StateFolder.absolute(path)
    let prefix = StateFolder.key(path) + "."
    return names().filter { name in
      guard name.hasPrefix(prefix), let owner = Int32(name.dropFirst(prefix.count)) else {
        return false
      }
      return owner != process && kill(owner, 0) != 0 && errno == ESRCH
    }
    .compactMap { read("\(folder)/\($0)", of: path) }
    .max { $0.time < $1.time }
  }

  /// Removes a recovered text, once it is taken over or refused.
  package func remove(_ recovered: Recovered) { unlink(recovered.file) }

  /// Removes what this process kept of a file; for when it was saved.
  package func discard(_ path: String?) {
    unlink("\(folder)/\(StateFolder.key(StateFolder.absolute(path))).\(process)")
  }

  private func read(_ file: String, of path: String) -> Recovered? {
    guard let bytes = try? TextFile.read(file) else { return nil }
    let header = Array("\(Self.mark)\(path.utf8.count)\n\(path)\n".utf8)
    var status = stat()
    guard bytes.starts(with: header), stat(file, &status) == 0 else { return nil }
    var own = stat()
    let isOlder =
      !path.isEmpty && stat(path, &own) == 0 && own.st_mtim.tv_sec > status.st_mtim.tv_sec
    return Recovered(
      file: file, bytes: Array(bytes[header.count...]), time: status.st_mtim.tv_sec,
      isOlderThanFile: isOlder)
  }

  private func names() -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }
}
