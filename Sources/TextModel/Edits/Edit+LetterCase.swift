public import UnicodeData

extension Edit {
  /// The edit that puts the letters of pieces in another case, each piece by the rules of its
  /// language. O(*n*).
  ///
  /// It replaces no more than what changes, so that marks stay on their letters; bytes that are not
  /// UTF-8 stay.
  ///
  /// - Parameters:
  ///   - letters: the case.
  ///   - pieces: ascending and disjoint; a final sigma is known only where its word is in one
  ///     piece.
  ///   - document: the text.
  ///   - isScalarByScalar: whether a range of the edit is one scalar wherever that is possible.
  /// - Returns: the edit; an empty one where nothing changes.
  public static func changingCase(
    to letters: LetterCase, of pieces: [LanguagePiece], in document: Document,
    isScalarByScalar: Bool
  ) -> Edit {
    var replacements: [Replacement] = []
    for piece in pieces {
      let scalars = document.scalars(in: piece.range)
      let words = scalars.split(omittingEmptySubsequences: true) {
        ScalarFacts.isWhiteSpace($0.scalar) || !$0.isWellFormed
      }
      for word in words {
        let old = word.map(\.scalar)
        let new = letters.applied(to: old, language: piece.language)
        let start = piece.range.lowerBound.advanced(by: word.startIndex)
        for change in changes(old, new, isScalarByScalar: isScalarByScalar) {
          replacements.append(
            Replacement(
              start.advanced(by: change.old.lowerBound)..<start.advanced(by: change.old.upperBound),
              with: StoredText(scalars: new[change.new].map { StoredScalar($0) })))
        }
      }
    }
    return Edit(replacements)
  }

  /// Where two versions of a word differ: scalar by scalar or in stretches where they are as long
  /// as each other, else from the first difference to the last.
  private static func changes(
    _ old: [Unicode.Scalar], _ new: [Unicode.Scalar], isScalarByScalar: Bool
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    guard old != new else { return [] }
    if old.count == new.count {
      var result: [Range<Int>] = []
      for index in old.indices where old[index] != new[index] {
        if let last = result.last, last.upperBound == index, !isScalarByScalar {
          result[result.count - 1] = last.lowerBound..<index + 1
        } else {
          result.append(index..<index + 1)
        }
      }
      return result.map { ($0, $0) }
    }
    let shorter = min(old.count, new.count)
    let first = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let last =
      (0..<shorter - first).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
      ?? shorter - first
    return [(first..<old.count - last, first..<new.count - last)]
  }
}
