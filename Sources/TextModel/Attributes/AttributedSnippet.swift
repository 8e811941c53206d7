/// Swift source that makes a text with its attributes, and deletes ranges of it: for Swift 6.2 or
/// later, and the systems of 2025 or later.
public enum AttributedSnippet {
  /// The source.
  ///
  /// - Parameters:
  ///   - range: the part of the document that the text is.
  ///   - document: the document.
  ///   - attributes: its attributes.
  ///   - selected: what is deleted at the end; nothing is where it is empty.
  /// - Returns: a source file in ASCII, for the Swift 6 language mode.
  public static func source(
    _ range: Range<ScalarOffset>, of document: Document, _ attributes: TextAttributes,
    selected: RangeSet<ScalarOffset>
  ) -> String {
    let text = StoredText(scalars: document.scalars(in: range))
    let inside = attributes.markings.map {
      TextAttributes.Marking(
        attribute: $0.attribute, ranges: $0.ranges.intersection(RangeSet(range)))
    }.filter { !$0.ranges.isEmpty }
    var source = "import \(module)\n" + head
    source += "\nvar text = AttributedString(\(TextEscapes.swiftLiteral(text)))\n"
    for (number, marking) in inside.enumerated() {
      let list = offsets(marking.ranges, from: range.lowerBound)
      source += "\nlet marked\(number + 1) = text.ranges(\(list))\n"
      switch marking.attribute {
      case .bold: source += "text[marked\(number + 1)][Bold.self] = true\n"
      case .note(let note):
        let literal = TextEscapes.swiftLiteral(StoredText(note))
        source += "text[marked\(number + 1)][Note.self] = \(literal)\n"
      case .language(let tag):
        let literal = TextEscapes.swiftLiteral(StoredText(tag))
        source += "text[marked\(number + 1)].languageIdentifier = \(literal)\n"
      }
    }
    let deleted = selected.intersection(RangeSet(range))
    if !deleted.isEmpty {
      source += """

        // All at once: range by range, the first deletion would make the offsets of the next ones stale.
        let selected = text.ranges(\(offsets(deleted, from: range.lowerBound)))
        text.removeSubranges(selected)

        """
    }
    return source
  }

  private static let module = "Foundation"
  private static let head = """

    /// On Apple's systems, inlinePresentationIntent = .stronglyEmphasized does the same for their own views.
    enum Bold: AttributedStringKey {
      typealias Value = Bool
      static let name = "bold"
    }

    enum Note: AttributedStringKey {
      typealias Value = String
      static let name = "note"
    }

    extension AttributedString {
      /// Ranges from offsets in Unicode scalars, as several as a selection in bidirectional text takes.
      func ranges(_ offsets: [Range<Int>]) -> RangeSet<Index> {
        let scalars = unicodeScalars
        return RangeSet(
          offsets.map {
            scalars.index(scalars.startIndex, offsetBy: $0.lowerBound)
              ..< scalars.index(scalars.startIndex, offsetBy: $0.upperBound)
          })
      }
    }

    """

  private static func offsets(
    _ ranges: RangeSet<ScalarOffset>, from start: ScalarOffset
  ) -> String {
    let list = ranges.ranges.map {
      "\($0.lowerBound.rawValue - start.rawValue)..<\($0.upperBound.rawValue - start.rawValue)"
    }
    return "[" + list.joined(separator: ", ") + "]"
  }
}
