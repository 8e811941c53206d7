import Explorer
import ExplorerCore
import Screen
import Testing
import UnicodeData
import Wording

/// The files that were opened before: listed, found, opened again, forgotten.
@Suite struct RecentTests {
  private let recent = KeyPress(.character("r"), [.alt, .shift])

  private static let files = [
    RecentFile(path: "/tmp/a/one.txt", name: "one.txt", folder: "/tmp/a/", isThere: true),
    RecentFile(
      path: "/tmp/b/\u{5E9}\u{5DC}.txt", name: "\u{5E9}\u{5DC}.txt", folder: "/tmp/b/",
      isThere: true),
    RecentFile(path: "/tmp/b/gone", name: "gone", folder: "/tmp/b/", isThere: false),
  ]

  private func stage(
    _ files: [RecentFile] = files, rows: Int = 24, columns: Int = 80
  ) -> Stage {
    var stage = Stage("abc", rows: rows, columns: columns)
    #expect(stage.press(recent) == [.feature(RecentFeature.self, .list)])
    stage.pass(.feature(RecentFeature.self, .listed(files)))
    return stage
  }

  @Test func theNewestIsOpenedAtOnce() {
    var stage = stage()
    #expect(stage.shows("one.txt") && stage.shows("/tmp/a/"), "\(stage)")
    #expect(
      stage.press(KeyPress(.enter))
        == [.feature(FilesFeature.self, .open(path: "/tmp/a/one.txt"))])
    #expect(stage.app.overlay == nil)
  }

  @Test func aFileIsFoundByItsFolder() {
    var stage = stage()
    for letter in "/b".unicodeScalars { stage.press(KeyPress(.character(letter))) }
    #expect(!stage.shows("one.txt"))
    #expect(
      stage.press(KeyPress(.enter))
        == [.feature(FilesFeature.self, .open(path: Self.files[1].path))])
  }

  @Test func aFileIsTakenByAPress() throws {
    var stage = stage()
    let row = try #require(stage.rows.firstIndex { $0.contains("one.txt") })
    let effects = stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 8))))
    #expect(effects == [.feature(FilesFeature.self, .open(path: "/tmp/a/one.txt"))])
  }

  @Test func aFileThatIsGoneIsSaid() {
    var stage = stage()
    #expect(stage.shows("not there now"), "\(stage)")
    stage.press(KeyPress(.end))
    #expect(stage.press(KeyPress(.enter)) == [])
    #expect(stage.app.overlay == nil && stage.shows("gone is not there now."), "\(stage)")
  }

  /// Nothing of a name reaches the terminal but what can be seen, and none stands outside its
  /// place.
  @Test func aNameHoldsNoEscapes() {
    let name = "a\u{1B}[2J\u{202E}b\u{2066}\u{7}\nc"
    let stage = stage([
      RecentFile(path: "/" + name, name: name, folder: "/\u{202E}x/", isThere: true)
    ])
    let scalars = stage.rows.joined().unicodeScalars
    #expect(scalars.allSatisfy { $0.value >= 0x20 && !(0x202A...0x2069).contains($0.value) })
    #expect(stage.shows("RLO"), "\(stage)")
  }

  @Test func thereMayBeNone() {
    var stage = stage([])
    #expect(stage.shows("No other file was opened before."), "\(stage)")
    #expect(stage.press(KeyPress(.enter)) == [])
    stage.press(KeyPress(.character("x")))
    #expect(stage.shows("No file of this name was opened before."), "\(stage)")
  }

  @Test(arguments: [(12, 40), (24, 80), (60, 200)])
  func theListFitsEveryScreen(_ rows: Int, _ columns: Int) {
    let many = (0..<50).map {
      RecentFile(
        path: "/\($0)", name: "file \($0)", folder: String(repeating: "/folder", count: 60),
        isThere: $0 % 2 == 0)
    }
    var stage = stage(many, rows: rows, columns: columns)
    stage.press(KeyPress(.end))
    #expect(stage.shows("file 49"), "\(stage)")
  }

  @Test func theListIsForgotten() {
    var stage = stage()
    stage.press(KeyPress(.escape))
    #expect(
      stage.act(.feature(RecentFeature.self, .forget)) == [.feature(RecentFeature.self, .forget)])
    stage.pass(.feature(RecentFeature.self, .forgotten(failure: nil)))
    #expect(stage.shows("Forgotten: the recent files"), "\(stage)")
    stage.pass(.feature(RecentFeature.self, .forgotten(failure: "x")))
    #expect(stage.shows("Not forgotten: x"), "\(stage)")
  }
}
