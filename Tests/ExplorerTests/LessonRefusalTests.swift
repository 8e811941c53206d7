import Explorer
import ExplorerCore
import Screen
import Testing

/// What is refused, and what is not found, is said with what one can do.
@Suite struct LessonRefusalTests {
  private static func lesson(_ stage: Stage) -> LessonOverlay? {
    stage.app.overlay?.overlay as? LessonOverlay
  }

  /// Below an answer that is none it is not said that Enter shows the true one, unless it does.
  @Test func aRefusedAnswerIsLeftByEnter() {
    var stage = Stage("ab", rows: 24, columns: 80)
    stage.app.open(LessonOverlay(name: "storage-and-display"))
    stage.press(KeyPress(.character("3")), KeyPress(.enter))
    #expect(Self.lesson(stage)?.isRevealed == false)
    #expect(stage.shows("Each number from 1 to 3 is typed once."), "\(stage)")
    #expect(!stage.shows("Enter shows the answer."), "\(stage)")
    #expect(stage.shows("press Enter again to see the answer"), "\(stage)")
    // What is changed is asked anew.
    stage.press(KeyPress(.backspace))
    #expect(stage.shows("Enter shows the answer."), "\(stage)")
    stage.press(KeyPress(.character("2")), KeyPress(.enter))
    #expect(Self.lesson(stage)?.isRevealed == false)
    stage.press(KeyPress(.enter))
    #expect(Self.lesson(stage)?.isRevealed == true && stage.shows("It is: 1 2 3"), "\(stage)")
  }

  /// A list in which nothing is found says so and what to do, and Enter leaves it open.
  @Test(arguments: ["Lessons", "Plays", "Samples"]) func whatIsNotFoundIsSaid(_ list: String) {
    var stage = Stage("ab", rows: 24, columns: 80)
    stage.press(.control("p"))
    stage.act(.insert(list))
    stage.press(KeyPress(.enter))
    #expect(!stage.shows("Backspace"), "\(stage)")
    for letter in "qqq".unicodeScalars { stage.press(KeyPress(.character(letter))) }
    #expect(stage.shows("No \(list.dropLast().lowercased()) has th"), "\(stage)")
    #expect(stage.shows("Backspace takes"), "\(stage)")
    stage.press(KeyPress(.enter))
    #expect(stage.shows("Backspace takes"), "\(stage)")
    for _ in 0..<3 { stage.press(KeyPress(.backspace)) }
    #expect(!stage.shows("Backspace takes"), "\(stage)")
  }
}
