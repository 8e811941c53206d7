/// The language of a text, and of each run of one script in it.
public struct IdentifiedText: Hashable, Sendable {
  /// A run of one script.
  public struct Span: Hashable, Sendable {
    /// The run, in scalars.
    public var range: Range<Int>
    /// The script's four-letter code, such as `Arab`.
    public var script: String
    /// The language's tag; nil where none is known.
    public var language: String?
    /// How sure that is, from 0 to 1: the same for all runs of a script, which are judged together.
    public var confidence: Double

    /// A run in scalars, with its script and its language.
    public init(range: Range<Int>, script: String, language: String?, confidence: Double = 1) {
      self.range = range
      self.script = script
      self.language = language
      self.confidence = confidence
    }

    /// Whether it is sure enough to act upon.
    public var isReliable: Bool { confidence >= IdentifiedText.reliable }
  }

  /// The languages that are surely written: that of most letters, and those of long runs of other
  /// scripts than Latin, the longest first. Names and code make long runs of Latin letters. O(*n*
  /// log *n*) in the runs.
  public var sureLanguages: [String] {
    let runs = spans.filter {
      $0.isReliable && $0.script != "Latn" && $0.range.count >= Self.long
    }
    let others = runs.sorted { $0.range.count > $1.range.count }.compactMap(\.language)
    return (isReliable ? language.map { [$0] } ?? [] : []) + others
  }

  /// From so many scalars on a run of one script is long.
  private static let long = 16

  /// From this confidence on a language is acted upon.
  static let reliable = 0.75

  /// The tag of the language that most letters are in, such as `ar`, or `ar-Latn` for Arabizi; nil
  /// without letters.
  public var language: String?
  /// How sure that is, from 0 to 1.
  public var confidence: Double
  /// Whether it is sure enough to act upon.
  public var isReliable: Bool
  /// The runs, in the order of the text.
  public var spans: [Span]

  /// What was found; the runs in the order of the text.
  public init(language: String?, confidence: Double, isReliable: Bool, spans: [Span]) {
    self.language = language
    self.confidence = confidence
    self.isReliable = isReliable
    self.spans = spans
  }

  /// No language: a text without letters.
  public static let none = IdentifiedText(
    language: nil, confidence: 0, isReliable: false, spans: [])
}
