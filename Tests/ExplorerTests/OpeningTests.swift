import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
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
        .previewed(FilePreview(path: "B.txt", .lines(["first line", "\u{5D0}\u{1B}[2J"])))))
    #expect(stage.shows("first line"), "\(stage)")
    stage.press(KeyPress(.tab))
    #expect(stage.shows("> B.txt"), "\(stage)")
    #expect(stage.press(KeyPress(.enter)) == [.feature(FilesFeature.self, .open(path: "B.txt"))])
    #expect(stage.state.overlay == nil)
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
    #expect(stage.text == "abc" && !stage.state.hasSeveralTexts)
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
