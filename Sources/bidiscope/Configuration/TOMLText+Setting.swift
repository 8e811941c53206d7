extension TOMLText {
  /// The text with a value at a path, everything else as it was: comments, order and spaces.
  ///
  /// - Returns: the text; nil where it says that in a way that is not to be changed by a program.
  func setting(_ path: [String], to value: JSONValue) -> String? {
    var wanted = values
    wanted.set(path[...], to: value)
    for text in [replacing(path, value), adding(path, value)] {
      // Whatever was written, the parser has the last word on what it says.
      if let text, let said = try? Self.values(of: text), said == wanted { return text }
    }
    return nil
  }

  /// The text with another value in the statement that has one at a path, or at its beginning.
  private func replacing(_ path: [String], _ value: JSONValue) -> String? {
    for statement in statements {
      guard var values = statement.values, path.starts(with: statement.table) else { continue }
      let rest = path.dropFirst(statement.table.count)
      guard let first = rest.first, case .object(let members) = values, members[first] != nil else {
        continue
      }
      let text = lines[statement.lines].joined()
      guard let parts = Self.parts(of: text), rest.starts(with: parts.key) else { continue }
      values.set(rest, to: value)
      var inner = values
      for name in parts.key { inner = inner[name] }
      return lines[..<statement.lines.lowerBound].joined() + parts.before + inner.toml + parts.after
        + lines[statement.lines.upperBound...].joined()
    }
    return nil
  }

  /// The text with a statement more, at the end of its table.
  private func adding(_ path: [String], _ value: JSONValue) -> String? {
    let table = Array(path.dropLast())
    let ending = lines.first.map { $0.hasSuffix("\r\n") ? "\r\n" : "\n" } ?? "\n"
    var before = lines.map(String.init)
    if let last = before.last, !last.hasSuffix("\n") { before[before.count - 1] += ending }
    let statements = statements
    func inserting(_ text: String, at line: Int) -> String {
      (before[..<line] + [text] + before[line...]).joined()
    }
    if let last = statements.last(where: { $0.table == table }) {
      let names = JSONValue.tomlKey(path[path.count - 1])
      return inserting("\(names) = \(value.toml)\(ending)", at: last.lines.upperBound)
    }
    // Beside a key of the same table that is written with a full stop.
    let dotted = statements.last { statement in
      guard statement.values != nil, table.starts(with: statement.table),
        let parts = Self.parts(of: lines[statement.lines].joined())
      else { return false }
      return statement.table + parts.key.dropLast() == table
    }
    if let dotted {
      let names = path.dropFirst(dotted.table.count).map(JSONValue.tomlKey).joined(separator: ".")
      return inserting("\(names) = \(value.toml)\(ending)", at: dotted.lines.upperBound)
    }
    if !table.isEmpty {
      let head = table.map(JSONValue.tomlKey).joined(separator: ".")
      let gap = before.isEmpty ? "" : ending
      return before.joined() + gap + "[\(head)]\(ending)"
        + "\(JSONValue.tomlKey(path[path.count - 1])) = \(value.toml)\(ending)"
    }
    // Before the first table, and the comments that stand over it.
    var line = statements.first { !$0.table.isEmpty }?.lines.lowerBound ?? before.count
    let isBeforeTable = line < before.count
    while line > 0, isBeforeTable, before[line - 1].first == "#" { line -= 1 }
    let gap = isBeforeTable ? ending : ""
    return inserting("\(JSONValue.tomlKey(path[0])) = \(value.toml)\(ending)\(gap)", at: line)
  }

  private static let blanks: Set<Unicode.Scalar> = [" ", "\t", "\r", "\n"]

  /// The parts of a statement: its key, what stands before the value, and what behind it.
  private static func parts(of text: String) -> (key: [String], before: String, after: String)? {
    let scalars = text.unicodeScalars
    guard let whole = try? values(of: text),
      // The first `=` with a key before it ends the key.
      let sign = scalars.indices.first(where: {
        scalars[$0] == "=" && (try? values(of: text[..<$0] + "=0")) != nil
      }), let head = try? values(of: text[..<sign] + "=0")
    else { return nil }
    let start = scalars[sign...].dropFirst().firstIndex { $0 != " " && $0 != "\t" }
    guard let start else { return nil }
    // The first `#` with the whole value before it begins the comment.
    let comment = scalars.indices.first {
      $0 > start && scalars[$0] == "#" && (try? values(of: String(text[..<$0]))) == whole
    }
    var end = comment ?? scalars.endIndex
    while end > start, Self.blanks.contains(scalars[scalars.index(before: end)]) {
      end = scalars.index(before: end)
    }
    return (path(head), String(text[..<start]), String(text[end...]))
  }
}

extension JSONValue {
  /// Puts a value where a path leads to; what is no table on the way becomes one.
  mutating func set(_ path: ArraySlice<String>, to value: JSONValue) {
    guard let first = path.first else {
      self = value
      return
    }
    var members: [String: JSONValue] = [:]
    if case .object(let known) = self { members = known }
    var inner = members[first] ?? .null
    inner.set(path.dropFirst(), to: value)
    members[first] = inner
    self = .object(members)
  }
}
