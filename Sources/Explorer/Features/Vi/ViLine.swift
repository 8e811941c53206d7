internal import ExplorerCore
internal import TextModel
internal import Wording

/// The line behind a colon.
struct ViLine: PromptPurpose {
  var title: Words { Words(verbatim: ":") }
  func action(for text: String) -> Action { .feature(ViFeature.self, .line(text)) }
}

extension ViFeature {
  /// What a line behind a colon asks for.
  static func command(_ line: String, _ app: AppState) -> Reaction {
    let line = line.trimmingPrefix { $0 == ":" || $0 == " " }
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    let path = parts.count > 1 ? parts[1] : nil
    switch (name, path) {
    case ("w", nil), ("write", nil): return ask(.save)
    case ("w", let path?), ("write", let path?), ("saveas", let path?): return ask(.saveAs(path))
    case ("q", nil), ("quit", nil): return ask(.close)
    case ("qa", nil), ("qall", nil): return ask(.quit)
    case ("q!", nil): return ask(.giveUp)
    case ("wq", nil), ("x", nil): return ask(.saveAndClose)
    case ("e", let path?), ("edit", let path?): return ask(.open(path))
    case ("help", nil), ("h", nil): return .action(.feature(ViFeature.self, .help))
    default:
      if path == nil, let number = Int(name), number > 0 {
        return .action(.goTo(start(ofParagraph: number, app)))
      }
      return .action(
        .say(
          "':\(verbatim: String(line))' is no command here; :help lists those that there are."))
    }
  }

  private static func ask(_ wish: FileWish) -> Reaction { .action(.signal(.fileAsked(wish))) }

  /// Where a paragraph begins that users count from 1; the last one's place where there are fewer.
  static func start(ofParagraph number: Int, _ app: AppState) -> ScalarOffset {
    let document = app.session.document
    let index = ParagraphIndex(min(number, document.paragraphCount) - 1)
    return document.range(of: index).lowerBound
  }
}
