import BidiAlgorithm
import Linting
import TestSupport
import Testing
import UnicodeData

/// A mark does nothing only where everything is drawn as without it in all directions.
@Suite struct UselessMarkTests {
  private static let directions: [BaseDirection] = [
    .auto, .explicit(.leftToRight), .explicit(.rightToLeft),
  ]
  private static let marks: [Unicode.Scalar] = ["\u{200E}", "\u{200F}", "\u{61C}"]
  private static let others: [Unicode.Scalar] = [
    "\u{5D0}", "\u{5D1}", "\u{639}", "\u{628}", "a", "b", "1", "2", "\u{661}", "\u{662}", " ", " ",
    ".", ",", "-", "+", "/", "%", ":", "(", ")", "!", "\u{5B0}", "\u{301}", "\u{2066}", "\u{2067}",
    "\u{2068}", "\u{2069}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202E}",
  ]

  /// What is on the screen, by L2 and L3: the paragraph level, and each cluster, by where it
  /// stands, with its level.
  private static func display(
    _ text: [(place: Int, scalar: Unicode.Scalar)], _ direction: BaseDirection
  ) -> [String] {
    let input = BidiInput(scalars: text.map { $0.scalar })
    let resolved = resolve(input, direction: direction)
    let levels = resolved.wholeLine.levels.map { Int($0.rawValue) }
    var order = Array(text.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    func isControl(_ index: Int) -> Bool { BidiProperties.isControl(text[index].scalar.value) }
    func isOnLetter(_ index: Int) -> Bool {
      index > 0 && input.classes[index] == .nsm && !isControl(index - 1)
    }
    var shown = ["\(resolved.paragraphLevel.rawValue)"]
    for index in order where !isControl(index) && !isOnLetter(index) {
      var cluster = "\(levels[index]):\(text[index].place)"
      var next = index + 1
      while next < text.count, isOnLetter(next) {
        cluster += " \(text[next].place)"
        next += 1
      }
      shown.append(cluster)
    }
    return shown
  }

  /// Whether everything is drawn as without a scalar, in all directions.
  private static func doesNothing(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let whole = scalars.enumerated().map { (place: $0.offset, scalar: $0.element) }
    let rest = whole.filter { $0.place != place }
    return directions.allSatisfy { display(whole, $0) == display(rest, $0) }
  }

  /// Where marks are found that do nothing.
  private static func found(_ scalars: [Unicode.Scalar]) -> [Int] {
    Linted.findings(
      String(String.UnicodeScalarView(scalars)), .plain, only: ["useless-mark"]
    ).map(\.range.lowerBound)
  }

  @Test func whatIsFoundIsSoInAllDirections() {
    let seed: UInt64 = 42_581
    var random = SeededGenerator(seed: seed)
    var count = 0
    for number in 0..<3_000 {
      var scalars: [Unicode.Scalar] = []
      for _ in 0..<Int.random(in: 2...12, using: &random) {
        let list = Int.random(in: 0..<4, using: &random) == 0 ? Self.marks : Self.others
        scalars.append(list.randomElement(using: &random) ?? " ")
      }
      for place in Self.found(scalars) {
        count += 1
        #expect(
          Self.doesNothing(place, scalars),
          "seed \(seed), \(number): \(place) of \(scalars.map(\.value))")
      }
    }
    #expect(count > 100, "seed \(seed)")
  }

  /// A mark that stands alone is found if and only if it does nothing.
  @Test func whatDoesNothingIsFound() {
    let seed: UInt64 = 42_582
    var random = SeededGenerator(seed: seed)
    for number in 0..<3_000 {
      let count = Int.random(in: 2...10, using: &random)
      var scalars = (0..<count).map { _ in Self.others.randomElement(using: &random) ?? " " }
      let place = Int.random(in: 0...count, using: &random)
      scalars.insert(Self.marks.randomElement(using: &random) ?? "\u{200E}", at: place)
      let expected = Self.doesNothing(place, scalars) ? [place] : []
      #expect(
        Self.found(scalars) == expected,
        "seed \(seed), \(number): \(place) of \(scalars.map(\.value))")
    }
  }

  @Test(arguments: [
    // It divides what is reversed as a whole, though no level changes.
    "\u{637}\u{644}\u{628} 2\u{61C}3", "\u{5E9}\u{5DC}\u{200E}\u{5D5}\u{5DD}", "ab\u{200F}cd",
    "abc 1\u{200F}\u{661}", "\u{5D3}\u{5D5}\u{5D3}\u{200E}\u{661}\u{662} abc",
    "\u{5D1}/\u{5E2}\u{200E}\u{5D1}",
    // It takes a combining mark from its letter.
    "a\u{200E}\u{301}b",
    // It is the first that is strong.
    "\u{200F}123", "\u{200E}\u{5D0}.",
  ])
  func whatDoesSomethingIsNotFound(_ text: String) {
    #expect(Self.found(Array(text.unicodeScalars)) == [])
  }

  /// In a word that is drawn as without it, a mark of the other direction is told, and stays.
  @Test(arguments: [BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft)])
  func marksWithinWordsAreNotTakenOutUnseen(_ direction: BaseDirection) throws {
    for text in ["\u{5E9}\u{5DC}\u{200E}\u{5D5}\u{5DD}", "ab\u{200F}cd", "\u{628}\u{200E}\u{628}"] {
      let found = Linted.findings(text, .plain, only: ["invisible"], direction: direction)
      let finding = try #require(found.first)
      #expect(found.count == 1 && finding.fixes.map(\.isSafe) == [false])
    }
    let text = "\u{5E9}\u{5DC}\u{200E}\u{5D5}\u{5DD}"
    let repair = Linted.repaired(text, .plain)
    #expect(repair.count == 0 && repair.text.scalars == Array(text.unicodeScalars))
  }

  /// An isolate in place of an embedding may take the paragraph's direction with it.
  @Test func whatTurnsTheParagraphIsNotSafe() {
    let found = Linted.findings("\u{202B}\u{5D0}\u{5D1}\u{202C}", .plain, only: ["embedding"])
    #expect(found.map { $0.fixes.map(\.isSafe) } == [[false]])
  }
}
