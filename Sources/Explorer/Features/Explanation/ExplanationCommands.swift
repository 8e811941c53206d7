package import ExplorerCore
internal import Screen
internal import Wording

extension ExplanationFeature {
  /// The commands that explain; they work from every pane.
  package static let commands: [Command] = [
    Command(
      "Step through the rules",
      "Shows the text as if the algorithm stopped after the chosen rule; press again to show it as it is.",
      .explain, keys: [.alt("s")], .trace(.step)),
    Command(
      "Play the rules", "Steps through the rules automatically; press again to stop.", .explain,
      keys: [.alt("g")], .trace(.play)),
    Command(
      "Next rule", "Chooses the next rule.", .explain, keys: [KeyPress(.down, .alt)],
      .trace(.stage(by: 1))),
    Command(
      "Previous rule", "Chooses the previous rule.", .explain, keys: [KeyPress(.up, .alt)],
      .trace(.stage(by: -1))),
    Command(
      "Go to rule", "Chooses a rule by its name, such as W4, and goes to what it changed first.",
      .explain, keys: [.alt("j")],
      .trace(.openJump(beginning: ""))),
    Command(
      "Next change", "Goes to the next scalar that the chosen rule changed.", .explain,
      keys: [.alt(".")], .trace(.change(1))),
    Command(
      "Previous change", "Goes to the previous scalar that the chosen rule changed.", .explain,
      keys: [.alt(",")], .trace(.change(-1))),
    Command(
      "Unfold rules", "Shows or hides the rules that changed nothing.", .explain,
      keys: [.alt("u")], .trace(.fold)),
    Command(
      "Rule reference", "Shows what the chosen rule says, with an example.", .explain,
      keys: [.alt("r")], .trace(.openRule)),
  ]
}
