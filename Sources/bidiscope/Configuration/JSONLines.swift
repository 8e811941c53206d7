/// The lines of a JSON text on which its keys stand.
struct JSONLines {
  private struct Place {
    let path: [String]
    let line: Int
  }

  private var places: [Place] = []

  /// The lines of a text that was read as JSON. O(*n*).
  init(_ bytes: [UInt8]) {
    /// The keys of the objects that are open; nil for an array's.
    var open: [String?] = []
    var string: Range<Int>?
    var (line, at) = (1, 0)
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\""):
        let start = at
        at += 1
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
          at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        string = start..<min(at + 1, bytes.count)
      case UInt8(ascii: ":"):
        guard let key = string, !open.isEmpty else { break }
        open[open.count - 1] = Self.words(bytes[key])
        places.append(Place(path: open.compactMap { $0 }, line: line))
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      default: break
      }
      at += 1
    }
  }

  /// What a string with its quotes says.
  private static func words(_ quoted: ArraySlice<UInt8>) -> String {
    let list = try? JSONValue(bytes: [UInt8(ascii: "[")] + quoted + [UInt8(ascii: "]")])
    return list?.elements.first?.text ?? ""
  }

  /// The line, from 1, of what a path leads to, or of as much of the path as is there; nil where
  /// nothing of it is.
  func line(of path: [String]) -> Int? {
    places.filter { path.starts(with: $0.path) }.max { $0.path.count < $1.path.count }?.line
  }
}
