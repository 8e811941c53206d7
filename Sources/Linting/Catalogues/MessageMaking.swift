internal import BidiAlgorithm
internal import UnicodeData

/// Makes messages of what a reader found.
struct MessageMaking {
  /// What is the same for all messages of a catalogue.
  var language: String?
  var direction: BaseDirection
  var styles: PlaceholderStyle
  var isolatesValues = false
  var call: String?
  var readsBranches = false

  /// A message of a passage, which may have several paragraphs.
  func message(
    _ passage: Passage, source: [Unicode.Scalar]? = nil, isPlural: Bool = false,
    styles: PlaceholderStyle? = nil
  ) -> CatalogueMessage {
    var passage = passage
    passage.direction = direction
    passage.reader = language.map(LocaleDirection.of)
    let styles = styles ?? self.styles
    let ways =
      readsBranches
      ? MessageBranches.of(passage.scalars) : [Array(passage.scalars.indices)]
    var phrases: [Phrase] = []
    for way in ways {
      var start = 0
      for index in 0...way.count
      where index == way.count || Self.separates(passage.scalars[way[index]]) {
        if index > start {
          let origins = Array(way[start..<index])
          let scalars = origins.map { passage.scalars[$0] }
          phrases.append(
            Phrase(
              scalars: scalars, origins: origins,
              holes: PlaceholderReader.holes(in: scalars, styles)))
        }
        start = index + 1
      }
    }
    let hasHoles = phrases.contains { !$0.holes.isEmpty } || ways.count > 1
    passage.hasHoles = hasHoles
    return CatalogueMessage(
      source: source, passage: passage, phrases: phrases, styles: styles, language: language,
      isPlural: isPlural, isolatesValues: isolatesValues, call: call)
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2029}"
  }
}
