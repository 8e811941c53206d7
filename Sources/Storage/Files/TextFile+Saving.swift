internal import Glibc
internal import SystemPackage
package import TextModel
internal import UnicodeData
internal import Wording

extension TextFile {
  /// Writes a document to its file, all of it or nothing.
  ///
  /// The bytes go to a file without a name, onto the disk, and then under its name; mode and owner
  /// stay, and a symbolic link stays a link. If anything fails, the old file is as it was. Where
  /// the file system has no files without names, a temporary one stands beside it meanwhile.
  ///
  /// - Parameters:
  ///   - document: what to write, in its own encoding.
  ///   - path: the file; made where there is none.
  /// - Throws: why it could not be written.
  package static func save(_ document: Document, to path: String) throws(FileFailure) {
    try replace(path) { writer in unsafe document.forEachEncodedPiece { unsafe writer.write($0) } }
  }

  /// Replaces a file by what a closure writes.
  ///
  /// - Parameters:
  ///   - path: the file; made where there is none.
  ///   - isPrivate: whether only the owner may read it, whatever was allowed before.
  ///   - write: writes the new bytes.
  /// - Throws: why it could not be written, or what the closure throws; the old file is then as it
  ///   was.
  package static func replace(
    _ path: String, isPrivate: Bool = false,
    with write: (inout DescriptorWriter) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    let target = try FileFailure.of(path) { () throws(Errno) in try resolveLinks(path) }
    let existing = try statusToKeep(of: FilePath(text: target), path)
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    let name = slash.map { target[target.index(after: $0)...] } ?? target[...]
    // Long names are cut, so that what is added fits.
    let beginning = ".\(name.prefix(64)).bidiscope-"
    sweep(folder, beginning)
    var temporary = FilePath()
    let file = try FileFailure.of(path, { "cannot write in its folder: \($0)" }) {
      () throws(Errno) in
      do throws(Errno) {
        return try OpenFile.unnamed(in: folder)
      } catch {
        return try OpenFile.temporary("\(folder)/\(beginning)", path: &temporary)
      }
    }
    // Whoever sweeps leaves it alone.
    try? file.lock()
    var isInPlace = false
    defer { if !temporary.isEmpty, !isInPlace { try? temporary.remove() } }
    try keepStatus(existing, file, path)
    if isPrivate { try? file.change(.ownerReadWrite) }
    var writer = DescriptorWriter(file.descriptor)
    try write(&writer)
    writer.flush()
    if let failure = writer.failure { throw FileFailure(path, failure) }
    try FileFailure.of(path) { () throws(Errno) in
      try file.synchronize()
      if temporary.isEmpty { try file.name("\(folder)/\(beginning)", path: &temporary) }
      try temporary.rename(to: FilePath(text: target))
    }
    isInPlace = true
    // The new name is on the disk once the folder is; some file systems cannot say so, none loses
    // text.
    StateFolder(folder).synchronize()
  }

  /// Removes what saves of a file left behind that were killed: temporary files of our own that
  /// nobody holds, and that were written to more than five seconds ago.
  private static func sweep(_ folder: String, _ beginning: String) {
    for name in FilePath(text: folder).names
    where name.hasPrefix(beginning) && name.utf8.count == beginning.utf8.count + 6 {
      let file = FilePath(text: "\(folder)/\(name)")
      guard let opened = try? OpenFile(file, .readOnly, options: [.noFollow, .nonBlocking]),
        let status = try? opened.status(), status.type == .regular,
        status.userID.rawValue == geteuid(), status.st_mtim.tv_sec < time(nil) - 5,
        (try? opened.lock()) != nil
      else { continue }
      try? file.remove()
    }
  }

  /// The file that a path means in the end; also where the last link leads to nothing yet.
  private static func resolveLinks(_ path: String) throws(Errno) -> String {
    var path = path
    for _ in 0..<40 {
      let place = FilePath(text: path)
      guard let status = try? Stat(place, followTargetSymlink: false),
        status.type == .symbolicLink
      else { return path }
      let link = try place.linkTarget().text
      if link.hasPrefix("/") {
        path = link
      } else if let slash = path.lastIndex(of: "/") {
        path = path[...slash] + link
      } else {
        path = link
      }
    }
    throw .tooManySymbolicLinkLevels
  }

  /// The status of a file that is to be replaced; nil where there is none yet.
  private static func statusToKeep(
    of target: FilePath, _ path: String
  ) throws(FileFailure) -> Stat? {
    let status: Stat
    do throws(Errno) {
      status = try Stat(target)
    } catch {
      if error == .noSuchFileOrDirectory { return nil }
      throw FileFailure(path, error)
    }
    if status.type == .directory { throw FileFailure(path, .isDirectory) }
    guard status.type == .regular else { throw FileFailure(path, "not a regular file") }
    // Renaming would get around a file's own mode.
    try FileFailure.of(path) { () throws(Errno) in try target.checkAccess(W_OK) }
    return status
  }

  /// Gives the temporary file the owner and the mode of the one it replaces.
  private static func keepStatus(
    _ existing: Stat?, _ file: borrowing OpenFile, _ path: String
  ) throws(FileFailure) {
    guard let existing else {
      let mask = umask(0)
      umask(mask)
      try? file.change(FilePermissions(rawValue: 0o666 & ~mask))
      return
    }
    let own = try? file.status()
    if own?.userID != existing.userID || own?.groupID != existing.groupID {
      try FileFailure.of(path, { "cannot keep its owner: \($0)" }) { () throws(Errno) in
        try file.changeOwner(as: existing)
      }
    }
    try FileFailure.of(path, { "cannot keep its mode: \($0)" }) { () throws(Errno) in
      try file.change(existing.permissions)
    }
  }
}
