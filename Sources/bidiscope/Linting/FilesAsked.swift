internal import Storage
internal import SystemPackage

/// The files that one name of the command line means: itself, or all below it where it is a folder.
struct FilesAsked: IteratorProtocol {
  private var walk: TreeWalk?
  private var named: TreeWalk.File?

  /// The files of a name.
  ///
  /// - Throws: what is wrong in a file of settings.
  init(_ name: String) throws {
    if let status = try? Stat(FilePath(text: name)), status.type == .directory {
      walk = try TreeWalk(name)
      return
    }
    let slash = name.lastIndex(of: "/")
    let folder = slash.map { $0 == name.startIndex ? "/" : String(name[..<$0]) } ?? "."
    named = TreeWalk.File(path: name, settings: try LintSettings.above(folder), isNamed: true)
  }

  /// What is wrong in a file of settings below the folder.
  var failure: (any Error)? { walk?.failure }

  mutating func next() -> TreeWalk.File? {
    if walk != nil { return walk?.next() }
    defer { named = nil }
    return named
  }
}
