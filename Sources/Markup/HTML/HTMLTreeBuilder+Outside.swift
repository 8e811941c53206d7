internal import UnicodeData

/// Tags before the body, in templates, in frame sets, and in SVG and MathML.
extension HTMLTreeBuilder {
  // MARK: Before the body (sections 13.2.6.4.2 to 13.2.6.4.6)

  /// A head begins that no tag begins.
  mutating func beginHead() {
    head = pushImplied("head")
    mode = .inHead
  }

  /// Ends the head, a column group, or what is before the body.
  mutating func leaveOutside() {
    switch mode {
    case .inHead:
      pop()
      mode = .afterHead
    case .inColumnGroup:
      pop()
      mode = .inTable
    default:
      pushImplied("body")
      mode = .inBody
    }
  }

  mutating func beginOutside(_ tag: HTMLTag) {
    let isOfHead = HTMLBodyStart(tag.name) == .ofHead
    switch (mode, tag.name) {
    case (.beforeHead, "head"):
      head = push(tag)
      mode = .inHead
    case (.beforeHead, _):
      beginHead()
      begin(tag)
    case (.inHead, "head"), (.afterHead, "head"): break
    case (.inHead, "noscript"): beginRaw(tag)
    case (.inHead, _) where isOfHead: beginOfHead(tag)
    case (_, _) where isOfHead: beginBehindHead(tag)
    case (.afterHead, "body"):
      push(tag)
      mode = .inBody
    case (.afterHead, "frameset"):
      push(tag)
      mode = .inFrameset
    default:
      leaveOutside()
      begin(tag)
    }
  }

  /// What belongs into the head and stands behind it is put there.
  private mutating func beginBehindHead(_ tag: HTMLTag) {
    guard let head else { return beginOfHead(tag) }
    insert(head, inOpenAt: open.count)
    beginOfHead(tag)
    if let index = openIndex(of: head) { removeOpen(at: index) }
  }

  /// A tag that may stand in the head, wherever it is.
  mutating func beginOfHead(_ tag: HTMLTag) {
    switch tag.name {
    case "noframes", "script", "style", "title": beginRaw(tag)
    case "template":
      push(tag)
      active.append(nil)
      templateModes.append(.inTemplate)
      mode = .inTemplate
    default: add(tag)
    }
  }

  mutating func endOutside(_ name: String) {
    switch (mode, name) {
    case (.inHead, "head"): leaveOutside()
    case (.inHead, "template"), (.afterHead, "template"): endTemplate()
    case (.beforeHead, "head"), (.beforeHead, "body"), (.beforeHead, "html"), (.beforeHead, "br"):
      beginHead()
      end(name)
    case (_, "body"), (_, "html"), (_, "br"):
      leaveOutside()
      end(name)
    default: break
    }
  }

  // MARK: Templates and frame sets

  mutating func beginInTemplate(_ tag: HTMLTag) {
    if HTMLBodyStart(tag.name) == .ofHead { return beginOfHead(tag) }
    let next: Mode =
      switch tag.name {
      case "caption", "colgroup", "tbody", "tfoot", "thead": .inTable
      case "col": .inColumnGroup
      case "tr": .inTableBody
      case "td", "th": .inRow
      default: .inBody
      }
    if !templateModes.isEmpty { templateModes[templateModes.count - 1] = next }
    mode = next
    begin(tag)
  }

  mutating func endTemplate() {
    guard let index = open.lastIndex(where: { $0.name == "template" }) else { return }
    pop(to: index)
    forgetToMarker()
    _ = templateModes.popLast()
    resetMode()
  }

  mutating func beginInFrameset(_ tag: HTMLTag) {
    switch tag.name {
    case "frameset": push(tag)
    case "frame": add(tag)
    case "noframes": beginRaw(tag)
    default: break
    }
  }

  /// The mode of what is open (section 13.2.4.1, "reset the insertion mode appropriately").
  mutating func resetMode() {
    for element in open.reversed() {
      switch element.name {
      case "td", "th": mode = .inCell
      case "tr": mode = .inRow
      case "tbody", "tfoot", "thead": mode = .inTableBody
      case "caption": mode = .inCaption
      case "colgroup": mode = .inColumnGroup
      case "table": mode = .inTable
      case "template": mode = templateModes.last ?? .inBody
      case "head": mode = .inHead
      case "body": mode = .inBody
      case "frameset": mode = .inFrameset
      case "html": mode = head == nil ? .beforeHead : .afterHead
      default: continue
      }
      return
    }
  }

  // MARK: SVG and MathML (section 13.2.6.5)

  mutating func beginForeign(_ tag: HTMLTag) {
    push(tag, isForeign: true)
    if tag.closesItself { pop() }
  }

  /// A start tag in SVG or MathML; false where it ends them and is still to be read.
  mutating func beginInForeign(_ tag: HTMLTag) -> Bool {
    let isFont = tag.name == "font"
    let isStyled = ["color", "face", "size"].contains { tag.given[Exact($0)] != nil }
    guard HTMLElementKind.endingForeign.contains(tag.name) || isFont && isStyled else {
      beginForeign(tag)
      return true
    }
    leaveForeign()
    return false
  }

  private mutating func leaveForeign() {
    while isInForeign { pop() }
  }

  /// An end tag in SVG or MathML; false where it is of what is around them.
  mutating func endInForeign(_ name: String) -> Bool {
    if name == "br" || name == "p" {
      leaveForeign()
      return false
    }
    for index in open.indices.reversed() {
      guard open[index].isForeign else { return false }
      if open[index].name == HTMLElementKind.foreignSign + name {
        pop(to: index)
        return true
      }
    }
    return false
  }
}
