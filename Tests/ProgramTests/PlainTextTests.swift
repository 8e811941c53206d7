import BidiAlgorithm
import TestSupport
import TextModel
import Testing

@testable import bidiscope

/// What markup says of a text goes along with the text's edits.
@Suite struct PlainTextTests {
  /// A scalar with what is known of it: slow and obvious, to hold the other against.
  private struct Item {
    var scalar: Unicode.Scalar
    var isControl: Bool
    /// The direction of the paragraph that a separator begins.
    var next: BaseDirection?
  }

  private static func items(_ marked: MarkedDocument) -> [Item] {
    let controls = Set(marked.controls)
    var paragraph = 0
    return marked.document.text.unicodeScalars.enumerated().map { place, scalar in
      var item = Item(scalar: scalar, isControl: controls.contains(ScalarOffset(place)))
      if scalar == "\n" {
        paragraph += 1
        item.next = marked.bases[paragraph]
      }
      return item
    }
  }

  private static func edit(
    _ count: Int, _ random: inout SeededGenerator
  ) -> [(range: Range<Int>, text: String)] {
    var parts: [(range: Range<Int>, text: String)] = []
    var start = 0
    while start < count, parts.count < 4 {
      let lower = Int.random(in: start...count, using: &random)
      let upper = min(count, lower + Int.random(in: 0...4, using: &random))
      let text = ["", "x", "\u{2067}", "\n", "a\n\nb"].randomElement(using: &random) ?? ""
      if upper > lower || !text.isEmpty { parts.append((lower..<upper, text)) }
      start = upper + 1
    }
    return parts
  }

  @Test func whatMarkupSaysGoesAlongWithEdits() {
    let seed: UInt64 = 3807
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "<p>abc", "<p dir=rtl>de", "<p dir=auto>f", "<bdi>g</bdi>", "<bdo dir=rtl>hi</bdo>", "<br>",
      "j <span dir=ltr>k</span>", "</p>", "<div dir=rtl>l</div>", " 1. ",
    ]
    var wrong: [String] = []
    for _ in 0..<600 {
      let html = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let marked = MarkedDocument(html: Document(text: html), direction: .automatic)
      var text = PlainText(name: "", marked)
      var items = Self.items(marked)
      let first = marked.bases[0]
      for _ in 0..<3 {
        let parts = Self.edit(items.count, &random)
        text.apply(
          Edit(
            parts.map {
              Edit.Replacement(
                ScalarOffset($0.range.lowerBound)..<ScalarOffset($0.range.upperBound),
                with: StoredText($0.text))
            }))
        for part in parts.reversed() {
          let here = items[..<part.range.lowerBound].compactMap(\.next).last ?? first
          items.replaceSubrange(
            part.range,
            with: part.text.unicodeScalars.map {
              Item(scalar: $0, isControl: false, next: $0 == "\n" ? here : nil)
            })
        }
        let directions = [first] + items.compactMap(\.next)
        var controls: [Int: Set<Int>] = [:]
        var (paragraph, start) = (0, 0)
        for (place, item) in items.enumerated() {
          if item.isControl { controls[paragraph, default: []].insert(place - start) }
          if item.next != nil { (paragraph, start) = (paragraph + 1, place + 1) }
        }
        let said = directions.indices.map {
          text.markup?.decider.decide(ParagraphIndex($0), in: DirectedText(text.document)).base
        }
        if text.document.text.unicodeScalars.elementsEqual(items.map(\.scalar)) == false
          || said != directions || text.markup?.positions(in: text.document) ?? [:] != controls
        {
          wrong.append("\(html) \(parts)")
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.count), \(wrong.prefix(3))")
  }
}
