import Foundation
import Synchronization

/// The sources of the package, as text.
enum SourceTree {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func swiftFiles(under folder: String) -> [URL] {
    files(under: folder).filter { $0.pathExtension == "swift" }
  }

  /// What is in a folder and its folders, these among it, but for what was built.
  static func files(under folder: String) -> [URL] {
    let base = root.appending(path: folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { !$0.contains(".build") && !$0.contains("__pycache__") }.sorted()
      .map { base.appending(path: $0) }
  }

  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.contains(".") }.sorted()
  }

  static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  static func text(_ path: String) throws -> String { try text(root.appending(path: path)) }

  /// The code of a file without its comments and without the words of its strings; what is
  /// interpolated in them is code. Each file is read once, as several tests go through all of them.
  static func code(_ file: URL) throws -> String {
    if let known = codes.withLock({ $0[file] }) { return known }
    let code = try SourceStrings(text(file)).code
    codes.withLock { $0[file] = code }
    return code
  }

  private static let codes = Mutex<[URL: String]>([:])
}
