internal import BidiAlgorithm
internal import UnicodeData

/// What stands on a key: how its meaning is shown.
public struct KeyCap: Hashable, Sendable {
  /// What to draw: never a control or a format character.
  public var text: String
  /// Its width in cells.
  public var width: Int

  /// The cap of a meaning in a layout of a direction.
  ///
  /// A mark stands on a dotted circle; what cannot be seen is its abbreviation; a dead key is the
  /// mark that it types alone. Right-to-left text shows brackets mirrored (L4), and so does the
  /// cap: it shows what is seen, while the table says what is stored.
  public init(_ meaning: KeyMeaning?, on layout: KeyboardLayout) {
    switch meaning {
    case nil: self.init("")
    case .dead(let name): self.init(layout.deadKeys[name]?.alone ?? name)
    case .text(let text) where text == " ": self.init("\u{2423}")
    case .text(let text):
      self.init(
        layout.direction == .rightToLeft
          ? String(String.UnicodeScalarView(text.unicodeScalars.map(Self.mirrored))) : text)
    }
  }

  /// The cap of a letter that stands for itself.
  init(letter: Unicode.Scalar) { self.init(String(letter)) }

  private init(_ text: String) {
    let drawing = ClusterDrawing.of(Array(text.unicodeScalars))
    if let label = drawing.label ?? text.unicodeScalars.first.flatMap(Self.label) {
      (self.text, width) = (label, label.utf8.count)
    } else if drawing.hasMore || text.count > 1 {
      // More than one cluster: all of it, such as lam with alef.
      self.text = text
      width = text.unicodeScalars.reduce(0) { $0 + ScalarFacts.cellWidth(of: $1) }
    } else {
      self.text = String(String.UnicodeScalarView(drawing.glyphs))
      width = drawing.width
    }
  }

  private static func label(_ scalar: Unicode.Scalar) -> String? { ScalarFacts.label(of: scalar) }

  private static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    BidiProperties.mirror(of: scalar) ?? scalar
  }
}
