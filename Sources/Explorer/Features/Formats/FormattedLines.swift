internal import ExplorerCore
internal import Formats

/// A value written in ways and locales: a line for each way and locale, those of a way together.
struct FormattedLines: Question {
  private let value: String
  private let locales: [String]
  private let ways: [String]

  init(_ state: FormatsFeature.State) {
    (value, locales, ways) = (state.value, state.locales, state.ways)
  }

  func answer(_ memory: Memory) -> [FormattedValue] {
    let kinds =
      ways.isEmpty
      ? FormatKind.fitting(value) : ways.compactMap { try? FormatKind(reading: $0) }
    return kinds.flatMap { kind in
      locales.compactMap { try? FormattedValue(value, as: kind, locale: $0) }
    }
  }

  /// The chosen line.
  static func chosen(_ state: FormatsFeature.State, _ memory: Memory) -> FormattedValue? {
    let lines = memory[FormattedLines(state)]
    return lines.indices.contains(state.chosen) ? lines[state.chosen] : lines.last
  }
}
