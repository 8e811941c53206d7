import Foundation
import Keyboards
import Testing
import Wording

extension EndToEnd {
  /// Keyboards in a real terminal.
  @Suite struct KeyboardTests {
    private static let keys =
      "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:\"ZXCVBNM<>?"

    /// Every key of every layout, chosen from the list by name, types what its table says into the
    /// file.
    @Test func everyKeyOfEveryLayoutReachesTheFile() throws {
      let layouts = KeyboardCatalogue.all().compactMap { keyboard -> KeyboardLayout? in
        if case .layout(let layout) = keyboard { layout } else { nil }
      }
      try TmuxTerminal.run("exec $BIDISCOPE $FOLDER/text.txt", columns: 100, rows: 24) { terminal in
        try terminal.see("the first frame") { $0.pane("Text") != nil }
        for (number, layout) in layouts.enumerated() {
          try terminal.press("C-t")
          try terminal.see("the list") { $0.contains("Keyboards: type a name") }
          try terminal.type(layout.name)
          try terminal.press("Enter")
          try terminal.see("\(layout.name) in use") {
            $0.contains(String(layout.name.prefix(7))) && !$0.contains("Keyboards: type a name")
          }
          try terminal.type(Self.keys)
          try terminal.press("Enter")
          try terminal.see("the line of \(layout.name)") {
            $0.contains("\(number + 2)/\(number + 2)")
          }
        }
        try terminal.press("C-s")
        let expected =
          layouts.map { $0.text(typing: Self.keys) }.joined(separator: "\n") + "\n"
        let file = terminal.folder.appending(path: "text.txt")
        try terminal.see("the file") { _ in
          (try? Data(contentsOf: file).count) == expected.utf8.count
        }
        let lines = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false)
        for (line, layout) in zip(lines, layouts) {
          #expect(String(line) == layout.text(typing: Self.keys), "\(layout.name)")
        }
      }
    }

    @Test func aWordSpelledInLatinLettersIsTakenBySpace() throws {
      try TmuxTerminal.run("exec $BIDISCOPE $FOLDER/text.txt", columns: 100, rows: 24) { terminal in
        try terminal.see("the first frame") { $0.pane("Text") != nil }
        try terminal.press("C-t")
        try terminal.type("arabizi")
        try terminal.press("Enter")
        try terminal.type("mar7aba")
        try terminal.see("the candidates") { $0.contains("Tab flips") && $0.contains("mar7aba") }
        try terminal.type(" coffee kifak?")
        try terminal.see("the words taken") { !$0.contains("Tab flips") && $0.contains("coffee") }
        try terminal.press("C-s")
        let expected =
          "\u{645}\u{631}\u{62D}\u{628}\u{627} coffee \u{643}\u{64A}\u{641}\u{643}\u{61F}"
        let file = terminal.folder.appending(path: "text.txt")
        try terminal.see("the file") { _ in
          (try? String(contentsOf: file, encoding: .utf8)) == expected
        }
      }
    }
  }
}
