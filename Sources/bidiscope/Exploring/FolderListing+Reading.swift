internal import Explorer
internal import Glibc
internal import Storage
internal import SystemPackage
internal import UnicodeData
internal import Wording

extension FolderListing {
  /// The most names that are listed of a folder.
  private static let most = 5000

  /// The names of a folder, folders first; none where it cannot be read.
  ///
  /// - Parameters:
  ///   - folder: the folder as it was typed.
  ///   - path: its path; empty for the folder that the program runs in.
  init(_ folder: String, at path: String) {
    let place = FilePath(text: path.isEmpty ? "." : path)
    do throws(Errno) {
      try place.checkAccess(R_OK | X_OK)
    } catch {
      self.init(folder: folder, entries: [], notice: FileFailure(folder, error).words)
      return
    }
    let names = place.names.filter { $0 != "." && $0 != ".." }.sorted()
    let entries = names.prefix(Self.most).map { name in
      let status = try? Stat(FilePath(text: path + name))
      return Entry(name: name, isFolder: status?.type == .directory)
    }
    self.init(
      folder: folder, entries: entries.filter(\.isFolder) + entries.filter { !$0.isFolder },
      notice: names.count > Self.most
        ? "Only \(number: Self.most) of \(number: names.count) names are listed: type a path."
        : nil)
  }
}

extension FilePreview {
  /// How many bytes of a file are read.
  private static let longest = 4096
  /// How many lines are kept, and how many characters of each.
  private static let (mostLines, mostCharacters) = (24, 400)

  /// The beginning of a file; what is no regular file is not read.
  ///
  /// - Parameters:
  ///   - typed: the path as it was typed.
  ///   - path: the path.
  init(_ typed: String, at path: String) {
    guard (try? Stat(FilePath(text: path)))?.type != .directory else {
      self.init(path: typed, .nothing("A folder: Enter goes into it."))
      return
    }
    do throws(FileFailure) {
      let bytes = try TextFile.beginning(path, atMost: Self.longest)
      self.init(path: typed, Self.content(bytes))
    } catch {
      self.init(path: typed, .nothing(error.reason))
    }
  }

  private static func content(_ bytes: [UInt8]) -> Content {
    if bytes.isEmpty { return .nothing("The file is empty.") }
    if bytes.contains(0) { return .nothing("No text: it has zero bytes.") }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return .lines(Exact(lines.prefix(mostLines).map { String($0.prefix(mostCharacters)) }))
  }
}
