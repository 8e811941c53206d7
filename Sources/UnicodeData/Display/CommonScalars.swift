/// Scalars of whose width and clusters all is known without tables: most of the text of East Asia,
/// and the points of Hebrew and Arabic.
package enum CommonScalars {
  /// Whether a scalar takes two cells, and begins a grapheme cluster wherever it stands but behind
  /// a joiner: an ideograph, a kana, a syllable of hangul, or a sign among them.
  @inline(__always)
  package static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x3001 else { return false }
    return (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || (0x3041...0x3096).contains(value) || (0x30A1...0x30FF).contains(value)
      || (0x3400...0x4DBF).contains(value) || (0x3001...0x3003).contains(value)
      || (0x3005...0x3029).contains(value) || (0xFF01...0xFF60).contains(value)
  }

  /// Whether a scalar is a nonspacing mark of Hebrew or Arabic, which is in the cluster of what it
  /// follows and is drawn on it.
  @inline(__always)
  package static func isPoint(_ value: UInt32) -> Bool {
    (0x64B...0x65F).contains(value) || value == 0x670 || (0x591...0x5BD).contains(value)
  }
}
