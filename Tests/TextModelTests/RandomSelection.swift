import TestSupport
import TextModel

/// Two random gaps on the lines of a text, and what is selected from the one to the other.
struct RandomSelection {
  let layout: TextLayout
  let lines: [LinePosition]
  let from: VisualGap
  let to: VisualGap

  /// Two gaps of a layout.
  init(in layout: TextLayout, _ generator: inout SeededGenerator) {
    self.layout = layout
    lines = Visual.lines(layout)
    from = Self.gap(layout, lines, &generator)
    to = Self.gap(layout, lines, &generator)
  }

  var selection: Selection { layout.selection(from: from, to: to) }

  private static func gap(
    _ layout: TextLayout, _ lines: [LinePosition], _ generator: inout SeededGenerator
  ) -> VisualGap {
    let line = lines.randomElement(using: &generator)!
    let column = Int.random(in: 0...layout.line(line).width, using: &generator)
    return layout.normalized(VisualGap(line: line, column: Column(column)))
  }

  /// Selects in random texts until something is wrong.
  ///
  /// - Parameters:
  ///   - seed: what the texts and gaps come from.
  ///   - texts: how many are tried.
  ///   - length: how many scalars a text of a number may have.
  ///   - fault: what is wrong with one; nil where nothing is.
  /// - Returns: what is wrong first, with the seed and the text; nil where nothing is.
  static func firstFault(
    seed: UInt64, texts: Int, upTo length: (Int) -> Int, _ fault: (RandomSelection) -> String?
  ) -> String? {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<texts {
      let layout = Visual.randomLayout(&generator, upTo: length(number))
      if let fault = fault(RandomSelection(in: layout, &generator)) {
        return "seed \(seed), text \(number): \(fault): \(Visual.describe(layout))"
      }
    }
    return nil
  }
}
