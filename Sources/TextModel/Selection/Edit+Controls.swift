internal import BidiAlgorithm
internal import UnicodeData

/// An isolate that a selection can be wrapped in.
public enum IsolateKind: String, CaseIterable, Hashable, Sendable {
  case lri = "LRI"
  case rli = "RLI"
  case fsi = "FSI"

  /// The initiator: U+2066, U+2067 or U+2068.
  public var initiator: Unicode.Scalar {
    switch self {
    case .lri: "\u{2066}"
    case .rli: "\u{2067}"
    case .fsi: "\u{2068}"
    }
  }
}

extension TextLayout {
  /// The edit that puts each range between an isolate initiator and a PDI, paragraph by paragraph, since an
  /// isolate ends with its paragraph (X8).
  public func wrapping(_ ranges: RangeSet<ScalarOffset>, in isolate: IsolateKind) -> Edit {
    let initiator = StoredText(String(isolate.initiator))
    let pop = StoredText("\u{2069}")
    var replacements: [Edit.Replacement] = []
    for (number, part) in paragraphs(of: ranges) {
      let end = start(of: number).advanced(by: paragraph(number).contentEnd)
      for range in part.ranges where range.lowerBound < end {
        let upper = min(range.upperBound, end)
        replacements.append(.init(range.lowerBound..<range.lowerBound, with: initiator))
        replacements.append(.init(upper..<upper, with: pop))
      }
    }
    return Edit(replacements)
  }

  /// The edit that removes the bidi controls from ranges: marks, embeddings, overrides, isolates and their
  /// ends (the property Bidi_Control).
  public func strippingControls(_ ranges: RangeSet<ScalarOffset>) -> Edit {
    var controls = RangeSet<ScalarOffset>()
    for range in ranges.ranges {
      for (index, stored) in document.scalars(in: range).enumerated()
      where ControlPairs.isBidiControl(stored.value) {
        let offset = range.lowerBound.advanced(by: index)
        controls.insert(contentsOf: offset..<offset.advanced(by: 1))
      }
    }
    return .delete(controls)
  }
}
