import CVTerm
import Foundation
import Screen
import Testing
import UnicodeData

/// What the built program sends over a line for a key, counted and never timed: a slow line takes a
/// second for every 960 bytes.
@Suite struct LineLoadTests {
  /// A text of which 80×24 shows every pane with something in it.
  private static let text = PseudoText.decode("the title is ABC DEF in hebrew, 123 pages.")

  /// Its language is preferred: no hint of another takes the caret's place in the title.
  private static let environment = ["LANGUAGE": "en"]

  /// A terminal that says that it holds a frame back until it has come whole: each frame is marked.
  private func open(_ text: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      program: ["--text", text], answers: .kitty, environment: Self.environment)
    terminal.run("the first frame") { !frames(terminal).isEmpty && caret(terminal) == 0 }
    return terminal
  }

  /// The bytes of each frame that has come whole.
  private func frames(_ terminal: PseudoTerminal) -> [Int] {
    terminal.writtenText.components(separatedBy: "\u{1B}[?2026h").dropFirst()
      .compactMap { part in
        part.firstRange(of: "\u{1B}[?2026l").map { part[..<$0.lowerBound].utf8.count }
      }
  }

  /// The caret's offset as the title says it.
  private func caret(_ terminal: PseudoTerminal) -> Int? {
    terminal.text(0).firstMatch(of: /caret (\d+)/).flatMap { Int($0.output.1) }
  }

  /// The frames of a key that leads to an offset.
  private func frames(
    of key: String, to offset: Int, on terminal: PseudoTerminal
  ) -> ArraySlice<Int> {
    let before = frames(terminal).count
    terminal.send(key)
    terminal.run("caret \(offset)") {
      frames(terminal).count > before && caret(terminal) == offset
    }
    return frames(terminal)[before...]
  }

  /// Whether frames are one of a key and those that may follow when the user rests: that is decided
  /// by a clock, and they may be of the key before.
  private static func areFew(_ frames: ArraySlice<Int>, of bytes: Int) -> Bool {
    frames.count <= 4 && frames.allSatisfy { $0 < bytes }
  }

  @Test func aKeySendsOneFrameOfWhatChanged() throws {
    let terminal = try open(Self.text)
    let whole = try #require(frames(terminal).first)
    for offset in 1...12 {
      let sent = frames(of: "\u{1B}[C", to: offset, on: terminal)
      #expect(Self.areFew(sent, of: 1000), "Right to \(offset): \(sent)")
    }
    for (typed, letter) in "hello".enumerated() {
      let sent = frames(of: String(letter), to: 13 + typed, on: terminal)
      #expect(Self.areFew(sent, of: 2500), "\(letter): \(sent)")
    }
    #expect(whole > 3500, "the first frame is the whole screen: \(whole)")
  }

  /// At 9,600 bits a second no part of a frame takes half a second, and the parts make the frame.
  @Test func aSlowLineGetsPartsOfLessThanHalfASecond() throws {
    let fast = try open(Self.text)
    let slow = try PseudoTerminal(
      program: ["-c", "stty 9600 && exec \"$0\" --text \"$1\""].map { Array($0.utf8) }
        + [PseudoTerminal.built("bidiscope"), Self.text].map { Array($0.utf8) },
      answers: .kitty, environment: Self.environment, executable: "/bin/sh")
    slow.run("the first frame") { !frames(slow).isEmpty && caret(slow) == 0 }
    let before = frames(slow).count
    for (number, key) in ["\u{1B}[C", "h", "\u{05D0}"].enumerated() {
      fast.send(key)
      fast.run("the fast screen") { caret(fast) == number + 1 }
      slow.send(key)
      slow.run("the same screen") {
        // What follows when the user rests comes there too.
        var looks = 0
        fast.run("a look") {
          looks += 1
          return looks > 1
        }
        return caret(slow) == number + 1 && slow.screenText == fast.screenText
      }
    }
    let parts = frames(slow)[before...]
    #expect(parts.count > 3 && parts.allSatisfy { $0 < 480 }, "\(parts)")
  }

  /// While the line takes nothing, letters are taken and no frames made: then the newest comes.
  @Test func whatIsNotYetSentIsLeftOutForTheNewestFrame() throws {
    let terminal = try open("")
    terminal.isReading = false
    var typed = 0
    terminal.run("more than the line holds") {
      typed += 1
      terminal.send("x")
      return terminal.isStuck
    }
    terminal.send(String(repeating: "y", count: 100))
    terminal.isReading = true
    terminal.run("all letters") { caret(terminal) == typed + 100 }
    let shown = frames(terminal).count
    #expect(shown <= typed + 50, "\(shown) frames of \(typed + 100) letters")
  }
}
