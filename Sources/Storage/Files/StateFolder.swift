internal import Glibc
internal import SystemPackage
internal import UnicodeData
package import Wording

/// The folder for what is kept between starts, and the names of its files.
package struct StateFolder: Sendable {
  package let path: String

  /// The folder at a path, which is made when something is kept.
  package init(_ path: String) { self.path = path }

  /// The user's own: `$XDG_STATE_HOME/bidiscope` or `~/.local/state/bidiscope`; nil where there is
  /// none.
  package init?() {
    func variable(_ name: String) -> String? {
      ProcessEnvironment.path(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let state = variable("XDG_STATE_HOME") {
      self.init(state + "/bidiscope")
    } else if let home = variable("HOME") {
      self.init(home + "/.local/state/bidiscope")
    } else {
      return nil
    }
  }

  /// Makes the folder and those above it.
  package func make() {
    var made = ""
    for name in path.split(separator: "/") {
      made += "/" + name
      try? FilePath(text: made).makeFolder()
    }
  }

  /// Removes what processes that were killed left behind: locks that nobody holds, and journals
  /// that were being written anew and are not in the place of the old ones yet.
  package func sweep() {
    for name in names where name.hasSuffix(".lock") || name.hasSuffix(".journal.new") {
      let file = FilePath(text: path + "/" + name)
      guard let opened = try? OpenFile(file, .readWrite, options: [.noFollow, .nonBlocking]),
        (try? opened.lock()) != nil
      else { continue }
      try? file.remove()
    }
  }

  /// The names of the files in it.
  package var names: [String] { FilePath(text: path).names }

  /// Why nothing can be written in it, in a clause; nil where it can. Makes it.
  package func reasonNotToWrite() -> Words? {
    make()
    do throws(Errno) {
      try FilePath(text: path).checkAccess(W_OK | X_OK)
      return nil
    } catch {
      return FileFailure(path, error).words
    }
  }

  /// Waits until the names in it are on the disk.
  package func synchronize() {
    let folder = try? OpenFile(FilePath(text: path), .readOnly, options: .directory)
    try? folder?.synchronize()
  }

  /// A text's path as every working folder sees it; empty for a text without a file.
  package static func absolute(_ path: String?) -> String {
    guard let path else { return "" }
    if let real = try? FilePath(text: path).resolved() { return real.text }
    // A file that is not there yet: its folder may be, and go by several names.
    let whole =
      path.hasPrefix("/") ? path : FilePath.workingFolder.map { $0.text + "/" + path } ?? path
    let parts = whole.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last, name != "..", name != ".",
      let folder = try? FilePath(text: "/" + parts.dropLast().joined(separator: "/")).resolved()
    else { return FilePath(text: whole).lexicallyNormalized().text }
    return (folder.text == "/" ? "" : folder.text) + "/" + name
  }

  /// The bytes of a path.
  package static func bytes(of path: String) -> [UInt8] { PathText.bytes(path) }

  /// A file name for a path: its last part to be recognised by, and a hash (FNV-1a) of all of it.
  package static func key(_ path: String) -> String {
    guard !path.isEmpty else { return "untitled" }
    var hash = FNV1a()
    hash.add(PathText.bytes(path))
    let name = path.split(separator: "/").last ?? ""
    let safe = name.unicodeScalars.filter { $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }
    return String(String.UnicodeScalarView(safe.prefix(80))) + "-" + String(hash.value, radix: 16)
  }
}
