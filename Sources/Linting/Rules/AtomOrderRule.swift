internal import BidiAlgorithm
internal import Wording

/// Lines of a program whose parts are drawn in another order than they stand (UTS #55).
struct AtomOrderRule: LintRule {
  let name = "atom-order"
  let finds =
    "A line of a program whose names, strings and comments are drawn in another order than they stand."
  let why = "Arguments seem to change places; an editor that follows UTS #55 draws them in order."
  let example = RuleExample(.python, "add(\"\u{5D0}\u{5D1}\", \"\u{5D2}\u{5D3}\")")
  let isOptional = true

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    guard file.isCode else { return }
    for line in 0..<file.text.lineCount {
      let range = file.text.range(ofLine: line)
      guard range.count < 4_000, file.text.scalars[range].contains(where: Interest.isRightToLeft)
      else { continue }
      let order = ShownLine.order(of: range, file)
      guard let place = order.firstMoved else { continue }
      found.append(
        Finding(
          name, place, "The parts of this line are drawn in another order than they stand.",
          display: file.display(lineOf: range.lowerBound)))
    }
  }
}
