internal import BidiAlgorithm
internal import UnicodeData
internal import Wording

/// Placeholders that a translation lost.
struct LostPlaceholderRule: LintRule {
  let name = "lost-placeholder"
  let finds = "A message whose translation has not the placeholders of its source."
  let why = "A value is missing on the screen, or the program ends where it looks for it."
  let example = RuleExample(
    .po,
    "msgid \"\"\nmsgstr \"Language: he\\n\"\n\n#, c-format\nmsgid \"Hello, %s\"\nmsgstr \"\u{5D0}\u{5D1}\u{5D2}\"\n"
  )

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    for message in file.messages where !message.isPlural {
      guard let source = message.source, !message.passage.scalars.isEmpty else { continue }
      let wanted = names(PlaceholderReader.holes(in: source, message.styles))
      guard !wanted.isEmpty else { continue }
      let there = names(PlaceholderReader.holes(in: message.passage.scalars, message.styles))
      let lost = wanted.subtracting(there)
      guard !lost.isEmpty else { continue }
      let list = lost.map(\.wrappedValue).sorted().joined(separator: ", ")
      let range = message.passage.source(0..<message.passage.scalars.count)
      found.append(
        Finding(
          name, range,
          lost.count == 1
            ? "The translation lost the placeholder \(verbatim: list)."
            : "The translation lost the placeholders \(verbatim: list).",
          display: Display.of(message.passage.scalars, message.passage.direction)))
    }
  }

  /// The placeholders by name; those without a name by their number.
  private func names(_ holes: [Hole]) -> Set<Exact<String>> {
    var number = 0
    return Set(
      holes.map { hole -> Exact<String> in
        if let name = hole.name { return Exact(name) }
        number += 1
        return Exact("%\(number)")
      })
  }
}
