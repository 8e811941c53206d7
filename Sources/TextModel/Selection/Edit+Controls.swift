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
  /// The edit that puts each range between an isolate initiator and a PDI, paragraph by paragraph,
  /// since an isolate ends with its paragraph (X8). O(paragraphs + ranges); nothing is laid out.
  public func wrapping(_ ranges: RangeSet<ScalarOffset>, in isolate: IsolateKind) -> Edit {
    let initiator = StoredText(String(isolate.initiator))
    let pop = StoredText("\u{2069}")
    var replacements: [Edit.Replacement] = []
    for part in document.parts(of: ranges) {
      for range in part.rangesOfContent {
        replacements.append(.init(range.lowerBound..<range.lowerBound, with: initiator))
        replacements.append(.init(range.upperBound..<range.upperBound, with: pop))
      }
    }
    return Edit(replacements)
  }

  /// The edit that removes the bidi controls from ranges: marks, embeddings, overrides, isolates
  /// and their ends (the property Bidi_Control).
  public func strippingControls(_ ranges: RangeSet<ScalarOffset>) -> Edit {
    var controls: [Range<ScalarOffset>] = []
    for range in ranges.ranges {
      for (index, stored) in document.scalars(in: range).enumerated()
      where BidiProperties.isControl(stored.value) {
        let offset = range.lowerBound.advanced(by: index)
        if let last = controls.last, last.upperBound == offset {
          controls[controls.count - 1] = last.lowerBound..<offset.advanced(by: 1)
        } else {
          controls.append(offset..<offset.advanced(by: 1))
        }
      }
    }
    return Edit(controls.map { Edit.Replacement($0, with: .empty) })
  }
}
