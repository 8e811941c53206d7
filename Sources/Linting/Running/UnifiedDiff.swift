/// How one text becomes another, as `diff -u` writes it. Fixes change lines and neither add nor
/// remove any.
public enum UnifiedDiff {
  private static let context = 3

  /// The hunks with their header; empty where nothing changes.
  public static func text(from old: FileText, to new: FileText, path: String) -> String {
    guard old.scalars != new.scalars else { return "" }
    let count = max(old.lineCount, new.lineCount)
    let changed = (0..<count).filter { line(old, $0) != line(new, $0) }
    var text = "--- \(path)\n+++ \(path)\n"
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * context { last += 1 }
      let from = max(0, changed[index] - context)
      let to = min(min(old.lineCount, new.lineCount), changed[last] + context + 1)
      text += "@@ -\(from + 1),\(to - from) +\(from + 1),\(to - from) @@\n"
      let isChanged = Set(changed[index...last])
      for number in from..<to {
        if isChanged.contains(number) {
          text += "-\(line(old, number) ?? "")\n+\(line(new, number) ?? "")\n"
        } else {
          text += " \(line(old, number) ?? "")\n"
        }
      }
      index = last + 1
    }
    return text
  }

  private static func line(_ text: FileText, _ number: Int) -> String? {
    guard number < text.lineCount else { return nil }
    return String(String.UnicodeScalarView(text.scalars[text.range(ofLine: number)]))
  }
}
