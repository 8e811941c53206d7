internal import UnicodeData

/// The elements of a document and their text, in the order of the source.
struct HTMLTree {
  /// What happens at a place of the source.
  enum Event {
    /// An element begins.
    case open(Int)
    /// The same element ends.
    case close(Int)
    /// A range of ``HTMLTree/text``.
    case text(Range<Int>)
  }

  private(set) var elements: [HTMLTag] = []
  private(set) var events: [Event] = []
  private(set) var text = HTMLText()
  private var open: [Open] = []
  /// Where the source goes on behind what was read.
  private var place = 0
  /// How many elements of each name are open.
  private var counts: [String: Int] = [:]

  /// An open element.
  private struct Open {
    var index: Int
    var name: String
    var isSpecial: Bool
    var isScope: Bool
  }

  /// How deep elements stand in each other; what is deeper stands beside, as in the browsers of
  /// Blink and WebKit.
  static let maximumDepth = 512

  /// Reads a document. O(*n*).
  ///
  /// Tags are put in order as the standard's tree construction does (section 13.2.6), with these
  /// departures: a formatting element that its block ends is not opened again in the next block,
  /// and what stands in a table outside of its cells stays where it is.
  init(_ source: [Unicode.Scalar]) {
    var tokenizer = HTMLTokenizer(source)
    var skipsLineFeed = false
    while let token = tokenizer.next() {
      switch token {
      case .text(let range, let content):
        let start = text.scalars.count
        endHead(before: range, of: source)
        text.append(
          range, of: source, references: content != .raw, keepsNUL: content != .data)
        // A line feed right after the start tag of a preformatted text is none.
        let first = skipsLineFeed && start < text.scalars.count && text.scalars[start] == "\n"
        place = range.upperBound
        if text.scalars.count > start {
          events.append(.text(start + (first ? 1 : 0)..<text.scalars.count))
          skipsLineFeed = false
        }
      case .start(let tag):
        place = tag.start
        begin(tag)
        skipsLineFeed = ["pre", "listing", "textarea"].contains(tag.name)
      case .end(let name):
        end(name)
        skipsLineFeed = false
      }
    }
    while !open.isEmpty { pop() }
  }

  private mutating func begin(_ tag: HTMLTag) {
    let name = tag.name
    if name == "html" || name == "body", merges(tag) { return }
    if open.last?.name == "head", !HTMLElementKind.ofHead.contains(name) { pop() }
    if HTMLElementKind.endsParagraph(name) { close(["p"], before: Self.scopesOfParagraph) }
    if let (names, stops) = HTMLElementKind.ended(by: name) { close(names, before: stops) }
    if name == "li" { closeItem() }
    if Self.headings.contains(name), let last = open.last, Self.headings.contains(last.name) {
      pop()
    }
    while open.count >= Self.maximumDepth { pop() }
    let index = elements.count
    elements.append(tag)
    events.append(.open(index))
    if HTMLElementKind.void.contains(name) {
      events.append(.close(index))
    } else {
      open.append(
        Open(
          index: index, name: name, isSpecial: HTMLElementKind.isSpecial(name),
          isScope: HTMLElementKind.scopes.contains(name)))
      counts[name, default: 0] += 1
    }
  }

  /// Text other than white space ends a head.
  private mutating func endHead(before range: Range<Int>, of source: [Unicode.Scalar]) {
    guard open.last?.name == "head", !source[range].allSatisfy(HTMLTokenizer.isSpace) else {
      return
    }
    pop()
  }

  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  private static let scopesOfParagraph = HTMLElementKind.scopes.union(["button"])

  /// A second `html` or `body` only adds the attributes that the first does not have.
  private mutating func merges(_ tag: HTMLTag) -> Bool {
    guard let first = open.first(where: { $0.name == tag.name })?.index else { return false }
    elements[first].attributes.merge(tag.attributes) { old, _ in old }
    return true
  }

  /// An `li` ends the one that is open, unless another list is between them.
  private mutating func closeItem() {
    guard counts["li"] ?? 0 > 0 else { return }
    for place in open.indices.reversed() {
      let name = open[place].name
      if name == "li" { return pop(to: place) }
      if open[place].isSpecial, !["address", "div", "p"].contains(name) { return }
    }
  }

  /// Ends the nearest open element of these names, and all in it, if none of the others is nearer.
  private mutating func close(_ names: Set<String>, before stops: Set<String>) {
    guard names.contains(where: { counts[$0] ?? 0 > 0 }) else { return }
    for place in open.indices.reversed() {
      let name = open[place].name
      if names.contains(name) { return pop(to: place) }
      if stops.contains(name) { return }
    }
  }

  /// An end tag. It ends the nearest element of its name; one that is not special is not looked for
  /// beyond one that is.
  private mutating func end(_ name: String) {
    // The two end tags that begin something.
    if name == "br" { return begin(HTMLTag(name: "br", start: place)) }
    if name == "p", counts["p"] ?? 0 == 0 {
      begin(HTMLTag(name: "p", start: place))
      return pop()
    }
    let isHeading = Self.headings.contains(name)
    let names = isHeading ? Self.headings : [name]
    guard names.contains(where: { counts[$0] ?? 0 > 0 }) else { return }
    let isSpecial = HTMLElementKind.isSpecial(name)
    let isTablePart = Self.tableParts.contains(name)
    for place in open.indices.reversed() {
      let other = open[place]
      if Exact(other.name) == Exact(name) || isHeading && Self.headings.contains(other.name) {
        return pop(to: place)
      }
      if isSpecial ? other.isScope && !isTablePart : other.isSpecial { return }
    }
  }

  /// The elements whose end tags end cells.
  private static let tableParts: Set<String> = [
    "table", "tbody", "tfoot", "thead", "tr", "body", "html",
  ]

  private mutating func pop(to place: Int) {
    while open.count > place { pop() }
  }

  private mutating func pop() {
    guard let last = open.popLast() else { return }
    events.append(.close(last.index))
    counts[last.name, default: 1] -= 1
  }
}
