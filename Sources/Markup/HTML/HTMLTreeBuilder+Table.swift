/// Tags in tables (sections 13.2.6.4.9 to 13.2.6.4.15).
extension HTMLTreeBuilder {
  private static let rowGroupParents: Set<String> = HTMLElementKind.rowGroups.union([
    "html", "template",
  ])
  private static let rowParents: Set<String> = ["html", "template", "tr"]

  // MARK: Start tags

  mutating func beginInTable(_ tag: HTMLTag) {
    switch tag.name {
    case "caption":
      pop(backTo: HTMLElementKind.tableScopes)
      active.append(nil)
      push(tag)
      mode = .inCaption
    case "colgroup":
      pop(backTo: HTMLElementKind.tableScopes)
      push(tag)
      mode = .inColumnGroup
    case "col":
      pop(backTo: HTMLElementKind.tableScopes)
      pushImplied("colgroup")
      mode = .inColumnGroup
      begin(tag)
    case "tbody", "tfoot", "thead":
      pop(backTo: HTMLElementKind.tableScopes)
      push(tag)
      mode = .inTableBody
    case "td", "th", "tr":
      pop(backTo: HTMLElementKind.tableScopes)
      pushImplied("tbody")
      mode = .inTableBody
      begin(tag)
    case "table":
      guard close(["table"], in: .table) else { return }
      resetMode()
      begin(tag)
    case "style", "script", "template": beginOfHead(tag)
    case "input" where tag.value(.type) == "hidden": add(tag)
    case "form":
      if form == nil, !isOpen("template") {
        form = push(tag)
        pop()
      }
    default:
      isFostering = true
      beginInBody(tag)
      isFostering = false
    }
  }

  mutating func beginInTableBody(_ tag: HTMLTag) {
    switch tag.name {
    case "tr":
      pop(backTo: Self.rowGroupParents)
      push(tag)
      mode = .inRow
    case "td", "th":
      pop(backTo: Self.rowGroupParents)
      pushImplied("tr")
      mode = .inRow
      begin(tag)
    case "caption", "col", "colgroup", "tbody", "tfoot", "thead":
      if endRowGroup(HTMLElementKind.rowGroups) { begin(tag) }
    default: beginInTable(tag)
    }
  }

  mutating func beginInRow(_ tag: HTMLTag) {
    switch tag.name {
    case "td", "th":
      pop(backTo: Self.rowParents)
      push(tag)
      active.append(nil)
      mode = .inCell
    case "caption", "col", "colgroup", "tbody", "tfoot", "thead", "tr":
      if endRow() { begin(tag) }
    default: beginInTable(tag)
    }
  }

  /// A start tag in a cell or a caption.
  mutating func beginInCell(_ tag: HTMLTag) {
    guard HTMLElementKind.endingCell.contains(tag.name) else { return beginInBody(tag) }
    let hasEnded = mode == .inCaption ? endCaption() : endCell(HTMLElementKind.cells)
    if hasEnded { begin(tag) }
  }

  mutating func beginInColumnGroup(_ tag: HTMLTag) {
    switch tag.name {
    case "col": add(tag)
    case "template": beginOfHead(tag)
    default:
      guard current.name == "colgroup" else { return }
      leaveOutside()
      begin(tag)
    }
  }

  // MARK: Ends

  /// Ends a cell; false where none of these is open.
  private mutating func endCell(_ names: Set<String>) -> Bool {
    guard close(names, in: .table) else { return false }
    forgetToMarker()
    mode = .inRow
    return true
  }

  private mutating func endCaption() -> Bool {
    guard close(["caption"], in: .table) else { return false }
    forgetToMarker()
    mode = .inTable
    return true
  }

  private mutating func endRow() -> Bool {
    guard close(["tr"], in: .table) else { return false }
    mode = .inTableBody
    return true
  }

  private mutating func endRowGroup(_ names: Set<String>) -> Bool {
    guard nearest(names, in: .table) != nil else { return false }
    pop(backTo: Self.rowGroupParents)
    pop()
    mode = .inTable
    return true
  }

  // MARK: End tags

  mutating func endInTable(_ name: String) {
    switch name {
    case "table": if close(["table"], in: .table) { resetMode() }
    case "body", "html": break
    case _ where HTMLElementKind.endingCell.contains(name): break
    default:
      isFostering = true
      endInBody(name)
      isFostering = false
    }
  }

  mutating func endInTableBody(_ name: String) {
    switch name {
    case "tbody", "tfoot", "thead": _ = endRowGroup([name])
    case "table": if endRowGroup(HTMLElementKind.rowGroups) { end(name) }
    default: endInTable(name)
    }
  }

  mutating func endInRow(_ name: String) {
    switch name {
    case "tr": _ = endRow()
    case "table": if endRow() { end(name) }
    case "tbody", "tfoot", "thead":
      if nearest([name], in: .table) != nil, endRow() { end(name) }
    default: endInTable(name)
    }
  }

  mutating func endInCell(_ name: String) {
    switch name {
    case "td", "th": _ = endCell([name])
    case "body", "caption", "col", "colgroup", "html": break
    case "table", "tbody", "tfoot", "thead", "tr":
      if nearest([name], in: .table) != nil, endCell(HTMLElementKind.cells) { end(name) }
    default: endInBody(name)
    }
  }

  mutating func endInCaption(_ name: String) {
    switch name {
    case "caption": _ = endCaption()
    case "table": if endCaption() { end(name) }
    case "body", "html": break
    case _ where HTMLElementKind.endingCell.contains(name): break
    default: endInBody(name)
    }
  }

  mutating func endInColumnGroup(_ name: String) {
    switch name {
    case "colgroup" where current.name == "colgroup": leaveOutside()
    case "template": endTemplate()
    case "col", "colgroup": break
    default:
      guard current.name == "colgroup" else { return }
      leaveOutside()
      end(name)
    }
  }
}
