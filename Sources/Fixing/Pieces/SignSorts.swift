internal import UnicodeData

/// What pieces are called that their kinds say too little of.
extension Skeleton {
  /// What a piece of a kind is that is no code of a program; nil of code, and of other pieces.
  /// O(its length).
  func sort(of kind: PieceKind?, _ range: Range<Int>) -> IdentifierSort? {
    switch kind {
    case .identifier: identifierSort(range)
    case .version: isNetworkAddress(range) ? .device : nil
    default: nil
    }
  }

  /// Whether four numbers of bytes with dots between them are rather the address of a device than a
  /// version: one of them has three digits.
  private func isNetworkAddress(_ range: Range<Int>) -> Bool {
    let numbers = string(range).split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil }
      && numbers.contains { $0.count == 3 }
  }

  /// Whether signs are more than punctuation: one is an arrow, a picture, a currency's or one of
  /// mathematics, or the hash or the slashes of a comment. O(its length).
  func hasSymbol(_ range: Range<Int>) -> Bool {
    range.contains {
      switch ScalarFacts.category(of: scalars[$0]) {
      case .sm, .sc, .sk, .so: true
      default: "#/".unicodeScalars.contains(scalars[$0])
      }
    }
  }

  /// Whether a word right before a position says that the number of an account, an order or the
  /// like stands there, which looks as that of a phone may.
  func followsWordForAccount(_ position: Int) -> Bool {
    wordBefore(position).map { Self.has($0, in: Self.accounts) } ?? false
  }

  // Account, order, delivery, voucher, policy in Hebrew, Arabic, Persian and Urdu.
  private static let accounts = words(
    """
    \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF} \u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D4} \
    \u{5DE}\u{5E9}\u{5DC}\u{5D5}\u{5D7} \u{5E9}\u{5D5}\u{5D1}\u{5E8} \
    \u{5E4}\u{5D5}\u{5DC}\u{5D9}\u{5E1}\u{5D4} \u{62D}\u{633}\u{627}\u{628} \u{637}\u{644}\u{628} \
    \u{637}\u{644}\u{628}\u{64A}\u{629} \u{634}\u{62D}\u{646}\u{629} \
    \u{628}\u{648}\u{644}\u{64A}\u{635}\u{629} \u{633}\u{641}\u{627}\u{631}\u{634} \
    \u{627}\u{6A9}\u{627}\u{624}\u{646}\u{679} \u{6A9}\u{6BE}\u{627}\u{62A}\u{6C1} \
    \u{6A9}\u{6BE}\u{627}\u{62A}\u{6D2} \u{622}\u{631}\u{688}\u{631}
    """)
}
