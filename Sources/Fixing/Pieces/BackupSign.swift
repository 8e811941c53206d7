extension Piece {
  /// The piece with the tilde right behind it with which editors name the copy of a file that they
  /// keep, `main.c~`, `.bashrc~`, and unchanged where there is none. O(its length).
  ///
  /// Behind other names a tilde may be anybody's.
  func withBackupSign(in text: Skeleton) -> Piece {
    let end = range.upperBound
    guard text.at(end) == "~", order == .leftToRight, kind == .identifier || kind == .path,
      Self.isEndOfItem(end + 1, text), isNameOfFile(in: text)
    else { return self }
    return Piece(
      kind: kind, range: range.lowerBound..<end + 1, order: order,
      parts: parts.isEmpty ? [] : parts + [end..<end + 1])
  }

  /// Whether it ends with a known ending of files, or is a name with a dot before it and no other.
  private func isNameOfFile(in text: Skeleton) -> Bool {
    guard let dot = range.last(where: { text.at($0) == "." }) else { return false }
    if dot == range.lowerBound {
      return range.count > 3
        && range.dropFirst().allSatisfy { text.isLatin($0) || text.isDigit($0) }
    }
    if Self.endOfEnding(dot + 1, text) == range.upperBound { return true }
    return Self.endingsOfSettings.contains(
      text.string(dot + 1..<range.upperBound).lowercased())
  }

  /// Endings of code and settings that are words, or parts of hosts, elsewhere.
  private static let endingsOfSettings: Set<String> = [
    "bak", "cc", "cfg", "conf", "cs", "el", "go", "jsx", "kt", "lua", "rb", "rs", "toml", "tsx",
    "vue",
  ]
}
