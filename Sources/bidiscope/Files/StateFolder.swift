internal import Glibc
internal import UnicodeData

/// The folder for what is kept between starts, and the names of its files.
package struct StateFolder {
  let path: String

  /// The folder at a path, which is made when something is kept.
  package init(_ path: String) { self.path = path }

  /// The user's own: `$XDG_STATE_HOME/bidiscope` or `~/.local/state/bidiscope`; nil where there is none.
  init?() {
    func variable(_ name: String) -> String? {
      guard let value = getenv(name) else { return nil }
      let text = SystemPath.text(value)
      return text.hasPrefix("/") ? text : nil
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
  func make() {
    var made = ""
    for name in path.split(separator: "/") {
      made += "/" + name
      SystemPath.call(made) { _ = mkdir($0, 0o700) }
    }
  }

  /// Removes what processes that were killed left behind: locks that nobody holds, and journals that were being written
  /// anew and are not in the place of the old ones yet.
  package func sweep() {
    for name in names where name.hasSuffix(".lock") || name.hasSuffix(".journal.new") {
      let file = path + "/" + name
      let opened = SystemPath.call(file) {
        open($0, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      }
      guard opened >= 0 else { continue }
      if flock(opened, LOCK_EX | LOCK_NB) == 0 { SystemPath.call(file) { _ = unlink($0) } }
      close(opened)
    }
  }

  /// The names of the files in it.
  var names: [String] {
    guard let directory = SystemPath.call(path, { opendir($0) }) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { PathText.of($0.prefix { $0 != 0 }) })
    }
    return names
  }

  /// Why nothing can be written in it, in a clause; nil where it can. Makes it.
  func reasonNotToWrite() -> String? {
    make()
    guard SystemPath.call(path, { access($0, W_OK | X_OK) }) != 0 else { return nil }
    return FileFailure(path, errno: errno).description
  }

  /// Waits until the names in it are on the disk.
  func synchronize() {
    let descriptor = SystemPath.call(path) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// A text's path as every working folder sees it; empty for a text without a file.
  static func absolute(_ path: String?) -> String {
    guard let path else { return "" }
    if let real = SystemPath.call(path, { realpath($0, nil) }) {
      defer { free(real) }
      return SystemPath.text(real)
    }
    if path.hasPrefix("/") { return path }
    guard let working = getcwd(nil, 0) else { return path }
    defer { free(working) }
    return SystemPath.text(working) + "/" + path
  }

  /// The bytes of a path.
  static func bytes(of path: String) -> [UInt8] { PathText.bytes(path) }

  /// A file name for a path: its last part to be recognised by, and a hash (FNV-1a) of all of it.
  static func key(_ path: String) -> String {
    guard !path.isEmpty else { return "untitled" }
    let hash = PathText.bytes(path).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let name = path.split(separator: "/").last ?? ""
    let safe = name.unicodeScalars.filter { $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }
    return String(String.UnicodeScalarView(safe.prefix(80))) + "-" + String(hash, radix: 16)
  }
}
