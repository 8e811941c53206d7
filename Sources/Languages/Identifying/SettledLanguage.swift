/// A language's label that does not flicker while one types: it changes when two evaluations in a
/// row agree.
public struct SettledLanguage: Hashable, Sendable {
  /// The language shown; nil before any.
  public private(set) var language: String?
  /// Whether the last evaluation was sure of it.
  public private(set) var isReliable = false
  /// The languages that the last evaluation was sure of: the one shown, and those of long runs.
  public private(set) var sureLanguages: [String] = []
  private var candidate: String?

  /// No language yet.
  public init() {}

  /// Takes the next evaluation.
  public mutating func take(_ text: IdentifiedText) {
    if text.language == nil || text.language == candidate || language == nil {
      language = text.language
    }
    candidate = text.language
    isReliable = text.isReliable && text.language == language
    sureLanguages = text.sureLanguages.filter { isReliable || $0 != text.language }
  }
}
