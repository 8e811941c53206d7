import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// Sets of keys, and keys that are pressed one after the other.
@Suite struct KeyPresetTests {
  static func stage(_ text: String, _ preset: KeyPreset, columns: Int = 100) -> Stage {
    var stage = Stage(Document(text: text), size: Size(rows: 24, columns: columns))
    var wishes = Wishes()
    stage.app[SettingsFeature.self].wishes = wishes
    wishes.keys.preset = preset
    stage.pass(.feature(SettingsFeature.self, .changed(wishes, atNextStart: [])))
    return stage
  }

  /// A key as vi and Emacs users write it: a letter, or a name in angle brackets.
  static func keys(_ script: String) -> [KeyPress] {
    script.matches(of: /<([^>]+)>|./).compactMap { match in
      match.output.1.map { KeyPress(name: String($0)) }
        ?? match.output.0.unicodeScalars.first.map { KeyPress(.character($0)) }
    }
  }

  @Test func everyKeyOfEmacsCallsItsCommand() {
    var table = Registry.standard.commands
    KeyPreset.emacs.bind(&table)
    for (title, names) in KeyPreset.emacsKeys {
      let wanted = names.split(separator: ", ").map(String.init)
      let keys = wanted.compactMap { KeySequence(name: $0) }
      #expect(keys.map(\.name) == wanted, "\(title)")
      let action = table.all.first { $0.title.english == title }?.action
      #expect(action != nil, "\(title)")
      for key in keys { #expect(table.action(for: key, in: .text) == action, "\(title)") }
    }
    let all = table.all.filter { $0.group != .pane }.flatMap(\.keys)
    for (number, keys) in all.enumerated() {
      #expect(!all[..<number].contains { $0 != keys && $0.clashes(with: keys) }, "\(keys.name)")
    }
  }

  @Test func keysOneAfterTheOther() {
    var stage = Self.stage("abc", .emacs)
    stage.press(.control("x"))
    #expect(stage.shows("Ctrl+X and then:") && stage.shows("^S Save") && stage.text == "abc")
    stage.press(KeyPress(.escape))
    #expect(stage.shows("Ctrl+X is left."))
    stage.press(.control("x"), KeyPress(.character("q")))
    #expect(stage.shows("Ctrl+X Q has no command") && stage.text == "abc")
    // A letter behind the first key is the command's and is not typed.
    stage.press(.control("x"), KeyPress(.character("h")))
    #expect(!stage.app.session.ranges.isEmpty && stage.text == "abc")
    // Between the keys time may pass, and a press of the mouse ends it.
    stage.press(.control("x"))
    stage.pass(.pointerRested)
    #expect(stage.app.heldKeys != nil)
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 1, column: 1))))
    #expect(stage.app.heldKeys == nil)
    #expect(stage.app.commands.keyName(of: .feature(FilesFeature.self, .save)) == "Ctrl+X Ctrl+S")
  }

  @Test(arguments: [
    ("abc def", "<Ctrl+Space><Ctrl+F><Ctrl+F><Ctrl+W>", "c def"),
    ("abc def", "<Ctrl+Space><Ctrl+F><Ctrl+F><Alt+W><Ctrl+E><Ctrl+Y>", "abc defab"),
    ("abc\ndef", "<Ctrl+K>", "\ndef"), ("abc\ndef", "<Ctrl+K><Ctrl+K>", "def"),
    ("abc\ndef", "<Ctrl+K><Ctrl+E><Ctrl+Y>", "abc\ndef"), ("abc", "<Ctrl+E><Ctrl+K>", "abc"),
    ("abc", "<Ctrl+D><Ctrl+_>", "abc"), ("abc", "<Ctrl+D><Ctrl+X>u", "abc"),
    ("abc\ndef", "<Ctrl+N><Ctrl+D>", "abc\nef"),
    ("\u{5D0}\u{5D1} \u{5D2}\u{5D3}", "<Ctrl+F><Ctrl+D>", "\u{5D0} \u{5D2}\u{5D3}"),
    ("\u{5D0}\u{5D1} \u{5D2}\u{5D3}", "<Ctrl+K>", ""),
    ("abc", "<Ctrl+Space><Ctrl+F><Ctrl+G>x", "axbc"),
    ("abc", "<Ctrl+Space><Ctrl+F><Esc>x", "axbc"),
    ("abc", "<Ctrl+Space><Ctrl+F><Ctrl+X><Ctrl+X><Ctrl+G>x", "xabc"),
  ])
  func emacs(_ text: String, _ script: String, _ result: String) {
    var stage = Self.stage(text, .emacs)
    for key in Self.keys(script) { stage.press(key) }
    #expect(stage.app.session.document.text == result)
  }

  /// In the usual set the mark selects too, where a terminal sends no Shift with an arrow.
  @Test func theMarkSelects() {
    var stage = Stage("abc def")
    stage.press(.init(.character(" "), .control), KeyPress(.right), KeyPress(.right))
    #expect(stage.shows("selecting"))
    #expect(stage.app.session.ranges == RangeSet(ScalarOffset(0)..<ScalarOffset(2)))
    stage.press(KeyPress(.character("x")), KeyPress(.right))
    #expect(stage.text == "xc def" && stage.app.session.selection.isCaret)
    #expect(!stage.shows("selecting"))
  }

  @Test func aSetIsChosen() {
    var stage = Self.stage("abc", .standard)
    stage.press(KeyPress(.character("a")))
    stage.pass(.feature(SettingsFeature.self, .choosePreset))
    let effects = stage.press(KeyPress(.down), KeyPress(.down), KeyPress(.enter))
    guard case .feature(let effect)? = effects.last else {
      Issue.record("no effect")
      return
    }
    #expect(effect.of(SettingsFeature.self) == .set("keys.preset", "vi"))
  }
}
