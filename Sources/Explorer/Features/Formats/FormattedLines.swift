internal import ExplorerCore
internal import Formats
internal import UnicodeData

/// A value written in ways and locales: a line for each way and locale, those of a way together.
struct FormattedLines: Question {
  @Exact private var value: String
  @Exact private var locales: [String]
  @Exact private var ways: [String]

  init(_ state: FormatsFeature.State) {
    value = state.value
    locales = state.locales
    ways = state.ways
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
