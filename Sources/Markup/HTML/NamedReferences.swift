/// The names that HTML has for characters (HTML Standard, section 13.5): all 2,125, and the 106
/// that need no semicolon.
enum NamedReferences {
  /// How long the longest name is, without its semicolon.
  static let longestName = 31

  private static let scalars: [String: [Unicode.Scalar]] = {
    var result: [String: [Unicode.Scalar]] = [:]
    for entry in table.description.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let halves = entry.split(separator: "=")
      guard halves.count == 2 else { continue }
      let scalars = halves[1].split(separator: "+").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let bare = halves[0].last == "*" ? halves[0].dropLast() : halves[0]
      if bare.count < halves[0].count { result[String(bare)] = scalars }
      result[bare + ";"] = scalars
    }
    return result
  }()

  /// Whether a scalar can stand in a name.
  static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
  }

  /// What a name means, written with its semicolon or without; nil where HTML has no such name.
  static func scalars(named name: String) -> [Unicode.Scalar]? { scalars[name] }
}
