/// How one text becomes another, as `diff -u` writes it and `patch` reads it. Fixes change lines
/// and neither add nor remove any.
public enum UnifiedDiff {
  private static let context = 3

  /// The hunks with their header; empty where nothing changes.
  public static func text(from old: FileText, to new: FileText, path: String) -> String {
    guard old.scalars != new.scalars else { return "" }
    let (before, after) = (lines(of: old), lines(of: new))
    let changed = (0..<max(before.count, after.count)).filter {
      line(before, $0) != line(after, $0)
    }
    // Without a tab `patch` would end a name at its first space.
    let name = path.contains(" ") ? path + "\t" : path
    var text = "--- \(name)\n+++ \(name)\n"
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * context { last += 1 }
      let from = max(0, changed[index] - context)
      let to = min(min(before.count, after.count), changed[last] + context + 1)
      text += "@@ -\(from + 1),\(to - from) +\(from + 1),\(to - from) @@\n"
      let isChanged = Set(changed[index...last])
      for number in from..<to {
        if isChanged.contains(number) {
          text += "-" + (line(before, number) ?? "") + "+" + (line(after, number) ?? "")
        } else {
          text += " " + (line(before, number) ?? "")
        }
      }
      index = last + 1
    }
    return text
  }

  /// The lines as `diff` has them, with their ends: a line feed and nothing else, or for the last
  /// one what `diff` says where it has none.
  private static func lines(of text: FileText) -> [String] {
    var lines = text.scalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String(String.UnicodeScalarView($0)) + "\n"
    }
    if text.scalars.last == "\n" {
      lines.removeLast()
    } else if let last = lines.indices.last {
      lines[last] += "\\ No newline at end of file\n"
    }
    return lines
  }

  private static func line(_ lines: [String], _ number: Int) -> String? {
    number < lines.count ? lines[number] : nil
  }
}
