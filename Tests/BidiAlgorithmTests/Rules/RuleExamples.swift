import BidiAlgorithm
import TestSupport
import UnicodeData

/// What a rule makes of classes or of text, in the notation of the standard's examples.
enum RuleExamples {
  /// The classes after a rule, `-` where X9 removed one: `"AL NSM"` gives `"AL AL"` after W1.
  static func classes(
    _ classes: String, _ direction: TextDirection, after rule: BidiRule,
    brackets: [BracketCharacter] = []
  ) -> String {
    trace(classes, direction, brackets).trace.classes(after: rule)
      .map { $0?.shortName ?? "-" }.joined(separator: " ")
  }

  /// The levels after a rule, `-` where there is none.
  static func levels(
    _ classes: String, _ direction: TextDirection, after rule: BidiRule
  ) -> String {
    trace(classes, direction).trace.levels(after: rule)
      .map { $0?.description ?? "-" }.joined(separator: " ")
  }

  /// The levels of a pseudo text after I2 or, by default, after L1, `-` where X9 removes a scalar.
  static func levels(pseudo: String, _ direction: BaseDirection = .auto) -> String {
    ResolverAnswer(resolve(input(pseudo), direction: direction)).levels
      .map { $0?.description ?? "-" }.joined(separator: " ")
  }

  /// A pseudo text as one line, left to right, without mirroring and without what X9 removes.
  static func display(pseudo: String, _ direction: BaseDirection = .auto) -> String {
    let scalars = Array(PseudoText.decode(pseudo).unicodeScalars)
    let order = resolve(input(pseudo), direction: direction).wholeLine.order
    var shown = String.UnicodeScalarView()
    for position in order { shown.append(scalars[position]) }
    return PseudoText.encode(String(shown))
  }

  /// The events of a rule on a pseudo text.
  static func events(
    pseudo: String, _ direction: BaseDirection = .auto, of rule: BidiRule
  ) -> [BidiEvent] {
    BidiTrace.resolving(input(pseudo), direction: direction).trace.events(of: rule)
  }

  /// The input of a pseudo text.
  static func input(_ pseudo: String) -> BidiInput {
    BidiInput(scalars: PseudoText.decode(pseudo).unicodeScalars)
  }

  /// The trace of classes.
  static func trace(
    _ classes: String, _ direction: TextDirection, _ brackets: [BracketCharacter] = []
  ) -> (paragraph: ResolvedParagraph, trace: BidiTrace) {
    let input = BidiInput(
      classes: classes.split(separator: " ").compactMap(BidiClass.init(shortName:)),
      brackets: brackets)
    return BidiTrace.resolving(input, direction: .explicit(direction))
  }
}
