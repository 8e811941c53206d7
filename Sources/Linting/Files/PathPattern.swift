/// A pattern of paths, as `.gitignore` has them: `*`, `?`, `[a-z]`, `**`, a slash at its start,
/// within it or at its end.
public struct PathPattern: Hashable, Sendable {
  private let parts: [[UInt8]]
  /// Whether it is for whole paths below its folder, and not for names in any folder.
  private let isAnchored: Bool
  /// Whether only folders match.
  public let isForFolders: Bool
  /// Whether what matches is taken back in.
  public let isNegated: Bool

  /// A line of such a file; nil for an empty one and for a comment.
  public init?(line: String) {
    var text = Substring(line)
    while text.last == " " || text.last == "\r" || text.last == "\t" { text.removeLast() }
    guard let first = text.first, first != "#" else { return nil }
    isNegated = first == "!"
    if isNegated { text.removeFirst() }
    if text.hasPrefix("\\") { text.removeFirst() }
    isForFolders = text.hasSuffix("/")
    if isForFolders { text.removeLast() }
    isAnchored = text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    guard !text.isEmpty else { return nil }
    parts = text.split(separator: "/", omittingEmptySubsequences: true).map { Array($0.utf8) }
  }

  /// Whether a path matches, counted from the pattern's folder. O(length × length of the pattern).
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    guard isAnchored else {
      return parts.count == 1 && names.last.map { Self.matches($0[...], parts[0][...]) } ?? false
    }
    return Self.matches(names[...], parts[...])
  }

  private static func matches(
    _ names: ArraySlice<[UInt8]>, _ parts: ArraySlice<[UInt8]>
  ) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == Array("**".utf8) {
      let rest = parts.dropFirst()
      if rest.isEmpty { return !names.isEmpty }
      return (names.startIndex...names.endIndex).contains { matches(names[$0...], rest) }
    }
    guard let name = names.first, matches(name[...], part[...]) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  /// Whether one name matches one part, by going back to the last star only.
  private static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (n, p) = (name.startIndex, pattern.startIndex)
    var star: (p: Int, n: Int)?
    while n < name.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        star = (p, n)
        p += 1
      } else if p < pattern.endIndex, let end = one(name[n], pattern, p) {
        n += 1
        p = end
      } else if let last = star {
        star = (last.p, last.n + 1)
        n = last.n + 1
        p = last.p + 1
      } else {
        return false
      }
    }
    while p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") { p += 1 }
    return p == pattern.endIndex
  }

  /// Where a pattern goes on behind one byte that matches; nil where it does not.
  private static func one(_ byte: UInt8, _ pattern: ArraySlice<UInt8>, _ place: Int) -> Int? {
    switch pattern[place] {
    case UInt8(ascii: "?"): return place + 1
    case UInt8(ascii: "\\") where place + 1 < pattern.endIndex:
      return pattern[place + 1] == byte ? place + 2 : nil
    case UInt8(ascii: "["):
      guard let close = pattern[(place + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
        return byte == UInt8(ascii: "[") ? place + 1 : nil
      }
      var index = place + 1
      let isNegated = pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^")
      if isNegated { index += 1 }
      var isIn = false
      while index < close {
        if index + 2 < close, pattern[index + 1] == UInt8(ascii: "-") {
          if pattern[index] <= byte, byte <= pattern[index + 2] { isIn = true }
          index += 3
        } else {
          if pattern[index] == byte { isIn = true }
          index += 1
        }
      }
      return isIn != isNegated ? close + 1 : nil
    default: return pattern[place] == byte ? place + 1 : nil
    }
  }
}
