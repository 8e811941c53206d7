internal import TextModel
internal import Screen
internal import UnicodeData

/// Insertion of a scalar by its number or the label of a control.
package enum CodePointsFeature: Feature {
  package enum Action: Hashable, Sendable {
    case open
    /// Inserts what a number or a label stands for.
    case insert(String)
  }

  package static let commands = [
    Command(
      "Insert code point", "Inserts a scalar by its number or name, such as 202E or RLI.", .edit,
      keys: [.control("u")], menu: [.caret(0, 1)], .feature(CodePointsFeature.self, .open))
  ]

  private struct Prompt: PromptPurpose {
    var title: String { "Insert code point (202E, U+05D0, or RLI)" }
    func action(for text: String) -> Explorer.Action {
      .feature(CodePointsFeature.self, .insert(text))
    }
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .open: app.open(PromptOverlay(Prompt()))
    case .insert(let text):
      guard let scalar = CodePointEntry.scalar(text) else {
        app.message =
          "\(PrintableText.of(text)) is not a code point; write 5D0, U+05D0 or a label such as RLI."
        return .nothing
      }
      return .action(.edit(.type(String(scalar))))
    }
    return .nothing
  }
}

/// A scalar by its number or by the label of a control.
enum CodePointEntry {
  private static let labelled: [UInt32] =
    [0x061C, 0x00A0, 0x00AD, 0x034F, 0x2028, 0x2029, 0x2060, 0xFEFF]
    + Array(0x200B...0x200F) + Array(0x202A...0x202E) + Array(0x2066...0x2069)

  /// The scalar of `5D0`, `U+05D0` or `RLI`, or nil.
  static func scalar(_ text: String) -> Unicode.Scalar? {
    let word = text.uppercased()
    for value in labelled {
      if let scalar = Unicode.Scalar(value), ScalarFacts.label(of: scalar) == word {
        return scalar
      }
    }
    let digits = word.hasPrefix("U+") ? word.dropFirst(2) : word[...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
