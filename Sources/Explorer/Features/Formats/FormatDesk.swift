internal import Formats
package import Wording

/// The formatted values of a state, made once for as long as nothing of it changes.
final class FormatDesk: Memo {
  private struct Key: Equatable {
    let value: String
    let locales: [String]
    let ways: [String]
  }

  private var kept: (key: Key, lines: [FormattedValue])?

  init() {}

  /// A line for each way and locale, those of a way together.
  func lines(_ state: FormatsFeature.State) -> [FormattedValue] {
    let key = Key(value: state.value, locales: state.locales, ways: state.ways)
    if let kept, kept.key == key { return kept.lines }
    let kinds =
      state.ways.isEmpty
      ? FormatKind.fitting(state.value) : state.ways.compactMap { try? FormatKind(reading: $0) }
    let lines = kinds.flatMap { kind in
      state.locales.compactMap { try? FormattedValue(state.value, as: kind, locale: $0) }
    }
    kept = (key, lines)
    return lines
  }

  /// The chosen line.
  func chosen(_ state: FormatsFeature.State) -> FormattedValue? {
    let lines = lines(state)
    return lines.indices.contains(state.chosen) ? lines[state.chosen] : lines.last
  }
}
