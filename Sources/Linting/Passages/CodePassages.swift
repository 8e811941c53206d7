internal import BidiAlgorithm
internal import Markup

/// The passages of a program: the lines of its comments, and what its strings mean.
enum CodePassages {
  static func of(_ file: FileText, _ atoms: [Atom], _ table: SyntaxTable) -> [Passage] {
    let text = PassageText(scalars: file.scalars)
    let writing = table.form.map(ControlWriting.escape) ?? .asIs
    var passages: [Passage] = []
    for atom in atoms {
      let isPlain = !text.isOfInterest(atom.content)
      switch atom.kind {
      case .comment:
        if isPlain, !text.hasBackslash(atom.content) { continue }
        for line in lines(of: atom.content, file) {
          let line = undecorated(line, file.scalars)
          passages.append(
            text.unescaped(line, table.forms, .comment, .explicit(.leftToRight), writing: .asIs))
        }
      case .string:
        guard atom.hasEscapes, text.hasBackslash(atom.content) else {
          if isPlain { continue }
          var passage = text.plain(atom.content, .string)
          passage.hasHoles = atom.hasCode
          passages += passage.paragraphs()
          continue
        }
        var passage = text.unescaped(atom.content, table.forms, .string, writing: writing)
        if table.rawPrefixes.contains("r"), table.forms == [.long] { passage = named(passage) }
        passage.hasHoles = atom.hasCode
        if passage.scalars.contains(where: Interest.has) { passages += passage.paragraphs() }
      }
    }
    return passages
  }

  private static func lines(of range: Range<Int>, _ file: FileText) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    return (file.line(of: range.lowerBound)...file.line(of: range.upperBound - 1)).map {
      file.range(ofLine: $0).clamped(to: range)
    }
  }

  /// A line of a comment without what is drawn around it.
  private static func undecorated(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, " \t*/!#<".unicodeScalars.contains(scalars[start]) {
      start += 1
    }
    var end = range.upperBound
    while end > start, PassageText.isSpace(scalars[end - 1]) { end -= 1 }
    return start..<end
  }

  /// A string of Python in which `\N{NAME}` is the character of that name, for bidi controls.
  private static func named(_ passage: Passage) -> Passage {
    var result = passage
    result.scalars = []
    result.places = SourceMap()
    var index = 0
    while index < passage.scalars.count {
      if passage.scalars[index] == "\\", index + 3 < passage.scalars.count,
        passage.scalars[index + 1] == "N", passage.scalars[index + 2] == "{",
        let end = passage.scalars[index...].prefix(48).firstIndex(of: "}"),
        let scalar = controls[
          String(String.UnicodeScalarView(passage.scalars[index + 3..<end])).uppercased()]
      {
        result.scalars.append(scalar)
        result.places.append(passage.places[index].lowerBound..<passage.places[end].upperBound)
        index = end + 1
      } else {
        result.scalars.append(passage.scalars[index])
        result.places.append(passage.places[index])
        index += 1
      }
    }
    return result
  }

  private static let controls: [String: Unicode.Scalar] = [
    "LEFT-TO-RIGHT MARK": "\u{200E}", "RIGHT-TO-LEFT MARK": "\u{200F}",
    "ARABIC LETTER MARK": "\u{61C}", "LEFT-TO-RIGHT EMBEDDING": "\u{202A}",
    "RIGHT-TO-LEFT EMBEDDING": "\u{202B}", "POP DIRECTIONAL FORMATTING": "\u{202C}",
    "LEFT-TO-RIGHT OVERRIDE": "\u{202D}", "RIGHT-TO-LEFT OVERRIDE": "\u{202E}",
    "LEFT-TO-RIGHT ISOLATE": "\u{2066}", "RIGHT-TO-LEFT ISOLATE": "\u{2067}",
    "FIRST STRONG ISOLATE": "\u{2068}", "POP DIRECTIONAL ISOLATE": "\u{2069}",
    "ZERO WIDTH SPACE": "\u{200B}", "WORD JOINER": "\u{2060}",
  ]
}
