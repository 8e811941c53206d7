internal import BidiAlgorithm
internal import UnicodeData

/// A line of a program as UTS #55 wants it drawn: its atoms in their order, each by itself.
public enum ShownLine {
  /// Whether a scalar belongs to a name or a number, with its marks and what is invisible in it.
  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar == "_" || ScalarTraits(scalar).isLetter || ("0"..."9").contains(scalar)
    }
    let traits = ScalarTraits(scalar)
    return traits.isLetter || ScalarFacts.isInvisible(scalar)
      || [.nsm, .en, .an, .l, .r, .al].contains(traits.bidiClass)
  }

  /// The parts of a line: comments and strings, and between them names, numbers and each sign of
  /// code by itself.
  private static func parts(of line: Range<Int>, _ file: LintedFile) -> [(Range<Int>, Atom?)] {
    var parts: [(Range<Int>, Atom?)] = []
    var place = line.lowerBound
    func addCode(to end: Int) {
      var start = place
      while start < end {
        let isName = isNamePart(file.text.scalars[start])
        var next = start + 1
        while isName, next < end, isNamePart(file.text.scalars[next]) { next += 1 }
        parts.append((start..<next, nil))
        start = next
      }
    }
    for atom in file.atoms where atom.range.overlaps(line) {
      let range = atom.range.clamped(to: line)
      addCode(to: range.lowerBound)
      parts.append((range, atom))
      place = range.upperBound
    }
    addCode(to: line.upperBound)
    return parts
  }

  /// What is to be on the screen, from left to right.
  ///
  /// - Parameters:
  ///   - number: the line, from 0.
  ///   - file: a program; of anything else the line is drawn as it is.
  /// - Returns: the scalars, mirrored where they are turned.
  public static func display(line number: Int, of file: LintedFile) -> [Unicode.Scalar] {
    let line = file.text.range(ofLine: number)
    guard file.isCode else { return Display.of(Array(file.text.scalars[line]), .auto) }
    return parts(of: line, file).flatMap { range, atom -> [Unicode.Scalar] in
      guard let atom else {
        return Display.of(Array(file.text.scalars[range]), .auto)
      }
      let content = atom.content.clamped(to: range)
      return Array(file.text.scalars[range.lowerBound..<content.lowerBound])
        + Display.of(Array(file.text.scalars[content]), .auto)
        + Array(file.text.scalars[content.upperBound..<range.upperBound])
    }
  }

  /// How a line is drawn now: the first part that is not where it stands.
  static func order(of line: Range<Int>, _ file: LintedFile) -> (firstMoved: Range<Int>?, Void) {
    let order = Display.order(Array(file.text.scalars[line]), .explicit(.leftToRight))
    var ranks = [Int](repeating: -1, count: line.count)
    for (rank, place) in order.enumerated() { ranks[place] = rank }
    var last = -1
    for (range, _) in parts(of: line, file) {
      let inner = range.filter { !PassageText.isSpace(file.text.scalars[$0]) }
        .map { ranks[$0 - line.lowerBound] }.filter { $0 >= 0 }
      guard let low = inner.min(), let high = inner.max() else { continue }
      if low < last { return (range, ()) }
      last = high
    }
    return (nil, ())
  }
}
