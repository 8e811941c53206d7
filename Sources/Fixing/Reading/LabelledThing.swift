/// Words that are labels of what has a name: `Song: ABC`, `Director: DEF`.
enum LabelledThing {
  /// Whether a word in small letters is one: the last of a label before the name of a thing or of
  /// somebody.
  static func isOne(_ word: String) -> Bool { names.contains(word) }

  private static let names: Set<String> = Set(
    """
    address album article artist author band book brand category channel chapter city client \
    company composer country department director district editor episode film folder game genre \
    group headline hotel location magazine movie name newspaper novel organization photo picture \
    place play playlist podcast poem poet product program project publisher restaurant school \
    section series show singer site song store street subtitle supplier surname title track \
    translator university vendor venue video village
    """.split(separator: " ").map(String.init))
}
