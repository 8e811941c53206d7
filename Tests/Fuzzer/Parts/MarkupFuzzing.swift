internal import BidiAlgorithm
internal import Markup

/// Escapes and HTML: places cover the source in order, boxes that begin end, and a paragraph that
/// is written as HTML is read again as it was.
enum MarkupFuzzing {
  static func run(_ input: [UInt8]) {
    let source = Array(String(decoding: input, as: UTF8.self).unicodeScalars)
    readEscapes(source)
    for paragraph in HTMLReader.paragraphs(of: source) { check(paragraph, source.count) }
  }

  private static func readEscapes(_ source: [Unicode.Scalar]) {
    let places = UnescapedText(source).places
    var end = 0
    for index in 0..<places.count {
      precondition(places[index].lowerBound == end && !places[index].isEmpty)
      end = places[index].upperBound
    }
    precondition(end == source.count)
  }

  private static func check(_ paragraph: MarkupParagraph, _ count: Int) {
    let (scalars, places) = (paragraph.scalars, paragraph.places)
    precondition(places.count == scalars.count)
    var last = 0
    var open = 0
    for (index, scalar) in scalars.enumerated() {
      precondition(places[index].lowerBound >= last && places[index].upperBound <= count)
      last = places[index].lowerBound
      guard places.isInserted(index) else { continue }
      if (0x2066...0x2068).contains(scalar.value) { open += 1 }
      if scalar == "\u{2069}" { open -= 1 }
      precondition(open >= 0)
    }
    precondition(open == 0)
    // HTML has no way to write most control characters.
    let isWritable = scalars.allSatisfy {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != "\u{2029}"
    }
    // A block of controls alone has no line.
    guard isWritable, !scalars.indices.allSatisfy(places.isInserted) else { return }
    let html = SourceForm.html.write(scalars, direction: .leftToRight)
    let again = HTMLReader.paragraphs(of: Array(html.unicodeScalars))
    precondition(again.count == 1 && again[0].scalars == scalars)
  }
}
