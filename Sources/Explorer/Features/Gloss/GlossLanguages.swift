internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData

/// What is known of the languages of a text that is written in Latin letters.
struct GlossLanguages {
  /// What holds for one place of a paragraph.
  struct Here: Hashable {
    /// The language that the text was recognised in or marked with; nil where it was not.
    var known: String?
    /// The languages that letters and everyday words of the paragraph tell, by their scripts.
    var told: [String: String]
    /// The user's locales, the first before the others.
    var preferred: [String]
  }

  private let known: TextLanguages.Known?
  private let told: [String: String]
  private let preferred: [String]

  /// What is known of a paragraph. O(*n*) in its beginning.
  init(_ paragraph: ParagraphIndex, of layout: TextLayout, _ app: AppState, _ memory: Memory) {
    known = layout.directed.languages.known(paragraph, in: layout.document)
    preferred = app.preferredLocales
    let scalars = layout.document.content(of: paragraph).scalars.prefix(Self.mostRead)
    let text = String(String.UnicodeScalarView(scalars.map(\.scalar)))
    told = memory[ToldLanguages(text, preferred: preferred)]
  }

  /// How many scalars of a paragraph tell its languages: more tell hardly more.
  private static let mostRead = 1_000

  /// What is known at a scalar, from the paragraph's start. O(runs).
  func at(_ position: Int) -> Here {
    let run = known?.runs.first {
      $0.range.lowerBound.rawValue <= position && position < $0.range.upperBound.rawValue
    }
    return Here(known: run?.language ?? known?.language, told: told, preferred: preferred)
  }
}

/// The languages that letters and everyday words tell, by the codes of their scripts.
struct ToldLanguages: RepeatedQuestion {
  @Exact private(set) var text: String
  @Exact private(set) var preferred: [String]

  init(_ text: String, preferred: [String]) {
    self.text = text
    self.preferred = preferred
  }

  /// A screen has fewer paragraphs.
  static let mostKept = 400

  func answer(_ memory: Memory) -> [String: String] {
    memory[LetterReader(preferred: preferred)].languages(of: text)
  }
}

/// What reads the languages, which is slow to make.
private struct LetterReader: Question {
  @Exact var preferred: [String]

  func answer(_ memory: Memory) -> LetterLanguages { LetterLanguages(preferred: preferred) }
}
