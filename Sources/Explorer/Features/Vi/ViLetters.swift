internal import Keyboards

/// The letters of commands, whatever the user's own keyboard writes.
enum ViLetters {
  /// The letter that the key writes on a US keyboard which writes a scalar on a Hebrew, Arabic or
  /// Persian one; the scalar itself where no key does.
  static func letter(typedAs scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard !scalar.isASCII else { return scalar }
    let text = String(scalar)
    for name in layouts {
      guard case .layout(let layout) = KeyboardCatalogue.keyboard(named: name),
        let stroke = layout.strokes(typing: text).first,
        let letter = stroke.position.name.unicodeScalars.first
      else { continue }
      let isShifted = stroke.level != .plain
      return isShifted && ("a"..."z").contains(letter)
        ? Unicode.Scalar(UInt8(letter.value) - 0x20) : letter
    }
    return scalar
  }

  private static let layouts = ["hebrew", "arabic", "persian"]
}
