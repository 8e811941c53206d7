/// Formulas of chemistry that a right-to-left sentence would tear.
extension Piece {
  /// What was seen in a formula.
  private struct FormulaParts {
    /// How many signs of elements.
    var elements = 0
    /// Whether a lowered digit counts something.
    var hasLowered = false
    /// Whether it has a charge.
    var hasCharge = false
  }

  /// The most scalars of a formula, how deep brackets are read in it, and the most digits of a
  /// count.
  private static let longestMolecule = 48
  private static let deepestGroup = 3
  private static let longestCount = 2

  /// `(NH₄)₂SO₄`, `[Co(NH₃)₆]Cl₃`, `(CH3)2CO`: a formula that begins with a bracket, and
  /// `Al(OH)₄⁻`, one with brackets and a charge, which ends in a sign; with what it reacts with.
  /// Its signs are those of elements alone. Other formulas stay together by themselves. A bracket
  /// around all of it is the sentence's, as that of `(CO₂)`; with plain digits another element has
  /// to follow the bracket, since `(CO)2` may be a note. O(its length).
  @Sendable static func chemicalFormula(_ start: Int, _ text: Skeleton) -> Piece? {
    // How many of them: `2(NH₄)₂SO₄`.
    let body = text.endOfDigits(start)
    let isGroup = closingOfGroup(text.at(body)) != nil
    guard isGroup || text.isCapital(start), text.mayBeginWord(start) else { return nil }
    var parts = FormulaParts()
    guard var end = endOfMolecule(body, text, &parts) else { return nil }
    if isGroup {
      guard let inside = endOfAtomGroup(body, text), end > inside else { return nil }
      var behind = inside
      while text.isDigit(behind) || isLowered(text.at(behind)) { behind += 1 }
      let isPlain = text.isCapital(behind) && (body..<end).contains(where: text.isDigit)
      guard parts.hasLowered || parts.hasCharge || isPlain else { return nil }
    } else {
      guard parts.hasCharge, (start..<end).contains(where: { text.at($0) == "(" }) else {
        return nil
      }
    }
    while let next = nextTerm("+=\u{2192}\u{21CC}\u{21C4}", end, text) {
      var others = FormulaParts()
      let first = text.endOfDigits(next.start)
      guard let last = endOfMolecule(first, text, &others), endsFormula(last, text) else { break }
      end = last
    }
    guard endsFormula(end, text) else { return nil }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// Whether nothing goes on right behind a formula: no letter, no sign with a letter behind it.
  private static func endsFormula(_ end: Int, _ text: Skeleton) -> Bool {
    if text.isCodeLetter(end) || text.isStrong(end) { return false }
    return !"+-/_.=(".unicodeScalars.contains(text.at(end)) || !text.isCodeLetter(end + 1)
  }

  /// The end of a molecule or an ion: elements and groups with their counts, the water that it
  /// holds, its charge, and whether it is solid or solved; nil where none begins.
  private static func endOfMolecule(
    _ start: Int, _ text: Skeleton, _ parts: inout FormulaParts
  ) -> Int? {
    var end = endOfAtoms(start, text, &parts, depth: 0)
    guard end > start, parts.elements > 0, end - start <= longestMolecule else { return nil }
    if "\u{B7}\u{22C5}\u{2219}".unicodeScalars.contains(text.at(end)) {
      let water = text.endOfDigits(end + 1)
      let last = endOfAtoms(water, text, &parts, depth: 0)
      if last > water { end = last }
    }
    var charge = end
    while isRaised(text.at(charge)) { charge += 1 }
    if charge > end, "\u{207A}\u{207B}".unicodeScalars.contains(text.at(charge - 1)) {
      end = charge
      parts.hasCharge = true
    }
    if text.at(end) == "(" {
      var last = end + 1
      while text.isLatin(last), last < end + 3 { last += 1 }
      if ["aq", "g", "l", "s"].contains(text.string(end + 1..<last)), text.at(last) == ")" {
        end = last + 1
      }
    }
    return end
  }

  /// The end of elements and groups in brackets with their counts from a position on; the position
  /// itself where there are none.
  private static func endOfAtoms(
    _ start: Int, _ text: Skeleton, _ parts: inout FormulaParts, depth: Int
  ) -> Int {
    var end = start
    while end - start < longestMolecule {
      if let element = endOfElement(end, text) {
        parts.elements += 1
        end = element
      } else if depth < deepestGroup, let closing = closingOfGroup(text.at(end)) {
        var inner = parts
        let last = endOfAtoms(end + 1, text, &inner, depth: depth + 1)
        guard last > end + 1, text.at(last) == closing else { break }
        parts = inner
        end = last + 1
      } else {
        break
      }
      let count = end
      while end - count < longestCount, isAtomCount(end, text) {
        if isLowered(text.at(end)) { parts.hasLowered = true }
        end += 1
      }
    }
    return end
  }

  /// The end of a group in brackets, without its count.
  private static func endOfAtomGroup(_ start: Int, _ text: Skeleton) -> Int? {
    var parts = FormulaParts()
    let last = endOfAtoms(start + 1, text, &parts, depth: 1)
    return last > start + 1 && text.at(last) == closingOfGroup(text.at(start)) ? last + 1 : nil
  }

  /// The bracket that closes one; nil of other scalars.
  private static func closingOfGroup(_ opening: Unicode.Scalar) -> Unicode.Scalar? {
    switch opening {
    case "(": ")"
    case "[": "]"
    default: nil
    }
  }

  /// Whether a digit that counts atoms stands at a position.
  private static func isAtomCount(_ position: Int, _ text: Skeleton) -> Bool {
    isLowered(text.at(position)) || text.isEuropeanDigit(position)
  }

  /// The end of the sign of an element. A small letter behind a capital is a part of it.
  private static func endOfElement(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.isCapital(start) else { return nil }
    let isLong = text.isLatin(start + 1) && !text.isCapital(start + 1)
    let end = isLong ? start + 2 : start + 1
    return signsOfElements.contains(text.string(start..<end)) ? end : nil
  }

  /// The signs of the elements (IUPAC, 2016).
  private static let signsOfElements = Skeleton.words(
    """
    H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br \
    Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho \
    Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es \
    Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og
    """)
}
