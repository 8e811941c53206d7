package import Languages
package import TextModel

extension TextLanguages.Known {
  /// The languages that a paragraph is marked with.
  package init(_ marks: LanguageMarks) {
    self.init(
      language: marks.language,
      runs: marks.others.map { mark in
        LanguagePiece(
          ScalarOffset(mark.range.lowerBound)..<ScalarOffset(mark.range.upperBound),
          language: mark.language)
      })
  }
}
