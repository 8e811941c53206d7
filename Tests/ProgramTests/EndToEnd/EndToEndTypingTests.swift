import Testing
import UnicodeData
import Wording

extension EndToEnd {
  /// What is typed and pasted, and how every pane follows.
  @Suite struct TypingTests {
    @Test func everyPaneFollowsWhatIsTyped() throws {
      try TmuxTerminal.run("exec $BIDISCOPE --direction auto --text ''") { terminal in
        try terminal.see("the first frame") { $0.pane("Characters") != nil }
        try terminal.type("abc ")
        try terminal.see("the letters") { $0.pane("Text")?.words.contains("abc") == true }
        try terminal.type(PseudoText.decode("ABC def"))
        try terminal.press("Home")
        try terminal.see("both orders, levels, reason and ranges") { screen in
          let order = screen.pane("Order")?.words ?? ""
          let paragraph = screen.pane("Paragraph")?.words ?? ""
          let runs = screen.pane("Runs")?.words ?? ""
          let characters = screen.pane("Characters")?.words ?? ""
          return screen.pane("Text")?.words.contains(PseudoText.decode("abc CBA def")) == true
            && order.contains(PseudoText.decode("storage a b c \u{B7} A B C \u{B7} d e f"))
            && order.contains(PseudoText.decode("display a b c \u{B7} C B A \u{B7} d e f"))
            && paragraph.contains("level 0 left to right") && paragraph.contains("P2")
            && paragraph.contains("L at 0")
            && runs.contains("1 [0,4) level 0 \u{25B8} 1")
            && runs.contains("2 [4,7) level 1 \u{25C2} 2")
            && runs.contains("3 [7,11) level 0 \u{25B8} 3")
            && runs.contains("0 [0,11) sos L eos L")
            && characters.contains(PseudoText.decode("4 A{U+0020}") + "U+05D0 R R 1 \u{25C2} 6")
            && characters.contains("3 \u{B7} U+0020 WS L 0 \u{25B8} 3")
            && screen.pane("Selection")?.words.contains("Delete U+0061") == true
        }
      }
    }

    @Test func theDirectionTurnsWithTheFirstStrongLetter() throws {
      try TmuxTerminal.run("exec $BIDISCOPE --direction auto --text ''") { terminal in
        try terminal.see("no strong character") {
          $0.pane("Paragraph")?.words.contains("P3 nothing strong") == true
        }
        try terminal.type(PseudoText.decode("1 AB c"))
        try terminal.see("right to left") { screen in
          let paragraph = screen.pane("Paragraph")?.words ?? ""
          let text = screen.pane("Text")?.rows.first ?? ""
          return paragraph.contains("level 1 right to left") && paragraph.contains("R at 2")
            && text.hasSuffix(PseudoText.decode("  c BA 1"))
        }
        try terminal.press("C-Home")
        try terminal.type("x")
        try terminal.see("left to right") { screen in
          screen.pane("Paragraph")?.words.contains("level 0 left to right") == true
            && screen.pane("Paragraph")?.words.contains("L at 0") == true
            && screen.pane("Text")?.words.contains(PseudoText.decode("x1 BA c")) == true
        }
        try terminal.press("C-z")
        try terminal.see("right to left again") {
          $0.pane("Paragraph")?.words.contains("level 1 right to left") == true
        }
        try terminal.press("F4")
        try terminal.see("the strategies side by side") {
          $0.pane("Direction")?.words.contains("uax9") == true
        }
        try terminal.press("F4", "M-9")
        try terminal.see("a direction that was chosen") {
          $0.pane("Paragraph")?.words.contains("HL1") == true
        }
      }
    }

    @Test func threeScriptsTakeThreeLevels() throws {
      try TmuxTerminal.run("exec $BIDISCOPE --text ''") { terminal in
        try terminal.see("the first frame") { $0.pane("Runs") != nil }
        try terminal.type(PseudoText.decode("AB cd {U+0645}{U+0631} 12;"))
        try terminal.press("Home")
        try terminal.see("Hebrew, English, Arabic and a number") { screen in
          let order = screen.pane("Order")?.words ?? ""
          return order.contains("storage " + PseudoText.decode("A B \u{B7} c d \u{B7}"))
            && order.contains("display ; 1 2 \u{B7}")
            && order.contains(PseudoText.decode("\u{B7} c d \u{B7} B A"))
            && order.contains("level 2") && order.contains("level 1")
        }
        try terminal.press("End")
        try terminal.see("the classes of the Arabic letters and of their number") { screen in
          let characters = screen.pane("Characters")?.words ?? ""
          return characters.contains("U+0631 AL R 1 \u{25C2}")
            && characters.contains("9 1 U+0031 EN AN 2 \u{25B8}")
            && characters.contains("11 ; U+003B ON R 1 \u{25C2}")
        }
      }
    }

    @Test func aPasteIsTextAndOneStep() throws {
      try TmuxTerminal.run("exec $BIDISCOPE --text 'start'") { terminal in
        try terminal.see("the first frame") { $0.pane("Text")?.words.contains("start") == true }
        // Control+Q and Control+Z in a paste are no keys.
        try terminal.paste(PseudoText.decode("xA(B)\u{11}\u{1A}\nsecond;"))
        try terminal.see("two paragraphs") { screen in
          let text = screen.pane("Text")?.words ?? ""
          return text.contains(PseudoText.decode("xB)A")) == false
            && text.contains(PseudoText.decode("x")) && text.contains("second;start")
            && screen.contains("2/2") && screen.contains("\u{25CF}")
        }
        try terminal.press("C-z")
        try terminal.see("the text before") { screen in
          screen.contains("1/1") && !screen.contains("second")
            && screen.pane("Text")?.words.contains("start") == true
        }
        try terminal.press("C-y")
        try terminal.see("the paste again") { $0.contains("2/2") && $0.contains("second;start") }
      }
    }

    @Test func controlsAreShownByTheirNames() throws {
      try TmuxTerminal.run("exec $BIDISCOPE --text 'a'") { terminal in
        try terminal.see("the first frame") { $0.pane("Text") != nil }
        try terminal.press("C-u")
        try terminal.type("202E\r")
        try terminal.type("bc\u{2067}")
        try terminal.see("the labels, and no control") { screen in
          let order = screen.pane("Order")?.words ?? ""
          return order.contains("storage RLO b c RLI a") && order.contains("RLI c b")
            && screen.pane("Text")?.text.unicodeScalars.contains { $0.value == 0x202E } == false
        }
      }
    }
  }
}
