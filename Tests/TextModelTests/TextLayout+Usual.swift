import BidiAlgorithm
import TextModel

// Each takes less than the function of the library, which it calls with the usual policies for the
// rest.
extension TextLayout {
  /// Where a motion takes the caret that stops once where a line wraps.
  func moved(
    _ caret: Caret, _ motion: CaretMotion, policy: MotionPolicy = .visual, extending: Bool = false
  ) -> Caret {
    moved(caret, motion, policy: policy, extending: extending, wraps: .oneStop)
  }

  /// Where a motion takes the caret whose arrows move on the screen.
  func moved(_ caret: Caret, _ motion: CaretMotion, wraps: WrapPolicy) -> Caret {
    moved(caret, motion, policy: .visual, wraps: wraps)
  }

  /// The selection after a motion key on the screen that stops once where a line wraps.
  func moved(
    _ selection: Selection, _ motion: CaretMotion, extending: Bool = false
  ) -> Selection {
    moved(selection, motion, extending: extending, policy: .visual, wraps: .oneStop)
  }

  /// What a deletion key does that deletes at once.
  func deletion(
    backward: Bool, at position: TextPosition, unit: DeletionUnit = .cluster
  ) -> Deletion {
    deletion(backward: backward, at: position, unit: unit, policy: .atOnce)
  }

  /// What a deletion key does that takes clusters.
  func deletion(backward: Bool, at position: TextPosition, policy: DeletionPolicy) -> Deletion {
    deletion(backward: backward, at: position, unit: .cluster, policy: policy)
  }

  /// The facts about a caret's gap where Backspace takes clusters.
  func report(at position: TextPosition) -> CaretReport { report(at: position, unit: .cluster) }

  /// Where text goes that replaces ranges while no keyboard's direction is known.
  func replacement(
    of ranges: RangeSet<ScalarOffset>, with text: StoredText, lastTyped: TextDirection? = nil
  ) -> ReplacementPlan? {
    replacement(of: ranges, with: text, keyboard: nil, lastTyped: lastTyped)
  }
}
