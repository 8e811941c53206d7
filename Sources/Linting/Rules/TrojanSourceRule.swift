internal import BidiAlgorithm
internal import Fixing
internal import Markup
internal import UnicodeData
internal import Wording

/// Controls that draw a program otherwise than a compiler reads it (CVE-2021-42574; UTS #55).
struct TrojanSourceRule: LintRule {
  let name = "trojan-source"
  let finds =
    "An override, an embedding or an isolate that crosses the end of a comment or a string literal, reaches the end of a line, or stands in code."
  let why =
    "It moves what follows: a reviewer sees a comment or a string where the compiler sees code, or the other way."
  let example = RuleExample(
    .js, "/*\u{202E} \u{007D} \u{2066}if (isAdmin)\u{2069} \u{2066} begin admins only */")

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    guard file.isCode else { return }
    let scalars = file.text.scalars
    var seen: Set<Int> = []
    for atom in file.atoms {
      guard scalars[atom.range].contains(where: Interest.isExplicit) else { continue }
      for line in lines(of: atom.range, file.text) {
        check(line, atom, file, &found)
        for place in line where Interest.isExplicit(scalars[place]) { seen.insert(place) }
      }
    }
    var next = 0
    for place in scalars.indices where Interest.isExplicit(scalars[place]) && !seen.contains(place)
    {
      while next < file.atoms.count, file.atoms[next].range.upperBound <= place { next += 1 }
      let control = ControlWalk.name(scalars[place])
      // A line in code has one finding for each of its controls: any of them is one too many.
      found.append(
        finding(
          place, "\(control) stands in code, outside of comments and string literals.", [place],
          file))
    }
    checkEscapes(file, &found)
  }

  private func lines(of range: Range<Int>, _ text: FileText) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    return (text.line(of: range.lowerBound)...text.line(of: range.upperBound - 1)).map {
      text.range(ofLine: $0).clamped(to: range)
    }
  }

  private func check(
    _ line: Range<Int>, _ atom: Atom, _ file: LintedFile, _ found: inout [Finding]
  ) {
    let scalars = file.text.scalars
    let walk = ControlWalk(scalars[line])
    let places = walk.unclosed.map { $0 + line.lowerBound }
    let all = line.filter { Interest.isExplicit(scalars[$0]) }
    if let first = places.first {
      let control = ControlWalk.name(scalars[first])
      let end = atom.range.upperBound
      let isAtEnd =
        end == line.upperBound
        && end
          < file.text.range(
            ofLine: file.text.line(of: max(0, end - 1))
          ).upperBound
      let what: Words =
        isAtEnd
        ? "\(control) crosses the end of the \(atom.noun)"
        : "\(control) in a \(atom.noun) reaches the end of the line"
      found.append(
        finding(
          first, "\(what): nothing ends it before, so what stands beside it is moved.", all, file))
      return
    }
    for pair in walk.pairs {
      let range = line.lowerBound + pair.open + 1..<line.lowerBound + pair.close
      guard hidesSign(range, line, scalars) else { continue }
      let place = range.lowerBound - 1
      let control = ControlWalk.name(scalars[place])
      found.append(
        finding(
          place,
          "\(control) turns text around that holds the sign of a comment or a string: it is drawn as if code began or ended there.",
          all, file))
      return
    }
  }

  /// Whether a sign that begins or ends comments and strings is drawn from right to left.
  private func hidesSign(
    _ range: Range<Int>, _ line: Range<Int>, _ scalars: [Unicode.Scalar]
  ) -> Bool {
    let text = Array(scalars[line])
    let part = scalars[range]
    guard part.contains(where: { "\"'`#/*".unicodeScalars.contains($0) }) else { return false }
    let levels = resolve(BidiInput(scalars: text), direction: .explicit(.leftToRight)).wholeLine
      .levels
    func isTurned(_ place: Int) -> Bool { levels[place - line.lowerBound].isRightToLeft }
    for place in range where isTurned(place) {
      let next: Unicode.Scalar = place + 1 < range.upperBound ? scalars[place + 1] : " "
      switch (scalars[place], next) {
      case ("/", "/"), ("/", "*"), ("*", "/"), ("\"", "\""), ("'", "'"): return true
      default: continue
      }
    }
    return false
  }

  private func finding(
    _ place: Int, _ sentence: Words, _ controls: [Int], _ file: LintedFile
  ) -> Finding {
    let scalars = file.text.scalars
    let line = file.text.range(ofLine: file.text.line(of: place))
    let taken = Set(controls)
    let rest = line.filter { !taken.contains($0) }.prefix(400).map { scalars[$0] }
    let fix = Removal.fix(
      controls.count == 1 ? ControlWalk.name(scalars[place]) : "the controls",
      controls.map { $0..<$0 + 1 }, display: Display.of(rest, .explicit(.leftToRight)),
      isSafe: false)
    return Finding(
      name, place..<place + 1, sentence, display: file.display(lineOf: place), fixes: [fix])
  }

  /// Escapes: in an editor they are only letters, but what is printed has the control.
  private func checkEscapes(_ file: LintedFile, _ found: inout [Finding]) {
    for passage in file.passages where passage.origin == .string || passage.origin == .comment {
      let walk = ControlWalk(passage.scalars)
      guard let first = walk.unclosed.first, passage.isEscaped(first),
        isMeant(passage, file.text.scalars)
      else {
        continue
      }
      let controls = passage.scalars.indices.filter { Interest.isExplicit(passage.scalars[$0]) }
      let control = ControlWalk.name(passage.scalars[first])
      let noun: Words = passage.origin == .comment ? "comment" : "string literal"
      let rest = passage.scalars.filter { !Interest.isExplicit($0) }
      let fix = Removal.fix(
        controls.count == 1 ? control : "the controls", controls.map { passage.places[$0] },
        display: Display.of(rest, .auto), isSafe: false)
      found.append(
        Finding(
          name, passage.places[first],
          "\(control), written as an escape, is not ended in its \(noun): where that is printed, what follows is moved.",
          display: Display.of(passage.scalars, .auto), fixes: [fix]))
    }
  }

  /// Whether a text with escaped controls is one to be shown, and not a list of controls or a
  /// pattern.
  private func isMeant(_ passage: Passage, _ source: [Unicode.Scalar]) -> Bool {
    let scalars = passage.scalars
    func isLetter(_ index: Int) -> Bool {
      scalars.indices.contains(index) && ScalarTraits(scalars[index]).isLetter
    }
    guard scalars.indices.contains(where: { isLetter($0) && isLetter($0 + 1) }) else {
      return false
    }
    if passage.origin == .string {
      // A range of a pattern.
      return !scalars.indices.contains {
        Interest.isExplicit(scalars[$0]) && $0 + 1 < scalars.count && scalars[$0 + 1] == "-"
      }
    }
    return scalars.indices.contains { index in
      Interest.isExplicit(scalars[index]) && passage.isEscaped(index)
        && (isLetter(index + 1) || endsBlock(passage.places[index].upperBound, source)
          || beginsTwo(index, scalars))
    }
  }

  /// Whether a control is followed by an isolate's, and no third one: a list has more.
  private func beginsTwo(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard index + 2 < scalars.count, (0x2066...0x2068).contains(scalars[index + 1].value) else {
      return false
    }
    return !Interest.isExplicit(scalars[index + 2])
      && (index == 0 || !Interest.isExplicit(scalars[index - 1]))
  }

  /// Whether a comment of several lines ends at a place.
  private func endsBlock(_ place: Int, _ source: [Unicode.Scalar]) -> Bool {
    source[place...].starts(with: ["*", "/"])
  }
}
