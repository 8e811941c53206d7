internal import TOMLKit
internal import Wording

/// A text in TOML with its lines.
///
/// What it says is the parser's to find out, and where it says it, too: a statement is the shortest
/// run of lines that the parser takes alone. So no line is named, and none written, by rules of our
/// own about strings and brackets.
struct TOMLText {
  /// What is wrong with a text that is no TOML.
  struct Fault: Error {
    /// Counted from 1.
    var line: Int
    var words: Words
  }

  /// The lines, each with its line end.
  let lines: [Substring]
  /// What it says.
  let values: JSONValue

  /// The text of bytes.
  ///
  /// - Throws: the first line that is wrong, and what is.
  init(_ bytes: [UInt8]) throws(Fault) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      // The parser would end at a NUL.
      guard String(validating: line, as: UTF8.self) != nil, !line.contains(0) else {
        throw Fault(line: index + 1, words: "this is not text in UTF-8")
      }
    }
    try self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// A text.
  ///
  /// - Throws: the first line that is wrong, and what is.
  init(_ text: String) throws(Fault) {
    lines = Self.lines(of: text)
    values = try Self.values(of: text)
  }

  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let end =
        scalars[start...].firstIndex(of: "\n").map { scalars.index(after: $0) } ?? scalars.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// What a text says.
  ///
  /// - Throws: the first line that is wrong, and what is.
  static func values(of text: String) throws(Fault) -> JSONValue {
    try TOMLGrammar.check(text)
    do {
      let table = try TOMLTable(string: text)
      let json = table.convert(to: .json, options: .allowUnicodeStrings)
      guard let values = try? JSONValue(bytes: Array(json.utf8)) else {
        // Infinity and what is no number have no JSON, and what is too deep is not read.
        throw Fault(line: 1, words: "there is a value that no setting takes")
      }
      return values
    } catch let error as TOMLParseError {
      let said = error.description.replacing("Error while parsing ", with: "")
      throw Fault(
        line: Int(error.source.begin.line), words: "this is not TOML (\(verbatim: said))")
    } catch let error as Fault {
      throw error
    } catch {
      throw Fault(line: 1, words: "this is not TOML (\(verbatim: "\(error)"))")
    }
  }
}
