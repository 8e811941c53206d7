/// Puts the tags and the text of a document in order, whatever is missing, as the tree construction
/// of the HTML Standard does (section 13.2.6).
struct HTMLTreeBuilder {
  /// What tags and text mean at a place (section 13.2.4.1). What is before the head is one here.
  enum Mode {
    case beforeHead, inHead, afterHead, inBody, inTable, inCaption, inColumnGroup, inTableBody
    case inRow, inCell, inTemplate, afterBody, inFrameset
  }

  /// An open element.
  struct Open {
    var node: Int
    /// Its name; of SVG and MathML with a sign before it, so that it is none of HTML's.
    let name: String
    let isSpecial: Bool
    let isScope: Bool

    init(node: Int, name: String) {
      self.node = node
      self.name = name
      isSpecial = HTMLElementKind.isSpecial(name)
      isScope = HTMLElementKind.scopes.contains(name)
    }

    var isForeign: Bool { name.hasPrefix(HTMLElementKind.foreignSign) }
  }

  /// Where looking for an open element ends (section 13.2.4.2).
  enum Scope {
    case general, paragraph, list, table

    func ends(at element: Open) -> Bool {
      switch self {
      case .general: element.isScope
      case .paragraph: element.isScope || element.name == "button"
      case .list: element.isScope || element.name == "ol" || element.name == "ul"
      case .table: element.isScope && HTMLElementKind.tableScopes.contains(element.name)
      }
    }
  }

  var elements: [HTMLTag] = []
  var nodes = HTMLNodes()
  private(set) var text = HTMLText()
  /// The node of the element `html`.
  private(set) var root = 0
  var mode = Mode.beforeHead
  /// The stack of open elements (section 13.2.4.2).
  private(set) var open: [Open] = []
  /// The list of active formatting elements (section 13.2.4.3); nil for a marker.
  var active: [Int?] = []
  /// How many elements may still be opened again.
  var reopenings: Int
  /// The modes of the templates that are open.
  var templateModes: [Mode] = []
  /// The nodes of the element `head` and of the form that fields belong to.
  var head: Int?
  var form: Int?
  /// Whether what comes into a table is put before it (foster parenting).
  var isFostering = false
  /// Whether the current element's content is no markup.
  var isRaw = false
  /// Whether a line feed right behind the start tag of a preformatted text is none.
  var skipsLineFeed = false
  /// The text of a table outside of its cells, until it is known whether all of it is white space.
  private var pending: [Range<Int>] = []
  /// Where the source is read.
  private(set) var place = 0
  /// How many elements of each name are open.
  private var counts: [String: Int] = [:]

  /// Reads a document. O(*n*).
  init(_ source: [Unicode.Scalar]) {
    reopenings = source.count + 1024
    root = push(HTMLTag(name: "html", start: 0))
    var tokenizer = HTMLTokenizer(source)
    while let token = tokenizer.next() {
      switch token {
      case .text(let range, let content):
        let start = text.scalars.count
        text.append(
          range, of: source, references: content != .raw, keepsNUL: content != .data)
        place = range.lowerBound
        if text.scalars.count > start { read(text: start..<text.scalars.count) }
        place = range.upperBound
      case .start(let tag):
        skipsLineFeed = false
        settlePending()
        place = tag.start
        read(start: tag)
      case .end(let name):
        skipsLineFeed = false
        settlePending()
        read(end: name)
      }
    }
    settlePending()
  }

  // MARK: The stack of open elements

  /// The innermost open element. `html` is never closed.
  var current: Open { open[open.count - 1] }

  /// Whether tags and text are of SVG or MathML here.
  var isInForeign: Bool {
    current.isForeign && !HTMLElementKind.integration.contains(current.name)
  }

  /// Opens an element at the place that is read.
  @discardableResult mutating func push(_ tag: HTMLTag, isForeign: Bool = false) -> Int {
    while open.count >= HTMLTree.maximumDepth { pop() }
    let node = nodes.add(element: elements.count)
    elements.append(tag)
    elements[elements.count - 1].isForeign = isForeign
    if !open.isEmpty { nodes.put(node, at: spot(inOpen: open.count - 1)) }
    insert(node, inOpenAt: open.count, isForeign: isForeign)
    return node
  }

  /// Opens an element that no tag of the source opens.
  @discardableResult mutating func pushImplied(_ name: String) -> Int {
    push(HTMLTag(name: name, start: place))
  }

  /// Adds an element without content.
  mutating func add(_ tag: HTMLTag) {
    push(tag)
    pop()
  }

  mutating func insert(_ node: Int, inOpenAt index: Int, isForeign: Bool = false) {
    let written = nodes.element(of: node).map { elements[$0].name } ?? ""
    let name = isForeign ? HTMLElementKind.foreignSign + written : written
    open.insert(Open(node: node, name: name), at: index)
    nodes[node].isOpen = true
    counts[name, default: 0] += 1
  }

  mutating func removeOpen(at index: Int) {
    let old = open.remove(at: index)
    nodes[old.node].isOpen = false
    counts[old.name, default: 1] -= 1
  }

  /// Puts another node of the same name in the place of an open one.
  mutating func replaceOpen(at index: Int, by node: Int) {
    nodes[open[index].node].isOpen = false
    nodes[node].isOpen = true
    open[index].node = node
  }

  /// Closes the innermost element; the root stays.
  mutating func pop() {
    if open.count > 1 { removeOpen(at: open.count - 1) }
  }

  mutating func pop(to index: Int) {
    while open.count > max(1, index) { pop() }
  }

  /// Closes elements up to one of these names, which stays, or to the root.
  mutating func pop(backTo names: Set<String>) {
    while !names.contains(current.name) { pop() }
  }

  /// Closes what its parent's end would close.
  mutating func popImplied(but name: String? = nil) {
    while HTMLElementKind.implied.contains(current.name), current.name != name { pop() }
  }

  /// Whether elements of a name are open.
  func isOpen(_ name: String) -> Bool { counts[name] ?? 0 > 0 }

  /// Where a node stands in the stack.
  func openIndex(of node: Int) -> Int? {
    nodes[node].isOpen ? open.lastIndex { $0.node == node } : nil
  }

  /// The nearest open element of these names that is in a scope.
  func nearest(_ names: Set<String>, in scope: Scope = .general) -> Int? {
    guard names.contains(where: { isOpen($0) }) else { return nil }
    let index = open.lastIndex { names.contains($0.name) || scope.ends(at: $0) }
    return index.flatMap { names.contains(open[$0].name) ? $0 : nil }
  }

  /// Closes the nearest element of these names that is in a scope, and all in it.
  ///
  /// - Returns: whether there was one.
  @discardableResult mutating func close(
    _ names: Set<String>, in scope: Scope = .general
  ) -> Bool {
    guard let index = nearest(names, in: scope) else { return false }
    pop(to: index)
    return true
  }

  // MARK: Text

  /// The spot for a node in an open element: its end, or before the table that it is a part of,
  /// where that takes no text (section 13.2.6.1).
  func spot(inOpen index: Int) -> HTMLNodes.Spot {
    let end = HTMLNodes.Spot(parent: open[index].node)
    guard isFostering, HTMLElementKind.tableParts.contains(open[index].name),
      let table = open.lastIndex(where: { $0.name == "table" || $0.name == "template" })
    else { return end }
    if open[table].name == "template" { return HTMLNodes.Spot(parent: open[table].node) }
    guard let parent = nodes.parent(of: open[table].node) else { return end }
    return HTMLNodes.Spot(parent: parent, next: open[table].node)
  }

  private mutating func insert(text range: Range<Int>) {
    guard !range.isEmpty else { return }
    nodes.put(nodes.add(text: range), at: spot(inOpen: open.count - 1))
  }

  private mutating func insertInBody(text range: Range<Int>) {
    reopenFormatting()
    insert(text: range)
  }

  private mutating func read(text whole: Range<Int>) {
    var range = whole
    if skipsLineFeed {
      skipsLineFeed = false
      if text.scalars[range.lowerBound] == "\n" { range = range.lowerBound + 1..<range.upperBound }
      if range.isEmpty { return }
    }
    if isRaw || isInForeign { return insert(text: range) }
    switch mode {
    case .inBody, .inCaption, .inCell, .inTemplate: insertInBody(text: range)
    case .inTable, .inTableBody, .inRow:
      if HTMLElementKind.tableParts.contains(current.name) || current.name == "template" {
        pending.append(range)
      } else {
        insertInBody(text: range)
      }
    case .inFrameset: break
    case .beforeHead, .inHead, .afterHead, .inColumnGroup, .afterBody: readOutside(text: range)
    }
  }

  /// Reads text where white space is something else than other text, which ends what is there.
  private mutating func readOutside(text range: Range<Int>) {
    let spaces = text.scalars[range].prefix(while: HTMLTokenizer.isSpace).count
    let middle = range.lowerBound + spaces
    let isBlank = middle == range.upperBound
    switch mode {
    case .beforeHead:
      if isBlank { return }
      beginHead()
    case .inHead, .afterHead, .inColumnGroup:
      insert(text: range.lowerBound..<middle)
      // A column group of a template takes nothing else.
      if isBlank || mode == .inColumnGroup && current.name != "colgroup" { return }
      leaveOutside()
    default:
      if isBlank { return insertInBody(text: range) }
      mode = .inBody
      return read(text: range)
    }
    read(text: middle..<range.upperBound)
  }

  /// Text other than white space is put before the table.
  private mutating func settlePending() {
    guard !pending.isEmpty else { return }
    let (ranges, end) = (pending, place)
    pending = []
    isFostering = !ranges.allSatisfy { text.scalars[$0].allSatisfy(HTMLTokenizer.isSpace) }
    for range in ranges {
      place = text.places[range.lowerBound].lowerBound
      if isFostering { insertInBody(text: range) } else { insert(text: range) }
    }
    isFostering = false
    place = end
  }

  // MARK: Tags

  private mutating func read(start tag: HTMLTag) {
    if isInForeign, beginInForeign(tag) { return }
    begin(tag)
  }

  /// A start tag by the rules of the mode.
  mutating func begin(_ tag: HTMLTag) {
    // A second `html` only adds the attributes that the first does not have.
    if tag.name == "html" { return merge(tag, into: 0) }
    switch mode {
    case .beforeHead, .inHead, .afterHead: beginOutside(tag)
    case .inBody: beginInBody(tag)
    case .afterBody:
      mode = .inBody
      beginInBody(tag)
    case .inTable: beginInTable(tag)
    case .inTableBody: beginInTableBody(tag)
    case .inRow: beginInRow(tag)
    case .inCell, .inCaption: beginInCell(tag)
    case .inColumnGroup: beginInColumnGroup(tag)
    case .inTemplate: beginInTemplate(tag)
    case .inFrameset: beginInFrameset(tag)
    }
  }

  /// Adds the attributes that an open element does not have.
  mutating func merge(_ tag: HTMLTag, into index: Int) {
    guard let element = nodes.element(of: open[index].node), !isOpen("template") else { return }
    elements[element].attributes.merge(tag.attributes) { old, _ in old }
  }

  private mutating func read(end name: String) {
    if isRaw {
      isRaw = false
      return pop()
    }
    if current.isForeign, endInForeign(name) { return }
    end(name)
  }

  /// An end tag by the rules of the mode.
  mutating func end(_ name: String) {
    switch mode {
    case .beforeHead, .inHead, .afterHead: endOutside(name)
    case .inBody: endInBody(name)
    case .afterBody:
      if name == "html" { return }
      mode = .inBody
      endInBody(name)
    case .inTable: endInTable(name)
    case .inTableBody: endInTableBody(name)
    case .inRow: endInRow(name)
    case .inCell: endInCell(name)
    case .inCaption: endInCaption(name)
    case .inColumnGroup: endInColumnGroup(name)
    case .inTemplate: if name == "template" { endTemplate() }
    case .inFrameset: if name == "frameset", current.name == "frameset" { pop() }
    }
  }
}
