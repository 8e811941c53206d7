internal import Linting
internal import UnicodeData

/// The names of characters that have no picture, where they stand.
enum InlayHints {
  private static let most = 1_000

  static func of(
    _ text: FileText, _ range: Range<Int>, _ encoding: PositionEncoding
  ) -> JSONValue {
    let places = range.lazy.filter { place in
      let scalar = text.scalars[place]
      return scalar.value >= 0xAD && ScalarFacts.isInvisible(scalar)
    }
    return .array(
      places.prefix(most).map { place in
        .object([
          "position": encoding.position(place, in: text),
          "label": .string(ScalarFacts.label(of: text.scalars[place]) ?? ""),
          "tooltip": .string(ScalarFacts.name(of: text.scalars[place])),
        ])
      })
  }
}
