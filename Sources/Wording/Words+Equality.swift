extension String {
  /// Whether it has the scalars of another text. O(*n*). Texts with the same scalars are equal and
  /// have the same hash, so that hashes need no care. It is what `UnicodeData` says of texts: words
  /// need no other room, and that one needs no words.
  fileprivate func hasScalars(of other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}

extension Words {
  /// Whether both are the same, scalar by scalar. O(*n*).
  public static func == (a: Words, b: Words) -> Bool {
    a.form == b.form && a.plural == b.plural && a.key.hasScalars(of: b.key)
      && a.arguments == b.arguments
  }
}

extension Words.Argument {
  /// Whether both are the same, scalar by scalar. O(*n*).
  public static func == (a: Words.Argument, b: Words.Argument) -> Bool {
    switch (a, b) {
    case (.verbatim(let a), .verbatim(let b)): a.hasScalars(of: b)
    case (.own(let a), .own(let b)): a.hasScalars(of: b)
    case (.ranges(let a), .ranges(let b)): a == b
    case (.words(let a), .words(let b)): a == b
    case (.verbatim, _), (.own, _), (.ranges, _), (.words, _): false
    }
  }
}
