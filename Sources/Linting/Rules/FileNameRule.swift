internal import BidiAlgorithm
internal import Markup
internal import UnicodeData
internal import Wording

/// Names of files that show another extension than they have.
struct FileNameRule: LintRule {
  let name = "file-name"
  let finds =
    "A file's name, on the disk or in a text, that is drawn with another extension than it has."
  let why = "Users open a program and believe that it is a picture."
  let example = RuleExample(.plain, "photo_high_re\u{202E}gnp.js")

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    if let last = file.path.split(separator: "/").last {
      let scalars = Array(last.unicodeScalars)
      if let shown = Self.shown(scalars) {
        var finding = Finding(
          name, 0..<0, Self.sentence(scalars, shown),
          display: Display.of(scalars, .explicit(.leftToRight)))
        finding.isAboutName = true
        found.append(finding)
      }
    }
    for passage in file.passages where passage.scalars.contains(where: Interest.isControl) {
      for word in words(passage.scalars) {
        let scalars = Array(passage.scalars[word])
        guard let shown = Self.shown(scalars) else { continue }
        let kept = scalars.filter { !Interest.isControl($0) }
        let controls = word.filter { Interest.isControl(passage.scalars[$0]) }
        let fix = Removal.fix(
          "the controls", controls.map { passage.places[$0] },
          display: Display.of(kept, passage.direction), isSafe: false)
        found.append(
          Finding(
            name, passage.source(word), Self.sentence(scalars, shown),
            display: Display.of(passage.scalars, passage.direction), fixes: [fix]))
      }
    }
  }

  private static func sentence(_ name: [Unicode.Scalar], _ shown: [Unicode.Scalar]) -> Words {
    let real = ending(name.filter { !Interest.isControl($0) }) ?? []
    func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }
    return
      "The name ends in \(verbatim: "." + text(real)), but is drawn with \(verbatim: "." + text(shown)) at its end."
  }

  /// The words that hold a control and a full stop.
  private func words(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    scalars.indices.split { " \t\"'<>|".unicodeScalars.contains(scalars[$0]) }.compactMap {
      let range = $0.startIndex..<$0.endIndex
      let part = scalars[range]
      return part.contains(".") && part.contains(where: Interest.isControl) && range.count < 256
        ? range : nil
    }
  }

  /// The extension that is seen, where it is another one than the name has.
  static func shown(_ name: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard name.contains(where: Interest.has) else { return nil }
    let kept = name.filter { !Interest.isControl($0) }
    let drawn = Display.of(name, .explicit(.leftToRight)).filter { $0 != " " }
    guard let real = ending(kept), let seen = ending(drawn), real != seen else { return nil }
    return seen
  }

  /// What stands behind the last full stop: a few letters and digits of ASCII with a letter among
  /// them.
  private static func ending(_ name: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard let dot = name.lastIndex(of: "."), dot > 0 else { return nil }
    let ending = Array(name[(dot + 1)...])
    guard (1...8).contains(ending.count),
      ending.allSatisfy({ $0.isASCII && ScalarTraits($0).isLetter || ("0"..."9").contains($0) }),
      ending.contains(where: { ScalarTraits($0).isLetter })
    else { return nil }
    return ending
  }
}
