internal import CICU

/// The presentation forms of one letter.
struct PresentationForms {
  private var forms: [Unicode.Scalar?] = [nil, nil, nil, nil]

  subscript(form: JoiningForm) -> Unicode.Scalar? { forms[form.rawValue] }

  /// The forms of a letter, or nil where there are none.
  static func of(_ letter: Unicode.Scalar) -> PresentationForms? { byLetter[letter.value] }

  /// A letter's form; the letter itself where it has no such form.
  static func form(_ letter: Unicode.Scalar, _ form: JoiningForm) -> Unicode.Scalar {
    byLetter[letter.value]?[form] ?? letter
  }

  /// Read from the compatibility decompositions of Arabic Presentation Forms A and B.
  private static let byLetter: [UInt32: PresentationForms] = {
    var result: [UInt32: PresentationForms] = [:]
    for range in [UInt32(0xFB50)...0xFDFF, 0xFE70...0xFEFC] {
      for value in range {
        var form: Int32 = 0
        let letter = unsafe cicu_presented_letter(value, &form)
        guard letter != 0, let scalar = Unicode.Scalar(value) else { continue }
        result[letter, default: PresentationForms()].forms[Int(form)] = scalar
      }
    }
    return result
  }()
}
