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
}
