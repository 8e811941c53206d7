internal import BidiAlgorithm
internal import Wording

/// Isolates that a translation lost.
struct LostIsolateRule: LintRule {
  let name = "lost-isolate"
  let finds = "A message whose source isolates a placeholder and whose translation does not."
  let why = "Whoever wrote the source knew that the value may turn; the translation lost that."
  let example = RuleExample(
    .po,
    "msgid \"\"\nmsgstr \"Language: he\\n\"\n\n#, c-format\nmsgid \"Hello, \u{2068}%s\u{2069}\"\nmsgstr \"\u{5D0}\u{5D1}\u{5D2} %s\"\n"
  )

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    for message in file.messages {
      guard let source = message.source else { continue }
      let isolated = Set(
        PlaceholderReader.holes(in: source, message.styles).filter(\.isIsolated).map(\.shown))
      guard !isolated.isEmpty else { continue }
      for hole in PlaceholderReader.holes(in: message.passage.scalars, message.styles)
      where !hole.isIsolated && isolated.contains(hole.shown) {
        let range = message.passage.source(hole.range)
        let writing = message.passage.writing
        let display = Display.of(message.passage.scalars, message.passage.direction)
        found.append(
          Finding(
            name, range, "The source isolates \(verbatim: hole.shown); the translation does not.",
            display: display,
            fixes: [
              LintFix(
                "FSI and PDI around \(verbatim: hole.shown)",
                [
                  TextEdit(range.lowerBound..<range.lowerBound, writing.write(["\u{2068}"])),
                  TextEdit(range.upperBound..<range.upperBound, writing.write(["\u{2069}"])),
                ], display: display, isSafe: true)
            ]))
      }
    }
  }
}
