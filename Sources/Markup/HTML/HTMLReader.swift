public import BidiAlgorithm
internal import UnicodeData

/// Reads HTML as a browser displays it: paragraphs of UAX #9, in the order of the document.
///
/// Blocks and forced breaks end paragraphs; `dir`, `bdi`, `bdo` and the properties `direction` and
/// `unicode-bidi` of `style` become the directions and the controls that CSS Writing Modes, section
/// 2.4, puts there; white space is collapsed as CSS Text, section 4.1, says; what is not displayed
/// is no text. Style sheets are not read.
public struct HTMLReader {
  private let tree: HTMLTree
  private let automatics: AutomaticDirections
  private var blocks: [Block] = []
  private var styles: [BidiStyle] = []
  private var finished: [(order: Int, paragraph: MarkupParagraph)] = []
  /// How many paragraphs have begun.
  private var begun = 0
  /// How deep the place is in elements whose content is passed over.
  private var hidden = 0
  /// How many of those elements are not displayed.
  private var undisplayed = 0
  /// The element in whose place something else is displayed, while its content is passed over.
  private var replaced: String?
  /// The elements in it that are displayed all the same, with how deep the place was there.
  private var revealed: [(element: Int, depth: Int, replaced: String?)] = []
  /// How many `q` are open.
  private var quotes = 0

  /// A block with the paragraph that its text is in.
  private struct Block {
    var style: BidiStyle
    var builder: ParagraphBuilder
    /// When the paragraph got its first text, among all.
    var order: Int?
    /// How many paragraphs the block has had, with those of blocks in it.
    var count = 0
    /// The last one of its own, by its number among the finished ones.
    var own: Int?
    /// Whether controls may be written into its text.
    var takesControls = true
  }

  private init(_ source: [Unicode.Scalar], direction: TextDirection) {
    tree = HTMLTree(source)
    automatics = AutomaticDirections(tree)
    let root = BidiStyle(root: direction)
    styles = [root]
    begin(root, at: 0)
  }

  /// The paragraphs of a document, whatever is in it. O(*n*).
  ///
  /// - Parameters:
  ///   - source: HTML: a whole page or a piece of one.
  ///   - direction: the direction of what says none.
  /// - Returns: the paragraphs that have lines; none where nothing is displayed.
  public static func paragraphs(
    of source: [Unicode.Scalar], direction: TextDirection = .leftToRight
  ) -> [MarkupParagraph] {
    var reader = HTMLReader(source, direction: direction)
    reader.read(end: source.count)
    // A box in a line has paragraphs of its own, which come behind the line's.
    return reader.finished.sorted { $0.order < $1.order }.map(\.paragraph)
  }

  /// Whether each start tag of a piece of a document has its end tag in it, and the other way
  /// round, so that an element can be put around it. O(*n*).
  public static func hasPairedTags(_ source: [Unicode.Scalar]) -> Bool {
    var tokenizer = HTMLTokenizer(source)
    var open: [String] = []
    while let token = tokenizer.next() {
      guard pairs(token, &open) else { return false }
    }
    return open.isEmpty
  }

  /// How long the element is with which a piece of a document begins, from its start tag to behind
  /// its end tag; nil where it does not end there, or where tags in it are no pairs. O(its length).
  public static func length(ofFirstElement source: [Unicode.Scalar]) -> Int? {
    var tokenizer = HTMLTokenizer(source)
    var open: [String] = []
    while let token = tokenizer.next() {
      if case .text = token, open.isEmpty { return nil }
      guard pairs(token, &open) else { return nil }
      if open.isEmpty { return tokenizer.index }
    }
    return nil
  }

  /// Takes a token into the names of the elements that are open; false for an end tag that is not
  /// of the innermost one.
  private static func pairs(_ token: HTMLTokenizer.Token, _ open: inout [String]) -> Bool {
    switch token {
    case .text: return true
    case .start(let tag):
      if !HTMLElementKind.void.contains(tag.name) { open.append(tag.name) }
      return true
    case .end(let name): return open.popLast().map { Exact($0) } == Exact(name)
    }
  }

  private mutating func read(end: Int) {
    var place = 0
    for event in tree.events {
      switch event {
      case .open(let index):
        place = tree.elements[index].start
        open(index)
      case .close(let index): close(index, at: place)
      case .text(let range):
        if let last = range.last { place = tree.text.places[last].upperBound }
        if hidden == 0 { append(tree.text, range) }
      }
    }
    endParagraph(at: end)
  }

  private mutating func open(_ index: Int) {
    let tag = tree.elements[index]
    let parent = styles[styles.count - 1]
    var style = BidiStyle(tag, in: parent, automatic: automatics.directions[index])
    let isShown = isRevealed(tag, style)
    if isShown {
      style.display = .block
    } else if hidden == 0, revealed.last?.replaced == "select", style.display != .none {
      // Of a choice the bare text is displayed (HTML Standard, section 4.10.10, "label").
      style.display = .contents
      (style.keepsSpaces, style.keepsLineFeeds) = (false, false)
    }
    styles.append(style)
    if isShown {
      revealed.append((index, hidden, replaced))
      hidden = 0
    } else if hidden > 0 || style.display == .none {
      hidden += 1
      if style.display == .none { undisplayed += 1 }
      return
    }
    switch style.display {
    case .none, .contents: break
    case .inline:
      if tag.name == "br" { return breakLine(at: tag.start) }
      if let box = InlineBox(style, start: tag.start) { top.builder.open(box) }
      if tag.name == "q" { quote(isOpening: true, at: tag.start) }
    case .block:
      endParagraph(at: tag.start)
      begin(style, at: tag.start)
    case .atomic:
      noteText()
      top.builder.appendObject(at: tag.start..<tag.start, style)
      begin(style, at: tag.start)
      appendValue(of: tag)
    case .outside: begin(style, at: tag.start)
    }
    if Self.isReplaced(tag, style) {
      hidden = 1
      replaced = tag.name
    }
  }

  /// Whether an element is displayed in one whose content is passed over: the choices of a field,
  /// each in a line of its own, and the texts of a picture.
  private func isRevealed(_ tag: HTMLTag, _ style: BidiStyle) -> Bool {
    guard hidden > 0, undisplayed == 0, style.display != .none else { return false }
    switch replaced {
    case "select"?: return tag.name == "option"
    case "svg"?: return tag.isForeign && tag.name == "text"
    default: return false
    }
  }

  /// Whether something else is displayed than an element's content.
  private static func isReplaced(_ tag: HTMLTag, _ style: BidiStyle) -> Bool {
    switch style.display {
    case .atomic, .block, .outside: HTMLElementKind.replaced.contains(tag.name)
    case .inline, .contents, .none: false
    }
  }

  private mutating func close(_ index: Int, at place: Int) {
    let tag = tree.elements[index]
    let style = styles.removeLast()
    defer {
      if let last = revealed.last, last.element == index {
        (hidden, replaced) = (last.depth, last.replaced)
        revealed.removeLast()
      }
    }
    if hidden > 0 {
      hidden -= 1
      if style.display == .none { undisplayed -= 1 }
      guard hidden == 0, Self.isReplaced(tag, style) else { return }
    }
    switch style.display {
    case .none, .contents: break
    case .inline:
      if tag.name == "br" { return }
      if tag.name == "q" { quote(isOpening: false, at: place) }
      if InlineBox(style, start: 0) != nil { top.builder.close(at: place) }
    case .block, .atomic, .outside:
      endParagraph(at: place)
      let block = blocks.removeLast()
      if block.count == 1, let own = block.own {
        let saysDirection = HTMLDirection(tag) != nil
        // `dir` is no attribute of SVG's elements.
        finished[own].paragraph.blockName = tag.isForeign ? nil : tag.writtenName
        finished[own].paragraph.hasBlockDirection = saysDirection
        finished[own].paragraph.blockSilentDirection = saysDirection ? nil : tag.writtenDirection
      }
      top.count += block.count
    }
  }

  private var top: Block {
    get { blocks[blocks.count - 1] }
    _modify { yield &blocks[blocks.count - 1] }
  }

  private mutating func begin(_ style: BidiStyle, at place: Int) {
    let boxes = InlineBox(block: style, start: place).map { [$0] } ?? []
    let builder = ParagraphBuilder(direction: Self.base(of: style), boxes: boxes)
    blocks.append(Block(style: style, builder: builder))
  }

  /// HL1: the property `direction` decides, except under `unicode-bidi: plaintext`.
  private static func base(of style: BidiStyle) -> BaseDirection {
    style.unicodeBidi == .plaintext ? .auto : .explicit(style.direction)
  }

  /// Whether nobody says the direction of a block's paragraphs: one who turns all of their text, or
  /// leaves it to that, says something of it.
  private static func hasDefaultDirection(_ style: BidiStyle) -> Bool {
    switch style.unicodeBidi {
    case .normal, .embed, .isolate: style.hasDefaultDirection
    case .override, .isolateOverride, .plaintext: false
    }
  }

  private mutating func noteText() {
    guard top.order == nil else { return }
    top.order = begun
    begun += 1
  }

  private mutating func append(_ text: HTMLText, _ range: Range<Int>) {
    let style = styles[styles.count - 1]
    for index in range {
      let scalar = text.scalars[index]
      let source = text.places[index]
      let isCollapsible = scalar == "\n" || scalar == "\t" || scalar == " " || scalar == "\r"
      if scalar == "\n" ? style.keepsLineFeeds : !isCollapsible && Self.separates(scalar) {
        breakLine(at: source.lowerBound)
        continue
      }
      top.builder.append(
        scalar == "\n" || scalar == "\r" ? " " : scalar, source,
        style)
      if top.builder.hasText { noteText() }
    }
  }

  /// Whether a scalar ends a paragraph by P1, and so does what a forced break does.
  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    BidiProperties.bidiClass(of: scalar) == .b
  }

  /// A field's text, which stands in its tag.
  private mutating func appendValue(of tag: HTMLTag) {
    guard tag.name == "input", let value = tag.attributes[.value],
      ![
        "checkbox", "color", "date", "datetime-local", "file", "image", "month", "password",
        "radio",
        "range", "time", "week",
      ].contains(tag.value(.type))
    else { return }
    if ["email", "number", "tel", "url"].contains(tag.value(.type)) { top.takesControls = false }
    append(value, 0..<value.scalars.count)
  }

  /// The quotation marks that browsers put around `q`: those of English, single ones within others.
  private mutating func quote(isOpening: Bool, at place: Int) {
    noteText()
    if !isOpening { quotes -= 1 }
    let isOuter = quotes % 2 == 0
    if isOpening { quotes += 1 }
    top.builder.appendMark(
      isOpening ? isOuter ? "\u{201C}" : "\u{2018}" : isOuter ? "\u{201D}" : "\u{2019}", at: place)
  }

  /// A forced break: the line counts even if it is empty.
  private mutating func breakLine(at place: Int) {
    noteText()
    endParagraph(at: place)
  }

  private mutating func endParagraph(at place: Int) {
    var paragraph = top.builder.finish(at: place)
    if let order = top.order {
      paragraph.hasDefaultDirection = Self.hasDefaultDirection(top.style)
      paragraph.takesControls = top.takesControls
      top.own = finished.count
      top.count += 1
      finished.append((order, paragraph))
    }
    top.order = nil
  }
}
