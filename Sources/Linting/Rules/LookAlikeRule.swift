internal import BidiAlgorithm
internal import Markup
internal import UnicodeData
internal import Wording

/// Names of a program that look alike and are not the same (CVE-2021-42694; UTS #39, section 4).
struct LookAlikeRule: LintRule {
  let name = "look-alike"
  let finds =
    "Two different names in a program with one skeleton, or one that mixes letters of scripts that look alike."
  let why = "A reviewer takes a call of one function for a call of the other."
  let example = RuleExample(.python, "def sayHello(): pass\ndef say\u{041D}ello(): pass")
  let isOptional = true

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    guard file.isCode else { return }
    let names = Self.names(file)
    var first: [[Unicode.Scalar]: [Unicode.Scalar]] = [:]
    var told: Set<[Unicode.Scalar]> = []
    for name in names where name.scalars.allSatisfy(\.isASCII) {
      first[LookAlikes.bidiSkeleton(of: name.scalars, direction: .leftToRight)] = name.scalars
    }
    for found_ in names where !found_.scalars.allSatisfy(\.isASCII) {
      guard !told.contains(found_.scalars) else { continue }
      let skeleton = LookAlikes.bidiSkeleton(of: found_.scalars, direction: .leftToRight)
      let other = first[skeleton]
      if other == nil { first[skeleton] = found_.scalars }
      let isMixed = Self.mixes(found_.scalars, skeleton)
      guard isMixed || other.map({ $0 != found_.scalars }) ?? false else { continue }
      told.insert(found_.scalars)
      let sentence: Words =
        other == nil || other == found_.scalars
        ? "A name mixes letters of scripts that look alike."
        : "A name looks like \(verbatim: String(String.UnicodeScalarView(other ?? []))), and is another one."
      found.append(
        Finding(
          name, found_.range, sentence, display: file.display(lineOf: found_.range.lowerBound)))
    }
  }

  private struct Name {
    var scalars: [Unicode.Scalar]
    var range: Range<Int>
  }

  /// The names between the atoms, escapes read where the language has them there.
  private static func names(_ file: LintedFile) -> [Name] {
    let scalars = file.text.scalars
    var names: [Name] = []
    var gaps: [Range<Int>] = []
    var start = 0
    for atom in file.atoms where atom.range.lowerBound >= start {
      gaps.append(start..<atom.range.lowerBound)
      start = atom.range.upperBound
    }
    gaps.append(start..<scalars.count)
    for gap in gaps where !gap.isEmpty {
      let text = PassageText(scalars: scalars)
      let forms: Set<EscapeForm> = text.hasBackslash(gap) ? [.utf16, .braces, .long] : []
      let passage = text.unescaped(gap, forms, .string, writing: .asIs)
      var begin: Int?
      for index in 0...passage.scalars.count {
        let isPart = index < passage.scalars.count && isNamePart(passage.scalars[index])
        if isPart, begin == nil { begin = index }
        if !isPart, let from = begin {
          names.append(
            Name(scalars: Array(passage.scalars[from..<index]), range: passage.source(from..<index))
          )
          begin = nil
        }
      }
    }
    return names
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    let traits = ScalarTraits(scalar)
    return traits.isLetter || scalar == "_" || traits.bidiClass == .en || traits.bidiClass == .nsm
      || traits.bidiClass == .an || ScalarFacts.isInvisible(scalar)
  }

  /// Whether a name of Latin letters has one of another script that looks like Latin.
  private static func mixes(_ name: [Unicode.Scalar], _ skeleton: [Unicode.Scalar]) -> Bool {
    let scripts = Set(name.filter { ScalarTraits($0).isLetter }.map(ScalarFacts.scriptCode))
    guard scripts.contains("Latn"), scripts.contains("Cyrl") || scripts.contains("Grek") else {
      return false
    }
    return skeleton.allSatisfy(\.isASCII)
  }
}
