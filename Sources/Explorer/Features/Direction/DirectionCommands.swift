internal import BidiAlgorithm
internal import Screen

extension DirectionFeature {
  /// The commands on the paragraphs' directions; they work from every pane.
  package static let commands: [Command] = [
    Command(
      "UAX #9 or steady",
      "Lets UAX #9's first strong scalar decide the paragraphs' direction, or steady's votes of words.",
      .direction,
      keys: [.alt("9")], .lab(.toggleStandard)),
    Command(
      "Next direction rule", "Lets the next strategy decide the paragraphs' direction.",
      .direction, keys: [KeyPress(.function(4), .shift)], .lab(.next)),
    Command(
      "Words and their weight",
      "Marks each word of the text: R right-to-left, L left-to-right, w weak, - ignored.",
      .direction, keys: [KeyPress(.function(8))], .lab(.toggleWords)),
    Command(
      "Pin the direction",
      "Sets the paragraph's direction by hand: first its own, then the opposite, then none.",
      .direction, keys: [.alt("p")], .lab(.cyclePin)),
    Command(
      "Pin left-to-right", "Sets the paragraph's direction by hand.", .direction, keys: [],
      .lab(.pin(.leftToRight))),
    Command(
      "Pin right-to-left", "Sets the paragraph's direction by hand.", .direction, keys: [],
      .lab(.pin(.rightToLeft))),
    Command(
      "Unpin", "Lets the text decide the paragraph's direction again.", .direction, keys: [],
      .lab(.pin(nil))),
    Command(
      "Fixes",
      "Shows what each fix of the paragraph's direction does on every platform; press again to leave.",
      .direction, keys: [KeyPress(.function(9))], .lab(.toggleFixes)),
    Command(
      "Fix the other way", "Shows fixes towards the other direction.", .direction,
      keys: [.alt("o")],
      .lab(.turnFixes)),
  ]
}
