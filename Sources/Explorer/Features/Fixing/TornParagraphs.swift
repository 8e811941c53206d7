internal import ExplorerCore
internal import Fixing
internal import TextModel
internal import Wording

/// Which paragraphs are torn, of those that were in view while nobody typed, and of all of a text
/// that is short enough.
struct TornParagraphs: Equatable, Sendable {
  /// What is torn first, in each paragraph in which anything is.
  private(set) var torn: [JudgedContent: Words] = [:]
  /// The paragraphs in which nothing is.
  private var whole: Set<JudgedContent> = []
  /// The text of which all paragraphs are known; nil where there was none.
  private(set) var known: ShortText?

  /// When more are known, only those that are to be judged are kept.
  private static let mostKept = 500

  /// Whether a paragraph was judged as it is. O(1).
  func knows(_ content: JudgedContent) -> Bool {
    whole.contains(content) || torn[content] != nil
  }

  /// Whether both mark the same paragraphs.
  func looksLike(_ other: TornParagraphs) -> Bool { torn == other.torn }

  /// Judges those of some paragraphs that are not known, until so many scalars are read.
  /// O(*n* log *n*).
  ///
  /// - Parameters:
  ///   - contents: the paragraphs, those in view first.
  ///   - text: the text that has no others; nil where it may have.
  ///   - scalars: how many are read.
  mutating func judge(_ contents: [JudgedContent], of text: ShortText?, scalars: Int = .max) {
    if torn.count + whole.count > Self.mostKept {
      let wanted = Set(contents)
      torn = torn.filter { wanted.contains($0.key) }
      whole.formIntersection(wanted)
    }
    var rest = scalars
    for content in contents where !knows(content) {
      guard rest > 0 else { return }
      rest -= content.count + 1
      if let first = content.problems.first {
        torn[content] = first.noun
      } else {
        whole.insert(content)
      }
    }
    if let text { known = text }
  }
}

extension FixingFeature {
  /// The longest paragraph that is judged though it is not the caret's, in scalars.
  static let longestInView = 2_000
  /// After so many scalars the loop takes the keys that have come meanwhile.
  static let judgedTogether = 2_000
}

extension AppState {
  /// What is to be judged of the paragraphs in view that are short enough, top to bottom; nothing
  /// where there is no other than the caret's. O(lines of the view).
  var contentsInView: [JudgedContent] {
    guard session.document.paragraphCount > 1 else { return [] }
    return contents(of: shownParagraphs.map { ParagraphIndex($0) })
  }

  /// What is to be judged while nobody types: the paragraphs in view, and in a short text then all
  /// others. O(paragraphs).
  var contentsToJudge: [JudgedContent] {
    guard ShortText(self) != nil else { return contentsInView }
    let shown = shownParagraphs
    let others = (0..<session.document.paragraphCount).filter { !shown.contains($0) }
    return contents(of: (Array(shown) + others).map { ParagraphIndex($0) })
  }

  /// The paragraphs of which something may be known: those in view, in a short text all. O(lines of
  /// the view).
  var judgedParagraphs: Range<Int> {
    ShortText(self) == nil ? shownParagraphs : 0..<session.document.paragraphCount
  }

  private var shownParagraphs: Range<Int> {
    guard plan[.text] != nil else { return 0..<0 }
    let layout = session.layout
    let lines = layout.lines(from: layout.clamp(top), count: lineCount)
    guard let first = lines.first, let last = lines.last else { return 0..<0 }
    return first.paragraph.rawValue..<last.paragraph.rawValue + 1
  }

  private func contents(of paragraphs: [ParagraphIndex]) -> [JudgedContent] {
    let (document, layout) = (session.document, session.layout)
    return paragraphs.filter { document.range(of: $0).count <= FixingFeature.longestInView }
      .map { JudgedContent(layout.paragraph($0), at: $0, markup) }
  }

  /// Whether something is torn in a paragraph, as far as that is known.
  func isKnownTorn(_ paragraph: ParagraphIndex, _ analysis: Analysis) -> Bool {
    let layout = analysis.layout.paragraph(paragraph)
    if fixing.inView.torn[JudgedContent(layout, at: paragraph, markup)] != nil { return true }
    return paragraph == analysis.paragraph && verdict(analysis)?.isBad == true
  }
}
