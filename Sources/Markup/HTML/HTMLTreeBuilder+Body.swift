/// Tags in the body of a document (section 13.2.6.4.7).
extension HTMLTreeBuilder {
  mutating func beginInBody(_ tag: HTMLTag) {
    switch HTMLBodyStart(tag.name) {
    case .ofHead: beginOfHead(tag)
    case .raw: beginRaw(tag)
    case .body: if open.count > 1, open[1].name == "body" { merge(tag, into: 1) }
    case .ignored: break
    case .block: beginBlock(tag)
    case .heading:
      closeParagraph()
      if HTMLElementKind.headings.contains(current.name) { pop() }
      push(tag)
    case .preformatted:
      beginBlock(tag)
      skipsLineFeed = true
    case .form: beginForm(tag)
    case .item: beginItem(tag)
    case .button:
      close(["button"])
      beginInLine(tag)
    case .formatting: beginFormatting(tag)
    case .object:
      beginInLine(tag)
      active.append(nil)
    case .table:
      beginBlock(tag)
      mode = .inTable
    case .void: addInLine(tag)
    case .input:
      close(["select"])
      addInLine(tag)
    case .part: add(tag)
    case .rule:
      closeParagraph()
      if nearest(["select"]) != nil { popImplied() }
      add(tag)
    case .field:
      beginRaw(tag)
      skipsLineFeed = true
    case .example:
      closeParagraph()
      reopenFormatting()
      beginRaw(tag)
    case .select: if !close(["select"]) { beginInLine(tag) }
    case .option: beginOption(tag)
    case .ruby: beginRuby(tag)
    case .foreign:
      reopenFormatting()
      beginForeign(tag)
    case .ordinary: beginInLine(tag)
    }
  }

  /// An element in the line.
  private mutating func beginInLine(_ tag: HTMLTag) {
    reopenFormatting()
    push(tag)
  }

  private mutating func beginBlock(_ tag: HTMLTag) {
    closeParagraph()
    push(tag)
  }

  private mutating func closeParagraph() { close(["p"], in: .paragraph) }

  mutating func beginRaw(_ tag: HTMLTag) {
    push(tag)
    isRaw = true
  }

  /// An element in the line without content.
  private mutating func addInLine(_ tag: HTMLTag) {
    reopenFormatting()
    var tag = tag
    if tag.name == "image" { tag.name = "img" }
    add(tag)
  }

  private mutating func beginForm(_ tag: HTMLTag) {
    let isInTemplate = isOpen("template")
    if form != nil, !isInTemplate { return }
    closeParagraph()
    let node = push(tag)
    if !isInTemplate { form = node }
  }

  /// An item ends the one that is open, unless another list is between them.
  private mutating func beginItem(_ tag: HTMLTag) {
    let names: Set<String> = tag.name == "li" ? ["li"] : ["dd", "dt"]
    if names.contains(where: { isOpen($0) }) {
      let index = open.lastIndex {
        names.contains($0.name) || $0.isSpecial && !["address", "div", "p"].contains($0.name)
      }
      if let index, names.contains(open[index].name) { pop(to: index) }
    }
    beginBlock(tag)
  }

  private mutating func beginFormatting(_ tag: HTMLTag) {
    if tag.name == "a", let index = activeIndex(named: "a"), let node = active[index] {
      endFormatting("a")
      if let index = activeIndex(of: node) { forget(at: index) }
      if let index = openIndex(of: node) { removeOpen(at: index) }
    }
    reopenFormatting()
    if tag.name == "nobr", nearest(["nobr"]) != nil {
      endFormatting("nobr")
      reopenFormatting()
    }
    noteFormatting(push(tag))
  }

  private mutating func beginOption(_ tag: HTMLTag) {
    if nearest(["select"]) != nil {
      popImplied(but: tag.name == "option" ? "optgroup" : nil)
    } else if current.name == "option" {
      pop()
    }
    beginInLine(tag)
  }

  private mutating func beginRuby(_ tag: HTMLTag) {
    if nearest(["ruby"]) != nil {
      popImplied(but: tag.name == "rt" || tag.name == "rp" ? "rtc" : nil)
    }
    push(tag)
  }

  mutating func endInBody(_ name: String) {
    switch name {
    case "template": endTemplate()
    case "body", "html": if nearest(["body"]) != nil { mode = .afterBody }
    case "form": endForm()
    case "p":
      if close(["p"], in: .paragraph) { return }
      pushImplied("p")
      pop()
    case "br": addInLine(HTMLTag(name: "br", start: place))
    case "li": close(["li"], in: .list)
    case "dd", "dt", "button", "listing", "pre", "select": close([name])
    default:
      switch HTMLBodyStart(name) {
      case .formatting: endFormatting(name)
      case .heading: close(HTMLElementKind.headings)
      case .object: if close([name]) { forgetToMarker() }
      case .block where name != "plaintext": close([name])
      default: endOther(name)
      }
    }
  }

  /// A form that holds what is still open ends without it.
  private mutating func endForm() {
    if isOpen("template") {
      close(["form"])
      return
    }
    guard let node = form else { return }
    form = nil
    guard let index = nearest(["form"]), open[index].node == node else { return }
    popImplied()
    removeOpen(at: index)
  }
}
