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
    document.parts(of: ranges).map { part in
      let layout = paragraph(part.paragraph)
      let start = part.content.lowerBound.rawValue
      let scalars = part.rangesOfContent.flatMap { range in
        layout.content.scalars[
          range.lowerBound.rawValue - start..<range.upperBound.rawValue - start]
      }
      return "<p dir=\"\(layout.paragraphLevel.direction.shortName)\">"
        + TextEscapes.html(scalars) + "</p>"
    }.joined(separator: "\n")
  }

  private func displayed(_ ranges: RangeSet<ScalarOffset>) -> String {
    var lines: [String] = []
    for part in document.parts(of: ranges) {
      let layout = paragraph(part.paragraph)
      let start = part.content.lowerBound
      let taken = RangeSet(part.ranges)
      // Ranges before this one end before the line.
      var next = 0
      for line in 0..<layout.lineCount {
        let range = range(of: LinePosition(paragraph: part.paragraph, line: line))
        while next < part.ranges.count, part.ranges[next].upperBound <= range.lowerBound {
          next += 1
        }
        guard next < part.ranges.count, part.ranges[next].overlaps(range) else { continue }
        var text = String.UnicodeScalarView()
        for cell in layout.line(line).cells
        where cell.isVisible && taken.contains(start.advanced(by: cell.range.lowerBound)) {
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
}
