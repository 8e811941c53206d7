import Screen
import Testing

/// What the terminals send for the keys that matter, as their descriptions and their own sources
/// say.
@Suite struct TerminalKeyTests {
  private struct Row {
    var press: KeyPress
    var bytes: [String]
    init(_ key: KeyPress.Key, _ modifiers: Modifiers, _ bytes: String...) {
      press = KeyPress(key, modifiers)
      self.bytes = bytes
    }
  }

  private func check(_ rows: [Row]) {
    for row in rows {
      for bytes in row.bytes {
        let found = events("\u{1B}" + bytes)
        #expect(found == [.key(row.press)], "ESC \(bytes)")
      }
    }
  }

  /// xterm, alacritty, foot, kitty, VTE, Konsole, tmux and screen (which passes them on): `CSI 1 ;
  /// modifier letter`.
  @Test func xtermAndItsFollowers() {
    check([
      Row(.up, [], "[A", "OA"), Row(.down, [], "[B", "OB"), Row(.right, [], "[C", "OC"),
      Row(.left, [], "[D", "OD"), Row(.home, [], "[H", "OH", "[1~"),
      Row(.end, [], "[F", "OF", "[4~"), Row(.insert, [], "[2~"), Row(.delete, [], "[3~"),
      Row(.pageUp, [], "[5~"), Row(.pageDown, [], "[6~"), Row(.tab, .shift, "[Z"),
      Row(.left, .shift, "[1;2D"), Row(.right, .control, "[1;5C"),
      Row(.right, [.control, .shift], "[1;6C"), Row(.up, .alt, "[1;3A"),
      Row(.home, .control, "[1;5H"), Row(.end, [.control, .shift], "[1;6F"),
      Row(.end, .shift, "[1;2F"), Row(.delete, .control, "[3;5~"), Row(.pageUp, .shift, "[5;2~"),
      Row(.pageDown, [.control, .alt], "[6;7~"), Row(.down, [.shift, .alt, .control], "[1;8B"),
      Row(.function(1), [], "OP", "[11~", "[P"), Row(.function(2), [], "OQ", "[12~"),
      Row(.function(3), [], "OR", "[13~"), Row(.function(4), [], "OS", "[14~"),
      Row(.function(5), [], "[15~"), Row(.function(6), [], "[17~"), Row(.function(10), [], "[21~"),
      Row(.function(11), [], "[23~"), Row(.function(12), [], "[24~"),
      Row(.function(1), .shift, "[1;2P", "O1;2P", "O2P"), Row(.function(5), .control, "[15;5~"),
      Row(.enter, [], "OM"), Row(.character("5"), [], "Ou"), Row(.character("+"), [], "Ok"),
    ])
  }

  @Test func rxvt() {
    check([
      Row(.up, .shift, "[a"), Row(.left, .shift, "[d"), Row(.right, .shift, "[c"),
      Row(.up, .control, "Oa"), Row(.left, .control, "Od"), Row(.right, .control, "Oc"),
      Row(.home, [], "[7~"), Row(.end, [], "[8~"), Row(.home, .shift, "[7$"),
      Row(.end, .control, "[8^"), Row(.end, [.shift, .control], "[8@"),
      Row(.pageUp, .shift, "[5$"), Row(.delete, .control, "[3^"), Row(.left, .alt, "\u{1B}[D"),
      Row(.left, [.alt, .shift], "\u{1B}[d"), Row(.left, [.alt, .control], "\u{1B}Od"),
      Row(.function(5), .control, "[15^"),
    ])
  }

  @Test func linuxConsole() {
    check([
      Row(.function(1), [], "[[A"), Row(.function(2), [], "[[B"), Row(.function(5), [], "[[E"),
      Row(.function(6), [], "[17~"), Row(.home, [], "[1~"), Row(.end, [], "[4~"),
    ])
  }

  @Test func aDescriptionsOwnSequencesComeFirst() {
    var sequences = KeySequences()
    sequences.add(Array("\u{1B}A".utf8), KeyPress(.up))
    sequences.add(Array("\u{1B}[1;5C".utf8), KeyPress(.end))
    sequences.add([0x41], KeyPress(.down))
    var parser = InputParser(sequences: sequences)
    #expect(parser.feed(Array("\u{1B}A".utf8)) == [key(.up)])
    #expect(parser.feed(Array("\u{1B}[1;5C".utf8)) == [key(.end)])
    #expect(parser.feed(Array("\u{1B}[1;5D".utf8)) == [key(.left, .control)])
    #expect(parser.feed(Array("A".utf8)) == [key(.character("A"))])
  }
}
