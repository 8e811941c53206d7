/// How one text becomes another, as `diff -u` writes it and `patch` reads it. Fixes change lines
/// and neither add nor remove any.
public enum UnifiedDiff {
  private static let context = 3

  /// The hunks with their header; empty where nothing changes. What is ill-formed in UTF-8 stays as
  /// its bytes are, and UTF-16 is told as UTF-8.
  public static func bytes(from old: FileText, to new: FileText, path: String) -> [UInt8] {
    guard old.scalars != new.scalars else { return [] }
    let (before, after) = (lines(of: old), lines(of: new))
    let changed = (0..<max(before.count, after.count)).filter {
      line(before, $0) != line(after, $0)
    }
    // Without a tab `patch` would end a name at its first space.
    let name = path.contains(" ") ? path + "\t" : path
    var diff = Array("--- \(name)\n+++ \(name)\n".utf8)
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * context { last += 1 }
      let from = max(0, changed[index] - context)
      let to = min(min(before.count, after.count), changed[last] + context + 1)
      diff += Array("@@ -\(from + 1),\(to - from) +\(from + 1),\(to - from) @@\n".utf8)
      let isChanged = Set(changed[index...last])
      for number in from..<to {
        if isChanged.contains(number) {
          diff += [UInt8(ascii: "-")] + (line(before, number) ?? [])
          diff += [UInt8(ascii: "+")] + (line(after, number) ?? [])
        } else {
          diff += [UInt8(ascii: " ")] + (line(before, number) ?? [])
        }
      }
      index = last + 1
    }
    return diff
  }

  /// The lines as `diff` has them, with their ends: a line feed and nothing else, or for the last
  /// one what `diff` says where it has none.
  private static func lines(of text: FileText) -> [[UInt8]] {
    let bytes =
      text.encoding == .utf8
      ? text.bytes : Array(String(String.UnicodeScalarView(text.scalars)).utf8)
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      Array($0) + [0x0A]
    }
    if bytes.last == 0x0A {
      lines.removeLast()
    } else if let last = lines.indices.last {
      lines[last] += Array("\\ No newline at end of file\n".utf8)
    }
    return lines
  }

  private static func line(_ lines: [[UInt8]], _ number: Int) -> [UInt8]? {
    number < lines.count ? lines[number] : nil
  }
}
