public import BidiAlgorithm

internal import CICU

/// Joins Arabic letters by presentation forms, one scalar for one, for terminals that do not join.
///
/// The rules are those of the Unicode Standard, section 9.2 (R1 to R7), on Joining_Type; the forms
/// are the scalars of Arabic Presentation Forms A and B whose compatibility decomposition is one
/// letter. Letters and scripts without such forms (Syriac, most letters of African languages) stay
/// as they are.
///
/// Lam and alef are *not* drawn as their ligature: each letter keeps its own cell, lam in its
/// initial or medial form and alef in its final one, so that there is a place for the caret between
/// them and every column belongs to one letter. ICU's own `u_shapeArabic` always makes the
/// ligature, and knows fewer letters.
public enum ArabicShaper {
  /// The joined forms of a line's scalars, in storage order, as many as there are. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: the line in storage order.
  ///   - levels: their levels after L1, as many. Letters join within a run of one level only, and
  ///     in a run of even level from right to left on the screen, against storage order (UAX #9,
  ///     section 3.5).
  /// - Returns: what to draw for each scalar.
  public static func joined(
    _ scalars: [Unicode.Scalar], levels: [EmbeddingLevel]
  ) -> [Unicode.Scalar] {
    guard scalars.contains(where: { $0.value >= 0x0600 && mayHaveForms($0) }) else {
      return scalars
    }
    var result = scalars
    var start = 0
    while start < scalars.count {
      let level = start < levels.count ? levels[start] : .rightToLeft
      var end = start + 1
      while end < scalars.count, end >= levels.count || levels[end] == level { end += 1 }
      join(scalars, start..<end, isReversed: !level.isRightToLeft, into: &result)
      start = end
    }
    return result
  }

  /// The isolated form of a scalar, or itself where it has none.
  public static func isolated(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    mayHaveForms(scalar) ? PresentationForms.of(scalar)?[.isolated] ?? scalar : scalar
  }

  /// Whether the letter has presentation forms.
  public static func hasForms(_ scalar: Unicode.Scalar) -> Bool {
    mayHaveForms(scalar) && PresentationForms.of(scalar) != nil
  }

  /// Whether its readers see the letter joined to its neighbours, but there are no forms to draw it
  /// so.
  public static func joinsWithoutForms(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x0621, !hasForms(scalar) else { return false }
    let joining = Joining(scalar)
    return joining == .dual || joining == .right || joining == .left
  }

  /// Whether the scalar stands where the letters with presentation forms are.
  private static func mayHaveForms(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x0621 && scalar.value <= 0x06D5
  }

  private static func join(
    _ scalars: [Unicode.Scalar], _ run: Range<Int>, isReversed: Bool,
    into result: inout [Unicode.Scalar]
  ) {
    // The letter before in reading order, past transparent marks.
    var before: (offset: Int, joinsAfter: Bool, form: JoiningForm)?
    for step in 0..<run.count {
      let offset = isReversed ? run.upperBound - 1 - step : run.lowerBound + step
      let joining = Joining(scalars[offset])
      if joining == .transparent { continue }
      var form = JoiningForm.isolated
      if let last = before, last.joinsAfter, joining.joinsBefore {
        form = .final
        result[last.offset] = PresentationForms.form(
          scalars[last.offset], last.form == .final ? .medial : .initial)
      }
      result[offset] = PresentationForms.form(scalars[offset], form)
      before = (offset, joining.joinsAfter, form)
    }
  }
}

/// A letter's shape by the sides on which it joins.
enum JoiningForm: Int {
  case isolated, final, initial, medial
}

/// A value of the property Joining_Type.
private enum Joining {
  case none, causing, dual, left, right, transparent

  init(_ scalar: Unicode.Scalar) {
    self =
      switch Int(cicu_joining_type(scalar.value)) {
      case CICU_JT_JOIN_CAUSING: .causing
      case CICU_JT_DUAL_JOINING: .dual
      case CICU_JT_LEFT_JOINING: .left
      case CICU_JT_RIGHT_JOINING: .right
      case CICU_JT_TRANSPARENT: .transparent
      default: .none
      }
  }

  /// Whether it joins the letter before it in reading order, which stands on its right.
  var joinsBefore: Bool { self == .causing || self == .dual || self == .right }
  /// Whether it joins the letter after it in reading order, which stands on its left.
  var joinsAfter: Bool { self == .causing || self == .dual || self == .left }
}
