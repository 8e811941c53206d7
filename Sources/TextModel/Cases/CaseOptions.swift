internal import BidiAlgorithm
internal import Wording

/// How an editor is set for a case: `direction=rtl width=10 policy=single`.
public struct CaseOptions: Hashable, Sendable {
  /// The names and values that are set, as they stand in the file.
  public private(set) var words: [String] = []
  private var direction = BaseDirection.auto
  private var width: Int?
  private var lineLanguage: String?
  private var hasLabels = false
  private var steps: [SessionStep] = []

  /// What each option may be; the first value is the one where nothing is said.
  public static let names: [(name: String, values: String)] =
    [
      ("direction", "auto ltr rtl"), ("width", "columns, 1 to \(LayoutSettings.widest)"),
      ("line-language", "root, or a language's tag"), ("controls", "hidden labels"),
    ] + settings.map { ($0.name, $0.values.map(\.name).joined(separator: " ")) }

  private typealias Setting = (name: String, values: [(name: String, step: SessionStep)])

  private static let settings: [Setting] = [
    ("policy", SelectionPolicy.values), ("motion", MotionPolicy.values),
    ("words", WordPolicy.values), ("wraps", WrapPolicy.values),
    ("deletion", DeletionPolicy.values), ("backspace", DeletionUnit.values),
    (
      "keyboard",
      [("none", .keyboard(nil))] + TextDirection.allCases.map { ($0.shortName, .keyboard($0)) }
    ),
    ("text", [("writable", .readOnly(false)), ("read-only", .readOnly(true))]),
  ]

  /// No option: everything as it is where nothing is said.
  public init() {}

  /// Sets an option.
  ///
  /// - Parameter word: `name=value`.
  /// - Throws: what is wrong with it.
  public mutating func set(_ word: String) throws(CaseProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let known = Self.names.first(where: { $0.name == parts[0] }) else {
      let names = Self.names.map(\.name).joined(separator: " ")
      throw CaseProblem(
        "'\(verbatim: parts[0])' is not an option; the options are \(verbatim: names)")
    }
    guard !words.contains(where: { $0.hasPrefix(known.name + "=") }) else {
      throw CaseProblem("'\(verbatim: known.name)' is set twice")
    }
    guard parts.count == 2, take(known.name, String(parts[1])) else {
      throw CaseProblem("'\(verbatim: known.name)=' needs one of: \(verbatim: known.values)")
    }
    words.append(word)
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch (name, value) {
    case ("direction", "auto"): direction = .auto
    case ("direction", _):
      guard let named = TextDirection(shortName: value) else { return false }
      direction = .explicit(named)
    case ("width", _):
      guard let columns = Int(value), (1...LayoutSettings.widest).contains(columns) else {
        return false
      }
      width = columns
    case ("line-language", "root"): lineLanguage = nil
    case ("line-language", _):
      guard Self.isTag(value) else { return false }
      lineLanguage = value
    case ("controls", "hidden"): hasLabels = false
    case ("controls", "labels"): hasLabels = true
    default:
      let setting = Self.settings.first { $0.name == name }
      guard let found = setting?.values.first(where: { $0.name == value }) else { return false }
      steps.append(found.step)
    }
    return true
  }

  /// Whether a value is written as a language's tag (BCP 47): subtags of ASCII letters and digits,
  /// of which the first has two or three letters.
  private static func isTag(_ value: String) -> Bool {
    let subtags = value.split(separator: "-", omittingEmptySubsequences: false)
    return subtags.allSatisfy { tag in
      (1...8).contains(tag.count) && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    } && (2...3).contains(subtags[0].count) && subtags[0].allSatisfy(\.isLetter)
  }

  /// A session on a text, set as the options say.
  public func session(_ before: CaseState) -> EditingSession {
    var session = EditingSession(
      Document(text: String(String.UnicodeScalarView(before.scalars))),
      settings: .ofReports(hasLabels ? .labelled : .hidden, width: width),
      directions: DirectionDecider(direction))
    session.lineLanguages = TextLanguages(otherwise: lineLanguage)
    for step in steps { session.perform(step) }
    session.select(before.selection)
    return session
  }
}
