internal import Glibc
package import TextModel
internal import UnicodeData

extension TextFile {
  /// Writes a document to its file, all of it or nothing.
  ///
  /// The bytes go to a temporary file beside it, onto the disk, and then under its name; mode and owner stay,
  /// and a symbolic link stays a link. If anything fails, the old file is as it was.
  ///
  /// - Parameters:
  ///   - document: what to write, in its own encoding.
  ///   - path: the file; made where there is none.
  /// - Throws: why it could not be written.
  package static func save(_ document: Document, to path: String) throws(FileFailure) {
    try replace(path) { descriptor throws(FileFailure) in
      var writer = DescriptorWriter(descriptor)
      document.forEachEncodedPiece { writer.write(UnsafeRawBufferPointer($0)) }
      writer.flush()
      if writer.failure != 0 { throw FileFailure(path, errno: writer.failure) }
    }
  }

  /// Replaces a file by what a closure writes into a temporary one.
  package static func replace(
    _ path: String, with write: (Int32) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    let target = try resolveLinks(path)
    let existing = try statusToKeep(of: target, path)
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    let name = slash.map { target[target.index(after: $0)...] } ?? target[...]
    // Long names are cut, so that what is added fits.
    var template = PathText.bytes("\(folder)/.\(name.prefix(64)).bidiscope-XXXXXX").map {
      CChar(bitPattern: $0)
    }
    template.append(0)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw FileFailure(path, errno: errno, "cannot write in its folder: ")
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var isInPlace = false
    defer {
      close(descriptor)
      if !isInPlace { unlink(template) }
    }
    try keepStatus(existing, descriptor, path)
    try write(descriptor)
    guard fsync(descriptor) == 0 else { throw FileFailure(path, errno: errno) }
    guard SystemPath.call(target, { rename(template, $0) }) == 0 else {
      throw FileFailure(path, errno: errno)
    }
    isInPlace = true
    // The new name is on the disk once the folder is; some file systems cannot say so, none loses text.
    let folderDescriptor = SystemPath.call(folder) {
      open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    if folderDescriptor >= 0 {
      fsync(folderDescriptor)
      close(folderDescriptor)
    }
  }

  /// The file that a path means in the end; also where the last link leads to nothing yet.
  private static func resolveLinks(_ path: String) throws(FileFailure) -> String {
    var path = path
    for _ in 0..<40 {
      var status = stat()
      guard SystemPath.call(path, { lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFLNK
      else { return path }
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = buffer.withUnsafeMutableBytes {
        (buffer: UnsafeMutableRawBufferPointer) in
        SystemPath.call(path) { readlink($0, buffer.baseAddress!, buffer.count) }
      }
      guard count > 0 else { throw FileFailure(path, errno: errno) }
      let link = PathText.of(buffer[..<count])
      if link.hasPrefix("/") {
        path = link
      } else if let slash = path.lastIndex(of: "/") {
        path = path[...slash] + link
      } else {
        path = link
      }
    }
    throw FileFailure(path, errno: ELOOP)
  }

  /// The status of a file that is to be replaced; nil where there is none yet.
  private static func statusToKeep(
    of target: String, _ path: String
  ) throws(FileFailure) -> stat? {
    var status = stat()
    guard SystemPath.call(target, { stat($0, &status) }) == 0 else {
      if errno == ENOENT { return nil }
      throw FileFailure(path, errno: errno)
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileFailure(path, errno: EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(path, "not a regular file")
    }
    // Renaming would get around a file's own mode.
    guard SystemPath.call(target, { access($0, W_OK) }) == 0 else {
      throw FileFailure(path, errno: errno)
    }
    return status
  }

  /// Gives the temporary file the owner and the mode of the one it replaces.
  private static func keepStatus(
    _ existing: stat?, _ descriptor: Int32, _ path: String
  ) throws(FileFailure) {
    guard let existing else {
      let mask = umask(0)
      umask(mask)
      fchmod(descriptor, 0o666 & ~mask)
      return
    }
    var own = stat()
    fstat(descriptor, &own)
    if own.st_uid != existing.st_uid || own.st_gid != existing.st_gid,
      fchown(descriptor, existing.st_uid, existing.st_gid) != 0
    {
      throw FileFailure(path, errno: errno, "cannot keep its owner: ")
    }
    guard fchmod(descriptor, existing.st_mode & 0o7777) == 0 else {
      throw FileFailure(path, errno: errno, "cannot keep its mode: ")
    }
  }
}
