internal import BidiAlgorithm
internal import UnicodeData

extension TextLayout {
  /// The text of ranges as a copy format writes it. O(text, and for the display its lines).
  public func copy(_ ranges: RangeSet<ScalarOffset>, as format: CopyFormat) -> String {
    switch format {
    case .storage: return stored(ranges).string
    case .display: return displayed(ranges)
    case .scalarEscapes: return TextEscapes.scalarEscapes(stored(ranges))
    case .utf16Escapes: return TextEscapes.utf16Escapes(stored(ranges))
    case .html: return html(ranges)
    case .swiftLiteral: return TextEscapes.swiftLiteral(stored(ranges))
    case .jsonLiteral: return TextEscapes.jsonLiteral(stored(ranges))
    }
  }

  /// The text of ranges, in storage order.
  public func stored(_ ranges: RangeSet<ScalarOffset>) -> StoredText {
    StoredText(scalars: ranges.ranges.flatMap { document.scalars(in: $0) })
  }

  private func html(_ ranges: RangeSet<ScalarOffset>) -> String {
    paragraphs(of: ranges).map { number, part in
      let layout = paragraph(number)
      let start = start(of: number).rawValue
      let scalars = part.ranges.flatMap { range in
        layout.content.scalars[
          min(
            range.lowerBound.rawValue - start, layout.contentEnd)..<min(
              range.upperBound.rawValue - start, layout.contentEnd)]
      }
      return "<p dir=\"\(layout.paragraphLevel.direction.shortName)\">"
        + TextEscapes.html(scalars) + "</p>"
    }.joined(separator: "\n")
  }

  private func displayed(_ ranges: RangeSet<ScalarOffset>) -> String {
    var lines: [String] = []
    for (number, part) in paragraphs(of: ranges) {
      let layout = paragraph(number)
      let start = start(of: number)
      for line in 0..<layout.lineCount {
        let range = range(of: LinePosition(paragraph: number, line: line))
        guard !part.intersection(RangeSet(range)).isEmpty else { continue }
        var text = String.UnicodeScalarView()
        for cell in layout.line(line).cells
        where cell.isVisible && part.contains(start.advanced(by: cell.range.lowerBound)) {
          let scalars = cell.range.map { layout.content.scalars[$0].scalar }
          let isMirrored = BidiProperties.mirror(of: scalars[0]) == cell.base
          text.append(isMirrored ? cell.base : scalars[0])
          text.append(contentsOf: scalars.dropFirst())
        }
        lines.append(String(text))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The parts of ranges by paragraph.
  func paragraphs(
    of ranges: RangeSet<ScalarOffset>
  ) -> [(ParagraphIndex, RangeSet<ScalarOffset>)] {
    guard let hull = Self.hull(ranges) else { return [] }
    let touched = document.paragraphs(touching: hull)
    return (touched.lowerBound.rawValue..<touched.upperBound.rawValue).compactMap { number in
      let paragraph = ParagraphIndex(number)
      let part = ranges.intersection(RangeSet(document.range(of: paragraph)))
      return part.isEmpty ? nil : (paragraph, part)
    }
  }
}
