package import Languages
internal import Screen
package import UnicodeData
package import Wording

/// Words in the language of the screen, with the isolates that keep their order.
///
/// Words become these in one place, ``Languages/Catalogue/onScreen(_:)``; what measures, wraps,
/// cuts or writes words takes this type. So nothing is looked up twice, and a width is that of what
/// is drawn.
package struct ScreenWords: Hashable, Sendable {
  @Exact package private(set) var text: String
  /// Whether the language is written from right to left.
  package let isRightToLeft: Bool
  /// What they were made of; only where the catalogue keeps that, else nothing.
  package var sources: [Words] = []

  /// How many columns they take. O(*n*).
  package var columns: Int {
    guard isRightToLeft || WordsLine.isToBeResolved(text) else {
      return text.unicodeScalars.reduce(0) { $0 + WordsLine.width(of: $1) }
    }
    return text.reduce(0) { $0 + Self.width(of: $1) }
  }

  private static func width(of cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars
    if scalars.allSatisfy({ Catalogue.controls.contains($0) }) { return 0 }
    return ClusterDrawing.of(scalars, clusters).width
  }

  /// Words are measured before it is known on which terminal they are shown, so a cluster gets a
  /// box that is wide enough on each.
  static let clusters = ClusterMetrics.safe

  private func with(_ text: String) -> ScreenWords {
    with(text, sources)
  }

  private func with(_ text: String, _ sources: [Words]) -> ScreenWords {
    ScreenWords(text: text, isRightToLeft: isRightToLeft, sources: sources)
  }

  /// The words in lines of a width. A longer word has a line of its own. Isolates that are open at
  /// a line's end are closed there and opened again in the next line. A line without right-to-left
  /// letters keeps the direction of the words. No line ends between sos or eos and what it is, or
  /// inside one of the names.
  /// O(*n*).
  package func wrapped(to space: Int, keeping names: [String] = []) -> [ScreenWords] {
    var open = 0
    let isResolved = isRightToLeft && WordsLine.reorders(text)
    let held = Self.held(names.reduce(text) { $0.replacing($1, with: Self.kept($1)) })
    return held.wrapped(to: space) { with(Self.released(String($0))).columns }.map { line in
      let line = Self.released(line)
      let before = open
      open = Isolates.depth(open, after: line)
      let whole = Isolates.openings(before) + line + Isolates.closings(open)
      // An empty isolate is not seen, and makes the line be resolved.
      return with(
        isResolved && !WordsLine.reorders(whole)
          ? Isolates.openings(1) + Isolates.closings(1) + whole : whole)
    }
  }

  /// The same, one column narrower where that takes no more lines: a blank stays then between words
  /// and the frame beside them.
  package func wrapped(besideFrame space: Int) -> [ScreenWords] {
    let lines = wrapped(to: space)
    guard space > 1, lines.contains(where: { $0.columns >= space }) else { return lines }
    let narrower = wrapped(to: space - 1)
    return narrower.count == lines.count && narrower.allSatisfy { $0.columns < space }
      ? narrower : lines
  }

  /// Stands for a blank that no line ends at; no text on the screen has it.
  private static let hold: Character = "\u{FFFE}"

  /// A text with ``hold`` in place of each blank between sos or eos and L or R. O(*n*).
  private static func held(_ text: String) -> String {
    guard text.contains("os ") else { return text }
    return ["L", "R"].reduce(text) { text, name in
      ["", "\u{2068}"].reduce(text) { text, isolate in
        text.replacing("os \(isolate)\(name)", with: "os\(hold)\(isolate)\(name)")
      }
    }
  }

  /// A name with ``hold`` in place of its blanks.
  private static func kept(_ name: String) -> String {
    name.replacing(" ", with: String(hold))
  }

  /// A text with its blanks again.
  private static func released(_ text: String) -> String {
    text.contains(hold) ? String(text.map { $0 == hold ? " " : $0 }) : text
  }

  /// The beginning that fits, and a sign where there is more. O(*n*).
  package func clipped(to width: Int) -> ScreenWords {
    guard columns > width else { return self }
    var space = max(0, width - 1)
    var start = text.prefix { character in
      space -= Self.width(of: character)
      return space >= 0
    }
    var gap = ""
    // Of a word of the other direction the beginning would stand where its end is expected, so the
    // whole word goes; the blank before it stays between the words and the sign.
    if start.endIndex < text.endIndex, text[start.endIndex] != " ",
      let blank = start.lastIndex(of: " "), start[blank...].contains(where: runsOtherWay)
    {
      start = text[..<blank]
      gap = " "
    }
    let open = Isolates.depth(0, after: start)
    return with(start + Isolates.closings(open) + gap + String(Sign.more))
  }

  /// Whether a letter runs against the direction of the words.
  private func runsOtherWay(_ letter: Character) -> Bool {
    isRightToLeft
      ? letter.isASCII && letter.isLetter
      : letter.unicodeScalars.contains(where: BidiProperties.turnsLines)
  }

  /// The words before a bracket, without the blanks between; all words where there is none.
  package var withoutRemark: ScreenWords {
    guard let bracket = text.firstIndex(of: "(") else { return self }
    let start = text[..<bracket]
    let end = start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex
    return with(start[..<end] + Isolates.closings(Isolates.depth(0, after: start)))
  }

  /// Words after each other, of one language.
  package static func + (first: ScreenWords, second: ScreenWords) -> ScreenWords {
    first.with(first.text + second.text, first.sources + second.sources)
  }

  /// Words, and signs after them.
  package static func + (words: ScreenWords, signs: ScreenSigns) -> ScreenWords {
    words.with(words.text + signs.text)
  }

  /// Signs, and words after them.
  package static func + (signs: ScreenSigns, words: ScreenWords) -> ScreenWords {
    words.with(signs.text + words.text)
  }

  /// Words, and after them a text that a data file has in their language.
  package func followed(byTranslated text: String) -> ScreenWords {
    with(self.text + text, sources.isEmpty ? [] : sources + [Words(own: text)])
  }

  /// Words, and after them a text that keeps its own order.
  package func followed(by text: String) -> ScreenWords {
    isRightToLeft || WordsLine.reorders(text)
      ? with(self.text + Isolates.openings(1) + text + Isolates.closings(1))
      : with(self.text + text)
  }
}

extension Catalogue {
  /// Words in the language of the screen, with labels for what of their values has no picture, and
  /// with isolates around values that may run the other way.
  package func onScreen(_ words: Words) -> ScreenWords {
    let drawable = words.drawable
    return ScreenWords(
      text: self(isRightToLeft ? drawable : drawable.isolated), isRightToLeft: isRightToLeft,
      sources: keepsWords ? [words] : [])
  }
}

extension Words {
  /// The words with isolates around values that may run from right to left: for a language from
  /// left to right, which puts none around them itself. O(their values).
  fileprivate var isolated: Words {
    hasValue(where: WordsLine.reorders) ? withValues(Isolates.around) : self
  }
}

/// Isolates around values in the words of a language.
private enum Isolates {
  static func depth(_ depth: Int, after text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(depth) { depth, scalar in
      switch scalar {
      case "\u{2068}": depth + 1
      case "\u{2069}": max(0, depth - 1)
      default: depth
      }
    }
  }

  static func openings(_ count: Int) -> String { String(repeating: "\u{2068}", count: count) }
  static func closings(_ count: Int) -> String { String(repeating: "\u{2069}", count: count) }

  /// A text in an isolate where it may run from right to left; blanks at its ends part it from the
  /// words around it, and stand outside.
  static func around(_ text: String) -> String {
    guard WordsLine.reorders(text), let first = text.firstIndex(where: { $0 != " " }),
      let last = text.lastIndex(where: { $0 != " " })
    else { return text }
    let end = text.index(after: last)
    return "\(text[..<first])\(openings(1))\(text[first..<end])\(closings(1))\(text[end...])"
  }
}
