import Foundation
import Screen
import TestSupport
import Testing
import UnicodeData

/// The built program in terminals that count the columns of clusters in four ways, with answers and
/// without: the screen stays aligned, and no scalar is left out without a sign.
@Suite struct CountedClustersTests {
  struct Case: CustomTestStringConvertible {
    var way: CountingTerminal.Way
    var saysPlaces: Bool
    var testDescription: String { "\(way), \(saysPlaces ? "asked" : "mute")" }
  }

  static let cases = CountingTerminal.Way.allCases.flatMap { way in
    [true, false].map { Case(way: way, saysPlaces: $0) }
  }

  private static let size = Size(rows: 40, columns: 120)
  /// The Text pane's first row, the column at which its content begins, and that of its right edge.
  private static let (top, left, edge) = (2, 4, 75)
  private static let delete = "\u{1B}[3~"

  @Test(arguments: cases)
  func everythingStandsWhereItIsThoughtToStand(_ given: Case) throws {
    let seed = UInt64.random(in: 0..<1 << 32)
    var generator = SeededGenerator(seed: seed)
    let lines = (0..<8).map { _ in Self.line(&generator) }
    let seen = try Watched(given, lines, seed: seed)
    seen.expectTheLines(typed: "")
    for typed in ["q", "qq", "qqq"] {
      seen.press("q", until: typed)
      seen.expectTheLines(typed: typed)
    }
    seen.press(Self.delete, until: "qq")
    seen.expectTheLines(typed: "qq")
    seen.expectTheSameDrawnAnew(typed: "qq")
  }

  // MARK: Texts

  private static let blocks: [(letters: ClosedRange<UInt32>, marks: ClosedRange<UInt32>)] =
    [
      0x900, 0x980, 0xA00, 0xA80, 0xB00, 0xB80, 0xC00, 0xC80, 0xD00, 0xD80, 0xE00, 0xE80, 0xF00,
      0x1000, 0x1780, 0x1A20, 0x1B00, 0x1B80, 0xA980, 0xAA00, 0xABC0,
    ].map { ($0...$0 + 0x5F, $0...$0 + 0x7F) }

  /// A line of clusters of all scripts, a letter behind each.
  private static func line(_ generator: inout SeededGenerator) -> String {
    let samples = ClusterKind.allCases.flatMap(\.samples)
    var line = String.UnicodeScalarView()
    for letter in "abcdefgh".unicodeScalars {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        line.append(contentsOf: samples.randomElement(using: &generator)?.unicodeScalars ?? .init())
      case 1: line.append(contentsOf: syllable(&generator))
      default:
        let kinds: [String] = [
          "\u{5D0}\u{5B8}", "\u{6F22}", "e\u{301}", "\u{1F600}", "\u{AC00}\u{11A8}", "o\u{20DD}",
        ]
        line.append(contentsOf: kinds.randomElement(using: &generator)?.unicodeScalars ?? .init())
      }
      line.append(letter)
    }
    return String(line)
  }

  private static func syllable(_ generator: inout SeededGenerator) -> [Unicode.Scalar] {
    let block = blocks[Int.random(in: 0..<blocks.count, using: &generator)]
    let letters = scalars(block.letters) { $0 == .otherLetter }
    let marks = scalars(block.marks) { $0 == .nonspacingMark || $0 == .spacingMark }
    guard let base = letters.randomElement(using: &generator) else { return [] }
    return [base]
      + (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
        marks.randomElement(using: &generator)
      }
  }

  private static func scalars(
    _ range: ClosedRange<UInt32>, _ isWanted: (Unicode.GeneralCategory) -> Bool
  ) -> [Unicode.Scalar] {
    range.compactMap(Unicode.Scalar.init).filter { isWanted($0.properties.generalCategory) }
  }

  // MARK: What is held against the screen

  /// The program with lines of text, and what is to be seen of them.
  private struct Watched {
    let terminal: PseudoTerminal
    let lines: [String]
    let about: Comment

    init(_ given: Case, _ lines: [String], seed: UInt64) throws {
      self.lines = lines
      about = "\(given.testDescription), seed \(seed)"
      terminal = try PseudoTerminal(
        program: ["--text", lines.joined(separator: "\n"), "--direction", "ltr"], size: size,
        counting: CountingTerminal(
          given.way, saysPlaces: given.saysPlaces, rows: size.rows, columns: size.columns))
      // The exchange leaves with the first frame; where it is answered, another frame follows.
      let (terminal, isAsked) = (terminal, given.saysPlaces)
      terminal.run("the first line") {
        guard let screen = terminal.counting, !screen.isInFrame else { return false }
        // The last row is drawn last: the keys, or that something cannot be shown.
        let last = screen.text(size.rows - 1)
        let isDrawn = last.contains(" help") || last.contains("cannot show")
        return isDrawn && (!isAsked || Self.isSettled(terminal))
      }
    }

    /// Whether a frame came whole after the last question.
    private static func isSettled(_ terminal: PseudoTerminal) -> Bool {
      guard terminal.counting?.isInFrame == false else { return false }
      let parts = terminal.writtenText.components(separatedBy: "\u{1B}[6n")
      return parts.count > 1 && (parts.last ?? "").contains("\u{1B}[?2026h")
    }

    /// Presses a key at the text's start, until the first line begins as it is to.
    func press(_ key: String, until typed: String) {
      terminal.send("\u{1B}[1;5H" + key)
      let terminal = terminal
      terminal.run("\(typed) in the first line, \(about)") {
        guard let screen = terminal.counting, !screen.isInFrame else { return false }
        let shown = screen.row(top)[left..<edge].joined()
        return shown.prefix { $0 == "q" }.count == typed.count
      }
    }

    func expectTheLines(typed: String) {
      guard let screen = terminal.counting else { return }
      #expect(screen.unknown.isEmpty, about)
      for row in 2..<size.rows - 4 {
        let text = screen.row(row)
        for column in [0, edge, size.columns - 1] {
          #expect(text[column].first.map(Self.isBorder) == true, "\(about): \(row), \(column)")
        }
      }
      for (number, line) in lines.enumerated() {
        let cells = screen.row(top + number)
        var shown = Array(cells[left..<edge].joined())
        let note = Array("underlined:drawninpart".unicodeScalars)
        if let range = shown.firstRange(of: note) { shown.removeSubrange(range) }
        expect(shown, Array(((number == 0 ? typed : "") + line).unicodeScalars), number)
      }
    }

    /// Every scalar of the line, and none else; or the sign for those that are left out.
    private func expect(
      _ shown: [Unicode.Scalar], _ wanted: [Unicode.Scalar], _ line: Int
    ) {
      var missing: [Unicode.Scalar: Int] = [:]
      for scalar in wanted { missing[scalar, default: 0] += 1 }
      var signs = 0
      for scalar in shown {
        if scalar == ClusterDrawing.moreSign {
          signs += 1
        } else if scalar == ClusterDrawing.dottedCircle, missing[scalar] == nil {
          continue
        } else {
          missing[scalar, default: 0] -= 1
        }
      }
      // A label shows a scalar too. The longest are looked for first: the letters of ZWJ are in
      // ZWNJ.
      let labels = missing.filter { $0.value > 0 }
        .compactMap { scalar, count in
          ScalarFacts.label(of: scalar).map { (scalar, count, Array($0.unicodeScalars)) }
        }
        .sorted { ($1.2.count, $0.0) < ($0.2.count, $1.0) }
      for (scalar, count, label) in labels {
        let shown = min(count, label.map { -(missing[$0] ?? 0) }.min() ?? 0)
        guard shown > 0 else { continue }
        for letter in label { missing[letter, default: 0] += shown }
        missing[scalar] = count - shown
      }
      let wrong = missing.filter { $0.value != 0 && (signs == 0 || $0.value < 0) }
      #expect(
        wrong.isEmpty, "\(about): line \(line) lacks or has more of \(wrong.mapValues(\.self))")
    }

    private static func isBorder(_ scalar: Unicode.Scalar) -> Bool {
      (0x2500..<0x2580).contains(scalar.value)
    }

    /// The whole screen, sent anew, is the one that came piece by piece.
    func expectTheSameDrawnAnew(typed: String) {
      guard let before = terminal.counting else { return }
      let terminal = terminal
      terminal.signal(SIGTSTP)
      terminal.run("the stop, \(about)") { terminal.stops == [SIGTSTP] }
      let written = terminal.written.count
      terminal.signal(SIGCONT)
      press("q", until: typed + "q")
      press(delete, until: typed)
      #expect(terminal.written.count - written > 3000, about)
      guard let after = terminal.counting else { return }
      for row in top..<top + lines.count {
        let (former, now) = (before.row(row)[..<edge], after.row(row)[..<edge])
        #expect(former == now, "\(about): row \(row)")
      }
      expectTheLines(typed: typed)
    }
  }
}
