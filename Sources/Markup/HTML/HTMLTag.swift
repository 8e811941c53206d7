/// A start tag with the attributes that bear on what its text looks like.
struct HTMLTag {
  /// Its name in small letters.
  var name: String
  /// Where it begins in the source.
  var start: Int
  /// The attributes that are read, each as it was given first.
  var attributes: [HTMLAttribute: HTMLText] = [:]

  init(name: String, start: Int) {
    self.name = name
    self.start = start
  }

  mutating func add(
    _ name: ArraySlice<Unicode.Scalar>, _ value: Range<Int>, of source: [Unicode.Scalar]
  ) {
    guard let attribute = HTMLAttribute(rawValue: HTMLTokenizer.name(name)),
      attributes[attribute] == nil
    else { return }
    var text = HTMLText()
    text.append(value, of: source, inAttribute: true, keepsNUL: true)
    attributes[attribute] = text
  }

  /// The value of an attribute in small letters.
  func value(_ attribute: HTMLAttribute) -> String? {
    attributes[attribute].map { HTMLTokenizer.name($0.scalars[...]) }
  }
}
