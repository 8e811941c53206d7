import Foundation
import TestSupport
import Testing

/// The manual as it is installed, made from the program.
@Suite struct ManualTests {
  private static func manual() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bidiscope-manual-\(UUID().uuidString)")
    let script = InspectTests.root.appending(path: "Scripts/manual").path
    let made = try Program.shell(
      "/usr/bin/python3 -B '\(script)' \"$BIDISCOPE\" '\(folder.path)'")
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    return folder
  }

  @Test func everyCommandAndFormatHasItsPageAndEveryPageIsClean() throws {
    let folder = try Self.manual()
    defer { try? FileManager.default.removeItem(at: folder) }
    let help = try Program.run(["--help"]).output
    let list = try #require(help.firstRange(of: "COMMANDS:"))
    let commands = help[list.upperBound...].matches(of: /(?m)^ {2}([a-z]+)\s/)
      .map { String($0.output.1) }.filter { !["explore", "help"].contains($0) }
    #expect(commands.count >= 19)
    let first = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "man1").path)
    #expect(Set(first).isSuperset(of: commands.map { "bidiscope-\($0).1" } + ["bidiscope.1"]))
    let formats = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "man5").path)
    #expect(formats.sorted() == ["cases", "config", "engine"].map { "bidiscope-\($0).5" })

    let paths = first.map { "man1/" + $0 } + formats.map { "man5/" + $0 }
    for path in paths {
      let file = folder.appending(path: path)
      // That other pages are on the system is not asked: they are looked for here.
      let lint = try Program.shell(
        "mandoc -T lint '\(file.path)' | grep -v 'referenced manual not found' || true")
      #expect(lint.output.isEmpty && lint.errors.isEmpty, "\(lint.output)")
      let text = try String(contentsOf: file, encoding: .utf8)
      for page in text.matches(of: /(?m)^\.Xr (\S+) (\d)/) {
        #expect(paths.contains("man\(page.output.2)/\(page.output.1).\(page.output.2)"), "\(path)")
      }
    }
  }

  /// Every option that a help has is on its page.
  @Test func everyOptionIsOnItsPage() throws {
    let folder = try Self.manual()
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in ["lint", "inspect", "check", "cases run"] {
      let words = command.split(separator: " ").map(String.init)
      let help = try Program.run(words + ["--help"]).output
      let file = "man1/bidiscope-\(words.joined(separator: "-")).1"
      let page = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let options = help.matches(of: /(?m)^ {2}(?:-[a-z], )?--([a-z-]+)/).map { $0.output.1 }
      #expect(options.count > 4)
      for option in options {
        #expect(page.contains("Fl Fl " + option.replacing("-", with: "\\-")), "\(option)")
      }
    }
  }
}
