import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// What is this? takes terms from the program's own words alone: no name and no text is a term.
@Suite struct OwnTermsTests {
  /// What What is this? says now, a line a row.
  private static func told(_ stage: Stage) throws -> [String] {
    let overlay = try #require(stage.app.overlay?.overlay as? TermsOverlay)
    return overlay.lines(stage.app, columns: 120).map { $0.words?.text ?? $0.text }
  }

  /// The lines about terms among them.
  private static func terms(_ stage: Stage) throws -> [String] {
    try told(stage).drop { $0 != "What the words mean:" }.dropFirst()
      .prefix { $0 != "In the title:" && !$0.hasSuffix(" pane:") }.map { $0 }
  }

  /// Neither the name of a file nor that of a character is a term, wherever the focus is; the class
  /// that a sentence names still is.
  @Test(arguments: [0, 1, 2, 3]) func namesAreNoTerms(_ panes: Int) throws {
    var stage = Stage(
      Document(text: "R\u{5D8} S"), name: "single flip depth tet.txt",
      size: Size(rows: 40, columns: 120))
    for _ in 0..<panes { stage.press(KeyPress(.tab)) }
    for offset in 0..<2 {
      if offset > 0 { stage.act(.stepScalar(1)) }
      stage.press(.alt("?"))
      let lines = try Self.terms(stage)
      for term in ["single: ", "flip: ", "depth: ", "tet: ", "Tet: "] {
        #expect(!lines.contains { $0.hasPrefix(term) }, "\(term)\(lines)")
      }
      // The R in the name of the Latin letter is no class; that of the Hebrew letter is said.
      let isClassR = lines.contains { $0.hasPrefix("R: right-to-left") }
      #expect(isClassR == (offset == 1), "\(lines)")
      #expect(lines.contains { $0.hasPrefix("L: left-to-right") }, "\(lines)")
      #expect(lines.contains { $0.hasPrefix("level: ") }, "\(lines)")
      stage.press(KeyPress(.escape))
    }
  }

  /// What the title of an overlay says of its keys is no term, and neither is a name in a list.
  @Test(arguments: [("Lessons", "word: "), ("Plays", "word: "), ("Samples", "engine: ")])
  func titlesAndNamesAreNoTerms(_ command: String, _ term: String) throws {
    var stage = Stage("ab", rows: 40, columns: 120)
    stage.press(.control("p"))
    stage.press(.alt("?"))
    #expect(try !Self.told(stage).contains { $0.hasPrefix("run: ") })
    stage.press(KeyPress(.escape))
    stage.act(.insert(command))
    stage.press(KeyPress(.enter), .alt("?"))
    let lines = try Self.told(stage)
    #expect(!lines.contains { $0.hasPrefix(term) }, "\(lines)")
  }

  /// A prompt is no list with a title: its words are terms.
  @Test func theWordsOfAPromptAreTerms() throws {
    var stage = Stage("ab", rows: 24, columns: 80)
    stage.press(.control("g"), .alt("?"))
    #expect(try Self.told(stage).contains { $0.hasPrefix("offset: ") })
  }

  /// An overlay without terms says so and what one can do; help says what its lines are.
  @Test func nothingIsNeverAnEmptyBox() throws {
    var stage = Stage("ab", rows: 24, columns: 80)
    stage.press(KeyPress(.function(1)), .alt("?"))
    #expect(stage.shows("Each command stands here"), "\(stage)")
    #expect(!stage.shows("line: A line is one row of a paragraph"), "\(stage)")
    stage.app.open(NoteOverlay(title: .none, lines: [Words(verbatim: "xyz")]))
    stage.press(.alt("?"))
    #expect(stage.shows("Nothing here is a term: type a word"), "\(stage)")
  }

  /// A fact of the title, a field of the pane and a term that are called alike are told apart.
  @Test func whatIsCalledAlikeIsToldApart() throws {
    var stage = Stage("ab (CD) 12 e", rows: 60, columns: 200)
    stage.act(.focus(SelectionFeature.selection))
    stage.press(.alt("?"))
    let lines = try Self.told(stage)
    let headings = ["In the Selection pane:", "In the title:", "What the words mean:"]
    let places = try headings.map { try #require(lines.firstIndex(of: $0), "\(lines)") }
    #expect(places == places.sorted())
    for (place, end) in zip(places, places.dropFirst() + [lines.count]) {
      let carets = lines[place..<end].filter { $0.hasPrefix("caret: ") }
      #expect(carets.count == 1, "\(lines[place..<end])")
    }
  }
}
