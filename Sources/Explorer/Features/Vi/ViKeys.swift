internal import Wording

/// The keys of vi that there are, as they are listed for users.
enum ViKeys {
  /// A line for each kind of keys.
  static let lines: [Words] = [
    line(
      verbatim: "h l  k j  space", "to the left and right on the screen, up and down, on in storage"
    ),
    line(verbatim: "w e  b", "a word on in the direction of the paragraph, and back"),
    line(verbatim: "0 ^  $", "to the start and the end of the line"),
    line(verbatim: "{ }  gg  G  5G", "to a paragraph's ends, the text's ends, the fifth paragraph"),
    line(
      verbatim: "i a  I A  o O",
      "type here, behind the next cluster, at the paragraph's ends, in a new paragraph"),
    line(
      verbatim: "x X  s  D C",
      "remove a cluster, type in its place, take what is up to the line's end"),
    line(
      verbatim: "d c y", "cut, change or copy what Shift and the motion that follows would select"),
    line(verbatim: "dd cc yy S Y", "cut, change or copy whole paragraphs"),
    line(verbatim: "diw ciw yiw", "cut, change or copy the word at the caret"),
    line(verbatim: "v V  Esc", "select with every motion, by paragraphs; let go"),
    line(verbatim: "p P", "put back what was taken, behind the caret's cluster or before it"),
    line(verbatim: "u  Ctrl+R", "undo and redo"),
    line(verbatim: "/  n N", "find, and go to the next and the previous match"),
    line(verbatim: "Ctrl+F Ctrl+B", "a page down and up"),
    line(
      verbatim: ":w :w PATH :q :q! :qa :wq :x :e PATH :5", "files, texts and paragraphs, as in vi"),
    "A number before a command repeats it. Letters of a Hebrew, Arabic or Persian keyboard count as the keys that they are on.",
  ]

  private static func line(verbatim keys: String, _ words: Words) -> Words {
    "\(verbatim: keys): \(words)"
  }
}
