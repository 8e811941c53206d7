internal import BidiAlgorithm
package import ExplorerCore
internal import Screen
internal import Wording

extension DirectionFeature {
  /// The commands on the paragraphs' directions; they work from every pane.
  package static let commands: [Command] = [
    Command(
      "UAX #9 or steady",
      "Decides the paragraphs' direction by the first strong scalar (UAX #9) or by votes of words (steady).",
      .direction,
      keys: [.alt("9")], .lab(.toggleStandard)),
    Command(
      "Next direction rule", "Decides the paragraphs' direction by the next strategy.",
      .direction, keys: [KeyPress(.function(4), .shift)], .lab(.next)),
    Command(
      "Words and their weight",
      "Marks each word of the text: R right-to-left, L left-to-right, w weak, - ignored.",
      .direction, keys: [KeyPress(.function(8))], .lab(.toggleWords)),
    Command(
      "Pin the direction",
      "Pins the paragraph's direction: first as it is, then the opposite, then not at all.",
      .direction, keys: [.alt("p")], .lab(.cyclePin)),
    Command(
      "Pin left-to-right", "Sets the paragraph's direction to left-to-right.", .direction, keys: [],
      .lab(.pin(.leftToRight))),
    Command(
      "Pin right-to-left", "Sets the paragraph's direction to right-to-left.", .direction, keys: [],
      .lab(.pin(.rightToLeft))),
    Command(
      "Unpin", "Lets the text decide the paragraph's direction again.", .direction, keys: [],
      .lab(.pin(nil))),
    Command(
      "Directions with a mark",
      "Shows what a mark, an isolate, dir or a pin does to the paragraph's direction on every platform; press again to leave.",
      .direction, keys: [KeyPress(.function(9), .shift)], .lab(.toggleFixes)),
    Command(
      "Directions with a mark, the other way", "Shows what marks do towards the other direction.",
      .direction,
      keys: [.alt("o")],
      .lab(.turnFixes)),
  ]
}
