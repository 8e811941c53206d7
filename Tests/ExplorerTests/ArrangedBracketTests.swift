import BidiAlgorithm
import Explorer
import ExplorerCore
import Fixing
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// Brackets of a line that is arranged: they look as they are drawn, and the answer is that of the
/// command.
@Suite struct ArrangedBracketTests {
  /// The row of the pieces, or of what is typed.
  private static func row(_ stage: Stage) -> String {
    let rows = stage.rows
    return rows.firstIndex { $0.contains("As it should look") }.map { rows[$0 + 1] } ?? ""
  }

  /// Searches for the order, and takes what is found.
  private static func search(_ stage: inout Stage) throws {
    let effects = stage.press(KeyPress(.enter))
    let question = effects.lazy.compactMap { effect -> FixQuestion? in
      guard case .feature(let own) = effect,
        case .search(let question)? = own.of(FixingFeature.self)
      else { return nil }
      return question
    }.first
    let found = try #require(question)
    stage.pass(.fixing(.found(found, found.answer())))
  }

  /// A bracket keeps its look where it is moved to, mirrored where it is now.
  @Test func movedBracketsLookAsTheyAreDrawn() {
    var stage = Stage("AB (3) c")
    stage.act(.fixing(.arrange))
    #expect(Self.row(stage).contains(PseudoText.decode("c (3) BA")), "\(stage)")
    stage.press(KeyPress(.right), KeyPress(.right), KeyPress(.character(" ")))
    for shown in ["c 3() BA", "c 3)( BA", "c 3) (BA", "c 3) BA("] {
      stage.press(KeyPress(.right))
      #expect(Self.row(stage).contains(PseudoText.decode(shown)), "\(stage)")
    }
    // From left to right it is as it is stored.
    var other = Stage("ab (3) C")
    other.act(.fixing(.arrange))
    other.press(KeyPress(.right), KeyPress(.right), KeyPress(.character(" ")), KeyPress(.right))
    #expect(Self.row(other).contains("ab 3() "), "\(other)")
  }

  /// What looks so already is told in the words of the command, and nothing is offered.
  @Test(arguments: [
    ("(A)", ")A("), ("(A)", "(A)"), ("A()", "()A"), ("A()", ")(A"), ("A(1)", "(1)A"),
    ("A<1>", "<1>A"), ("a (3) B", "a (3) B"),
  ])
  func whatLooksSoIsSaidAsTheCommandDoes(_ pseudo: String, _ wanted: String) throws {
    let fixed = Fixer().fix(
      Array(PseudoText.decode(pseudo).unicodeScalars),
      wanted: Array(PseudoText.decode(wanted).unicodeScalars))
    #expect(fixed.looksAsWanted)
    let reason = try #require(fixed.reason)
    var stage = Stage(pseudo, rows: 24, columns: 120)
    stage.act(.fixing(.arrange))
    stage.type(wanted)
    try Self.search(&stage)
    #expect(stage.shows(reason.english), "\(stage)")
    #expect(!stage.shows("Enter applies") && stage.app.overlay != nil, "\(stage)")
    #expect(!stage.app.session.isModified)
  }

  /// Pieces that nobody moved look so already; two brackets that change places would be mirrored.
  @Test func arrangedPiecesAreAnsweredSo() throws {
    var stage = Stage("A()", rows: 24, columns: 120)
    stage.act(.fixing(.arrange))
    try Self.search(&stage)
    #expect(stage.shows("It looks like this already."), "\(stage)")
    #expect(!stage.shows("brackets are drawn mirrored"), "\(stage)")
    stage.press(KeyPress(.character(" ")), KeyPress(.right))
    #expect(Self.row(stage).contains(PseudoText.decode(")(A")), "\(stage)")
    try Self.search(&stage)
    #expect(stage.shows("In right-to-left text brackets are drawn mirrored."), "\(stage)")
    #expect(!stage.shows("Enter applies"), "\(stage)")
  }
}
