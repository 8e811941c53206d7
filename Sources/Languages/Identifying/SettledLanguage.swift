/// A language's label that does not flicker while one types: it changes when two evaluations in a
/// row agree.
public struct SettledLanguage: Hashable, Sendable {
  /// The language shown; nil before any.
  public private(set) var language: String?
  /// How sure of it the last evaluation was that found it, from 0 to 1.
  public private(set) var confidence = 0.0
  /// Whether the last evaluation was sure of it.
  public private(set) var isReliable = false
  /// The languages that the last evaluation was sure of: the one shown, and those of long runs.
  public private(set) var sureLanguages: [String] = []
  private var candidate: String?

  /// Whether the last evaluation found the language that is shown. Where it did not and the text
  /// stays as it is, the same evaluation is taken once more.
  public var isSettled: Bool { candidate == language }

  /// No language yet.
  public init() {}

  /// Takes the next evaluation.
  public mutating func take(_ text: IdentifiedText) {
    if text.language == nil || text.language == candidate || language == nil {
      language = text.language
    }
    candidate = text.language
    if isSettled { confidence = text.confidence }
    isReliable = text.isReliable && text.language == language
    sureLanguages = text.sureLanguages.filter { isReliable || $0 != text.language }
  }
}
