internal import UnicodeData

extension HTMLTreeBuilder {
  /// The most elements that are opened again at one place: each costs time wherever a block begins.
  private static let maximumActive = 64

  // MARK: The list of active formatting elements

  /// Takes note of a formatting element: where it is cut off it is opened again. Of four that are
  /// the same the first is forgotten (the standard's "Noah's Ark clause").
  mutating func noteFormatting(_ node: Int) {
    var first: Int?
    var (same, count) = (0, 0)
    for index in active.indices.reversed() {
      guard let other = active[index] else { break }
      first = index
      count += 1
      if isSame(other, node) { same += 1 }
      if same == 3 { break }
    }
    if same == 3 || count >= Self.maximumActive, let first { forget(at: first) }
    active.append(node)
    nodes[node].isActive = true
  }

  /// Whether two elements have the same name and the same attributes.
  private func isSame(_ node: Int, _ other: Int) -> Bool {
    guard let a = nodes.element(of: node), let b = nodes.element(of: other) else { return false }
    return elements[a].name == elements[b].name && elements[a].given == elements[b].given
  }

  func activeIndex(of node: Int) -> Int? {
    nodes[node].isActive ? active.lastIndex(of: node) : nil
  }

  /// The last element of a name behind the last marker.
  func activeIndex(named name: String) -> Int? {
    for index in active.indices.reversed() {
      guard let node = active[index] else { return nil }
      if let element = nodes.element(of: node), elements[element].name == name { return index }
    }
    return nil
  }

  mutating func forget(at index: Int) {
    if let node = active.remove(at: index) { nodes[node].isActive = false }
  }

  private mutating func replaceActive(at index: Int, by node: Int) {
    if let old = active[index] { nodes[old].isActive = false }
    active[index] = node
    nodes[node].isActive = true
  }

  /// Forgets all up to the last marker, and the marker.
  mutating func forgetToMarker() {
    while let last = active.popLast() {
      guard let node = last else { return }
      nodes[node].isActive = false
    }
  }

  /// Opens again what was cut off (section 13.2.4.3, "reconstruct the active formatting
  /// elements"). O(number of elements opened), and in all no more than the source is long.
  mutating func reopenFormatting() {
    var first = active.count
    while first > 0, let node = active[first - 1], !nodes[node].isOpen { first -= 1 }
    for index in first..<active.count {
      guard reopenings > 0, let old = active[index], let element = nodes.element(of: old) else {
        return
      }
      reopenings -= 1
      var tag = elements[element]
      tag.start = place
      tag.writtenName = nil
      let node = push(tag)
      replaceActive(at: index, by: node)
    }
  }

  // MARK: The adoption agency

  /// The end tag of a formatting element (section 13.2.6.4.7, "adoption agency algorithm"): what
  /// blocks in the element hold comes into copies of it.
  mutating func endFormatting(_ name: String) {
    if current.name == name, !nodes[current.node].isActive { return pop() }
    for _ in 0..<8 {
      guard let listed = activeIndex(named: name), let node = active[listed] else {
        return endOther(name)
      }
      guard let index = openIndex(of: node) else { return forget(at: listed) }
      let inside = open[(index + 1)...]
      if inside.contains(where: \.isScope) { return }
      guard let block = inside.firstIndex(where: \.isSpecial) else {
        pop(to: index)
        return forget(at: listed)
      }
      split(index, at: block, listed)
    }
  }

  /// Ends a formatting element before a block in it, and puts a copy into the block.
  ///
  /// - Parameters:
  ///   - formatting: where the element stands in the stack.
  ///   - blockIndex: where the block stands there, the outermost one in the element.
  ///   - listed: where the element stands in the list of active ones.
  private mutating func split(_ formatting: Int, at blockIndex: Int, _ listed: Int) {
    let element = open[formatting].node
    let block = open[blockIndex].node
    var furthest = blockIndex
    var bookmark = listed
    var last = block
    var (index, passed) = (blockIndex - 1, 0)
    while index > formatting {
      let node = open[index].node
      passed += 1
      if passed > 3, let place = activeIndex(of: node) {
        forget(at: place)
        if place < bookmark { bookmark -= 1 }
      }
      if let place = activeIndex(of: node) {
        let copy = self.copy(of: node, start: start(of: block))
        replaceActive(at: place, by: copy)
        replaceOpen(at: index, by: copy)
        if last == block { bookmark = place + 1 }
        nodes.put(last, at: HTMLNodes.Spot(parent: copy))
        last = copy
      } else {
        removeOpen(at: index)
        furthest -= 1
      }
      index -= 1
    }
    nodes.put(last, at: spot(inOpen: formatting - 1))
    let copy = self.copy(of: element, start: start(of: nodes.firstChild(of: block) ?? block))
    nodes.moveChildren(of: block, to: copy)
    nodes.put(copy, at: HTMLNodes.Spot(parent: block))
    if let place = activeIndex(of: element) {
      forget(at: place)
      if place < bookmark { bookmark -= 1 }
    }
    active.insert(copy, at: bookmark)
    nodes[copy].isActive = true
    removeOpen(at: formatting)
    // The block has moved by one, and the copy comes behind it.
    insert(copy, inOpenAt: furthest)
  }

  /// Another element with the same tag, which stands nowhere yet.
  private mutating func copy(of node: Int, start: Int) -> Int {
    guard let element = nodes.element(of: node) else { return node }
    var tag = elements[element]
    tag.start = start
    tag.writtenName = nil
    elements.append(tag)
    return nodes.add(element: elements.count - 1)
  }

  /// Where a node begins in the source.
  private func start(of node: Int) -> Int {
    if let element = nodes.element(of: node) { return elements[element].start }
    return text.places[nodes.text(of: node).lowerBound].lowerBound
  }

  /// An end tag without rules of its own: it ends the nearest element of its name, and is not
  /// looked for beyond a special one.
  mutating func endOther(_ name: String) {
    guard isOpen(name) else { return }
    for index in open.indices.reversed() {
      if open[index].name == name { return pop(to: index) }
      if open[index].isSpecial { return }
    }
  }
}
