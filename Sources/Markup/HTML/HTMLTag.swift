internal import UnicodeData

/// A start tag with the attributes that bear on what its text looks like.
struct HTMLTag {
  /// Its name in small letters.
  var name: String
  /// Where it begins in the source.
  var start: Int
  /// Where its name is written; nil for an element that no tag opens, and one that is opened again.
  var writtenName: Range<Int>?
  /// Where its first `dir` is written, with its value.
  var writtenDirection: Range<Int>?
  /// The attributes that are read, each as it was given first.
  var attributes: [HTMLAttribute: HTMLText] = [:]
  /// All attributes of a formatting element: those that have the same are one to the standard.
  var given: [Exact<String>: [Unicode.Scalar]] = [:]
  /// Whether it is an element of SVG or MathML.
  var isForeign = false
  /// Whether a slash stands at its end, which closes elements of SVG and MathML.
  var closesItself = false

  init(name: String, start: Int) {
    self.name = name
    self.start = start
  }

  /// Adds an attribute by the places of its name and its value, with the end of what is written of
  /// it.
  mutating func add(
    _ name: Range<Int>, _ value: Range<Int>, end: Int, of source: [Unicode.Scalar]
  ) {
    let written = HTMLTokenizer.name(source[name])
    let attribute = HTMLAttribute(rawValue: written).flatMap { attributes[$0] == nil ? $0 : nil }
    let isGiven = HTMLElementKind.formatting.contains(self.name) && given[Exact(written)] == nil
    guard attribute != nil || isGiven else { return }
    if attribute == .dir { writtenDirection = name.lowerBound..<end }
    var text = HTMLText()
    text.append(value, of: source, inAttribute: true, keepsNUL: true)
    if let attribute { attributes[attribute] = text }
    if isGiven { given[Exact(written)] = text.scalars }
  }

  /// The value of an attribute in small letters.
  func value(_ attribute: HTMLAttribute) -> String? {
    attributes[attribute].map { HTMLTokenizer.name($0.scalars[...]) }
  }
}
