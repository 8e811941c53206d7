internal import UnicodeData

/// What pieces are called that their kinds say too little of.
extension Skeleton {
  /// What a piece of a kind is called of which that says too little; nil of code, and of other
  /// pieces. O(its length).
  func sort(of kind: PieceKind?, _ range: Range<Int>) -> IdentifierSort? {
    switch kind {
    case .identifier: isNamedVersion(range) ? .version : identifierSort(range)
    case .version: isNetworkAddress(range) ? .device : nil
    case .path: isCommand(range) ? .command : nil
    case .number: sortOfNumber(range)
    case .name: sortOfName(range)
    default: nil
    }
  }

  /// Whether four numbers of bytes with dots between them are rather the address of a device than a
  /// version: one of them has three digits, or a colon and a port are behind them.
  private func isNetworkAddress(_ range: Range<Int>) -> Bool {
    let parts = string(range).split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let hasPort = parts.count == 2 && UInt16(parts[1]) != nil
    return (parts.count == 1 || hasPort) && numbers.count == 4
      && numbers.allSatisfy { UInt8($0) != nil } && (hasPort || numbers.contains { $0.count == 3 })
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
}
