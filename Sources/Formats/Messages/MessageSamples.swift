/// Built-in values for the arguments that the user gives none for, in a language.
struct MessageSamples {
  /// BCP 47's code of the language.
  let language: String
  /// People, places and things in turn.
  private let texts: [String]

  /// A text for the argument of a number among those that take one.
  func text(_ index: Int) -> String { texts[index % texts.count] }

  static let number = "3"
  static let date = "2026-03-20T14:30"

  static let all = [
    MessageSamples(language: "en", texts: ["Dana Levi", "C++", "photo (1).jpg"]),
    MessageSamples(
      language: "he",
      texts: [
        "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}", "\u{5D7}\u{5D9}\u{5E4}\u{5D4}",
        "\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} (1)",
      ]),
    MessageSamples(
      language: "ar",
      texts: [
        "\u{644}\u{64A}\u{644}\u{649} \u{62D}\u{633}\u{646}",
        "\u{628}\u{64A}\u{631}\u{648}\u{62A}", "\u{635}\u{648}\u{631}\u{629} (1)",
      ]),
    MessageSamples(
      language: "fa",
      texts: [
        "\u{646}\u{6CC}\u{644}\u{648}\u{641}\u{631} \u{631}\u{636}\u{627}",
        "\u{62A}\u{647}\u{631}\u{627}\u{646}", "\u{639}\u{6A9}\u{633}\u{200C}\u{647}\u{627} (1)",
      ]),
    MessageSamples(
      language: "ur",
      texts: [
        "\u{639}\u{644}\u{6CC} \u{62E}\u{627}\u{646}", "\u{644}\u{627}\u{6C1}\u{648}\u{631}",
        "\u{62A}\u{635}\u{648}\u{6CC}\u{631} (1)",
      ]),
  ]
}
