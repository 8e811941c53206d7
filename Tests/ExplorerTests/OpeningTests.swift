import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// A file is opened by its path, which is completed, with its first lines to be seen.
@Suite struct OpeningTests {
  private let open = KeyPress(.character("o"), .control)

  private func effect(_ effect: OpeningFeature.Effect) -> Effect {
    .feature(OpeningFeature.self, effect)
  }

  /// A stage at the question, with the names of a folder.
  private func stage(rows: Int = 24, columns: Int = 80) -> Stage {
    var stage = Stage("abc", rows: rows, columns: columns)
    #expect(stage.press(open) == [effect(.list(folder: ""))])
    let entries = ["docs", "src"].map { FolderListing.Entry(name: $0, isFolder: true) }
    let files = [".hidden", "a.txt", "B.txt", "\u{5DB}\u{5EA}\u{5D1}.txt"].map {
      FolderListing.Entry(name: $0, isFolder: false)
    }
    let effects = stage.pass(
      .feature(
        OpeningFeature.self, .listed(FolderListing(folder: "", entries: entries + files))))
    #expect(effects == [effect(.preview(path: "docs"))])
    return stage
  }

  private func type(_ text: String, _ stage: inout Stage) -> [Effect] {
    text.unicodeScalars.flatMap { stage.press(KeyPress(.character($0))) }
  }

  @Test func aNameIsCompletedAndOpened() {
    var stage = stage()
    #expect(stage.shows("docs/") && stage.shows("a.txt") && !stage.shows(".hidden"), "\(stage)")
    #expect(type("b", &stage) == [effect(.preview(path: "B.txt"))])
    stage.pass(
      .feature(
        OpeningFeature.self,
        .previewed(FilePreview(path: "B.txt", .lines(Exact(["first line", "\u{5D0}\u{1B}[2J"]))))))
    #expect(stage.shows("first line"), "\(stage)")
    stage.press(KeyPress(.tab))
    #expect(stage.shows("> B.txt"), "\(stage)")
    #expect(stage.press(KeyPress(.enter)) == [.feature(FilesFeature.self, .open(path: "B.txt"))])
    #expect(stage.app.overlay == nil)
  }

  @Test func aFolderIsGoneInto() {
    var stage = stage()
    #expect(type("sr", &stage).last == effect(.preview(path: "src")))
    #expect(stage.press(KeyPress(.enter)) == [effect(.list(folder: "src/"))])
    stage.pass(
      .feature(OpeningFeature.self, .listed(FolderListing(folder: "src/", entries: []))))
    #expect(stage.shows("> src/"))
    #expect(stage.press(KeyPress(.left)) == [effect(.list(folder: ""))])
  }

  @Test func aNewNameBeginsAFile() {
    var stage = stage()
    _ = type("a", &stage)
    #expect(stage.shows("a: a new file"), "\(stage)")
    _ = type(".txt2", &stage)
    #expect(stage.shows("a.txt2: a new file"), "\(stage)")
    #expect(stage.press(KeyPress(.enter)) == [.feature(FilesFeature.self, .open(path: "a.txt2"))])
  }

  @Test func whatIsOpenAlreadyIsShownAndWhatCannotBeOpenedIsSaid() {
    var stage = Stage("abc")
    stage.pass(.feature(FilesFeature.self, .openFailed(reason: "Not opened: \("x" as Words)")))
    #expect(stage.shows("Not opened") && stage.text == "abc")
    stage.pass(.feature(FilesFeature.self, .isOpen(.first)))
    #expect(stage.text == "abc" && !stage.app.hasSeveralTexts)
  }

  /// The first lines of a file stand as the text will show them, on every screen: behind the arrow
  /// of their direction, from the end where that begins.
  @Test(arguments: ["en", "he", "ar"], [(12, 40), (24, 80), (60, 200)])
  func firstLinesStandInTheirDirection(_ language: String, _ size: (Int, Int)) throws {
    var stage = stage(rows: size.0, columns: size.1)
    stage.app.speak(try #require(Catalogue(language)))
    _ = type("b", &stage)
    let lines = ["12 drei", "\u{5D0}\u{5D1} x 34", "\u{627}: 5"]
    stage.pass(
      .feature(OpeningFeature.self, .previewed(FilePreview(path: "B.txt", .lines(Exact(lines))))))
    let edge = "\u{2502}"
    #expect(stage.shows("\(edge) \(Sign.arrow(.leftToRight)) 12 drei  "), "\(stage)")
    // The shape of a letter that joins is not the scalar's own.
    for end in ["x 34 \u{5D1}\u{5D0} \(edge)", "5 :"] {
      let row = stage.rows.first { $0.contains("  \(end)") }
      #expect(row?.contains("\(edge) \(Sign.arrow(.rightToLeft))  ") == true, "\(stage)")
    }
  }

  /// A name is one piece in its own direction, here as in the title of its text.
  @Test(arguments: [
    "\u{5D0}\u{5D1}-2 b.txt", "a-\u{5D0}\u{5D1}.txt", "\u{6A9}\u{62A}\u{627}\u{628} 12.md",
    "2 c.txt",
  ])
  func aNameStandsAsInTheTitle(_ name: String) throws {
    for language in ["en", "he", "ar"] {
      var stage = Stage(
        Document(text: "abc"), name: name, size: Size(rows: 24, columns: 80))
      stage.app.speak(try #require(Catalogue(language)))
      let title = stage.rows[0]
      stage.press(open)
      stage.pass(
        .feature(
          OpeningFeature.self,
          .listed(
            FolderListing(
              folder: "", entries: [FolderListing.Entry(name: name, isFolder: false)]))))
      // The sign of the chosen row is turned on a mirrored screen.
      let signs = "\u{2502}\(Sign.rightward)\(Sign.leftward)"
      let row = try #require(stage.rows.dropFirst(3).first { $0.contains(".") })
      let shown = row.filter { !signs.contains($0) }.split { $0 == " " }.joined(separator: " ")
      #expect(!shown.isEmpty && title.contains(shown), "\(title) \(stage)")
    }
  }

  @Test(arguments: [(12, 40), (24, 80), (60, 200)])
  func theListFitsEveryScreen(_ rows: Int, _ columns: Int) {
    let stage = stage(rows: rows, columns: columns)
    #expect(stage.shows("docs/") && stage.shows("> "), "\(stage)")
  }

  @Test func completionsBeginWithWhatIsTypedBeforeTheyHoldIt() {
    let names = ["xa", "Ab", "ab", ".a", "b"]
    let listing = FolderListing(
      folder: "", entries: names.map { FolderListing.Entry(name: $0, isFolder: false) })
    #expect(listing.completions(of: "a").map(\.name) == ["Ab", "ab", "xa"])
    #expect(listing.completions(of: "").map(\.name) == ["xa", "Ab", "ab", "b"])
    #expect(listing.completions(of: ".").map(\.name) == [".a"])
  }
}
