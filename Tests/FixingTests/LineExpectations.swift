import BidiAlgorithm
import Fixing
import Testing

/// What a line is held to: nothing in it is torn, or its first fix draws it as its reader wants.
enum LineExpectations {
  static let left = BaseDirection.explicit(.leftToRight)
  static let right = BaseDirection.explicit(.rightToLeft)

  /// A template with the words of each language: `{}` is a phrase, `{1}` one word.
  static func lines(
    _ template: String, _ phrases: [String], _ words: [String]
  ) -> [[Unicode.Scalar]] {
    phrases.indices.map { language in
      let text = template.replacing("{}", with: phrases[language])
      return Array(text.replacing("{1}", with: words[language]).unicodeScalars)
    }
  }

  /// Expects the first fix of a text to draw it as is wanted, and no fix to leave anything torn or
  /// to draw the text as before.
  static func expectFirst(
    _ text: [Unicode.Scalar], _ wanted: [Unicode.Scalar], _ direction: BaseDirection,
    at location: SourceLocation = #_sourceLocation
  ) {
    let fixed = Fixer().fix(text, direction: direction)
    #expect(fixed.candidates.first?.display == wanted, sourceLocation: location)
    #expect(
      fixed.candidates.allSatisfy { $0.problems == 0 && $0.display != fixed.display },
      sourceLocation: location)
    expectParts(text, direction, at: location)
  }

  /// Expects every part of a text, cut at a blank, to be judged and mended: no rule may need what
  /// stands before it in the whole text.
  static func expectParts(
    _ text: [Unicode.Scalar], _ direction: BaseDirection,
    at location: SourceLocation = #_sourceLocation
  ) {
    for blank in text.indices where text[blank] == " " {
      for part in [text[..<blank], text[(blank + 1)...]] {
        let fixed = Fixer().fix(Array(part), direction: direction)
        #expect(
          fixed.candidates.allSatisfy { $0.display != fixed.display }, sourceLocation: location)
      }
    }
  }

  /// The same in the notation of ``BrokenString``.
  static func expectFirst(
    pseudo: String, _ wanted: String, _ direction: BaseDirection,
    at location: SourceLocation = #_sourceLocation
  ) {
    expectFirst(
      BrokenString.scalars(pseudo), BrokenString.scalars(wanted), direction, at: location)
  }

  /// The same for strings.
  static func expectFirst(
    text: String, _ wanted: String, _ direction: BaseDirection,
    at location: SourceLocation = #_sourceLocation
  ) {
    expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), direction, at: location)
  }

  /// Expects nothing of a text to be torn in some directions.
  static func expectNothing(
    _ text: [Unicode.Scalar], _ directions: [BaseDirection],
    at location: SourceLocation = #_sourceLocation
  ) {
    for direction in directions {
      #expect(
        Judge().problems(of: text, direction: direction).isEmpty, "\(direction)",
        sourceLocation: location)
      expectParts(text, direction, at: location)
    }
  }

  /// The same in the notation of ``BrokenString``.
  static func expectNothing(
    pseudo: String, _ directions: [BaseDirection],
    at location: SourceLocation = #_sourceLocation
  ) {
    expectNothing(BrokenString.scalars(pseudo), directions, at: location)
  }

  /// The same for a string.
  static func expectNothing(
    text: String, _ directions: [BaseDirection],
    at location: SourceLocation = #_sourceLocation
  ) {
    expectNothing(Array(text.unicodeScalars), directions, at: location)
  }

  /// Expects something of a text to be torn in a direction.
  static func expectSomething(
    _ text: [Unicode.Scalar], _ direction: BaseDirection,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      !Judge().problems(of: text, direction: direction).isEmpty,
      "\(String(String.UnicodeScalarView(text)))", sourceLocation: location)
  }

  /// The same for a string.
  static func expectSomething(
    text: String, _ direction: BaseDirection, at location: SourceLocation = #_sourceLocation
  ) {
    expectSomething(Array(text.unicodeScalars), direction, at: location)
  }
}
