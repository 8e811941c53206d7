/// A text in place of its escapes, with the place of each scalar in what was written.
public struct UnescapedText: Hashable, Sendable {
  /// The text that is meant.
  public private(set) var scalars: [Unicode.Scalar] = []
  /// Where each of its scalars stands in the source.
  public private(set) var places = SourceMap()
  /// The forms that the source holds, and how it writes them; nil where it holds none.
  public private(set) var style: EscapeStyle?
  /// What looks like an escape and means no character, in the source's order; it is left as it is.
  public private(set) var illFormed: [IllFormedEscape] = []

  /// The text that is meant.
  public var text: String { String(String.UnicodeScalarView(scalars)) }

  /// How many escapes were read; of a run of bytes each character counts. O(*n*).
  public var escapeCount: Int { scalars.indices.count { places[$0].count != 1 } }

  /// Whether a scalar stood in the source as it is, in no escape.
  ///
  /// - Parameters:
  ///   - index: the scalar's place in the text that is meant.
  ///   - source: what was written.
  /// - Returns: whether it is the source's own.
  public func isItself(_ index: Int, in source: [Unicode.Scalar]) -> Bool {
    // An escape may mean two scalars; the second has the place behind the first one's.
    places[index].count == 1 && source[places[index].lowerBound] == scalars[index]
  }

  /// Reads a text with the forms that are sure to be in it. O(*n*).
  ///
  /// `C:\users` and `100%25` hold no escapes: a form is there where one of its escapes is whole,
  /// and for bytes where a run of them is a character beyond ASCII. CSS's, which looks like much
  /// else, is there where it gives a right-to-left letter, a bidi control or a joiner, and no other
  /// form with a backslash is.
  ///
  /// - Parameter source: what was written.
  public init(_ source: [Unicode.Scalar]) {
    self.init(source, forms: EscapeForm.forms(in: source))
  }

  /// Reads a text with these forms. O(*n*).
  ///
  /// - Parameters:
  ///   - source: what was written.
  ///   - forms: what is read as an escape; all else is text.
  public init(_ source: [Unicode.Scalar], forms: Set<EscapeForm>) {
    guard !forms.isEmpty else {
      scalars = source
      places = SourceMap(identityOf: source.count)
      return
    }
    let scanner = EscapeScanner(source: source)
    let hasShort = forms.contains(where: \.hasShortEscapes)
    let isCSS = forms.contains(.css) && !hasShort
    /// What is wrong is named beside escapes of its kind.
    func isRead(_ token: EscapeToken) -> Bool {
      guard let form = token.form else { return hasShort || isCSS }
      return forms.contains(form) || form == .utf16 && forms.contains(.long)
        || token.fault != nil && hasShort && form.hasShortEscapes
    }
    var style = StyleReader(forms: forms)
    var index = 0
    scalars.reserveCapacity(source.count)
    while index < source.count {
      guard let token = scanner.token(at: index, css: isCSS), isRead(token) else {
        append(source[index], index..<index + 1)
        style.readPlain(source[index])
        index += 1
        continue
      }
      for piece in token.pieces {
        if let scalar = piece.scalar {
          append(scalar, piece.range)
          style.read(scalar, source[piece.range], token.form)
        } else {
          for place in piece.range { append(source[place], place..<place + 1) }
          illFormed.append(.init(range: piece.range, reason: token.fault ?? .incomplete))
        }
      }
      index = token.range.upperBound
    }
    self.style = style.style
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    scalars.append(scalar)
    places.append(range)
  }
}

extension EscapeForm {
  /// The forms that a text is sure to hold. O(*n*).
  public static func forms(in source: [Unicode.Scalar]) -> Set<EscapeForm> {
    guard source.contains(where: { $0 == "\\" || $0 == "&" || $0 == "%" }) else { return [] }
    let scanner = EscapeScanner(source: source)
    func sure(css: Bool) -> Set<EscapeForm> {
      var forms: Set<EscapeForm> = []
      var index = 0
      while index < source.count {
        guard let token = scanner.token(at: index, css: css) else {
          index += 1
          continue
        }
        if token.isSure, let form = token.form { forms.insert(form) }
        index = max(index + 1, token.range.upperBound)
      }
      return forms
    }
    let forms = sure(css: false)
    guard !forms.contains(where: \.hasBackslash), source.contains("\\") else { return forms }
    return forms.union(sure(css: true))
  }
}
