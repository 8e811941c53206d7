/// The words that are known, as tries that share their beginnings: what may stand before a word,
/// the stems, and what may stand after a stem of each class.
struct WordGraph: Sendable {
  /// A class of words: those that take the same prefixes and suffixes.
  typealias WordClass = UInt8

  /// A word that ends at a node.
  struct End: Sendable {
    var wordClass: WordClass
    var cost: Int
  }

  /// A prefix with spellings of its own.
  struct Opening: Sendable {
    var letters: [UInt8]
    var spellings: [Spelling]
    var cost: Int
    /// The classes of stems that may follow, a bit each.
    var classes: UInt64
  }

  struct Node: Sendable {
    var letter: UInt8 = 0
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var firstEnd: Int32 = -1
    /// The least cost of a word below.
    var least: Int32 = .max
  }

  private(set) var nodes: [Node] = [Node()]
  private(set) var ends: [(end: End, next: Int32)] = []
  /// Prefixes with spellings of their own.
  var openings: [Opening] = []
  var conjunctions: [Opening] = []
  /// The classes that need a prefix, a bit each.
  var bound: UInt64 = 0
  /// The classes that need a suffix, a bit each.
  var open: UInt64 = 0
  /// The root of the suffixes of each class; -1 where it takes none.
  private(set) var suffixRoots: [Int32] = []

  /// The root of the stems.
  static let stems: Int32 = 0

  /// A new trie's root.
  mutating func addRoot() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  mutating func setSuffixes(_ root: Int32, of wordClass: WordClass) {
    while suffixRoots.count <= Int(wordClass) { suffixRoots.append(-1) }
    suffixRoots[Int(wordClass)] = root
  }

  func suffixes(of wordClass: WordClass) -> Int32 {
    Int(wordClass) < suffixRoots.count ? suffixRoots[Int(wordClass)] : -1
  }

  /// Adds a word to a trie. O(*n*) in its letters.
  mutating func add(_ word: [UInt8], to root: Int32, _ wordClass: WordClass, cost: Int) {
    var node = root
    nodes[Int(node)].least = min(nodes[Int(node)].least, Int32(cost))
    for letter in word {
      var child = nodes[Int(node)].firstChild
      while child >= 0, nodes[Int(child)].letter != letter { child = nodes[Int(child)].nextSibling }
      if child < 0 {
        child = Int32(nodes.count)
        nodes.append(Node(letter: letter, nextSibling: nodes[Int(node)].firstChild))
        nodes[Int(node)].firstChild = child
      }
      node = child
      nodes[Int(node)].least = min(nodes[Int(node)].least, Int32(cost))
    }
    var entry = nodes[Int(node)].firstEnd
    while entry >= 0 {
      if ends[Int(entry)].end.wordClass == wordClass {
        ends[Int(entry)].end.cost = min(ends[Int(entry)].end.cost, cost)
        return
      }
      entry = ends[Int(entry)].next
    }
    ends.append((End(wordClass: wordClass, cost: cost), nodes[Int(node)].firstEnd))
    nodes[Int(node)].firstEnd = Int32(ends.count - 1)
  }
}
