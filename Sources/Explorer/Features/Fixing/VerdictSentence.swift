package import Fixing
package import Wording

/// The plain answer to whether anything of a paragraph is wrong, as the Paragraph pane and a
/// session of lines say it.
package enum VerdictSentence {
  /// What is said where every piece is drawn as it is read.
  package static let nothingTorn: Words = "Nothing is torn here."

  /// The same of what has tags of HTML.
  package static let nothingTornBesideTags: Words =
    "Nothing is torn here. Its tags are seen: \(verbatim: "--markup html") reads them."

  /// What is torn first, and how much more is.
  ///
  /// - Parameters:
  ///   - problems: what is torn.
  ///   - hasTags: whether it has tags or references that are seen.
  ///   - key: what shows the changes that fix it.
  /// - Returns: the sentence.
  package static func of(_ problems: [Problem], hasTags: Bool, key: String) -> Words {
    guard let first = problems.first else { return hasTags ? nothingTornBesideTags : nothingTorn }
    let sentence = first.sentence
    return problems.count == 1
      ? "\(sentence) \(verbatim: key) fixes it."
      : "\(sentence) And \(number: problems.count - 1) more: \(verbatim: key)."
  }
}
