package import Explanation
internal import TextModel

/// What is chosen in the table of the rules' work.
package struct TraceState: Hashable, Sendable {
  /// Whether the rules are explained. The deciding scalars are then marked in every pane.
  package var isOn = false
  /// The chosen stage; nil for the one that gave the caret's scalar its level.
  package var stage: TraceStage?
  /// How far the chosen stage's sentences are read.
  var reading: StoryReading?
  /// What becomes of stages that changed nothing.
  package var idleStages = IdleStages.shownWhereAllFit
  /// Whether the text is shown as if the algorithm stopped after the chosen stage.
  package var isStepping = false
  /// Whether the steps go on by themselves.
  package var isPlaying = false
  /// The text that is stepped through.
  var stepped: SteppedTextMark?
}

/// Whether the table has stages that changed nothing.
package enum IdleStages: Hashable, Sendable {
  /// Where there are rows for all stages.
  case shownWhereAllFit
  case shown
  case hidden
}

/// How many lines of a stage's sentences about one scalar are scrolled out of view.
struct StoryReading: Hashable, Sendable {
  let stage: TraceStage
  /// The scalar, from its paragraph's start, and where the paragraph starts in the document.
  let position: Int
  let paragraphStart: Int
  let lines: Int
}

/// A mark of one state of the text: its first paragraph, and how many changes were asked for. It
/// differs after an edit, and stays the same when a caret move only notes something beside the
/// text.
struct SteppedTextMark: Hashable, Sendable {
  private var firstParagraph: UInt64
  private var calls: Int

  init(_ session: EditingSession) {
    firstParagraph = session.document.paragraphID(ParagraphIndex(0))
    calls = session.log.calls.last?.number ?? 0
  }
}
