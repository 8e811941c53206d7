internal import ExplorerCore
internal import Fixing
internal import TextModel
internal import Wording

/// Which paragraphs are torn, of those that were in view while nobody typed.
struct TornParagraphs: Equatable, Sendable {
  /// What is torn first, in each paragraph in which anything is.
  private(set) var torn: [JudgedContent: Words] = [:]
  /// The paragraphs in which nothing is.
  private var whole: Set<JudgedContent> = []

  /// When more are known, only those in view are kept.
  private static let mostKept = 500

  /// Whether a paragraph was judged as it is. O(1).
  func knows(_ content: JudgedContent) -> Bool {
    whole.contains(content) || torn[content] != nil
  }

  /// Whether both mark the same paragraphs.
  func looksLike(_ other: TornParagraphs) -> Bool { torn == other.torn }

  /// Judges those of the paragraphs in view that are not known, until so many scalars are read.
  /// O(*n* log *n*).
  mutating func judge(_ contents: [JudgedContent], scalars: Int = .max) {
    if torn.count + whole.count > Self.mostKept {
      let inView = Set(contents)
      torn = torn.filter { inView.contains($0.key) }
      whole.formIntersection(inView)
    }
    var rest = scalars
    for content in contents where rest > 0 && !knows(content) {
      rest -= content.count + 1
      if let first = content.problems.first {
        torn[content] = first.noun
      } else {
        whole.insert(content)
      }
    }
  }
}

extension FixingFeature {
  /// The longest paragraph that is judged because it is in view, in scalars.
  static let longestInView = 2_000
  /// After so many scalars the loop takes the keys that have come meanwhile.
  static let judgedTogether = 2_000
}

extension AppState {
  /// A paragraph in view.
  struct ParagraphInView {
    let index: ParagraphIndex
    let content: JudgedContent
  }

  /// The paragraphs in view that are short enough to be judged there, top to bottom; none where
  /// there is no other than the caret's. O(lines of the view).
  var paragraphsInView: [ParagraphInView] {
    let document = session.document
    guard document.paragraphCount > 1, plan[.text] != nil else { return [] }
    let layout = session.layout
    var found: [ParagraphInView] = []
    for line in layout.lines(from: layout.clamp(top), count: lineCount) {
      let index = line.paragraph
      guard found.last?.index != index,
        document.range(of: index).count <= FixingFeature.longestInView
      else { continue }
      found.append(
        ParagraphInView(index: index, content: JudgedContent(layout.paragraph(index))))
    }
    return found
  }

  /// Whether something is torn in a paragraph, as far as that is known.
  func isKnownTorn(_ paragraph: ParagraphIndex, _ analysis: Analysis) -> Bool {
    let layout = analysis.layout.paragraph(paragraph)
    if fixing.inView.torn[JudgedContent(layout)] != nil { return true }
    return paragraph == analysis.paragraph && verdict(analysis)?.isBad == true
  }
}
