/// A column head, or the name of a field, with the pane that it stands in.
public struct HeadEntry: Hashable, Sendable {
  /// The pane's English name.
  public let pane: String
  /// The head.
  public let head: PaneHead

  /// What it is called: the label, and the pane in parentheses, in a language.
  public func title(in language: String) -> String {
    "\(told(head.label, in: language)) (\(pane))"
  }

  /// The plain sentence in a language.
  public func plain(in language: String) -> String { told(head.plain, in: language) }

  /// The precise sentence in a language.
  public func precise(in language: String) -> String { told(head.precise, in: language) }

  private func told(_ text: String, in language: String) -> String {
    PaneHeads.shipped.translations(text, in: language)
  }
}
