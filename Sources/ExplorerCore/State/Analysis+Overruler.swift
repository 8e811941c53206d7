internal import BidiAlgorithm
internal import TextModel
package import Wording
internal import WritingDirection

extension Analysis {
  /// What set the level of the caret's paragraph in place of P2 and P3, and why; nil where nothing
  /// did.
  package var overruler: Words? {
    guard levels.reason.rule == .hl1 else { return nil }
    if isPinnedByMarkup { return "HTML gives the paragraph its direction" }
    if pinned != nil { return "the paragraph is pinned by hand" }
    let name = direction.name
    guard let estimate else { return "\(name) is set for all paragraphs" }
    return "\(name) decides: \(estimate.reason.words)"
  }
}
