internal import BidiAlgorithm
internal import Explanation
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

/// The walk through the rules as one page: a row of cells after each rule that changed something,
/// with its sentences, shown one after another by a key, or all at once in print and without
/// scripts.
///
/// Each cell is an element of its own that is isolated (UAX #9, HL4), in a table that runs from
/// left to right, so that no browser orders the cells anew. Nothing of the text gets in but through
/// ``HTMLText``.
struct ExplainHTML {
  /// The language of the page.
  private let words: Catalogue
  private var body = ""
  /// The steps so far: their numbers run through the page.
  private var step = 0
  /// What the page uses of terms and classes.
  private var vocabulary = PageVocabulary()

  /// The most scalars side by side; more go on below, as on paper.
  private static let mostColumns = 24

  /// A sentence of the walk with the stage that it tells of.
  struct Sentence {
    var stage: TraceStage
    var text: Words
  }

  /// An empty page in a language.
  init(_ words: Catalogue) { self.words = words }

  /// Words as they stand in the page: what a sentence isolates is an element.
  func said(_ sentence: Words) -> String {
    var text = ""
    var piece = String.UnicodeScalarView()
    func flush() {
      text += HTMLText.escaped(String(piece))
      piece = String.UnicodeScalarView()
    }
    for scalar in words(sentence).unicodeScalars {
      switch scalar {
      case "\u{2068}", "\u{2069}":
        flush()
        text += scalar == "\u{2068}" ? "<bdi>" : "</bdi>"
      // A mark has no element, and isolates do without it.
      case "\u{200E}", "\u{200F}": continue
      default: piece.append(scalar)
      }
    }
    flush()
    return text
  }

  /// Adds a paragraph under a heading, words and then its own text: its cells after each stage that
  /// changed something, and what is said of it.
  mutating func append(
    heading: Words, text: String, _ paragraph: ExplainedParagraph, lines: [Range<Int>],
    sentences: [Sentence],
    remark: Words?
  ) {
    let direction = paragraph.paragraph.paragraphLevel.isRightToLeft ? "rtl" : "ltr"
    body +=
      "<section><h2>\(said(heading)) <bdi dir=\"\(direction)\">\(HTMLText.escaped(text))</bdi></h2>\n"
    if let remark { body += "<p>\(said(remark))</p>\n" }
    let cells = Self.cells(paragraph, lines)
    let told = Set(sentences.map(\.stage))
    let stages = TraceStage.allCases.filter { $0 == .database || told.contains($0) }
    for stage in stages {
      vocabulary.take(Self.legend(of: stage))
      for cell in cells {
        if case .bidiClass(let bidiClass) = cell[stage.rawValue].content {
          vocabulary.take(bidiClass)
        }
      }
    }
    for sentence in sentences { vocabulary.take(sentence.text) }
    for stage in stages {
      step += 1
      let title = said(paragraph.words(for: stage))
      body += "<article class=\"step\"><h3>\(step). \(title)</h3>\n"
      body += "<p class=\"legend\">\(said(Self.legend(of: stage)))</p>\n"
      body += table(paragraph, cells, through: stage, of: stages)
      let own = sentences.filter { $0.stage == stage }
      if !own.isEmpty {
        let items = own.map { "<li>\(said($0.text))</li>" }
        body += "<ul>\(items.joined(separator: "\n"))</ul>\n"
      }
      body += "</article>\n"
    }
    if !paragraph.scalars.isEmpty {
      step += 1
      body += "<article class=\"step\"><h3>\(step). \(said("As it is displayed"))</h3>\n"
      let legend = said("The characters of each line from the left, and where each is stored.")
      body += "<p class=\"legend\">\(legend)</p>\n"
      for line in lines { body += display(paragraph, line) }
      body += "</article>\n"
    }
    body += "</section>\n"
  }

  /// What the classes and terms of the page mean; empty where it has none.
  private var meanings: String {
    let entries = vocabulary.entries(in: words.language)
    guard !entries.isEmpty else { return "" }
    let items = entries.map { "<li>\(said(Words(verbatim: $0)))</li>" }.joined(separator: "\n")
    return
      "<section><h2>\(said("What the classes and words mean"))</h2>\n<ul>\(items)</ul>\n</section>\n"
  }

  /// The whole page.
  var page: String {
    let title = said("The rules of UAX #9, step by step")
    let bareTitle = words.plain("The rules of UAX #9, step by step")
    let keys = said(
      "Space or the right arrow shows the next step, the left arrow takes it back, a shows all.")
    let rows = said(
      "The row \"at\" says where a character is stored, counted from 0; \u{2423} is a space. A row for each rule says what the rule left of each character: what it changed is bold and underlined."
    )
    return """
      <!DOCTYPE html>
      <html lang="\(words.language)" dir="\(words.isRightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'">
      <title>Bidiscope: \(HTMLText.escaped(bareTitle))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>\(title)</h1>
      <p class="keys">\(keys)</p>
      <p>\(rows)</p>
      \(body)\(meanings)<script>\(script)</script>
      </body>
      </html>

      """
  }

  // MARK: - Cells

  /// The cells of every scalar, those of the lines' rules among them.
  private static func cells(
    _ paragraph: ExplainedParagraph, _ lines: [Range<Int>]
  ) -> [[TraceCell]] {
    var paragraph = paragraph
    return lines.flatMap { line in
      paragraph.show(line: line)
      return line.map { paragraph.cells(at: $0) }
    }
  }

  /// The scalars in storage order, with a row for each stage so far.
  private func table(
    _ paragraph: ExplainedParagraph, _ cells: [[TraceCell]], through last: TraceStage,
    of stages: [TraceStage]
  ) -> String {
    var text = ""
    var start = 0
    while start < cells.count {
      let columns = start..<min(cells.count, start + Self.mostColumns)
      text += "<table><tr><th>\(said("at"))</th>"
      text += columns.map { "<th>\($0 + paragraph.firstOffset)</th>" }.joined()
      text += "</tr>\n<tr><th>\(said("stored"))</th>"
      text += columns.map { "<td><bdi>\(Self.shown(paragraph.scalars[$0]))</bdi></td>" }.joined()
      text += "</tr>\n"
      for stage in stages where stage <= last {
        let now = stage == last ? " class=\"now\"" : ""
        text += "<tr\(now)><th>\(said(paragraph.words(for: stage)))</th>"
        text += columns.map { element(cells[$0][stage.rawValue]) }.joined()
        text += "</tr>\n"
      }
      text += "</table>\n"
      start = columns.upperBound
    }
    return text
  }

  private func element(_ cell: TraceCell) -> String {
    let text: Words
    switch cell.content {
    case .nothing: text = .none
    case .bidiClass(let bidiClass): text = Words(verbatim: bidiClass.shortName)
    case .level(let level): text = Words(verbatim: "\(level.rawValue)")
    case .removed: text = "removed"
    case .passedOver: text = "passed over"
    case .sequence(let number): text = Words(verbatim: "\(number + 1)")
    case .place(let place): text = Words(verbatim: "\(place)")
    case .mirror(let image?): text = Words(verbatim: String(Character(image)))
    case .mirror(nil): text = "mirrored"
    }
    let changed = cell.isChanged ? " class=\"changed\"" : ""
    return "<td\(changed)><bdi>\(HTMLText.escaped(words.plain(text)))</bdi></td>"
  }

  /// A line as it is displayed: cells from the left, each isolated, in a row that never turns.
  private func display(_ paragraph: ExplainedParagraph, _ line: Range<Int>) -> String {
    var paragraph = paragraph
    paragraph.show(line: line)
    let order = paragraph.orderAfterL3
    var text = ""
    var start = 0
    while start < order.count {
      let columns = start..<min(order.count, start + Self.mostColumns)
      let shown = columns.map { index -> String in
        let position = order[index]
        if case .mirror(let image?) = paragraph.cells(at: position)[TraceStage.l4.rawValue].content
        {
          return Self.shown(image)
        }
        return Self.shown(paragraph.scalars[position])
      }
      text += "<table><tr><th>\(said("display"))</th>"
      text += shown.map { "<td><bdi>\($0)</bdi></td>" }.joined()
      text += "</tr>\n<tr><th>\(said("at"))</th>"
      text += columns.map { "<td>\(order[$0] + paragraph.firstOffset)</td>" }.joined()
      text += "</tr></table>\n"
      start = columns.upperBound
    }
    return text
  }

  /// A scalar as it can stand in a cell: what has no shape is named, a mark stands on a circle.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    if scalar == " " { return "\u{2423}" }
    return HTMLText.escaped(Printable.scalar(StoredScalar(scalar)))
  }

  // MARK: - The page's own

  private static let style = """
    body { font-family: sans-serif; margin: 1em; }
    table { border-collapse: collapse; margin: .5em 0; direction: ltr; unicode-bidi: isolate; }
    th, td { border: 1px solid #888; padding: .2em .4em; text-align: center; }
    td, bdi { unicode-bidi: isolate; }
    td.changed { font-weight: bold; text-decoration: underline; }
    tr.now th, tr.now td { border-width: 2px; }
    h2, h3 { break-after: avoid; }
    article { overflow-x: auto; }
    .legend { margin: .3em 0; }
    nav { position: sticky; top: 0; padding: .3em 0; background: Canvas; color: CanvasText; }
    .keys, .stepping .step { display: none; }
    .stepping .keys { display: block; }
    .stepping .step.seen { display: block; }
    @media print { .stepping .step { display: block; } nav, .stepping .keys { display: none; } \
    article { break-inside: avoid; overflow-x: visible; } table { font-size: 80%; } }
    """

  private var script: String {
    """
    (function () {
      var steps = Array.prototype.slice.call(document.querySelectorAll(".step")), seen = 1;
      var bar = document.createElement("nav"), where = document.createElement("span");
      function show() {
        steps.forEach(function (step, number) { step.classList.toggle("seen", number < seen); });
        where.textContent = " " + seen + " / " + steps.length;
        if (steps[seen - 1]) steps[seen - 1].scrollIntoView({ block: "nearest" });
      }
      function go(to) {
        seen = Math.max(1, Math.min(steps.length, to));
        show();
      }
      function add(name, to) {
        var button = document.createElement("button");
        button.type = "button";
        button.textContent = name;
        button.addEventListener("click", function () { go(to()); });
        bar.appendChild(button);
      }
      add("\(words.plain("Back"))", function () { return seen - 1; });
      add("\(words.plain("Next"))", function () { return seen + 1; });
      add("\(words.plain("All"))", function () { return steps.length; });
      where.setAttribute("role", "status");
      bar.appendChild(where);
      document.body.insertBefore(bar, document.body.firstChild);
      document.body.classList.add("stepping");
      document.addEventListener("keydown", function (event) {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (event.key === " " && event.target.tagName === "BUTTON") return;
        if (event.key === " " || event.key === "ArrowRight") go(seen + 1);
        else if (event.key === "ArrowLeft") go(seen - 1);
        else if (event.key === "a") go(steps.length);
        else return;
        event.preventDefault();
      });
      show();
    })();
    """
  }
}
