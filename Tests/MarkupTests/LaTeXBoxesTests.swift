import BidiAlgorithm
import Markup
import TestSupport
import Testing
import UnicodeData

/// What XeTeX draws of the source is what the paragraph is drawn as.
@Suite struct LaTeXBoxesTests {
  @Test(
    arguments: [
      // A sentence with names of the other direction.
      ("hello ABC DEF, you have 3 GHI!", nil, "hello \\RL{ABC DEF}, you have 3 \\RL{GHI}!"),
      ("hello ABC, have a DEF", nil, "hello \\RL{ABC}, have a DEF"),
      ("ABC new york (usa) DEF word GHI 5", nil, "ABC \\LR{new york (usa)} DEF word GHI 5"),
      ("ABC (new york) DEF", nil, "ABC ^^^^200f(\\LR{new york}^^^^200f) DEF"),
      // What is torn stays so where nothing holds it.
      ("ABC c++ DEF -5 GHI", nil, "ABC \\LR{c}++ DEF ^^^^200f-5 GHI"),
      ("ABC {LRI}-5{PDI} {LRI}c++{PDI}.", nil, "ABC \\LR{^^^^200e-5} \\LR{c++}."),
      ("results: {FSI}ABC DEF{PDI} (3)", nil, "results: \\RL{ABC DEF} (3)"),
      ("{FSI}ABC{PDI}, {RLI}DEF GHI{PDI}", .leftToRight, "\\RL{ABC}, \\RL{DEF GHI}"),
      ("a ABC {LRI}b c{PDI} DEF d", nil, "a \\RL{ABC \\LR{b c} DEF} d"),
      ("{RLM}a b", nil, "^^^^200f\\LR{a b}"),
    ] as [(String, TextDirection?, String)])
  func stretchesOfTheOtherDirectionAreBoxes(
    _ text: String, _ direction: TextDirection?, _ source: String
  ) {
    let written = SourceForm.latex.write(
      Array(PseudoText.decode(text).unicodeScalars), direction: direction)
    let content = written.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
    let shown = content.unicodeScalars.map {
      $0.isASCII ? String($0) : PseudoText.encode(String($0))
    }
    #expect(shown.joined() == source.unicodeScalars.map(String.init).joined())
  }

  /// TeX takes the document's direction where none is said.
  @Test func whatRunsFromRightToLeftSaysTheDirection() {
    func source(_ text: String) -> String {
      SourceForm.latex.write(Array(PseudoText.decode(text).unicodeScalars), direction: nil)
    }
    #expect(source("a (3)") == "a (3)")
    #expect(source("a B") == "\\begin{LTR}\na \u{5D1}\n\\end{LTR}")
    #expect(source("B") == "\\begin{RTL}\n\u{5D1}\n\\end{RTL}")
  }

  @Test func xetexDrawsWhatTheParagraphIs() {
    let seed: UInt64 = 2911
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "ab", "cd", "\u{5D0}\u{5D1}", "\u{5D2}\u{5D3}", "\u{627}\u{628}", "5", "12", "\u{661}", " ",
      " ", " ", " ", "-", "+", "(", ")", "[", "]", "{", "}", ",", ".", "!", "%", "$", "/", "\"",
      "\\",
      "\u{A0}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
      "\u{2069}",
    ]
    for _ in 0..<20_000 {
      // A blank at the end would have the paragraph's level, whatever holds it (L1).
      let some = (0..<Int.random(in: 1...14, using: &generator)).map { _ in
        pieces.randomElement(using: &generator)!
      }
      let text = Array((some.joined() + "x").unicodeScalars)
      let direction = [nil, TextDirection.leftToRight, .rightToLeft].randomElement(
        using: &generator)!
      let resolved = resolve(
        BidiInput(scalars: text), direction: direction.map(BaseDirection.explicit) ?? .auto)
      var source = SourceForm.latex.write(text, direction: direction)[...]
      if source.hasPrefix("\\begin") {
        source = source.drop { $0 != "\n" }.dropFirst().dropLast("\n\\end{LTR}".count)
      }
      let base = resolved.paragraphLevel.direction
      let expected = Self.glyphs(of: resolved.wholeLine, text)
      for script in [TextDirection.leftToRight, .rightToLeft] {
        var reader = TeXReader(source, script: script)
        let drawn = reader.box(base, script: base == .leftToRight ? base : script)
        #expect(drawn == expected, "seed \(seed): \(text.map(\.value)) \(source)")
        if drawn != expected { return }
      }
    }
  }

  /// What a line looks like from the left, blanks as spaces and without controls.
  fileprivate static func glyphs(
    of line: ResolvedLine, _ text: [Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    line.fullOrder.filter { !BidiProperties.isControl(text[$0].value) }.map { place in
      let level = line.levels[place]
      let scalar = text[place] == "\u{A0}" ? " " : text[place]
      return level.isRightToLeft ? BidiProperties.mirror(of: scalar) ?? scalar : scalar
    }
  }
}

/// What XeTeX draws of a source: in each box words one behind the other in its direction, and each
/// word by itself by the bidi algorithm; one without letters in the direction of its font's script.
private struct TeXReader {
  private var rest: ArraySlice<Unicode.Scalar>
  /// The direction of the script of fonts in boxes.
  private let script: TextDirection

  init(_ source: Substring, script: TextDirection) {
    rest = Array(source.unicodeScalars)[...]
    self.script = script
  }

  private static let commands: [String: Unicode.Scalar] = [
    "textbackslash": "\\", "textasciitilde": "~", "textasciicircum": "^", "textquotedbl": "\"",
    "textquotesingle": "'", "textasciigrave": "`",
  ]

  /// What is drawn up to the end of the box.
  mutating func box(_ direction: TextDirection, script: TextDirection) -> [Unicode.Scalar] {
    var units: [[Unicode.Scalar]] = []
    var word: [Unicode.Scalar] = []
    func endWord() {
      guard !word.isEmpty else { return }
      // What stands in an isolate tells nothing (P2); none in a word has an end.
      let isTold = word.map(BidiProperties.bidiClass).prefix { !$0.isIsolateInitiator }
        .contains(where: \.isStrong)
      let line = resolve(
        BidiInput(scalars: word), direction: isTold ? .auto : .explicit(script)
      ).wholeLine
      units.append(LaTeXBoxesTests.glyphs(of: line, word))
      word = []
    }
    loop: while let scalar = rest.popFirst() {
      switch scalar {
      case "}": break loop
      case " ", "~":
        endWord()
        units.append([" "])
      case "{": rest = rest.dropFirst()
      case "^":
        let digits = rest.dropFirst(3).prefix(4)
        rest = rest.dropFirst(7)
        word.append(Self.scalar(digits))
      case "\\":
        let name = String(String.UnicodeScalarView(rest.prefix { $0.properties.isAlphabetic }))
        if name.isEmpty {
          let next = rest.removeFirst()
          if next == " " {
            endWord()
            units.append([" "])
          } else {
            word.append(next)
          }
          continue
        }
        rest = rest.dropFirst(name.count)
        if name == "LR" || name == "RL" {
          rest = rest.dropFirst()
          endWord()
          units.append(box(name == "LR" ? .leftToRight : .rightToLeft, script: self.script))
        } else if name == "char" {
          let digits = rest.dropFirst().prefix { $0 != "{" }
          rest = rest.dropFirst(digits.count + 1)
          word.append(Self.scalar(digits))
        } else if let named = Self.commands[name] {
          word.append(named)
        } else {
          Issue.record("no such command: \(name)")
        }
      default: word.append(scalar)
      }
    }
    endWord()
    return Array((direction == .leftToRight ? units : units.reversed()).joined())
  }

  private static func scalar(_ digits: some Collection<Unicode.Scalar>) -> Unicode.Scalar {
    let digits = String(String.UnicodeScalarView(digits))
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }
}
