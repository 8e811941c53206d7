internal import Foundation

/// A user who was here before: the program begins without the tour.
public enum KnownUser {
  /// Writes what the program remembers of such a user into a folder that is used as
  /// `XDG_STATE_HOME`.
  public static func write(to state: String) throws {
    let folder = URL(filePath: state, directoryHint: .isDirectory).appending(path: "bidiscope")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Data("{\"tour\":\"1\"}".utf8).write(to: folder.appending(path: "memory.json"))
  }
}
