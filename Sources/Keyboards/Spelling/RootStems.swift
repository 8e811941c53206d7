/// The stems of a Hebrew verb, each with the class of its forms: what they are made of, with
/// prefixes and suffixes for the persons.
///
/// A verb is given with its short vowels, by one stem of its pattern or two, from which the others
/// follow: of `xazaq/xzwq` the participle `xwzeq` and the infinitive `xzwq`, of `saper` the past
/// `syper`, of `n$maE` the future `$ameE`, of `zmyn` the past `hzman`.
struct RootStems {
  /// How the vowels stand among the letters of a root.
  enum Pattern: Substring {
    /// Past and future: `katab/ktwb`.
    case qal
    /// The present without its prefix: `saper`.
    case piel
    /// The past: `n$maE`.
    case nifal
    /// The present without its prefix: `zmyn`.
    case hifil
  }

  /// The stems with the names of their classes.
  private(set) var stems: [(name: String, stem: String)]

  /// The stems of a verb; nil where it is not as its pattern wants it. O(*n*).
  init?(_ word: Substring, _ pattern: Pattern) {
    let parts = word.split(separator: "/").map(String.init)
    guard let first = parts.first, parts.count == (pattern == .qal ? 2 : 1) else { return nil }
    let letters = Array(first)
    let root = letters.filter { !"aeiou".contains($0) }.map(String.init)
    guard letters.count > 2, let last = letters.last.map(String.init) else { return nil }
    switch pattern {
    case .qal:
      guard root.count == 3 else { return nil }
      stems = [
        ("VP", first), ("VR", root[0] + "w" + root[1] + "e" + root[2]), ("VI", parts[1]),
        ("VL", root[0] + root[1] + "w" + root[2]),
      ]
    case .piel:
      guard letters[1] == "a" else { return nil }
      stems = [("VQ", first), ("VP", String(letters[0]) + "y" + String(letters.dropFirst(2)))]
    case .nifal:
      guard root.count == 4, root[0] == "n" else { return nil }
      stems = [("VN", first), ("VM", root[1] + "a" + root[2] + "e" + root[3])]
    case .hifil:
      guard letters[letters.count - 2] == "y" else { return nil }
      stems = [("VH", first), ("VY", "h" + String(letters.dropLast(2)) + "a" + last)]
    }
  }
}
