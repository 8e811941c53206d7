import NcursesTerminal
import Screen
import Testing
import Wording

/// What each terminal answered when it was asked, as recorded, and what must follow from it.
@Suite struct TerminalProfileTests {
  private func profile(
    _ answers: String, _ variables: [String: String] = [:], choice: BidiTamingChoice = .auto,
    colors: Int = 256
  ) -> TerminalProfile {
    var parser = InputParser()
    _ = parser.feed(Array(answers.utf8))
    var all = variables
    if all["TERM"] == nil { all["TERM"] = "xterm-256color" }
    return TerminalProfile(
      environment: TerminalEnvironment(all), replies: parser.takeReplies(), choice: choice,
      describedColors: colors)
  }

  private struct Recorded {
    var answers: String
    var variables: [String: String] = [:]
    var kind: TerminalKind
    var backend: BidiTaming.Backend
  }

  private static let csi = "\u{1B}["
  private static func version(_ text: String) -> String { "\u{1B}P>|\(text)\u{1B}\\" }

  private static let recorded: [Recorded] = [
    Recorded(
      answers: "\(csi)8;1$y\(csi)?2026;4$y\(csi)>65;7006;1c\(csi)?65;1;9c",
      variables: ["VTE_VERSION": "7006"], kind: .vte, backend: .bdsm),
    Recorded(
      answers: version("Konsole 22.12.3") + "\(csi)>1;115;0c\(csi)?62;1;4c",
      variables: ["KONSOLE_VERSION": "221203"], kind: .konsole, backend: .konsole),
    Recorded(
      answers: "\(csi)8;0$y\(csi)?2026;0$y\(csi)>24;279;0c\(csi)?63;1;2;3;4;6;7;15;18;22;29c",
      variables: ["MLTERM": "3.9.0", "TERM": "mlterm"], kind: .mlterm, backend: .mlterm),
    Recorded(
      answers: "\(csi)8;0$y\(csi)?2026;2$y" + version("kitty(0.26.5)")
        + "\(csi)>1;4000;26c\(csi)?62;c", variables: ["TERM": "xterm-kitty"], kind: .kitty,
      backend: .warn),
    Recorded(
      answers: "\(csi)8;0$y\(csi)?2026;0$y" + version("XTerm(379)")
        + "\(csi)>41;379;0c\(csi)?64;1;2c",
      kind: .xterm, backend: .native),
    Recorded(
      answers: "\(csi)>0;1700;1c\(csi)?6c", variables: ["VTE_VERSION": "7006"], kind: .alacritty,
      backend: .native),
    Recorded(
      answers: "\(csi)?2026;0$y\(csi)>85;95;0c\(csi)?1;2c", kind: .urxvt, backend: .native),
    Recorded(answers: "\(csi)>0;136;0c\(csi)?6c", kind: .putty, backend: .warn),
    Recorded(answers: "\(csi)>0;115;0c\(csi)?1;2c", kind: .qterminal, backend: .warn),
    Recorded(
      answers: version("tmux 3.3a") + "\(csi)>84;0;0c\(csi)?1;2c",
      variables: ["TERM": "tmux-256color", "VTE_VERSION": "7006"], kind: .tmux, backend: .lrm),
    Recorded(
      answers: "\(csi)>83;40900;0c\(csi)?1;2c", variables: ["TERM": "screen-256color"],
      kind: .screen, backend: .lrm),
    Recorded(answers: version("foot(1.13.1)") + "\(csi)?62;4;22c", kind: .foot, backend: .native),
    Recorded(
      answers: "\(csi)8;1$y" + version("iTerm2 3.5.0") + "\(csi)?64;1c", kind: .iterm2,
      backend: .bdsm),
    Recorded(answers: "\(csi)?1;2c", kind: .unknown, backend: .native),
    // Nothing answered: the environment is all there is.
    Recorded(answers: "", variables: ["TERM": "linux"], kind: .linuxConsole, backend: .native),
    Recorded(answers: "", variables: ["TMUX": "/tmp/x,1,0"], kind: .tmux, backend: .lrm),
    Recorded(answers: "", variables: ["VTE_VERSION": "7006"], kind: .vte, backend: .bdsm),
    Recorded(
      answers: "", variables: ["KONSOLE_VERSION": "221203"], kind: .konsole, backend: .konsole),
    Recorded(answers: "", variables: ["TERM": "mlterm"], kind: .mlterm, backend: .mlterm),
    Recorded(
      answers: "", variables: ["TERM_PROGRAM": "Apple_Terminal"], kind: .appleTerminal,
      backend: .warn),
    Recorded(answers: "", kind: .unknown, backend: .native),
  ]

  @Test(arguments: recorded.indices) func recordedTerminals(_ index: Int) {
    let row = Self.recorded[index]
    let found = profile(row.answers, row.variables)
    #expect(found.kind == row.kind)
    #expect(found.bidi.backend == row.backend)
    #expect((found.bidi.warning != nil) == (row.backend == .warn))
    #expect(found.bidi.warning?.english.contains("\n") != true)
  }

  @Test func answersAreBelievedBeforeTheEnvironment() {
    let inherited = ["VTE_VERSION": "7006", "KONSOLE_VERSION": "221203", "MLTERM": "3.9.0"]
    #expect(profile(Self.version("XTerm(379)") + "\u{1B}[?64c", inherited).kind == .xterm)
    // A terminal that answers but has no mode 8 is no VTE, whatever was inherited.
    #expect(profile("\u{1B}[?64c", ["VTE_VERSION": "7006"]).bidi.backend == .native)
  }

  @Test func vteIsToldAndPutBack() {
    let vte = profile("\u{1B}[8;1$y\u{1B}[>65;7006;1c\u{1B}[?65;1;9c")
    #expect(vte.openingBytes == Array("\u{1B}[8l\u{1B}[1 k".utf8))
    #expect(vte.closingBytes == Array("\u{1B}[0 k\u{1B}[8h".utf8))
    // It was explicit already: so it stays.
    let explicit = profile("\u{1B}[8;2$y\u{1B}[>65;7006;1c\u{1B}[?65;1;9c")
    #expect(explicit.closingBytes == Array("\u{1B}[0 k".utf8))
  }

  @Test func directionIsSentToVTEOnly() {
    let other = profile("\u{1B}[8;1$y" + Self.version("iTerm2 3.5.0") + "\u{1B}[?64;1c")
    #expect(other.openingBytes == Array("\u{1B}[8l".utf8))
    #expect(other.closingBytes == Array("\u{1B}[8h".utf8))
  }

  @Test func eachSwitchIsSentToItsOwnTerminalOnly() {
    let konsole = profile(Self.version("Konsole 22.12.3") + "\u{1B}[?62c")
    #expect(konsole.openingBytes == Array("\u{1B}]50;BidiRenderingEnabled=false\u{7}".utf8))
    #expect(konsole.closingBytes == Array("\u{1B}]50;BidiRenderingEnabled=true\u{7}".utf8))
    let mlterm = profile("\u{1B}[>24;279;0c\u{1B}[?63c")
    #expect(mlterm.openingBytes.isEmpty && mlterm.closingBytes.isEmpty)
    #expect(mlterm.modeBytes.starts(with: Array("\u{1B}]5379;use_ctl=false\u{7}".utf8)))
    #expect(
      Array(mlterm.leavingBytes.suffix(20)) == Array("\u{1B}]5379;use_ctl=true\u{7}".utf8))
    for answers in [Self.version("XTerm(379)"), "\u{1B}[>85;95;0c", "\u{1B}[>0;1700;1c", ""] {
      let quiet = profile(answers + (answers.isEmpty ? "" : "\u{1B}[?6c"))
      #expect(quiet.openingBytes.isEmpty && quiet.closingBytes.isEmpty)
    }
  }

  @Test func thePersonsChoiceIsFollowed() {
    let answers = "\u{1B}[8;1$y\u{1B}[>65;7006;1c\u{1B}[?65;1;9c"
    #expect(profile(answers, choice: .off).openingBytes.isEmpty)
    #expect(profile(answers, choice: .native).bidi.backend == .native)
    #expect(profile(answers, choice: .lrm).bidi.backend == .lrm)
    #expect(profile(answers, choice: .mlterm).bidi.backend == .mlterm)
    let kitty = Self.version("kitty(0.26.5)") + "\u{1B}[?62;c"
    #expect(profile(kitty, choice: .native).bidi.warning == nil)
  }

  @Test func osc50IsNeverSentToXtermWhereItIsTheFont() {
    let xterm = profile(Self.version("XTerm(379)") + "\u{1B}[?64c", choice: .konsole)
    #expect(xterm.openingBytes.isEmpty)
    #expect(xterm.bidi.warning != nil)
  }

  @Test func everythingThatIsSwitchedOnIsSwitchedOff() {
    let kitty = profile(Self.version("kitty(0.26.5)") + "\u{1B}[?0u\u{1B}[?62;c")
    let on = String(decoding: kitty.modeBytes, as: UTF8.self)
    let off = String(decoding: kitty.leavingBytes, as: UTF8.self)
    #expect(on.contains("\u{1B}[>5u") && off.contains("\u{1B}[<u"))
    for mode in ["1004", "2004"] {
      #expect(on.contains("\u{1B}[?\(mode)h") && off.contains("\u{1B}[?\(mode)l"))
    }
    for mode in ["1002", "1006", "2026"] { #expect(off.contains("\u{1B}[?\(mode)l")) }
    let xterm = profile(Self.version("XTerm(379)") + "\u{1B}[?64c")
    #expect(String(decoding: xterm.modeBytes, as: UTF8.self).contains("\u{1B}[?1036;1039s"))
    #expect(String(decoding: xterm.leavingBytes, as: UTF8.self).contains("\u{1B}[?1036;1039r"))
    #expect(String(decoding: xterm.modeBytes, as: UTF8.self).contains("\u{1B}[>4;2m"))
    #expect(String(decoding: xterm.leavingBytes, as: UTF8.self).contains("\u{1B}[>4m"))
    // A terminal that is not known to be xterm might read it as colours.
    #expect(!on.contains("\u{1B}[>4;2m"))
  }

  @Test func theMouseIsInPixelsOnlyWhereACellsSizeIsKnownToo() {
    let mode = "\u{1B}[?1016h"
    let both = profile("\u{1B}[?1016;2$y\u{1B}[6;20;10t\u{1B}[?62c")
    #expect(both.reportsPixels)
    #expect(String(decoding: both.mouseOn, as: UTF8.self).hasSuffix("\u{1B}[?1006h" + mode))
    let off = String(decoding: both.leavingBytes, as: UTF8.self)
    #expect(off.contains("\u{1B}[?1016l\u{1B}[?1006l\u{1B}[?1002l"))
    let cells = [
      "", "\u{1B}[?1016;2$y\u{1B}[?62c", "\u{1B}[6;20;10t\u{1B}[?62c",
      "\u{1B}[?1016;0$y\u{1B}[6;20;10t\u{1B}[?62c", "\u{1B}[?1016;4$y\u{1B}[6;20;10t\u{1B}[?62c",
      "\u{1B}[?1016;2$y\u{1B}[6;0;0t\u{1B}[?62c",
    ]
    for answers in cells {
      #expect(!profile(answers).reportsPixels, "\(answers.dropFirst())")
      #expect(
        String(decoding: profile(answers).mouseOn, as: UTF8.self)
          == "\u{1B}[?1002h\u{1B}[?1006h")
    }
  }

  @Test func updatesAreSynchronisedWhereThatIsKnown() {
    #expect(profile("\u{1B}[?2026;2$y\u{1B}[?62c").synchronizes)
    #expect(profile("\u{1B}[?2026;1$y\u{1B}[?62c").synchronizes)
    for state in [0, 3, 4] { #expect(!profile("\u{1B}[?2026;\(state)$y\u{1B}[?62c").synchronizes) }
    #expect(!profile("").synchronizes)
  }

  @Test func colours() {
    #expect(profile("", colors: 256).colors == .indexed256)
    #expect(profile("", colors: 16).colors == .sixteen)
    #expect(profile("", colors: 88).colors == .sixteen)
    #expect(profile("", colors: 8).colors == .eight)
    #expect(profile("", colors: -1).colors == .none)
    #expect(profile("", colors: 1 << 24).colors == .direct)
    #expect(profile("", ["NO_COLOR": "1"], colors: 256).colors == .none)
    #expect(profile("", ["NO_COLOR": ""], colors: 256).colors == .indexed256)
  }

  @Test func background() {
    #expect(profile("\u{1B}]11;rgb:ffff/ffff/dddd\u{1B}\\").background == .light)
    #expect(profile("\u{1B}]11;rgb:1e/1e/2e\u{7}").background == .dark)
    #expect(profile("\u{1B}]11;rgba:0000/0000/0000/ffff\u{7}").background == .dark)
    #expect(profile("\u{1B}]11;rgb:zz\u{7}").background == .unknown)
    #expect(profile("", ["COLORFGBG": "15;0"]).background == .dark)
    #expect(profile("", ["COLORFGBG": "0;default;15"]).background == .light)
    #expect(profile("").background == .unknown)
    #expect(
      profile("\u{1B}]11;rgb:0/0/0\u{7}", ["COLORFGBG": "0;15"]).background == .dark)
  }

  @Test func aTerminalsNameCannotCarryControls() {
    let hostile = profile("\u{1B}P>|evil\u{9B}31m\u{202E}\u{1B}\\\u{1B}[?62c")
    #expect(hostile.version == "evil31m")
  }
}

/// Keys that a terminal's windows keep to themselves.
@Suite struct TakenKeyTests {
  @Test func onlyTheTerminalsOfVTETakeTheHelpKey() {
    func profile(_ environment: [String: String]) -> TerminalProfile {
      TerminalProfile(
        environment: TerminalEnvironment(environment), replies: [], choice: .auto,
        describedColors: 256)
    }
    #expect(profile(["VTE_VERSION": "7006"]).takenKeys.contains(KeyPress(.function(1))))
    #expect(profile(["XTERM_VERSION": "XTerm(379)"]).takenKeys.isEmpty)
    #expect(profile(["VTE_VERSION": "7006", "TMUX": "x"]).takenKeys.isEmpty)
  }
}
