/// The nodes of a document while it is read: elements and stretches of text, which may still be
/// moved.
struct HTMLNodes {
  /// A node with its place among others. Places are numbers of nodes, -1 for none.
  struct Node {
    /// The number of an element, or nothing of text.
    fileprivate let element: Int32
    /// The range of the text, where it is text.
    fileprivate let text: (start: Int32, end: Int32)
    fileprivate var parent: Int32 = -1
    fileprivate var first: Int32 = -1
    fileprivate var last: Int32 = -1
    fileprivate var previous: Int32 = -1
    fileprivate var next: Int32 = -1
    /// Whether it is in the stack of open elements.
    var isOpen = false
    /// Whether it is in the list of active formatting elements.
    var isActive = false
  }

  private var nodes: [Node] = []

  /// A node by its number.
  subscript(node: Int) -> Node {
    get { nodes[node] }
    _modify { yield &nodes[node] }
  }

  /// Adds an element, which stands nowhere yet.
  mutating func add(element: Int) -> Int {
    nodes.append(Node(element: Int32(element), text: (0, 0)))
    return nodes.count - 1
  }

  /// Adds text, which stands nowhere yet.
  mutating func add(text range: Range<Int>) -> Int {
    nodes.append(
      Node(element: -1, text: (Int32(range.lowerBound), Int32(range.upperBound))))
    return nodes.count - 1
  }

  /// The element that a node is; nil for text.
  func element(of node: Int) -> Int? { Self.known(nodes[node].element) }

  /// The text that a node is; empty for an element.
  func text(of node: Int) -> Range<Int> { Int(nodes[node].text.start)..<Int(nodes[node].text.end) }

  /// The node that a node stands in.
  func parent(of node: Int) -> Int? { Self.known(nodes[node].parent) }

  /// The first node in a node.
  func firstChild(of node: Int) -> Int? { Self.known(nodes[node].first) }

  private static func known(_ number: Int32) -> Int? { number < 0 ? nil : Int(number) }

  /// Puts a node, from wherever it was, at a spot. O(1).
  mutating func put(_ node: Int, at spot: Spot) {
    take(node)
    let number = Int32(node)
    let next = spot.next.map { Int32($0) } ?? -1
    let previous = spot.next.map { nodes[$0].previous } ?? nodes[spot.parent].last
    nodes[node].parent = Int32(spot.parent)
    nodes[node].previous = previous
    nodes[node].next = next
    if previous < 0 {
      nodes[spot.parent].first = number
    } else {
      nodes[Int(previous)].next = number
    }
    if next < 0 { nodes[spot.parent].last = number } else { nodes[Int(next)].previous = number }
  }

  private mutating func take(_ node: Int) {
    let old = nodes[node]
    guard let parent = Self.known(old.parent) else { return }
    if let previous = Self.known(old.previous) {
      nodes[previous].next = old.next
    } else {
      nodes[parent].first = old.next
    }
    if let next = Self.known(old.next) {
      nodes[next].previous = old.previous
    } else {
      nodes[parent].last = old.previous
    }
  }

  /// Moves all that is in a node into another one, which is empty. O(their number).
  mutating func moveChildren(of node: Int, to other: Int) {
    var child = nodes[node].first
    while child >= 0 {
      nodes[Int(child)].parent = Int32(other)
      child = nodes[Int(child)].next
    }
    nodes[other].first = nodes[node].first
    nodes[other].last = nodes[node].last
    nodes[node].first = -1
    nodes[node].last = -1
  }

  /// What happens from a node's start to its end, in the order of the document. O(*n*).
  func events(from root: Int) -> [HTMLTree.Event] {
    var events: [HTMLTree.Event] = []
    events.reserveCapacity(nodes.count * 2)
    var node = root
    while true {
      if let element = element(of: node) {
        events.append(.open(element))
      } else {
        events.append(.text(text(of: node)))
      }
      if let child = firstChild(of: node) {
        node = child
        continue
      }
      while true {
        if let element = element(of: node) { events.append(.close(element)) }
        if node == root { return events }
        if let next = Self.known(nodes[node].next) {
          node = next
          break
        }
        guard let parent = parent(of: node) else { return events }
        node = parent
      }
    }
  }
}

extension HTMLNodes {
  /// Where a node can be put.
  struct Spot {
    var parent: Int
    /// The node of the same parent that it comes before; nil for the end.
    var next: Int?
  }
}
