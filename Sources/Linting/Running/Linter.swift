internal import BidiAlgorithm

/// Asks the rules about files.
public struct Linter: Sendable {
  /// What is asked.
  public var options: LintOptions
  private let rules: [any LintRule]

  /// The most findings of one file that are told.
  public static let mostFindings = 10_000

  /// A linter with these options.
  public init(_ options: LintOptions = LintOptions()) {
    self.options = options
    rules = options.rules
  }

  /// What is found in a file, in the order of its text. O(*n*) where there is nothing of bidi.
  ///
  /// - Parameters:
  ///   - bytes: what is in it.
  ///   - path: its name.
  ///   - kind: what it is written in, where its name does not tell.
  /// - Returns: the findings; none in a file that holds no text.
  public func findings(
    in bytes: [UInt8], path: String, kind: SourceKind? = nil
  ) -> (findings: [Finding], text: FileText?) {
    let kind = options.kind ?? kind ?? SourceKind(path: path)
    let isNamed = path.unicodeScalars.contains { Interest.has($0) }
    let isOfInterest =
      ByteScan(kind, wantsLetters: options.wantsLetters).isOfInterest(bytes)
      || options.direction == .explicit(.rightToLeft)
    guard isNamed || isOfInterest else { return ([], nil) }
    let text = FileText(isOfInterest ? bytes : [])
    return (findings(in: text, path: path, kind: kind), text)
  }

  /// What is found in a text, in its order.
  public func findings(in text: FileText, path: String, kind: SourceKind?) -> [Finding] {
    let file = LintedFile(
      text, kind: kind, path: path, direction: options.direction, paragraphs: options.paragraphs)
    var found: [Finding] = []
    for rule in rules {
      rule.check(file, &found)
      if found.count > Self.mostFindings { break }
    }
    guard !found.isEmpty else { return [] }
    let suppressions = Suppressions(text)
    var seen: Set<Finding> = []
    let kept = found.filter { !suppressions.covers($0) && seen.insert($0).inserted }
    let sorted = kept.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return sorted.prefix(Self.mostFindings).map(\.element)
  }
}
