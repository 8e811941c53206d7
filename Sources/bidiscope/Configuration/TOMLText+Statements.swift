extension TOMLText {
  /// A statement: a key with its value, or the head of a table.
  struct Statement {
    /// Its lines, from 0.
    var lines: Range<Int>
    /// The table that it stands in, or opens.
    var table: [String]
    /// What it says by itself, in its table; nil of a head.
    var values: JSONValue?
  }

  /// The longest value that is looked into, in lines.
  private static let longestStatement = 1000

  /// Its statements in their order; those that cannot be told apart are left out. Each line is read
  /// once for itself and once more for each line of its value before it.
  var statements: [Statement] {
    var statements: [Statement] = []
    var table: [String] = []
    var start = 0
    var chunk = ""
    for (index, line) in lines.enumerated() {
      chunk += line
      guard let values = try? Self.values(of: chunk) else {
        if index - start > Self.longestStatement { return statements }
        continue
      }
      let range = start..<index + 1
      if chunk.first(where: { !$0.isWhitespace }) == "[" {
        table = Self.path(values)
        statements.append(Statement(lines: range, table: table))
      } else if case .object(let members) = values, !members.isEmpty {
        statements.append(Statement(lines: range, table: table, values: values))
      }
      (start, chunk) = (index + 1, "")
    }
    return statements
  }

  /// The names that lead into a value while there is one only.
  static func path(_ value: JSONValue) -> [String] {
    var (path, value) = ([String](), value)
    while true {
      if case .array(let entries) = value, entries.count == 1 { value = entries[0] }
      guard case .object(let members) = value, let only = members.first, members.count == 1 else {
        return path
      }
      path.append(only.key)
      value = only.value
    }
  }

  /// The line, from 1, of what a path leads to, or of as much of the path as is there; nil where
  /// nothing of it is.
  func line(of path: [String]) -> Int? {
    var best: (line: Int, length: Int)?
    for statement in statements {
      let length = statement.reach(path)
      if length > best?.length ?? 0 { best = (statement.lines.lowerBound + 1, length) }
    }
    return best?.line
  }
}

extension TOMLText.Statement {
  /// How many names of a path it leads along.
  func reach(_ path: [String]) -> Int {
    let shared = zip(path, table).prefix { $0 == $1 }.count
    guard shared == table.count, var value = values else { return shared }
    var length = shared
    while length < path.count, case .object(let members) = value, let next = members[path[length]] {
      value = next
      length += 1
    }
    return length
  }
}
