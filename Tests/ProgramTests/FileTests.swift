internal import Foundation
internal import Glibc
import Storage
import Testing
import TextModel
import Wording
import bidiscope

/// Reading, saving and recovering files, in a folder of its own for each test.
@Suite struct FileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/bidiscope-files-XXXXXX".utf8CString)
    let folder = mkdtemp(&template).map { String(cString: $0) }
    let path = try #require(folder)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func write(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  private func status(_ path: String) -> stat {
    var status = stat()
    lstat(path, &status)
    return status
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func filesAreReadWhole() throws {
    try withFolder { folder in
      for count in [0, 1, 65_536, 300_000] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try write(bytes, folder + "/a")
        #expect(try TextFile.read(folder + "/a") == bytes)
      }
    }
    #expect(throws: FileFailure("/nowhere/at-all", "No such file or directory")) {
      try TextFile.read("/nowhere/at-all")
    }
    #expect(throws: FileFailure("/tmp", "Is a directory")) { try TextFile.read("/tmp") }
    #expect(try TextFile.read("/proc/self/status").starts(with: Array("Name:".utf8)))
    #expect(FileFailure("a\u{1B}[0m\n", "no").description == "a?[0m?: no")
  }

  @Test func savingReplacesTheFileAndKeepsItsMode() throws {
    try withFolder { folder in
      let path = folder + "/text.txt"
      try write([0x61], path)
      chmod(path, 0o640)
      let before = status(path)
      var document = Document(bytes: [0xFF, 0x0D, 0x0A])
      document.apply(.insert("\u{05D0}", at: ScalarOffset(1)))
      try TextFile.save(document, to: path)
      #expect(try TextFile.read(path) == [0xFF, 0xD7, 0x90, 0x0D, 0x0A])
      #expect(status(path).st_mode == before.st_mode)
      #expect(status(path).st_uid == before.st_uid && status(path).st_gid == before.st_gid)
      #expect(status(path).st_ino != before.st_ino)
      #expect(try files(in: folder) == ["text.txt"])
    }
  }

  @Test func aNewFileHasTheUsualMode() throws {
    try withFolder { folder in
      try TextFile.save(Document(text: "x"), to: folder + "/new")
      let mask = umask(0)
      umask(mask)
      #expect(status(folder + "/new").st_mode & 0o777 == 0o666 & ~mask)
    }
  }

  /// What a save that was killed left behind goes with the next, and nothing else does.
  @Test func aSaveRemovesWhatAKilledOneLeft() throws {
    try withFolder { folder in
      let names = ["left00", "open00", "fresh0"].map { ".a.bidiscope-\($0)" }
      let others = [".a.bidiscope-longer1", ".ab.bidiscope-left00", "a.bidiscope-left00"]
      for name in names + others {
        try write([1], "\(folder)/\(name)")
        guard !name.contains("fresh") else { continue }
        var times = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]
        #expect(utimes("\(folder)/\(name)", &times) == 0)
      }
      let held = open("\(folder)/\(names[1])", O_RDONLY)
      #expect(flock(held, LOCK_EX) == 0)
      defer { close(held) }
      try TextFile.save(Document(text: "new"), to: folder + "/a")
      #expect(try files(in: folder) == (Array(names.dropFirst()) + others + ["a"]).sorted())
    }
  }

  @Test func aLinkStaysALink() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/sub", withIntermediateDirectories: false)
      symlink("sub/real", folder + "/link")
      symlink("link", folder + "/again")
      try TextFile.save(Document(text: "one"), to: folder + "/again")
      try TextFile.save(Document(text: "two"), to: folder + "/again")
      #expect(try TextFile.read(folder + "/sub/real") == Array("two".utf8))
      #expect(status(folder + "/link").st_mode & S_IFMT == S_IFLNK)
      symlink("loop", folder + "/loop")
      #expect(throws: FileFailure.self) {
        try TextFile.save(Document(text: ""), to: folder + "/loop")
      }
    }
  }

  @Test func aFailedSaveLosesNothing() throws {
    try withFolder { folder in
      #expect(throws: FileFailure(folder, "Is a directory")) {
        try TextFile.save(Document(text: "x"), to: folder)
      }
      #expect(throws: FileFailure("/dev/null", "not a regular file")) {
        try TextFile.save(Document(text: "x"), to: "/dev/null")
      }
      #expect(throws: FileFailure.self) {
        try TextFile.save(Document(text: "x"), to: folder + "/no/such/folder")
      }
      // As when the disk is full after some of it.
      try write([0x61], folder + "/full")
      #expect(throws: FileFailure("full", "No space left on device")) {
        try TextFile.replace(folder + "/full") { writer throws(FileFailure) in
          writer.write("abc".utf8)
          writer.flush()
          throw FileFailure("full", "No space left on device")
        }
      }
      #expect(try files(in: folder) == ["full"])
      #expect(try TextFile.read(folder + "/full") == [0x61])
    }
  }
}
