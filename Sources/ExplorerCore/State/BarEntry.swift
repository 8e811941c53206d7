package import Wording

/// Keys of the key bar with a word for what they do: a key or two, such as both ways along a list.
package struct BarEntry: Sendable {
  /// What the keys call; the bar names the keys that they have now.
  package var actions: [Action]
  package var label: Words
  /// Whether the keys change the text: then the bar names them on every screen.
  package var changesText: Bool

  /// Keys by what they call.
  package init(_ label: Words, changesText: Bool = false, _ actions: Action...) {
    self.label = label
    self.changesText = changesText
    self.actions = actions
  }
}
