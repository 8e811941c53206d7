internal import ArgumentParser
internal import Linting

/// What files are written in, as `--as` names it.
struct SourceKindArgument: ListedArgument {
  let kind: SourceKind

  init?(argument: String) {
    guard let kind = SourceKind(rawValue: argument) else { return nil }
    self.kind = kind
  }

  static var allValueStrings: [String] { SourceKind.allCases.map(\.rawValue) }
  var defaultValueDescription: String { kind.rawValue }
}
