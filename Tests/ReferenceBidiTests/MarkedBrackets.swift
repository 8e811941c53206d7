internal import BidiAlgorithm
internal import Engines
internal import ReferenceBidi
internal import TestSupport

/// Random paragraphs of brackets, letters and marks, with embeddings and overrides that are closed
/// and opened again, so that what stands under an override is a neighbour of what does not.
enum MarkedBrackets {
  private static let letters: [Unicode.Scalar] = [
    "a", "\u{05D0}", "1", "\u{0661}", "\u{0627}", "!",
  ]

  /// The next paragraph.
  static func text(_ random: inout SeededGenerator) -> TestText {
    var scalars: [Unicode.Scalar] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      scalars += Bool.random(using: &random) ? besides(&random) : inside(&random)
    }
    let directions: [BaseDirection] = [.auto, .explicit(.leftToRight), .explicit(.rightToLeft)]
    return TestText(
      scalars: scalars, direction: directions[Int.random(in: 0..<3, using: &random)])
  }

  /// Brackets in an embedding, then marks in an override of the same level, which so follow them.
  private static func besides(_ random: inout SeededGenerator) -> [Unicode.Scalar] {
    let isRightToLeft = Bool.random(using: &random)
    let pair: [Unicode.Scalar] = [letter(&random), "(", letter(&random), ")"]
    return [isRightToLeft ? "\u{202B}" : "\u{202A}"] + pair
      + [
        "\u{202C}", isRightToLeft ? "\u{202E}" : "\u{202D}", "\u{0300}", piece(&random), "\u{202C}",
      ]
  }

  /// Anything in an embedding, an override or an isolate.
  private static func inside(_ random: inout SeededGenerator) -> [Unicode.Scalar] {
    let initiators: [Unicode.Scalar] = [
      "\u{202A}", "\u{202B}", "\u{202D}", "\u{202D}", "\u{202E}", "\u{202E}", "\u{2067}",
    ]
    let initiator = initiators[Int.random(in: 0..<initiators.count, using: &random)]
    let pieces = (0..<Int.random(in: 1...6, using: &random)).map { _ in piece(&random) }
    let isOpen = Int.random(in: 0..<5, using: &random) == 0
    return [initiator] + pieces
      + (isOpen ? [] : [initiator == "\u{2067}" ? "\u{2069}" : "\u{202C}"])
  }

  private static func letter(_ random: inout SeededGenerator) -> Unicode.Scalar {
    letters[Int.random(in: 0..<letters.count, using: &random)]
  }

  private static func piece(_ random: inout SeededGenerator) -> Unicode.Scalar {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<2: "("
    case 2..<4: ")"
    case 4..<7: Bool.random(using: &random) ? "\u{0300}" : "\u{05B0}"
    default: letter(&random)
    }
  }

  /// Whether N0 changed a mark that stands under an override.
  static func changesOverriddenMark(_ paragraph: ReferenceParagraph) -> Bool {
    let before = paragraph.classes[.x8] ?? []
    return zip(before.indices, zip(paragraph.classes[.w7] ?? [], paragraph.classes[.n0] ?? []))
      .contains { position, classes in
        paragraph.input.classes[position] == .nsm && before[position] != .nsm
          && classes.0 != classes.1
      }
  }
}
