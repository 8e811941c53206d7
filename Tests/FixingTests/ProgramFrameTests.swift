import BidiAlgorithm
import Fixing
import Testing

/// Lines whose frame is a program's, with right-to-left words in them.
@Suite struct ProgramFrameTests {
  /// Two words and one word of a language, in Hebrew, Arabic, Persian and Urdu.
  private static let phrases = [
    "\u{5D3}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5EA}\u{5D9}",
    "\u{62A}\u{642}\u{631}\u{64A}\u{631} \u{633}\u{646}\u{648}\u{64A}",
    "\u{6AF}\u{632}\u{627}\u{631}\u{634} \u{633}\u{627}\u{644}\u{627}\u{646}\u{647}",
    "\u{633}\u{627}\u{644}\u{627}\u{646}\u{6C1} \u{631}\u{67E}\u{648}\u{631}\u{679}",
  ]
  private static let words = [
    "\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "\u{635}\u{648}\u{631}",
    "\u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631}",
    "\u{62A}\u{635}\u{648}\u{6CC}\u{631}\u{6CC}\u{6BA}",
  ]

  /// Settings, records, tasks, sizes, steps of a build and reports run from left to right, also
  /// where nobody set a direction.
  @Test(arguments: [
    "user.name={}",
    "app.title={} {}",
    "APP_NAME={}",
    "Name[he]={}",
    "TITLE := {}",
    "ENV TITLE={}",
    "export TITLE={}",
    "welcome_message: {} {}",
    "siteTitle: {} {}",
    "home.title: {} {}",
    "# TODO: {} {}",
    "# TODO {}",
    "// FIXME {} {}",
    "; TODO(dana): {} {}",
    "4.0K    {}",
    "1.2G\t{}",
    "COPY {1}/ /app/{1}/",
    " => [2/5] COPY {1} /app",
    "[download] Destination: {} {}.mp4",
    "[tool] {} {}.mp4 has been merged",
    "Name: {} Phone: 5 City: {1}",
    "Full name: {} Time: 10:30 Home city: {1}",
    #"level=info msg="{} {}""#,
    "* 1234abc {} {}",
    "| * 1234abc {}",
    "curl: (6) {} {}",
    "+user.name={}",
  ])
  func theFrameKeepsItsDirection(_ template: String) {
    for line in LineExpectations.lines(template, Self.phrases, Self.words) {
      LineExpectations.expectNothing(line, [.auto, LineExpectations.left])
    }
  }

  /// Rows of logs, listings and changes stay as they are set, and so do the lines of a comparison.
  @Test(arguments: [
    "v1.2.3 {}",
    "## 1.2.3 {}",
    "1.2.3-rc1: {}",
    "2024-01-05 {}",
    "4096 {1}",
    "8    {}",
    "8\t{}",
    "+{}",
    "-{}",
    "-<p>{}</p>",
    "-# {}",
    "+// {}",
    #"+"{}","#,
    "TODO: {} {}",
    "@@ -1,2 +1,2 @@ {}",
    " {}",
  ])
  func aRowKeepsTheDirectionThatIsSet(_ template: String) {
    for line in LineExpectations.lines(template, Self.phrases, Self.words) {
      LineExpectations.expectNothing(line, [LineExpectations.left])
    }
  }

  /// A sentence that begins with a Latin word, a value that Latin words cut and one that ends as a
  /// sentence does are none of these.
  @Test(arguments: [
    "TODO {} {}.",
    "iPhone 12 {} {}",
    "# TODO: {} {}!",
    "title={} x {} {}",
    "app.title={} {}!",
    "5G {} {}",
    "Name: {} x {}",
    "PDF: {} {}",
    "COPY {1} {1}/ /app/",
    "* README.md {} {}.",
    "[app] {} x {} {}",
  ])
  func aSentenceIsStillFound(_ template: String) {
    for line in LineExpectations.lines(template, Self.phrases, Self.words) {
      LineExpectations.expectSomething(line, .auto)
    }
  }

  /// So are they where left to right is set, and what is counted.
  @Test(arguments: [
    "3 {}",
    "12 {} {}",
    "-{}!",
    "- {}!",
    "4096 {}.",
    "v1.2.3 {} x {} {}.",
    "2024-01-05 {} x {} {}.",
    "+{} x {} {}.",
    "TODO: {} {}!",
    "TODO {} {}.",
    "app.title={} {}!",
    "title={} x {} {}",
    "10 {1} - 3 = 7 {1}",
  ])
  func aSentenceIsStillFoundWhereLeftIsSet(_ template: String) {
    for line in LineExpectations.lines(template, Self.phrases, Self.words) {
      LineExpectations.expectSomething(line, LineExpectations.left)
    }
  }
}
