internal import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

extension EditingFeature {
  /// The commands that move the caret. Each is there once more with Shift, which extends the
  /// selection.
  static let caret: [Command] =
    motions.map { motion in
      Command(
        motion.title, motion.summary, .caret, keys: motion.keys,
        .edit(.move(motion.motion, extending: false)))
    }

  /// The commands that select.
  static let selecting: [Command] =
    [
      Command(
        "Select all", "Selects the whole text.", .selection, keys: [.control("a")],
        menu: [.caret(1, 1)], .edit(.selectAll)),
      Command(
        "Selection policy",
        "Chooses what a gesture selects: natural (what the screen shows), single range, or snap.",
        .selection, keys: [KeyPress(.function(6))], bar: "policy",
        .edit(.nextSelectionPolicy)),
      Command(
        "Motion policy", "Chooses how arrows move and select: visual, logical, or mixed.",
        .selection, keys: [.alt("m")], .edit(.nextMotionPolicy)),
    ]
    + motions.map { motion in
      Command(
        "Extend: \(motion.inFamily)", "Extends the selection. \(motion.summary)",
        .selection,
        keys: motion.keys.map { KeyPress($0.key, $0.modifiers.union(.shift)) },
        isOneOfMany: true,
        .edit(.move(motion.motion, extending: true)))
    }

  private struct MotionKeys {
    var title: Words
    /// The title as it stands after a colon.
    var inFamily: Words
    var summary: Words
    var keys: [KeyPress]
    var motion: CaretMotion
  }

  private static let motions: [MotionKeys] = [
    MotionKeys(
      title: "Left", inFamily: "left", summary: "One grapheme cluster to the left on the screen.",
      keys: [KeyPress(.left)], motion: .left),
    MotionKeys(
      title: "Right", inFamily: "right",
      summary: "One grapheme cluster to the right on the screen.",
      keys: [KeyPress(.right)], motion: .right),
    MotionKeys(
      title: "Word left", inFamily: "word left", summary: "One word to the left on the screen.",
      keys: [KeyPress(.left, .control), KeyPress(.left, .alt)], motion: .wordLeft),
    MotionKeys(
      title: "Word right", inFamily: "word right", summary: "One word to the right on the screen.",
      keys: [KeyPress(.right, .control), KeyPress(.right, .alt)], motion: .wordRight),
    MotionKeys(
      title: "Up", inFamily: "up", summary: "One visual line up, keeping the column.",
      keys: [KeyPress(.up)],
      motion: .up),
    MotionKeys(
      title: "Down", inFamily: "down", summary: "One visual line down, keeping the column.",
      keys: [KeyPress(.down)],
      motion: .down),
    MotionKeys(
      title: "Page up", inFamily: "page up", summary: "One screen of lines up.",
      keys: [KeyPress(.pageUp)],
      motion: .pageUp(lines: 0)),
    MotionKeys(
      title: "Page down", inFamily: "page down", summary: "One screen of lines down.",
      keys: [KeyPress(.pageDown)],
      motion: .pageDown(lines: 0)),
    MotionKeys(
      title: "Line start", inFamily: "line start",
      summary:
        "To the start of the visual line in its paragraph's direction; press again for the paragraph's start.",
      keys: [KeyPress(.home)], motion: .lineStart),
    MotionKeys(
      title: "Line end", inFamily: "line end",
      summary:
        "To the end of the visual line in its paragraph's direction; press again for the paragraph's end.",
      keys: [KeyPress(.end)], motion: .lineEnd),
    MotionKeys(
      title: "Paragraph start", inFamily: "paragraph start",
      summary: "To the paragraph's start; press again for the previous paragraph's.",
      keys: [KeyPress(.up, .control)], motion: .paragraphStart),
    MotionKeys(
      title: "Paragraph end", inFamily: "paragraph end",
      summary: "To the paragraph's end; press again for the next paragraph's.",
      keys: [KeyPress(.down, .control)], motion: .paragraphEnd),
    MotionKeys(
      title: "Text start", inFamily: "text start", summary: "To the start of the text.",
      keys: [KeyPress(.home, .control)],
      motion: .documentStart),
    MotionKeys(
      title: "Text end", inFamily: "text end", summary: "To the end of the text.",
      keys: [KeyPress(.end, .control)],
      motion: .documentEnd),
    MotionKeys(
      title: "Forward in storage", inFamily: "forward in storage",
      summary: "To the next grapheme cluster in storage.",
      keys: [.alt("f")], motion: .logicalForward),
    MotionKeys(
      title: "Backward in storage", inFamily: "backward in storage",
      summary: "To the previous grapheme cluster in storage.",
      keys: [.alt("b")], motion: .logicalBackward),
  ]
}
