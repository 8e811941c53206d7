package import Wording

/// One or two keys in the key bar, such as both ways along a list, with a word for what they do.
package struct BarEntry: Sendable {
  /// What the keys call. The bar shows the keys that these actions have now.
  package var actions: [Action]
  package var label: Words
  /// The label in fewer words, for a narrow screen, where the pane is there for what the keys do:
  /// such keys are named there before the others of the pane. Else nil.
  package var brief: Words?
  /// Whether the keys change the text. The bar names such keys on every screen.
  package var changesText: Bool
  /// Whether the keys decide something that outlasts the text. The bar names these everywhere too.
  package var decides: Bool

  /// Keys by what they call.
  package init(
    _ label: Words, brief: Words? = nil, changesText: Bool = false, decides: Bool = false,
    _ actions: Action...
  ) {
    self.label = label
    self.brief = brief
    self.changesText = changesText
    self.decides = decides
    self.actions = actions
  }

  /// Whether the keys only scroll the rows of the pane: they do nothing where all are shown.
  var isScroll: Bool {
    actions.allSatisfy { action in
      if case .scrollPane = action { true } else { false }
    }
  }
}

extension BarEntry {
  /// The keys of ``Command/scrolling(_:)``.
  package static var scroll: BarEntry {
    BarEntry("scroll", .scrollPane(nil, .rows(-1)), .scrollPane(nil, .rows(1)))
  }
}
