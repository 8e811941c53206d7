internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

/// What is selected, in words: how much, of what classes, scripts and levels, and each scalar by
/// name.
struct SelectionDescription {
  /// More scalars than this are counted, not read.
  static let longest = 20_000
  /// The most scalars that are listed by name.
  private static let mostListed = 500

  let title: Words
  let lines: [Words]

  /// The description of the selection, or of the scalars beside the caret.
  init(_ app: AppState) {
    let layout = app.session.layout
    let ranges = app.session.ranges
    guard !ranges.isEmpty else {
      title = "Nothing is selected; at the caret"
      // Whatever Backspace takes, the neighbours of a gap are clusters.
      let report = layout.report(at: app.session.selection.focus, unit: .cluster)
      lines =
        Self.neighbour(isBefore: true, report.backspace, layout)
        + Self.neighbour(isBefore: false, report.delete, layout)
      return
    }
    title =
      "\(counted(ranges.scalarCount, .scalars)) in \(counted(ranges.ranges.count, .ranges))"
    lines =
      Self.places(app, ranges, layout) + Self.contents(ranges, layout, screen: app.words.language)
      + Self.elsewhere(app, ranges, layout)
  }

  private static func neighbour(
    isBefore: Bool, _ range: Range<ScalarOffset>?, _ layout: TextLayout
  ) -> [Words] {
    guard let range else {
      return [isBefore ? "There is nothing before the gap." : "There is nothing after the gap."]
    }
    return [isBefore ? "What is before the gap:" : "What is after the gap:"]
      + list(RangeSet(range), layout)
  }

  private static func places(
    _ app: AppState, _ ranges: RangeSet<ScalarOffset>, _ layout: TextLayout
  ) -> [Words] {
    let document = layout.document
    var lines = [app.session.selectionPolicy.words]
    let stored = document.storageRanges(ranges.ranges.prefix(mostListed))
    lines += stored.map { range in
      Words(
        verbatim: """
          \(RangeNotation.text(range.scalars))  UTF-16 \(RangeNotation.text(range.utf16))  \
          UTF-8 \(RangeNotation.text(range.utf8))
          """)
    }
    if ranges.ranges.count > mostListed {
      lines.append("and \(number: ranges.ranges.count - mostListed) ranges more")
    }
    if let first = ranges.ranges.first, let last = ranges.ranges.last {
      let touched = document.paragraphs(
        touching: first.lowerBound..<last.upperBound.advanced(by: -1))
      lines.append("In \(counted(touched.count, .paragraphs)).")
    }
    return lines
  }

  /// What other programs would take, and what programs that know one range would make of it.
  private static func elsewhere(
    _ app: AppState, _ ranges: RangeSet<ScalarOffset>, _ layout: TextLayout
  ) -> [Words] {
    guard let outcome = OneRangeOutcome(Array(ranges.ranges), in: layout.document) else {
      return []
    }
    func taken(_ policy: SelectionPolicy) -> String {
      RangeNotation.text(layout.ranges(of: app.session.selection, policy: policy).ranges)
    }
    let around = RangeNotation.text(outcome.around)
    let order: Words =
      switch outcome.ascending {
      case .raises: "raises NSRangeException"
      case .leaves(let text): "leaves \(verbatim: TextEscapes.swiftLiteral(text))"
      }
    return [
      .none, "What other programs take:",
      "UITextView.selectedRanges (iOS 26, TextKit 2): these ranges. selectedRange is one range: \(verbatim: around), \(counted(outcome.excess, .scalars)) too much.",
      "Deleting selectedRanges from the first to the last \(order); reversed, as session 222 of WWDC 2025 has it, \(verbatim: TextEscapes.swiftLiteral(outcome.right)).",
      "Once an app asks a text view for its layoutManager, the view falls back to TextKit 1, which has no natural selection: one range, \(verbatim: taken(.single)).",
      "Chromium has one range between the two ends in the text: \(verbatim: taken(.single)).",
      "WebKit on iOS shows what is swept; at the end it moves the ends to run boundaries between which the range is one stretch in both orders (bug 283515). snap takes the least such range around: \(verbatim: taken(.snap)).",
    ]
  }

  private static func contents(
    _ ranges: RangeSet<ScalarOffset>, _ layout: TextLayout, screen: String
  ) -> [Words] {
    guard ranges.scalarCount <= longest else {
      return [.none, "More than \(number: longest) scalars: they are not listed one by one."]
    }
    let scalars = layout.stored(ranges).scalars
    let wellFormed = scalars.filter(\.isWellFormed).map(\.scalar)
    let string = String(String.UnicodeScalarView(wellFormed))
    let classes = tally(wellFormed.map { BidiProperties.bidiClass(of: $0).shortName })
    let scripts = tally(wellFormed.map { ScalarFacts.scriptCode(of: $0) }) {
      LocaleNames.name(ofScript: $0, in: screen) ?? $0
    }
    var lines: [Words] = [
      """
      \(counted(scalars.count, .scalars)), \(counted(string.count, .clusters)), \
      \(counted(string.utf16.count, .utf16Units)), \(counted(string.utf8.count, .bytes)) of UTF-8.
      """,
      "Bidi classes: \(verbatim: classes)",
      "Scripts: \(verbatim: scripts)",
      "Levels: \(verbatim: tally(levels(ranges, layout).map { String($0) }))",
    ]
    if wellFormed.count < scalars.count {
      lines.append("Not well-formed: \(number: scalars.count - wellFormed.count).")
    }
    return lines + [.none, "In storage order:"] + list(ranges, layout)
  }

  /// Words by what they are called, with how often each comes, the most frequent first.
  private static func tally(
    _ words: [String], called name: (String) -> String = { $0 }
  ) -> String {
    Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\(name($0.key)) \($0.value)" }.joined(separator: ", ")
  }

  private static func levels(_ ranges: RangeSet<ScalarOffset>, _ layout: TextLayout) -> [Int] {
    var found: [Int] = []
    for range in ranges.ranges {
      var offset = range.lowerBound
      while offset < range.upperBound {
        let number = layout.document.paragraph(containing: offset)
        let paragraph = layout.document.range(of: number)
        let start = paragraph.lowerBound.rawValue
        let end = min(range.upperBound, paragraph.upperBound)
        let part = offset.rawValue - start..<end.rawValue - start
        let paragraphLayout = layout.paragraph(number)
        let levels = paragraphLayout.levels
        // Of a long paragraph all levels are resolved only where what is near does not tell, and
        // once.
        let whole = levels.isExact(part) ? nil : levels.whole
        var position = part.lowerBound
        while position < part.upperBound {
          let line = paragraphLayout.range(ofLine: paragraphLayout.line(of: position, .downstream))
          let onLine = whole?.line(line).levels ?? levels.levels(onLine: line)
          let shown = position..<min(part.upperBound, line.upperBound)
          found += shown.map { Int(onLine[$0 - line.lowerBound].rawValue) }
          position = shown.upperBound
        }
        offset = end
      }
    }
    return found
  }

  private static func list(_ ranges: RangeSet<ScalarOffset>, _ layout: TextLayout) -> [Words] {
    let offsets = ranges.ranges.flatMap { $0.lowerBound.rawValue..<$0.upperBound.rawValue }
    var lines = offsets.prefix(mostListed).map { offset -> Words in
      let here = ScalarOffset(offset)
      let stored = layout.document.scalars(in: here..<here.advanced(by: 1)).first
      guard let stored, stored.isWellFormed else {
        return Words(verbatim: "\(offset)  ") + "not well-formed"
      }
      let bidiClass = BidiProperties.bidiClass(of: stored.scalar).shortName
      let name = Words(character: stored.scalar, english: ScalarFacts.name(of: stored.scalar))
      return Words(verbatim: "\(offset)  \(codePoint(stored.value))  \(bidiClass)  ") + name
    }
    if offsets.count > mostListed { lines.append("and \(number: offsets.count - mostListed) more") }
    return lines
  }
}
