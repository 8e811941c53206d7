import Explorer
import ExplorerCore
import Languages
import Screen
import Testing

/// Of a control at the caret it is said what it is for, before what the rules did to it.
@Suite struct ControlPurposeTests {
  @Test(arguments: [
    ("RLI", "RLI is a control that opens an isolate"), ("FSI", "opens an isolate"),
    ("LRE", "opens an embedding"), ("RLO", "opens an override"),
    ("PDF", "closes an embedding or an override"), ("PDI", "closes an isolate"),
  ]) func aControlIsExplained(_ control: String, _ said: String) {
    var stage = Stage("{\(control)}ab CD", rows: 40, columns: 100)
    stage.press(KeyPress(.character("?"), .alt))
    #expect(stage.shows(said), "\(stage)")
  }

  @Test func aLetterIsNone() {
    var stage = Stage("ab CD", rows: 40, columns: 100)
    stage.press(KeyPress(.character("?"), .alt))
    #expect(!stage.shows("is a control that"), "\(stage)")
  }
}
