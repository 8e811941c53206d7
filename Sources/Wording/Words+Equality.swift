extension String {
  /// Whether it has the scalars of another text. O(*n*).
  fileprivate func hasScalars(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  fileprivate func hashScalars(into hasher: inout Hasher) {
    for byte in utf8 { hasher.combine(byte) }
    // No byte of UTF-8.
    hasher.combine(0xFF as UInt8)
  }
}

extension Words {
  /// Whether both are the same, scalar by scalar. O(*n*).
  public static func == (a: Words, b: Words) -> Bool {
    a.form == b.form && a.plural == b.plural && a.key.hasScalars(of: b.key)
      && a.arguments == b.arguments
  }

  /// Hashes the scalars. O(*n*).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(form)
    hasher.combine(plural)
    key.hashScalars(into: &hasher)
    hasher.combine(arguments)
  }
}

extension Words.Argument {
  /// Whether both are the same, scalar by scalar. O(*n*).
  public static func == (a: Words.Argument, b: Words.Argument) -> Bool {
    switch (a, b) {
    case (.verbatim(let a), .verbatim(let b)): a.hasScalars(of: b)
    case (.words(let a), .words(let b)): a == b
    case (.verbatim, .words), (.words, .verbatim): false
    }
  }

  /// Hashes the scalars. O(*n*).
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .verbatim(let text): text.hashScalars(into: &hasher)
    case .words(let words): hasher.combine(words)
    }
  }
}
