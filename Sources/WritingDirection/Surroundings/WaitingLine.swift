/// What comes in at one end and goes out at the other, in order. Each costs the same, however many
/// wait.
public struct WaitingLine<Element> {
  private var elements: [Element] = []
  /// How many of them have gone out.
  private var taken = 0

  /// Nothing waits.
  public init() {}

  /// Whether nothing waits.
  public var isEmpty: Bool { taken == elements.count }

  /// Lets an element wait.
  public mutating func append(_ element: Element) { elements.append(element) }

  /// Takes out the one that has waited longest; nil where none waits. O(1) on average.
  public mutating func next() -> Element? {
    guard taken < elements.count else { return nil }
    defer {
      taken += 1
      if taken >= 256, taken * 2 >= elements.count { letGo() }
    }
    return elements[taken]
  }

  private mutating func letGo() {
    elements.removeFirst(taken)
    taken = 0
  }
}
