import Foundation
import TestSupport
import Testing
import Wording

/// Where no full screen can be drawn, a sentence says so and nothing is changed.
@Suite struct RefusalTests {
  private func refusal(_ environment: [String: String]) throws -> String {
    let terminal = try PseudoTerminal(environment: environment)
    #expect(terminal.finished())
    #expect(terminal.ended == -1)
    #expect(terminal.lineNow == terminal.line)
    return terminal.log.first ?? ""
  }

  @Test func terminalsThatCannot() throws {
    let dumb = try refusal(["TERM": "dumb"])
    #expect(dumb.contains("cannot place the cursor") && dumb.contains("bidiscope --plain"))
    #expect(try refusal(["TERM": "no-such-terminal"]).contains("not in the terminal database"))
    #expect(try refusal(["TERM": ""]).contains("TERM is not set"))
  }

  @Test func localesThatSayNothingAreTakenAsUTF8() throws {
    for locale in ["C", "POSIX", "en_XX.UTF-8"] {
      let terminal = try PseudoTerminal(environment: ["LC_ALL": locale])
      #expect(terminal.opened())
      terminal.sendAndWait("x")
      #expect(terminal.row(2) == ["0 5d2", "1 5d1", "2 5d0"], "\(locale)")
    }
  }

  @Test func whatIsNoTerminal() throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bidiscope-refusal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let probe = URL(filePath: tests).deletingLastPathComponent().appending(path: "TerminalProbe")
    #expect(try SpawnedCommand.run([probe.path, folder.path]).status == 1)
    let log = try String(contentsOf: folder, encoding: .utf8)
    #expect(log.contains("standard output is not a terminal"))
  }
}
