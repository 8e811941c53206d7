internal import BidiAlgorithm
internal import UnicodeData

/// A right-to-left text between the tags of an element that is all of a paragraph, whose direction
/// nobody set: `<i>ABC DEF?</i>`. Whoever takes the tags out reads it from right to left. As it is
/// shown, the letters of the tag lay it out from left to right, and its end is drawn at its start.
enum TaggedSentence {
  /// The judgement of a paragraph that is one as if left to right was set, which it is laid out in;
  /// nil of others, and where something is torn in any case. O(*n* log *n*).
  static func judgement(_ first: Judgement, reader: TextDirection?) -> Judgement? {
    guard first.asked == .auto, first.hasSeenTags, first.drawn.base == .leftToRight,
      first.shown.base == .rightToLeft, first.torn.isEmpty, first.tornTags.isEmpty,
      isOne(first.drawn.scalars)
    else { return nil }
    let set = BaseDirection.explicit(.leftToRight)
    return Judgement(DrawnParagraph(first.drawn.scalars, set), set, reader: reader)
  }

  /// Problems as they are told of such a paragraph, where one is judged: the letters of its tag
  /// gave it its direction, and nobody set that.
  static func told(_ problems: [Problem], of tagged: Judgement?) -> [Problem] {
    guard tagged != nil else { return problems }
    return problems.map { problem in
      guard problem.kind == .paragraph, problem.tear.follower == .paragraph else { return problem }
      var told = problem
      (told.tear.follower, told.tear.script) = (.letters, "Latin")
      return told
    }
  }

  /// Whether tags of elements that texts are shown with stand at both ends, and nothing that may be
  /// markup between them.
  private static func isOne(_ text: [Unicode.Scalar]) -> Bool {
    guard let content = WrittenMarkup.content(of: text),
      !text[..<content.lowerBound].contains(where: {
        BidiProperties.bidiClass(of: $0).isStrongRightToLeft
      }),
      !text[content].contains(where: { $0 == "<" || $0 == "&" })
    else { return false }
    let opening = text[..<content.lowerBound].split(separator: "<")
    return opening.allSatisfy { tag in
      let name = tag.prefix { $0 != ">" && $0 != " " && $0 != "/" }
      return name.isEmpty || ShownElement.isOne(String(String.UnicodeScalarView(name)).lowercased())
    }
  }
}
