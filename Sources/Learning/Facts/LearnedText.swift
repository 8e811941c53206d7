public import BidiAlgorithm
public import Explanation
internal import TextModel
internal import UnicodeData

/// The text that a lesson or a term speaks of.
///
/// It is written in the pseudo alphabet, or in letters as they are; names in braces, such as
/// `{RLI}`, stand for controls in both; `{RLI*64}` is 64 of them.
public struct LearnedText: Hashable, Sendable {
  /// How a text is written in a data file.
  public enum Notation: Hashable, Sendable {
    /// Capitals stand for Hebrew letters (``PseudoText``).
    case pseudo
    /// Letters are themselves.
    case letters

    /// The text that is meant.
    public func read(_ written: String) -> String {
      let whole = Self.repeated(written)
      guard self == .letters else { return PseudoText.decode(whole) }
      var result = ""
      var rest = whole.unicodeScalars[...]
      while let first = rest.first {
        if first == "{", let end = rest.firstIndex(of: "}") {
          result += PseudoText.decode(String(rest[...end]))
          rest = rest[rest.index(after: end)...]
        } else {
          result.unicodeScalars.append(first)
          rest.removeFirst()
        }
      }
      return result
    }

    /// A text with each repeated name in braces, such as `{RLE*64}`, written out. O(*n*).
    private static func repeated(_ written: String) -> String {
      written.replacing(/\{([^{}*]+)\*([0-9]{1,3})\}/) { match in
        String(repeating: "{\(match.1)}", count: Int(match.2) ?? 1)
      }
    }

    /// A text in which a name in braces that stands four times or more in a row is counted. O(*n*).
    fileprivate static func counted(_ written: String) -> String {
      written.replacing(/(\{[^{}]+\})\1{3,}/) { match in
        "\(match.1.dropLast())*\(match.0.count / match.1.count)}"
      }
    }

    /// A text as it is written.
    public func write(_ text: some Sequence<Unicode.Scalar>) -> String {
      text.map { scalar in
        if self == .pseudo || ScalarFacts.label(of: scalar) != nil {
          return PseudoText.encode(scalar)
        }
        return String(scalar)
      }.joined()
    }
  }

  /// How it and what is said of it is written.
  public var notation: Notation
  /// The text.
  public var text: String
  /// What decides its direction.
  public var direction: BaseDirection

  /// A text as a data file has it.
  public init(_ written: String, _ notation: Notation, direction: BaseDirection = .auto) {
    self.notation = notation
    self.direction = direction
    text = notation.read(written)
  }

  /// The text of a line; nil where the line has another field.
  init?(_ line: LearningLine) {
    switch line.field {
    case "text": self.init(line.value, .pseudo)
    case "letters": self.init(line.value, .letters)
    case "rtl": self.init(line.value, .pseudo, direction: .explicit(.rightToLeft))
    case "ltr": self.init(line.value, .pseudo, direction: .explicit(.leftToRight))
    default: return nil
    }
  }

  /// Its scalars.
  public var scalars: [Unicode.Scalar] { Array(text.unicodeScalars) }

  /// What the rules do to it. O(*n*).
  public var explained: ExplainedParagraph { ExplainedParagraph(scalars, direction: direction) }

  /// A session of editing at the start of the text, with lines of a width. Without other directions
  /// the text's own decides.
  func session(width: Int? = nil, directions: DirectionDecider? = nil) -> EditingSession {
    EditingSession(
      Document(text: text), settings: .onScreen(.hidden, width: width, .unicode),
      directions: directions ?? DirectionDecider(direction))
  }

  /// Its first paragraph as shown in lines of a width, such as `ab DC / FE`. O(*n*).
  func lines(within width: Int) -> String {
    let layout = session(width: max(1, width)).layout
    var shown: [String] = []
    var line: LinePosition? = LinePosition(paragraph: ParagraphIndex(0), line: 0)
    var paragraph = explained
    while let at = line, at.paragraph == ParagraphIndex(0) {
      paragraph.show(line: layout.line(at).range)
      shown.append(notation.write(paragraph.shownScalars))
      line = layout.line(after: at)
    }
    return shown.map(\.trimmed).joined(separator: " / ")
  }

  /// As it is written.
  public var written: String { Notation.counted(notation.write(text.unicodeScalars)) }
  /// Its letters as they are, with a label in braces for each control but line feeds.
  public var labelled: String {
    text.unicodeScalars.map { scalar in
      scalar != "\n" && ScalarFacts.label(of: scalar) != nil
        ? PseudoText.encode(scalar) : String(scalar)
    }.joined()
  }
  /// As it is shown, from the left, without controls.
  public var shown: String { notation.write(explained.shownScalars) }
  /// The level of each of its scalars after L1, one sign a scalar; `-` where X9 removes it.
  public var levels: String { explained.writtenLevels }
}

extension ExplainedParagraph {
  /// The level of each scalar of the line after L1; `-` where X9 removes it.
  var writtenLevels: String {
    scalars.indices.map { position in
      paragraph.isRemoved(at: position) ? "-" : "\(lineLevels[position - line.lowerBound])"
    }.joined()
  }
}
