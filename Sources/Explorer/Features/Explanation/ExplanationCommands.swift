internal import Screen

extension ExplanationFeature {
  /// The commands that explain; they work from every pane.
  package static let commands: [Command] = [
    Command(
      "Step through the rules",
      "Shows the text as if the algorithm stopped after the chosen rule; again, as it is.",
      .explain, keys: [.alt("s")], .trace(.step)),
    Command(
      "Play the rules", "Steps through the rules by itself; again, halts.", .explain,
      keys: [.alt("g")], .trace(.play)),
    Command(
      "Next rule", "Chooses the next rule.", .explain, keys: [KeyPress(.down, .alt)],
      .trace(.stage(by: 1))),
    Command(
      "Rule before", "Chooses the rule before.", .explain, keys: [KeyPress(.up, .alt)],
      .trace(.stage(by: -1))),
    Command(
      "Go to rule", "Chooses a rule by its name, such as W4.", .explain, keys: [.alt("j")],
      .trace(.openJump)),
    Command(
      "Unfold rules", "Shows rules that changed nothing too, or folds them away.", .explain,
      keys: [.alt("u")], .trace(.fold)),
    Command(
      "Rule reference", "Says what the chosen rule is, with an example at work.", .explain,
      keys: [.alt("r")], .trace(.openRule)),
  ]
}
