import TestSupport
import TextModel

extension TextLayout {
  /// The layout of a text beside which nothing is known.
  init(
    _ document: Document, settings: LayoutSettings = LayoutSettings(),
    directions: DirectionDecider = .automatic, waiting: LayoutWaiting = .forEverything,
    cache: LayoutCache = LayoutCache()
  ) {
    var inputs = LayoutInputs(plain: document, settings: settings, directions: directions)
    inputs.waiting = waiting
    self.init(inputs, cache: cache)
  }
}
