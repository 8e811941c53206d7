import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel

/// The keys of vi.
@Suite struct ViTests {
  @Test(arguments: [
    // Letters are commands, until they are typed.
    ("abc", "ixy<Esc>x", "xybc"), ("abc", "axy<Esc>", "axybc"), ("abc", "Axy<Esc>", "abcxy"),
    ("abc", "lIxy<Esc>", "xyabc"), ("a\nb", "oxy<Esc>", "a\nxy\nb"),
    ("a\nb", "jOxy<Esc>", "a\nxy\nb"),
    ("abc", "qzm", "abc"), ("abcdef", "3x", "def"), ("abcdef", "$2X", "abcd"),
    ("abc", "sxy<Esc>", "xybc"), ("abc", "xu", "abc"), ("abc", "xu<Ctrl+R>", "bc"),
    ("abc", "lxhx", "c"),
    // Operators take what Shift and the motion select.
    ("abc def", "dw", " def"), ("abc def ghi", "2dw", " ghi"), ("abc def ghi", "d2w", " ghi"),
    ("abc def", "wD", "abc"), ("abc def", "ld$", "a"), ("abc def", "$d0", ""),
    ("abc def", "cwxy<Esc>", "xy def"), ("abc def", "lciwxy<Esc>", "xy def"),
    ("abc def", "ywP", "abcabc def"), ("abc def", "Cxy<Esc>", "xy"), ("abc\ndef", "dG", ""),
    ("abc\ndef", "jdgg", "def"),
    // Whole paragraphs.
    ("a\nb\nc", "dd", "b\nc"), ("a\nb\nc", "2dd", "c"), ("a\nb\nc", "Gdd", "a\nb"),
    ("a\nb\nc", "ddp", "b\na\nc"), ("a\nb\nc", "jddP", "a\nb\nc"), ("a\nb", "yyp", "a\na\nb"),
    ("a\nb", "jyyp", "a\nb\nb"), ("a\nb", "ccxy<Esc>", "xy\nb"), ("a", "dd", ""),
    ("a", "ddp", "\na"),
    ("a\r\nb", "dd", "b"), ("a\nb\nc\nd", "3Gx", "a\nb\n\nd"), ("a\nb\nc", ":2<Enter>x", "a\n\nc"),
    ("a\nb", "9dd", ""), ("a\nb\nc", "Ggg", "a\nb\nc"),
    // Selecting.
    ("abc def", "vlld", "c def"), ("abc def", "vlly$p", "abc defab"), ("a\nb\nc", "Vjd", "c"),
    ("abc", "vl<Esc>x", "ac"), ("abc def", "lviwd", " def"),
    // What undoing brings back is not selected: the next command begins where it was.
    ("one two\nsix\n", "dwudd", "six\n"), ("abc def", "dwux", "bc def"),
    ("ab\nc", "dwuyyP", "ab\nab\nc"), ("abc def", "dwudiw", " def"),
    ("abc def", "$dbux", "abc ef"), ("abc def", "vlldux", "bc def"), ("ab\nc", "Vdux", "b\nc"),
    ("abc def", "lciwxy<Esc>uux", "bc def"), ("abc def", "dwuvlld", "c def"),
    ("abc def", "dwu<Ctrl+R>x", "def"),
    // Right-to-left text: l goes left where that is on; w goes on in the paragraph's direction.
    ("\u{5D0}\u{5D1} \u{5D2}\u{5D3}", "dw", " \u{5D2}\u{5D3}"),
    ("\u{5D0}\u{5D1} \u{5D2}\u{5D3}", "hx", "\u{5D0} \u{5D2}\u{5D3}"),
    ("\u{5D0}\u{5D1} \u{5D2}\u{5D3}", "D", ""), ("\u{5D0}\nb", "ddp", "b\n\u{5D0}"),
    // A Hebrew, an Arabic and a Persian keyboard write other letters with the same keys.
    ("abc", "\u{5E1}", "bc"), ("a\nb", "\u{5D2}\u{5D2}", "b"), ("a\nb", "\u{64A}\u{64A}", "b"),
    ("a\nb", "\u{6CC}\u{6CC}", "b"),
    // Numbers that are too large, and letters that lead nowhere.
    ("abc", "1000x", "abc"), ("abc", "99999999999999999999x", "xabc".filter { $0 != "x" }),
    ("abc", "500d500dx", "bc"), ("abc", "dqx", "bc"), ("abc", "gqx", "bc"),
    ("abc", "2<Esc>x", "bc"),
  ])
  func keys(_ text: String, _ script: String, _ result: String) {
    var stage = KeyPresetTests.stage(text, .vi)
    for key in KeyPresetTests.keys(script) { stage.press(key) }
    #expect(stage.app.session.document.text == result)
  }

  @Test func theModeIsSaid() {
    var stage = KeyPresetTests.stage("abc", .vi)
    #expect(stage.shows("vi: normal"))
    stage.press(KeyPress(.character("2")), KeyPress(.character("d")))
    #expect(stage.shows("vi: normal 2d"))
    stage.press(KeyPress(.escape), KeyPress(.character("i")))
    #expect(stage.shows("vi: insert"))
    stage.press(KeyPress(.escape), KeyPress(.character("v")))
    #expect(stage.shows("vi: visual"))
    stage.press(KeyPress(.escape), KeyPress(.character("q")))
    #expect(stage.shows("'q' is no command of vi here; :help lists them."))
  }

  /// Undoing in the mode of selecting, too, ends in the mode in which letters are commands.
  @Test(arguments: ["dwu", "xdwuvu", "dwvlu", "vldu", "dwu<Ctrl+R>u"])
  func nothingIsSelectedAfterUndoing(_ script: String) {
    var stage = KeyPresetTests.stage("abc def", .vi)
    for key in KeyPresetTests.keys(script) { stage.press(key) }
    #expect(stage.app.session.document.text == "abc def")
    #expect(stage.app.session.selection.isCaret)
    #expect(stage.app[ViFeature.self].mode == .normal)
    #expect(stage.shows("vi: normal"))
  }

  @Test(arguments: [
    ("w", "FileWish.save)"), ("w b.txt", "saveAs(\"b.txt\")"), ("q", "close"), ("q!", "giveUp"),
    ("x", "saveAndClose"), ("wq", "saveAndClose"), ("e b.txt", "open(\"b.txt\")"), ("qa", "quit"),
  ])
  func linesBehindAColon(_ line: String, _ wanted: String) {
    let stage = KeyPresetTests.stage("abc", .vi)
    var app = stage.app
    let reaction = ViFeature.update(&app, .line(line), stage.analyser)
    #expect("\(reaction)".contains(wanted))
  }

  @Test func aLineThatIsNoCommandIsSaid() {
    var stage = KeyPresetTests.stage("abc", .vi)
    stage.pass(.feature(ViFeature.self, .line("frob")))
    #expect(stage.shows("':frob' is no command here; :help lists those that there are."))
    stage.pass(.feature(ViFeature.self, .line("help")))
    #expect(stage.shows("Keys of vi") && stage.shows("dd cc yy"))
  }

  /// Whatever keys are pressed, what they did can be undone.
  @Test(arguments: 0..<20)
  func whateverIsPressedCanBeUndone(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = "abc \u{5D0}\u{5D1} 12 (x)\n\n\u{627}\u{628} d-e\n\u{2067}q\u{2069}"
    let letters = Array("hjklwbe0^$gG{} iaIAoOxXDCYSspPunNvVdcy123:Z\u{5E9}")
    var stage = KeyPresetTests.stage(text, .vi)
    for _ in 0..<300 {
      let letter = letters.randomElement(using: &generator) ?? "x"
      let isEscape = Int.random(in: 0..<6, using: &generator) == 0
      stage.press(
        isEscape
          ? KeyPress(.escape) : KeyPress(.character(letter.unicodeScalars.first ?? "x")))
      #expect(stage.app.session.document.text.unicodeScalars.count < 20_000, "seed \(seed)")
    }
    stage.press(KeyPress(.escape), KeyPress(.escape))
    while stage.app.session.isModified, stage.app.session.perform(.undo) {}
    #expect(stage.app.session.document.text == text, "seed \(seed)")
  }
}
