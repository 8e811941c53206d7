import Foundation
import Testing

@testable import bidiscope

/// Clipboards that other programs keep.
@Suite struct ClipboardProgramTests {
  /// A folder whose file `taken` is what a program was given.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "bidiscope-clipboard-\(UUID().uuidString)")
    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }

    func program(_ line: String) -> ClipboardProgram {
      ClipboardProgram(arguments: ["/bin/sh", "-c", "cd \"$0\" && \(line)", url.path])
    }

    func taken(_ name: String = "taken") -> String? {
      try? String(contentsOf: url.appending(path: name), encoding: .utf8)
    }
  }

  @Test(
    arguments: [
      ([:], []), (["TMUX": "/tmp/x,1,0"], ["tmux", "tmux"]), (["TMUX": ""], []),
      (["DISPLAY": ":0"], ["xclip", "xsel"]),
      (["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"], ["wl-copy"]),
      (["TMUX": "x", "WAYLAND_DISPLAY": "w"], ["tmux", "tmux", "wl-copy"]),
    ] as [([String: String], [String])])
  func theEnvironmentChooses(_ variables: [String: String], _ names: [String]) {
    let found = ClipboardProgram.fitting { variables[$0] }
    #expect(found.joined().map { $0.arguments[0] } == names)
  }

  @Test func aProgramIsGivenEveryByte() throws {
    let folder = try Folder()
    let text = String(repeating: "a\u{5D0}\u{2067}\n\u{1F468}\u{200D}\u{1F469} ", count: 20_000)
    let clipboards = ClipboardPrograms([[folder.program("cat > taken")]])
    clipboards.copy("before")
    clipboards.copy(text)
    clipboards.finish()
    #expect(folder.taken() == text)
  }

  @Test func oneOfARowIsEnoughAndEachRowIsFilled() throws {
    let folder = try Folder()
    let clipboards = ClipboardPrograms([
      [
        ClipboardProgram(arguments: ["/nowhere/no-such-program"]), folder.program("exit 1"),
        folder.program("cat > first"), folder.program("cat > second"),
      ],
      [folder.program("cat > third")],
    ])
    clipboards.copy("abc")
    clipboards.finish()
    #expect(folder.taken("first") == "abc" && folder.taken("second") == nil)
    #expect(folder.taken("third") == "abc")
  }

  /// One that neither reads nor ends is ended: `finish` comes back.
  @Test(.timeLimit(.minutes(5))) func aProgramThatHangsIsEnded() throws {
    let folder = try Folder()
    let clipboards = ClipboardPrograms(
      [[folder.program("exec sleep 100000; : > after")]], patience: .milliseconds(20))
    clipboards.copy("abc")
    clipboards.copy("def")
    clipboards.finish()
    #expect(folder.taken("after") == nil)
  }

  /// What it says goes nowhere, and it cannot reach the user's terminal.
  @Test func nothingOfItIsSeen() throws {
    let folder = try Folder()
    let clipboards = ClipboardPrograms([
      [
        folder.program(
          "readlink /proc/$$/fd/2 > taken; (: > /dev/tty) 2>/dev/null && echo tty >> taken; true")
      ]
    ])
    clipboards.copy("abc")
    clipboards.finish()
    #expect(folder.taken() == "/dev/null\n")
  }
}
