package import ExplorerCore
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// Inserts a scalar by its number or its name, or from the palette of those that cannot be seen.
package enum CodePointsFeature: Feature {
  package enum Action: Hashable, Sendable {
    case open
    /// Inserts a scalar.
    case insert(Unicode.Scalar)
  }

  package static let commands = [
    Command(
      "Insert code point",
      "Inserts a scalar by number or name, or a control from a list that previews the line.",
      .edit, keys: [.control("u")], menu: [.caret(0, 1)], .feature(CodePointsFeature.self, .open))
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .open:
      app.open(ScalarOverlay())
      return .nothing
    case .insert(let scalar): return .action(.edit(.type(String(scalar))))
    }
  }
}

/// The bidi controls and the other characters that cannot be seen, in the order of the palette.
enum InvisibleScalars {
  /// Each with what it does, in a few words.
  static let all: [(scalar: Unicode.Scalar, use: Words)] = [
    ("\u{200E}", "acts as a left-to-right letter"),
    ("\u{200F}", "acts as a right-to-left letter"),
    ("\u{61C}", "acts as an Arabic letter"),
    ("\u{2066}", "begins a left-to-right isolate"), ("\u{2067}", "begins a right-to-left isolate"),
    ("\u{2068}", "begins an isolate of its own direction"), ("\u{2069}", "ends an isolate"),
    ("\u{202A}", "begins a left-to-right embedding"),
    ("\u{202B}", "begins a right-to-left embedding"),
    ("\u{202D}", "overrides to left-to-right"), ("\u{202E}", "overrides to right-to-left"),
    ("\u{202C}", "ends an embedding or override"),
    ("\u{200C}", "keeps letters from joining"), ("\u{200D}", "makes letters join"),
    ("\u{34F}", "keeps marks apart"), ("\u{200B}", "allows a line break"),
    ("\u{2060}", "forbids a line break"), ("\u{AD}", "a hyphen where a line breaks"),
    ("\u{A0}", "a space without a line break"), ("\u{202F}", "a narrow space without a line break"),
    ("\u{2028}", "ends a line"), ("\u{2029}", "ends a paragraph"), ("\u{FEFF}", "no space at all"),
  ]

  /// What a scalar of the palette does; nil for all others.
  static func use(of scalar: Unicode.Scalar) -> Words? { all.first { $0.scalar == scalar }?.use }
}
